"""The end of a game of Malacca as text: the ranking and the best robbery."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.presenter import PlayerNames
from bot.core.words import DOT
from bot.games.boards import MEDALS, fitting
from bot.games.malacca.words import Words
from engine.game import Place, Standing
from engine.malacca.view import MalaccaView
from render.malacca.accounts import robberies


def result(say: Words, view: MalaccaView, standing: Standing, cast: PlayerNames) -> str:
    """Return the winner and the ranking as text."""
    return "\n".join(_result(say, view, standing, cast.marked))


def _result(say: Words, view: MalaccaView, standing: Standing, names: Sequence[str]) -> Iterator[str]:
    winners = standing.winners
    best = standing.places[0].score
    who = say.both(names[seat] for seat in winners)
    yield "## " + say("malacca-result-heading", names=who, winners=len(winners), purse=best)
    captured = sum(played.captured for played in view.rounds)
    yield say("malacca-result-ships", ships=len(view.rounds), captured=captured)
    yield DOT.join(_place(say, place, names) for place in standing.places)


def _place(say: Words, place: Place, names: Sequence[str]) -> str:
    who = say.listed(names[seat] for seat in place.seats)
    return say("malacca-result-place", medal=MEDALS.get(place.rank, f"{place.rank}."), name=who, purse=place.score)


def alt(say: Words, view: MalaccaView, standing: Standing, cast: PlayerNames) -> str:
    """Return the text alternative of the end, at most 1024 characters."""
    return fitting(lambda names: say.join_sentences(_alt(say, view, standing, names)), cast)


def _alt(say: Words, view: MalaccaView, standing: Standing, names: Sequence[str]) -> Iterator[str]:
    yield say("malacca-result-alt", ships=len(view.rounds))
    for place in standing.places:
        who = say.listed(names[seat] for seat in place.seats)
        yield say("malacca-result-alt-place", rank=place.rank, name=who, purse=place.score)
    for robbery in robberies(view.rounds):
        who = say.listed(names[seat] for seat in robbery.robbers)
        yield say("malacca-result-alt-robbery", round=robbery.round, names=who, loot=robbery.loot)
