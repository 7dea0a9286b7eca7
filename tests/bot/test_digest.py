"""One message a day in place of calls to tables by correspondence."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.cogs.digests import HELD
from host.live import GameSession
from host.tables import Tables
from localcord.limits import NONCE_REMEMBERED
from storage.digests import Digest, DigestStore
from storage.errors import StoreUnavailableError
from storage.shards import ShardRange
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, play, press, table_message, text_of
from tests.bot.playing import by_id, game_of, open_table
from tests.bot.test_stats import store_of

HOUR = 3600.0


@pytest.fixture(autouse=True)
def _seldom_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days go by in steps that the simulation can bear."""
    monkeypatch.setattr("host.periodic.MOST_SECONDS", 6.0 * HOUR)
    monkeypatch.setattr("host.deadlines.BEAT", timedelta(hours=6))


async def settle(harbor: Harbor, person: MemberActor, ahead: int = 6) -> str:
    """Have the message of the day at an hour from now, in world time."""
    hour = (discord.utils.utcnow().hour + ahead) % 24
    return answer_of(await person.slash(harbor.channel, "table digest", hour=hour, zone="UTC"))


async def waiting_table(harbor: Harbor, speed: str = "correspondence") -> tuple[GameSession, MemberActor]:
    """A game of three that waits for somebody, and who that is. Nobody has pressed anything for long."""
    people = (harbor.ann, harbor.ben, harbor.cho)
    live = await open_table(harbor, "manila", people, speed=speed)
    table = game_of(live)
    return live, by_id(people)[table.chairs[table.to_act[0]].user or 0]


def letters(person: MemberActor) -> list[str]:
    """What the bot has written to somebody, without their hands."""
    found = sorted(person.user.dm_channel.history(), key=lambda message: message.id)
    return [text for text in map(text_of, found) if "Your daily message" in text]


def calls_to(harbor: Harbor, person: MemberActor) -> int:
    return sum(person.mention in each.content for each in harbor.channel.history())


async def test_a_nudge_does_not_reach_who_has_a_message_a_day(harbor: Harbor) -> None:
    _, mover = await waiting_table(harbor)
    await settle(harbor, mover)
    await harbor.env.advance_time(60)
    other = next(person for person in (harbor.ann, harbor.ben, harbor.cho) if person is not mover)
    before = calls_to(harbor, mover)
    for nudged in (False, True):
        more = await press(other, table_message(harbor.channel), "tb:.*:more")
        assert more.response is not None
        said = answer_of(await press(other, more.response, "tb:.*:nudge"))
        assert ("I pinged" in said) is nudged
        assert calls_to(harbor, mover) == before + nudged
        await mover.slash(harbor.channel, "table digest")  # called as before


async def quiet_turn(harbor: Harbor, live: GameSession) -> MemberActor:
    """Let the decision pass to the next, who has pressed nothing for hours."""
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    await harbor.env.advance_time(2 * HOUR)
    table = game_of(live)
    await play(people[table.chairs[table.to_act[0]].user or 0], table_message(harbor.channel), "pass")
    await harbor.env.advance_time(1.5 * HOUR)  # at slow tables calls wait for what may have been ordered
    return people[table.chairs[table.to_act[0]].user or 0]


