"""Views of game nights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any, Final

import discord
from discord import ui
from discord.utils import format_dt

from bot.core.components import button
from bot.core.forms import TYPED, Field, fields_modal
from bot.core.ids import Id
from bot.core.layout import ACCENT, MessagePayload, ids_on, layout, link_of, page, row
from bot.core.limits import CUSTOM_ID
from bot.core.markup import literal, soon
from bot.core.texts import Texts
from storage.nights import Night, Plan, Rsvp, RsvpAnswer

NIGHT: Final = Id("night:{night:id}:{action:word}")
PLAN: Final = Id("plan:{kind:word}:{minutes:number}:{players:number}:{speed:word}:{answer:yes|no}")
"""Plan a night at a time in minutes since 1970, or don't."""
FIX: Final = Id("fix:{kind:word}:{speed:word}:{typed:text}")
"""Correct what was typed, the fields separated by ``|``. Without fields, also the id of the form."""

ANSWERS: Final[Mapping[str, RsvpAnswer]] = {"come": "yes", "stay": "no"}
"""The answers to a night, by the words of their buttons."""
CANCELING: Final = ("off", "sure", "keep")
"""The words of the buttons that cancel a night, or keep it after all."""
FIELDS: Final = ("day", "hour", "players", "zone")
NAMED: Final = 40
"""Users listed in a message; further ones are only counted."""
REMIND_BEFORE: Final = timedelta(minutes=30)
"""How long before the hour guests are reminded."""


def question(text: Texts, plan: Plan, typed: Sequence[str], *notes: str) -> MessagePayload:
    """Ask the planner to confirm a night; ``typed`` is in the order of ``FIELDS``."""
    asked = text(
        "night-sure",
        game=text(f"game-{plan.kind}"),
        when=format_dt(plan.at, "F"),
        soon=soon(plan.at),
        players=plan.size,
        speed=text(f"speed-{plan.speed}"),
    )
    minutes = int(plan.at.timestamp()) // 60
    claim = partial(PLAN, kind=plan.kind, minutes=minutes, players=plan.size, speed=plan.speed)
    buttons = [
        button(claim(answer="yes"), text("button-night-plan"), "success"),
        button(_fix_id(plan.kind, plan.speed, typed), text("button-night-change")),
        button(claim(answer="no"), text("button-night-leave")),
    ]
    return MessagePayload(page([asked, *notes], [buttons]))


def asks_to_plan(message: discord.Message | None) -> bool:
    return message is not None and any(PLAN.read(each) is not None for each in ids_on(message))


def mistakes(
    text: Texts, kind: str, speed: str, typed: Sequence[str], wrong: Sequence[str]
) -> tuple[str, ui.Button[Any]]:
    """List all mistakes in the input, with a button back to the form."""
    lines = [text("night-mistaken", game=text(f"game-{kind}")), *(f"- {each}" for each in wrong)]
    return "\n".join(lines), button(_fix_id(kind, speed, typed), text("button-correct"), "primary")


def form(text: Texts, kind: str, speed: str, typed: str) -> ui.Modal:
    """Build the form of a night, filled with ``typed`` from an id."""
    day, hour, players, zone = [*typed.split("|"), *[""] * len(FIELDS)][: len(FIELDS)]
    fields = [
        Field("day", text("night-form-day"), text("night-form-day-hint"), day),
        Field("hour", text("night-form-hour"), text("night-form-hour-hint"), hour),
        Field("players", text("night-form-players"), text("night-form-players-hint"), players, required=False),
        Field("zone", text("night-form-zone"), text("night-form-zone-hint"), zone, required=False),
    ]
    custom_id = FIX(kind=kind, speed=speed, typed="")
    return fields_modal(custom_id, text("night-form-title", game=text(f"game-{kind}")), fields)


def calling_off(text: Texts, night: Night, user: int, *notes: str, told: bool) -> MessagePayload:
    """Ask whether to cancel a night; ``told`` says whether guests get a ping."""
    others = sum(rsvp.user != user for rsvp in night.going)
    when, game = format_dt(night.plan.at, "F"), text(f"game-{night.plan.kind}")
    asked = text("night-off-sure", game=game, when=when, count=others)
    sure = button(NIGHT(night=night.id, action="sure"), text("button-night-off-sure"), "danger")
    keep = button(NIGHT(night=night.id, action="keep"), text("button-night-keep"))
    asked = asked if told else text("night-off-quiet", game=game, when=when)
    if night.host is not None and night.host.user != user:
        notes = (text("night-of", name=literal(night.host.name)), *notes)
    return MessagePayload(page([asked, *notes], [[sure, keep]]))


