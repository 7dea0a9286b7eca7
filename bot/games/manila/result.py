"""The end of a game of Manila as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.presenter import PlayerNames
from bot.core.words import DOT
from bot.games.boards import MEDALS, fitting
from bot.games.manila.words import Words
from engine.game import Place, Standing
from engine.manila.board import MARKET, WARES
from engine.manila.chronicle import Chronicle
from engine.manila.view import ManilaView
from render.names import changed


def result(say: Words, view: ManilaView, standing: Standing, cast: PlayerNames) -> str:
    """Return the winners, why the game ended, and all fortunes as text."""
    return "\n".join(_result(say, view, standing, cast))


def _result(say: Words, view: ManilaView, standing: Standing, cast: PlayerNames) -> Iterator[str]:
    winners = standing.winners
    names = say.both(cast.marked[seat] for seat in winners)
    best = standing.places[0].score
    yield "## " + say("manila-result-heading", names=names, winners=len(winners), fortune=best)
    peak = say.listed(say.marked(ware) for ware in WARES if view.market[ware] == MARKET[-1])
    yield say("manila-result-ended", voyages=view.voyage, cargo=peak, value=MARKET[-1])
    if len(standing.places) > 1 and len(winners) == 1:
        yield _lead(say, cast.marked, *standing.places[:2])
    yield DOT.join(_place(say, place, cast.marked) for place in standing.places)


def _lead(say: Words, names: Sequence[str], first: Place, second: Place) -> str:
    """Return the winners' lead, and what contributed most to it."""
    ahead = {part: first.parts[part] - second.parts[part] for part in ("cash", "shares", "debt")}
    return say(
        "manila-result-lead",
        name=say.both(names[seat] for seat in second.seats),
        lead=first.score - second.score,
        most=max(ahead, key=lambda part: ahead[part]),
        amount=max(ahead.values()),
    )


def _place(say: Words, place: Place, names: Sequence[str]) -> str:
    return say(
        "manila-result-place",
        medal=MEDALS.get(place.rank, f"{place.rank}."),
        name=say.listed(names[seat] for seat in place.seats),
        fortune=place.score,
    )


def alt(say: Words, view: ManilaView, standing: Standing, cast: PlayerNames, chronicle: Chronicle | None) -> str:
    """Return the text alternative of the end, at most 1024 characters."""
    return fitting(lambda names: _alt(say, view, standing, names, chronicle), cast)


def _alt(say: Words, view: ManilaView, standing: Standing, names: Sequence[str], chronicle: Chronicle | None) -> str:
    ranking = [
        say(
            "manila-result-alt-place",
            rank=place.rank,
            name=say.listed(names[seat] for seat in place.seats),
            fortune=place.score,
            cash=place.parts["cash"],
            shares=place.parts["shares"],
            debts=abs(place.parts["debt"]),
        )
        for place in standing.places
    ]
    moments = [
        say("manila-result-alt-moment", name=names[moment.seat], voyage=moment.voyage, change=changed(moment.change))
        for moment in (chronicle.moments if chronicle else ())
    ]
    return say.join_sentences([say("manila-result-alt", voyages=view.voyage), *ranking, *moments])
