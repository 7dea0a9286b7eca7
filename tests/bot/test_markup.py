"""Whatever people call themselves: in texts it is a name, in pictures, labels and titles it stands as it is."""

from __future__ import annotations

from itertools import cycle
from typing import Any, Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from simcord.actors import MemberActor

from bot.core.limits import ALT_TEXT
from bot.core.markup import cut_marked, literal, one_line
from bot.core.player_names import cast_of, marked
from engine.table import SeatAssignment
from host.live import TableSession
from render.encode import Picture
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, components, leave_game, press, press_late, seen, table_message, text_of, with_part
from tests.bot.finishing import finish
from tests.bot.markup import kinds, parse, read
from tests.bot.playing import against_ai, game_of, live_table
from tests.kit import GAMES

PIECES: Final = (
    *("<@770>", "<@!770>", "<@&770>", "<#770>", "</new:770>", "</new game:770>", "<id:customize>", "<id:browse>"),
    *("<t:770>", "<t:770:R>", "<:x:770>", "<a:x:770>", ":770:", "<sound:770:1>", "@everyone", "@here"),
    *("https://e.vil/770", "<https://e.vil/770>", "steam://770", "discord.gg/770", "<a@770.e>", "<tel:770>"),
    *("[a](https://770.x)", "[a](<https://770.x>)", "# 770", "## 770", "-# 770", "- 770", "* 770", "1. 770", "> 770"),
    *(
        ">>> 770",
        "**770**",
        "*770*",
        "_770_",
        "__770__",
        "~~770~~",
        "||770||",
        "`770`",
        "```770```",
        "\\",
        "\\\\",
        "\n",
    ),
    *("*", "**", "_", "`", "``", "```", "|", "||", "~~", "<", ">", "[", "]", "(", ")", "#", "@", ":", " ", "\u202e"),
)
PLACES: Final = (
    "{}",
    "{} is now the host",
    "**{}**",
    "Ann and {}",
    "### {}\n{}",
    "-# {} · {}",
    "> {}",
    "{}\n{}",
    "[a](https://b.c) · {}",
)
"""How names stand in our texts."""

NAMES: Final = st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=8).map("".join)


@given(NAMES, NAMES)
@example("**\\", "**")
@example("https:", "//e.vil")
def test_no_name_brings_markup_into_a_text(name: str, other: str) -> None:
    for place in PLACES:
        text, plain = (place.format(one, two, one) for one, two in ((literal(name), literal(other)), ("Ann", "Ben")))
        assert kinds(text) == kinds(plain), text


@given(NAMES)
def test_a_name_is_read_as_it_is(name: str) -> None:
    line = "–" if literal(name) == "–" else one_line(name)
    assert read(literal(name)) == line
    assert read(f"**{literal(name)}**") == line


UNSEEN: Final = ("", " ", "\u200b", "\u3164\u3164", "\u2800 \u115f", "\ufeff\u00ad", "\u0301")
RESERVED: Final = ("\u2065", "\ufff0", "\U000e0080", "\U000e0fff", "\U0001d159", "\U00013441\U00013442")


@pytest.mark.parametrize("name", [*UNSEEN, *RESERVED])
def test_a_name_that_no_one_sees_is_a_dash(name: str) -> None:
    assert literal(name) == "–"


@pytest.mark.parametrize("name", ["a\u200b", "é", "e\u0301", "安", "❤\ufe0f", "‿", "\ue000", "\U0001faea"])
def test_a_name_with_anything_to_see_stays(name: str) -> None:
    assert literal(name) == name


@given(NAMES, st.integers(8, 80))
def test_a_name_that_is_cut_closes_what_it_opens(name: str, limit: int) -> None:
    short = cut_marked(marked(0, name), limit)
    assert len(short) <= limit
    assert kinds(f"{short} {short}") == ["strong", "strong"]


@given(NAMES)
def test_pictures_have_the_name_as_it_is(name: str) -> None:
    assert cast_of([SeatAssignment(name, 1)]).plain == (name,)


def test_the_parser_of_the_tests_finds_all_markup_there_is() -> None:
    harmless = {"\\", "\\\\", "\n", "\u202e", " ", ":", "@", *"*_`|<>[]()#", "**", "``", "```", "||", "~~"}
    assert [piece for piece in PIECES if not kinds(piece) and piece not in harmless] == []
    assert parse("**a** b")[0].text == "a"


# -- everywhere -------------------------------------------------------------------------------------------------

HOSTILE: Final = (
    ("<#770>||770||", "</x:770>`770`", "<t:770:R>~~770~~"),
    ("<:x:770>__770__", "<id:customize>*770*", "https://e.vil/770"),
    ("[770](https://e.vil)", "@everyone <@&770>", "discord.gg/770 :770:"),
)
OURS: Final = {"strong", "heading", "subtext", "list", "quote", "text"}
"""Markup of our own that may hold a name."""


