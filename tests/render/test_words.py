"""The contract about texts: every key of pictures is used, and asked for with the arguments it names."""

from __future__ import annotations

import pytest

from bot.games.catalogue import catalogue
from engine.manila.board import Ware
from engine.manila.chronicle import FortuneChange
from render import boats
from render.lobby import LobbySeat, lobby
from render.manila import SUBJECTS, Marks, board, hand, lesson, result, sailing, samples
from tests.render import games
from tests.render import manila_views as built
from tests.render.english import english, keys_of


@pytest.mark.parametrize(("language", "said"), [("en", "Inés, Tomás"), ("zh", "Inés、Tomás")])
def test_names_side_by_side_are_parted_as_in_the_language(language: str, said: str) -> None:
    words = catalogue().in_language(language)
    end = samples.end("shared")
    assert said in [text.text for text in result.draw(end.view, end.standing, samples.NAMES, words).texts]


def test_pictures_ask_for_all_keys_and_with_their_arguments() -> None:
    asked: set[str] = set()

    def words(key: str, **args: int | str) -> str:
        asked.add(key)
        return english(key, **args)

    for view in map(samples.table, samples.TABLES):
        board(view, samples.NAMES, words, marks=Marks(choices=samples.choices(view), since=built.before(view)))
    board(built.voyage(), ("…", "Inés", "—", "·"), words)
    hand(samples.own_hand(), samples.NAMES, words)
    step = next(s for s in games.steps("words") if s.after.voyage > s.before.voyage)
    sailing(*step, samples.NAMES, words)
    pilot = next(s for s in games.steps("words") if s.before.rolls == 2 and s.after.voyage > s.before.voyage)
    sailing(*pilot, samples.NAMES, words)
    end, clear = samples.end("shared"), samples.end("clear")
    history = end.chronicle.fortunes
    some = (
        FortuneChange(1, 0, 36, "plunder", Ware.JADE),
        FortuneChange(2, 0, -14, "repairs"),
        FortuneChange(3, 0, 60, "market", Ware.JADE, value=30),
    )
    others = (
        FortuneChange(1, 0, 8, "port", letter=1),
        FortuneChange(2, 0, 15, "yard", letter=2),
        FortuneChange(3, 0, 24, "cargo", Ware.JADE),
    )
    for moments in (some, others):
        result(end.view, end.standing, samples.NAMES, words, history=history, moments=moments)
    result(clear.view, clear.standing, samples.NAMES, words)
    seats = (LobbySeat("Inés", host=True), LobbySeat("Navigator", ai=True), LobbySeat(None))
    lobby("Manila", seats, words, boats.emblem, rules=("Money is hidden",))
    for subject in SUBJECTS:
        lesson(subject, words)
    # The card games' own words are asked for in their own tests.
    assert asked == keys_of("picture-", "picture-manille-") | {"list-comma"}
