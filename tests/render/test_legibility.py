"""What pictures say can be read where a phone shows them 290 pixels wide, whatever the names.

Every picture of the gallery is drawn once more, and its texts are measured: figures and names that somebody decides by
are set in at least 30 pixels of 1200, all else in at least 26; and no text lies over another, nor over a badge that is
not its own.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from typing import Final

import pytest

from bot.games.catalogue import catalogue
from render import fonts
from render.canvas import Box, TextBox
from render.foundry import Typeface
from render.theme import READ
from tests.render.legible import PICTURES, decides, must_be_read, texts_of
from tests.words import Words

DECISIVE: Final = 30
LEAST: Final = 26

SAMPLES: Final = [
    import_module(f"render.{package.folder.name}.samples")
    for package in catalogue().packages.values()
    if find_spec(f"render.{package.folder.name}") is not None
]
LONG_NAMES: Final = tuple(name for samples in SAMPLES for name in samples.LONG_NAMES)
KNOWN: Final = (*LONG_NAMES, *(name for samples in SAMPLES for name in samples.NAMES))
SCRIPTS: Final = {
    "Latin": ("A", "ɏ"),
    "Greek": ("Ͱ", "Ͽ"),
    "Cyrillic": ("Ѐ", "ӿ"),
    "Chinese": ("一", "鿿"),
    "Arabic": ("؀", "ۿ"),
    "emoji": ("🌀", "🫿"),
}


def findings(name: str, texts: Sequence[TextBox]) -> set[str]:
    """What cannot be read in a picture: "small" texts, "figures" that are small for what one decides by, "touch"."""
    found = set()
    if any(text.size < LEAST for text in texts):
        found.add("small")
    if decides(name) and any(_decisive(text.text) and LEAST <= text.size < DECISIVE for text in texts):
        found.add("figures")
    if any(must_be_read(name, text, texts) and text.size < READ for text in texts):
        found.add("unread")
    if touching(texts):
        found.add("touch")
    return found


def _decisive(text: str) -> bool:
    """Figures, and players by letter or name. A Chinese sign is a word."""
    letter = len(text) == 1 and unicodedata.east_asian_width(text) != "W"
    return any(sign.isdigit() for sign in text) or letter or _is_name(text)


def _is_name(text: str) -> bool:
    return any(name.startswith(text.removesuffix(fonts.ELLIPSIS)) for name in KNOWN)


def touching(texts: Sequence[TextBox]) -> list[tuple[str, str]]:
    """Texts that lie over another, on a badge of another, or under one."""
    return [(under.text, over.text) for under, over in combinations(texts, 2) if _touch(under, over)]


def _touch(under: TextBox, over: TextBox) -> bool:
    if _overlap(under.box, over.box):
        return True
    covered = over.bearer is not None and _overlap(under.box, over.bearer)
    # A small badge may sit at the edge of a large one: it brings its own ground.
    strays = over.bearer is None and under.bearer is not None and _overlap(over.box, under.bearer)
    return covered or strays


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


A_SAMPLE: Final = 9
"""Of the pictures in other languages than English, each so many'th is looked at where nobody asks for all."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every picture in English, and a sample of them in each other language: ``--languages`` says of which all."""
    if "picture" not in metafunc.fixturenames:
        return
    asked = {"en", *(metafunc.config.getoption("languages") or "").split()}
    chosen = [
        (language, name)
        for turn, (language, pictures) in enumerate(PICTURES.items())
        for place, name in enumerate(pictures)
        if asked & {language, "all"} or (place + turn) % A_SAMPLE == 0
    ]
    metafunc.parametrize(("language", "picture"), chosen, ids=["-".join(one) for one in chosen])


@cache
def labels(language: str) -> tuple[str, ...]:
    """What pictures say in a language, with some number or other in it."""
    words = Words(language)
    shown = [message.key for message in words.messages.values() if "picture" in message.file]
    return tuple(fonts.clean(text) for key in shown for text in words.samples(key))


def shortened(language: str, texts: Sequence[TextBox]) -> list[str]:
    """Labels of ours that end in an ellipsis. Names may: some are longer than any picture."""
    cut = [text.text for text in texts if text.text.endswith(fonts.ELLIPSIS) and not _is_name(text.text)]
    return [
        text for text in cut if any(label.startswith(text.removesuffix(fonts.ELLIPSIS)) for label in labels(language))
    ]


def test_all_can_be_read_in(language: str, picture: str) -> None:
    name, texts = picture, texts_of(PICTURES[language][picture])
    if texts is None:
        return
    assert texts
    small = sorted({f"{text.text} {text.size}" for text in texts if text.size < DECISIVE})
    assert findings(name, texts) == set(), (small, touching(texts))
    assert shortened(language, texts) == []


@pytest.mark.parametrize("spoken", catalogue().languages)
def test_packaged_fonts_have_every_sign_of(spoken: str) -> None:
    pieces = [piece for text in labels(spoken) for face in Typeface for piece in fonts.pieces(text, face)]
    assert {piece.text for piece in pieces if piece.font is None} == set()


def test_cut_labels_are_found_and_cut_names_are_not() -> None:
    whole, cut = "Not named yet", "Not named…"
    texts = [TextBox(text, 30, (0, 0, 9, 9), (0, 0, 9, 9)) for text in (whole, cut, "Captain Barth…")]
    assert shortened("en", texts) == [cut]


def test_small_texts_and_texts_on_one_another_are_found() -> None:
    tidy, tiny = TextBox("12", 38, (0, 0, 30, 20), (0, 0, 99, 99)), TextBox("cash", 25, (50, 0, 90, 20), (0, 0, 99, 99))
    over, badge = TextBox("R", 38, (20, 10, 40, 30), (0, 0, 99, 99)), (10, 10, 60, 60)
    assert findings("board", [tidy]) == set()
    assert findings("board", [tidy, tiny]) == {"small", "unread"}
    assert findings("board", [TextBox("12", 28, tidy.box, tidy.panel)]) == {"figures", "unread"}
    assert findings("board-result-3", [TextBox("12", 28, tidy.box, tidy.panel)]) == {"unread"}
    assert findings("board-rules-3", [TextBox("12", 28, tidy.box, tidy.panel)]) == set()
    mark, small = TextBox("R", 38, (0, 0, 30, 20), tidy.panel, (0, 0, 30, 20)), (50, 0, 80, 20)
    assert findings("board-result-3", [mark, TextBox("R", 28, small, tidy.panel, small)]) == set()
    assert findings("board-result-3", [mark, TextBox("S", 28, small, tidy.panel, small)]) == {"unread"}
    assert findings("board", [tidy, over]) == {"touch"}
    apart = TextBox("R", 38, (40, 40, 50, 50), tidy.panel, badge)
    assert findings("board", [tidy, apart]) == {"touch"}
    assert findings("board", [apart, tidy]) == {"touch"}


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_gallery_has_names_in(script: str) -> None:
    first, last = SCRIPTS[script]
    long = [name for name in KNOWN if 28 <= len(name) <= 32]
    assert any(first <= sign <= last for name in long for sign in name)
