#!/usr/bin/env bash
# Bring .venv up to date with a lock, and make it if need be:  scripts/venv.sh requirements.lock
# The Python is that of $PYTHON (python3).
set -euo pipefail
cd "$(dirname "$0")/.."

lock=$1
python=${PYTHON:-python3}

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

if ! new_enough .venv/bin/python; then
    command -v "$python" >/dev/null ||
        fail "There is no $python here. Install Python 3.11 or newer (Debian, Ubuntu: apt install python3 python3-venv)."
    new_enough "$python" ||
        fail "$python is $("$python" --version 2>&1), and 3.11 or newer is needed." \
            "If there is a newer one on this machine, name it: make ${MAKECMDGOALS:-play} PYTHON=python3.12"
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "$python cannot make virtual environments. Install its venv module (Debian, Ubuntu: apt install python3-venv)."
    "$python" -m venv --clear .venv
fi

printf 'Installing %s into .venv …\n' "$lock" >&2
# A lock names every package, so pip has nothing to work out. Older pips, Debian 12's among them, would refuse the whole
# lock as soon as a newer version appears of a package that another one requires with an extra.
pip() {
    .venv/bin/python -m pip --disable-pip-version-check "$@"
}
# Python compiles what is imported, a small part of it.
pip install -qq --no-deps --no-compile --require-hashes --requirement "$lock" ||
    fail "The packages of $lock could not be installed; pip says why above."
# A game of another author asks for manila-bot, which is here without being installed: a .pth file names this folder.
if ! problems=$(pip check) && problems=$(grep -v ' requires manila-bot, which is not installed\.$' <<<"$problems"); then
    fail "$problems" "The packages of $lock do not fit together on $(.venv/bin/python --version)."
fi

# The command `manila`, and the packages of this folder for it wherever it is called from.
pwd > "$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/manila.pth"
cat > .venv/bin/manila <<'EOF'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/python" -m bot "$@"
EOF
chmod +x .venv/bin/manila
