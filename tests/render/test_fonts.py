"""Text in any script: packaged fonts, the machine's, honest boxes, and fitting."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import ImageDraw

from render import fonts, foundry
from render.cmap import NOTHING, Coverage, coverage
from render.foundry import Font, Region, Typeface
from tests.effort import effort
from tests.render import hostile, machine

MACHINE = foundry._font_folders
"""Where fonts of this machine are, which the tests of pictures do without."""
OWN = Font(foundry.path_of(Typeface.SANS))
"""The face that these tests write in."""
NAMES = {
    "simplified Chinese": "张伟 欧阳娜娜 龚鑫",
    "traditional Chinese": "張偉 歐陽龍 龔鑫",
    "Japanese": "佐藤さくら タナカ ﾀﾅｶ",
    "Korean": "김민준 항구",
    "Arabic": "محمد",
    "Hebrew": "שלום",
    "Hindi": "बंदर",
    "Thai": "กรุงเทพ",
    "Vietnamese": "Nguyễn Thị Hường",
}


@pytest.fixture
def machine_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of fonts that the machine has, to be filled before anything is drawn."""
    monkeypatch.setattr(foundry, "_font_folders", lambda: iter((tmp_path,)))
    machine.forget()
    yield tmp_path
    monkeypatch.undo()
    machine.forget()


def test_the_faces_come_from_their_packages() -> None:
    for face in Typeface:
        assert foundry.path_of(face).name == f"{face.value[1]}.ttf"


def test_a_missing_package_is_an_error_that_names_it(machine_fonts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foundry, "find_spec", lambda name: None)
    with pytest.raises(FileNotFoundError, match="font_source_sans_pro"):
        foundry.path_of(Typeface.SANS)


def test_coverage_knows_latin_and_lacks_han() -> None:
    covered = coverage(foundry.path_of(Typeface.SANS))
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


@pytest.mark.parametrize("face", Typeface)
@pytest.mark.parametrize("language", NAMES)
def test_a_name_is_drawn_as_itself_on_a_machine_without_fonts(language: str, face: Typeface) -> None:
    name = NAMES[language]
    assert all(piece.font is not None and not piece.font.of_emojis for piece in fonts.pieces(name, face))
    masks = [fonts.ink(char, face, 40).mask for char in name if char.isalpha()]
    assert len({mask.tobytes() for mask in masks if mask is not None}) == len({char for char in name if char.isalpha()})


@pytest.mark.slow
@pytest.mark.parametrize("charset", ["gb2312", "big5", "shift_jis", "euc_kr"])
def test_every_character_of_the_charsets_of_east_asia_is_there(charset: str) -> None:
    pairs = (bytes((first, second)) for first in range(0x81, 0xFF) for second in range(0x40, 0xFF))
    signs = [sign for pair in pairs if len(sign := pair.decode(charset, "ignore")) == 1 and sign.isalpha()]
    assert len(signs) > 6000
    assert [sign for sign in signs if foundry.font_for(ord(sign), Typeface.SANS) is None] == []


def test_neighboring_script_sets_the_forms_of_shared_characters() -> None:
    assert [foundry.region_of(text) for text in ("直美", "直美さん", "直美 김", "Naomi")] == [
        Region.CHINA,
        Region.JAPAN,
        Region.KOREA,
        Region.CHINA,
    ]
    chinese, japanese = (fonts.pieces(text, Typeface.SANS)[0].font for text in ("直美", "直美さん"))
    assert chinese is not None
    assert japanese is not None
    drawn = [foundry.opened(font, 40).getmask("直").getbbox() for font in (chinese, japanese)]
    assert chinese.path == japanese.path
    assert drawn[0] != drawn[1]


def test_letters_of_other_scripts_are_as_heavy_as_the_face() -> None:
    def blackness(face: Typeface) -> float:
        mask = fonts.ink("国", face, 60).mask
        assert mask is not None
        return sum(n * count for n, count in enumerate(mask.histogram()))

    assert blackness(Typeface.SANS) < blackness(Typeface.SEMIBOLD) < blackness(Typeface.BOLD)


def test_a_packaged_font_is_preferred_to_the_machines(machine_fonts: Path) -> None:
    packaged = foundry.font_for(ord("漢"), Typeface.SANS)
    assert packaged is not None
    (machine_fonts / "DejaVuSans.ttc").symlink_to(packaged.path)
    machine.forget()
    assert foundry.font_for(ord("漢"), Typeface.SANS) == packaged


