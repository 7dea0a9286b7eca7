#!/usr/bin/env bash
# Install what the tests need beyond Python, where that may be done; say what is missing where not.
# With CI=true a missing thing is a failure, elsewhere only the tests that need it are skipped.
set -euo pipefail

find_browser() {
    [[ -n ${CHROMIUM:-} ]] || command -v chromium chromium-browser google-chrome >/dev/null
}

if find_browser; then
    exit 0
fi
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the tests of localcord's web page …" >&2
    log=$(mktemp)
    if ! { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } >"$log" 2>&1; then
        tail -n 5 "$log" >&2
    fi
    rm -f "$log"
fi
if find_browser; then
    exit 0
fi
cat >&2 <<'EOF'
──────────────────────────────────────────────────────────────────────────────
MISSING: Chromium, for the tests of localcord's web page.
  Debian: sudo apt install chromium · elsewhere: install Chromium or Chrome, or
  name it: CHROMIUM=/path/to/chrome make test
──────────────────────────────────────────────────────────────────────────────
EOF
if [[ ${CI:-} == true ]]; then
    exit 1
fi
echo "The tests marked 'browser' will be skipped." >&2
