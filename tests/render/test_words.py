"""The contract about texts: every key is known, used, and asked for with the arguments it names."""

from __future__ import annotations

from string import Formatter

import pytest

from engine.manila.board import Ware
from engine.manila.chronicle import Moment
from render import boats, manille_words, samples
from render.lobby import LobbySeat, lobby
from render.manila import SUBJECTS, Marks, board, hand, lesson, result, sailing
from render.words import ENGLISH, KEYS, english
from tests.render import games


def test_english_has_a_text_for_every_key_and_no_other() -> None:
    assert ENGLISH.keys() == KEYS.keys()


@pytest.mark.parametrize("key", KEYS)
def test_english_uses_exactly_the_arguments_of_a_key(key: str) -> None:
    fields = {name for _, name, _, _ in Formatter().parse(ENGLISH[key]) if name}
    assert fields == set(KEYS[key])


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        english("picture-of-dorian-gray")


def test_pictures_ask_for_all_keys_and_with_their_arguments() -> None:
    asked: set[str] = set()

    def words(key: str, **args: int | str) -> str:
        assert set(args) == set(KEYS[key]), key
        asked.add(key)
        return english(key, **args)

    for view in samples.tables().values():
        board(view, samples.NAMES, words, marks=Marks(choices=samples.choices(view), since=samples.before(view)))
    board(samples.voyage(), ("…", "Inés", "—", "·"), words)
    hand(samples.own_hand(), samples.NAMES, words)
    step = next(s for s in games.steps("words") if s.after.voyage > s.before.voyage)
    sailing(*step, samples.NAMES, words)
    pilot = next(s for s in games.steps("words") if s.before.rolls == 2 and s.after.voyage > s.before.voyage)
    sailing(*pilot, samples.NAMES, words)
    history = [fortunes[:4] for fortunes in samples.HISTORY]
    result(samples.over(), samples.standing(), samples.NAMES, words, history=history, moments=samples.MOMENTS)
    others = (
        Moment(1, 0, 8, "port", letter=1),
        Moment(2, 0, 15, "yard", letter=2),
        Moment(3, 0, 24, "cargo", Ware.JADE),
    )
    result(samples.over(), samples.standing(), samples.NAMES, words, history=history, moments=others)
    result(samples.over(), samples.clear_win(), samples.NAMES, words)
    seats = (LobbySeat("Inés", host=True), LobbySeat("Navigator", ai=True), LobbySeat(None))
    lobby("Manila", seats, words, boats.emblem, rules=("Money is hidden",))
    for subject in SUBJECTS:
        lesson(subject, words)
    # The card games' own words are asked for in their own tests.
    assert asked == set(KEYS) - set(manille_words.KEYS)
