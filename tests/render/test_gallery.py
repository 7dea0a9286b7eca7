"""The gallery, the pictures for README and manual, and the sheet that all of them lie on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from render.chart import Sheet
from render.encode import Media, Picture
from render.manila import samples
from tests.render.gallery import WIDTHS, Pictures, documents, drawn, write, write_documents


@pytest.mark.slow
def test_gallery_is_written_with_a_page_that_shows_every_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pictures are 1200 wide, animations that would be long half as wide; and their names tell the kind of file."""
    pictures = {}

    def noted(asked: Pictures) -> Iterator[tuple[str, Picture]]:
        for name, picture in drawn(asked):
            pictures[name] = picture
            yield name, picture

    monkeypatch.setattr("tests.render.gallery.drawn", noted)
    count = write(tmp_path)
    files = {path.name for path in tmp_path.iterdir()} - {"index.html"}
    page = (tmp_path / "index.html").read_text()
    assert len(files) == count > len(pictures) > 60
    assert set(re.findall(r'src="([^"]+)"', page)) == files
    boards = {f"manila-{name}.png" for name in samples.TABLES}
    assert all(f'src="{name}" width="{width}"' in page for name in boards for width in WIDTHS)
    for name, picture in pictures.items():
        assert picture.width in ({600, 1200} if picture.media is Media.GIF else {1200}), name
        assert picture.name.endswith(picture.media.extension)


def test_pictures_for_the_manual_are_small_files(tmp_path: Path) -> None:
    assert write_documents(tmp_path) == len(list(tmp_path.iterdir())) == len(documents())
    assert all(path.stat().st_size < 250 * 1024 for path in tmp_path.iterdir())


def test_a_sheet_is_the_same_each_time() -> None:
    def draw() -> bytes:
        sheet = Sheet(400, 300)
        sheet.sea((40, 40, 360, 260), (200, 150), 80)
        sheet.label((60, 60, 160, 120))
        sheet.frame()
        return sheet.finish().tobytes()

    assert draw() == draw()
