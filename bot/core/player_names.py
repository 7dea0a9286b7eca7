"""How the people at a table are called in texts and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.markup import literal
from bot.core.presenter import PlayerNames
from bot.core.texts import Texts
from engine.lobby import Lobby
from engine.table import SeatAssignment

BADGES: Final = ("🟥", "🟨", "🟦", "🟪", "🟩", "🌸", "⬜", "🍏")
"""One a seat, in the order of the seat colours of the pictures (``render.theme.SEATS``)."""


def badge(seat: int) -> str:
    """The coloured mark of a seat."""
    return BADGES[seat % len(BADGES)]


def marked(seat: int, name: str) -> str:
    """A player's name for a text: badge, then the name in bold with nothing in it that formats or mentions."""
    return f"{badge(seat)} **{literal(name)}**"


def ai_name(texts: Texts, lobby: Lobby) -> str:
    """Find a name for an AI seat that nobody in a lobby has."""
    taken = {chair.name for chair in lobby.chairs}
    names = texts("ai-names").split()
    return next((name for name in names if name not in taken), f"{names[0]} {len(taken)}")


def cast_of(chairs: Sequence[SeatAssignment]) -> PlayerNames:
    """The cast of a table. Mentions are for people; AI seats are named."""
    names = [marked(seat, chair.name) for seat, chair in enumerate(chairs)]
    return PlayerNames(
        plain=tuple(chair.name for chair in chairs),
        marked=tuple(names),
        mentions=tuple(
            name if chair.user is None else f"{badge(seat)} <@{chair.user}>"
            for seat, (chair, name) in enumerate(zip(chairs, names, strict=True))
        ),
    )
