"""The database of the version before: it opens, and everything in it goes on by the buttons that stood there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from engine import log as logs
from host.live import require_game
from tests.bot.conftest import Harbor
from tests.bot.driver import Seen, answer_of, confirm, press_late, seen, text_of, with_part
from tests.bot.finishing import finish
from tests.bot.playing import game_of
from tests.bot.test_stats import store_of
from tests.storage.fixtures.schema_0024.database import PLACES, buttons, lay_down

pytestmark = pytest.mark.slow

BUTTONS = {each["name"]: each for each in buttons()}
GAMES = [name for name, each in BUTTONS.items() if each["custom_id"].startswith("m")]


class Before:
    """What people saw before the update."""

    def __init__(self, harbor: Harbor) -> None:
        self.harbor = harbor
        self.shown: dict[str, Seen] = {}

    def post(self, button: dict[str, Any]) -> None:
        message = self.harbor.env.backend.create_message(
            self.harbor.channel.id,
            self.harbor.env.backend.bot_user.id,
            components=[{"type": 10, "content": "What the version before showed"}],
            flags=1 << 15,
        )
        posted = next(one for one in self.harbor.channel.history() if one.id == message.id)
        kind = 2 if button["values"] is None else 3
        self.shown[button["name"]] = with_part(seen(self.harbor.ann, posted), button["custom_id"], kind)

    async def press(self, name: str, who: MemberActor | None = None) -> Any:
        button = BUTTONS[name]
        person = getattr(self.harbor, button["person"]) if who is None else who
        return await press_late(person, self.shown[name], button["custom_id"], button["values"])


@pytest.fixture
async def before(harbor: Harbor, tmp_path: Path) -> Before:
    """The harbour on the database of before, with its messages, opened by this version."""
    before = Before(harbor)
    for button in BUTTONS.values():
        before.post(button)
    messages = {each["message"]: before.shown[name].id for name, each in BUTTONS.items() if each["message"] is not None}
    data = tmp_path / "before"
    data.mkdir()
    people = {name: getattr(harbor, name).id for name in PLACES if hasattr(harbor, name)}
    lay_down(data / "manila.sqlite3", people, [messages[number] for number in range(len(messages))])
    harbor.fleet.settings = harbor.fleet.settings.model_copy(update={"data_dir": data})
    await harbor.restart()
    return before


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_goes_on_by_its_old_button_to_its_end(harbor: Harbor, before: Before, name: str) -> None:
    tables = harbor.bot.services.tables
    found = await tables.get(BUTTONS[name]["table"])
    assert found is not None
    live = require_game(found)
    log = await tables.log_of(live)
    answer = await before.press(name)
    if game_of(live).number == log.entries[-1].number:
        # The button pledges a share: that is asked about once, by buttons of before too.
        await confirm(getattr(harbor, BUTTONS[name]["person"]), answer)
    assert game_of(live).number > log.entries[-1].number
    await finish(live)
    whole = await tables.log_of(live)
    assert whole.entries[: len(log.entries)] == log.entries
    assert whole.header == log.header
    logs.verify(live.game, whole)


async def test_what_was_ordered_ahead_still_stands(harbor: Harbor, before: Before) -> None:
    live = await harbor.bot.services.tables.get(BUTTONS["orders"]["table"])
    assert live is not None
    assert (await harbor.bot.services.premoves.book(live, harbor.ben.id)).codes == ("pass:2",)


async def test_a_lobby_is_joined_by_its_old_button_and_begins(harbor: Harbor, before: Before) -> None:
    tables = harbor.bot.services.tables
    live = await tables.get(BUTTONS["lobby"]["table"])
    assert live is not None
    seated = len(live.chairs)
    await before.press("lobby")
    assert len(live.chairs) == seated + 1
    assert live.lobby.seat_of(harbor.ben.id) is not None
    await tables.start(live, harbor.eve.id)
    await finish(require_game(live))


async def test_a_game_that_was_over_is_verified(before: Before) -> None:
    assert "fairly" in answer_of(await before.press("over"))


async def test_a_deal_of_the_day_a_practice_and_puzzles_go_on(harbor: Harbor, before: Before) -> None:
    dailies, ann = harbor.bot.features.solo.dailies, harbor.ann.id
    attempt = await dailies.counting("manila", 1, ann)
    assert attempt is not None
    await before.press("daily")
    after = await dailies.counting("manila", 1, ann)
    assert after is not None
    assert len(after.deeds) > len(attempt.deeds)
    practice = await harbor.bot.features.solo.practices.last(harbor.cho.id)
    assert practice is not None
    await before.press("practice")
    on = await harbor.bot.features.solo.practices.last(harbor.cho.id)
    assert on is not None
    assert len(on.deeds) > len(practice.deeds)
    asked = (await before.press("puzzle")).response
    assert asked is not None
    assert "What’s your best move?" in text_of(asked)


async def test_a_night_hears_its_old_button_and_opens_at_its_hour(harbor: Harbor, before: Before) -> None:
    await before.press("night")
    (night,) = await store_of(harbor).nights.planned(harbor.guild.id)
    assert {rsvp.user for rsvp in night.going} == {harbor.ann.id, harbor.ben.id, harbor.cho.id}
    await harbor.env.advance_time(5 * 60 * 60 + 60)
    opened = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    assert {harbor.ann.id, harbor.ben.id, harbor.cho.id} <= {chair.user for chair in opened.chairs}


async def test_a_season_of_before_ends_and_gives_its_titles(harbor: Harbor, before: Before) -> None:
    standings = (await before.press("season")).response
    assert standings is not None
    assert "season 1" in text_of(standings)
    for _ in range(25):
        await harbor.env.advance_time(60 * 60)
    (told,) = [text_of(each) for each in harbor.channel.history() if "Season 1 has ended" in text_of(each)]
    assert told.count("Anchor") == 3


async def test_what_was_settled_holds(harbor: Harbor, before: Before) -> None:
    settings = await store_of(harbor).guilds.settings(harbor.guild.id)
    assert (settings.channels, settings.channel_tables, settings.guild_tables) == ((harbor.channel.id,), 30, 40)
    assert (settings.zone, settings.season_days, settings.puzzles) == ("Asia/Tokyo", 100, True)
    assert (await store_of(harbor).guilds.blocks(harbor.guild.id, offset=0, limit=9))[1] == 1
