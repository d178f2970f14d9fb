"""`python -m local_cloud.service --root DIR [--port N] [--now RFC3339]`"""

import sys

from local_cloud.service.app import main
from local_cloud.service.providers import build

if __name__ == "__main__":
    sys.exit(main(build))
