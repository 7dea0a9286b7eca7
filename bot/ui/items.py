"""Everything that can be pressed on a message, as dynamic items: the ``custom_id`` carries all they know.

So they work after a restart, on messages of last month, in any process. What they carry is a claim by whoever
pressed; the desk judges it. discord.py logs and swallows what a dynamic item raises, which a player
sees as "This interaction failed": our base catches, answers and counts instead.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Self

import discord
from discord import ui

from bot import gathering, learning, looking
from bot.presenters.base import Style
from bot.tables import TableError
from bot.ui import ids
from bot.ui.answer import Refusal, guarded
from engine.lobby import LobbyError

if TYPE_CHECKING:
    from bot.desk import Desk

_STYLES: Final[Mapping[str, discord.ButtonStyle]] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Pressable(ui.DynamicItem[Any], template=r"(?!)"):
    """Base of all our dynamic items: ``claim`` holds the named groups of the ``custom_id``."""

    def __init__(self, item: ui.Item[Any]) -> None:
        super().__init__(item)
        match = self.template.fullmatch(self.custom_id)
        if match is None:
            raise ValueError(f"{self.custom_id!r} is no {type(self).__name__}")
        self.claim = match.groupdict()

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _: re.Match[str]) -> Self:
        return cls(item)

    @property
    def table(self) -> int:
        """The id of the table that the press is about."""
        return int(self.claim["table"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        desk = interaction.client.desk

        async def act() -> None:
            try:
                await self.press(desk, interaction)
            except (Refusal, TableError, LobbyError):
                if "table" in self.claim:
                    desk.later(desk.refresh(interaction, self.table))
                raise

        await guarded(interaction, act)

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        """What the press does. May raise: the base answers."""
        raise NotImplementedError

    @staticmethod
    def values(interaction: discord.Interaction[Any]) -> Sequence[str]:
        """What was chosen in a menu."""
        data: Any = interaction.data or {}
        return [str(value) for value in data.get("values", ())]


def _button(
    custom_id: str, label: str, style: Style = "secondary", emoji: str | None = None, *, disabled: bool = False
) -> ui.Button[Any]:
    return ui.Button(custom_id=custom_id, label=label, style=_STYLES[style], emoji=emoji, disabled=disabled)


def _menu(custom_id: str, placeholder: str | None, options: list[discord.SelectOption]) -> ui.Select[Any]:
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=options)


class MoveButton(Pressable, template=ids.MOVE):
    """Plays a move."""

    @classmethod
    def make(cls, custom_id: str, label: str, style: Style = "secondary", emoji: str | None = None) -> Self:
        return cls(_button(custom_id, label, style, emoji))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await desk.move(interaction, self.table, int(self.claim["ply"]), self.claim["code"])


class MoveMenu(Pressable, template=ids.MOVE_MENU):
    """Plays the move that is chosen."""

    @classmethod
    def make(cls, table: int, ply: int, row: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(_menu(ids.move_menu(table, ply, row), placeholder, options))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        code = next(iter(self.values(interaction)), "")
        await desk.move(interaction, self.table, int(self.claim["ply"]), code)


class NumberButton(Pressable, template=ids.NUMBER):
    """Asks for a number."""

    @classmethod
    def make(cls, custom_id: str, label: str, style: Style = "secondary") -> Self:
        return cls(_button(custom_id, label, style))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await desk.ask_number(interaction, self.table, int(self.claim["ply"]), self.claim["code"])


class AtTable(Pressable, template=ids.AT_TABLE):
    """Something of the table that is no move: my hand, more …"""

    @classmethod
    def make(cls, table: int, action: str, label: str, style: Style = "secondary", *, disabled: bool = False) -> Self:
        return cls(_button(ids.at_table(table, action), label, style, disabled=disabled))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await desk.at_table(interaction, self.table, self.claim["action"])


class LobbyButton(Pressable, template=ids.LOBBY):
    """Something of the lobby: join, leave, start …"""

    @classmethod
    def make(cls, table: int, action: str, label: str, style: Style = "secondary", *, disabled: bool = False) -> Self:
        return cls(_button(ids.lobby(table, action), label, style, disabled=disabled))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await gathering.press(desk, interaction, self.table, self.claim["action"])


class LobbyAiMenu(Pressable, template=ids.LOBBY_AI):
    """Adds an AI of the chosen level, or takes the last one away."""

    @classmethod
    def make(cls, table: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(_menu(ids.lobby_ai(table), placeholder, options))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await gathering.add_ai(desk, interaction, self.table, next(iter(self.values(interaction)), ""))


class LobbyOptionMenu(Pressable, template=ids.LOBBY_OPTION):
    """Sets a house rule."""

    @classmethod
    def make(cls, table: int, option: str, options: list[discord.SelectOption]) -> Self:
        return cls(_menu(ids.lobby_option(table, option), None, options))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        value = next(iter(self.values(interaction)), "")
        await gathering.set_option(desk, interaction, self.table, self.claim["option"], value)


class HouseRulesButton(Pressable, template=ids.HOUSE_RULES):
    """Turns to a page of the house rules."""

    @classmethod
    def make(cls, table: int, page: int, label: str, *, end: int | None = None) -> Self:
        """``end`` disables it, and is a page out of reach that keeps its id apart from its neighbour's."""
        return cls(_button(ids.house_rules(table, page if end is None else end), label, disabled=end is not None))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await gathering.turn_house_rules(desk, interaction, self.table, int(self.claim["page"]))


