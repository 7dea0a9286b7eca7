"""Offer a seat to another user; nothing changes before they accept."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

import discord
from discord.utils import utcnow

from bot.core.components import button
from bot.core.errors import nonce
from bot.core.guard import require_post, say
from bot.core.layout import ids_on, link_to, plain, row
from bot.core.markup import soon
from bot.core.permissions import require_table
from bot.core.player_names import cast_of, marked
from bot.core.posting import post_or_undo
from bot.core.replies import edit_response
from bot.core.visibility import find_place, who_sees
from bot.tables.leave_penalty import sitting_down
from bot.tables.panel_views import PanelPage
from bot.tables.presses import OFFER
from bot.tables.services import Services
from engine.game import Refusal
from engine.lobby import SPEEDS
from engine.table import SeatAssignment
from host.live import GameSession, TableSession, has_begun, require_game
from host.retry import until_stored
from host.seats import seconds_for
from storage.errors import BlockedError, KnownHandError, StoreError
from storage.offers import Offer

log = logging.getLogger(__name__)

STANDS: Final = timedelta(hours=1)
"""How long a user has to answer; at least the time limit of a decision."""
KEPT: Final = timedelta(minutes=10)
"""How long an AI plays for an absent player before the host may offer the seat; at least the time of a turn."""
ANSWERS: Final = ("take", "no")


def _require_seatless(live: GameSession, seat: int, newcomer: discord.User | discord.Member) -> None:
    """Raise ``Refusal`` for a user who has, gave away or may not have a seat."""
    if (other := live.table.seat_of(newcomer.id)) is not None:
        raise Refusal("why-offer-seated", name=cast_of(live.chairs).marked[other])
    if any(chair.giver == newcomer.id for at, chair in enumerate(live.chairs) if at != seat):
        # Seats given away under earlier versions left no hash.
        raise Refusal("why-offer-left", name=marked(seat, newcomer.display_name))
    if newcomer.id in live.lobby.kicked:
        raise Refusal("why-lobby-kicked")


async def offer(
    services: Services,
    interaction: discord.Interaction[Any],
    live: TableSession,
    newcomer: discord.User | discord.Member,
    leaver: discord.User | discord.Member,
) -> None:
    """Offer the user's own seat or, as host, an absent player's."""
    live = require_game(live)
    table, user = live.table, interaction.user.id
    seat = table.seat_of(leaver.id)
    if live.over:
        raise Refusal("why-over")
    if seat is None or newcomer.bot:
        raise Refusal("why-no-replacement")
    if user not in (leaver.id, live.lobby.host):
        raise Refusal("why-not-yours-to-give")
    if leaver.id != user and live.chairs[seat].present:
        raise Refusal("why-not-absent", name=cast_of(live.chairs).marked[seat])
    if leaver.id != user and (kept := await _kept_until(services, live, seat)) > utcnow():
        raise Refusal("why-seat-kept", name=cast_of(live.chairs).marked[seat], soon=soon(kept))
    _require_seatless(live, seat, newcomer)
    for blocked in await services.tables.store.guilds.blocked(live.guild, [user, newcomer.id]):
        raise BlockedError(blocked)
    await require_post(interaction, live.guild, live.channel)
    # A seat shows the table to its player, and a ping adds them to a private thread.
    place = None if live.guild is None else await find_place(services.client, live.guild, live.channel)
    asked = [newcomer.id, *({leaver.id} - {user})]
    seeing = asked if live.guild is None else await who_sees(place, asked)
    if newcomer.id not in seeing:
        raise Refusal("why-offer-unseen", name=marked(seat, newcomer.display_name))
    until = utcnow() + max(STANDS, timedelta(seconds=SPEEDS[live.lobby.speed] or 0))
    made = Offer(live.id, seat, newcomer.id, leaver.id, user, until.replace(microsecond=0))
    withdraw = partial(services.tables.store.offers.withdraw, made)
    try:
        if not await services.tables.store.offers.make(made):
            raise Refusal("why-offered-already")
    except KnownHandError as error:
        raise Refusal("why-offer-left", name=marked(seat, newcomer.display_name)) from error
    except StoreError:
        services.background.later(until_stored(withdraw, "offer"))  # it may have been stored
        raise
    await post_or_undo(partial(_ask, services, live, made, seeing), withdraw)
    text = await services.languages.texts_for(interaction)
    await say(interaction, text("offer-made", name=marked(seat, newcomer.display_name), link=link_to(live)))


async def answer(services: Services, press: discord.Interaction[Any], table_id: int, seat: int, said: str) -> None:
    """Accept or decline an offered seat; the offering user may withdraw it."""
    live, user = await require_table(services.tables, press, table_id), press.user
    standing = await services.tables.store.offers.of(live.id, seat)
    if standing is None or live.over or not has_begun(live):
        raise Refusal("why-no-offer")
    if user.id != standing.user and (said == "take" or user.id not in {standing.owner, standing.by}):
        raise Refusal("why-not-your-offer")
    asked = {OFFER(table=live.id, seat=seat, answer=each) for each in ANSWERS}
    if press.message is None or ids_on(press.message) != asked:
        raise Refusal("why-unknown-button")  # forged: the answer takes the place of the message
    # The question is public.
    text, name = services.languages.at(live).texts, marked(seat, user.display_name)
    if said != "take":
        await services.tables.store.offers.withdraw(standing)
        how = "declined" if user.id == standing.user else "withdrawn"
        await edit_response(press, plain(text("offer-over", name=name, table=str(live.id), how=how)).layout)
        return
    owner = cast_of(live.chairs).marked[seat]
    async with sitting_down(services.tables, user.id, live.lobby.speed, live.id):
        await services.tables.seats.take(live, standing, SeatAssignment(user.display_name, user.id))
    try:
        taken = text("replaced", name=name, owner=owner, table=str(live.id), link=link_to(live))
        await edit_response(press, plain(taken).layout)
        await services.panels.open(press, live, PanelPage("hand"))
    finally:
        await services.updater.update(live)


async def _kept_until(services: Services, live: GameSession, seat: int) -> datetime:
    """Return until when the seat of an absent player is kept for them.

    If no AI has moved there yet, it is kept longer. Time when the bot was away doesn't count.
    """
    moved = await services.tables.store.substituted_at(live.id, seat, live.table.chairs[seat].since)
    kept, now = max(KEPT, timedelta(seconds=seconds_for(live, seat) or 0)), utcnow()
    for shards, since in await services.uptime.since(kept):
        if moved is not None and shards.owns(live.guild):
            return now + (moved - since)
    return now + kept


async def _ask(services: Services, live: TableSession, made: Offer, seeing: Iterable[int]) -> None:
    """Ask in the table's channel, and tell an absent owner.

    ``seeing``: whom a ping adds to no private thread.
    """
    owner = next(chair.name for chair in live.chairs if chair.user == made.owner)
    text = services.languages.at(live).texts
    said = text(
        "offer-seat",
        mention=f"<@{made.user}>",
        name=marked(made.seat, owner),
        game=text(f"game-{live.game.kind}"),
        table=str(live.id),
        own=str(made.by == made.owner).lower(),
        link=link_to(live),
        soon=soon(made.until),
    )
    if made.by != made.owner:
        said += "\n" + text("offer-away", mention=f"<@{made.owner}>")
    ways = [
        button(OFFER(table=live.id, seat=made.seat, answer="take"), text("button-take-seat"), "success"),
        button(OFFER(table=live.id, seat=made.seat, answer="no"), text("button-decline-seat")),
    ]
    calls = [discord.Object(user) for user in seeing if await services.pings.may_ping(live, made.by, user)]
    channel = services.client.get_partial_messageable(live.channel, guild_id=live.guild)
    await channel.send(
        view=plain(said, row(*ways)).layout,
        allowed_mentions=discord.AllowedMentions(everyone=False, users=calls, roles=False),
        nonce=nonce("offer", live.id, made.seat, made.user, made.until),
    )
