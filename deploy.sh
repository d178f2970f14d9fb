#!/usr/bin/env bash
# Prepares what the project needs on first use (a virtual environment with pinned packages) and hands over to Python.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
venv="$root/.venv"

fail() {
    printf 'error: %s\n' "$1" >&2
    [ $# -lt 2 ] || printf '%s\n' "$2" >&2
    exit 1
}

find_python() {
    local candidate
    for candidate in "${PYTHON:-}" python3.13 python3.12 python3.11 python3 python; do
        [ -n "$candidate" ] || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            printf '%s' "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed; found $(python3 --version 2>&1 || echo none)." \
        "Install one, or name it: PYTHON=/path/to/python3.12 ./deploy.sh ..."
}

wanted() { cat "$root/requirements.txt" "$root/constraints.txt" | cksum; }

prepare() {
    local python said
    python=$(find_python)
    printf 'Preparing .venv (first use, or the pins changed); this takes a minute or two ...\n' >&2
    trap 'printf "\nInterrupted. The next run takes it up again.\n" >&2; exit 130' INT TERM HUP
    # An interrupted `venv` leaves a Python without pip.
    if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
        said=$("$python" -m venv --clear "$venv" 2>&1) \
            || fail "Could not make the virtual environment .venv." "$said
On Debian and Ubuntu: apt install python3-venv"
    fi
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$root/requirements.txt" >&2 \
        || fail "pip could not install the pinned packages of requirements.txt." \
            "See pip's words above: the network, a proxy (PIP_PROXY, PIP_INDEX_URL) or a full disk. Then run the same command again."
    wanted > "$venv/.prepared"   # last, so that an interrupted installation is taken up again
}

if [ ! -x "$venv/bin/python" ] || [ "$(wanted)" != "$(cat "$venv/.prepared" 2>/dev/null || true)" ]; then
    if command -v flock >/dev/null 2>&1; then
        exec 9<"$root/deploy.sh"   # the lock is on this file: nothing to leave behind
        flock 9
    fi
    # Another run may have prepared it while this one waited.
    [ -x "$venv/bin/python" ] && [ "$(wanted)" = "$(cat "$venv/.prepared" 2>/dev/null || true)" ] || prepare
    exec 9>&-
fi

export PYTHONUTF8=1   # whatever the locale: the folder's path and what is printed may hold any letter
export PYTHONPATH="$root:$root/constructs${PYTHONPATH:+:$PYTHONPATH}"
# -P: not the folder the user stands in, which may hold a `deploy` of its own
exec "$venv/bin/python" -P -m deploy "$@"
