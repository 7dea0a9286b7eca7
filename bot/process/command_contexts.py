"""Where each command can be used, and by which installation.

A user can install the bot for themselves, and use it in servers without it, and in direct messages with others. There
it receives nothing but the interaction itself. Tables need servers with the bot: their messages change when others
click and when deadlines pass.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from discord import app_commands


@dataclass(frozen=True, slots=True)
class CommandContexts:
    direct: bool = False
    """In direct messages with the bot."""
    anywhere: bool = False
    """Also for users who have installed the bot for themselves: in servers without it, and in other DMs."""

    def set_on(self, command: app_commands.Command[Any, ..., Any] | app_commands.Group) -> None:
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=self.anywhere)
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=self.direct, private_channel=self.anywhere
        )


MEMBER: Final = CommandContexts()
"""In servers with the bot."""
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
"""By the name of a command or group. Those of games are available everywhere: where no table can be opened they say so.
"""


def set_contexts(tree: app_commands.CommandTree[Any], kinds: Collection[str]) -> None:
    for command in tree.get_commands():
        assert not isinstance(command, app_commands.ContextMenu)  # there are none
        reach = ANYWHERE if command.name in kinds else REACH.get(command.name, MEMBER)
        reach.set_on(command)