def test_without_the_packages_the_machines_fonts_are_drawn_with(
    machine_fonts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged = foundry.font_for(ord("漢"), Typeface.SANS)
    assert packaged is not None
    (machine_fonts / "Songti.ttc").symlink_to(packaged.path)
    monkeypatch.setattr(foundry, "PACKAGES", ())
    machine.forget()
    assert foundry.font_for(ord("漢"), Typeface.SANS) == Font(machine_fonts / "Songti.ttc")


def test_a_script_without_a_font_is_drawn_as_boxes() -> None:
    assert fonts.pieces("𓀀𓀁 ok", Typeface.SANS) == ((None, "𓀀𓀁", True), (OWN, " ok", True))
    mask = fonts.ink("𓀀", Typeface.SANS, 40).mask
    assert mask is not None
    assert mask.getpixel((mask.width // 2, mask.height // 2)) == 0
    assert mask.getpixel((0, mask.height // 2)) == 200


def test_a_name_is_readable_when_any_letter_can_be_drawn() -> None:
    assert fonts.readable("𓀀 Li")
    assert fonts.readable("漢字")
    assert not fonts.readable("𓀀𓀁")
    assert not fonts.readable("…-!")
    assert not fonts.readable("")


def test_right_to_left_pieces_stand_from_right_to_left() -> None:
    hebrew = foundry.font_for(ord("ש"), Typeface.SANS)
    assert fonts.pieces("שלום ok", Typeface.SANS) == ((OWN, "ok", True), (hebrew, "שלום ", False))
    assert fonts.pieces("ok", Typeface.SANS) == ((OWN, "ok", True),)


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
    assert fonts.fit("Inés", Typeface.SANS, 40, 500, 24) == ("Inés", 40)


def test_a_text_shrinks_before_it_is_cut() -> None:
    text, size = fonts.fit("harbor master", Typeface.SANS, 40, 180, 24)
    assert text == "harbor master"
    assert 24 <= size < 40
    assert fonts.width(text, Typeface.SANS, size) <= 180


@pytest.mark.parametrize("room", [0, 20, 60, 100, 240])
def test_a_cut_text_is_as_long_as_the_room_allows(room: int) -> None:
    whole = "Bartholomew of Cavite"
    text, size = fonts.fit(whole, Typeface.SANS, 30, room, 30)
    assert size == 30
    assert text.endswith("…")
    assert fonts.width(text, Typeface.SANS, 30) <= room or text == "…"
    longer = whole[: len(text)].rstrip() + "…"
    assert fonts.width(longer, Typeface.SANS, 30) > room or longer == text


def test_a_cut_never_parts_a_letter_from_its_marks() -> None:
    text, _ = fonts.fit("x̱" * 20, Typeface.SANS, 30, 100, 30)
    assert text.rstrip("…").endswith("\u0331")


def test_both_brackets_of_a_pair_are_of_one_font() -> None:
    fonts_of = {char: piece.font for piece in fonts.pieces("שלום (Ali) 5", Typeface.SANS) for char in piece.text}
    assert fonts_of["("] == fonts_of[")"] == OWN


def test_right_to_left_letters_keep_their_order_without_shaping(monkeypatch: pytest.MonkeyPatch) -> None:
    # The packaged faces have no Hebrew: a stand-in shows the order as well.
    piece = fonts.Piece(OWN, "abc", rightward=False)
    monkeypatch.setattr(fonts, "_has_raqm", lambda: False)
    assert fonts._shaped(piece) == ("cba", None)
    assert fonts._shaped(piece._replace(rightward=True)) == ("abc", None)


EMOJIS = ["🦊", "🏴\u200d☠\ufe0f", "🇩🇪", "👨\u200d👩\u200d👧"]


@pytest.fixture
def painted_emojis(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The machine as it is, if it has emojis in colour."""
    monkeypatch.setattr(foundry, "_font_folders", MACHINE)
    machine.forget()
    if foundry.emoji_font() is None:
        pytest.skip("no font of emojis in colour is installed")
    yield
    monkeypatch.undo()
    machine.forget()


@pytest.mark.parametrize("name", EMOJIS)
def test_an_emoji_is_drawn_in_colour_and_as_one(name: str, painted_emojis: None) -> None:
    ink = fonts.ink(name, Typeface.SANS, 40)
    assert ink.colours is not None
    assert ink.mask is not None
    assert ink.colours.size == ink.mask.size
    assert 36 <= ink.width <= 60
    assert ink.colours.getbbox() is not None


def test_letters_beside_an_emoji_stay_ink(painted_emojis: None) -> None:
    alone, together = fonts.ink("Fox", Typeface.SANS, 40), fonts.ink("🦊Fox", Typeface.SANS, 40)
    assert together.width == pytest.approx(alone.width + fonts.ink("🦊", Typeface.SANS, 40).width, abs=2)
    assert together.mask is not None
    assert together.mask.getbbox() is not None


def test_old_signs_are_ink_even_where_there_are_emojis(painted_emojis: None) -> None:
    assert fonts.ink("★", Typeface.SANS, 40).colours is None


@pytest.mark.parametrize("name", EMOJIS)
def test_emojis_are_ink_where_no_font_has_them_in_colour(name: str) -> None:
    ink = fonts.ink(name, Typeface.SANS, 40)
    assert ink.colours is None
    assert ink.mask is not None
    assert 36 <= ink.width <= 60


def test_figures_beside_an_emoji_are_the_faces_own() -> None:
    assert [piece.text for piece in fonts.pieces("🦊 7", Typeface.SANS) if piece.font == OWN] == [" 7"]


def test_ink_of_blanks_takes_room_but_paints_nothing() -> None:
    assert fonts.ink("", Typeface.SANS, 30).mask is None
    assert fonts.ink("", Typeface.SANS, 30).width == 0


# -- what is hard to draw, or cannot be -------------------------------------------------------------

WORST = (
    0x0D,
    0x2028,
    0x2029,
    0xFDFA,
    0xFDFB,
    0xFDFD,
    0x0BF5,
    0x1242B,
    0xA9C5,
    0x20DD,
    0x3164,
    0xE000,
    0xD800,
    0x10FFFF,
)
"""Characters that FreeType, Raqm or Pillow stumble over, that are as wide as ten letters, or that nothing shows."""
UNASSIGNED = {"Cn", "Cs"}


@pytest.mark.timeout(effort(120, 1200))
@pytest.mark.parametrize("face", effort([Typeface.SEMIBOLD], [*Typeface]))
def test_every_assigned_character_can_be_drawn(face: Typeface) -> None:
    every = [code for code in range(0x110000) if unicodedata.category(chr(code)) not in UNASSIGNED]
    for code in [*WORST, *every[:: effort(199, 1)]]:
        ink = fonts.ink(chr(code), face, 30)
        assert ink.width == fonts.width(chr(code), face, 30) >= 0, hex(code)


@pytest.mark.parametrize("size", [26, 40, 60])
@pytest.mark.parametrize("face", [Typeface.SANS, Typeface.BOLD])
@pytest.mark.parametrize("name", hostile.NAMES, ids=ascii)
def test_a_hostile_name_is_drawn_and_fits(name: str, face: Typeface, size: int) -> None:
    ink = fonts.ink(name, face, size)
    assert ink.width == fonts.width(name, face, size)
    text, fitted = fonts.fit(name, face, size, 300, 26)
    assert fonts.width(text, face, fitted) <= 300
    assert fonts.ink(text, face, fitted).width <= 300


def test_what_its_font_cannot_draw_is_one_box() -> None:
    assert fonts.pieces("Al \ufdfd", Typeface.BOLD) == (
        (Font(foundry.path_of(Typeface.BOLD)), "Al ", True),
        (None, "\ufdfd", True),
    )
    assert fonts.ink("\ufdfd", Typeface.BOLD, 40).width == fonts.ink("\U00012031", Typeface.BOLD, 40).width
    assert not fonts.readable("\ufdfd")


def test_letters_beside_what_cannot_be_drawn_are_drawn() -> None:
    arabic = foundry.font_for(ord("\u0645"), Typeface.BOLD)
    found = fonts.pieces("\u0645\u062d\u0645\u062f \ufdfd", Typeface.BOLD)
    assert (arabic, "\u0645\u062d\u0645\u062f") in [(piece.font, piece.text.strip()) for piece in found]


@pytest.mark.parametrize("error", [OSError("raster overflow"), RuntimeError("raqm_layout() failed."), ValueError("no")])
def test_a_piece_that_fails_as_a_whole_is_boxes(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    width = fonts.width("Moll", Typeface.SANS, 41)
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", fail)
    ink = fonts.ink("Moll", Typeface.SANS, 41)
    assert ink.width == width
    assert ink.mask is not None
    assert ink.mask.getpixel((0, ink.mask.height // 2)) == 200


@pytest.mark.parametrize("mark", ["\u0301", "\u0e47", "\u20dd", "\u0489"])
def test_only_some_marks_stay_on_a_letter(mark: str) -> None:
    assert len(fonts.clean("q" + mark * 500)) <= 5


@pytest.mark.parametrize(
    "word",
    ["\u0e17\u0e35\u0e48", "\u05e9\u05bc\u05c1", "\u1780\u17d2\u179a\u17bb\u17c6", "\u0f66\u0f92\u0fb2\u0f74\u0f56"],
)
def test_a_syllable_with_several_signs_is_left_alone(word: str) -> None:
    assert fonts.clean(word) == unicodedata.normalize("NFC", word)
