"""Everything that can be pressed on a message, as dynamic items: the ``custom_id`` carries all they know.

So they work after a restart, on messages of last month, in any process. What they carry is a claim by whoever
pressed; what comes of it says ``bot/actions/routes.py``, to which the client leads every press.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.core.components import button, menu
from bot.core.presenter import Style
from bot.ui import ids
from storage.presence import Proposal


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
        return self.number("table")

    def number(self, name: str, most: int = ids.LARGEST) -> int:
        """One of the numbers in the ``custom_id``. Raises ``Refusal`` for one above ``most``."""
        return ids.whole(self.claim[name], most)

    @staticmethod
    def chosen(interaction: discord.Interaction[Any]) -> str:
        """What was chosen in a menu, empty for nothing. A claim like all else."""
        data: Any = interaction.data or {}
        return next((str(value) for value in data.get("values", ())), "")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self)


class MoveButton(Pressable, template=ids.MOVE):
    """Plays a move."""

    @classmethod
    def make(cls, custom_id: str, label: str, style: Style = "secondary", emoji: str | None = None) -> Self:
        return cls(button(custom_id, label, style, emoji))


class SureButton(Pressable, template=ids.MOVE_SURE):
    """Plays a move whose price was told: the second press."""

    @classmethod
    def make(cls, table: int, ply: int, code: str, label: str) -> Self:
        return cls(button(ids.move_sure(table, ply, code), label, "danger"))


class MoveMenu(Pressable, template=ids.MOVE_MENU):
    """Plays the move that is chosen."""

    @classmethod
    def make(cls, table: int, ply: int, row: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.move_menu(table, ply, row), placeholder, options))


class StepButton(Pressable, template=ids.STEP):
    """Shows the next step of a choice, or the one before."""

    @classmethod
    def make(
        cls, table: int, ply: int, path: str, label: str, style: Style = "secondary", emoji: str | None = None
    ) -> Self:
        return cls(button(ids.step(table, ply, path), label, style, emoji))


class NumberButton(Pressable, template=ids.NUMBER):
    """Asks for a number."""

    @classmethod
    def make(cls, custom_id: str, label: str, style: Style = "secondary") -> Self:
        return cls(button(custom_id, label, style))


class OrderButton(Pressable, template=ids.ORDER):
    """Asks whether an order shall stand."""

    @classmethod
    def make(cls, table: int, code: str, label: str, style: Style = "secondary", emoji: str | None = None) -> Self:
        return cls(button(ids.order(table, code), label, style, emoji))


class OrderMenu(Pressable, template=ids.ORDER_MENU):
    """Asks whether the order that is chosen shall stand."""

    @classmethod
    def make(cls, table: int, row: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.order_menu(table, row), placeholder, options))


class OrderNumberButton(Pressable, template=ids.ORDER_NUMBER):
    """Asks for the number of an order."""

    @classmethod
    def make(cls, table: int, prefix: str, label: str, style: Style = "secondary") -> Self:
        return cls(button(ids.order_number(table, prefix), label, style))


class OrderGivenButton(Pressable, template=ids.ORDER_GIVEN):
    """Lets an order stand: the second press."""

    @classmethod
    def make(cls, table: int, code: str, label: str) -> Self:
        return cls(button(ids.order_given(table, code), label, "success"))


class OrderBackMenu(Pressable, template=ids.ORDER_BACK):
    """Takes the order back that is chosen."""

    @classmethod
    def make(cls, table: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.order_back(table), placeholder, options))


class AtTable(Pressable, template=ids.AT_TABLE):
    """Something of the table that is no move: my hand, more …"""

    @classmethod
    def make(
        cls,
        table: int,
        action: str,
        label: str,
        style: Style = "secondary",
        emoji: str | None = None,
        *,
        disabled: bool = False,
    ) -> Self:
        return cls(button(ids.at_table(table, action), label, style, emoji, disabled=disabled))


class VoteButton(Pressable, template=ids.VOTE):
    """Agrees to what is proposed at a table, or refuses it."""

    @classmethod
    def make(cls, proposal: Proposal, answer: str, label: str, style: Style) -> Self:
        return cls(button(ids.vote(proposal.table, proposal.kind, proposal.number, answer), label, style))


class LobbyButton(Pressable, template=ids.LOBBY):
    """Something of the lobby: join, leave, start …"""

    @classmethod
    def make(cls, table: int, action: str, label: str, style: Style = "secondary", *, disabled: bool = False) -> Self:
        return cls(button(ids.lobby(table, action), label, style, disabled=disabled))


class LobbyAiMenu(Pressable, template=ids.LOBBY_AI):
    """Adds an AI of the chosen level, or takes the last one away."""

    @classmethod
    def make(cls, table: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.lobby_ai(table), placeholder, options))


class LobbyOptionMenu(Pressable, template=ids.LOBBY_OPTION):
    """Sets a house rule."""

    @classmethod
    def make(cls, table: int, option: str, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.lobby_option(table, option), None, options))


class OfferButton(Pressable, template=ids.OFFER):
    """Answers whether one takes a seat that is offered."""

    @classmethod
    def make(cls, table: int, seat: int, answer: str, label: str, style: Style = "secondary") -> Self:
        return cls(button(ids.offer(table, seat, answer), label, style))


class HouseRulesButton(Pressable, template=ids.HOUSE_RULES):
    """Turns to a page of the house rules."""

    @classmethod
    def make(cls, table: int, page: int, label: str, *, end: int | None = None) -> Self:
        """``end`` disables it, and is a page out of reach that keeps its id apart from its neighbour's."""
        return cls(button(ids.house_rules(table, page if end is None else end), label, disabled=end is not None))


