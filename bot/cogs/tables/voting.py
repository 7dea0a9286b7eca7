"""Votes at a table: to end the game or to undo a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.core.replies import is_private
from bot.tables.panel_views import PanelPage
from bot.tables.services import Services
from engine.game import Refusal
from host import votes
from host.live import TableSession, has_begun
from host.tables import Tables

Vote: TypeAlias = Callable[[Tables, TableSession, int], Awaitable[None]]

VOTES: Final[Mapping[str, Vote]] = {
    "end": votes.propose_end,
    "undo": votes.propose_undo,
    "agree": votes.agree,
    "refuse": votes.refuse,
}
"""The buttons for decisions of all players, by the word in their ids.

Buttons to agree and refuse on older messages don't name the proposal.
"""


async def cast(
    services: Services, interaction: discord.Interaction[Any], live: TableSession, vote: Awaitable[None]
) -> None:
    """Show the result of a vote, or raise ``Refusal`` if the user has voted before."""
    before = live.proposal
    await vote
    if before is not None and live.proposal == before:
        raise Refusal("why-voted")
    updater = services.updater
    if services.tables.owns(live):
        services.timekeeper.vote_times.watch(live)  # the response shows its time
        services.vote_outcomes.asked(live, interaction)
    if not is_private(interaction):
        await updater.update(live, interaction)
    elif has_begun(live) and not live.over and (seat := live.table.seat_of(interaction.user.id)) is not None:
        # The panel itself would not change.
        views = services.views.of(await services.languages.of(interaction))
        asked = "" if live.proposal is None else f"{views.boards.vote(live, live.proposal)}\n"
        try:
            await services.answers.give(interaction, asked + views.panels.pending(live, seat))
        finally:
            await updater.update(live)
    else:
        await updater.show_and_update(interaction, live, PanelPage("more"))
