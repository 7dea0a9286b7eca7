"""The page of a server's settings: each choice counts at once, is told, and can be taken back."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from sqlalchemy import update

from bot.cogs.admin.data import ServerDataCog
from bot.cogs.admin.settings import PAGE_OF, PAGES, Lines, Offered, Settled
from bot.core.ids import table_of
from bot.games.catalogue import catalogue
from engine.lobby import help_of
from storage import guild_data, schema
from storage.guilds import FIELDS, GuildSettings
from storage.seasons import Season
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Shown,
    answer_of,
    components,
    fits,
    labels,
    press,
    press_late,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.finishing import finish, finished_game
from tests.bot.playing import game_of, open_table, start_game
from tests.bot.settling import act, choose, page, settle
from tests.bot.test_night_places import thread_in
from tests.bot.test_places import back_room, table_in
from tests.bot.test_stats import on_record, store_of
from tests.kit import GAMES


@pytest.fixture
def mia(harbor: Harbor) -> MemberActor:
    """Somebody who may manage the server, and sees its channels as everybody does."""
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])


@pytest.fixture
def boss(harbor: Harbor) -> MemberActor:
    """Somebody who may do everything."""
    role = harbor.guild.create_role("boss", permissions=discord.Permissions(administrator=True))
    return harbor.guild.add_member(harbor.env.create_user("boss"), roles=[role])


async def settings(harbor: Harbor) -> GuildSettings:
    return await store_of(harbor).guilds.settings(harbor.guild.id)


# -- the page ---------------------------------------------------------------------------------------


def test_every_number_that_is_offered_can_be_settled() -> None:
    texts, nothing = catalogue().in_language("en"), Offered(frozenset(), frozenset(), GAMES, {})
    season = Season(1, 1, datetime.now(UTC), datetime.now(UTC))
    now = Settled(GuildSettings(), nothing, season, "English", (), None)
    tried = set()
    for each in (setting for listed in PAGES.values() for setting in listed):
        for code in each.menu.offer(texts, now) if isinstance(each.menu, Lines) else ():
            if code.isdecimal():
                GuildSettings(**{each.field: each.menu.read([code], nothing)})
                tried.add(each.field)
    assert tried >= {"seekers_hours", "season_days"}


@pytest.mark.parametrize("language", ["en", "zh", "fr", "nl", "et"])
async def test_every_settings_page_fits_and_links_to_the_others(
    harbor: Harbor, mia: MemberActor, language: str
) -> None:
    await mia.slash(harbor.channel, "language me", language=language)
    offered: set[str] = set()
    for name in PAGES:
        shown = await page(harbor, mia, name)
        fits(shown)
        ids = {part["custom_id"] for part in components(shown) if "custom_id" in part}
        assert {f"gs:page:{each}" for each in PAGES} <= ids
        assert all(len(label) < 40 for label in labels(shown))
        assert all(table_of(each) is None for each in ids)
        offered |= {each.removeprefix("gs:set:") for each in ids if each.startswith("gs:set:")}
    assert offered == set(PAGE_OF) == FIELDS


async def test_who_may_not_manage_a_server_any_more_changes_nothing(harbor: Harbor, mia: MemberActor) -> None:
    shown = await page(harbor, mia)
    for custom_id, values in (("gs:set:channel_tables", ["1"]), ("gs:save:1", None), ("gs:data:forget", None)):
        forged = with_part(seen(harbor.ann, table_or(harbor, shown)), custom_id, 2 if values is None else 3)
        assert "Manage Server" in answer_of(await press_late(harbor.ann, forged, custom_id, values))
    assert await settings(harbor) == GuildSettings()


def table_or(harbor: Harbor, shown: Shown) -> Any:
    """A message that everybody sees, for what somebody forges."""
    message = harbor.env.backend.create_message(
        harbor.channel.id, harbor.env.backend.bot_user.id, components=[{"type": 10, "content": "x"}], flags=1 << 15
    )
    assert shown
    return next(one for one in harbor.channel.history() if one.id == message.id)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("channel_tables", "-1"),
        ("channel_tables", "100000"),
        ("guild_tables", "many"),
        ("language", "tlh"),
        ("zone", "Mars/Olympus"),
        ("help", "everything"),
        ("puzzles", "maybe"),
        ("levels", "godlike"),
        ("season_days", "0"),
        ("seekers_hours", "any"),
        ("channels", "7"),
        ("roles", "x"),
        ("settings", "1"),
    ],
)
async def test_what_was_never_offered_is_not_taken(harbor: Harbor, mia: MemberActor, field: str, value: str) -> None:
    shown = await page(harbor, mia, PAGE_OF.get(field, "tables"))
    custom_id = f"gs:set:{field}"
    await press_late(mia, with_part(seen(mia, shown), custom_id, 3), custom_id, [value])
    assert await settings(harbor) == GuildSettings()


# -- choosing, and taking it back -----------------------------------------------------------------------


async def test_setting_applies_at_once_and_can_be_undone_and_redone(harbor: Harbor, mia: MemberActor) -> None:
    shown = await choose(harbor, mia, "channel_tables", "5")
    assert "✅ Done. Open tables per channel, threads included: 5 at most." in text_of(shown)
    assert (await settings(harbor)).channel_tables == 5
    back = await act(mia, shown, "^gs:undo:")
    assert "↩️ Undone. Open tables per channel, threads included: no limit." in text_of(back)
    assert (await settings(harbor)).channel_tables is None
    again = await act(mia, back, "^gs:undo:")
    assert (await settings(harbor)).channel_tables == 5
    assert "5 at most" in text_of(again)


async def test_a_choice_is_not_taken_back_after_another_was_made(harbor: Harbor, mia: MemberActor) -> None:
    first = await choose(harbor, mia, "channel_tables", "5")
    await choose(harbor, mia, "language", "fr")
    told = await press(mia, first, "^gs:undo:")
    assert "chosen since" in answer_of(told)
    assert ((await settings(harbor)).channel_tables, (await settings(harbor)).language) == (5, "fr")


async def test_it_is_taken_back_after_a_restart_too(harbor: Harbor, mia: MemberActor) -> None:
    shown = await choose(harbor, mia, "channels", harbor.channel)
    await harbor.restart()
    await act(mia, shown, "^gs:undo:")
    assert (await settings(harbor)).channels == ()


async def test_another_time_zone_is_typed(harbor: Harbor, mia: MemberActor) -> None:
    shown = await page(harbor, mia, "words")
    form = await mia.click(shown, custom_id="gs:zone")
    told = await mia.submit_modal(form, {"zone": "reykjavik"})
    assert told.response is not None
    assert "the time zone Atlantic/Reykjavik" in text_of(told.response)
    assert (await settings(harbor)).zone == "Atlantic/Reykjavik"
    form = await mia.click(await page(harbor, mia, "words"), custom_id="gs:zone")
    assert "zone" in answer_of(await mia.submit_modal(form, {"zone": "nowhere at all"}))
    assert (await settings(harbor)).zone == "Atlantic/Reykjavik"


async def began_ago(harbor: Harbor, days: int) -> Season:
    """Let the season under way have begun so many days ago."""
    seasons = store_of(harbor).seasons
    began = (await seasons.current(harbor.guild.id)).began
    async with store_of(harbor)._transaction() as connection:
        await connection.execute(update(schema.seasons).values(began_at=began - timedelta(days=days)))
    return await seasons.current(harbor.guild.id)


async def test_a_season_that_would_end_at_once_is_asked_about_first(harbor: Harbor, mia: MemberActor) -> None:
    seasons, before = store_of(harbor).seasons, await began_ago(harbor, 8)
    asked = await choose(harbor, mia, "season_days", "7")
    assert "started more than 7 days ago, so it would end now" in text_of(asked)
    assert await seasons.current(harbor.guild.id) == before
    assert (await settings(harbor)).season_days is None
    await act(mia, asked, "^gs:page:people$")
    assert await seasons.current(harbor.guild.id) == before
    asked = await choose(harbor, mia, "season_days", "7")
    shown = await act(mia, asked, "^gs:sure:season_days:7$")
    now = await seasons.current(harbor.guild.id)
    assert now.number == before.number + 1
    assert now.ends - now.began == timedelta(days=7)
    assert "A season lasts 7 days" in text_of(shown)


@pytest.mark.slow
async def test_no_season_ends_unasked_by_the_default_or_by_taking_back(harbor: Harbor, mia: MemberActor) -> None:
    seasons = store_of(harbor).seasons
    await choose(harbor, mia, "season_days", "7")
    longer = await choose(harbor, mia, "season_days", "365")
    before = await began_ago(harbor, 100)
    for asked in (await choose(harbor, mia, "season_days", "any"), await act(mia, longer, "^gs:undo:")):
        assert "it would end now" in text_of(asked)
        assert await seasons.current(harbor.guild.id) == before
        assert (await settings(harbor)).season_days == 365
    assert "more than three months ago" in text_of(await choose(harbor, mia, "season_days", "any"))


# -- what is new to choose ----------------------------------------------------------------------------


@pytest.mark.slow
async def test_ai_levels_that_are_not_allowed_do_not_sit_down(harbor: Harbor, mia: MemberActor) -> None:
    said = await settle(harbor, mia, "levels", "beginner", "easy")
    assert "of these levels: Beginner, Easy" in said
    await harbor.ann.slash(harbor.channel, "manila new")
    refused = answer_of(await press(harbor.ann, table_message(harbor.channel), "^expert$"))
    assert "Choose from Deckhand, Mate" in refused
    await press(harbor.ann, table_message(harbor.channel), "^easy$")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert [chair.level for chair in live.chairs] == [None, "easy"]
    lobby = seen(harbor.ann, table_message(harbor.channel))
    for forged in ("random", "simple", "counter"):
        told = await press_late(harbor.ann, lobby, f"la:{live.id}", [forged])
        assert "no AI player of that level" in answer_of(told)
    assert [chair.level for chair in live.chairs] == [None, "easy"]
    await settle(harbor, mia, "levels")
    await press(harbor.ann, table_message(harbor.channel), "^expert$")
    assert len(live.chairs) == 3


@pytest.mark.parametrize(("most", "begins"), [("off", "off"), ("odds", "odds"), ("hints", "odds")])
async def test_tables_keep_to_help_the_server_allows_but_not_practice(
    harbor: Harbor, mia: MemberActor, most: str, begins: str
) -> None:
    await settle(harbor, mia, "help", most)
    await harbor.ann.slash(harbor.channel, "manila new")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert help_of(live.lobby) == begins
    await set_help(harbor, "hints")
    assert help_of(live.lobby) == ("hints" if most == "hints" else begins)


async def set_help(harbor: Harbor, value: str) -> None:
    panel = await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")
    assert panel.response is not None
    shown: Shown = panel.response
    number = 0
    while not (menu := [each for each in pressable(shown) if each.startswith("lh:")]):
        number += 1
        turned = await press(harbor.ann, shown, f"lr:[0-9]+:{number}$")
        assert turned.response is not None
        shown = turned.response
    await harbor.ann.select(shown, [value], custom_id=menu[0])


# -- to take along ------------------------------------------------------------------------------------


async def saved(harbor: Harbor, who: MemberActor) -> tuple[dict[str, Any], str]:
    """What somebody is given as the server's data, and what is said with it."""
    shown = await page(harbor, who, "data")
    told = await press(who, shown, "^gs:save:1$")
    assert told.ephemeral
    assert told.response is not None
    (file,) = told.response.attachments
    found: dict[str, Any] = json.loads(await file.read())
    return found, text_of(told.response)


