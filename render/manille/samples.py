"""Sample tables of Manilla and Manille, for the gallery and the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice, tee
from typing import Any, Final

from engine.game import Event, Game, Standing
from engine.manille.cards import Trump
from engine.manille.events import CardPlayed, TrickTaken
from engine.manille.game import MANILLA, MANILLE
from engine.manille.options import HouseRules, ManillaOptions, ManilleOptions
from engine.manille.view import Called, ManilleView, Phase
from render.played import Moment, find, game_of

NAMES: Final = ("Inés", "Maximilian", "Bao", "Olu", "Yuki", "Sven")
LONG_NAMES: Final = (
    "Captain Bartholomew of Cavite 32",
    "Νικηφόρος Κωνσταντινόπουλος ο Β΄",
    "Александр Преображенский-Крымов",
    "東京港の商人たち長い名前の例東京港の商人たち長い名前の例東京港の",
    "محمد بن عبد الله بن محمد الطويل",
    "🦊🐉🏴‍☠️ no-space_but_a_long_nick",
)
_GAMES: Final[Mapping[type, Game[Any, ManilleView, Any, Any, Any]]] = {ManillaOptions: MANILLA, ManilleOptions: MANILLE}
_OPTIONS: Final[Mapping[str, HouseRules]] = {
    "blind": ManillaOptions(blind_no_trump=True),
    "match": ManillaOptions(best_of=3, target=61),
    "open": ManillaOptions(dummy="open"),
    "piles": ManillaOptions(dummy="piles"),
    "review": ManillaOptions(honour_play=True),
    "strict": ManillaOptions(show_points="strict"),
    "talk": ManilleOptions(talk="parlee"),
}

Wanted = Callable[[ManilleView], bool]


@lru_cache
def _at(players: int, options: HouseRules, wanted: Wanted, level: str) -> Moment[ManilleView]:
    return find(_GAMES[type(options)], players, options, wanted, level=level).after


def _found(players: int, options: HouseRules, wanted: Wanted, level: str = "simple") -> ManilleView:
    return _at(players, options, wanted, level).public


def table(players: int = 4) -> ManilleView:
    """Return a table of Manilla in the middle of a trick."""
    return _found(players, ManillaOptions(), _playing)


def since() -> tuple[ManilleView, ManilleView]:
    """Return a table before and after the last card on it was played."""
    before, after = find(MANILLA, 4, ManillaOptions(), _playing)
    return before.public, after.public


def _playing(view: ManilleView) -> bool:
    """Return whether both sides have tricks after the first deal."""
    trick, missing = view.trick, 1 + (len(view.hands) == 6)
    if trick is None or view.deal < 2 or not all(view.tricks):
        return False
    return len(trick.cards) == len(view.hands) - missing and trick.winner != trick.leader


def _blind(view: ManilleView) -> bool:
    return view.phase is Phase.BLIND


def _naming(view: ManilleView) -> bool:
    return view.phase is Phase.TRUMP and view.last_trick is not None


def _going_along(view: ManilleView) -> bool:
    return view.phase is Phase.ALONG and view.trump is Trump.NONE and view.deal > 1


def _going_against(view: ManilleView) -> bool:
    return view.phase is Phase.AGAINST and view.called is Called.ALONG and view.deal > 1


def _reviewing(view: ManilleView) -> bool:
    return view.phase is Phase.REVIEW


def _ended(view: ManilleView) -> bool:
    return view.phase is Phase.OVER


def _led(view: ManilleView) -> bool:
    return view.trick is None and view.turn is not None and view.last_trick is not None and sum(view.tricks) > 2


def _match(view: ManilleView) -> bool:
    return _playing(view) and view.wins == (1, 1) and min(view.scores) > 20


def _for_the_dummy(view: ManilleView) -> bool:
    return view.turn is not None and view.hands[view.turn].dummy and view.trick is not None and min(view.tricks) > 0


def _unseen(view: ManilleView) -> bool:
    return view.blind and view.trick is not None and len(view.trick.cards) > 2


def _doubled(view: ManilleView) -> bool:
    return _playing(view) and view.called is not Called.NOTHING


def _turned_up(view: ManilleView) -> bool:
    return view.turnup is not None and view.turnup.points > 2 and view.deal > 2 and view.last_trick is not None


def _laid_open(view: ManilleView) -> bool:
    return any(hand.cards for hand in view.hands) and view.trick is not None and len(view.trick.cards) > 1


def _first_led(view: ManilleView) -> bool:
    return view.trick is not None and view.deal > 2 and len(view.trick.cards) == 2


TABLES: Final[Mapping[str, Callable[[], ManilleView]]] = {
    "blind": partial(_found, 4, _OPTIONS["blind"], _blind),
    "trump": partial(_found, 4, ManillaOptions(), _naming),
    "along": partial(_found, 6, ManillaOptions(), _going_along),
    "against": partial(_found, 3, ManillaOptions(), _going_against),
    **{f"play-{players}": partial(table, players) for players in (2, 4)},
    **{f"play-{players}": partial(_found, players, ManillaOptions(), _doubled) for players in (3, 6)},
    "led": partial(_found, 4, ManillaOptions(), _led),
    "match": partial(_found, 4, _OPTIONS["match"], _match),
    "dummy": partial(_found, 2, ManillaOptions(), _for_the_dummy),
    "unseen-no-trump": partial(_found, 4, _OPTIONS["blind"], _unseen, "random"),
    "strict": partial(_found, 4, _OPTIONS["strict"], _playing),
    "piles": partial(_found, 2, _OPTIONS["piles"], _playing),
    "open": partial(_found, 2, _OPTIONS["open"], _playing),
    "review": partial(_found, 4, _OPTIONS["review"], _reviewing),
    "over": partial(_found, 4, ManillaOptions(), _ended),
    "turned-up": partial(_found, 4, ManilleOptions(), _turned_up),
    "laid-open": partial(_found, 4, _OPTIONS["talk"], _laid_open, "random"),
    "french": partial(_found, 4, ManilleOptions(), _first_led),
}
"""Every table by name; played when called."""


def tables() -> Mapping[str, ManilleView]:
    return {name: played() for name, played in TABLES.items()}


@lru_cache
def own(players: int = 4) -> ManilleView:
    """Return a table as the seat to play sees it; of two players, for the dummy."""

    def wanted(view: ManilleView) -> bool:
        dummy = view.turn is not None and view.hands[view.turn].dummy
        some = len(view.legal) > 1 and bool(view.refused) and view.trick is not None and len(view.trick.cards) > 1
        return some and dummy == (players == 2)

    return _own(players, wanted)


def _own(players: int, wanted: Wanted) -> ManilleView:
    return next(
        view for seed in range(99) for at in game_of(MANILLA, players, ManillaOptions(), seed) if wanted(view := at.own)
    )


@lru_cache
def own_full() -> ManilleView:
    """Return a full hand before the first lead, all of it playable."""
    return _own(3, lambda view: len(view.legal) == view.layout.cards)


def own_unseen() -> ManilleView:
    """Return a hand that its owner may not look at yet."""
    at = _at(4, ManillaOptions(), _naming, "simple")
    partner = next(seat for seat in range(4) if seat != at.public.dealer and not at.public.sides[seat])
    return at.seen_by(partner)


@lru_cache
def own_last() -> ManilleView:
    """Return a hand between two tricks."""
    return _own(4, _led)


@lru_cache
def taken(players: int = 4) -> tuple[ManilleView, ManilleView, tuple[Event, ...]]:
    """Return a trick lacking two cards, the table after the next lead, the events."""
    return next(
        (before.public, after.public, told)
        for seed in range(99)
        for before, *between, after in _fours(game_of(MANILLA, players, ManillaOptions(), seed))
        if _gathers(told := tuple(event for at in (*between, after) for event in at.events))
        and before.public.trick is not None
        and min(before.public.tricks) > 0
    )


def _fours(game: Iterable[Moment[ManilleView]]) -> Iterator[tuple[Moment[ManilleView], ...]]:
    return zip(*(islice(copy, n, None) for n, copy in enumerate(tee(game, 4))), strict=False)


def _gathers(told: Sequence[Event]) -> bool:
    """Return whether events are two cards, a taken trick and a lead."""
    return [type(event) for event in told] == [CardPlayed, CardPlayed, TrickTaken, CardPlayed]


def over(players: int = 4, *, games: int = 1) -> ManilleView:
    return _end(players, games).public


def standing(players: int = 4, *, games: int = 1) -> Standing:
    return _end(players, games).rank()


@lru_cache
def _end(players: int, games: int) -> Moment[ManilleView]:
    options = ManillaOptions(best_of=1 if games == 1 else 3 if games == 2 else 5)
    return find(MANILLA, players, options, lambda view: _ended(view) and view.game >= games).after
