#!/usr/bin/env bash
# Install what the tests need beyond Python, where that may be done; say what is missing where not.
# With CI=true a missing thing is a failure, elsewhere only the tests that need it are skipped.
# It is called with .venv in place: what a package of Python brings along has needs of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

find_browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome ||
        compgen -G "$HOME/.cache/ms-playwright/chromium-*"
}

# The driver of the browser is a program that Playwright brings along; whether all its libraries are here shows when it runs.
find_driver_libraries() {
    local driver
    driver=$(compgen -G ".venv/lib/python3*/site-packages/playwright/driver/node") && "$driver" --version
}

find_emojis() {
    compgen -G "/usr/share/fonts/*/noto/NotoColorEmoji.ttf" || compgen -G "/usr/share/fonts/*/NotoColorEmoji.ttf" ||
        { command -v fc-list >/dev/null && fc-list | grep -i emoji; }
}

find_postgres() {
    command -v initdb || compgen -G "/usr/lib/postgresql/*/bin/initdb" || compgen -G "/opt/homebrew/opt/postgresql*/bin/initdb"
}

find_promtool() {
    command -v promtool
}

# what it is | how it is found | Debian's package of it | the tests that need it
needs=(
    "Chromium|find_browser|chromium|that look at localcord's page"
    "libraries of Playwright's driver|find_driver_libraries|libatomic1|that look at localcord's page"
    "a font of emojis in colour|find_emojis|fonts-noto-color-emoji|of names with emojis"
    "PostgreSQL's server|find_postgres|postgresql|of the storage on it"
    "Prometheus' promtool|find_promtool|prometheus|of the alert rules"
)

# The lines of the needs that are not fulfilled.
missing() {
    local need found
    for need in "${needs[@]}"; do
        IFS='|' read -r _ found _ <<<"$need"
        "$found" >/dev/null 2>&1 || echo "$need"
    done
}

mapfile -t lacking < <(missing)
if [[ ${#lacking[@]} == 0 ]]; then
    exit 0
fi
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    mapfile -t packages < <(printf '%s\n' "${lacking[@]}" | cut -d'|' -f3)
    echo "Installing for the tests: ${packages[*]} …" >&2
    log=$(mktemp)
    if ! { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${packages[@]}"; } >"$log" 2>&1; then
        tail -n 5 "$log" >&2
    fi
    rm -f "$log"
    mapfile -t lacking < <(missing)
    if [[ ${#lacking[@]} == 0 ]]; then
        exit 0
    fi
fi
{
    echo "──────────────────────────────────────────────────────────────────────────────"
    for need in "${lacking[@]}"; do
        IFS='|' read -r what _ package tests <<<"$need"
        echo "MISSING: $what, for the tests $tests (Debian: $package)"
    done
    echo "──────────────────────────────────────────────────────────────────────────────"
} >&2
if [[ ${CI:-} == true ]]; then
    exit 1
fi
echo "The tests that need it will be skipped." >&2
