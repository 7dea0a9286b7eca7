"""Codes of moves."""

from __future__ import annotations

import re

import pytest

from engine.game import BadCode
from engine.manille.cards import Card, Trump
from engine.manille.game import MANILLA
from engine.manille.moves import Ask, Call, Challenge, HandOver, Look, NameTrump, Play, TalkQuestion
from tests.engine.manille.wander import EVERY_MOVE


@pytest.mark.parametrize(
    ("code", "move"),
    [
        ("look", Look()),
        ("trump:h", NameTrump(Trump.HEARTS)),
        ("trump:n", NameTrump(Trump.NONE)),
        ("trump:blind", NameTrump(Trump.NONE, blind=True)),
        ("trump:to:2", HandOver(2)),
        ("call:along", Call("along")),
        ("play:10H", Play(Card.H10)),
        ("play:d:AS", Play(Card.SA, dummy=True)),
        ("ask:ten:c", Ask(TalkQuestion.TEN_OF_CLUBS)),
        ("challenge:3", Challenge(3)),
    ],
)
def test_a_code_and_its_move(code: str, move: object) -> None:
    assert MANILLA.parse(code) == move
    assert MANILLA.parse(code).code == code


def test_all_codes_differ_and_keep_to_the_alphabet() -> None:
    codes = [move.code for move in EVERY_MOVE]
    assert len(set(codes)) == len(codes)
    assert all(re.fullmatch(r"[A-Za-z0-9:,.+-]{1,60}", code) for code in codes)
    assert [MANILLA.parse(code) for code in codes] == EVERY_MOVE


@pytest.mark.parametrize(
    "code", ["", "play", "play:", "play:1H", "play:10h", "trump:x", "call:Along", "play:d:", "look:"]
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(BadCode):
        MANILLA.parse(code)


def test_only_cards_are_offered_in_private() -> None:
    for move in EVERY_MOVE:
        assert move.private is isinstance(move, Play)
        assert not move.free
