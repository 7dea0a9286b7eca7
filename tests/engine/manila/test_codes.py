"""The words that logs and buttons hold for moves."""

from __future__ import annotations

from typing import Final

import pytest

from engine.manila.board import STARTS
from engine.manila.game import MANILA as GAME
from tests.engine.grammar import NUMBER, reads_every_word, reads_no_other_word

WARE: Final = "(nutmeg|silk|ginseng|jade)"
WORDS: Final = (
    f"pass|skip|bid:{NUMBER}|buy:(none|{WARE})|leave:{WARE}|place:{WARE}"
    r"|place:(port|yard):[abc]|place:(pirate|pilot:(small|large)|insurance)"
    f"|board:(stay|{WARE}(:{NUMBER})?)|plunder:{WARE}:(port|yard)|(pledge|redeem):{WARE}:{NUMBER}"
    r"|pilot:(stay|[nsgj][+-][12]|n[+-]1,[sgj][+-]1|s[+-]1,[gj][+-]1|g[+-]1,j[+-]1)"
    f"|start:({'|'.join('-'.join(map(str, starts)) for starts in STARTS)})"
)
ODD: Final = ("5-4-0", "3-3-3", "5-5-5", "9-0-0", "n+1", "s-1,n+1", "n+2,s+1", "n+1,n-1", "n+1,s-1")


@pytest.mark.slow
def test_every_word_in_use_is_read_as_its_move() -> None:
    reads_every_word(GAME, WORDS)


def test_no_other_word_is_read() -> None:
    reads_no_other_word(GAME, WORDS, *ODD)
