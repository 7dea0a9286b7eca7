"""Values made quickly are those that their classes make."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, dataclass, field

import pytest

from engine.values import Copied, maker


@dataclass(frozen=True, slots=True)
class Boat:
    """A value with fields of all kinds that views have."""

    name: str
    crew: tuple[int, ...]
    sail: str | None = "lateen"


@dataclass(frozen=True, slots=True)
class Fleet:
    """One that makes a default of its own."""

    boats: list[Boat] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Rise:
    """One whose fields are called as a maker might call what is its own."""

    kind: str
    value: int
    new: int
    make: int = 4


make = maker(Boat)


def test_it_is_a_value_of_its_class_like_any_other() -> None:
    made = make("Ara", crew=(1, 2))

    assert type(made) is Boat
    assert made == Boat("Ara", (1, 2))
    assert hash(made) == hash(Boat("Ara", (1, 2)))
    assert pickle.loads(pickle.dumps(make("Ara", (1,), sail=None))) == Boat("Ara", (1,), None)


def test_it_is_frozen() -> None:
    made = make("Ara", (1, 2))

    with pytest.raises(FrozenInstanceError):
        made.name = "Bela"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del made.name


def test_a_field_that_is_not_given_is_missed() -> None:
    with pytest.raises(TypeError, match="crew"):
        make("Ara")  # type: ignore[call-arg]


def test_class_that_does_more_than_to_take_its_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="does more"):
        maker(Fleet)


def test_fields_may_have_any_name() -> None:
    assert maker(Rise)("market", value=5, new=3) == Rise("market", 5, 3, 4)


@dataclass(slots=True)
class Harbor(Copied):
    """A state: what is in its lists changes."""

    name: str
    boats: list[int]
    sold: tuple[int, ...] = ()


def test_a_copy_shares_nothing_that_changes() -> None:
    harbor = Harbor("Manila", [1, 2], (3,))
    copy = harbor.copy()
    copy.boats.append(4)
    copy.name = "Malacca"

    assert copy == Harbor("Malacca", [1, 2, 4], (3,))
    assert harbor == Harbor("Manila", [1, 2], (3,))
