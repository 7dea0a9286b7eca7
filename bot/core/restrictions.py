"""A mark on commands and handlers, and the guard that checks it before they run.

@restricted("manage")
@restricted("open", when=lambda claim: claim["way"] == "people")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.core.permissions import require_manager, require_permit, require_place
from bot.core.visibility import until_server_known
from host.tables import Tables

Restriction: TypeAlias = Literal["manage", "open", "place"]
"""For users who may manage the server; for channels and users with permission to open tables; for channels where tables
may be.
"""
Claim: TypeAlias = Mapping[str, Any]
"""What an id claims, or the options of a command, by name."""
T = TypeVar("T")

_MARK: Final = "__restricted__"


class Restricted(NamedTuple):
    by: Restriction
    when: Callable[[Claim], bool]


def restricted(by: Restriction, when: Callable[[Claim], bool] = lambda _: True) -> Callable[[T], T]:
    """Mark a command, handler or cog as one that server settings may restrict."""

    def mark(marked: T) -> T:
        setattr(marked, _MARK, (Restricted(by, when), *vars(marked).get(_MARK, ())))
        return marked

    return mark


def restrictions_of(marked: Any) -> list[Restricted]:
    """Return the marks of a command or a handler: those of its cog, and its own."""
    command = isinstance(marked, app_commands.Command)
    own, cog = (marked.callback, marked.binding) if command else (marked, marked.__self__)
    return [mark for each in (cog, own) for mark in getattr(each, _MARK, ())]


def options_of(interaction: discord.Interaction[Any], command: app_commands.Command[Any, ..., Any]) -> Claim:
    """Return the options of a command, by their names in the code."""
    given = vars(interaction.namespace)
    return {each.name: given[each.display_name] for each in command.parameters if each.display_name in given}


async def require_allowed(tables: Tables, interaction: discord.Interaction[Any], marked: Any, claim: Claim) -> None:
    """Raise ``Refusal`` if the server's settings forbid this to the user."""
    restricted_by = [each.by for each in restrictions_of(marked) if each.when(claim)]
    if restricted_by:
        await until_server_known(interaction)
    for by in restricted_by:
        match by:
            case "manage":
                require_manager(interaction)
            case "open":
                await require_permit(tables, interaction, interaction.guild_id, interaction.channel)
            case "place":
                await require_place(tables, interaction)
