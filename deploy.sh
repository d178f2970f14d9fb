#!/usr/bin/env bash
# Installs what the project needs on first use (pinned packages in .venv) and hands over to Python.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
venv="$root/.venv"

find_python() {
    local candidate
    for candidate in "${PYTHON:-}" python3.13 python3.12 python3.11 python3 python; do
        [ -n "$candidate" ] || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            printf '%s' "$candidate"
            return
        fi
    done
    printf 'error: Python 3.11 or newer is needed; found %s.\n' "$(python3 --version 2>&1 || echo none)" >&2
    printf 'Install one, or name it: PYTHON=/path/to/python3.12 ./deploy.sh ...\n' >&2
    exit 1
}

# What is installed depends on these files. deploy/install.py keeps their text when it has finished.
pins=(requirements.txt constraints.txt)
if [ "${1:-}" = test ]; then pins=(requirements-dev.txt constraints-dev.txt "${pins[@]}"); fi

is_installed() {
    [ -x "$venv/bin/python" ] && [ -f "$venv/.installed" ] || return 1
    # Ends with: after the tests' packages the product's are installed too.
    [[ "$(cat "$venv/.installed")" == *"$(cat "${pins[@]/#/$root/}")" ]]
}

if ! is_installed; then
    python=$(find_python)
    "$python" -P "$root/deploy/install.py" "${pins[@]}"
fi

# Packages are installed without byte code: what a command imports is compiled by the first one that does.
unset PYTHONDONTWRITEBYTECODE
export PYTHONUTF8=1   # whatever the locale: the folder's path and what is printed may hold any letter
export PYTHONPATH="$root:$root/constructs${PYTHONPATH:+:$PYTHONPATH}"
# -P: not the folder the user stands in, which may hold a `deploy` of its own
exec "$venv/bin/python" -P -m deploy "$@"
