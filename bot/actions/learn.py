"""Learning a game at the table: the rules, the decision at hand, the odds."""

from __future__ import annotations

from typing import Any

import discord

from bot.actions.desk import Desk
from bot.actions.look import demand_sight
from engine.game import Refusal
from host.live import LiveGame, LiveTable, demand_game, has_begun


async def rules_now(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Open the rules at the page that explains the decision at hand."""
    presenter = desk.presenters[live.game.kind]
    page = presenter.rules_page_for(live.table.view(None)) if has_begun(live) else 0
    await desk.open_panel(interaction, await desk.panels.rules(live.game.kind, page))


async def turn_rules(desk: Desk, interaction: discord.Interaction[Any], kind: str, page: int) -> None:
    """Show another page of the rules."""
    if kind not in desk.presenters:
        raise Refusal("why-unknown-button")
    await desk.turn(interaction, await desk.panels.rules(kind, page))


async def explain(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Explain the decision at hand, with advice from the asker's own view where the table gives it."""
    begun = demand_game(live)
    seat = begun.table.seat_of(interaction.user.id)
    judgement = None
    if seat is not None and desk.advice.given(begun, seat):
        judgement = await desk.advice.of(begun, seat, interaction.user.id)
    await desk.open_panel(interaction, desk.panels.explain(begun, judgement))


async def why(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Say why AI seats made their last moves: from public facts, and after the end from what they knew."""
    begun = demand_sight(interaction, live)
    await _tell_reasons(desk, interaction, begun, None)


async def why_this(desk: Desk, interaction: discord.Interaction[Any], table_id: int, number: int) -> None:
    """Say why an AI seat made one move of a game that is looked back at."""
    live = demand_sight(interaction, await desk.found(interaction, table_id))
    if number not in [step.told.number for step in await desk.replays.steps(live)]:
        raise Refusal("why-old-button")
    await _tell_reasons(desk, interaction, live, number)


async def _tell_reasons(desk: Desk, interaction: discord.Interaction[Any], live: LiveGame, number: int | None) -> None:
    if not live.game.advises:
        raise Refusal("why-no-reasons")
    thoughts = await desk.advice.reasons(live, interaction.user.id, number)
    if number is not None and not thoughts:
        raise Refusal("why-no-thought")
    await desk.open_panel(interaction, desk.panels.why(live, thoughts))


async def odds(desk: Desk, interaction: discord.Interaction[Any], live: LiveTable) -> None:
    """Show the chances of this moment, as far as the asker may know them."""
    begun = demand_game(live)
    if live.over:
        raise Refusal("why-over")
    if not live.lobby.odds or not desk.presenters[live.game.kind].offers_odds:
        raise Refusal("why-odds-off")
    await desk.open_panel(interaction, desk.panels.odds(begun, begun.table.seat_of(interaction.user.id)))
