"""The text codes of moves: one code for each move, and nothing else is a code."""

from __future__ import annotations

import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import BadCode
from engine.manila.game import MANILA
from tests.engine.manila.wander import candidates

NO_MOVES = re.compile(r"start:(5-5-0|6-3-0|5-4-1)|pilot:.*3|pilot:n\+2,s\+1|pilot:s\+1,s-1")
"""Codes of candidates that no table could ever allow."""

PROPER = [move for move in candidates(200) if not NO_MOVES.fullmatch(move.code)]

alphabet = st.characters(codec="utf-8")
code_like = st.text(string.ascii_letters + string.digits + ":,.+-", max_size=30)


def test_every_code_gives_back_its_move() -> None:
    for move in PROPER:
        assert MANILA.parse(move.code) == move


def test_what_no_table_could_allow_has_no_code() -> None:
    improper = [move for move in candidates(0) if NO_MOVES.fullmatch(move.code)]
    assert len(improper) == 3 + 8 + 2
    for move in improper:
        with pytest.raises(BadCode):
            MANILA.parse(move.code)


def test_codes_are_unique() -> None:
    codes = [move.code for move in PROPER]
    assert len(set(codes)) == len(codes)


@pytest.mark.slow
@given(
    st.one_of(
        st.text(alphabet),
        code_like,
        st.sampled_from([move.code for move in PROPER]).flatmap(
            lambda code: st.builds(
                lambda at, char: code[:at] + char + code[at + 1 :], st.integers(0, len(code)), alphabet
            )
        ),
    )
)
def test_any_text_is_a_move_with_exactly_that_code_or_is_refused(text: str) -> None:
    try:
        move = MANILA.parse(text)
    except BadCode:
        return
    assert move.code == text


NEAR_MISSES = """
bid bid: bid:07 bid:-1 bid:+1 bid:٣ bid:9999999999 Pass pass: skip:1
buy:gold leave:none start:5-4 start:9-0-0 place:port place:port:d place:
board: board:silk: board:silk:x plunder:silk plunder:silk:sea
pilot: pilot:n+3 pilot:n+0 pilot:n1 pilot:s+1,n+1 pilot:n+2,s+1 pilot:n+1,n-1 pilot:n+1,
pledge:silk pledge:silk: pledge:silk:1:1 redeem:silk:-1
"""


@pytest.mark.parametrize("text", ["", " ", "bid:1 ", *NEAR_MISSES.split()])
def test_near_misses_are_refused(text: str) -> None:
    with pytest.raises(BadCode):
        MANILA.parse(text)
