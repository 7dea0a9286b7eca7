"""The ``custom_id`` of everything that can be pressed: the one place that writes and reads them.

A ``custom_id`` is visible to players and comes back from them: whatever is read here is a claim to be checked.

    mv:<table>:<ply>:<code>     play a move
    my:<table>:<ply>:<code>     play a move whose price was told
    ms:<table>:<ply>:<row>      choose a move from a menu (its value is the code)
    sp:<table>:<ply>:<path>     show the next step of a choice, after what was chosen so far; "-" is the first one
    an:<table>:<ply>:<prefix>   ask for the number that completes a code; also the id of that modal
    ao:<table>:<order>          ask whether an order shall stand
    am:<table>:<row>            the same, of an order chosen from a menu (its value is the order)
    aq:<table>:<prefix>         ask for the number that completes an order; also the id of that modal
    ay:<table>:<order>          let an order stand
    ar:<table>                  take an order back (a menu; its value is the order)
    tb:<table>:<action>         something of the table: hand, more, board …
    vt:<table>:<kind>:<number>:<answer>   agree to a proposal, or refuse it: the one of that kind about that entry
    lb:<table>:<action>         something of the lobby: join, leave, start …
    la:<table>                  add an AI of a level to the lobby (a menu)
    lo:<table>:<option>         choose a house rule (a menu)
    ln:<table>:<option>         write the numbers of a house rule (a form)
    lr:<table>:<page>           turn to a page of the house rules
    rp:<kind>:<page>            turn to a page of the rules
    ry:<table>:<step>:<way>     show a step of a game; the way keeps ids apart: first, back, next, last, look (anew)
    wy:<table>:<number>         say why the move of an entry was made
    rj:<table>                  jump to a chapter of a game (a menu)
    lm:<table>                  choose whether pictures move (a menu)
    lh:<table>                  choose how much help a table gives (a menu)
    lg:<table>                  choose what a table speaks (a menu)
    tl:<what>:<page>            turn to a page of open tables: here, or mine
    hn:<kind>:<page>            show more of one's hands; kind may be "all"
    bm:<table>                  bring a table to this channel

<how> is "turn" (show it in this message) or "show" (post it for everybody).
    st:<table>:<page>           turn to a page of what has happened; tx: of the board in words
    ls:<table>                  choose the speed of a table (a menu)
    so:<table>:<seat>:<answer>  answer whether one takes a seat that is offered: take, no
"""

from __future__ import annotations

import re
from typing import Final

from bot.core.limits import CUSTOM_ID
from engine.game import Refusal

LARGEST: Final = 2**31 - 1
"""The largest number that the database gives a table, night or arena."""
LARGEST_ID: Final = 2**63 - 1
"""The largest id of Discord's that the database holds."""

TABLE: Final = r"(?P<table>[1-9][0-9]{0,17})"
PLY: Final = r"(?P<ply>[0-9]{1,9})"
CODE: Final = r"(?P<code>[A-Za-z0-9:,.+-]{1,60})"

MOVE: Final = re.compile(rf"mv:{TABLE}:{PLY}:{CODE}")
MOVE_SURE: Final = re.compile(rf"my:{TABLE}:{PLY}:{CODE}")
MOVE_MENU: Final = re.compile(rf"ms:{TABLE}:{PLY}:(?P<row>[0-9])")
STEP: Final = re.compile(rf"sp:{TABLE}:{PLY}:(?P<path>[A-Za-z0-9:,.+-]{{1,60}})")
NUMBER: Final = re.compile(rf"an:{TABLE}:{PLY}:{CODE}")
ORDER: Final = re.compile(rf"ao:{TABLE}:{CODE}")
ORDER_MENU: Final = re.compile(rf"am:{TABLE}:(?P<row>[0-9])")
ORDER_NUMBER: Final = re.compile(rf"aq:{TABLE}:{CODE}")
ORDER_GIVEN: Final = re.compile(rf"ay:{TABLE}:{CODE}")
ORDER_BACK: Final = re.compile(rf"ar:{TABLE}")
AT_TABLE: Final = re.compile(rf"tb:{TABLE}:(?P<action>[a-z]+)")
VOTE: Final = re.compile(rf"vt:{TABLE}:(?P<kind>end|undo):(?P<number>[0-9]{{1,9}}):(?P<answer>agree|refuse)")
LOBBY: Final = re.compile(rf"lb:{TABLE}:(?P<action>[a-z]+)")
LOBBY_AI: Final = re.compile(rf"la:{TABLE}")
LOBBY_OPTION: Final = re.compile(rf"lo:{TABLE}:(?P<option>[a-z_]+)")
LOBBY_NUMBERS: Final = re.compile(rf"ln:{TABLE}:(?P<option>[a-z_]+)")
HOUSE_RULES: Final = re.compile(rf"lr:{TABLE}:(?P<page>[0-9]{{1,2}})")
STORY: Final = re.compile(rf"(?P<what>st|tx):{TABLE}:(?P<page>[0-9]{{1,3}})")
SPEED: Final = re.compile(rf"ls:{TABLE}")
OFFER: Final = re.compile(rf"so:{TABLE}:(?P<seat>[0-9]{{1,2}}):(?P<answer>take|no)")
REPLAY: Final = re.compile(rf"ry:{TABLE}:(?P<step>[0-9]{{1,6}}):(?P<way>first|back|next|last|look)")
WHY: Final = re.compile(rf"wy:{TABLE}:(?P<number>[0-9]{{1,6}})")
REPLAY_MENU: Final = re.compile(rf"rj:{TABLE}")
MOTION: Final = re.compile(rf"lm:{TABLE}")
HELP: Final = re.compile(rf"lh:{TABLE}")
LANGUAGE: Final = re.compile(rf"lg:{TABLE}")
RULES: Final = re.compile(r"rp:(?P<kind>[a-z]+):(?P<page>[0-9]{1,2})")
LIST: Final = re.compile(r"tl:(?P<what>here|mine):(?P<page>[0-9]{1,5})")
HANDS: Final = re.compile(r"hn:(?P<kind>[a-z]+):(?P<page>[0-9]{1,5})")
BRING: Final = re.compile(rf"bm:{TABLE}")

