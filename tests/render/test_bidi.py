"""The order of mixed lines, as UAX #9 has it. Capitals in the names of cases stand for right-to-left letters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.bidi import Run, runs


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("ok", [("ok", True)]),
        ("", []),
        ("שלום", [("שלום", False)]),
        ("abc שלום def", [("abc ", True), ("שלום", False), (" def", True)]),
        ("שלום 42 ok", [("ok", True), (" ", False), ("42", True), ("שלום ", False)]),
        ("محمد (Ali) 42", [("42", True), (") ", False), ("Ali", True), ("محمد (", False)]),
        ("(Ali) محمد", [("(Ali) ", True), ("محمد", False)]),
        ("مرحبا 12:30", [("12:30", True), ("مرحبا ", False)]),
        ("x שלום 3-4", [("x ", True), ("3-4", True), ("שלום ", False)]),
        ("عربي abc def عربي", [(" عربي", False), ("abc def", True), ("عربي ", False)]),
        ("שלום!", [("שלום!", False)]),
        ("ok!", [("ok!", True)]),
        ("a [שלום] b", [("a [", True), ("שלום", False), ("] b", True)]),
    ],
)
def test_a_line_is_cut_into_runs_from_left_to_right(line: str, shown: list[tuple[str, bool]]) -> None:
    assert runs(line) == tuple(Run(*run) for run in shown)


@given(st.text(alphabet="ab שלم5-%(),", max_size=24))
def test_no_character_is_lost_and_none_made_up(line: str) -> None:
    assert sorted("".join(run.text for run in runs(line))) == sorted(line)


@given(st.text(alphabet="abc 5-%(),", max_size=24))
def test_a_line_without_right_to_left_letters_is_left_alone(line: str) -> None:
    assert runs(line) == ((Run(line, True),) if line else ())


@given(st.text(alphabet="שלום ,", min_size=1, max_size=24).filter(str.strip))
def test_a_line_of_right_to_left_letters_is_one_run(line: str) -> None:
    if line.strip(" ,"):
        assert {run.rightward for run in runs(line)} == {False}