async def test_servers_data_is_one_file_of_what_is_settled_and_played(harbor: Harbor, boss: MemberActor) -> None:
    await settle(harbor, boss, "channel_tables", "20")
    await boss.slash(harbor.channel, "admin block", player=harbor.eve)
    over = await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    found, said = await saved(harbor, boss)
    assert "as JSON" in said
    assert found["server"] == str(harbor.guild.id)
    assert found["settings"] == {"channel_tables": 20}
    assert [block["user_id"] for block in found["blocks"]] == [str(harbor.eve.id)]
    (table,) = found["tables"]
    assert (table["table"], table["status"], table["seed"]) == (over.id, "over", str(game_of(over).header.seed))
    assert [seat["person"] for seat in table["seats"]] == [str(chair.user) for chair in over.chairs]
    assert len(table["moves"]) == len((await harbor.bot.services.tables.log_of(over)).entries)
    assert {rating["user_id"] for rating in found["ratings"]} >= {str(harbor.ann.id)}


async def test_nothing_that_people_hide_at_a_game_under_way_is_in_it(harbor: Harbor, boss: MemberActor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await game_of(live).time_up(game_of(live).ply)
    await harbor.ben.slash(harbor.channel, "night notify", often="day")
    found, _ = await saved(harbor, boss)
    (table,) = found["tables"]
    assert not {"seed", "moves", "snapshot", "results"} & set(table)
    assert str(game_of(live).header.seed) not in json.dumps(found)
    assert found["people_who_are_told_of_players"] == 1
    # The same file whatever they hold.
    again, _ = await saved(harbor, boss)
    assert {**again, "at": 0} == {**found, "at": 0}


async def test_tables_where_the_asker_sees_nothing_are_counted_alone(
    harbor: Harbor, mia: MemberActor, boss: MemberActor
) -> None:
    hidden = await table_in(harbor, back_room(harbor, harbor.ann), harbor.ann)
    found, said = await saved(harbor, mia)
    assert (found["tables"], found["tables_elsewhere"]) == ([], 1)
    assert "One table is left out" in said
    found, _ = await saved(harbor, boss)
    assert [table["table"] for table in found["tables"]] == [hidden.id]


async def test_games_of_archived_threads_are_in_a_servers_data(harbor: Harbor, mia: MemberActor) -> None:
    place = await thread_in(harbor, harbor.channel)
    live = await table_in(harbor, place, harbor.ann)
    harbor.env.backend.edit_channel(place.id, {}, thread_metadata={"archived": True})
    await harbor.env.settle()
    found, said = await saved(harbor, mia)
    assert ([table["table"] for table in found["tables"]], "left out" in said) == ([live.id], False)


async def test_many_tables_come_in_parts_and_what_is_too_much_is_said(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await on_record(harbor, harbor.ann.id, harbor.ben.id)
    monkeypatch.setattr(guild_data.GuildData.part, "__defaults__", (2,))
    shown = await press(boss, await page(harbor, boss, "data"), "^gs:save:1$")
    assert shown.response is not None
    assert "Part 1 of 2" in text_of(shown.response)
    following = await press(boss, shown.response, "^gs:save:2$")
    assert following.response is not None
    assert "Part 2 of 2" in text_of(following.response)
    monkeypatch.setattr("bot.cogs.admin.data.FILE", 10)
    refused = await press(boss, await page(harbor, boss, "data"), "^gs:save:1$")
    assert "more than Discord allows" in answer_of(refused)


async def test_an_admin_has_one_export_at_a_time(harbor: Harbor, boss: MemberActor) -> None:
    shown, cog = await page(harbor, boss, "data"), harbor.bot.get_cog("ServerDataCog")
    assert isinstance(cog, ServerDataCog)
    async with cog._queue.turn(boss.id):
        assert "still looking up" in answer_of(await press(boss, shown, "^gs:save:1$"))
    assert (await press(boss, await page(harbor, boss, "data"), "^gs:save:1$")).response is not None


# -- to be forgotten ------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_server_data_is_deleted_once_confirmed_and_all_is_closed(harbor: Harbor, boss: MemberActor) -> None:
    await settle(harbor, boss, "channel_tables", "20")
    await boss.slash(harbor.channel, "admin block", player=harbor.eve)
    over = await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.services.updater.update(over)
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    refused = await press(boss, await page(harbor, boss, "data"), "^gs:data:ask$")
    assert "one table" in answer_of(refused)
    await finish(live)
    asked = await act(boss, await page(harbor, boss, "data"), "^gs:data:ask$")
    assert "one block" in text_of(asked)
    assert "2 finished tables" in text_of(asked)
    assert (await settings(harbor)).channel_tables == 20
    done = await act(boss, asked, "^gs:data:forget$")
    assert "I deleted this server’s data" in text_of(done)
    found, _ = await saved(harbor, boss)
    empty = ("blocks", "titles", "ratings", "nights", "arenas", "tables")
    assert [found[name] for name in empty] == [[]] * len(empty)
    assert found["settings"] == {}
    # Their games stay with those who played them.
    assert "2 games" in answer_of(await harbor.ann.slash(harbor.channel, "stats"))
    again = await harbor.bot.services.tables.get(over.id)
    assert again is not None
    assert (again.guild, again.channel) == (None, guild_data.NOWHERE)
    assert not (await harbor.eve.slash(harbor.channel, "manila new")).ephemeral


@pytest.mark.slow
async def test_a_game_of_a_deleted_server_has_no_link_and_no_share(harbor: Harbor, boss: MemberActor) -> None:
    over = await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.services.updater.update(over)
    message = table_message(harbor.channel)
    linked = f"[Go to table](https://discord.com/channels/{over.guild}/{over.channel}/{over.message})"
    assert linked in answer_of(await press(harbor.ann, message, "tb:.*:more"))
    assert str(harbor.channel.id) in answer_of(await press(harbor.ann, message, "tb:.*:share"))
    await harbor.errands()
    asked = await act(boss, await page(harbor, boss, "data"), "^gs:data:ask$")
    await act(boss, asked, "^gs:data:forget$")
    shown: Any = message
    for name in ("more", "record", "story", "hand"):
        shown = (await press(harbor.ann, shown, f"tb:.*:{name}$")).response
        assert "Go to table" not in text_of(shown)
        assert "/@me/" not in text_of(shown)
    assert "can’t share it" in answer_of(await press(harbor.ann, message, "tb:.*:share"))


async def test_an_old_board_brings_back_no_deleted_place(harbor: Harbor, boss: MemberActor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    message = table_message(harbor.channel)
    await finish(live)  # its message still has the buttons of the game
    asked = await act(boss, await page(harbor, boss, "data"), "^gs:data:ask$")
    await act(boss, asked, "^gs:data:forget$")
    assert "This game is over" in answer_of(await press(harbor.ann, message, "^mv:"))
    await harbor.errands()
    again = await harbor.bot.services.tables.require(live.id)
    assert (again.guild, again.channel, again.message) == (None, guild_data.NOWHERE, None)
    assert "Rematch" not in labels(table_message(harbor.channel))


async def test_a_game_of_no_server_has_no_rematch(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.services.updater.update(live)
    live.guild = None  # an earlier version stored its channel again after a deletion
    assert "no longer exists" in answer_of(await press(harbor.ann, table_message(harbor.channel), "tb:.*:rematch"))


async def test_game_that_begins_between_the_questions_keeps_the_server(harbor: Harbor, boss: MemberActor) -> None:
    await settle(harbor, boss, "channel_tables", "20")
    asked = await act(boss, await page(harbor, boss, "data"), "^gs:data:ask$")
    await open_table(harbor, "manila", (harbor.ann, harbor.ben, harbor.cho))
    assert "First end what’s still open" in answer_of(await press(boss, asked, "^gs:data:forget$"))
    assert (await settings(harbor)).channel_tables == 20


async def test_titles_are_announced_only_where_the_admin_may_write(harbor: Harbor, mia: MemberActor) -> None:
    shut = harbor.guild.create_text_channel(
        "shut", overwrites={harbor.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    assert "won’t post there in your name" in await settle(harbor, mia, "season_channel", shut)
    assert (await settings(harbor)).season_channel is None
    await settle(harbor, mia, "season_channel", harbor.channel)
    await store_of(harbor).guilds.change(harbor.guild.id, lambda old: old.choose("season_channel", shut.id))
    shown = await choose(harbor, mia, "season_channel", harbor.channel)
    assert "won’t post there in your name" in answer_of(await press(mia, shown, "^gs:undo:"))
    assert (await settings(harbor)).season_channel == harbor.channel.id
