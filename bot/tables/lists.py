"""Lists of tables and hands.

Each is paged, and only the tables of a page are read as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.core.components import button, offer, page_buttons
from bot.core.layout import MessagePayload, link_of, page, plain, rows
from bot.core.limits import cut
from bot.core.localization import Localization
from bot.core.markup import literal
from bot.core.player_names import cast_of
from bot.core.replies import edit_response, is_private, send_response
from bot.core.texts import Texts
from bot.core.visibility import may_watch, seen_of
from bot.tables.panel_views import PanelPage
from bot.tables.presses import ALL_KINDS, MORE_HANDS, TABLE_LIST, table_button
from bot.tables.services import Services
from engine.game import Refusal
from host.live import GameSession, TableLocation, TableSession, has_begun, people_on
from storage.listing import Listed
from storage.rows import OVER, PLAYING

LINES: Final = 6
"""Tables on a page, with what is pending at each."""
HANDS: Final = 3
"""Hands at once: each is a message with a picture."""
LOOKED_THROUGH: Final = 100
"""Tables searched for a typed name, or for games that a user may see, the newest."""
LINE: Final = 100
"""The maximum length of a table's line; escaped for Discord it may become twice as long."""
TURN: Final = 160
"""The maximum length of what is pending at a table."""


# -- open tables ---------------------------------------------------------------------------------------


