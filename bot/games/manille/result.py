"""The end of a match as text: winners, scores, highest-scoring deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.core.presenter import PlayerNames
from bot.games.boards import MEDALS, fitting
from bot.games.manille.lines import gained
from bot.games.manille.words import Words, team_names
from engine.game import Place, Standing
from engine.manille.view import ManilleView
from render.manille import SHOWN, sheet_of

DASH: Final = " – "
"""Between the scores of two sides."""


def result(say: Words, view: ManilleView, standing: Standing, cast: PlayerNames) -> str:
    """Return the winners, the ranking, and the highest-scoring deal."""
    return "\n".join(_result(say, view, standing, cast.marked))


def _result(say: Words, view: ManilleView, standing: Standing, names: Sequence[str]) -> Iterator[str]:
    winners = standing.winners
    who = say.both(names[seat] for seat in winners)
    yield "## " + say("manille-result-heading", names=who, winners=len(winners), score=standing.places[0].score)
    yield say("manille-result-deals", deals=len(view.results), games=sum(view.wins))
    for place in standing.places:
        yield _place(say, view, place, names, MEDALS.get(place.rank, f"{place.rank}."))
    greatest = max(view.results, key=lambda deal: max(deal.scored), default=None)
    if greatest is not None and max(greatest.scored):
        yield "-# " + say("manille-result-greatest", deal=greatest.deal, gain=gained(say, greatest, names))


def _place(say: Words, view: ManilleView, place: Place, names: Sequence[str], medal: str) -> str:
    who = say.both(names[seat] for seat in place.seats)
    points, games = place.parts["points"], place.parts["games"]
    if view.options.best_of == 1:
        return say("manille-result-place", medal=medal, names=who, points=points)
    return say("manille-result-place-match", medal=medal, names=who, points=points, games=games)


def alt(say: Words, view: ManilleView, standing: Standing, cast: PlayerNames) -> str:
    """Return the text alternative of the end, at most 1024 characters."""
    return fitting(lambda names: say.join_sentences(_alt(say, view, standing, names)), cast)


def _alt(say: Words, view: ManilleView, standing: Standing, names: Sequence[str]) -> Iterator[str]:
    yield say("manille-result-alt", deals=len(view.results))
    for place in standing.places:
        who = say.both(names[seat] for seat in place.seats)
        yield say(
            "manille-result-alt-place",
            rank=place.rank,
            names=who,
            points=place.parts["points"],
            games=place.parts["games"],
        )
    teams = [team_names(say, view, team, names) for team in range(view.layout.team_count)]
    scores = [DASH.join(str(total) for total in line.totals) for line in sheet_of(view)[-SHOWN:]]
    if scores:
        yield say("manille-result-alt-sheet", teams=DASH.join(teams), scores=say.listed(scores))
