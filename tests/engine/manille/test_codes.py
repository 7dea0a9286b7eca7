"""The words that logs and buttons hold for moves."""

from __future__ import annotations

from typing import Final

import pytest

from engine.manille.game import MANILLA as GAME
from tests.engine.grammar import reads_every_word, reads_no_other_word

WORDS: Final = (
    "look|trump:([cdhsn]|blind|to:[0-5])|call:(along|against|pass)|play:(d:)?((7|8|9|J|Q|K|A|10)[CDHS])"
    "|ask:(trumps|best|ten:[cdhs]|hand)|challenge:[0-5]|accept"
)
ODD: Final = ("5", "6", "10H", "10h", "1H", "AS")


@pytest.mark.slow
def test_every_word_in_use_is_read_as_its_move() -> None:
    reads_every_word(GAME, WORDS)


def test_no_other_word_is_read() -> None:
    reads_no_other_word(GAME, WORDS, *ODD)
