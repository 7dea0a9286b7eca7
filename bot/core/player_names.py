"""The names of players in texts and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.core.markup import literal
from bot.core.presenter import PlayerNames
from bot.core.texts import Texts

if TYPE_CHECKING:  # a drawing process needs the badges alone
    from engine.lobby import Lobby
    from engine.table import SeatAssignment

BADGES: Final = ("🟥", "🟨", "🟦", "🟪", "🟩", "🌸", "⬜", "🍏")
"""One per seat, in the order of the seat colors of the pictures (``render.theme.SEATS``)."""


def badge(seat: int) -> str:
    return BADGES[seat % len(BADGES)]


def marked(seat: int, name: str) -> str:
    return f"{badge(seat)} **{literal(name)}**"


def ai_name(texts: Texts, lobby: Lobby) -> str:
    """Return a name for an AI seat that is not used in the lobby."""
    taken = {chair.name for chair in lobby.chairs}
    names = texts("ai-names").split()
    return next((name for name in names if name not in taken), f"{names[0]} {len(taken)}")


def cast_of(chairs: Sequence[SeatAssignment]) -> PlayerNames:
    """Return the names at a table, with mentions of humans."""
    names = [marked(seat, chair.name) for seat, chair in enumerate(chairs)]
    return PlayerNames(
        plain=tuple(chair.name for chair in chairs),
        marked=tuple(names),
        mentions=tuple(
            name if chair.user is None else f"{badge(seat)} <@{chair.user}>"
            for seat, (chair, name) in enumerate(zip(chairs, names, strict=True))
        ),
    )
