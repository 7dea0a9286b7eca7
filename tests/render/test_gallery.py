"""The gallery, the pictures for README and manual, and the sheet that all of them lie on."""

from __future__ import annotations

import re
from pathlib import Path

from render.chart import Sheet
from render.encode import Media
from render.manila import samples
from tests.render.gallery import WIDTHS, documents, drawn, gallery, write, write_documents


def test_the_gallery_is_written_with_a_page_that_shows_every_picture(tmp_path: Path) -> None:
    count = write(tmp_path)
    files = {path.name for path in tmp_path.iterdir()} - {"index.html"}
    page = (tmp_path / "index.html").read_text()
    assert len(files) == count > 60
    assert set(re.findall(r'src="([^"]+)"', page)) == files
    boards = {f"manila-{name}.png" for name in samples.TABLES}
    assert all(f'src="{name}" width="{width}"' in page for name in boards for width in WIDTHS)


def test_pictures_are_1200_wide_and_animations_that_would_be_long_half_as_wide() -> None:
    for name, picture in drawn(gallery()):
        assert picture.width in ({600, 1200} if picture.media is Media.GIF else {1200}), name


def test_names_tell_the_kind_of_file() -> None:
    for _, picture in drawn(gallery()):
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