class RulesButton(Pressable, template=ids.RULES):
    """Turns to a page of the rules."""

    @classmethod
    def make(cls, kind: str, page: int, label: str, *, end: int | None = None) -> Self:
        """``end`` disables it, and is a page out of reach that keeps its id apart from its neighbour's."""
        return cls(_button(ids.rules(kind, page if end is None else end), label, disabled=end is not None))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await learning.turn_rules(desk, interaction, self.claim["kind"], int(self.claim["page"]))


class StoryButton(Pressable, template=ids.STORY):
    """Turns to a page of what has happened."""

    @classmethod
    def make(cls, table: int, page: int, label: str, *, end: int | None = None) -> Self:
        """``end`` disables it, and is a page out of reach that keeps its id apart from its neighbour's."""
        return cls(_button(ids.story(table, page if end is None else end), label, disabled=end is not None))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await looking.story(desk, interaction, self.table, int(self.claim["page"]))


class SpeedMenu(Pressable, template=ids.SPEED):
    """Sets the speed of a table."""

    @classmethod
    def make(cls, table: int, options: list[discord.SelectOption]) -> Self:
        return cls(_menu(ids.speed(table), None, options))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await gathering.set_speed(desk, interaction, self.table, next(iter(self.values(interaction)), ""))


class HelpMenu(Pressable, template=ids.HELP):
    """Sets how much help a table gives."""

    @classmethod
    def make(cls, table: int, options: list[discord.SelectOption]) -> Self:
        return cls(_menu(ids.help_menu(table), None, options))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await gathering.set_help(desk, interaction, self.table, next(iter(self.values(interaction)), ""))


class MotionMenu(Pressable, template=ids.MOTION):
    """Sets whether the pictures of a table move."""

    @classmethod
    def make(cls, table: int, options: list[discord.SelectOption]) -> Self:
        return cls(_menu(ids.motion(table), None, options))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await gathering.set_motion(desk, interaction, self.table, next(iter(self.values(interaction)), ""))


class ReplayButton(Pressable, template=ids.REPLAY):
    """Shows a step of a game."""

    @classmethod
    def make(cls, table: int, step: int, way: str, label: str, *, disabled: bool = False) -> Self:
        return cls(_button(ids.replay(table, step, way), label, disabled=disabled))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        anew = self.claim["way"] == "look"
        await looking.turn_replay(desk, interaction, self.table, int(self.claim["step"]), anew=anew)


class WhyButton(Pressable, template=ids.WHY):
    """Says why a move was made."""

    @classmethod
    def make(cls, table: int, number: int, label: str) -> Self:
        return cls(_button(ids.why(table, number), label))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await learning.why_this(desk, interaction, self.table, int(self.claim["number"]))


class ReplayMenu(Pressable, template=ids.REPLAY_MENU):
    """Jumps to a chapter of a game."""

    @classmethod
    def make(cls, table: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(_menu(ids.replay_menu(table), placeholder, options))

    async def press(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        value = next(iter(self.values(interaction)), "")
        await looking.turn_replay(
            desk, interaction, self.table, int(value) if re.fullmatch(r"[0-9]{1,6}", value) else 0
        )


ALL: Final[tuple[type[Pressable], ...]] = (
    MoveButton,
    MoveMenu,
    NumberButton,
    AtTable,
    LobbyButton,
    LobbyAiMenu,
    LobbyOptionMenu,
    HouseRulesButton,
    RulesButton,
    StoryButton,
    SpeedMenu,
    HelpMenu,
    MotionMenu,
    ReplayButton,
    WhyButton,
    ReplayMenu,
)
"""Every dynamic item, for registration."""
