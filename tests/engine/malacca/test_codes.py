"""The words that logs and buttons hold for moves."""

from __future__ import annotations

from typing import Final

import pytest

from engine.malacca.game import MALACCA as GAME
from tests.engine.grammar import NUMBER, reads_every_word, reads_no_other_word

WORDS: Final = (
    f"bet:([adt]|[ADT]2|AD|DT):{NUMBER}|wait:(attack|defence|trade)|keep:([ADT]2|AD|DT)"
    "|buy:(none|attack|defence|trade)|take:(morgan|pierre|orgonez|caesar|zheng|sayyida|laskarina|ingrid)"
)
ODD: Final = ("a", "D2", "d2", "A")


@pytest.mark.slow
def test_every_word_in_use_is_read_as_its_move() -> None:
    reads_every_word(GAME, WORDS)


def test_no_other_word_is_read() -> None:
    reads_no_other_word(GAME, WORDS, *ODD)
