"""Holds the codes of a game's moves against the words that logs and buttons hold: exactly these, each its own move."""

from __future__ import annotations

import re
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from engine.game import AnyGame, BadCode

NUMBER: Final = "(0|[1-9][0-9]{0,8})"
ODD: Final = ("", "0", "7", "00", "07", "-1", "1234567890", "٣", "x")


def is_read(game: AnyGame, code: str) -> bool:
    """Whether a text is a move's code, which then is that of the move it is read as."""
    try:
        assert game.parse(code).code == code
    except BadCode:
        return False
    return True


def reads_every_word(game: AnyGame, words: str) -> None:
    """Try words of a regular expression."""

    @given(st.from_regex(re.compile(words, re.ASCII), fullmatch=True))
    def holds(code: str) -> None:
        assert is_read(game, code)

    holds()


def reads_no_other_word(game: AnyGame, words: str, *parts: str) -> None:
    """Try what is put together of the parts of a regular expression, of odd numbers, and of ``parts``."""
    letters = re.findall(r"[a-zA-Z]+", words)

    @given(st.lists(st.sampled_from([*letters, *ODD, *parts]), min_size=1, max_size=4).map(":".join))
    def holds(code: str) -> None:
        assert is_read(game, code) is bool(re.fullmatch(words, code, re.ASCII))

    holds()
