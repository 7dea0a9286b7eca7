"""Nothing that is written collides, leaves its panel, or is too small to read; whatever the names and the state."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import pytest

from engine.manila.board import Ware
from engine.manila.chronicle import FortuneChange
from engine.manila.view import Hand, ManilaView
from render import boats, theme
from render.canvas import Box, Canvas, TextBox
from render.ladder import Rung, ladder
from render.lobby import LobbySeat, lobby
from render.manila import board, hand, places, result, samples
from render.manila.lessons import SUBJECTS
from render.manila.lessons import draw as draw_lesson
from render.manila.marks import Marks
from render.words import Words
from tests.render import manila_views as built
from tests.render.english import english

TABLES = {name: samples.table(name) for name in samples.TABLES}
NAME_LISTS = {
    "plain": samples.NAMES,
    "long": samples.LONG_NAMES,
    "cjk": ("東京港の商人たち長い名前の例東京港の商人たち長い名前の例東京港の",) * 5,
    "hebrew": ("שלום עולם שלום עולם שלום עולם",) * 5,
    "marks": ("Z̷̡̧̛̞̥̲̳̃̂a̷̛̯͚l̴̨͉̐g̵̨̈́o̵̧̓" * 3,) * 5,
    "thai": ("กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรา",) * 5,
    "empty": ("", " ", "\u202e", "-", "🦊"),
}


def rungs(names: Sequence[str]) -> list[Rung]:
    """A list of people, the last of whom have no place yet."""
    placed = [Rung(n + 98, name, "-12345", "123 games and more") for n, name in enumerate(names)]
    return placed + [Rung(None, name, "", "placement 10/10", (n, 10)) for n, name in enumerate(names)]


def twice(key: str, **args: int | str) -> str:
    """A language with words twice as long as the English ones. A letter on a card stays one."""
    said = english(key, **args)
    return said if len(said) == 1 else f"{said} {said}"


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def inside(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def collisions(texts: list[TextBox]) -> list[tuple[str, str]]:
    return [(a.text, b.text) for a, b in combinations(texts, 2) if overlap(a.box, b.box)]


def check(canvas: Canvas) -> None:
    assert len(canvas.texts) > 5
    assert collisions(canvas.texts) == []
    assert [text for text in canvas.texts if not inside(text.box, text.panel)] == []
    assert [text for text in canvas.texts if text.size < theme.MIN_TEXT] == []


def check_corner(canvas: Canvas) -> None:
    """Nothing stands where clients lay the sign that a picture has a text: 36 x 22 pixels of one 550 wide, 8 inside."""
    width, height = canvas.size
    corner = (0, height - 30 * width // 550, 44 * width // 550, height)
    assert [text.text for text in canvas.texts if overlap(text.box, corner)] == []


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("name", TABLES)
def test_a_board_is_tidy_in_every_phase(name: str, words: Words) -> None:
    view = TABLES[name]
    canvas = board.draw(view, samples.NAMES, words)
    check(canvas)
    check_corner(canvas)
    check(board.draw(view, samples.LONG_NAMES, words, marks=Marks(choices=samples.choices(view))))
    check(board.draw(view, samples.NAMES, words, marks=Marks(since=samples.earlier(name))))
    check(board.draw(view, samples.NAMES, words, marks=Marks(since=built.before(view))))


@pytest.mark.parametrize("names", NAME_LISTS)
@pytest.mark.parametrize("view", [built.full(), built.voyage(5), built.auction(5, bid=99, bidder=4)])
def test_names_of_any_length_and_script_fit(names: str, view: ManilaView) -> None:
    check(board.draw(view, NAME_LISTS[names], english))


@pytest.mark.parametrize("position", range(14))
def test_a_punt_hides_no_number_of_its_route_but_its_own(position: int) -> None:
    view = built.voyage(4, punts=(built.punt(Ware.SILK, position, None, None, None),) * 3)
    canvas = board.draw(view, samples.NAMES, english)
    check(canvas)
    assert len([text for text in canvas.texts if text.text == str(position) and text.size == 42]) >= 3


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("names", NAME_LISTS)
def test_hand_result_and_lobby_are_tidy(names: str, words: Words) -> None:
    chosen, end = NAME_LISTS[names], samples.end("5")
    seats = [LobbySeat(name, host=n == 0, ai=n == 1) for n, name in enumerate(chosen)]
    for canvas in (
        hand.draw(samples.own_hand(), chosen, words),
        result.draw(
            end.view, end.standing, chosen, words, history=end.chronicle.fortunes, moments=end.chronicle.moments
        ),
        lobby.draw(
            "A table with quite a long title, as hosts like them", seats, words, boats.emblem, rules=("x" * 90,) * 9
        ),
        ladder.draw("A game with a long name", "Season 1234 or more", rungs(chosen), boats.emblem),
    ):
        check(canvas)
        check_corner(canvas)


@pytest.mark.parametrize("voyages", [1, 4, 12, 40])
def test_marks_of_moments_never_hide_one_another(voyages: int) -> None:
    history = [(30, 31, 32, 33, 34)] * (voyages + 1)
    moments = [FortuneChange(voyages, seat, -29, "repairs") for seat in (0, 1, 2)]
    canvas = result.draw(
        samples.end("5").view, samples.end("5").standing, samples.LONG_NAMES, english, history=history, moments=moments
    )
    check(canvas)


@pytest.mark.parametrize("words", [english, twice])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_illustrations_of_the_rules_are_tidy(subject: str, words: Words) -> None:
    canvas = draw_lesson(subject, words)
    check(canvas)
    check_corner(canvas)


def test_a_very_rich_hand_fits() -> None:
    held = Hand((5, 5, 5, 5), (5, 5, 5, 5))
    view = built.voyage(3, seat=0, hand=held, cash=(999, 0, 0), market=(20, 20, 20, 20))
    check(hand.draw(view, samples.LONG_NAMES, english))


def test_key_figures_are_large() -> None:
    canvas = board.draw(built.voyage(5, cash=(41, 42, 43, 44, 45)), samples.NAMES, english)
    for cash in ("41", "42", "43", "44", "45"):
        assert [text.size for text in canvas.texts if text.text == cash] == [44]


def test_the_collision_check_finds_a_collision() -> None:
    canvas = board.draw(built.voyage(), samples.NAMES, english)
    canvas.text((70, 50), "in the way", 30)
    assert collisions(canvas.texts)


def test_long_words_are_cut_with_an_ellipsis_not_dropped() -> None:
    canvas = board.draw(built.full(), samples.LONG_NAMES, english)
    assert any(text.text.startswith("Captain B") and text.text.endswith("…") for text in canvas.texts)


EDGE: Final = 6
"""Pixels of a label from its edge to the inner of its two lines."""


@pytest.mark.parametrize("name", ["full", "place-3", "plunder", "wrecks"])
def test_what_stands_under_spaces_is_clear_of_lines_of_its_label(name: str) -> None:
    captions = {"+6", "+8", "+15", "+10", "±1", "±2"}
    texts = board.draw(TABLES[name], samples.NAMES, english).texts
    low = [text.box[3] for text in texts if text.text in captions and text.box[1] > places.ROW_TOP]
    assert len(low) == len(captions)
    assert max(low) < places.ROW_BOTTOM - EDGE
