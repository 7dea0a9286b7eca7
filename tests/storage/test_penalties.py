"""What others have imposed outlives the data of whom it is imposed on, nameless, and ends when it would have ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from sqlalchemy import delete, insert, make_url, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import Lobby, join, kick
from engine.table import SeatAssignment
from host.ratings import RATER
from storage import Store, schema
from storage.daily import Try
from storage.errors import KickedError, KnownHandError
from storage.leave_penalties import HALVED
from storage.nights import Most, Night, Plan, Rsvp
from storage.offers import Offer
from storage.penalties import Penalties, Penalty, impose, penalties_of, require_welcome
from storage.privacy import Kept
from storage.rows import WhyClosed
from tests.plans import heard, rows_read, scanned, sqlite_plans
from tests.postgres import Server
from tests.storage.samples import ANN, BEN, CHAIRS, CHANNEL, EVE, GUILD, LOBBY, game, lobby, planned
from tests.storage.test_privacy import contents
from tests.storage.test_puzzles import answer

T = TypeVar("T")

NOON: Final = datetime(2026, 8, 1, 12, tzinfo=UTC)
MIDNIGHT: Final = datetime(2026, 8, 2, tzinfo=UTC)
TRY: Final = Try("tag", 7, ANN, scored=True, run=0, guild=GUILD, deeds=((1, "pass"),))
FREE: Final = (SeatAssignment("Ben", BEN),)
NEUTRAL: Final = "Somebody"


class Watch:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def two(url: str, watch: Watch) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes on one database."""
    stores = (await Store.open(url, clock=watch), await Store.open(url, clock=watch))
    yield stores
    for store in stores:
        await store.close()


async def rows(store: Store) -> tuple[int, int]:
    """How many penalties are kept, and how many keys."""
    async with store._transaction() as connection:
        penalties = (await connection.execute(select(schema.penalties))).all()
        keys = (await connection.execute(select(schema.penalty_keys))).all()
    return len(penalties), len(keys)


async def leave(store: Store, times: int) -> None:
    """Ben leaves games, which are closed for good then."""
    for _ in range(times):
        table = await game(store)
        await store.reseat(table, 0, replace(CHAIRS[2], level="simple"), left=True)
        await store.close_table(table, "stopped")


async def lobby_without_ann(store: Store) -> int:
    """A lobby of Ben's from which Ann was sent away."""
    table = await lobby(store, chairs=(*FREE, SeatAssignment("Ann", ANN)))
    await store.change_lobby(table, lambda there: kick(there, ANN))
    return table


def comes(there: Lobby) -> Lobby:
    """Ann sits down."""
    return join(there, ANN, "Ann")


async def beside(connection: AsyncConnection, task: asyncio.Task[Any]) -> None:
    """Let a task go on beside a transaction until it is done or waits for the transaction."""
    if connection.dialect.name == "postgresql":
        waits = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while not task.done() and not await connection.scalar(waits):
            pass  # asking takes a turn of the loop


