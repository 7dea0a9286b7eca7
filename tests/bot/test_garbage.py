"""Looks for garbage are short, and miss nothing for good."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.process.gc_tuning import THRESHOLDS, collect_all, tuned_gc


class Table:
    """Something that refers to itself, as what belongs to a table does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _seldom() -> Iterator[None]:
    with tuned_gc():
        yield


def test_objects_surviving_full_collection_are_not_scanned_again() -> None:
    tables = [Table() for _ in range(100)]
    gc.collect()
    assert not any(isinstance(passed, Table) for passed in gc.get_objects())
    assert len(tables) == 100


def test_what_comes_later_and_is_garbage_is_found_by_any_look() -> None:
    gc.collect()
    gone = weakref.ref(Table())
    gc.collect()
    assert gone() is None


@pytest.mark.slow
def test_full_collection_finds_frozen_objects_become_garbage() -> None:
    table = Table()
    gc.collect()
    gone = weakref.ref(table)
    del table
    gc.collect()
    assert gone() is not None
    collect_all()
    assert gone() is None
    assert gc.get_freeze_count() > 0


def test_what_was_before_is_again_when_the_bot_ends() -> None:
    before = gc.get_threshold()
    with tuned_gc():
        assert gc.get_threshold() == THRESHOLDS
    assert gc.get_threshold() == before
