"""Statistics, leaderboards and histories, through a simulated Discord."""

from __future__ import annotations

import json
import re

import pytest
from simcord.results import InteractionResult, ResponseMessage

from engine.game import Place, Standing
from engine.table import SeatAssignment
from host.ratings import RATER, contest
from storage import Store
from storage.results import EVERYWHERE, SeatResult
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    components,
    labels,
    leave_game,
    post,
    press,
    press_late,
    pressable,
    seen,
    table_message,
    text_of,
)
from tests.bot.finishing import finish, finished_game, recorded
from tests.bot.playing import start_game
from tests.kit import GAMES
from tests.storage.samples import LOBBY as SAMPLE
from tests.storage.samples import entry, snapshot


def shown(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None, "no answer"
    return result.response


def store_of(harbor: Harbor) -> Store:
    assert harbor.bot.store is not None
    return harbor.bot.store


async def on_record(harbor: Harbor, *users: int, guild: int | None = None, ai: bool = False, tie: bool = False) -> int:
    """A finished game that people ended in this order, straight on record; on the harbour's server unless said."""
    where = harbor.guild.id if guild is None else guild
    return await recorded(store_of(harbor), where, *users, ai=ai, tie=tie)


# -- /stats -----------------------------------------------------------------------------------------


async def test_somebody_without_a_game_is_told_so(harbor: Harbor) -> None:
    result = await harbor.ann.slash(harbor.channel, "stats")
    assert result.ephemeral
    assert "You haven’t finished a game yet" in answer_of(result)
    assert not pressable(shown(result))
    of_another = await harbor.ben.slash(harbor.channel, "stats", player=harbor.ann.user)
    assert f"<@{harbor.ann.id}> hasn’t finished a game yet" in answer_of(of_another)


async def test_a_game_played_at_a_table_counts_in_the_statistics(harbor: Harbor) -> None:
    await finished_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    said = answer_of(await harbor.ben.slash(harbor.channel, "stats"))
    assert "### Your games" in said
    assert "**Manila** · one finished game" in said
    assert re.search(r"Best score \d+ · average \d+", said)
    assert re.search(r"Without AI players, on this server: rating \*\*\d+\*\*, place [123], one game", said)
    assert "With AI players" not in said


async def test_somebody_elses_statistics_can_be_looked_at_for_one_game(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ann.id, harbor.ben.id, tie=True)
    await on_record(harbor, harbor.ann.id, harbor.ben.id, ai=True)
    said = answer_of(await harbor.eve.slash(harbor.channel, "stats", player=harbor.ann.user, game="manila"))
    assert "2 finished games" in said
    assert "2 wins, one of them shared · one game with AI players" in said
    assert "Best score 100 · average 100" in said
    assert "Without AI players, everywhere: rating **" in said
    assert "With AI players, on this server: rating **" in said


async def test_games_of_one_human_against_ai_players_count_unrated(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ann.id, ai=True)
    said = answer_of(await harbor.ann.slash(harbor.channel, "stats"))
    assert "One win · one game with AI players" in said
    assert "No rating yet" in said


async def test_statistics_are_posted_for_everybody_by_a_press(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ann.id, harbor.ben.id)
    mine = await harbor.ann.slash(harbor.channel, "stats")
    assert labels(shown(mine)) == ["Share"]
    before = text_of(shown(mine))
    posted = await post(harbor.ann, shown(mine))
    assert text_of(posted) == before.replace("Your games", f"Games of <@{harbor.ann.id}>")
    assert not labels(posted)


async def test_history_names_games_no_longer_hosted(harbor: Harbor) -> None:
    await recorded(store_of(harbor), harbor.guild.id, harbor.ann.id, harbor.ben.id, kind="chess")
    assert "Chess" in text_of(shown(await harbor.ann.slash(harbor.channel, "history")))


async def test_sharing_a_record_asks_first_and_says_where_it_is(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ann.id, harbor.ben.id)
    mine = await harbor.ann.slash(harbor.channel, "history")
    asked = await press(harbor.ann, shown(mine), "^hs:.*:ask$")
    assert f"{harbor.ann.mention}’s last games" in answer_of(asked)
    assert f"Post this in <#{harbor.channel.id}>" in answer_of(asked)
    assert labels(shown(asked)) == ["Share", "◀ Back"]
    back = await press(harbor.ann, shown(asked), "^hs:.*:turn$")
    assert "Share" in labels(shown(back))
    posted = await post(harbor.ann, shown(back))
    assert f"/{harbor.channel.id}/{posted.id})" in text_of(shown(mine))


# -- /leaderboard --------------------------------------------------------------------------------------


async def test_leaderboard_ranks_best_first_and_shows_the_askers_place(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ben.id, harbor.ann.id, harbor.cho.id)
    said = answer_of(await harbor.ann.slash(harbor.channel, "leaderboard"))
    assert "Manila · this server’s leaderboard" in said
    lines = [line for line in said.splitlines() if re.match(r"\d+\\\.", line)]
    assert len(lines) == 3
    assert f"Player {harbor.ben.id % 1000}" in lines[0]
    assert f"Player {harbor.ann.id % 1000}" in lines[1]
    assert "🏆 1/1" in lines[0]
    assert re.search(r"You: place 2 with \d+", said)
    assert "You:" not in answer_of(await harbor.eve.slash(harbor.channel, "leaderboard"))


async def test_leaderboard_opens_at_the_game_with_the_askers_rating(harbor: Harbor) -> None:
    first, other = list(GAMES)[:2]
    await recorded(store_of(harbor), harbor.guild.id, harbor.ann.id, harbor.ben.id, kind=other)
    await on_record(harbor, harbor.ben.id, harbor.cho.id)
    await on_record(harbor, harbor.ann.id, ai=True)
    for command in ("leaderboard", "season"):
        for person, kind in ((harbor.ann, other), (harbor.ben, first), (harbor.eve, first)):
            said = answer_of(await person.slash(harbor.channel, command))
            assert harbor.voice.texts(f"game-{kind}") in said
    everywhere = await harbor.ann.slash(harbor.channel, "leaderboard", scope="everywhere")
    assert harbor.voice.texts(f"game-{other}") in answer_of(everywhere)


async def test_leaderboard_opens_at_a_game_that_someone_is_ranked_in(harbor: Harbor) -> None:
    first, other = list(GAMES)[:2]
    await recorded(store_of(harbor), harbor.guild.id, harbor.ann.id, harbor.ben.id, kind=other)
    opened = await harbor.eve.slash(harbor.channel, "leaderboard")
    assert harbor.voice.texts(f"game-{other}") in answer_of(opened)
    turned = await press(harbor.eve, shown(opened), f"^bd:{first}:")
    assert harbor.voice.texts(f"game-{first}") in text_of(shown(turned))


async def test_an_empty_leaderboard_says_what_fills_it(harbor: Harbor) -> None:
    result = await harbor.ann.slash(harbor.channel, "leaderboard", pool="with_ai")
    assert "No ratings yet" in answer_of(result)
    assert "Games with AI players" in answer_of(result)
    others = [harbor.voice.texts(f"game-{kind}") for kind in list(GAMES)[1:]]
    assert labels(shown(result)) == ["Without AI", "This Season", "Everywhere", "Share", *others]


async def test_the_leaderboard_is_turned_page_by_page(harbor: Harbor) -> None:
    users = [10_000 + number for number in range(23)]
    await on_record(harbor, *users)
    page = await harbor.ann.slash(harbor.channel, "leaderboard")
    places: list[str] = []
    for number in (1, 2, 3):
        said = text_of(shown(page))
        assert f"Page {number} of 3" in said
        places += re.findall(r"^(\d+)\\\.", said, re.MULTILINE)
        if number < 3:
            page = await press(harbor.ann, shown(page), f"^bd:manila:people:server:{number}:turn$")
    assert places == [str(place) for place in range(1, 24)]
    assert "bd:manila:people:server:1:turn" in pressable(shown(page))
    assert len([custom_id for custom_id in pressable(shown(page)) if custom_id.endswith(":turn")]) == 3 + len(GAMES)


async def test_leaderboard_switches_between_scopes_with_one_press(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ann.id, harbor.ben.id)
    await on_record(harbor, harbor.cho.id, harbor.eve.id, guild=4711)
    await on_record(harbor, harbor.ben.id, harbor.eve.id, ai=True)
    here = await harbor.ann.slash(harbor.channel, "leaderboard")
    assert len(re.findall(r"🏆 \d+/\d+$", answer_of(here), re.MULTILINE)) == 2
    everywhere = await press(harbor.ann, shown(here), ":everywhere:")
    assert "leaderboard of all servers" in text_of(shown(everywhere))
    assert len(re.findall(r"🏆 \d+/\d+$", text_of(shown(everywhere)), re.MULTILINE)) == 4
    with_ai = await press(harbor.ann, shown(everywhere), ":with_ai:")
    assert "Games with AI players" in text_of(shown(with_ai))
    assert len(re.findall(r"🏆 \d+/\d+$", text_of(shown(with_ai)), re.MULTILINE)) == 2


async def test_public_leaderboard_turns_pages_privately_for_presser(
    harbor: Harbor,
) -> None:
    await on_record(harbor, *[10_000 + number for number in range(12)])
    mine = await harbor.ann.slash(harbor.channel, "leaderboard")
    posted = await post(harbor.ann, shown(mine))
    before = text_of(posted)
    other = await press(harbor.eve, posted, "server:1:turn")
    assert other.ephemeral
    assert "Page 2 of 2" in answer_of(other)
    (message,) = [message for message in harbor.channel.history() if message.id == posted.id]
    assert text_of(message) == before


async def test_names_on_a_leaderboard_neither_format_nor_mention(harbor: Harbor) -> None:
    store = store_of(harbor)
    await on_record(harbor, harbor.ann.id, harbor.ben.id)
    standing = Standing((Place((0,), 1, 1), Place((1,), 2, 0)))
    rated = contest([SeatAssignment("**@everyone**", 1), SeatAssignment("_x_", 2)], standing, 0)
    lobby = type(SAMPLE)("manila", 1, 2, (), {})
    table = await store.create_lobby(lobby, guild_id=harbor.guild.id, channel_id=1)
    await store.begin(table, rules_version=1, options={}, chairs=(), seed="00")
    await store.append(table, [entry(0)], snapshot(0), over=True)
    seats = [SeatResult(seat, seat + 1, seat, seat + 1, 0, False, False, stayed=True) for seat in range(2)]
    await store.records.write(table, [], seats, rated, RATER)
    said = answer_of(await harbor.ann.slash(harbor.channel, "leaderboard"))
    assert "@everyone" not in said
    assert "**\\*\\*@\u200beveryone\\*\\***" in said
    assert r"\_x\_" in said


async def test_in_direct_messages_there_is_leaderboard_of_all_servers(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ann.id, harbor.ben.id)
    page = await harbor.ann.user.slash("leaderboard")
    assert "leaderboard of all servers" in text_of(shown(page))
    assert "This Server" not in labels(shown(page))
    refused = await harbor.ann.user.slash("leaderboard", scope="server")
    assert "Use `everywhere` here" in text_of(shown(refused))


# -- /history ----------------------------------------------------------------------------------------------


async def test_the_history_names_date_game_table_and_result(harbor: Harbor) -> None:
    first = await on_record(harbor, harbor.ann.id, harbor.ben.id, harbor.cho.id)
    second = await on_record(harbor, harbor.cho.id, harbor.ben.id, tie=True)
    said = answer_of(await harbor.ben.slash(harbor.channel, "history"))
    heading, one, two = said.strip().splitlines()
    assert "Your last games" in heading
    assert re.fullmatch(rf"<t:\d+:d> · Manila · table {second} · \*\*won\*\*, shared, with 99", one)
    assert re.fullmatch(rf"<t:\d+:d> · Manila · table {first} · place 2 of 3 with 99", two)


async def test_a_game_that_somebody_left_says_so_in_their_history(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await leave_game(harbor.cho, harbor.channel)
    await finish(live)
    said = answer_of(await harbor.ann.slash(harbor.channel, "history", player=harbor.cho.user))
    assert "left before the end" in said
    assert "one of them left before the end" in answer_of(await harbor.cho.slash(harbor.channel, "stats"))
    assert "left" not in answer_of(await harbor.ann.slash(harbor.channel, "history"))


async def test_history_names_a_game_that_ended_early(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    more = (await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")).response
    assert more is not None
    asked = (await press(harbor.ann, more, "tb:.*:quit$")).response
    assert asked is not None
    await press(harbor.ann, asked, "tb:.*:end$")
    assert live.closed
    history = (await harbor.ann.slash(harbor.channel, "history")).response
    assert history is not None
    assert "table 1 · ended early" in text_of(history)
    assert '"value": "1"' in json.dumps(list(components(history)))


async def test_long_history_has_pages_and_can_be_posted_publicly(harbor: Harbor) -> None:
    tables = [await on_record(harbor, harbor.ann.id, harbor.ben.id) for _ in range(12)]
    one = await harbor.ann.slash(harbor.channel, "history")
    assert "Page 1 of 2" in answer_of(one)
    two = await press(harbor.ann, shown(one), "^hs:.*:1:turn")
    assert re.findall(r"table (\d+)", text_of(shown(two))) == [str(table) for table in tables[3::-1]]
    assert "Page 2 of 2" in text_of(await post(harbor.ann, shown(two)))


# -- bad input ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "custom_id",
    [
        "sv:9999999999999999999:all:turn",
        "hs:9999999999999999999:0:turn",
        "sv:1:chess:turn",
        "bd:chess:people:server:0:turn",
        "bd:manila:everybody:server:0:turn",
        "hs:1:0:shout",
    ],
)
async def test_a_forged_button_is_answered_in_a_sentence(harbor: Harbor, custom_id: str) -> None:
    await on_record(harbor, harbor.ann.id, harbor.ben.id)
    page = shown(await harbor.ann.slash(harbor.channel, "stats"))
    then = seen(harbor.ann, page)
    for row in then.payload["components"][0]["components"]:
        for button in row.get("components", ()):
            button["custom_id"] = custom_id
    said = answer_of(await press_late(harbor.ann, then, custom_id))
    assert re.search("don’t host a game of that name|isn’t mine", said)


async def test_a_page_far_beyond_the_end_is_an_empty_one(harbor: Harbor) -> None:
    await on_record(harbor, harbor.ann.id, harbor.ben.id)
    records = store_of(harbor).records
    assert (await records.leaderboard("manila", "people", EVERYWHERE, offset=9_999_990, limit=10)).rows == ()


async def test_the_buttons_work_after_a_restart(harbor: Harbor) -> None:
    await on_record(harbor, *[10_000 + number for number in range(12)])
    posted = await post(harbor.ann, shown(await harbor.ann.slash(harbor.channel, "leaderboard")))
    await harbor.restart()
    assert "Page 2 of 2" in answer_of(await press(harbor.eve, posted, "server:1:turn"))