FIRST: Final = "-"
"""The path of a choice of which nothing is chosen yet."""
NO_ORDER: Final = "-"
"""In the place of an order: none shall stand but those that do."""
REMOVE: Final = "-"
"""The value in the menu of AI levels that takes an AI away again."""
WRITE: Final = "+"
"""The value in the menu of a house rule that asks for numbers of one's own."""


OF_A_TABLE: Final = re.compile(rf"(?!sv|hs|hg|px|pz|pm|ar:[0-9]+:)[a-z]{{2}}:{TABLE}(?::.*)?")


def table_of(custom_id: str) -> int | None:
    """The table that an id is about, if it is about one. Nothing says that there is such a table."""
    match = OF_A_TABLE.fullmatch(custom_id)
    return int(match["table"]) if match is not None and int(match["table"]) <= LARGEST else None


def whole(claimed: str, most: int = LARGEST) -> int:
    """Read a whole number that a press, menu or form claims.

    Raises ``Refusal`` for one above ``most``, and for what is not written in digits from 0 to 9.
    """
    if not re.fullmatch(r"[0-9]{1,19}", claimed) or int(claimed) > most:
        raise Refusal("why-unknown-button")
    return int(claimed)


def _checked(custom_id: str) -> str:
    if len(custom_id) > CUSTOM_ID:
        raise ValueError(f"custom_id of {len(custom_id)} characters: {custom_id!r}")
    return custom_id


def move(table: int, ply: int, code: str) -> str:
    return _checked(f"mv:{table}:{ply}:{code}")


def move_sure(table: int, ply: int, code: str) -> str:
    return _checked(f"my:{table}:{ply}:{code}")


def move_menu(table: int, ply: int, row: int) -> str:
    return _checked(f"ms:{table}:{ply}:{row}")


def step(table: int, ply: int, path: str) -> str:
    return _checked(f"sp:{table}:{ply}:{path}")


def number(table: int, ply: int, prefix: str) -> str:
    return _checked(f"an:{table}:{ply}:{prefix}")


def order(table: int, code: str) -> str:
    return _checked(f"ao:{table}:{code}")


def order_menu(table: int, row: int) -> str:
    return _checked(f"am:{table}:{row}")


def order_number(table: int, prefix: str) -> str:
    return _checked(f"aq:{table}:{prefix}")


def order_given(table: int, code: str) -> str:
    return _checked(f"ay:{table}:{code}")


def order_back(table: int) -> str:
    return _checked(f"ar:{table}")


def at_table(table: int, action: str) -> str:
    return _checked(f"tb:{table}:{action}")


def vote(table: int, kind: str, number: int, answer: str) -> str:
    return _checked(f"vt:{table}:{kind}:{number}:{answer}")


def lobby(table: int, action: str) -> str:
    return _checked(f"lb:{table}:{action}")


def lobby_ai(table: int) -> str:
    return _checked(f"la:{table}")


def lobby_option(table: int, option: str) -> str:
    return _checked(f"lo:{table}:{option}")


def lobby_numbers(table: int, option: str) -> str:
    return _checked(f"ln:{table}:{option}")


def house_rules(table: int, page: int) -> str:
    return _checked(f"lr:{table}:{page}")


def rules(kind: str, page: int) -> str:
    return _checked(f"rp:{kind}:{page}")


def story(table: int, page: int, what: str = "st") -> str:
    return _checked(f"{what}:{table}:{page}")


def speed(table: int) -> str:
    return _checked(f"ls:{table}")


def offer(table: int, seat: int, answer: str) -> str:
    return _checked(f"so:{table}:{seat}:{answer}")


def replay(table: int, step: int, way: str) -> str:
    return _checked(f"ry:{table}:{step}:{way}")


def why(table: int, number: int) -> str:
    return _checked(f"wy:{table}:{number}")


def replay_menu(table: int) -> str:
    return _checked(f"rj:{table}")


def motion(table: int) -> str:
    return _checked(f"lm:{table}")


def language(table: int) -> str:
    return _checked(f"lg:{table}")


def help_menu(table: int) -> str:
    return _checked(f"lh:{table}")


def table_list(what: str, page: int) -> str:
    return _checked(f"tl:{what}:{page}")


def hands(kind: str, page: int) -> str:
    return _checked(f"hn:{kind}:{page}")


def bring(table: int) -> str:
    return _checked(f"bm:{table}")
