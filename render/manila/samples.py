"""Sample tables of Manila, for the gallery, the rules and the tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.game import Event, Standing
from engine.manila.board import LETTER_PAYS, ROUTE_END, Space
from engine.manila.chronicle import Chronicle, chronicled
from engine.manila.events import Arrived, Boarded, Piloted, Rolled, Sent, VoyageBegan, Wrecked
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.view import Berth, Hand, ManilaView, Phase
from render.played import LEVEL, Moment, game_of

NAMES: Final = ("Inés", "Maximilian", "Tomás", "Violet", "Ωmega")
LONG_NAMES: Final = (
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Captain Bartholomew of Cavite 32",
    "محمد بن عبد الله بن محمد الطويل",
    "東京港の商人たち長い名前の例東京港の商人たち長い名前の例東京港の",
    "🦊🐉🏴‍☠️ no-space_but_a_long_nick",
)

Wanted = Callable[[ManilaView], bool]


class _Table(NamedTuple):
    """A sample game: players, seed, AI level and house rules."""

    players: int = 4
    seed: int = 0
    level: str = LEVEL
    options: ManilaOptions = ManilaOptions()


@lru_cache(maxsize=32)
def _game(table: _Table) -> tuple[Moment[ManilaView], ...]:
    return tuple(game_of(MANILA, table.players, table.options, table.seed, table.level))


class SampleStep(NamedTuple):
    """A position, the previous and an earlier one, and the events between."""

    before: ManilaView
    after: ManilaView
    since: ManilaView
    events: tuple[Event, ...]


@lru_cache(maxsize=128)
def _step(table: _Table, wanted: Callable[[Moment[ManilaView]], bool]) -> SampleStep:
    """Return the first position of a game that matches."""
    game = _game(table)
    found = next((n for n, moment in enumerate(game) if wanted(moment)), None)
    if found is None:
        raise LookupError(f"no such position in {table}")
    return SampleStep(
        game[found - 1].public, game[found].public, game[max(0, found - table.players)].public, game[found].events
    )


def _in(phase: Phase, wanted: Wanted = lambda _: True) -> Callable[[Moment[ManilaView]], bool]:
    return lambda moment: moment.public.phase is phase and wanted(moment.public)


def _owed(purpose: str) -> Callable[[Moment[ManilaView]], bool]:
    return _in(Phase.PLEDGE, lambda view: view.owed is not None and view.owed.purpose == purpose)


def _on_13(view: ManilaView) -> int:
    return sum(boat.berth is Berth.SEA and boat.position == ROUTE_END for boat in view.punts)


def _in_port(view: ManilaView) -> int:
    return sum(boat.berth is Berth.PORT for boat in view.punts)


def _wrecks(view: ManilaView) -> bool:
    """Return whether several wrecks make the insurer pledge shares."""
    return view.owed is not None and view.owed.purpose == "repairs" and view.owed.amount > LETTER_PAYS[0]


def _after(view: ManilaView) -> bool:
    """Return whether a voyage ended with plunder and an insured wreck."""
    last = view.last_voyage
    return view.bidder is None and last is not None and last.repairs > 0 and any(boat.plundered for boat in last.punts)


def _unpaid(view: ManilaView) -> bool:
    return view.bidder is None and view.last_voyage is not None and not view.last_voyage.paid()


_HIDDEN: Final = ManilaOptions(hidden_money=True)
_FOUR, _FIVE = _Table(), _Table(5)

_TABLES: Final[Mapping[str, tuple[_Table, Callable[[Moment[ManilaView]], bool]]]] = {
    "auction-first": (_Table(3), _in(Phase.AUCTION)),
    "auction-bids": (
        _FIVE,
        _in(Phase.AUCTION, lambda view: view.voyage > 2 and len(view.beaten) == 3 and any(view.passed)),
    ),
    "auction-later": (_FOUR, _in(Phase.AUCTION, lambda view: view.voyage > 2 and len(view.beaten) == 1)),
    "auction-after": (_FIVE, _in(Phase.AUCTION, _after)),
    "auction-unpaid": (_Table(4, 1, "random"), _in(Phase.AUCTION, _unpaid)),
    "pledge-office": (_Table(4, 0, "random"), _owed("office")),
    "buy": (_FOUR, _in(Phase.BUY, lambda view: view.voyage > 2 and 0 in view.supply)),
    "load": (_FOUR, _in(Phase.LOAD, lambda view: view.voyage > 1)),
    "start": (_FOUR, _in(Phase.START, lambda view: view.voyage > 1)),
    "place-first": (_FOUR, _in(Phase.PLACE, lambda view: view.voyage > 1)),
    "place": (_FOUR, _in(Phase.PLACE, lambda view: view.voyage > 2 and view.lap == 2)),
    "place-3": (_Table(3), _in(Phase.PLACE, lambda view: view.voyage > 1 and view.lap == 3)),
    "place-5": (_FIVE, _in(Phase.PLACE, lambda view: view.voyage > 1 and view.lap == 3)),
    "pledge-space": (_FOUR, _owed("space")),
    "pledge-hidden": (_Table(4, 0, LEVEL, _HIDDEN), _owed("space")),
    "stowaway": (_Table(4, 0, "random"), _in(Phase.PLACE, lambda view: view.stowaway)),
    "board": (_Table(5, 47), _in(Phase.BOARD, lambda view: _on_13(view) > 1)),
    "pilot": (_FIVE, _in(Phase.PILOT, lambda view: _in_port(view) > 0)),
    "plunder": (_Table(4, 3), _in(Phase.PLUNDER, lambda view: None not in view.pirates)),
    "wrecks": (_Table(5, 30), _in(Phase.PLEDGE, _wrecks)),
    "hidden-money": (_Table(5, 0, LEVEL, _HIDDEN), _in(Phase.PLACE, lambda view: view.lap == 2)),
    "full": (_FIVE, _in(Phase.PILOT, lambda view: _taken(view) > 7)),
    "over": (_FOUR, _in(Phase.OVER)),
}


def _taken(view: ManilaView) -> int:
    spaces = (*view.ports, *view.yards, *view.pirates, *view.pilots, view.insurance)
    return sum(taker is not None for taker in spaces)


TABLES: Final = tuple(_TABLES)
"""The names of tables: one in every phase, and the extremes."""


def table(name: str) -> ManilaView:
    """Return one of ``TABLES`` in its public view."""
    return _step(*_TABLES[name]).after


def earlier(name: str) -> ManilaView:
    """Return an earlier view of a sample's game, as the previous picture."""
    return _step(*_TABLES[name]).since


