"""The gallery, and a coarse likeness of what it shows."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from PIL import Image

from render import samples
from render.__main__ import gallery, write
from render.chart import Sheet
from render.manila import board
from render.words import english

LIKENESS = Path(__file__).parent / "likeness.json"
GRID = (12, 10)


def likeness(png: bytes) -> list[list[int]]:
    """Average colours of a coarse grid."""
    small = Image.open(io.BytesIO(png)).convert("RGB").resize(GRID, Image.Resampling.BOX)
    pixels = small.tobytes()
    return [list(pixels[n : n + 3]) for n in range(0, len(pixels), 3)]


@pytest.mark.parametrize("name", ["auction-bids", "place", "full"])
def test_a_board_looks_like_it_did(name: str) -> None:
    # To renew after a change of design: python -m tests.render.test_gallery
    known = json.loads(LIKENESS.read_text())[name]
    drawn = likeness(board(samples.tables()[name], samples.NAMES, english).data)
    worst = max(abs(a - b) for one, two in zip(known, drawn, strict=True) for a, b in zip(one, two, strict=True))
    assert worst <= 12


def test_the_gallery_is_written_with_a_page_that_shows_every_picture(tmp_path: Path) -> None:
    count = write(tmp_path)
    names = {path.stem for path in tmp_path.glob("*.png")}
    page = (tmp_path / "index.html").read_text()
    assert len(names) == count > 25
    assert all(f'src="{name}.png" width="290"' in page and f'src="{name}.png" width="550"' in page for name in names)


def test_every_picture_is_1200_wide() -> None:
    assert {picture.width for _, picture in gallery()} == {1200}


def test_a_sheet_is_the_same_each_time() -> None:
    def draw() -> bytes:
        sheet = Sheet(400, 300)
        sheet.sea((40, 40, 360, 260), (200, 150), 80)
        sheet.label((60, 60, 160, 120))
        sheet.frame()
        return sheet.finish().tobytes()

    assert draw() == draw()


if __name__ == "__main__":
    tables = samples.tables()
    LIKENESS.write_text(
        json.dumps(
            {
                name: likeness(board(tables[name], samples.NAMES, english).data)
                for name in ("auction-bids", "place", "full")
            }
        )
    )
