"""The public knowledge of a ship, and which players act by habit.

An equilibrium gains nothing from players who leave it. A *restricted Nash response* does: with some chance, each player
is assumed to follow usual habits and their own past (``reading``), and otherwise the solution. Earlier ships show which
fits better: habit or the solution of that ship. All of this is public, so the result is the same for every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp, log
from typing import Final

from engine.game import Seat
from engine.malacca.ai.choices import pieces_of
from engine.malacca.ai.equilibrium import solved
from engine.malacca.ai.parts import PARTS
from engine.malacca.ai.prospect import CARD_WORTH
from engine.malacca.ai.reading import Habit, Mix, Moment, habit_of, moments, rival, tempted
from engine.malacca.ai.stakes import Person, Ship
from engine.malacca.cards import ACTIONS, FIRST_SPECIAL, ITEM_PRICE, SPECIAL_COUNTS, SPECIALS, Action
from engine.malacca.ledger import counted, purse_course
from engine.malacca.view import MalaccaView, Round

SUSPECT: Final = 0.1
"""The prior chance that a player is a creature of habit. At this value, nothing is made of it."""
FADE: Final = 0.9
"""How much of the evidence about a player remains after another ship."""
DOUBT: Final = 0.03
"""The minimum chance of any action, whatever is predicted."""


def ship_of(view: MalaccaView) -> Ship:
    """Return what everyone knows before this ship is fought for."""
    # With hidden purses everyone uses what all could count.
    purses = [
        known if purse is None or view.options.hidden_purse else purse
        for purse, known in zip(view.purses, counted(view), strict=True)
    ]
    sealed = view.options.simultaneous_bets
    bets = [None if sealed else bet for bet in view.bets]
    under = [card for card, secret in zip(view.under, view.rejected, strict=True) if not secret]
    return _with_people(
        _ship(
            view,
            view.round,
            view.parrot,
            view.ship or 0,
            [purse + (bet or 0) for purse, bet in zip(purses, bets, strict=True)],
            bets,
            view.specials,
            [total - under.count(card) for card, total in zip(SPECIALS, SPECIAL_COUNTS, strict=True)],
            view.items,
        ),
        _told(view),
        view.parrot,
    )


def _ship(
    view: MalaccaView,
    number: int,
    parrot: Seat,
    value: int,
    purses: Sequence[int],
    bets: Sequence[int | None],
    specials: Sequence[int],
    kinds: Sequence[int],
    items: Sequence[tuple[int, int, int]],
) -> Ship:
    """Return a ship of this game, without estimates of its players' habits."""
    order = [*range(parrot, view.players), *range(parrot)]
    left = view.options.rounds - number
    return Ship(
        options=view.options,
        round=number,
        ship=value,
        purses=tuple([purses[seat] for seat in order]),
        sizes=tuple(
            [_sizes(purses[seat], bets[seat], parts) for seat, parts in zip(order, PARTS[view.players], strict=True)]
        ),
        specials=tuple([specials[seat] for seat in order]),
        kinds=tuple(kinds),
        characters=tuple([_number(view.characters[seat]) for seat in order]),
        items=tuple([items[seat] for seat in order]),
        pieces=tuple([left * pieces_of(items[seat]) for seat in order]),
        card=CARD_WORTH * min(1.0, max(left - 1, 0) / 4),
    )


def _number(character: int | None) -> int:
    return -1 if character is None else int(character)


def _sizes(purse: int, made: int | None, parts: Sequence[float]) -> tuple[int, ...]:
    """Return plausible bets; a bet already made replaces the nearest."""
    found = {round(purse * part) for part in parts}
    if made is not None and made not in found:
        found.remove(min(found - {0}, key=lambda bet: (abs(bet - made), bet)))
        found.add(made)
    return tuple(sorted(found))


@dataclass(slots=True)
class _Known:
    """What has been learned about one player."""

    plays: list[tuple[Moment, Action]]
    evidence: float = 0.0
    """How much better habit has predicted them than the solution, as a logarithm."""

    @property
    def person(self) -> float:
        """The likelihood ratio of habit to equilibrium for this player."""
        chance = 1 / (1 + exp(-self.evidence) * (1 - SUSPECT) / SUSPECT)
        return round(max(0.0, (chance - SUSPECT) / (1 - SUSPECT)), 2)