async def while_deleting(store: Store, monkeypatch: pytest.MonkeyPatch, do: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Do something in another process while Ann's data is deleted: what has penalties is gone, the rest is not."""
    doing: list[asyncio.Task[T]] = []

    async def impose_beside(connection: AsyncConnection, user: int, penalties: Iterable[Penalty]) -> None:
        await impose(connection, user, penalties)
        doing.append(asyncio.create_task(do()))
        await beside(connection, doing[0])

    with monkeypatch.context() as patched:
        patched.setattr("storage.privacy.impose", impose_beside)
        await store.privacy.forget(ANN, NEUTRAL)
    return await doing[0]


async def test_who_sits_down_beside_the_deletion_keeps_the_seat(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = two
    bens = replace(LOBBY, host=BEN, chairs=FREE)
    table = await store.create_lobby(bens, guild_id=GUILD, channel_id=CHANNEL)
    await while_deleting(store, monkeypatch, lambda: other.change_lobby(table, comes))
    assert [row.id for row in await store.tables_of(ANN)] == [table]


# -- games left --------------------------------------------------------------------------------------------


async def test_games_left_go_on_to_count_after_deletion(two: tuple[Store, Store], watch: Watch) -> None:
    store, other = two
    await leave(store, 3)
    watch.time += HALVED
    await store.privacy.forget(BEN, NEUTRAL)
    assert await other.leavings.of(BEN) == pytest.approx(1.5)
    await leave(other, 1)
    assert await store.leavings.of(BEN) == pytest.approx(2.5)
    await other.privacy.forget(BEN, NEUTRAL)
    await other.privacy.forget(BEN, NEUTRAL)
    assert await store.leavings.of(BEN) == pytest.approx(2.5)
    assert await store.leavings.of(EVE) == 0
    watch.time += HALVED
    assert await store.leavings.of(BEN) == pytest.approx(1.25)
    watch.time += 2 * HALVED
    assert await store.leavings.of(BEN) == 0
    assert await rows(store) == (1, 1)
    await store.penalties.forget_ended()
    assert await rows(store) == (0, 0)


async def test_a_game_left_long_ago_leaves_no_hash(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    await leave(store, 1)
    watch.time += HALVED
    await store.privacy.forget(BEN, NEUTRAL)
    assert await rows(store) == (0, 0)


# -- lobbies -----------------------------------------------------------------------------------------------


async def test_deletion_does_not_undo_a_kick(two: tuple[Store, Store]) -> None:
    store, other = two
    table, elsewhere = await lobby_without_ann(store), await lobby(store, chairs=FREE)
    await store.privacy.forget(ANN, NEUTRAL)
    with pytest.raises(KickedError):
        await other.change_lobby(table, comes)
    there, _ = await other.change_lobby(table, lambda there: join(there, EVE, "Eve"))
    assert there.seat_of(EVE) is not None
    there, _ = await other.change_lobby(elsewhere, comes)
    assert there.seat_of(ANN) is not None


async def test_who_was_kicked_gets_no_seat_in_the_game(store: Store) -> None:
    table = await lobby_without_ann(store)
    await store.privacy.forget(ANN, NEUTRAL)
    await store.begin(table, rules_version=3, options={}, chairs=FREE, seed="seed")
    with pytest.raises(KickedError):
        await store.reseat(table, 0, SeatAssignment("Ann", ANN))
    until = datetime(2100, 1, 1, tzinfo=UTC)
    with pytest.raises(KickedError):
        await store.offers.make(Offer(table, 0, ANN, BEN, BEN, until))
    assert await store.offers.make(Offer(table, 0, EVE, BEN, BEN, until))


@pytest.mark.parametrize("first", ["delete", "close"])
@pytest.mark.parametrize("why", ["untouched", "stopped", "ended", "cancelled"])
async def test_a_kick_outlives_deletion_and_closing_of_the_lobby(store: Store, first: str, why: WhyClosed) -> None:
    table = await lobby_without_ann(store)
    if first == "delete":
        await store.privacy.forget(ANN, NEUTRAL)
    await store.close_table(table, why)
    if first == "close":
        await store.privacy.forget(ANN, NEUTRAL)
    await store.penalties.forget_ended()
    await store.reopen(table)
    with pytest.raises(KickedError):
        await store.change_lobby(table, comes)


async def test_a_seat_left_in_a_closed_game_counts_once_reopened(store: Store) -> None:
    left, closed = await game(store), await game(store)
    await store.reseat(left, 2, replace(CHAIRS[0], level="simple"))
    for table in (left, closed):
        await store.close_table(table, "untouched")
    await store.privacy.forget(ANN, NEUTRAL)
    await store.penalties.forget_ended()
    for table in (left, closed):
        await store.reopen(table)
    assert [row.id for row in await store.tables_left(ANN)] == [left]


async def test_a_kick_ends_with_its_table(two: tuple[Store, Store]) -> None:
    store, other = two
    table, second = await lobby_without_ann(store), await lobby_without_ann(store)
    await store.change_lobby(second, lambda there: kick(there, BEN))
    await store.privacy.forget(ANN, NEUTRAL)
    assert (await store.privacy.kept(ANN)).penalties == 1  # nobody sits at the other table
    await store.penalties.forget_ended()
    assert await rows(store) == (1, 1)
    await store.begin(table, rules_version=3, options={}, chairs=FREE, seed="seed")
    await store.close_table(table, "ended")
    assert (await store.privacy.kept(ANN)).nothing
    await other.penalties.forget_ended()
    assert await rows(store) == (0, 0)


async def test_kicks_are_found_without_other_tables(url: str, store: Store, server: Server | None) -> None:
    await lobby(store, chairs=FREE)
    async with store._transaction() as connection:
        row = {**(await connection.execute(select(schema.tables))).mappings().one()}
        blank = {"host": BEN, "lobby": {}}
        await connection.execute(insert(schema.tables), [{**row, **blank, "id": -number} for number in range(1, 2_000)])
    kicks = [await lobby_without_ann(store) for _ in range(5)]
    await store.privacy.forget(ANN, NEUTRAL)
    async with store._transaction() as connection:
        await connection.execute(text("ANALYZE"))
    with heard() as asked:
        async with store._transaction() as connection:
            with pytest.raises(KickedError):
                await require_welcome(connection, kicks[0], [BEN, ANN])
            assert len(await penalties_of(connection, ANN, NOON)) == len(kicks)
        await store.penalties.forget_ended()
    if server is None:
        plans = sqlite_plans(Path(str(make_url(url).database)), asked)
        assert [step for plan in plans.values() for step in plan if scanned(step) == "tables"] == []
        return
    line = await server.connect(str(make_url(url).database))
    read = [
        await rows_read(line, statement, parameters) for statement, parameters in asked.items() if "tables" in statement
    ]
    await line.close()
    assert [each["tables"] for each in read] == [len(kicks)] * 2


async def test_a_hand_is_known_until_its_table_is_over(two: tuple[Store, Store]) -> None:
    store, other = two
    table = await game(store)
    await store.reseat(table, 0, SeatAssignment("Eve", EVE))
    with pytest.raises(KnownHandError):
        await other.reseat(table, 1, SeatAssignment("Ben", BEN))
    await other.reseat(table, 0, SeatAssignment("Ben", BEN))
    await store.close_table(table, "untouched")
    await other.penalties.forget_ended()
    assert await rows(store) == (2, 1)
    await store.reopen(table)
    await store.close_table(table, "stopped")
    await store.penalties.forget_ended()
    assert await rows(store) == (0, 0)


@pytest.mark.parametrize("away", [True, False])
async def test_a_hand_of_a_closed_game_is_known_once_reopened(store: Store, away: bool) -> None:
    table = await game(store)
    if away:
        await store.reseat(table, 2, replace(CHAIRS[0], level="simple"))
    await store.close_table(table, "untouched")
    await store.privacy.forget(ANN, NEUTRAL)
    await store.reopen(table)
    with pytest.raises(KnownHandError):
        await store.reseat(table, 1, SeatAssignment("Ann", ANN))


async def test_a_hand_given_away_before_hashes_outlasts_a_deletion(store: Store) -> None:
    table = await game(store)
    await store.reseat(table, 0, SeatAssignment("Eve", EVE, giver=BEN, giver_name="Ben"))
    async with store._transaction() as connection:
        for kept in (schema.penalties, schema.penalty_keys):
            await connection.execute(delete(kept))
    await store.privacy.forget(BEN, NEUTRAL)
    with pytest.raises(KnownHandError):
        await store.reseat(table, 1, SeatAssignment("Ben", BEN))


# -- the deal of the day -----------------------------------------------------------------------------------


async def test_a_deal_begun_before_deletion_is_not_begun_again(two: tuple[Store, Store], watch: Watch) -> None:
    store, other = two
    assert await store.daily.begin(TRY) == TRY
    await store.privacy.forget(ANN, NEUTRAL)
    assert await other.daily.begin(TRY) is None
    assert await other.daily.tries("tag", 7, ANN) == []
    for free in (replace(TRY, user=BEN), replace(TRY, kind="other"), replace(TRY, number=8)):
        assert await other.daily.begin(free) == free
    watch.time = MIDNIGHT - timedelta(seconds=1)
    await other.penalties.forget_ended()
    assert await store.daily.begin(TRY) is None
    watch.time = MIDNIGHT
    await other.penalties.forget_ended()
    assert await rows(store) == (0, 0)


async def test_earlier_days_leave_no_hash(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    await store.daily.begin(TRY)
    watch.time = MIDNIGHT
    await store.privacy.forget(ANN, NEUTRAL)
    assert await rows(store) == (0, 0)


async def test_beginning_while_deleting_gives_no_second_try(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = two
    await store.daily.begin(TRY)
    assert await while_deleting(store, monkeypatch, lambda: other.daily.begin(TRY)) is None
    assert await store.daily.tries("tag", 7, ANN) == []


# -- game nights -------------------------------------------------------------------------------------------


async def test_nights_planned_before_deletion_go_on_to_count(two: tuple[Store, Store], watch: Watch) -> None:
    store, other = two
    plan = Plan("chess", GUILD, CHANNEL, 4, "live", "en", NOON + timedelta(days=3))
    host, many = Rsvp(ANN, "Ann", "yes", hosts=True), Most(99, 99)

    async def plan_one(at_once: int, a_day: int, user: int = ANN) -> object:
        most = (Most(at_once, 99), Most(a_day, 99))
        return await other.nights.plan(plan, replace(host, user=user), remind=True, at_once=most[0], a_day=most[1])

    first = await store.nights.plan(plan, host, remind=True, at_once=many, a_day=many)
    off = await store.nights.plan(plan, host, remind=True, at_once=many, a_day=many)
    assert isinstance(first, Night)
    assert isinstance(off, Night)
    await store.nights.settle(off.id, "off")
    await store.privacy.forget(ANN, NEUTRAL)
    assert await plan_one(1, 99) == "at once"
    assert await plan_one(9, 2) == "a day"
    assert isinstance(await plan_one(1, 1, EVE), Night)
    await store.nights.move(first.id, plan.at + timedelta(days=3), remind=True)
    watch.time = plan.at + timedelta(days=1)
    await store.penalties.forget_ended()
    assert await plan_one(1, 1) == "at once"
    await store.penalties.forget_ended()
    assert await rows(store) == (1, 1)
    watch.time = plan.at + timedelta(days=3)
    await store.penalties.forget_ended()
    assert await rows(store) == (0, 0)


async def test_a_night_planned_while_deleting_counts(two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    store, other = two
    night = await while_deleting(store, monkeypatch, lambda: planned(other, ANN, at=NOON + timedelta(days=1)))
    assert [each.id for each in await store.nights.of(ANN)] == [night]
    assert await plan_another(store) == "at once"


async def test_who_answers_while_deleting_comes_but_hosts_no_more(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = two
    night, rsvp = await planned(store, ANN, at=NOON + timedelta(days=1)), Rsvp(ANN, "Ann", "yes")
    answered = await while_deleting(store, monkeypatch, lambda: other.nights.answer(night, rsvp))
    assert answered is not None
    assert answered.rsvps == (rsvp,)


async def test_nights_count_while_their_planner_is_forgotten(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = two
    await planned(store, ANN, at=NOON + timedelta(days=1))
    forgetting: list[asyncio.Task[None]] = []

    async def penalties_before(connection: AsyncConnection, *about: Any) -> list[Penalty]:
        found = await penalties_of(connection, *about)
        forgetting.append(asyncio.create_task(other.privacy.forget(ANN, NEUTRAL)))
        await beside(connection, forgetting[0])
        return found

    monkeypatch.setattr("storage.nights.penalties_of", penalties_before)
    assert await plan_another(store) == "at once"
    await forgetting[0]


async def plan_another(store: Store) -> object:
    """Ann plans a night where she may have one."""
    plan = Plan("chess", GUILD, CHANNEL, 4, "live", "en", NOON + timedelta(days=2))
    host, one = Rsvp(ANN, "Ann", "yes", hosts=True), Most(1, 99)
    return await store.nights.plan(plan, host, remind=True, at_once=one, a_day=Most(99, 99))


async def test_an_event_brings_back_nobody_who_is_forgotten(two: tuple[Store, Store], watch: Watch) -> None:
    store, other = two
    at, ben, eve = NOON + timedelta(days=2), Rsvp(BEN, "Ben", "yes"), Rsvp(EVE, "Eve", "yes")
    number = await planned(store, ANN, at=at)
    await store.nights.announced(number, 77)
    await store.nights.answer(number, replace(ben, answer="no"))
    for user in (BEN, BEN):
        await store.privacy.forget(user, NEUTRAL)
    await store.nights.move(number, at + timedelta(days=1), remind=True)
    watch.time = at + timedelta(days=1, hours=2)
    await store.penalties.forget_ended()
    assert {each["kind"] for each in (await store.export.part(BEN, 1)).content["penalties"]} == {"event"}
    night = await other.nights.welcome(number, [ben, eve])
    assert night is not None
    assert [rsvp.user for rsvp in night.going] == [ANN, EVE]
    answered = await other.nights.answer(number, ben)
    assert answered is not None
    assert ben in answered.going
    watch.time = at + timedelta(days=2)
    await store.penalties.forget_ended()
    assert await rows(store) == (0, 0)


async def test_an_event_adds_no_forgotten_guest_for_a_day(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    at, ben = NOON + timedelta(days=2), Rsvp(BEN, "Ben", "yes")
    number = await planned(store, ANN, at=at)
    await store.nights.announced(number, 77)
    await store.nights.answer(number, ben)
    await store.privacy.forget(BEN, NEUTRAL)
    watch.time = at + timedelta(hours=23)
    await store.penalties.forget_ended()
    night = await store.nights.welcome(number, [ben])
    assert night is not None
    assert [rsvp.user for rsvp in night.going] == [ANN]


async def nights_around_a_deletion(store: Store, at: datetime) -> list[int]:
    """Two nights with events before Ben deletes his data, and one after."""
    numbers = list[int]()
    for event in (77, 78, 79):
        numbers.append(await planned(store, ANN, at=at))
        await store.nights.announced(numbers[-1], event)
        if event == 78:
            await store.privacy.forget(BEN, NEUTRAL)
    return numbers


async def test_deletion_ends_interest_in_the_nights_until_then(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    at, ben = NOON + timedelta(days=2), Rsvp(BEN, "Ben", "yes")
    numbers = await nights_around_a_deletion(store, at)
    assert await rows(store) == (1, 1), "one for all nights"
    welcome = [await store.nights.welcome(number, [ben]) for number in numbers]
    assert [ben in night.going for night in welcome if night is not None] == [False, False, True]
    watch.time = at + timedelta(days=1, hours=1)
    await store.penalties.forget_ended()
    assert await rows(store) == (0, 0)


async def test_deletion_ends_interest_in_nights_that_move(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    at, ben = NOON + timedelta(days=2), Rsvp(BEN, "Ben", "yes")
    numbers = await nights_around_a_deletion(store, at)
    watch.time = at
    for number in (numbers[0], numbers[2]):
        await store.nights.move(number, at + timedelta(days=number), remind=True)
    watch.time = at + timedelta(days=numbers[0], hours=23)
    await store.penalties.forget_ended()
    welcome = [await store.nights.welcome(number, [ben]) for number in numbers]
    assert [ben in night.going for night in welcome if night is not None] == [False, False, True]
    watch.time = at + timedelta(days=numbers[0] + 1)
    await store.penalties.forget_ended()
    assert await rows(store) == (0, 0), "a later night doesn't extend it"


async def test_hash_of_interest_lasts_two_months_at_most(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two
    await store.nights.announced(await planned(store, ANN, at=NOON + timedelta(days=900)), 77)
    await store.privacy.forget(BEN, NEUTRAL)
    watch.time = NOON + timedelta(days=61, hours=1)
    await store.penalties.forget_ended()
    assert await rows(store) == (0, 0)


async def test_a_night_without_event_leaves_guests_no_hash(two: tuple[Store, Store]) -> None:
    store, _ = two
    await store.nights.answer(await planned(store, ANN, at=NOON + timedelta(days=2)), Rsvp(BEN, "Ben", "yes"))
    await store.privacy.forget(BEN, NEUTRAL)
    assert await rows(store) == (0, 0)


# -- puzzles -----------------------------------------------------------------------------------------------


async def test_answer_given_while_deleting_goes_with_the_next_deletion(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = two
    earlier, puzzle = "0" * 12, "1" * 12
    await answer(store, ANN, "go:1", earlier)

    async def answer_and_vote() -> None:
        await answer(other, ANN, "go:1", puzzle)
        await other.puzzles.vote(ANN, puzzle, -1)

    await while_deleting(store, monkeypatch, answer_and_vote)
    assert await store.puzzles.answered(ANN, "chess") == {puzzle}
    assert (await store.puzzles.score(ANN, "chess", RATER.beginner)).tries == 1
    await store.privacy.forget(ANN, NEUTRAL)
    marks = await store.puzzles.marks("chess")
    assert [(marks[each].bad, marks[each].score.tries) for each in (earlier, puzzle)] == [(0, 0), (0, 0)]


# -- what is kept ------------------------------------------------------------------------------------------


async def test_penalties_name_nobody_and_are_told_to_their_person(two: tuple[Store, Store]) -> None:
    store, _ = two
    await store.daily.begin(TRY)
    table = await lobby_without_ann(store)
    night = await planned(store, ANN, at=NOON + timedelta(days=2))
    await store.privacy.forget(ANN, NEUTRAL)
    assert str(ANN) not in "\n".join(await contents(store))
    kept = await store.privacy.kept(ANN)
    assert kept == Kept(0, 0, 0, 0, 0, penalties=3)
    assert kept.nothing_to_forget
    told = (await store.export.part(ANN, 1)).content
    assert told["penalties"] == [
        {"kind": "daily", "scope": "tag 7", "until": MIDNIGHT.isoformat()},
        {"kind": "kicked", "scope": str(table), "until": None},
        {"kind": "night", "scope": str(night), "until": (NOON + timedelta(days=2)).isoformat()},
    ]
    assert (await store.export.part(EVE, 1)).content["penalties"] == []


async def test_hashes_lead_to_nobody_without_their_key(two: tuple[Store, Store]) -> None:
    store, _ = two
    for user in (ANN, BEN):
        await store.daily.begin(replace(TRY, user=user))
        await store.privacy.forget(user, NEUTRAL)
    async with store._transaction() as connection:
        assert [each.scope for each in await penalties_of(connection, ANN, NOON)] == ["tag 7"]
        await connection.execute(update(schema.penalty_keys).values(key="00" * 32))
        assert await penalties_of(connection, ANN, NOON) == []


async def test_each_kind_has_a_key_as_long_as_it_has_a_row(two: tuple[Store, Store], watch: Watch) -> None:
    store, _ = two

    async def keys() -> dict[str, str]:
        async with store._transaction() as connection:
            found = await connection.execute(select(schema.penalty_keys.c.kind, schema.penalty_keys.c.key))
            return {row.kind: row.key for row in found}

    await store.daily.begin(TRY)
    await lobby_without_ann(store)
    await store.privacy.forget(ANN, NEUTRAL)
    before = await keys()
    assert len(set(before.values())) == 2
    watch.time = MIDNIGHT
    await store.penalties.forget_ended()
    assert await keys() == {"kicked": before["kicked"]}
    await store.daily.begin(replace(TRY, number=8))
    await store.privacy.forget(ANN, NEUTRAL)
    assert (await keys())["daily"] != before["daily"]


@pytest.mark.slow
async def test_penalties_imposed_while_keys_go_keep_their_key(two: tuple[Store, Store], watch: Watch) -> None:
    async def impose_one(store: Store, user: int, until: datetime) -> None:
        async with store._transaction() as connection:
            await impose(connection, user, [Penalty("daily", "tag 7", until)])

    async def lasting(user: int) -> list[Penalty]:
        async with two[0]._transaction() as connection:
            return await penalties_of(connection, user, watch.time)

    ended: list[Penalties] = [store.penalties for store in two]
    for turn in range(12):
        await impose_one(two[0], ANN, watch.time)  # over at once: its key goes with it
        people = range(100 * turn, 100 * turn + 4)
        until = watch.time + timedelta(hours=1)
        await asyncio.gather(
            *(each.forget_ended() for each in ended),
            *(impose_one(two[user % 2], user, until) for user in people),
        )
        assert [len(await lasting(user)) for user in people] == [1] * len(people)
        watch.time = until
        await ended[0].forget_ended()
        assert await rows(two[0]) == (0, 0)
