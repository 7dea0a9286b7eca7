"""Play moves: from buttons, or with a number from a form."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ext import commands

from bot.core.context import Context
from bot.core.forms import number_modal, number_of, question_modal
from bot.core.guard import refuse, say
from bot.core.layout import link_to
from bot.core.player_names import cast_of
from bot.core.presenter import AskNumber
from bot.core.replies import answered, is_private, open_form
from bot.core.router import pressed, submitted
from bot.tables.look import require_pressed_table, unread_premoves
from bot.tables.panel_views import PanelPage
from bot.tables.presses import MOVE, MOVE_MENU, MOVE_SURE, NUMBER, STEP
from bot.tables.private_panels import table_shown
from bot.tables.services import Services
from engine.game import Reason, Refusal, Seat
from engine.table import Accepted
from host.live import GameSession, require_game
from host.seats import forced_seat

log = logging.getLogger(__name__)


class PlayCog(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @pressed(MOVE)
    async def move(self, ctx: Context, table: int, ply: int, code: str) -> None:
        await move(self._services, ctx.interaction, table, ply, code)

    @pressed(MOVE_SURE)
    @submitted(MOVE_SURE)
    async def move_surely(self, ctx: Context, table: int, ply: int, code: str) -> None:
        await move(self._services, ctx.interaction, table, ply, code, sure=True)

    @pressed(MOVE_MENU)
    async def choose_move(self, ctx: Context, table: int, ply: int) -> None:
        await move(self._services, ctx.interaction, table, ply, ctx.chosen)

    @pressed(STEP)
    async def show_step(self, ctx: Context, table: int, ply: int, path: str) -> None:
        """Show a step of a choice to the user, if they may choose now."""
        live = await _playing(self._services, ctx.interaction, table)
        await _require_turn(self._services, ctx.interaction, live, ply)
        await self._services.panels.open(ctx.interaction, live, PanelPage("step", ply, path))

    @pressed(NUMBER)
    async def ask_number(self, ctx: Context, table: int, ply: int, code: str) -> None:
        """Open the modal for a number, if the user may choose one now."""
        ask = await self._question(ctx, table, ply, code)
        await ctx.open(number_modal(NUMBER(table=table, ply=ply, code=code), ask, ctx.typed))

    @submitted(NUMBER)
    async def take_number(self, ctx: Context, table: int, ply: int, code: str) -> None:
        ask = await self._question(ctx, table, ply, code)
        await move(self._services, ctx.interaction, table, ply, f"{code}{number_of(ctx.interaction, ask)}")

    async def _question(self, ctx: Context, table: int, ply: int, prefix: str) -> AskNumber:
        live = await _playing(self._services, ctx.interaction, table)
        seat = await _require_turn(self._services, ctx.interaction, live, ply)
        presenter, cast = (await ctx.localization()).presenters[live.game.kind], cast_of(live.chairs)
        # Only its user sees the form, so it may show what they have.
        own, moves = live.table.view(seat), live.table.moves(seat)
        public = presenter.prompt(own, [move for move in moves if not move.private], cast)
        private = presenter.hand(own, moves, cast).prompt
        ask = public.question(prefix) or private.question(prefix)
        if ask is None:
            raise Refusal("why-old-button")
        return ask


async def move(
    services: Services, interaction: discord.Interaction[Any], table_id: int, ply: int, code: str, *, sure: bool = False
) -> None:
    """Play a move; an irreversible payment is confirmed first, unless ``sure``."""
    user, live = interaction.user.id, await _playing(services, interaction, table_id)
    if services.rate_limiter.second_presses.is_double_click(table_id, user):
        raise Refusal("why-second-press")
    panels = services.views.of(await services.languages.of(interaction)).panels
    caution = None if sure else panels.caution(live, live.table.seat_of(user), ply, code)
    if caution is not None:
        form = question_modal(MOVE_SURE(table=table_id, ply=ply, code=code), caution.label, caution.text)
        if not (_takes_question(interaction) and await _opened(interaction, form)):
            await services.panels.open(interaction, live, PanelPage("sure", ply, code))
        return
    before = live.table.number
    outcome = await live.table.submit(user, ply, code)
    if not isinstance(outcome, Accepted):
        services.updater.refresh(interaction, table_id)
        marked, reason = cast_of(live.chairs).marked, outcome.reason
        if (forced := forced_seat(live)) is not None and forced == live.table.seat_of(user):
            # Until it is made, their panel still shows the decision before: it must not tell that none is left.
            reason = Reason("why-forced")
        await _renew(services, interaction, live)
        await refuse(interaction, reason, marked, before=await unread_premoves(services, interaction))
        return
    services.rate_limiter.second_presses.moved(table_id, user)
    if not is_private(interaction):
        await services.updater.update(live, interaction)
    elif table_shown(interaction) == table_id:
        page = services.panels.page_after_move(live, interaction, before)
        await services.updater.show_and_update(interaction, live, page)
    else:
        seat = live.table.seat_of(user)
        assert seat is not None  # they have moved
        await say(interaction, panels.played(live, seat, before))
        await services.updater.update(live)


def _takes_question(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a form can ask before a move: not after a menu.

    A menu would keep its selection, so that it couldn't be chosen again after the form was closed.
    """
    data: Any = interaction.data or {}
    is_button = data.get("component_type") == discord.ComponentType.button.value
    return is_button and not is_private(interaction) and not answered(interaction)


async def _opened(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> bool:
    """Return whether Discord has opened a form; ``Refusal`` if it comes too late."""
    try:
        await open_form(interaction, form)
    except discord.HTTPException as error:
        log.warning("form refused: error=%s", error)
        return False
    return True


async def _renew(services: Services, interaction: discord.Interaction[Any], live: GameSession) -> None:
    """Update an outdated hand in direct messages: they follow with a delay."""
    if interaction.guild_id is None and table_shown(interaction) == live.id:
        await services.panels.show(live, interaction, PanelPage("hand"))


async def _require_turn(services: Services, interaction: discord.Interaction[Any], live: GameSession, ply: int) -> Seat:
    """Return the user's seat if the button's decision is open, or raise ``Refusal``."""
    table = live.table
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("why-not-seated")
    if table.over:
        raise Refusal("why-over")
    if ply != table.ply:
        await _renew(services, interaction, live)
        raise Refusal("why-old-button")
    if seat not in table.to_act:
        raise Refusal("why-not-your-turn", name=cast_of(live.chairs).marked[table.to_act[0]])
    return seat


async def _playing(services: Services, interaction: discord.Interaction[Any], table_id: int) -> GameSession:
    live = await require_pressed_table(services, interaction, table_id)
    if live.closed:
        raise Refusal("why-closed")
    begun = require_game(live)
    message, shown = interaction.message, live.guild is not None
    if shown and message is not None and not is_private(interaction) and message.id != live.message and message.guild:
        raise Refusal("why-old-board", link=link_to(live))
    return begun
