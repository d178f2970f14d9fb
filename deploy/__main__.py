"""`python -m deploy`: the command line that `deploy.sh` hands over to."""

import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "constructs"))


def _interrupt(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt


def _run() -> int:
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
            signal.signal(number, _interrupt)
    try:
        from deploy.cli import main

        return main()
    except KeyboardInterrupt:  # while the modules were loading, or a second one
        print("Interrupted.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(_run())
