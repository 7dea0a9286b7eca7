"""Games that one person plays alone, each in one message that only they see: what their buttons do.

The message is changed through the press itself and nothing else is written or read: they work in direct messages, and
in servers where the bot is no member. Nothing of them is in memory: whoever hosts a kind of them (``HOSTS``) puts one
together from what is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

import discord

from bot.actions.desk import Desk
from bot.cogs.solo import daily, daily_views, practice_views, practices
from bot.cogs.solo.board_views import LOOKS, Played, SoloId
from bot.core.forms import number_modal, number_of
from bot.core.guard import refuse
from bot.core.layout import Face
from bot.core.replies import open_form
from bot.ui.ids import whole
from bot.ui.items import Pressable
from engine.advice import hint
from engine.game import Move, Refusal
from engine.search.judge import Judgement


class Host(Protocol):
    """Sees to one kind of such games."""

    async def find(self, desk: Desk, press: discord.Interaction[Any], where: SoloId) -> Played:
        """The game that a button was made for, of whoever presses. Raises ``Refusal``."""

    async def play(self, desk: Desk, press: discord.Interaction[Any], played: Played, move: Move) -> Face:
        """Make a legal move and store it; gives what is seen then. Raises ``Refusal``."""

    async def do(self, desk: Desk, press: discord.Interaction[Any], where: SoloId, word: str) -> None:
        """Do something else that a button says. Raises ``Refusal``."""


HOSTS: Final[Mapping[str, Host]] = {
    daily_views.WHAT: daily.DailyHost(),
    practice_views.WHAT: practices.PracticeHost(),
}
"""By the word in their ids."""


async def press(desk: Desk, interaction: discord.Interaction[Any], item: Pressable) -> None:
    """Do what a button or menu of such a game says."""
    where, step, act = _where(item.claim), item.number("step"), item.claim["act"]
    host, code = _host(where), item.claim["code"]
    if act == "do":
        await host.do(desk, interaction, where, code)
        return
    played = await host.find(desk, interaction, where)
    match act:
        case "look":
            await _look(desk, interaction, played, code)
        case "further":
            _demand_now(played, step)
            await _show(desk, interaction, played, code)
        case "ask":
            _demand_now(played, step)
            await _ask(desk, interaction, played, item.custom_id, code)
        case _:
            chosen = item.chosen(interaction) if act == "menu" else code
            await _move(desk, interaction, host, played, step, chosen, sure=act == "sure")


async def ask_again(
    desk: Desk, interaction: discord.Interaction[Any], custom_id: str, claim: Mapping[str, str], typed: str
) -> None:
    """Open a form anew with what was typed."""
    played = await _host(_where(claim)).find(desk, interaction, _where(claim))
    _demand_now(played, whole(claim["step"]))
    await _ask(desk, interaction, played, custom_id, claim["code"], typed)


async def form(desk: Desk, interaction: discord.Interaction[Any], claim: Mapping[str, str]) -> None:
    """Make the move that the number in a form completes."""
    where, prefix = _where(claim), claim["code"]
    host = _host(where)
    played = await host.find(desk, interaction, where)
    _demand_now(played, whole(claim["step"]))
    ask = (await desk.voice(interaction)).solo.question(played, prefix)
    if ask is None:
        raise Refusal("why-solo-old")
    await _move(desk, interaction, host, played, played.solo.step, f"{prefix}{number_of(interaction, ask)}")


async def _move(
    desk: Desk,
    interaction: discord.Interaction[Any],
    host: Host,
    played: Played,
    step: int,
    code: str,
    *,
    sure: bool = False,
) -> None:
    """Make a move. One that costs what cannot be taken back is asked about first, unless they are ``sure``."""
    presses, user = desk.turnstile.second_presses, interaction.user.id
    if presses.is_one(0, user):
        raise Refusal("why-second-press")
    try:
        move = played.solo.judge(played.me, step, code)
    except Refusal as refusal:
        # A seat that it names is that player's name here.
        await refuse(interaction, refusal.reason, played.cast.marked)
        return
    question = None if sure else (await desk.voice(interaction)).solo.sure(played, move)
    if question is not None:
        await desk.turn(interaction, question)
        return
    face = await host.play(desk, interaction, played, move)
    presses.moved(0, user)
    await desk.turn(interaction, face)


async def _look(desk: Desk, interaction: discord.Interaction[Any], played: Played, what: str) -> None:
    if what in LOOKS:
        judgement = await _advice(desk, interaction.user.id, played) if what == "explain" else None
        await desk.turn(interaction, await (await desk.voice(interaction)).solo.look(played, what, judgement))
    else:
        await _show(desk, interaction, played, "-")


async def _advice(desk: Desk, user: int, played: Played) -> Judgement | None:
    """What the player is advised to do, where they are. Raises ``Refusal`` while other advice is reckoned for them."""
    game, me = played.solo.game, played.me
    if not played.advised or not game.advises or me not in played.solo.to_act:
        return None
    with desk.one_each.of(user):
        return await desk.work(hint, game, played.solo.view(me), me)


async def _show(desk: Desk, interaction: discord.Interaction[Any], played: Played, path: str) -> None:
    if played.over:
        raise Refusal("why-over")
    face = await (await desk.voice(interaction)).solo.board(played, path)
    if face is None:
        raise Refusal("why-solo-old")
    await desk.turn(interaction, face)


async def _ask(
    desk: Desk, interaction: discord.Interaction[Any], played: Played, custom_id: str, prefix: str, typed: str = ""
) -> None:
    ask = (await desk.voice(interaction)).solo.question(played, prefix)
    if ask is None:
        raise Refusal("why-solo-old")
    await open_form(interaction, number_modal(custom_id, ask, typed))


def _where(claim: Mapping[str, str]) -> SoloId:
    return SoloId(claim["what"], claim["kind"], whole(claim["number"]), claim["run"])


def _host(where: SoloId) -> Host:
    if where.what not in HOSTS:
        raise Refusal("why-unknown-button")
    return HOSTS[where.what]


def _demand_now(played: Played, step: int) -> None:
    """Raises ``Refusal`` for what was offered at another moment."""
    if played.over or step != played.solo.step:
        raise Refusal("why-solo-old")
