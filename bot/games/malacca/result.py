"""The end of a game of Malacca in words: the ranking and the greatest robbery."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.core.presenter import Cast
from bot.games.boards import fitting
from bot.games.malacca.words import Words
from engine.game import Standing
from engine.malacca.view import MalaccaView
from render.malacca.accounts import robberies

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def result(say: Words, view: MalaccaView, standing: Standing, cast: Cast) -> str:
    """Who has won, all purses, and which ship was robbed of most."""
    return "\n".join(_result(say, view, standing, cast.marked))


def _result(say: Words, view: MalaccaView, standing: Standing, names: Sequence[str]) -> Iterator[str]:
    winners = standing.winners
    best = standing.places[0].score
    who = say.both(names[seat] for seat in winners)
    yield "## " + say("malacca-result-heading", names=who, winners=len(winners), purse=best)
    captured = sum(played.captured for played in view.rounds)
    yield say("malacca-result-ships", ships=len(view.rounds), captured=captured)
    for place in standing.places:
        medal = MEDALS.get(place.rank, f"{place.rank}.")
        who = say.listed(names[seat] for seat in place.seats)
        yield say("malacca-result-place", medal=medal, name=who, purse=place.score)
    for robbery in robberies(view.rounds)[:1]:  # the picture has the others
        who = say.both(names[seat] for seat in robbery.robbers)
        yield "-# " + say("malacca-result-robbery", round=robbery.round, names=who, loot=robbery.loot)


def alt(say: Words, view: MalaccaView, standing: Standing, cast: Cast) -> str:
    """The picture of the end in words, at most 1024 characters."""
    return fitting(lambda names: say.told(_alt(say, view, standing, names)), cast)


def _alt(say: Words, view: MalaccaView, standing: Standing, names: Sequence[str]) -> Iterator[str]:
    yield say("malacca-result-alt", ships=len(view.rounds))
    for place in standing.places:
        who = say.listed(names[seat] for seat in place.seats)
        yield say("malacca-result-alt-place", rank=place.rank, name=who, purse=place.score)
    for robbery in robberies(view.rounds):
        who = say.listed(names[seat] for seat in robbery.robbers)
        yield say("malacca-result-alt-robbery", round=robbery.round, names=who, loot=robbery.loot)
