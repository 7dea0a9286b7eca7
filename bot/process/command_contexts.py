"""Where each command can be used, and what the bot must have been added to for it: one table for all of them.

A bot is added to a server, and is a member of it then; or a person adds it for themselves, and uses it in servers where
it is no member, and in direct messages with others. There it hears of nothing but the press itself, and can write
nothing but the answer to it. So tables are for servers where it is a member: their messages are written anew when
others press and when the clock runs out. What is answered to one person alone works anywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from discord import app_commands


@dataclass(frozen=True, slots=True)
class CommandContexts:
    """Where a command is offered."""

    direct: bool = False
    """In direct messages with the bot."""
    anywhere: bool = False
    """Also to who has added the bot for themselves: in servers where it is no member, and among others."""

    def set_on(self, command: app_commands.Command[Any, ..., Any] | app_commands.Group) -> None:
        """Let Discord offer a command there and nowhere else."""
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=self.anywhere)
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=self.direct, private_channel=self.anywhere
        )


MEMBER: Final = CommandContexts()
"""Where the bot is a member."""
DIRECT: Final = CommandContexts(direct=True)
"""There, and in direct messages with it."""
ANYWHERE: Final = CommandContexts(direct=True, anywhere=True)

REACH: Final[Mapping[str, CommandContexts]] = {
    "admin": MEMBER,
    "night": MEMBER,
    "play": MEMBER,
    "season": MEMBER,
    "language": DIRECT,
    "table": DIRECT,
    "daily": ANYWHERE,
    "help": ANYWHERE,
    "history": ANYWHERE,
    "leaderboard": ANYWHERE,
    "learn": ANYWHERE,
    "privacy": ANYWHERE,
    "puzzle": ANYWHERE,
    "rules": ANYWHERE,
    "stats": ANYWHERE,
}
"""By the name of a command, or of a group. Those of games are everywhere: where no table can be opened they say so."""


def set_contexts(tree: app_commands.CommandTree[Any], kinds: Collection[str]) -> None:
    """Settle for every command where it is offered. ``kinds`` are the groups of games."""
    for command in tree.get_commands():
        assert not isinstance(command, app_commands.ContextMenu)  # there are none
        reach = ANYWHERE if command.name in kinds else REACH.get(command.name, MEMBER)
        reach.set_on(command)
