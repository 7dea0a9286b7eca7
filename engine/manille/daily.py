"""The daily challenge: one deal of four, in two pairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.daily import ME, Deal, Mark
from engine.game import Event
from engine.manille.ai.simple import MANILLE_THUMB, SimplePlayer, Thumb
from engine.manille.events import DealBegan, TrickTaken
from engine.manille.game import MANILLA, MANILLE
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.view import ManilleView, Phase

SEATS: Final = 4

_MANILLE_EDITIONS: Final = {
    1: SimplePlayer(),
    2: SimplePlayer(thumb=Thumb(3.7, 1.1, plain=0.44, trump=1.43, below=0.73, with_it=4.5)),
    3: SimplePlayer(thumb=MANILLE_THUMB),
}


def _over(view: ManilleView) -> bool:
    return bool(view.results) or view.phase is Phase.OVER


def _score(view: ManilleView) -> int:
    """Return the player's pair's score in the deal, less the other's."""
    scored, teams = view.results[0].scored, view.layout.teams
    return sum(points if team == teams[ME] else -points for team, points in enumerate(scored))


def _marks(events: Sequence[Event], view: ManilleView) -> tuple[Mark, ...]:
    teams = view.layout.teams
    takers = [event.seat for event in events if isinstance(event, TrickTaken)]
    return tuple("gain" if teams[seat] == teams[ME] else "loss" for seat in takers)


def _deal(kind: str) -> Deal:
    game, options, editions = (
        (MANILLA, ManillaOptions(first_dealer="host"), {1: SimplePlayer()})
        if kind == MANILLA.kind
        else (MANILLE, ManilleOptions(first_dealer="host"), _MANILLE_EDITIONS)
    )
    return Deal(
        game,
        SEATS,
        options,
        level="steady",
        editions=editions,
        best="expert",
        over=_over,
        score=_score,
        marks=_marks,
        beyond=(DealBegan,),
    )


MANILLA_DAILY: Final = _deal(MANILLA.kind)
MANILLE_DAILY: Final = _deal(MANILLE.kind)
