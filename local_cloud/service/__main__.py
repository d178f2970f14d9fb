"""`python -m local_cloud.service --root DIR [--port N] [--now RFC3339]`"""

import gc
import os
import sys
from typing import Final

from local_cloud.service.app import main
from local_cloud.service.providers import build

#: Thresholds of the garbage collector. The descriptions of the AWS services are half a million objects that stay; with
#: Python's defaults the first call to AWS takes 0.2 s longer.
_GC_THRESHOLDS: Final = (50_000, 20, 20)

if __name__ == "__main__":
    gc.set_threshold(*_GC_THRESHOLDS)
    code = main(build)
    sys.stderr.flush()
    # Everything is closed and written. A normal exit would wait 0.6 s for idle threads of libraries.
    os._exit(code)
