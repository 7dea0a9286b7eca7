"""Seasons as people see them: standings with a picture, games of placement, titles, what owners settle."""

from __future__ import annotations

import re

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from sqlalchemy import update

from host.ratings import RATER, shown
from storage import schema
from storage.results import Skill
from storage.seasons import PLACEMENT
from tests.bot.conftest import Harbor
from tests.bot.driver import alt_of, answer_of, labels, post, press, text_of
from tests.bot.settling import page, settle
from tests.bot.test_stats import on_record, store_of
from tests.bot.test_stats import shown as answered


async def a_day(harbor: Harbor) -> None:
    """Let a day and an hour go by, in steps that the simulation can bear."""
    for _ in range(25):
        await harbor.env.advance_time(60 * 60)


async def placed(harbor: Harbor) -> None:
    """Ben, Ann and Cho have played as many games as it takes, Eve one."""
    for _ in range(PLACEMENT):
        await on_record(harbor, harbor.ben.id, harbor.ann.id, harbor.cho.id)
    await on_record(harbor, harbor.eve.id, harbor.cho.id)


def test_a_new_start_keeps_half_of_what_was_known() -> None:
    beginner = RATER.beginner
    assert RATER.renew(beginner, 1) == beginner
    once = RATER.renew(Skill(31.0, beginner.sigma - 4), 1)
    assert (once.mu, once.sigma) == pytest.approx((28.0, beginner.sigma - 2))
    twice = RATER.renew(Skill(31.0, beginner.sigma - 4), 2)
    assert (twice.mu, twice.sigma) == pytest.approx((26.5, beginner.sigma - 1))
    assert shown(twice) < shown(once)


@pytest.mark.slow
async def test_standings_list_places_before_players_in_placement(harbor: Harbor) -> None:
    await placed(harbor)
    result = await harbor.eve.slash(harbor.channel, "season")
    said = answer_of(result)
    assert result.ephemeral
    assert "Manila · season 1" in said
    lines = [line for line in said.splitlines() if re.match(r"(\d+\\\.|–) ", line)]
    assert [line.split(" ")[0] for line in lines] == ["1\\.", "2\\.", "3\\.", "–"]
    assert "placement 1/10" in lines[3]
    assert "You: placement 1/10" in said
    assert labels(answered(result)) == [
        "With AI",
        "This Server",
        "Everywhere",
        "Share",
        "Malacca",
        "Manilla",
        "Manille",
    ]


async def test_a_season_shared_has_its_standings_in_a_picture(harbor: Harbor) -> None:
    await placed(harbor)
    posted = await post(harbor.eve, answered(await harbor.eve.slash(harbor.channel, "season")))
    ben, ann, cho, eve = (f"Player {user.id % 1000}" for user in (harbor.ben, harbor.ann, harbor.cho, harbor.eve))
    assert f"**{ben}**" not in text_of(posted), "lines and picture don't fit on a phone"
    alt = alt_of(posted)
    assert alt.startswith(f"Standings of Manila in season 1. 1. {ben}, ")
    assert f"2. {ann}, " in alt
    assert f"3. {cho}, " in alt
    assert alt.endswith(f"; {eve}, placement 1/10")


async def test_empty_season_explains_itself_and_unknown_one_is_refused(harbor: Harbor) -> None:
    assert "No ratings in this season yet" in answer_of(await harbor.ann.slash(harbor.channel, "season"))
    result = await harbor.ann.slash(harbor.channel, "season", number=7)
    assert "There’s no season 7 here" in answer_of(result)


@pytest.mark.slow
async def test_a_leaderboard_leads_to_the_season_and_back(harbor: Harbor) -> None:
    await placed(harbor)
    board = await harbor.ann.slash(harbor.channel, "leaderboard")
    season = await press(harbor.ann, answered(board), "^bd:manila:people:season:")
    assert "Manila · season 1" in text_of(answered(season))
    posted = await post(harbor.ann, answered(season))
    assert "You:" not in text_of(posted)
    season = await press(harbor.ann, answered(season), "^bd:manila:people:s1:")
    back = await press(harbor.ann, answered(season), "^bd:manila:people:server:")
    assert "this server’s leaderboard" in text_of(answered(back))


@pytest.mark.slow
async def test_statistics_tell_how_somebody_stands_in_the_season(harbor: Harbor) -> None:
    await placed(harbor)
    said = answer_of(await harbor.ben.slash(harbor.channel, "stats"))
    assert re.search(r"Without AI players, season 1: rating \*\*\d+\*\*, place 1", said)
    said = answer_of(await harbor.eve.slash(harbor.channel, "stats"))
    assert "Without AI players, season 1: placement 1/10" in said


