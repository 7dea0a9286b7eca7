"""How often one may ask: rate limits, edits of old messages, and failures made on purpose."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord
import pytest

from localcord import LocalCord, Quota, RateLimits
from localcord.clock import ManualClock

from .conftest import Api, Connect, Join, advance, with_options
from .test_channels import text_channel

like_discord = with_options(manual_clock=True, rate_limits=RateLimits.like_discord())
QUICK = Quota(2, 0.1)
PLENTY = Quota(1000, 1.0)


@like_discord
async def test_five_messages_in_five_seconds_and_no_more(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    answers = [await api.post(channel, {"content": str(number)}) for number in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == ["4", "3", "2", "1", "0", "0"]
    refused = answers[-1]
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["X-RateLimit-Limit"] == "5"
    assert 0 < refused.body["retry_after"] <= 5
    assert refused.body["global"] is False
    assert (await api.post(cord.channel("general"), {"content": "elsewhere"})).status == 200
    advance(cord, 5)
    assert (await api.post(channel, {"content": "again"})).status == 200


@like_discord
async def test_a_clock_set_back_makes_no_wait_longer(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    await api.post(channel, {"content": "before"})
    assert isinstance(cord.world.clock, ManualClock)
    cord.world.clock.jump(-3600)
    waits = [(await api.post(channel, {"content": "after"})).headers["X-RateLimit-Reset-After"] for _ in range(4)]
    assert all(0 < float(seconds) <= 5 for seconds in waits)
    advance(cord, 5)
    assert (await api.post(channel, {"content": "again"})).status == 200


@like_discord
async def test_edits_have_a_quota_of_their_own(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    message = (await api.post(channel, {"content": "x"})).body
    path = f"/channels/{channel.id}/messages/{message['id']}"
    answers = [await api("PATCH", path, {"content": str(number)}) for number in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]


@like_discord
async def test_fifty_requests_a_second_in_all(cord: LocalCord, api: Api) -> None:
    answers = [await api("GET", f"/channels/{number}") for number in range(51)]
    assert {answer.status for answer in answers[:50]} == {404}
    assert answers[50].status == 429
    assert answers[50].headers["X-RateLimit-Global"] == "true"
    assert answers[50].body["global"] is True


@like_discord
async def test_interaction_callbacks_are_outside_the_limits(cord: LocalCord, api: Api) -> None:
    for _ in range(60):
        answer = await api("POST", "/interactions/1/x/callback", {"type": 6}, token=None)
        assert answer.status == 404


@with_options(rate_limits=RateLimits(QUICK, PLENTY, PLENTY, PLENTY))
async def test_a_client_waits_for_the_window_and_loses_nothing(
    cord: LocalCord, connect: Connect, caplog: pytest.LogCaptureFixture
) -> None:
    channel = text_channel(await connect())
    with caplog.at_level(logging.WARNING, logger="discord.http"):
        await asyncio.gather(*(channel.send(str(number)) for number in range(5)))
    assert len(cord.channel("manila").messages) == 5
    assert [call.status for call in cord.calls if call.path.endswith("/messages")].count(200) == 5


@with_options(manual_clock=True)
async def test_message_older_than_an_hour_takes_three_edits_in_six_s(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    first = (await api.post(channel, {"content": "old"})).body
    second = (await api.post(channel, {"content": "older"})).body
    cord.age_message(first["id"], 3601)
    cord.age_message(second["id"], 7200)
    paths = [f"/channels/{channel.id}/messages/{message['id']}" for message in (first, second)] * 2
    answers = [await api("PATCH", path, {"content": "new"}) for path in paths]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert answers[3].code == 30046
    assert answers[3].body["retry_after"] <= 6
    fresh = (await api.post(channel, {"content": "young"})).body
    young = await api("PATCH", f"/channels/{channel.id}/messages/{fresh['id']}", {"content": "new"})
    assert young.status == 200
    advance(cord, 6)
    assert (await api("PATCH", paths[0], {"content": "newer"})).status == 200


# Failures made on purpose


async def test_a_route_fails_as_often_as_it_was_told_to(cord: LocalCord, api: Api) -> None:
    cord.fail("POST", "/channels/{channel_id}/messages", 503, count=2)
    channel = cord.channel("manila")
    answers = [await api.post(channel, {"content": "x"}) for _ in range(3)]
    assert [answer.status for answer in answers] == [503, 503, 200]
    assert len(channel.messages) == 1


async def test_an_answer_is_lost_after_the_request_was_applied(cord: LocalCord, connect: Connect) -> None:
    cord.fail("POST", "/channels/{channel_id}/messages", 503, applied=True)
    channel = text_channel(await connect())
    with pytest.raises(discord.DiscordServerError):
        await channel.send("applied all the same")
    assert [message.content async for message in channel.history()] == ["applied all the same"]


async def test_a_made_up_429_is_retried_by_the_client(cord: LocalCord, connect: Connect) -> None:
    cord.fail("POST", "/channels/{channel_id}/messages", 429, retry_after=0.01)
    channel = text_channel(await connect())
    await channel.send("after all")
    assert [call.status for call in cord.calls if call.method == "POST"] == [429, 200]


async def test_a_connection_breaks_before_or_after_a_request_works(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    for applied in (False, True):
        cord.fail("POST", "/channels/{channel_id}/messages", dropped=True, applied=applied)
        with pytest.raises(aiohttp.ClientError):
            await api.post(channel, {"content": str(applied)})
    assert [message.content for message in channel.messages.values()] == ["True"]


async def test_fault_can_be_that_of_one_channel_and_of_a_later_request(cord: LocalCord, api: Api) -> None:
    manila, general = cord.channel("manila"), cord.channel("general")
    cord.fail("POST", "/channels/{channel_id}/messages", 403, code=50013, channel=manila, skip=1)
    answers = [await api.post(channel, {"content": "x"}) for channel in (general, manila, manila, manila)]
    assert [answer.status for answer in answers] == [200, 200, 403, 200]
    assert answers[2].code == 50013


async def test_a_429_may_keep_to_itself_when_to_try_again(cord: LocalCord, api: Api) -> None:
    cord.fail("GET", "/users/@me", 429, retry_after=None)
    answer = await api("GET", "/users/@me")
    assert (answer.status, "Retry-After" in answer.headers, "retry_after" in answer.body) == (429, False, False)
    cord.fail("GET", "/users/@me", 429, retry_after=2.0, scope="global")
    answer = await api("GET", "/users/@me")
    assert (answer.headers["X-RateLimit-Global"], answer.body["global"]) == ("true", True)


async def test_who_is_shut_out_is_shown_a_page(cord: LocalCord, connect: Connect) -> None:
    channel = text_channel(await connect())
    cord.fail("POST", "/channels/{channel_id}/messages", as_page=True)
    with pytest.raises(discord.HTTPException, match="429"):
        await channel.send("x")


async def test_somebody_can_be_told_when_a_fault_strikes(cord: LocalCord, api: Api) -> None:
    told: list[int] = []
    channel = cord.channel("manila")
    cord.fail("POST", "/channels/{channel_id}/messages", 0, tell=lambda: told.append(len(channel.messages)))
    cord.fail(
        "POST", "/channels/{channel_id}/messages", 0, applied=True, tell=lambda: told.append(len(channel.messages))
    )
    assert [(await api.post(channel, {"content": "x"})).status for _ in range(2)] == [200, 200]
    assert told == [0, 2]
    assert cord.failures.struck == 2


async def test_a_nonce_is_used_once_where_that_is_asked_for(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    body = {"content": "x", "nonce": "once", "enforce_nonce": True}
    first, again = [(await api.post(channel, body)).body["id"] for _ in range(2)]
    assert first == again
    cord.age_message(first, 600)
    assert (await api.post(channel, body)).body["id"] != first
    assert (await api.post(channel, {"content": "x", "nonce": "once"})).body["id"] != first


@with_options(manual_clock=True)
async def test_an_answer_comes_late(cord: LocalCord, api: Api) -> None:
    cord.fail("GET", "/users/@me", 0, delay=2)
    asked = asyncio.create_task(api("GET", "/users/@me"))
    assert (await api("GET", "/gateway")).status == 200
    assert not asked.done()
    while not asked.done():
        advance(cord, 1)
        await api("GET", "/gateway")
    assert (await asked).status == 200


async def test_a_callback_that_failed_can_be_tried_again(cord: LocalCord, connect: Connect, join: Join) -> None:
    bot = await connect()
    codes: list[int] = []

    @bot.tree.command()
    async def go(interaction: discord.Interaction) -> None:
        """Go."""
        with pytest.raises(discord.Forbidden) as refusal:
            await interaction.response.send_message("x")
        codes.append(refusal.value.code)
        await interaction.response.send_message("second try")

    await bot.tree.sync()
    ann = await join("Ann")
    cord.fail("POST", "/interactions/{interaction_id}/{interaction_token}/callback", 403, code=50001)
    assert (await ann.slash("manila", "go")).text == "second try"
    assert codes == [50001]


def test_a_failure_of_a_route_that_does_not_exist_is_an_error(cord: LocalCord) -> None:
    with pytest.raises(ValueError, match="no route"):
        cord.fail("POST", "/channels/{id}/messages")


async def test_a_fault_of_localcord_itself_is_a_500_that_is_logged(
    cord: LocalCord, api: Api, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cord.world, "user", {}.__getitem__)
    answer = await api("GET", "/users/1")
    assert (answer.status, answer.body["message"]) == (500, "500: Internal Server Error")
    assert "localcord failed at GET /api/v10/users/1" in caplog.text
