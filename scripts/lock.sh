#!/usr/bin/env bash
# Write requirements.lock, -dev.lock and -build.lock from pyproject.toml, and the lock of make audit:  scripts/lock.sh [--upgrade]
#
# Locks are made by the newest Python that is supported: it needs all that the older ones need, and its own extras
# carry a marker that the older ones skip. They hold hashes of the public index's files and no address of any index:
# pip's configuration on this machine is put aside, since a private index may hold other files of the same version.
set -euo pipefail
cd "$(dirname "$0")/.."

python=${LOCK_PYTHON:-python3.13}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 13))' ||
    { echo "The locks are made with Python 3.13 or newer: make lock LOCK_PYTHON=/path/to/python3.13" >&2; exit 1; }

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
while IFS= read -r name; do unset "$name"; done < <(compgen -e | grep -E '^PIP_(FIND_LINKS|INDEX_URL|EXTRA_INDEX_URL|NO_INDEX)$')
export PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1 CUSTOM_COMPILE_COMMAND="make lock"

"$python" -m venv "$tools"
"$tools/bin/pip" install --quiet pip-tools
compile=("$tools/bin/pip-compile" --quiet --generate-hashes --allow-unsafe --strip-extras
    --no-emit-index-url --no-emit-find-links "$@")
# From a checkout and in the image the bot has all that it can use.
compile_bot=("${compile[@]}" --extra=cjk --extra=postgres)
"${compile_bot[@]}" --output-file=requirements.lock pyproject.toml
"${compile_bot[@]}" --extra=dev --constraint=requirements.lock --output-file=requirements-dev.lock pyproject.toml
# A newer version may have given up the oldest Python that is supported, which the newest does not notice.
oldest=3.11.2 # Debian 12's
for lock in requirements.lock requirements-dev.lock; do
    # What has a marker is for newer ones.
    sed -nE 's/^([a-z][a-zA-Z0-9._-]*==[^ ;]+) \\$/\1/p' "$lock" >"$tools/pinned"
    "$tools/bin/pip" install --quiet --dry-run --target "$tools/oldest" --no-deps --only-binary=:all: \
        --python-version "$oldest" --requirement "$tools/pinned" ||
        { echo "What $lock pins does not run on Python $oldest: hold it back in pyproject.toml." >&2; exit 1; }
done
# What builds the wheel, in the image and for a release.
"${compile[@]}" --only-build-deps --build-deps-for=wheel --output-file=requirements-build.lock pyproject.toml
# What looks for weaknesses is apart, so that no package of it comes near the bot.
printf 'pip-audit>=2.10,<3\n' | "${compile[@]}" --output-file=requirements-audit.lock -