def choices(view: ManilaView) -> tuple[tuple[Space, int], ...]:
    """Return the number of every space that can be taken, as in the menu."""
    if view.phase is not Phase.PLACE:
        return ()
    return tuple((space, space + 1) for space in Space if view.fee(space) is not None)


@lru_cache(maxsize=1)
def own_hand() -> ManilaView:
    views = (moment.seen_by(seat) for moment in _game(_Table(4, 0, "random")) for seat in range(4))
    return next(view for view in views if view.to_act and _in_debt(view.hand))


def _in_debt(hand: Hand | None) -> bool:
    return hand is not None and 1 < sum(hand.pledged) < sum(hand.shares) - 1


def _told(*kinds: type, wanted: Wanted = lambda _: True) -> Callable[[Moment[ManilaView]], bool]:
    def found(moment: Moment[ManilaView]) -> bool:
        told = {type(event) for event in moment.events}
        return told.issuperset(kinds) and wanted(moment.public)

    return found


def _moved(moment: Moment[ManilaView]) -> bool:
    """Return whether a pilot has moved a punt, and another pilot is next."""
    moved = any(isinstance(event, Piloted) and event.moves for event in moment.events)
    return moved and moment.public.phase is Phase.PILOT


def _boarded(moment: Moment[ManilaView]) -> bool:
    return any(isinstance(event, Boarded) and event.ware is not None for event in moment.events)


_VOYAGES: Final[Mapping[str, tuple[_Table, Callable[[Moment[ManilaView]], bool]]]] = {
    "roll": (_FOUR, _told(Rolled, wanted=lambda view: view.voyage > 2 and view.phase is Phase.PLACE)),
    "pilot": (_FIVE, _moved),
    "end": (_FOUR, _told(Rolled, Arrived, Wrecked, VoyageBegan)),
    "boarding": (_Table(5, 47), _boarded),
    "plunder": (_Table(4, 3), _told(Sent, VoyageBegan)),
}


VOYAGES: Final = tuple(_VOYAGES)
"""The names of moments with a movement: a roll, a pilot, the end of a voyage."""


def voyage(name: str) -> tuple[ManilaView, ManilaView, tuple[Event, ...]]:
    """Return the views before and after one of ``VOYAGES``, and the events."""
    step = _step(*_VOYAGES[name])
    return step.before, step.after, step.events


class End(NamedTuple):
    view: ManilaView
    standing: Standing
    chronicle: Chronicle


_ENDS: Final[Mapping[str, _Table]] = {
    "3": _Table(3),
    "5": _Table(5, 4, "random"),  # someone owes more than they have
    "clear": _FOUR,
    "shared": _Table(4, 43),
}


ENDS: Final = tuple(_ENDS)


@lru_cache(maxsize=len(_ENDS))
def end(name: str) -> End:
    game = _game(_ENDS[name])
    return End(game[-1].public, game[-1].rank(), chronicled(game))


def filmed(name: str) -> Sequence[ManilaView]:
    """Return the last positions of a sample game."""
    return [moment.public for moment in _game(_ENDS[name])[-12:]]
