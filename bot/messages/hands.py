"""Private hands that stay open: the panel in which somebody saw their hand last follows the game.

A message that only its owner sees can be changed through the interaction that showed it, for a quarter of an hour.
So whoever has to decide finds what they need in the panel that is on their screen already. When its time is over, or
after a restart, one press of **My Hand** opens another.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import discord

from bot.actions.answer import is_private
from bot.messages.line import GONE, TOO_LATE, is_fault
from bot.messages.reply import NO_MENTIONS, copies
from bot.ui.face import Faces
from bot.ui.parts import Face
from host.live import LiveGame, LiveTable, has_begun

log = logging.getLogger(__name__)

Answer: TypeAlias = Callable[[discord.Interaction[Any], Face], Awaitable[None]]

LOST: Final = GONE | TOO_LATE
"""The panel was dismissed, or its time is over."""


@dataclass(slots=True)
class _Panel:
    """A panel that its owner may still have on the screen."""

    press: discord.Interaction[Any]
    number: int
    """The last entry of the log when it was shown."""
    asked: bool
    """Whether its owner had to decide then: what it offers is old as soon as they have."""
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)


class OpenHands:
    """The open panels of all tables, by table and person: the newest of each."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
        self._panels: OrderedDict[tuple[int, int], _Panel] = OrderedDict()
        """By table and person, the oldest first: a press must not look at the hands of all tables."""

    async def show(self, live: LiveGame, press: discord.Interaction[Any], seat: int, answer: Answer) -> None:
        """Answer a press with somebody's hand, and keep it up to date from now on."""
        panel = _Panel(press, live.table.number, seat in live.table.to_act)
        await answer(press, await self._faces.hand(live, seat))
        while self._panels and next(iter(self._panels.values())).press.is_expired():
            self._panels.popitem(last=False)
        if not _can_be_changed(press):
            return
        # Kept for a quarter of an hour, and most of its weight is a message that nobody asks it for any more.
        press.message = None
        self._panels[live.id, press.user.id] = panel
        self._panels.move_to_end((live.id, press.user.id))
        await self.follow(live)  # the game may have gone on while the answer was under way

    async def follow(self, live: LiveTable) -> None:
        """After a table has changed: bring the panels up to date that their owners look at now."""
        if not has_begun(live):
            return
        people = [chair.user for chair in live.chairs if chair.user is not None]
        mine = [(user, self._panels[live.id, user]) for user in people if (live.id, user) in self._panels]
        await asyncio.gather(*(self._bring_up_to_date(live, user, panel) for user, panel in mine))

    async def _bring_up_to_date(self, live: LiveGame, user: int, panel: _Panel) -> None:
        table = live.table
        async with panel.editing:
            seat = table.seat_of(user)
            if seat is None or panel.press.is_expired():
                self._drop(live, user, panel)
                return
            asked = seat in table.to_act
            if panel.number == table.number or not (asked or panel.asked or table.over):
                return
            if asked and seat == table.forced_seat:
                return  # the move is made in a moment. Others' panels change all the same: they must not tell of it
            number = table.number
            face = await self._faces.hand(live, seat)
            try:
                await panel.press.edit_original_response(
                    view=face.layout, attachments=copies(face.files), allowed_mentions=NO_MENTIONS
                )
            except Exception as error:
                code = error.code if isinstance(error, discord.HTTPException) else 0
                if code not in LOST and not is_fault(error):
                    raise
                log.info("the open hand of %s at table %s cannot be changed: %r", user, live.id, error)
                if code in LOST:
                    self._drop(live, user, panel)
            else:
                panel.number, panel.asked = number, asked
        if table.over:
            self._drop(live, user, panel)

    def _drop(self, live: LiveTable, user: int, panel: _Panel) -> None:
        if self._panels.get((live.id, user)) is panel:
            del self._panels[live.id, user]


def _can_be_changed(press: discord.Interaction[Any]) -> bool:
    """Whether a press was answered by the panel itself. Where it had to be acknowledged first, its original message is
    the one that was pressed on, and that is everybody's."""
    return is_private(press) or press.response.type is discord.InteractionResponseType.channel_message