def planned(text: Texts, night: Night, *notes: str) -> MessagePayload:
    event = "no" if night.event is None else "yes"
    return MessagePayload(page([text("night-planned", link=link_to_night(night), event=event), *notes]))


def how_to_move(text: Texts, night: Night, *, edits: bool) -> str:
    """Return how to move a night; ``edits``: the user may edit its event."""
    how = "again" if night.event is None else "edit" if edits else "ask"
    return text("night-move", how=how, link=_link_to_event(night))


def same_day(text: Texts, night: Night) -> str:
    """Return that a night is planned on the day of another."""
    game, when = text(f"game-{night.plan.kind}"), format_dt(night.plan.at, "F")
    return text("night-same-day", game=game, when=when, link=link_to_night(night))


def public(text: Texts, night: Night, table: str = "", off_by: str = "") -> ui.LayoutView:
    """Build the public message, with a link to the table or who cancelled it."""
    plan = night.plan
    lines = [
        text("night-heading", game=text(f"game-{plan.kind}")),
        text("night-when", when=format_dt(plan.at, "F"), soon=soon(plan.at)),
    ]
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    if night.status != "planned":
        lines.append(_outcome(text, night, table, off_by))
        box.add_item(ui.TextDisplay("\n".join(lines)))
        return layout(box)
    going = night.going
    seated, beyond = going[: plan.size], going[plan.size : plan.size + NAMED]
    lines += [
        text("night-table", players=plan.size, speed=text(f"speed-{plan.speed}")),
        text("night-coming", names=_names(text, seated), count=len(going), players=plan.size),
    ]
    if beyond:
        lines.append(text("night-beyond", names=_names(text, beyond)))
    if night.event is not None:
        lines.append(text("night-event", link=_link_to_event(night)))
    host = literal(night.host.name) if night.host is not None else text("privacy-somebody")
    lines.append(text("night-foot", name=host, minutes=int(REMIND_BEFORE.total_seconds()) // 60))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    box.add_item(
        row(
            button(NIGHT(night=night.id, action="come"), text("button-night-come"), "success"),
            button(NIGHT(night=night.id, action="stay"), text("button-night-stay")),
            button(NIGHT(night=night.id, action="seek"), text("button-seek")),
            button(NIGHT(night=night.id, action="off"), text("button-night-off")),
        )
    )
    return layout(box)


def listed(text: Texts, seen: Sequence[Night], hidden: Sequence[Night] = ()) -> MessagePayload:
    """List nights; those ``hidden`` from their planner can be cancelled here.

    Also those where the planner may not write.
    """
    lines = [
        text(
            "night-list-line",
            game=text(f"game-{night.plan.kind}"),
            when=format_dt(night.plan.at, "F"),
            link=link_to_night(night),
            count=len(night.going),
        )
        for night in (*seen, *hidden)
    ]
    ways = [button(NIGHT(night=night.id, action="off"), text("button-night-off")) for night in hidden]
    return MessagePayload(page([text("night-list-heading"), *lines], [ways]))


def link_to_night(night: Night) -> str:
    return link_of(night.plan.guild, night.plan.channel, night.message)


def _link_to_event(night: Night) -> str:
    return f"https://discord.com/events/{night.plan.guild}/{night.event}"


def _outcome(text: Texts, night: Night, table: str, off_by: str) -> str:
    if off_by:
        return text("night-off-by", name=literal(off_by))
    status = "told" if night.status == "opened" else night.status
    return text("night-past", status=status, table=str(night.table or 0), link=table)


def _names(text: Texts, rsvps: Sequence[Rsvp]) -> str:
    return text.listed(literal(rsvp.name) for rsvp in rsvps)


def _fix_id(kind: str, speed: str, typed: Sequence[str]) -> str:
    """Return an id with the input; overlong fields are cut, to be typed again."""
    kept = "|".join(" ".join(each.replace("|", " ").split())[:TYPED] for each in typed)
    return FIX(kind=kind, speed=speed, typed=kept[: CUSTOM_ID - len(FIX(kind=kind, speed=speed, typed=""))])