def _with_people(ship: Ship, known: Sequence[_Known], parrot: Seat) -> Ship:
    """Return the ship with each player's habits and how likely they apply."""
    order = [*range(parrot, ship.players), *range(parrot)]
    habits = [habit_of(tuple(known[seat].plays)) for seat in order]
    people = [Person(known[seat].person, _mixes(ship, habits, place)) for place, seat in enumerate(order)]
    return replace(ship, people=tuple(people))


def _mixes(ship: Ship, habits: Sequence[Habit], place: int) -> tuple[Mix, ...]:
    """Return the action probabilities of a player with these habits, by bet."""
    seats = range(ship.players)
    table = [rival(ship.ship, other, ship.purses, {}, seats, habit) for other, habit in enumerate(habits)]
    found = []
    for bet in ship.sizes[place]:
        table[place] = rival(ship.ship, place, ship.purses, {place: bet}, seats, habits[place])
        attack, defence, trade = tempted(ship, table, place, ship.card)
        found.append((round(attack, 3), round(defence, 3), round(trade, 3)))
    return tuple(found)


_last: tuple[tuple[Round, ...], list[_Known]] | None = None
"""What was learned last. Everyone who decides about the same ship has seen the same rounds, mostly the same object."""


def _told(view: MalaccaView) -> list[_Known]:
    global _last  # noqa: PLW0603 - a memory of one, far cheaper than a hash of all rounds
    last = _last
    if last is not None and last[0] is view.rounds and len(last[1]) == view.players:
        return last[1]
    known = [_Known([]) for _ in range(view.players)]
    for played, ship in zip(view.rounds, _past(view), strict=True):
        _learn(known, played, _with_people(ship, known, played.parrot))
    _last = view.rounds, known
    return known


def _learn(known: Sequence[_Known], played: Round, ship: Ship) -> None:
    order = [*range(played.parrot, ship.players), *range(played.parrot)]
    bets = tuple([played.plays[seat].bet for seat in order])
    seen = moments(ship.options, ship.ship, ship.purses, bets)
    for place, (seat, solution) in enumerate(zip(order, foretold(ship, bets), strict=True)):
        play, one = played.plays[seat], known[seat]
        habit = ship.people[place].mixes[ship.sizes[place].index(play.bet)]
        one.evidence = FADE * one.evidence + log(_likely(habit, play.action) / _likely(solution, play.action))
        one.plays.append((seen[place], play.action))


def _likely(mix: Mix, action: Action) -> float:
    return (1 - DOUBT) * mix[action] + DOUBT / len(ACTIONS)


@lru_cache(maxsize=512)
def foretold(ship: Ship, bets: tuple[int, ...]) -> tuple[Mix, ...]:
    """Return each player's actions in turn order, by the solution for these bets."""
    solution = solved(ship)
    return tuple([solution.actions(place, bets[: place + 1]) for place in range(ship.players)])


def _past(view: MalaccaView) -> list[Ship]:
    """Return the earlier ships as they were before the fight."""
    specials, items = [*view.specials], [list(owned) for owned in view.items]
    if view.purchase is not None:
        items[view.parrot][view.purchase] -= 1
    cards = [play.card for played in view.rounds for play in played.plays]
    course = purse_course(view)
    found = []
    for number in range(len(view.rounds) - 1, -1, -1):
        played = view.rounds[number]
        del cards[-view.players :]
        for seat, play in enumerate(played.plays):
            specials[seat] = max(0, specials[seat] - (seat in played.drawers)) + (play.card >= FIRST_SPECIAL)
        purses = list(course[number])
        if played.purchase is not None:
            purses[played.parrot] -= ITEM_PRICE
        found.append(
            _ship(
                view,
                played.number,
                played.parrot,
                played.ship,
                purses,
                [play.bet for play in played.plays],
                specials,
                [max(0, total - cards.count(card)) for card, total in zip(SPECIALS, SPECIAL_COUNTS, strict=True)],
                [(attack, defence, trade) for attack, defence, trade in items],
            )
        )
        if played.purchase is not None:
            items[played.parrot][played.purchase] -= 1
    return found[::-1]
