"""The messages of game nights: the question before one is planned, and what everybody sees of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui
from discord.utils import format_dt

from bot.cogs.nights.items import FixButton, NightButton, PlanButton
from bot.core.forms import Field, fields_modal
from bot.core.layout import ACCENT, layout, link_of, page, row
from bot.core.markup import literal, soon
from bot.core.texts import Texts
from bot.ui import ids
from host.nights import REMINDER
from storage.nights import Guest, Night, Plan

FIELDS: Final = ("day", "hour", "players", "zone")
"""The fields of the form of a night."""
NAMED: Final = 40
"""People who are named in a message; of more only the number is told."""


@dataclass(frozen=True, slots=True)
class NightFaces:
    """Builds them in one language."""

    texts: Texts

    def sure(self, plan: Plan, typed: Sequence[str], *notes: str) -> ui.LayoutView:
        """The question whether a night is meant so, as whoever plans it alone sees it.

        ``typed``: what they have written, in the order of ``FIELDS``.
        """
        text = self.texts
        question = text(
            "night-sure",
            game=text(f"game-{plan.kind}"),
            when=format_dt(plan.at, "F"),
            soon=soon(plan.at),
            players=plan.size,
            speed=text(f"speed-{plan.speed}"),
        )
        minutes = int(plan.at.timestamp()) // 60

        def claim(answer: str) -> str:
            return ids.plan(plan.kind, minutes, plan.size, plan.speed, answer)

        return page(
            [question, *notes],
            [
                [
                    PlanButton.make(claim("yes"), text("button-night-plan"), discord.ButtonStyle.success),
                    FixButton.make(ids.fix(plan.kind, plan.speed, typed), text("button-night-change")),
                    PlanButton.make(claim("no"), text("button-night-leave")),
                ]
            ],
        )

    def mistaken(self, kind: str, speed: str, typed: Sequence[str], wrong: Sequence[str]) -> tuple[str, FixButton]:
        """All that is wrong with what was typed, and the way back to the form."""
        text = self.texts
        lines = [text("night-mistaken", game=text(f"game-{kind}")), *(f"- {each}" for each in wrong)]
        fix = ids.fix(kind, speed, typed)
        return "\n".join(lines), FixButton.make(fix, text("button-correct"), discord.ButtonStyle.primary)

    def form(self, kind: str, speed: str, typed: Sequence[str]) -> ui.Modal:
        """The form of a night, with what was typed."""
        text = self.texts
        day, hour, players, zone = typed
        fields = [
            Field("day", text("night-form-day"), text("night-form-day-hint"), day),
            Field("hour", text("night-form-hour"), text("night-form-hour-hint"), hour),
            Field("players", text("night-form-players"), text("night-form-players-hint"), players, required=False),
            Field("zone", text("night-form-zone"), text("night-form-zone-hint"), zone, required=False),
        ]
        return fields_modal(ids.fix(kind, speed), text("night-form-title", game=text(f"game-{kind}")), fields)

    def calling_off(self, night: Night, user: int, *, told: bool) -> ui.LayoutView:
        """The question whether a night is called off, for whoever wants to. ``told``: those who come are called."""
        text, others = self.texts, sum(guest.user != user for guest in night.coming)
        when = format_dt(night.plan.at, "F")
        game = text(f"game-{night.plan.kind}")
        asked = text("night-off-sure", game=game, when=when, count=others)
        question = asked if told else text("night-off-quiet", game=game, when=when)
        sure = NightButton.make(night.id, "sure", text("button-night-off-sure"), discord.ButtonStyle.danger)
        return page([question], [[sure, NightButton.make(night.id, "keep", text("button-night-keep"))]])

    def called_off(self) -> ui.LayoutView:
        """What whoever has called a night off is told."""
        return page([self.texts("night-off-done")])

    def kept(self) -> ui.LayoutView:
        """What whoever was asked is told, and lets it take place."""
        return page([self.texts("night-kept")])

    def planned(self, night: Night, *notes: str) -> ui.LayoutView:
        """What whoever has planned a night is told."""
        event = "no" if night.event is None else "yes"
        return page([self.texts("night-planned", link=link_to_night(night), event=event), *notes])

    def public(self, night: Night, table: str = "", off_by: str = "") -> ui.LayoutView:
        """The message that everybody sees. ``table``: the address of the table that was opened; ``off_by``: who has
        called it off.
        """
        text, plan = self.texts, night.plan
        game = text(f"game-{plan.kind}")
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        lines = [
            text("night-heading", game=game),
            text("night-when", when=format_dt(plan.at, "F"), soon=soon(plan.at)),
        ]
        if night.status != "planned":
            status = "told" if night.status == "opened" else night.status
            if off_by:
                lines.append(text("night-off-by", name=literal(off_by)))
            else:
                lines.append(text("night-past", status=status, table=str(night.table or 0), link=table))
            box.add_item(ui.TextDisplay("\n".join(lines)))
            return layout(box)
        coming = night.coming
        seated, beyond = coming[: plan.size], coming[plan.size : plan.size + NAMED]
        lines += [
            text("night-table", players=plan.size, speed=text(f"speed-{plan.speed}")),
            text("night-coming", names=self._names(seated), count=len(coming), players=plan.size),
        ]
        if beyond:
            lines.append(text("night-beyond", names=self._names(beyond)))
        if night.event is not None:
            event = f"https://discord.com/events/{plan.guild}/{night.event}"
            lines.append(text("night-event", link=event))
        host = literal(night.host.name) if night.host is not None else text("privacy-somebody")
        lines.append(text("night-foot", name=host, minutes=int(REMINDER.total_seconds()) // 60))
        box.add_item(ui.TextDisplay("\n".join(lines)))
        box.add_item(
            row(
                NightButton.make(night.id, "come", text("button-night-come"), discord.ButtonStyle.success),
                NightButton.make(night.id, "stay", text("button-night-stay")),
                NightButton.make(night.id, "seek", text("button-seek")),
                NightButton.make(night.id, "off", text("button-night-off"), discord.ButtonStyle.danger),
            )
        )
        return layout(box)

    def listed(self, nights: list[Night]) -> ui.LayoutView:
        """What is planned, each in a line with the way to its message."""
        text = self.texts
        lines = [
            text(
                "night-list-line",
                game=text(f"game-{night.plan.kind}"),
                when=format_dt(night.plan.at, "F"),
                link=link_to_night(night),
                count=len(night.coming),
            )
            for night in nights
        ]
        return page([text("night-list-heading"), *lines])

    def _names(self, guests: tuple[Guest, ...]) -> str:
        return self.texts.listed(literal(guest.name) for guest in guests)


def link_to_night(night: Night) -> str:
    """The address of a night's message."""
    return link_of(night.plan.guild, night.plan.channel, night.message)
