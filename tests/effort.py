"""How much is tried. ``make test-all`` tries enough to find what is planted; ``THOROUGH=1`` tries more."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")

THOROUGH: Final = os.environ.get("THOROUGH", "") not in {"", "0"}


def effort(usual: T, thorough: T) -> T:
    """How much of something there shall be."""
    return thorough if THOROUGH else usual


def slow_but(fast: Iterable[T], values: Iterable[T]) -> list[ParameterSet]:
    """Values of a parametrized test of which those of ``fast`` alone are in the fast tier."""
    kept = [*fast]
    return [pytest.param(value, marks=() if value in kept else pytest.mark.slow) for value in values]
