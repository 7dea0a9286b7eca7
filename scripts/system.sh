#!/usr/bin/env bash
# Install what the tests need beyond Python, where that may be done; say what is missing where not.
# With CI=true a missing thing is a failure, elsewhere only the tests that need it are skipped.
set -euo pipefail

find_browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome ||
        compgen -G "$HOME/.cache/ms-playwright/chromium-*"
}

if find_browser >/dev/null; then
    exit 0
fi
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the tests of localcord's page …" >&2
    log=$(mktemp)
    if ! { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } >"$log" 2>&1; then
        tail -n 5 "$log" >&2
    fi
    rm -f "$log"
fi
if find_browser >/dev/null; then
    exit 0
fi
cat >&2 <<'EOF'
──────────────────────────────────────────────────────────────────────────────
MISSING: Chromium, for the tests that look at localcord's page as people do.
  Debian: sudo apt install chromium
  elsewhere: install Chromium or Chrome, or .venv/bin/playwright install chromium
──────────────────────────────────────────────────────────────────────────────
EOF
if [[ ${CI:-} == true ]]; then
    exit 1
fi
echo "Those tests will be skipped." >&2
