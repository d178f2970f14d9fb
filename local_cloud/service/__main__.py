"""`python -m local_cloud.service --root DIR [--port N] [--now RFC3339]`"""

import os
import sys

from local_cloud.service.app import main
from local_cloud.service.providers import build

if __name__ == "__main__":
    code = main(build)
    sys.stderr.flush()
    # All is closed and written. Idle threads of libraries would only keep the process for another half second.
    os._exit(code)
