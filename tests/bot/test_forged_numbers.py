"""Whatever number a press, a form or a command claims, it is answered in words and nothing breaks."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend.serializers import user_payload
from simcord.interactions import command_leaves, nest_options, walk_to_subcommand
from simcord.results import InteractionResult

from bot.cogs.admin import views as admin
from bot.cogs.arenas import views as arenas
from bot.cogs.learn.views import LEARN
from bot.cogs.nights import views as nights
from bot.cogs.privacy import views as privacy
from bot.cogs.puzzles import views as puzzles
from bot.cogs.records import views as records
from bot.cogs.solo import board_views as solo
from bot.core.forms import AGAIN
from bot.core.ids import Id, whole
from bot.tables import presses
from bot.tables.ways import WAY
from engine.game import Refusal
from tests.bot.conftest import Harbor
from tests.bot.driver import Presser, Seen, press_late, seen, send_form, table_message, text_of, with_part
from tests.bot.playing import start_game
from tests.bot.test_puzzles import KINDS, SETS

pytestmark = pytest.mark.slow

PUZZLE: Final = next(iter(SETS[KINDS[0]].lines))

EXAMPLES: Final[dict[Id, tuple[str, ...]]] = {
    presses.MOVE: ("mv:1:0:bid:7",),
    presses.MOVE_SURE: ("my:1:0:bid:7",),
    presses.MOVE_MENU: ("ms:1:0:0",),
    presses.STEP: ("sp:1:0:bid:7",),
    presses.NUMBER: ("an:1:0:bid:7",),
    presses.ORDER: ("ao:1:bid:1:7",),
    presses.ORDER_MENU: ("am:1:0",),
    presses.ORDER_NUMBER: ("aq:1:bid:1:",),
    presses.ORDER_GIVEN: ("ay:1:bid:1:7",),
    presses.ORDER_BACK: ("ar:1",),
    presses.AT_TABLE: ("tb:1:hand",),
    presses.VOTE: ("vt:1:end:0:agree",),
    presses.LOBBY: ("lb:1:join", "lb:2:join"),
    presses.LOBBY_AI: ("la:1", "la:2"),
    presses.LOBBY_NUMBERS: ("ln:2:holdings",),
    presses.LOBBY_OPTION: ("lo:1:speed", "lo:2:speed"),
    presses.HOUSE_RULES: ("lr:1:0", "lr:2:0"),
    presses.OFFER: ("so:1:0:take",),
    presses.RULES: ("rp:manila:0",),
    presses.STORY: ("st:1:0",),
    presses.TEXT_PAGE: ("tx:1:0",),
    LEARN: ("learn:manila:0:show",),
    puzzles.BUTTON: (f"pz:{KINDS[0]}:{PUZZLE}:1",),
    puzzles.MENU: (f"pm:{KINDS[0]}:{PUZZLE}",),
    presses.SET_SPEED: ("ls:2",),
    presses.SET_HELP: ("lh:2",),
    presses.SET_MOTION: ("lm:2",),
    presses.SET_LANGUAGE: ("lg:2",),
    presses.REPLAY: ("ry:1:0:next",),
    presses.WHY: ("wy:1:0",),
    presses.REPLAY_MENU: ("rj:1",),
    AGAIN: (
        "re:an:1:0:bid:|999",
        "re:aq:1:bid:1:|7",
        "re:ln:2:holdings|1",
        "re:solo:practice:manila:1:p:0:ask:bid:|7",
    ),
    presses.BRING: ("bm:1",),
    WAY: ("dr:ai:manila",),
    arenas.ARENA: ("arena:1:me",),
    arenas.OLD_ARENA: ("ar:1:me",),
    records.STATS: ("sv:7:all:turn",),
    records.BOARD: (
        "bd:manila:people:server:0:turn",
        "bd:manila:people:season:0:turn",
        "bd:manila:people:s1:0:turn",
    ),
    records.HISTORY: ("hs:7:0:turn",),
    records.PAST: ("hg:7:0",),
    privacy.PRIVACY: ("pv:ask",),
    privacy.EXPORT: ("px:1",),
    presses.TABLE_LIST: ("tl:here:0", "tl:mine:0"),
    presses.MORE_HANDS: ("hn:all:0",),
    nights.NIGHT: ("night:1:come",),
    nights.PLAN: ("plan:manila:29000000:3:live:yes",),
    nights.FIX: ("fix:manila:live:2026-01-01|20:30|3|UTC",),
    solo.SOLO: (
        "solo:daily:manila:1:s0:0:play:bid:7",
        "solo:daily:manila:1:s0:0:do:begin",
        "solo:practice:manila:1:p:0:do:begin:3:easy",
        "solo:practice:manila:1:p:0:do:seats:3",
        "solo:practice:manila:1:p:0:ask:bid:",
    ),
    admin.PAGE: ("gs:page:tables",),
    admin.CHOOSE: (
        "gs:set:channels",
        "gs:set:season_days",
        "gs:set:season_channel",
        "gs:set:seekers_hours",
        "gs:set:channel_tables",
    ),
    admin.SURE: ("gs:sure:season_days:7",),
    admin.UNDO: ("gs:undo:1",),
    admin.ZONE: ("gs:zone",),
    admin.SAVE: ("gs:save:1",),
    admin.FORGET: ("gs:data:ask",),
}
"""An id of each kind, with a number wherever one may stand."""

EXTREMES: Final = ("0", "-1", "999999", str(2**31), str(2**63), str(10**19), "9" * 5000, "١٢", "²", "１", "1_0")
MENUS: Final = ("", "any", *EXTREMES, *(f"bid:{each}" for each in EXTREMES), *(f"bid:1:{each}" for each in EXTREMES))
"""What is claimed to be chosen in a menu."""


def fits(kind: Id, custom_id: str) -> bool:
    """Whether an id is of a kind."""
    return kind.read(custom_id) is not None


def forged(example: str, reads: Callable[[str], bool]) -> Iterator[str]:
    """An id with each of its numbers replaced by extreme ones, the largest that can be read among them."""
    yield example
    for number in re.finditer(r"[0-9]+", example):
        before, after = example[: number.start()], example[number.end() :]
        fitting = [f"{before}{'9' * digits}{after}" for digits in range(1, 20)]
        yield from [each for each in fitting if reads(each)][-1:]
        yield from (f"{before}{each}{after}" for each in EXTREMES)


FORMS: Final = (
    ("an:1:0:bid:", "number"),
    ("aq:1:bid:1:", "number"),
    ("ln:2:holdings", "number"),
    ("solo:daily:manila:1:s0:0:ask:bid:", "number"),
    ("gs:zone", "zone"),
    *(("fix:manila:live:", name) for name in ("day", "hour", "players", "zone")),
)
"""The forms there are, and a field of each."""

INTEGERS: Final = (0, -1, 2**31, 2**53, -(2**53))
"""Discord gives no other integer to a command."""


@dataclass
class Forger:
    """Somebody who may manage the server, and claims what was never offered."""

    harbor: Harbor
    who: MemberActor
    page: Seen
    log: pytest.LogCaptureFixture
    broken: list[str] = field(default_factory=list)
    """What was not answered, or was answered with an apology."""

    async def press(self, custom_id: str, values: list[str] | None = None) -> InteractionResult:
        page = with_part(self.page, custom_id, 2 if values is None else 3)
        told = await press_late(self.who, page, custom_id, values)
        self.judge(f"{custom_id} {values}", told)
        return told

    async def send(self, custom_id: str, name: str, value: str) -> None:
        self.judge(f"{custom_id} {value}", await send_form(self.who, self.page, custom_id, value, name))

    async def use(
        self, kind: int, root: dict[str, Any], path: list[str], options: list[dict[str, Any]]
    ) -> InteractionResult:
        """Use a command, or look up what one offers (``kind`` 4)."""
        _, nesting = walk_to_subcommand(root, path[1:])
        data: dict[str, Any] = {"id": root["id"], "name": root["name"], "type": 1}
        data["options"] = nest_options(root, nesting, options)
        data["resolved"] = {"users": {str(self.who.id): user_payload(self.harbor.env.backend.users[self.who.id])}}
        told = await _dispatch_actor_interaction(self.who, kind, self.harbor.channel, data)
        self.judge(f"/{' '.join(path)} {options}", told)
        return told

    def judge(self, what: str, told: InteractionResult) -> None:
        wrong = [repr(each.exc_info and each.exc_info[1]) for each in self.log.records if each.levelno >= logging.ERROR]
        if told._interaction.response_kind is None:
            wrong.append("no answer")
        self.log.clear()
        self.broken += [f"{what[:120]}: {each[:120]}" for each in wrong]


@pytest.fixture
async def forger(harbor: Harbor, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Forger]:
    role = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    mia = harbor.guild.add_member(harbor.env.create_user("mia"), roles=[role])
    await start_game(harbor, mia, harbor.ben, harbor.cho)
    board = seen(mia, table_message(harbor.channel))
    await mia.slash(harbor.channel, "manila new")
    forger = Forger(harbor, mia, board, caplog)
    yield forger
    assert forger.broken == []


def test_every_kind_of_press_has_an_example(harbor: Harbor) -> None:
    assert EXAMPLES.keys() == {*harbor.bot.router.ids}
    for kind, examples in EXAMPLES.items():
        assert all(fits(kind, example) for example in examples)


@pytest.mark.parametrize("kind", EXAMPLES)
async def test_a_forged_number_in_a_press_is_refused(forger: Forger, kind: Id) -> None:
    unknown = forger.harbor.voice.texts("why-unknown-button")
    for example in EXAMPLES[kind]:
        for custom_id in forged(example, partial(fits, kind)):
            told = await forger.press(custom_id)
            if not fits(kind, custom_id):
                assert told.response is not None
                assert unknown in text_of(told.response)
        if (
            kind in (puzzles.MENU, records.PAST)
            or "Menu" in getattr(kind, "__name__", "")
            or example.startswith(("solo:daily", "gs:set"))
        ):
            for value in MENUS:
                await forger.press(example, [value])


@pytest.mark.parametrize(("custom_id", "name"), FORMS)
async def test_a_forged_number_in_a_form_is_refused(forger: Forger, custom_id: str, name: str) -> None:
    for forgery in forged(custom_id, lambda _: True):
        await forger.send(forgery, name, "7")
    for value in EXTREMES:
        await forger.send(custom_id, name, value)


async def test_a_forged_number_in_a_command_is_refused(forger: Forger) -> None:
    for root, path, leaf in commands_of(forger.harbor):
        options = leaf.get("options", ())
        usual = {each["name"]: ordinary(each, forger.who) for each in options if each.get("required")}
        for option in (each for each in options if each["type"] in (STRING, INTEGER)):
            for value in EXTREMES if option["type"] == STRING else INTEGERS:
                claimed = usual | {option["name"]: value}
                given = [
                    {"name": each["name"], "type": each["type"], "value": claimed[each["name"]]}
                    for each in options
                    if each["name"] in claimed
                ]
                await forger.use(2, root, path, given)
                if option.get("autocomplete"):
                    await forger.use(
                        4, root, path, [each | {"focused": each["name"] == option["name"]} for each in given]
                    )


async def test_a_command_without_its_options_is_refused(forger: Forger) -> None:
    for root, path, leaf in commands_of(forger.harbor):
        if any(option.get("required") for option in leaf.get("options", ())):
            told = await forger.use(2, root, path, [])
            assert told.response is not None
            assert forger.harbor.voice.texts("why-unknown-command") in text_of(told.response)
            assert isinstance(forger.harbor.env.errors[-1], app_commands.CommandSignatureMismatch)


STRING: Final = 3
INTEGER: Final = 4
USER: Final = 6


def commands_of(harbor: Harbor) -> Iterator[tuple[dict[str, Any], list[str], dict[str, Any]]]:
    """Every command as Discord was told of it: the group that it is in, the way to it, and itself."""
    for name in sorted(command.name for command in harbor.bot.tree.get_commands()):
        root = harbor.env.backend.find_command(name, harbor.guild.id, type=1)
        assert root is not None
        for path, leaf in command_leaves(root):
            yield root, path, leaf


def ordinary(option: dict[str, Any], who: Presser) -> Any:
    """What an option of a command may be given."""
    if option["type"] == USER:
        return str(who.id)
    if option.get("choices"):
        return option["choices"][0]["value"]
    return max(1, option.get("min_value", 1)) if option["type"] == INTEGER else "20:00"


def test_no_command_takes_a_number_that_the_database_does_not(harbor: Harbor) -> None:
    numbers = [option for _, _, leaf in commands_of(harbor) for option in leaf.get("options", ())]
    unbounded = [each for each in numbers if each["type"] == INTEGER and not each.get("choices")]
    assert all(option["max_value"] < 2**31 for option in unbounded)


def test_what_is_claimed_to_be_a_number_is_read_in_one_way() -> None:
    assert [whole(text) for text in ("0", "007", str(2**31 - 1))] == [0, 7, 2**31 - 1]
    assert whole("7", most=7) == 7
    for text in ("-1", str(2**31), str(2**63), str(10**19), "9" * 5000, "١٢", "²", "１", "1_0", "", " 7", "+7", "7\n"):
        with pytest.raises(Refusal):
            whole(text)
