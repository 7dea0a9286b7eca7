"""Text in any script: fallbacks, honest boxes, and fitting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from render import fonts
from render.cmap import NOTHING, Coverage, coverage
from render.fonts import Face


def _forget() -> None:
    for thing in vars(fonts).values():
        if hasattr(thing, "cache_clear"):
            thing.cache_clear()


@pytest.fixture
def no_system_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine that has the packaged faces and no other font."""
    _forget()
    monkeypatch.setattr(fonts, "_font_folders", lambda: iter(()))
    yield
    monkeypatch.undo()
    _forget()


def test_the_faces_come_from_their_packages(no_system_fonts: None) -> None:
    for face in Face:
        assert fonts.path_of(face).name == f"{face.value[1]}.ttf"


def test_a_missing_package_is_an_error_that_names_it(no_system_fonts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "find_spec", lambda name: None)
    with pytest.raises(FileNotFoundError, match="font_source_sans_pro"):
        fonts.path_of(Face.SANS)


def test_coverage_knows_latin_and_lacks_han() -> None:
    covered = coverage(fonts.path_of(Face.SANS))
    assert all(ord(char) in covered for char in "Aé€Ωж…−±×")
    assert ord("漢") not in covered
    assert 0x10FFFF not in covered


def test_ranges_are_closed_at_both_ends() -> None:
    covered = Coverage((65, 97), (90, 122))
    assert [code in covered for code in (64, 65, 90, 91, 97, 122, 123)] == [False, True, True, False, True, True, False]


@pytest.mark.parametrize("content", [b"", b"not a font", b"ttcf" + b"\0" * 30, b"\0\1\0\0\0\1" + b"\xff" * 40])
def test_what_is_no_font_covers_nothing(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.ttf"
    path.write_bytes(content)
    assert coverage(path) == NOTHING


def test_a_script_without_a_font_is_drawn_as_boxes(no_system_fonts: None) -> None:
    assert fonts.pieces("漢字 ok", Face.SANS) == (
        (None, "漢字", True),
        (fonts.path_of(Face.SANS), " ok", True),
    )
    mask = fonts.ink("漢", Face.SANS, 40).mask
    assert mask is not None
    assert mask.getpixel((mask.width // 2, mask.height // 2)) == 0
    assert mask.getpixel((0, mask.height // 2)) == 200


def test_a_name_is_readable_when_any_letter_can_be_drawn(no_system_fonts: None) -> None:
    assert fonts.readable("漢 Li")
    assert not fonts.readable("漢字")
    assert not fonts.readable("…-!")
    assert not fonts.readable("")


def test_right_to_left_pieces_stand_from_right_to_left(no_system_fonts: None) -> None:
    own = fonts.path_of(Face.SANS)
    assert fonts.pieces("שלום ok", Face.SANS) == ((own, "ok", True), (own, " ", False), (None, "שלום", False))
    assert fonts.pieces("ok", Face.SANS) == ((own, "ok", True),)


@pytest.mark.parametrize(
    ("dirty", "tidy"),
    [
        ("a\u202eb", "ab"),
        ("  a \t\n b ", "a b"),
        ("e\u0301", "é"),
        ("a" + "\u0330" * 9, "a\u0330\u0330"),
        ("👍🏽", "👍"),
        ("❤\ufe0f", "❤"),
        ("a\x00\x1b[31mb", "a[31mb"),
    ],
)
def test_names_are_cleaned_of_pranks(dirty: str, tidy: str) -> None:
    assert fonts.clean(dirty) == tidy


def test_a_fitting_text_is_left_alone() -> None:
    assert fonts.fit("Inés", Face.SANS, 40, 500, 24) == ("Inés", 40)


def test_a_text_shrinks_before_it_is_cut() -> None:
    text, size = fonts.fit("harbor master", Face.SANS, 40, 180, 24)
    assert text == "harbor master"
    assert 24 <= size < 40
    assert fonts.width(text, Face.SANS, size) <= 180


@pytest.mark.parametrize("room", [0, 20, 60, 100, 240])
def test_a_cut_text_is_as_long_as_the_room_allows(room: int) -> None:
    whole = "Bartholomew of Cavite"
    text, size = fonts.fit(whole, Face.SANS, 30, room, 30)
    assert size == 30
    assert text.endswith("…")
    assert fonts.width(text, Face.SANS, 30) <= room or text == "…"
    longer = whole[: len(text)].rstrip() + "…"
    assert fonts.width(longer, Face.SANS, 30) > room or longer == text


def test_a_cut_never_parts_a_letter_from_its_marks() -> None:
    text, _ = fonts.fit("x̱" * 20, Face.SANS, 30, 100, 30)
    assert text.rstrip("…").endswith("\u0331")


def test_both_brackets_of_a_pair_are_of_one_font() -> None:
    own = fonts.path_of(Face.SANS)
    fonts_of = {char: piece.path for piece in fonts.pieces("שלום (Ali) 5", Face.SANS) for char in piece.text}
    assert fonts_of["("] == fonts_of[")"] == own


def test_without_shaping_right_to_left_letters_still_stand_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    # The packaged faces have no Hebrew: a stand-in shows the order as well.
    piece = fonts.Piece(fonts.path_of(Face.SANS), "abc", rightward=False)
    monkeypatch.setattr(fonts, "_has_raqm", lambda: False)
    assert fonts._shaped(piece) == ("cba", None)
    assert fonts._shaped(piece._replace(rightward=True)) == ("abc", None)


needs_emojis = pytest.mark.skipif(fonts.emoji_font() is None, reason="no font of emojis in colour is installed")


@needs_emojis
@pytest.mark.parametrize("name", ["🦊", "🏴\u200d☠\ufe0f", "🇩🇪", "👨\u200d👩\u200d👧"])
def test_an_emoji_is_drawn_in_colour_and_as_one(name: str) -> None:
    ink = fonts.ink(name, Face.SANS, 40)
    assert ink.colours is not None
    assert ink.mask is not None
    assert ink.colours.size == ink.mask.size
    assert 36 <= ink.width <= 60
    assert ink.colours.getbbox() is not None


@needs_emojis
def test_letters_beside_an_emoji_stay_ink() -> None:
    alone, together = fonts.ink("Fox", Face.SANS, 40), fonts.ink("🦊Fox", Face.SANS, 40)
    assert together.width == pytest.approx(alone.width + fonts.ink("🦊", Face.SANS, 40).width, abs=2)
    assert together.mask is not None
    assert together.mask.getbbox() is not None


@needs_emojis
def test_old_signs_are_ink_even_where_there_are_emojis() -> None:
    assert fonts.ink("★", Face.SANS, 40).colours is None


def test_ink_of_blanks_takes_room_but_paints_nothing() -> None:
    assert fonts.ink("", Face.SANS, 30).mask is None
    assert fonts.ink("", Face.SANS, 30).width == 0