class RulesButton(Pressable, template=ids.RULES):
    """Turns to a page of the rules."""

    @classmethod
    def make(cls, kind: str, page: int, label: str, *, end: int | None = None) -> Self:
        """``end`` disables it, and is a page out of reach that keeps its id apart from its neighbour's."""
        return cls(button(ids.rules(kind, page if end is None else end), label, disabled=end is not None))


class StoryButton(Pressable, template=ids.STORY):
    """Turns to a page of what has happened, or of the board in words."""

    @classmethod
    def make(cls, table: int, page: int, label: str, what: str, *, end: int | None = None) -> Self:
        """``end`` disables it, and is a page out of reach that keeps its id apart from its neighbour's."""
        return cls(button(ids.story(table, page if end is None else end, what), label, disabled=end is not None))


class SpeedMenu(Pressable, template=ids.SPEED):
    """Sets the speed of a table."""

    @classmethod
    def make(cls, table: int, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.speed(table), None, options))


class HelpMenu(Pressable, template=ids.HELP):
    """Sets how much help a table gives."""

    @classmethod
    def make(cls, table: int, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.help_menu(table), None, options))


class MotionMenu(Pressable, template=ids.MOTION):
    """Sets whether the pictures of a table move."""

    @classmethod
    def make(cls, table: int, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.motion(table), None, options))


class LanguageMenu(Pressable, template=ids.LANGUAGE):
    """Sets what a table speaks."""

    @classmethod
    def make(cls, table: int, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.language(table), None, options))


class ReplayButton(Pressable, template=ids.REPLAY):
    """Shows a step of a game."""

    @classmethod
    def make(cls, table: int, step: int, way: str, label: str, *, disabled: bool = False) -> Self:
        return cls(button(ids.replay(table, step, way), label, disabled=disabled))


class WhyButton(Pressable, template=ids.WHY):
    """Says why a move was made."""

    @classmethod
    def make(cls, table: int, number: int, label: str) -> Self:
        return cls(button(ids.why(table, number), label))


class ReplayMenu(Pressable, template=ids.REPLAY_MENU):
    """Jumps to a chapter of a game."""

    @classmethod
    def make(cls, table: int, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(menu(ids.replay_menu(table), placeholder, options))


class BringButton(Pressable, template=ids.BRING):
    """Brings a table to the channel where it is pressed."""

    @classmethod
    def make(cls, table: int, label: str) -> Self:
        return cls(button(ids.bring(table), label, "primary"))
