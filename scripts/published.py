"""Write copies of deployment files that name the image of a release.

scripts/published.py ghcr.io/owner/name@sha256:… FOLDER

For users without a checkout. Only the publisher knows the name and digest of an image. So compose.yaml and
deploy/kubernetes.yaml build their own image, or leave a gap for its name, and a release brings these copies. Raises
``ValueError`` for a name that pins nothing.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
IMAGE: Final = re.compile(r"[a-z0-9.-]+(?:/[a-z0-9._-]+)+@sha256:[0-9a-f]{64}")
PLACES: Final = {
    "compose.yaml": re.compile(r"(?<=^    )build: \.$", re.MULTILINE),
    "deploy/kubernetes.yaml": re.compile(r"(?<=^          )image: registry\.example/\S+$", re.MULTILINE),
}
"""By file: the place of the image's name."""


def write(image: str, folder: Path) -> None:
    """Write the copies into a folder."""
    if not IMAGE.fullmatch(image):
        raise ValueError(f"{image} names no image by its digest, as ghcr.io/owner/name@sha256:… does")
    folder.mkdir(parents=True, exist_ok=True)
    for name, place in PLACES.items():
        text, places = place.subn(f"image: {image}", (ROOT / name).read_text(encoding="utf-8"))
        if places != 1:
            raise ValueError(f"{name} has {places} places for the image")
        (folder / Path(name).name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1], Path(sys.argv[2]))
