"""The picture of a lobby, ready to be drawn by whoever has the time: also where nobody knows Discord."""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.texts import Texts
from render.encode import Picture
from render.lobby import Emblem, LobbySeat
from render.lobby import lobby as paint_lobby


@dataclass(frozen=True, slots=True)
class LobbyPicture:
    """The lobby as a picture: a value, so that equal ones are drawn once."""

    title: str
    seats: tuple[LobbySeat, ...]
    rules: tuple[str, ...]
    emblem: Emblem
    texts: Texts
    lasts: str = ""
    """How long a game takes."""

    def __call__(self) -> Picture:
        return paint_lobby(self.title, self.seats, self.texts, self.emblem, rules=self.rules, lasts=self.lasts)
