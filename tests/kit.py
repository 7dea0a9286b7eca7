"""What the tests have to be told of a game, and where they find it: everything else they take from its package.

The kit of a game of this repository is ``KITS`` of the module ``kit`` beside its tests (``tests/engine/<package>/``).
Another distribution offers its own by an entry point of the group ``manila_bot.kits``, named after the kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final

from bot.games.catalogue import OURS, catalogue
from tests.engine.golden import Teller
from tests.engine.match import Match
from tests.engine.wander import AnyWanderer

if TYPE_CHECKING:
    from tests.engine.plan import Plan

GROUP: Final = "manila_bot.kits"
"""The entry points of kits."""

GAMES: Final = catalogue().games
"""Every game that is hosted, by kind."""


@dataclass(frozen=True, slots=True)
class Kit:
    """Who walks through a game and tells it, and what in it is hidden."""

    wanderer: AnyWanderer
    """Plays it at random, and knows what could be tried at it."""
    teller: Teller
    """Tells its golden games; games of one package may share one."""
    open: bool = False
    """Whether nothing is ever hidden."""
    shows: frozenset[str] = frozenset()
    """The events that turn up what was hidden, to everybody or to somebody."""
    shut: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The moves that others do not see, or only in these parts."""
    seats: int = 3
    """Seats of a table at which two people and AI players meet."""
    apart: int = 9
    """Moves between two moments of a game at which everything is looked at."""
    secretive: int = 10
    """A seed of house rules and moves with which much stays hidden, and makes a difference to what can be done."""
    moves: int = 24
    """How far such a game goes: while something is still hidden."""
    settled: Mapping[str, bool] = field(default_factory=dict)
    """House rules that tell some of what is hidden, as they must be for nothing to be told."""
    matches: tuple[Match, ...] = ()
    """What ``make arena`` plays: every AI player against a weaker one."""
    plans: Mapping[str, Plan] = field(default_factory=dict)
    """What ``make arena ARGS=--plans`` plays against every level (``tests/engine/plan.py``)."""
    partners: frozenset[int] = frozenset()
    """Numbers of seats at which every other seat plays together."""
    editions: Mapping[int, str] = field(default_factory=dict)
    """How the AI seats of each edition of its daily challenge play, as a digest (``tests/engine/test_daily.py``). It
    never changes: whoever changes how a level plays keeps the player of before as the edition that it was, and adds
    another."""
    drawn: tuple[Mapping[str, Any], ...] = ({},)
    """House rules with which, taken together, every draw comes up that the rules page names."""


@cache
def kit(kind: str) -> Kit:
    """The kit of a game. Raises ``LookupError`` for a game without one."""
    if kind in {package.kind for package in OURS}:
        package = type(GAMES[kind]).__module__.split(".")[1]
        found: Mapping[str, Kit] = import_module(f"tests.engine.{package}.kit").KITS
        return found[kind]
    for entry in entry_points(group=GROUP, name=kind):
        offered = entry.load()
        assert isinstance(offered, Kit), f"{entry.value} is no Kit (tests/kit.py)"
        return offered
    raise LookupError(f"{kind} has no Kit: write one (tests/kit.py) and offer it as entry point {kind} of {GROUP}")


def kits() -> Mapping[str, Kit]:
    """The kits of all games, by kind. Raises ``LookupError`` if one is missing."""
    return {kind: kit(kind) for kind in GAMES}


def tellers() -> list[Teller]:
    """Those who tell golden games, each once."""
    return list(dict.fromkeys(kit.teller for kit in kits().values()))
