"""The package of a ``TableGame``, derived from its rules and board rows."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from PIL import Image

from bot.core.presenter import CustomEmoji
from bot.games.daily import Daily
from bot.games.package import GamePackage
from bot.games.table_lesson import Script, lesson_of
from bot.games.table_presenter import TablePresenter
from engine.daily import ME, Deal, Mark
from engine.game import SUBSTITUTE, Event
from engine.table_game import TableGame, TableView
from render.emojis import SIZE

__all__ = ["Script", "table_package"]

STRETCH: Final = 36
"""Moves of all seats after which a daily challenge ends with the next one, unless the game is over before."""
_MARKS: Final = {"g": "🟩", "e": "🟨", "l": "⬜"}


@dataclass(frozen=True, slots=True)
class _Stretch:
    game: TableGame[Any, Any]
    moves: int

    def over(self, view: TableView[Any]) -> bool:
        return not view.to_act or sum(view.turns) > self.moves

    def score(self, view: TableView[Any]) -> int:
        """Return the player's score: the first number of their rank."""
        rank = self.game.ranks(view.state)[ME]
        return rank if isinstance(rank, int) else rank[0]

    def marks(self, _events: Sequence[Event], view: TableView[Any]) -> tuple[Mark, ...]:
        """Return whether the player leads, shares the lead, or is behind."""
        ranks: Sequence[Any] = self.game.ranks(view.state)
        mine = ranks[ME]
        return ("loss" if mine < max(ranks) else "gain" if ranks.count(mine) == 1 else "even",)


def table_package(
    presenter: type[TablePresenter], sign: str, lesson: Script | None = None, *, daily_moves: int = STRETCH
) -> GamePackage:
    """Build the package of a ``TableGame``.

    Texts are in ``locale`` next to its rules, images of emojis in ``emojis``. ``sign`` is the emoji of its daily line.
    ``daily_moves`` is the length of a daily challenge, in moves of all seats.
    """
    game = presenter.game
    folder = Path(inspect.getfile(type(game))).parent
    return GamePackage(
        game,
        presenter,
        folder / "locale",
        texts=tuple(presenter.keys()),
        emojis=dict(_emojis(presenter, folder / "emojis")),
        daily=_daily(presenter, sign, daily_moves),
        lesson=None if lesson is None else lesson_of(presenter, lesson),
    )


def _emojis(presenter: type[TablePresenter], folder: Path) -> Iterator[tuple[str, CustomEmoji]]:
    """Yield the emojis of choices, from images named as their classes."""
    for file in sorted(folder.glob("*.png")):
        yield f"{presenter.kind}_{file.stem.lower()}", CustomEmoji(presenter.emojis[file.stem], partial(_opened, file))


def _opened(file: Path) -> Image.Image:
    with Image.open(file) as image:
        return image.convert("RGBA").resize((SIZE, SIZE))


def _daily(presenter: type[TablePresenter], sign: str, moves: int) -> Daily | None:
    game = presenter.game
    if game.guide is None:
        return None
    stretch = _Stretch(game, moves)
    deal = Deal(
        game,
        presenter.practice_seats,
        game.options_type(),
        level=SUBSTITUTE,
        editions={1: game.players[SUBSTITUTE]},
        best=game.levels[-1],
        over=stretch.over,
        score=stretch.score,
        marks=stretch.marks,
    )
    return Daily(deal, sign, _MARKS)
