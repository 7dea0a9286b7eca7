"""Sample tables of Malacca, for the gallery and the tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final

from engine.game import Event, Standing
from engine.malacca.game import MALACCA
from engine.malacca.options import MalaccaOptions
from engine.malacca.view import MalaccaView, Phase
from render.played import Moment, PlayedStep, find, game_of

NAMES: Final = ("Inés", "Maximilian", "Tomás", "Violet", "Ωmega", "Luz", "王小明", "Zoé")
LONG_NAMES: Final = (
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Captain Bartholomew of Cavite 32",
    "محمد بن عبد الله بن محمد الطويل",
    "東京港の商人たち長い名前の例東京港の商人たち長い名前の例東京港の",
    "🦊🐉🏴‍☠️ no-space_but_a_long_nick",
    "Νικηφόρος Κωνσταντινόπουλος ο Β΄",
    "Александр Преображенский-Крымов",
    "Captain Bartholomew of Cavite 33",
)
_MODULES: Final = MalaccaOptions(characters=True, equipment=True)
_SEALED: Final = MalaccaOptions(simultaneous_bets=True, hidden_purse=True)
_CHOICE: Final = MalaccaOptions(characters=True, character_choice="1of2")


Wanted = Callable[[MalaccaView], bool]


@lru_cache
def _step(players: int, options: MalaccaOptions, wanted: Wanted, first: int = 0) -> PlayedStep[MalaccaView]:
    return find(MALACCA, players, options, wanted, first=first)


def _found(players: int, options: MalaccaOptions, wanted: Wanted, first: int = 0) -> MalaccaView:
    return _step(players, options, wanted, first).after.public


def table() -> MalaccaView:
    """Return a table in the middle of a round's bets."""
    return _found(4, MalaccaOptions(), _betting)


def since() -> tuple[MalaccaView, MalaccaView]:
    """Return views of a table before and after a card was laid."""
    before, after = _step(4, MalaccaOptions(), _betting)
    return before.public, after.public


def _betting(view: MalaccaView) -> bool:
    made = [bet for bet in view.bets if bet is not None]
    return _laid(view) and len(view.rounds) > 2 and 0 in made and any(made)


def _laid(view: MalaccaView) -> bool:
    return view.phase is Phase.BET and bool(view.rounds) and sum(view.laid) > 1


def fight() -> tuple[MalaccaView, MalaccaView, tuple[Event, ...]]:
    """Return the table before and after a capture, and the events between."""
    step = _step(4, MalaccaOptions(), _robbed)
    return step.before.public, step.after.public, step.after.events


def _robbed(view: MalaccaView) -> bool:
    last = view.rounds[-1] if view.rounds else None
    return last is not None and last.captured and not any(play.card.waiting for play in last.plays) and last.attack > 1


def full() -> MalaccaView:
    """Return a table of eight with as much content as possible, for layout tests."""
    return _found(8, _MODULES, _crowded, 7)


def _crowded(view: MalaccaView) -> bool:
    return view.phase is Phase.WAIT and sum(map(sum, view.items)) > 3 and sum(view.specials) > 4


def _opening(view: MalaccaView) -> bool:
    return view.phase is Phase.BET and sum(view.laid) == 1


def _captured(view: MalaccaView) -> bool:
    return _laid(view) and view.rounds[-1].captured


def _buying(view: MalaccaView) -> bool:
    return view.phase is Phase.PURCHASE and view.round > 3 and any(map(any, view.items))


def _keeping(view: MalaccaView) -> bool:
    return view.phase is Phase.KEEP


def _choosing(view: MalaccaView) -> bool:
    return view.phase is Phase.CHARACTER and any(character is not None for character in view.characters)


@lru_cache
def own() -> MalaccaView:
    """Return the view of a player to bet with special cards of several kinds."""
    return next(
        view
        for seed in range(99)
        for moment in game_of(MALACCA, 4, MalaccaOptions(), seed)
        if (view := moment.own).phase is Phase.BET and sum(map(bool, view.hand or ())) > 2
    )


@lru_cache
def own_laid() -> MalaccaView:
    """Return the view of a player who has laid a special card with a bet."""
    return next(
        view
        for seed in range(99)
        for moment in game_of(MALACCA, 8, _MODULES, seed)
        for seat in range(8)
        if (card := (view := moment.seen_by(seat)).cards[seat]) is not None
        and view.phase is Phase.BET
        and card.special
        and view.bets[seat]
        and any(view.hand or ())
        and any(view.items[seat])
    )


def own_drawn() -> MalaccaView:
    """Return the view of Sayyida al Hurra, choosing one of two cards."""
    return _step(8, _MODULES, _keeping).after.own


def over(players: int = 4) -> MalaccaView:
    return _end(players).public


def standing(players: int = 4) -> Standing:
    return _end(players).rank()


@lru_cache
def _end(players: int) -> Moment[MalaccaView]:
    *_, last = game_of(MALACCA, players, MalaccaOptions(), players)
    return last


TABLES: Final[Mapping[str, Callable[[], MalaccaView]]] = {
    "first": partial(_found, 3, MalaccaOptions(), _opening),
    "bets": table,
    "captured": partial(_found, 5, MalaccaOptions(), _captured),
    "purchase": partial(_found, 6, MalaccaOptions(equipment=True), _buying),
    "full": full,
    "sealed": partial(_found, 5, _SEALED, _laid),
    "keep": partial(_found, 8, _MODULES, _keeping),
    "characters": partial(_found, 3, _CHOICE, _choosing),
    "over": over,
}
"""Every table by name; played when called."""
