"""`python -m local_cloud.service --root DIR [--port N] [--now RFC3339]`"""

import gc
import os
import sys
from typing import Final

from local_cloud.service.app import main
from local_cloud.service.providers import build

#: Objects made before Python looks for cycles among the newest, and how many such looks make one of a wider round.
#: Reading the descriptions of the AWS services makes half a million objects that all stay; with Python's own numbers
#: (700, 10, 10) a third of the start goes into looking through them again and again.
_CYCLES: Final = (50_000, 20, 20)

if __name__ == "__main__":
    gc.set_threshold(*_CYCLES)
    code = main(build)
    sys.stderr.flush()
    # All is closed and written. Idle threads of libraries would only keep the process for another half second.
    os._exit(code)