def offends(shown: Shown) -> list[str]:
    """What on a message a name has brought into being, or what the escaping of a name has spoiled."""
    bad = [
        f"{node.kind}: {node.said}"
        for part in [shown.content, *(part["content"] for part in components(shown) if part["type"] == 10)]
        for top in parse(part)
        for node in top.walk()
        if node.kind not in OURS and any(word in node.said for word in ("770", "e.vil", "everyone", "customize"))
    ]
    return bad + [text for text in bare(shown) if "\\" in text]


def bare(shown: Shown) -> list[str]:
    """All words of a message that Discord shows as they are."""
    found: list[Any] = [file.description for file in getattr(shown, "attachments", ())]
    for part in components(shown):
        found += [part.get(key) for key in ("label", "placeholder")]
        found += [option.get(key) for option in part.get("options", ()) for key in ("label", "description")]
        found += [item.get("description") for item in part.get("items", ())]
    return [text for text in found if text]


LOOKS: Final = ("text", "story", "replay", "odds", "explain", "why", "review")


async def everything(harbor: Harbor, live: TableSession, people: list[MemberActor]) -> list[Shown]:
    """All that can be opened at a table."""
    board = table_message(harbor.channel)
    shown: list[Shown] = [board]
    for person in people[:2]:
        if not game_of(live).over:
            hand = (await press(person, board, "tb:.*:hand")).response
            shown += [] if hand is None else [hand]
        more = (await press(person, board, "tb:.*:more")).response
        assert more is not None
        shown.append(more)
        for action in LOOKS:
            there = with_part(seen(person, more), f"tb:{live.id}:{action}")
            answer = (await press_late(person, there, f"tb:{live.id}:{action}")).response
            shown += [] if answer is None else [answer]
    return shown


@pytest.mark.parametrize(("kind", "names"), list(zip(GAMES, cycle(HOSTILE), strict=False)))
@pytest.mark.slow
async def test_at_a_table_a_name_is_a_name_everywhere(harbor: Harbor, kind: str, names: tuple[str, ...]) -> None:
    people = [harbor.guild.add_member(harbor.env.create_user(f"p{at}"), nick=name) for at, name in enumerate(names)]
    seats = max(3, GAMES[kind].seats[0])
    await people[0].slash(harbor.channel, f"{kind} new", players=seats)
    for person in people[1:]:
        await press(person, table_message(harbor.channel), "lb:.*:join")
    for _ in range(seats - 3):
        await press(people[0], table_message(harbor.channel), "^(beginner|easy|simple)$")
    shown: list[Shown] = [table_message(harbor.channel)]
    await press(people[0], table_message(harbor.channel), "lb:.*:start")
    live = await live_table(harbor)
    for turn in range(6):
        table = game_of(live)
        await table.time_up(table.ply)
        await harbor.bot.services.updater.update(live)
        shown += await everything(harbor, live, people) if turn % 3 == 2 else [table_message(harbor.channel)]
    more = (await press(people[0], table_message(harbor.channel), "tb:.*:more")).response
    assert more is not None
    await press(people[0], more, "tb:.*:end")
    shown.append(table_message(harbor.channel))
    await leave_game(people[1], harbor.channel)
    shown.append(table_message(harbor.channel))
    for command, args in (("table list", {}), ("table host", {"heir": people[2]})):
        answer = (await people[0].slash(harbor.channel, command, **args)).response
        assert answer is not None
        shown.append(answer)
    await finish(live)
    await harbor.bot.services.updater.update(live)
    shown += await everything(harbor, live, people)
    board = (await people[0].slash(harbor.channel, "leaderboard", game=kind)).response
    assert board is not None
    shown.append(board)
    assert [bad for message in shown for bad in offends(message)] == []
    assert any(name in text for message in shown for text in bare(message) for name in names)


async def test_text_replacing_a_failed_picture_has_no_markup(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Picture:
        raise RuntimeError("no ink")

    monkeypatch.setattr(harbor.bot.painter, "paint", broken)
    evil = harbor.guild.add_member(harbor.env.create_user("evil"), nick="<#770> ||770||")
    await against_ai(harbor, evil, "manila", players=3)
    board = table_message(harbor.channel)
    assert "<#770>" in read(text_of(board))
    assert offends(board) == []
    assert len(text_of(board)) < 4000 - ALT_TEXT


@pytest.mark.parametrize("mark", ["\u061c", "\u200e", "\u200f", "\u202e", "\u2067"])
def test_no_mark_in_a_name_turns_what_follows(mark: str) -> None:
    assert literal(f"ann{mark}") == "ann"


async def test_the_title_of_a_thread_has_the_name_as_it_is(harbor: Harbor) -> None:
    evil = harbor.guild.add_member(harbor.env.create_user("evil"), nick="**<#770>**")
    await evil.slash(harbor.channel, "manila new", thread=True)
    assert "**<#770>**" in str(harbor.channel.threads[-1].name)


async def test_no_name_turns_the_title_of_a_thread(harbor: Harbor) -> None:
    evil = harbor.guild.add_member(harbor.env.create_user("evil"), nick="sun\u202e\nset")
    await evil.slash(harbor.channel, "manila new", thread=True)
    assert "sun set" in str(harbor.channel.threads[-1].name)