async def test_those_who_run_the_server_settle_how_long_a_season_is(harbor: Harbor, boss: MemberActor) -> None:
    said = await settle(harbor, boss, "season_days", "180")
    assert "A season lasts 180 days. Season 1 ends: " in said
    assert "the channel of the season’s last game" in said
    said = await settle(harbor, boss, "season_channel", harbor.channel)
    assert f"<#{harbor.channel.id}>" in said
    assert "A season lasts 180 days" in text_of(await page(harbor, boss, "people"))
    assert "three months" in await settle(harbor, boss, "season_days", "any")


@pytest.mark.slow
async def test_end_of_season_announces_titles_once_and_begins_the_next(harbor: Harbor, boss: MemberActor) -> None:
    await placed(harbor)
    await settle(harbor, boss, "season_channel", harbor.channel)
    before = await store_of(harbor).seasons.current(harbor.guild.id)
    await store_of(harbor).seasons.retime(harbor.guild.id, 1)
    await a_day(harbor)
    told = [message for message in harbor.channel.history() if "has ended" in text_of(message)]
    assert len(told) == 1
    said = text_of(told[0])
    assert f"Season {before.number} has ended" in said
    ben, ann, cho = (rf"**Player {user.id % 1000}**" for user in (harbor.ben, harbor.ann, harbor.cho))
    assert f"without AI players\n- Golden Anchor: {ben}\n- Silver Anchor: {ann}\n- Bronze Anchor: {cho}\n" in said
    assert f"Season {before.number + 1} has begun" in said
    await harbor.env.advance_time(2 * 60 * 60)
    assert len([message for message in harbor.channel.history() if "has ended" in text_of(message)]) == 1
    now = answer_of(await harbor.ann.slash(harbor.channel, "season"))
    assert "season 2" in now
    assert "No ratings in this season yet" in now
    past = answer_of(await harbor.ann.slash(harbor.channel, "season", number=1))
    assert f"Golden Anchor: {ben}" in past
    assert "**Golden Anchor** of season 1, without AI players" in answer_of(
        await harbor.ben.slash(harbor.channel, "stats")
    )


@pytest.mark.parametrize("lost", ["archived", "deleted"])
async def test_titles_are_announced_where_the_last_game_was(harbor: Harbor, boss: MemberActor, lost: str) -> None:
    await placed(harbor)
    last = harbor.channel.id
    if lost == "deleted":
        chosen = harbor.guild.create_text_channel("quay")
        await settle(harbor, boss, "season_channel", chosen)
        harbor.env.backend.delete_channel(chosen.id)
    else:
        channel = harbor.bot.get_channel(harbor.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
        await thread.edit(archived=True)
        last = thread.id
    async with store_of(harbor)._transaction() as connection:
        await connection.execute(update(schema.tables).values(channel_id=last))
    await store_of(harbor).seasons.retime(harbor.guild.id, 1)
    await a_day(harbor)
    assert len([message for message in harbor.channel.history() if "has ended" in text_of(message)]) == 1


@pytest.mark.slow
async def test_titles_of_a_server_that_plays_in_a_forum(harbor: Harbor) -> None:
    await placed(harbor)
    forum = harbor.bot.get_channel(harbor.guild.create_forum_channel("games").id)
    assert isinstance(forum, discord.ForumChannel)
    post = (await forum.create_thread(name="deck", content="Let us play")).thread
    async with store_of(harbor)._transaction() as connection:
        await connection.execute(update(schema.tables).values(channel_id=post.id))
    await store_of(harbor).seasons.retime(harbor.guild.id, 1)
    await a_day(harbor)
    place = ChannelHandle(harbor.env, harbor.guild, harbor.env.backend.get_channel(post.id))
    assert any("has ended" in text_of(message) for message in place.history())


@pytest.mark.slow
async def test_titles_wait_for_the_end_of_a_servers_outage(harbor: Harbor, boss: MemberActor) -> None:
    await placed(harbor)
    await settle(harbor, boss, "season_channel", harbor.channel)
    await store_of(harbor).seasons.retime(harbor.guild.id, 1)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    guild.unavailable = True
    await a_day(harbor)
    assert not [message for message in harbor.channel.history() if "has ended" in text_of(message)]
    guild.unavailable = False
    await a_day(harbor)
    assert len([message for message in harbor.channel.history() if "has ended" in text_of(message)]) == 1


@pytest.mark.slow
async def test_a_season_in_which_nobody_earned_a_title_ends_in_silence(harbor: Harbor, boss: MemberActor) -> None:
    await on_record(harbor, harbor.ben.id, harbor.ann.id)
    await store_of(harbor).seasons.retime(harbor.guild.id, 1)
    await a_day(harbor)
    assert not [message for message in harbor.channel.history() if "has ended" in text_of(message)]
    assert await store_of(harbor).seasons.untold() == []
