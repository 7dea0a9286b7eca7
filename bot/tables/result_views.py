"""The public message at the end of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.core.limits import ALT_TEXT, cut
from bot.core.player_names import cast_of
from bot.core.presenter import Paint, PlayerNames, Presenter
from bot.core.texts import Texts
from host.live import GameSession
from render.titles import Occasion


@dataclass(frozen=True, slots=True)
class Ending:
    paint: Paint
    alt: str
    cast: PlayerNames
    """With place and time."""


def ending(texts: Texts, presenters: Mapping[str, Presenter], live: GameSession) -> Ending:
    """Return the end of a finished game: its result, or the board when it was closed."""
    presenter, occasion = presenters[live.game.kind], _occasion(texts, live)
    view, standing = live.table.view(None), live.table.standing
    cast = replace(cast_of(live.chairs), occasion=occasion)
    known = {(True, True): "both", (True, False): "where", (False, True): "when"}
    which = known.get((bool(occasion.where), bool(occasion.when)), "none")
    said = texts("result-occasion", game=occasion.game, where=occasion.where, when=occasion.when, known=which)
    if standing is None:
        alt = texts.join_sentences((said, *ranking(texts, live, cast.plain), presenter.alt(view, cast)))
        return Ending(presenter.board(view, cast, None), cut(alt, ALT_TEXT), cast)
    alt = texts.join_sentences((said, presenter.result_alt(view, standing, cast, live.chronicle)))
    return Ending(presenter.result_board(view, standing, cast, live.chronicle), cut(alt, ALT_TEXT), cast)


def ranking(texts: Texts, live: GameSession, names: Sequence[str]) -> list[str]:
    return [
        texts(
            "result-early-place",
            rank=place.rank,
            name=texts.both(names[seat] for seat in place.seats),
            score=place.score,
        )
        for place in live.table.standing_now.places
    ]


def _occasion(texts: Texts, live: GameSession) -> Occasion:
    day = live.ended
    when = "" if day is None else texts("result-day", day=day.day, month=day.month, year=str(day.year))
    return Occasion(texts(f"game-{live.game.kind}"), live.server, when)
