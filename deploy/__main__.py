"""`python -m deploy`: the command line that `deploy.sh` hands over to."""

import sys

from deploy.cli import main

if __name__ == "__main__":
    sys.exit(main())
