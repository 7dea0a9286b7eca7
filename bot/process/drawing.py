"""The painter of a running bot, with processes that draw for it."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from bot.core.localization import Presenters
from bot.process.metrics import Metrics
from engine.game import AnyGame
from host.workers import Workers, processors
from render.lobby import prepare as draw_lobbies
from render.pool import Painter


def create_painter(most: int, metrics: Metrics) -> Painter:
    """Return a painter with up to ``most`` processes, fewer than there are cores."""
    drawing = min(most, processors() - 1)
    return Painter(
        timed=metrics.pictures.observe,
        waited=metrics.picture_waits.observe,
        studio=Workers("draw pictures", drawing) if drawing else None,
    )


def draw_ahead(painter: Painter, games: Collection[AnyGame], presenters: Presenters) -> None:
    """Start the painter's processes, and draw there what many pictures share."""
    lobbies = partial(draw_lobbies, {max(game.seats) for game in games})
    painter.ahead(lobbies, *(presenter.prepare for presenter in presenters.values()))