@pytest.mark.slow
@pytest.mark.parametrize("why", ["after a restart", "since it left memory"])
async def test_digest_lists_a_table_read_from_the_database(harbor: Harbor, why: str) -> None:
    live, _ = await waiting_table(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await settle(harbor, person)
    following = await quiet_turn(harbor, live)
    if why == "after a restart":
        await harbor.restart()
    else:
        harbor.bot.services.tables._drop(live.id)
    del live
    await harbor.env.advance_time(3.5 * HOUR)
    assert len(letters(following)) == 1


@pytest.mark.slow
async def test_digest_lists_slow_tables_instead_of_pings(harbor: Harbor) -> None:
    live, mover = await waiting_table(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        assert "Every day at" in await settle(harbor, person)
    following = await quiet_turn(harbor, live)
    assert following is not mover
    assert calls_to(harbor, following) == 0
    await harbor.env.advance_time(3.5 * HOUR)
    (letter,) = letters(following)
    assert "A table is waiting for you" in letter
    assert str(live.message) in letter
    assert "your time ends" in letter
    assert letters(mover) == []


@pytest.mark.slow
async def test_digest_comes_though_one_game_cannot_be_read(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, _ = await waiting_table(harbor)
    _, mover = await waiting_table(harbor)
    await settle(harbor, mover)
    tables = harbor.bot.services.tables
    get = tables.get

    async def get_or_fail(table_id: int) -> Any:
        if table_id == broken.id:
            raise ValueError("no such move")
        return await get(table_id)

    monkeypatch.setattr(tables, "get", get_or_fail)
    await harbor.env.advance_time(7 * HOUR)
    assert letters(mover)


@pytest.mark.slow
async def test_digest_lists_tables_of_other_processes(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live, _ = await waiting_table(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await settle(harbor, person)
    following = await quiet_turn(harbor, live)
    monkeypatch.setattr(Tables, "owns", lambda *_: False)
    live.waited = None
    await harbor.env.advance_time(3.5 * HOUR)
    assert len(letters(following)) == 1


async def test_digest_chosen_in_another_process_comes_in_time(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_of(harbor)
    monkeypatch.setattr(store, "share", ShardRange.parse("0", 2))
    await settle(harbor, harbor.ben)  # the next that this process knows of
    due = discord.utils.utcnow() + timedelta(minutes=2)
    await store.digests.keep(Digest(harbor.ann.id, due.hour, "UTC", due))
    await harbor.env.advance_time(300)
    kept = await store.digests.of(harbor.ann.id)
    assert kept is not None
    assert kept.due > discord.utils.utcnow()


@pytest.mark.slow
async def test_quicker_tables_call_as_before(harbor: Harbor) -> None:
    live, _ = await waiting_table(harbor, "none")
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await settle(harbor, person)
    assert calls_to(harbor, await quiet_turn(harbor, live)) == 1


@pytest.mark.slow
async def test_it_comes_once_a_day_also_across_restarts(harbor: Harbor) -> None:
    live, _ = await waiting_table(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await settle(harbor, person)
    following = await quiet_turn(harbor, live)
    await harbor.env.advance_time(3.5 * HOUR)
    await harbor.restart()
    await harbor.env.advance_time(HOUR)
    assert len(letters(following)) == 1


@pytest.mark.slow
async def test_in_its_last_hours_a_decision_is_called_for_all_the_same(harbor: Harbor) -> None:
    live, _ = await waiting_table(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await settle(harbor, person, 23)
    following = await quiet_turn(harbor, live)
    await harbor.env.advance_time(12 * HOUR)
    assert calls_to(harbor, following) == 0
    await harbor.env.advance_time(8.5 * HOUR)
    assert calls_to(harbor, following) == 1


@pytest.mark.slow
async def test_who_takes_no_direct_messages_is_called_as_before(harbor: Harbor) -> None:
    live, _ = await waiting_table(harbor)
    harbor.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=3)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        assert "closed to me" in await settle(harbor, person)
    following = await quiet_turn(harbor, live)
    assert calls_to(harbor, following) == 1


async def test_deletion_while_discord_is_slow_ends_a_digest(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = discord.DMChannel.send

    async def send_and_forget(channel: discord.DMChannel, *args: Any, **options: Any) -> discord.Message:
        await store_of(harbor).privacy.forget(harbor.ann.id, "Somebody")
        return await sent(channel, *args, **options)

    monkeypatch.setattr(discord.DMChannel, "send", send_and_forget)
    await settle(harbor, harbor.ann)
    assert harbor.ann.user.dm_channel.history()
    assert await store_of(harbor).digests.of(harbor.ann.id) is None


async def test_digest_ends_without_hour_and_is_exported_and_deleted(harbor: Harbor) -> None:
    store = store_of(harbor)
    await settle(harbor, harbor.ann)
    (kept,) = (await store.export.part(harbor.ann.id, 1)).content["digests"]
    assert (kept["zone"], kept["closed"]) == ("UTC", False)
    assert "No daily message" in answer_of(await harbor.ann.slash(harbor.channel, "table digest"))
    assert await store.digests.of(harbor.ann.id) is None
    await settle(harbor, harbor.ann)
    await store.privacy.forget(harbor.ann.id, "Somebody")
    assert await store.digests.of(harbor.ann.id) is None


@pytest.mark.slow
async def test_digest_that_cannot_be_noted_comes_once(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live, _ = await waiting_table(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await settle(harbor, person)
    following = await quiet_turn(harbor, live)
    put_off, failures = DigestStore.put_off, [StoreUnavailableError("locked")]

    async def refuse_once(store: DigestStore, digest: Digest, due: datetime, *, closed: bool | None = None) -> bool:
        if closed is False and digest.user == following.id and failures:
            raise failures.pop()
        return await put_off(store, digest, due, closed=closed)

    monkeypatch.setattr(DigestStore, "put_off", refuse_once)
    await harbor.env.advance_time(3.5 * HOUR)
    place = f"/channels/{following.user.dm_channel.id}/messages"
    sent = [call.json or {} for call in harbor.env.http_requests if (call.method, call.path) == ("POST", place)]
    nonces = [body["nonce"] for body in sent if "Your daily message" in str(body.get("content"))]
    assert len(set(nonces)) == 1  # Discord posts it once
    assert HELD.total_seconds() < NONCE_REMEMBERED
