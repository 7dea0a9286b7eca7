#!/usr/bin/env bash
# Install what the tests need beyond Python, where that may be done; say what is missing where not.
# With CI=true a missing thing is a failure, elsewhere only the tests that need it are skipped.
set -euo pipefail

find_browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome ||
        compgen -G "$HOME/.cache/ms-playwright/chromium-*"
}

find_emojis() {
    compgen -G "/usr/share/fonts/*/noto/NotoColorEmoji.ttf" || compgen -G "/usr/share/fonts/*/NotoColorEmoji.ttf" ||
        { command -v fc-list >/dev/null && fc-list | grep -i emoji; }
}

find_postgres() {
    command -v initdb || compgen -G "/usr/lib/postgresql/*/bin/initdb" || compgen -G "/opt/homebrew/opt/postgresql*/bin/initdb"
}

missing=()
find_browser >/dev/null || missing+=(chromium)
find_emojis >/dev/null || missing+=(fonts-noto-color-emoji)
find_postgres >/dev/null || missing+=(postgresql)
if [[ ${#missing[@]} == 0 ]]; then
    exit 0
fi
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    echo "Installing for the tests: ${missing[*]} …" >&2
    log=$(mktemp)
    if ! { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        tail -n 5 "$log" >&2
    fi
    rm -f "$log"
fi
missing=()
find_browser >/dev/null || missing+=("Chromium, for the tests that look at localcord's page (Debian: chromium)")
find_emojis >/dev/null || missing+=("a colour emoji font, for the tests of names (Debian: fonts-noto-color-emoji)")
find_postgres >/dev/null || missing+=("PostgreSQL's server, for the tests of the storage on it (Debian: postgresql)")
if [[ ${#missing[@]} == 0 ]]; then
    exit 0
fi
{
    echo "──────────────────────────────────────────────────────────────────────────────"
    printf 'MISSING: %s\n' "${missing[@]}"
    echo "──────────────────────────────────────────────────────────────────────────────"
} >&2
if [[ ${CI:-} == true ]]; then
    exit 1
fi
echo "The tests that need it will be skipped." >&2
