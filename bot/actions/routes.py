"""What each press does: the one table from what was pressed to the action.

Items build and parse (``bot/ui/items.py``); here it is decided what their claims lead to. Whoever does something new
at a table enters it here, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.actions.desk import Desk
from bot.cogs.tables import ahead, lobby, move, play, seat_offers, seats, settings, share
from bot.core.guard import guarded
from bot.tables import lists, look, opening, panels
from bot.tables.panel_views import View
from bot.ui import ids, items, list_items
from bot.ui.items import Pressable
from engine.game import Refusal
from host import votes
from host.live import LiveTable
from host.tables import Tables
from storage.errors import StoreError

Press: TypeAlias = discord.Interaction[Any]
Route: TypeAlias = Callable[[Desk, Press, Pressable], Awaitable[None]]
Action: TypeAlias = Callable[[Desk, Press, LiveTable], Awaitable[None]]
Vote: TypeAlias = Callable[[Tables, LiveTable, int], Awaitable[None]]


async def follow(press: Press, item: Pressable) -> None:
    """Do what was pressed. Whatever comes of it, there is an answer."""
    desk: Desk = press.client.desk

    async def act() -> None:
        try:
            await ROUTES[type(item)](desk, press, item)
        except Refusal:
            if "table" in item.claim:
                desk.refresh(press, item.table)
            raise
        except StoreError:
            if "table" in item.claim:
                desk.retry.after(item.table)  # some of it may have been written before
            raise

    await guarded(press, act)


async def _at_table(desk: Desk, press: Press, item: Pressable) -> None:
    """Do something at a table that is no move."""
    live, action = await desk.found(press, item.table), item.claim["action"]
    if action in VOTES:
        await _voted(desk, press, live, VOTES[action](desk.tables, live, press.user.id))
    elif action in panels.NAMES:
        await desk.show(press, live, View(action))
    elif action in AT_TABLE:
        await AT_TABLE[action](desk, press, live)
    else:
        raise Refusal("why-unknown-button")


async def _vote(desk: Desk, press: Press, item: Pressable) -> None:
    """Agree to the proposal that the button was made for, or refuse it."""
    live, which = await desk.found(press, item.table), (item.claim["kind"], item.number("number"))
    answer = votes.agree if item.claim["answer"] == "agree" else votes.refuse
    await _voted(desk, press, live, answer(desk.tables, live, press.user.id, which))


async def _voted(desk: Desk, press: Press, live: LiveTable, vote: Awaitable[None]) -> None:
    """Show what became of a vote. Raises ``Refusal`` where it was somebody's vote before."""
    before = live.proposal
    await vote
    if before is not None and live.proposal == before:
        raise Refusal("why-voted")
    await desk.follow(press, live)


def _jump(desk: Desk, press: Press, item: Pressable) -> Awaitable[None]:
    """Go to the chapter of a game that was chosen."""
    return look.turned(desk, press, item.table, View("replay", ids.whole(item.chosen(press))))


def _hands(desk: Desk, press: Press, item: Pressable) -> Awaitable[None]:
    kind = None if item.claim["kind"] == list_items.ALL_KINDS else item.claim["kind"]
    return lists.show_hands(desk, press, kind, item.number("page"))


ROUTES: Final[Mapping[type[Pressable], Route]] = {
    items.MoveButton: lambda desk, press, item: play.move(
        desk, press, item.table, item.number("ply"), item.claim["code"]
    ),
    items.SureButton: lambda desk, press, item: play.move(
        desk, press, item.table, item.number("ply"), item.claim["code"], sure=True
    ),
    items.MoveMenu: lambda desk, press, item: play.move(
        desk, press, item.table, item.number("ply"), item.chosen(press)
    ),
    items.StepButton: lambda desk, press, item: play.step(
        desk, press, item.table, item.number("ply"), item.claim["path"]
    ),
    items.NumberButton: lambda desk, press, item: play.ask_number(
        desk, press, item.table, item.number("ply"), item.claim["code"]
    ),
    items.OrderButton: lambda desk, press, item: ahead.choose(desk, press, item.table, item.claim["code"]),
    items.OrderMenu: lambda desk, press, item: ahead.choose(desk, press, item.table, item.chosen(press)),
    items.OrderNumberButton: lambda desk, press, item: ahead.ask_number(desk, press, item.table, item.claim["code"]),
    items.OrderGivenButton: lambda desk, press, item: ahead.give(desk, press, item.table, item.claim["code"]),
    items.OrderBackMenu: lambda desk, press, item: ahead.revoke(desk, press, item.table, item.chosen(press)),
    items.AtTable: _at_table,
    items.VoteButton: _vote,
    items.LobbyButton: lambda desk, press, item: lobby.press(desk, press, item.table, item.claim["action"]),
    items.LobbyAiMenu: lambda desk, press, item: lobby.add_ai(desk, press, item.table, item.chosen(press)),
    items.LobbyOptionMenu: lambda desk, press, item: lobby.choose_option(
        desk, press, item.table, item.claim["option"], item.chosen(press)
    ),
    items.HouseRulesButton: lambda desk, press, item: lobby.turn_house_rules(
        desk, press, item.table, item.number("page")
    ),
    items.OfferButton: lambda desk, press, item: seat_offers.answer(
        desk, press, item.table, item.number("seat"), item.claim["answer"]
    ),
    items.RulesButton: lambda desk, press, item: look.turn_rules(desk, press, item.claim["kind"], item.number("page")),
    items.StoryButton: lambda desk, press, item: look.turned(
        desk, press, item.table, View("text" if item.claim["what"] == "tx" else "story", item.number("page"))
    ),
    items.SpeedMenu: lambda desk, press, item: lobby.set_speed(desk, press, item.table, item.chosen(press)),
    items.HelpMenu: lambda desk, press, item: lobby.set_help(desk, press, item.table, item.chosen(press)),
    items.MotionMenu: lambda desk, press, item: lobby.set_motion(desk, press, item.table, item.chosen(press)),
    items.LanguageMenu: lambda desk, press, item: lobby.set_language(desk, press, item.table, item.chosen(press)),
    items.ReplayButton: lambda desk, press, item: look.turned(
        desk, press, item.table, View("replay", item.number("step"))
    ),
    items.WhyButton: lambda desk, press, item: look.turned(desk, press, item.table, View("why", item.number("number"))),
    items.ReplayMenu: _jump,
    items.BringButton: lambda desk, press, item: move.bring(desk, press, item.table),
    list_items.ListButton: lambda desk, press, item: lists.turn(desk, press, item.claim["what"], item.number("page")),
    list_items.HandsButton: _hands,
}
"""What a press of each kind of item does. What they carry is a claim by whoever pressed; the action judges it."""

VOTES: Final[Mapping[str, Vote]] = {
    "end": votes.propose_end,
    "undo": votes.propose_undo,
    "agree": votes.agree,
    "refuse": votes.refuse,
}
"""What the buttons do by which people at a table decide together, by the word in their ids.

Those that agree and refuse are on messages of before: they don't name the proposal."""

AT_TABLE: Final[Mapping[str, Action]] = {
    "keep": lambda desk, press, live: desk.show(press, live, View("hand")),
    "film": share.film,
    "shareposter": share.share_poster,
    "sharefilm": share.share_film,
    "log": look.send_log,
    "rematch": opening.rematch,
    "leave": seats.leave,
    "parted": seats.part,
    "back": seats.back,
    "reopen": settings.reopen_by_press,
    "nudge": seats.nudge,
}
"""What the other buttons at a table do that are no moves and open no view, by the word in their ids."""
