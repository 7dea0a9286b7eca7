#!/usr/bin/env bash
# Hold the locks against the published advisories:  scripts/audit.sh
#
# Ends with 0 where no weakness is known, 1 where one is, and 69 where that could not be asked: which is no good news.
set -uo pipefail
cd "$(dirname "$0")/.."

unasked() {
    echo "NOT CHECKED: $*" >&2
    echo "Whether a weakness is known of the packages in the locks is not known. Try again where there is a network." >&2
    exit 69
}

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
"${PYTHON:-python3}" -m venv "$tools" || unasked "no virtual environment could be made."
"$tools/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
    --requirement requirements-audit.lock || unasked "pip-audit could not be installed."

found=0
for lock in requirements.lock requirements-dev.lock requirements-build.lock requirements-audit.lock; do
    echo "$lock:" >&2
    said=$("$tools/bin/pip-audit" --require-hashes --disable-pip --progress-spinner off --format json \
        --requirement "$lock" 2>"$tools/errors")
    code=$?
    # It ends with 1 for a weakness and for trouble alike; only a weakness comes with an answer.
    if ((code != 0)) && ! grep -q '"vulns": \[{' <<<"$said"; then
        tail -n 1 "$tools/errors" >&2
        unasked "the advisories could not be asked for."
    fi
    if ((code != 0)); then
        found=1
        "$tools/bin/python" -c 'if True:
            import json, sys
            for package in json.load(sys.stdin)["dependencies"]:
                for weakness in package.get("vulns", ()):
                    mended = ", ".join(weakness["fix_versions"]) or "no version yet"
                    print(package["name"], package["version"], weakness["id"], "mended in", mended)' <<<"$said"
    fi
done
((found)) && echo "Weaknesses are known: make lock ARGS=--upgrade takes the newest versions." >&2
exit "$found"
