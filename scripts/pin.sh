#!/usr/bin/env bash
# Pin the images that Dockerfile and compose.yaml name to what their tags mean now:  scripts/pin.sh
#
# A tag is moved with every release; a digest names one image for ever. Each image gets the digest of its tag behind it,
# as in python:3.11-slim@sha256:…; the tag stays, and is what the next run goes by. Needs docker, and the network.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v docker >/dev/null || { echo "This needs docker." >&2; exit 1; }

pin() { # FILE KEY: pin what stands behind the key, which begins a line
    local image tag digest
    while read -r image; do
        tag=${image%@*}
        docker pull --quiet "$tag" >/dev/null
        digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$tag")
        digest=${digest##*@}
        [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "$tag has no digest: $digest" >&2; exit 1; }
        sed -i.old "s|$image|$tag@$digest|" "$1" && rm "$1.old"
        echo "$1: $tag@$digest"
    done < <(sed -nE "s/^ *$2 +([^ ]+:[^ ]+).*/\1/p" "$1" | sort -u)
}

pin Dockerfile FROM
pin compose.yaml image:
