"""Forms by their ids: what is done when one comes back, and how it is opened again with what was typed."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord

from bot.actions.desk import Desk
from bot.cogs.tables import ahead, lobby, play
from bot.ui import ids
from engine.game import Refusal

Press: TypeAlias = discord.Interaction[Any]
Claim: TypeAlias = re.Match[str]


@dataclass(frozen=True, slots=True)
class _Form:
    """A kind of form."""

    template: re.Pattern[str]
    given: Callable[[Desk, Press, Claim], Awaitable[None]]
    again: Callable[[Desk, Press, Claim, str], Awaitable[None]] | None = None
    """Opens it with what was typed; ``None`` where it has a button of its own for that."""


def _table(claim: Claim) -> int:
    return ids.whole(claim["table"])


_FORMS: Final[Sequence[_Form]] = (
    _Form(
        ids.NUMBER,
        lambda desk, press, claim: play.number_given(
            desk, press, _table(claim), ids.whole(claim["ply"]), claim["code"]
        ),
        lambda desk, press, claim, typed: play.ask_number(
            desk, press, _table(claim), ids.whole(claim["ply"]), claim["code"], typed
        ),
    ),
    _Form(
        ids.ORDER_NUMBER,
        lambda desk, press, claim: ahead.number_given(desk, press, _table(claim), claim["code"]),
        lambda desk, press, claim, typed: ahead.ask_number(desk, press, _table(claim), claim["code"], typed),
    ),
    _Form(
        ids.LOBBY_NUMBERS,
        lambda desk, press, claim: lobby.numbers_given(desk, press, _table(claim), claim["option"]),
        lambda desk, press, claim, typed: lobby.ask_numbers(desk, press, _table(claim), claim["option"], typed),
    ),
)


async def given(desk: Desk, press: Press, custom_id: str) -> None:
    """Do what a form asks for that has come back. Raises ``Refusal``."""
    form, claim = _find(custom_id)
    await form.given(desk, press, claim)


async def again(desk: Desk, press: Press, custom_id: str, typed: str) -> None:
    """Open a form with what was typed. Raises ``Refusal``."""
    form, claim = _find(custom_id)
    if form.again is None:
        raise Refusal("why-unknown-button")
    await form.again(desk, press, claim, typed)


def _find(custom_id: str) -> tuple[_Form, Claim]:
    for form in _FORMS:
        if (claim := form.template.fullmatch(custom_id)) is not None:
            return form, claim
    raise Refusal("why-unknown-button")
