"""Button ids that several messages of a table share.

Each begins with two letters, as in messages of the first release.
"""

from __future__ import annotations

from typing import Any, Final

from discord import ui

from bot.core.components import button
from bot.core.ids import Id
from bot.core.layout import Presses
from bot.core.presenter import Style
from bot.core.texts import Texts
from host.live import TableSession

MOVE: Final = Id("mv:{table:id}:{ply:number}:{code:code}")
MOVE_SURE: Final = Id("my:{table:id}:{ply:number}:{code:code}")
"""Plays a move after its price was confirmed."""
MOVE_MENU: Final = Id("ms:{table:id}:{ply:number}:{row:number}")
"""Its value is the code of the move."""
STEP: Final = Id("sp:{table:id}:{ply:number}:{path:code}")
"""Shows the next step of a choice, after what was chosen so far."""
NUMBER: Final = Id("an:{table:id}:{ply:number}:{code:code}")
"""Asks for the number of a move; also the id of that form."""
ORDER: Final = Id("ao:{table:id}:{code:code}")
"""Asks to confirm a premove."""
ORDER_MENU: Final = Id("am:{table:id}:{row:number}")
ORDER_NUMBER: Final = Id("aq:{table:id}:{code:code}")
"""Asks for the number of a premove; also the id of that form."""
ORDER_GIVEN: Final = Id("ay:{table:id}:{code:code}")
ORDER_BACK: Final = Id("ar:{table:id}")
"""Its value is the premove to remove."""
AT_TABLE: Final = Id("tb:{table:id}:{action:word}")
"""An action of a table that is no move: hand, more, board …"""
VOTE: Final = Id("vt:{table:id}:{kind:end|undo}:{number:number}:{answer:agree|refuse}")
"""Answers the proposal of that kind about that log entry."""
LOBBY: Final = Id("lb:{table:id}:{action:word}")
"""An action of a lobby: join, leave, start …"""
LOBBY_AI: Final = Id("la:{table:id}")
LOBBY_OPTION: Final = Id("lo:{table:id}:{option:word}")
LOBBY_NUMBERS: Final = Id("ln:{table:id}:{option:word}")
"""The form for custom numbers of a house rule."""
HOUSE_RULES: Final = Id("lr:{table:id}:{page:number}")
SET_SPEED: Final = Id("ls:{table:id}")
SET_HELP: Final = Id("lh:{table:id}")
SET_MOTION: Final = Id("lm:{table:id}")
SET_LANGUAGE: Final = Id("lg:{table:id}")
OFFER: Final = Id("so:{table:id}:{seat:number}:{answer:take|no}")
BRING: Final = Id("bm:{table:id}")
STORY: Final = Id("st:{table:id}:{page:number}")
TEXT_PAGE: Final = Id("tx:{table:id}:{page:number}")
REPLAY: Final = Id("ry:{table:id}:{step:number}:{way:first|back|next|last|look}")
"""Shows a step of a game. The way makes ids on a message unique."""
REPLAY_MENU: Final = Id("rj:{table:id}")
WHY: Final = Id("wy:{table:id}:{number:number}")
"""Shows why the move of an entry was made."""
RULES: Final = Id("rp:{kind:word}:{page:number}")
TABLE_LIST: Final = Id("tl:{what:here|mine}:{page:number}")
MORE_HANDS: Final = Id("hn:{kind:word}:{page:number}")

NO_ORDER: Final = "-"
"""Instead of a premove's code: no premove."""
REMOVE_AI: Final = "-"
"""The value in the menu of AI levels that removes an AI."""
WRITE: Final = "+"
"""The value in the menu of a house rule that asks for custom numbers."""
ALL_KINDS: Final = "all"
"""Instead of a game's kind: all games."""


def table_button(
    table: int, action: str, label: str, style: Style = "secondary", emoji: str | None = None, *, disabled: bool = False
) -> ui.Button[Any]:
    return button(AT_TABLE(table=table, action=action), label, style, emoji, disabled=disabled)


def lobby_button(
    table: int, action: str, label: str, style: Style = "secondary", *, disabled: bool = False
) -> ui.Button[Any]:
    return button(LOBBY(table=table, action=action), label, style, disabled=disabled)


def reopening(texts: Texts, live: TableSession) -> list[ui.Button[Any]]:
    """Return the button that reopens a table, if it was closed for inactivity."""
    if live.why_closed != "untouched":
        return []
    return [table_button(live.id, "reopen", texts("button-reopen"), "success")]


class MovePresses(Presses):
    """The ids of a table's buttons at one of its decisions."""

    def __init__(self, table: int, ply: int) -> None:
        super().__init__(
            move=lambda code: MOVE(table=table, ply=ply, code=code),
            menu=lambda row: MOVE_MENU(table=table, ply=ply, row=row),
            number=lambda prefix: NUMBER(table=table, ply=ply, code=prefix),
            further=lambda path: STEP(table=table, ply=ply, path=path),
        )


class OrderPresses(Presses):
    """The ids of buttons for a premove, which ask for confirmation."""

    def __init__(self, table: int) -> None:
        super().__init__(
            move=lambda code: ORDER(table=table, code=code),
            menu=lambda row: ORDER_MENU(table=table, row=row),
            number=lambda prefix: ORDER_NUMBER(table=table, code=prefix),
        )