async def list_tables(
    services: Services, interaction: discord.Interaction[Any], at: int = 0, *, turned: bool = False
) -> None:
    """Show a page of the open tables that the user sees here, and their own."""
    user, listing = interaction.user.id, services.tables.store.listing
    there = await listing.around(user, interaction.guild_id, interaction.channel_id, services.tables.games)
    places = seen_of(interaction, (each.channel for each in there))
    found = [each.table for each in there if each.mine or each.channel in places]
    if not found:
        raise Refusal("why-no-table-here")
    at = min(at, (len(found) - 1) // LINES)  # tables may have been closed since
    tables = await listing.some(found[at * LINES : (at + 1) * LINES])
    text = await services.languages.texts_for(interaction)
    lines = await _lines(services, await services.languages.of(interaction), tables, user, mine=True)
    layout = _page(text, lines, "here", at, len(found))
    await _give(interaction, layout, turned=turned)


async def my_tables(services: Services, localization: Localization, user: int, at: int = 0) -> ui.LayoutView | None:
    """Return a page of the user's tables and their pending turns; or ``None``."""
    found = await services.tables.store.listing.of(user, services.tables.games, offset=at * LINES, limit=LINES)
    if not found.total:
        return None
    if not found.tables:
        at = (found.total - 1) // LINES  # tables have been closed since
        found = await services.tables.store.listing.of(user, services.tables.games, offset=at * LINES, limit=LINES)
    lines = await _lines(services, localization, found.tables, user, mine=False)
    return _page(localization.texts, lines, "mine", at, found.total)


async def _lines(
    services: Services, localization: Localization, tables: Sequence[Listed], user: int, *, mine: bool
) -> list[str]:
    """Return each table with whose turn it is there; ``mine`` marks the user's."""
    lines = []
    for listed in tables:
        lines.append(_line(localization.texts, listed, mine=mine and listed.seats(user)))
        live = await services.tables.get_readable(listed.id) if listed.state == "game" else None
        if live is not None and has_begun(live):
            lines.append(_pending(localization, live, user))
    return lines


async def turn(services: Services, interaction: discord.Interaction[Any], what: str, at: int) -> None:
    if what == "here":
        await list_tables(services, interaction, at, turned=True)
        return
    layout = await my_tables(services, await services.languages.of(interaction), interaction.user.id, at)
    if layout is None:
        raise Refusal("why-no-seat")
    await _give(interaction, layout, turned=True)


async def _give(interaction: discord.Interaction[Any], layout: ui.LayoutView, *, turned: bool) -> None:
    await (
        edit_response(interaction, layout)
        if turned and is_private(interaction)
        else send_response(interaction, view=layout)
    )


def _page(texts: Texts, lines: Sequence[str], what: str, at: int, total: int) -> ui.LayoutView:
    pages = -(-total // LINES)
    if pages == 1:
        return page(lines)
    back, on = texts("button-page-back"), texts("button-page-next")
    turning = page_buttons(lambda to: TABLE_LIST(what=what, page=to), at, pages - 1, back, on)
    return page([*lines, texts("list-page", page=at + 1, pages=pages, total=total)], [turning])


def _line(texts: Texts, listed: Listed, *, mine: bool) -> str:
    return texts(
        "list-line",
        line=literal(cut(describe(texts, listed), LINE)),
        game=texts(f"game-{listed.kind}"),
        link=link_of(listed.guild, listed.channel, listed.message),
        mine=str(mine).lower(),
    )


def _pending(localization: Localization, live: GameSession, user: int) -> str:
    view = live.table.view(live.table.seat_of(user))
    turn = localization.presenters[live.game.kind].turn(view, cast_of(live.chairs))
    mine = any(live.table.chairs[seat].user == user for seat in live.table.to_act)
    return localization.texts("list-pending", turn=cut(turn, TURN), mine=str(mine).lower())


def describe(texts: Texts, listed: Listed | TableSession) -> str:
    """Return a table in one plain line, for menus."""
    names = texts.listed(chair.name for chair in listed.chairs)
    return texts("table-line", table=str(listed.id), state=listed.state, names=names)


# -- hands ---------------------------------------------------------------------------------------------


async def hands(
    services: Services, texts: Texts, user: int, kind: str | None = None, at: int = 0
) -> tuple[list[GameSession], MessagePayload | None]:
    """Return a page of a user's games, and a button for more, if there are any."""
    kinds = services.tables.games if kind is None else {kind}
    found = await services.tables.store.listing.of(user, kinds, PLAYING, offset=at * HANDS, limit=HANDS)
    games: list[GameSession] = []
    for listed in found.tables:
        live = await services.tables.get_readable(listed.id)
        if live is not None and has_begun(live) and live.table.seat_of(user) is not None:
            games.append(live)
    if (at + 1) * HANDS >= found.total:
        return games, None
    label = texts("button-page-next")
    more = button(MORE_HANDS(kind=kind or ALL_KINDS, page=at + 1), label)
    text = texts("hands-page", first=at * HANDS + 1, last=(at + 1) * HANDS, total=found.total)
    return games, MessagePayload(page([text], [[more]]))


async def show_hands(services: Services, interaction: discord.Interaction[Any], kind: str | None, at: int = 0) -> None:
    """Show the user a page of their hands, privately, each in its own panel."""
    if kind is not None and kind not in services.tables.games:
        raise Refusal("why-unknown-button")
    games, more = await hands(services, await services.languages.texts_for(interaction), interaction.user.id, kind, at)
    if not games and more is None:
        raise Refusal("why-no-seat")
    for live in games:
        await services.panels.open(interaction, live, PanelPage("hand"))
    if more is not None:
        await send_response(interaction, view=more.layout)


# -- tables to choose from -----------------------------------------------------------------------------


async def choices(
    services: Services,
    interaction: discord.Interaction[Any],
    typed: str | int,
    kind: str | None = None,
    *,
    here: bool = False,
    past: int = 0,
) -> list[app_commands.Choice[int]]:
    """Return autocompletion choices for a table: the user's own, the newest first.

    ``here``: those of this channel. ``past``: only begun games, and this many finished ones of the server.
    """
    if not services.rate_limiter.may_look_up(interaction.user.id, interaction.guild_id):
        return []
    digits = number if (number := str(typed).strip()).isdecimal() else ""
    channel = interaction.channel_id if here else None
    kinds = services.tables.games if kind is None else {kind}
    listing = services.tables.store.listing
    found = list(await listing.offered(interaction.user.id, kinds, digits, channel=channel, limit=LOOKED_THROUGH))
    if past:
        found = [listed for listed in found if listed.state == "game"]
        found += await finished(services, interaction, past)
    text = await services.languages.texts_for(interaction)
    return offer([(describe(text, listed), listed.id) for listed in found], typed)


async def finished(services: Services, interaction: discord.Interaction[Any], limit: int) -> list[Listed]:
    """Return the server's last finished games that the user may see, newest first."""
    if interaction.guild_id is None:
        return []
    listing, kinds = services.tables.store.listing, services.tables.games
    over = await listing.in_server(interaction.guild_id, kinds, OVER, LOOKED_THROUGH)
    return [listed for listed in over if may_watch(interaction, _whereabouts(listed))][:limit]


def _whereabouts(listed: Listed) -> TableLocation:
    return TableLocation(listed.guild, listed.channel, people_on(listed.chairs))


async def newest(
    services: Services,
    interaction: discord.Interaction[Any],
    table_id: int | None,
    kind: str | None = None,
    *,
    mine: bool,
    begun: bool = False,
) -> TableSession | None:
    """Return the open table of that number, or the newest with the user's seat.

    Unless ``mine``, also one in this channel, but no solo game of others. The user's own come first; with no ``kind``
    those in this channel do.
    """
    user, here = interaction.user.id, interaction.channel_id
    if table_id is not None:
        # Checked before the game is loaded, as ``Services.found`` does.
        known = await services.tables.whereabouts(table_id)
        if known is None or not (user in known.people or (not mine and known.channel == here)):
            return None
        live = await services.tables.get(table_id)
        fits = live is not None and not live.over and kind in (None, live.game.kind)
        return live if fits else None
    kinds = services.tables.games if kind is None else {kind}
    listing = services.tables.store.listing
    found = list(await listing.offered(user, kinds, "", channel=None if mine else here, limit=LOOKED_THROUGH))
    if begun:
        found = [listed for listed in found if listed.state == "game"]
    found = [listed for listed in found if listed.seats(user) or not _is_alone(listed)]
    found.sort(key=lambda listed: (not listed.seats(user), listed.channel != here))
    if kind is None:
        found.sort(key=lambda listed: listed.channel != here)
    return await services.tables.get(found[0].id) if found else None


def _is_alone(listed: Listed) -> bool:
    return listed.state == "game" and len(people_on(listed.chairs)) == 1


async def to_leave(
    services: Services, interaction: discord.Interaction[Any], table_id: int | None
) -> TableSession | None:
    """Return the open table of that number, or the one where the user plays.

    Of several, the one in this channel. If it is ambiguous, ask which one and return ``None``. Raises ``Refusal`` if
    there is none.
    """
    if table_id is not None:
        return await require(services, interaction, table_id, mine=True)
    user, listing = interaction.user.id, services.tables.store.listing
    listed = await listing.offered(user, services.tables.games, "", channel=None, limit=LOOKED_THROUGH)
    mine = [each for each in listed if any(chair.user == user and chair.present for chair in each.chairs)]
    found = [each for each in mine if each.channel == interaction.channel_id] or mine
    if not found:
        raise Refusal("why-left-already" if listed else "why-no-seat-here")
    if len(found) > 1:
        text = await services.languages.texts_for(interaction)
        names = {each.id: text("lobby-title", game=text(f"game-{each.kind}"), table=str(each.id)) for each in found}
        ways = rows([table_button(table, "leave", name) for table, name in names.items()])
        await send_response(interaction, view=plain(text("leave-which"), *ways).layout)
        return None
    return await require(services, interaction, found[0].id, mine=True)


async def require(
    services: Services,
    interaction: discord.Interaction[Any],
    table_id: int | None,
    kind: str | None = None,
    *,
    mine: bool = False,
) -> TableSession:
    """Return the table as ``newest`` does, or raise ``Refusal``."""
    live = await newest(services, interaction, table_id, kind, mine=mine)
    if live is None:
        raise Refusal("why-no-seat-here" if mine else "why-no-table-here")
    return live
