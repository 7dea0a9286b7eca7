"""Looking at a table without changing it: more, words, pictures, what happened, and the game step by step."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Any

import discord

from bot.actions.answer import say
from bot.actions.desk import Desk
from bot.actions.places import may_watch
from bot.messages.reply import acknowledge, tell
from bot.presenters.base import Paint
from bot.ui.parts import Face
from engine import log as logs
from engine.game import AnyGame, Refusal
from host.live import LiveGame, LiveTable, demand_game
from render.encode import Picture
from render.memory import draw_once

log = logging.getLogger(__name__)


async def more(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show what else can be done here."""
    await desk.open_panel(interaction, desk.panels.more(live))


async def past(desk: Desk, interaction: discord.Interaction[Any], table_id: int) -> None:
    """Show what can be done with a game of somebody's history."""
    await more(desk, interaction, demand_game(await desk.found(interaction, table_id)))


async def text_board(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show the board in words."""
    begun = demand_sight(interaction, live)
    await desk.open_panel(interaction, desk.panels.text_board(begun))


async def zoom(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show the picture as a file of its own, which opens in full size."""
    begun = demand_sight(interaction, live)
    await desk.open_panel(interaction, await desk.panels.zoom(begun))


# -- what happened ---------------------------------------------------------------------------------


async def latest(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show the latest page of what has happened."""
    await desk.open_panel(interaction, await _told(desk, interaction, live, None))


async def story(desk: Desk, interaction: discord.Interaction[Any], table_id: int, page: int) -> None:
    """Turn to a page of what has happened since the start."""
    live = await desk.found(interaction, table_id)
    await desk.turn(interaction, await _told(desk, interaction, live, page))


async def _told(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable, page: int | None) -> Face:
    begun = demand_sight(interaction, live)
    try:
        told = await desk.tables.story(begun)
    except logs.BadLog as error:
        raise Refusal("why-no-replay") from error
    return desk.panels.story(begun, told, page)


async def send_log(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Give the log of a finished game as a file."""
    begun = demand_sight(interaction, live)
    if live.seed is None:
        raise Refusal("why-not-over")
    text = io.StringIO()
    logs.write(await desk.tables.log_of(begun), text)
    file = discord.File(io.BytesIO(text.getvalue().encode()), f"{live.game.kind}-{live.id}.jsonl")
    await tell(interaction, desk.texts("log-saved"), files=[file])


async def verify(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Check a finished game: its seed against what was promised, its deals and rolls against the seed, all moves."""
    begun = demand_sight(interaction, live)
    if live.seed is None:
        raise Refusal("why-not-over")
    past, shown = await desk.tables.log_of(begun), begun.table.view(None)
    try:
        await asyncio.to_thread(_demand_fair, live.game, past, shown)
    except logs.UnknownGame as error:
        raise Refusal("why-no-replay") from error
    except logs.BadLog as error:
        log.exception("table %s does not hold what it promised", live.id)
        why = "" if error.reason is None else desk.reason(error.reason, live)
        finding = f"entry {error.number}: {why}" if why else f"{error}."
        await say(interaction, desk.texts("verify-failed", table=str(live.id), finding=finding))
        return
    counted = logs.counted(past.entries)
    await say(
        interaction,
        desk.texts(
            "verify-fair",
            table=str(live.id),
            moves=len(counted) - 1,
            draws=sum(len(entry.draws) for entry in counted),
            seed=live.seed,
            commitment=begun.table.commitment,
        ),
    )


def _demand_fair(game: AnyGame, past: logs.GameLog, shown: Any) -> None:
    """Raises ``BadLog`` where a log does not hold what its seed promised, or does not lead to the end that is shown."""
    logs.verify(game, past)
    *_, last = logs.replay(game, past.header, past.entries)
    if game.view(last.state, None) != shown:
        raise logs.BadLog("the moves lead to another end than the one that is shown")


async def review(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show somebody which of their own decisions in a finished game have cost them most."""
    begun = demand_sight(interaction, live)
    if not begun.table.over:
        raise Refusal("why-review-early")
    if not live.game.advises:
        raise Refusal("why-review-none")
    seat = begun.table.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("why-review-outsider")

    if desk.reviews.has(begun, seat):
        lessons = await desk.reviews.of(begun, seat)
    else:
        with desk.one_each.of(interaction.user.id):
            await acknowledge(interaction, thinking=True)
            lessons = await desk.reviews.of(begun, seat)
    await desk.open_panel(interaction, desk.panels.review(begun, lessons))


# -- step by step -----------------------------------------------------------------------------------


async def replay(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Open the replay of a game: of a finished one at its start, else at the present."""
    await _show_step(desk, interaction, live, 0 if live.over else None, anew=True)


async def turn_replay(
    desk: Desk, interaction: discord.Interaction[Any], table_id: int, step: int, *, anew: bool = False
) -> None:
    """Show another step of a replay; ``anew`` in a panel of its own, so that what led there stays."""
    await _show_step(desk, interaction, await desk.found(interaction, table_id), step, anew=anew)


async def _show_step(
    desk: Desk, interaction: discord.Interaction[Any], live: LiveTable, step: int | None, *, anew: bool
) -> None:
    begun = demand_sight(interaction, live)
    await desk.boards.recall(begun)
    steps = await desk.replays.steps(begun)
    last = len(steps) - 1
    face = await desk.panels.replay(begun, steps, last if step is None else min(step, last))
    await (desk.open_panel if anew else desk.turn)(interaction, face)


async def film(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Give a finished game as an animation."""
    begun = demand_sight(interaction, live)
    if not begun.table.over:
        raise Refusal("why-no-film")
    paint = desk.panels.film(begun, await desk.replays.steps(begun))
    if paint is None:
        raise Refusal("why-no-film")
    if desk.films.has(live.id):
        picture = await _film(desk, live, paint)
    else:
        with desk.one_each.of(interaction.user.id):
            await acknowledge(interaction, thinking=True)
            picture = await _film(desk, live, paint)
    file = discord.File(io.BytesIO(picture.data), f"{live.game.kind}-{live.id}{picture.media.extension}")
    await tell(interaction, desk.texts("film-made", table=str(live.id)), files=[file])


async def _film(desk: Desk, live: LiveTable, paint: Paint) -> Picture:
    async def draw() -> Picture:
        return await desk.work(draw_once, paint)  # where boards are drawn, tables would wait for it

    return await desk.films.of(live.id, draw)


def demand_sight(interaction: discord.Interaction[Any], live: LiveTable) -> LiveGame:
    """A table as the game that somebody looks at.

    Raises ``Refusal`` to who may not look at it, as if there were none; and for a lobby.
    """
    if not may_watch(interaction, live.whereabouts):
        raise Refusal("why-no-table")
    return demand_game(live)
