"""The async table: judging clicks, writing before telling, AI seats, coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.fair import DuplicateDraw, FairDice, NumberedDice
from engine.game import Dice, Json
from engine.log import BadLog, Entry, GameLog, replay, verify
from engine.table import Accepted, Conflict, JournalError, Outcome, Refused, SeatAssignment, Table, Undone
from tests.engine.toy import FINGERS, ROUNDS, Fingers, FingersEvent, FingersOptions, FingersState, Revealed, Show

ANN, BEN, EVE = 11, 12, 99
SEED = "00ff" * 8


class Memory:
    """A journal in memory that can be made to fail."""

    def __init__(self) -> None:
        self.kept: list[Entry] = []
        self.fail: Exception | None = None
        self.over = False

    async def append(self, table: int, entries: Sequence[Entry], snapshot: Json, *, over: bool) -> None:
        await asyncio.sleep(0)
        if self.fail is not None:
            raise self.fail
        if entries[0].number != len(self.kept):
            raise Conflict("taken")
        self.kept.extend(entries)
        self.over = over

    async def entries(self, table: int) -> list[Entry]:
        return list(self.kept)


def table_of(journal: Memory, *chairs: SeatAssignment) -> Table:
    return Table(
        7, FINGERS, FingersOptions(), chairs or (SeatAssignment("Ann", ANN), SeatAssignment("Ben", BEN)), SEED, journal
    )


def why(outcome: Outcome) -> str:
    assert isinstance(outcome, Refused), outcome
    return outcome.reason.key


async def started(*chairs: SeatAssignment) -> tuple[Table, Memory]:
    journal = Memory()
    table = table_of(journal, *chairs)
    await table.start()
    return table, journal


async def test_a_click_becomes_a_move_and_is_in_the_journal() -> None:
    table, journal = await started()
    outcome = await table.submit(ANN, 0, "show:2")
    assert isinstance(outcome, Accepted)
    assert [entry.code for entry in journal.kept] == ["start", "show:2"]
    assert table.to_act == (1,)


async def test_the_log_names_the_rules_that_the_game_began_under() -> None:
    journal = Memory()
    old = Table(
        7,
        FINGERS,
        FingersOptions(),
        (SeatAssignment("Ann", ANN), SeatAssignment("Ben", BEN)),
        SEED,
        journal,
        rules_version=0,
    )
    await old.start()
    assert old.header.rules_version == 0
    assert table_of(journal).header.rules_version == FINGERS.rules_version
    with pytest.raises(BadLog):
        list(replay(FINGERS, old.header, journal.kept))


async def test_log_that_cannot_be_read_anew_leaves_the_table_as_it_was() -> None:
    table, journal = await started()
    await table.submit(ANN, 0, "show:2")
    before = (table.number, table.ply, table.view(0), table.events_for(None))
    good = list(journal.kept)
    journal.kept.append(Entry(number=2, seat=1, code="show:9", by="person"))
    with pytest.raises(BadLog, match="entry 2"):
        await table.catch_up(table.chairs, 2)
    assert (table.number, table.ply, table.view(0), table.events_for(None)) == before
    journal.kept = []
    with pytest.raises(BadLog, match="no log"):
        await table.catch_up(table.chairs, 2)
    assert (table.number, table.ply, table.view(0), table.events_for(None)) == before
    journal.kept = good
    assert isinstance(await table.submit(BEN, 0, "show:1"), Accepted)


async def test_a_table_of_before_draws_as_it_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for since in (FINGERS.rules_version, FINGERS.rules_version + 1):
        monkeypatch.setattr(Fingers, "names_draws_from", since)
        table, journal = await started()
        for round_ in range(ROUNDS):
            await table.submit(ANN, round_, "show:2")
            await table.submit(BEN, round_, "show:1")
        drawn.append([entry.draws[0] for entry in journal.kept if entry.draws])
    by_name = [FairDice(SEED).named("round {}", number).below(6) for number in (1, 2, 3)]
    by_number = [NumberedDice(SEED, number).below(6) for number in (2, 4, 6)]
    assert drawn == [by_name, by_number]


async def test_nothing_is_drawn_twice_under_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by a table that has come back either: it knows from its log what was drawn."""

    def play(_: Fingers, state: FingersState, seat: int, move: Show, dice: Dice) -> tuple[FingersState, tuple[()]]:
        dice.named("round 1").below(6)
        return state, ()

    table, journal = await started()
    await table.submit(ANN, 0, "show:2")
    await table.submit(BEN, 0, "show:1")
    back = table_of(journal)
    await back.resume()
    monkeypatch.setattr(Fingers, "play", play)
    for one in (table, back):
        with pytest.raises(DuplicateDraw, match="round 1"):
            await one.submit(ANN, 1, "show:2")
    assert len(journal.kept) == 3


async def test_game_that_still_knows_its_earlier_rules_goes_on_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(FINGERS), "rules_version", 3)
    monkeypatch.setattr(type(FINGERS), "earlier_rules", (2,))
    before = FINGERS.under(2)
    assert before is not None
    assert (before.rules_version, FINGERS.rules_version, FINGERS.under(1)) == (2, 3, None)
    assert before.under(3).rules_version == 3  # type: ignore[union-attr]
    journal = Memory()
    chairs = (SeatAssignment("Ann", ANN), SeatAssignment("Ben", BEN))
    old = Table(7, before, FingersOptions(), chairs, SEED, journal, rules_version=2)
    await old.start()
    await old.submit(ANN, 0, "show:1")
    assert len(list(replay(FINGERS, old.header, journal.kept))) == 2


async def test_who_decide_at_once_share_a_ply_and_come_in_any_order() -> None:
    table, _ = await started()
    assert isinstance(await table.submit(BEN, 0, "show:1"), Accepted)
    assert isinstance(await table.submit(ANN, 0, "show:2"), Accepted)
    assert table.ply == 1


async def test_who_has_decided_already_is_told_so() -> None:
    table, _ = await started()
    await table.submit(ANN, 0, "show:2")
    assert why(await table.submit(ANN, 0, "show:1")) == "why-toy-decided"


async def test_onlooker_an_old_button_and_a_forged_code_change_nothing() -> None:
    table, journal = await started()
    assert why(await table.submit(EVE, 0, "show:2")) == "why-not-seated"
    assert why(await table.submit(ANN, 5, "show:2")) == "why-old-button"
    assert why(await table.submit(ANN, 0, "show:'; drop")) == "why-unknown-move"
    assert why(await table.submit(ANN, 0, "show:9")) == "why-toy"
    assert len(journal.kept) == 1


async def test_of_a_double_click_one_counts() -> None:
    table, journal = await started()
    outcomes = await asyncio.gather(*(table.submit(ANN, 0, "show:1") for _ in range(20)))
    assert sum(isinstance(outcome, Accepted) for outcome in outcomes) == 1
    assert len(journal.kept) == 2


async def test_what_cannot_be_written_has_not_happened() -> None:
    table, journal = await started()
    before = table.view(0)
    journal.fail = OSError("disk full")
    with pytest.raises(OSError, match="disk full"):
        await table.submit(ANN, 0, "show:1")
    assert table.view(0) == before
    journal.fail = None
    assert isinstance(await table.submit(ANN, 0, "show:1"), Accepted)


async def test_two_tables_on_one_journal_never_both_apply_a_move() -> None:
    table, journal = await started()
    twin = table_of(journal)
    await twin.resume()
    first, second = await asyncio.gather(table.submit(ANN, 0, "show:1"), twin.submit(ANN, 0, "show:2"))
    assert {type(first), type(second)} == {Accepted, Refused}
    assert [entry.number for entry in journal.kept] == [0, 1]
    # The loser has read what the winner wrote, and goes on from there.
    assert isinstance(await twin.submit(BEN, 0, "show:0"), Accepted)
    assert isinstance(await table.submit(BEN, 1, "show:0"), Accepted)
    assert [entry.number for entry in journal.kept] == [0, 1, 2, 3]


async def test_a_table_that_two_set_up_at_once_starts_once() -> None:
    journal = Memory()
    first, second = table_of(journal), table_of(journal)
    told = await asyncio.gather(first.start(), second.start())
    assert told[0] == told[1]
    assert [entry.code for entry in journal.kept] == ["start"]
    assert isinstance(await second.submit(ANN, 0, "show:2"), Accepted)


async def test_ai_seats_answer_within_the_same_step() -> None:
    table, journal = await started(
        SeatAssignment("Ann", ANN), SeatAssignment("Luz", None, "quiet"), SeatAssignment("Rosa", None, "quiet")
    )
    assert table.to_act == (0,)
    outcome = await table.submit(ANN, 0, "show:2")
    assert isinstance(outcome, Accepted)
    assert [told.by for told in outcome.events] == ["person", "ai", "ai"]
    assert [entry.by for entry in journal.kept] == ["clock", "ai", "ai", "person", "ai", "ai"]


@pytest.mark.parametrize("level", ["broken", "cheat", "quitter"])
async def test_an_ai_that_fails_never_stalls_the_table(level: str, caplog: pytest.LogCaptureFixture) -> None:
    table, _ = await started(SeatAssignment("Ann", ANN), SeatAssignment("Luz", None, level))
    await table.submit(ANN, 0, "show:2")
    assert table.ply == 1
    assert level in caplog.text


async def test_a_table_comes_back_from_its_journal_with_what_was_told() -> None:
    table, journal = await started()
    await table.submit(ANN, 0, "show:2")
    await table.submit(BEN, 0, "show:1")
    again = table_of(journal)
    await again.resume()
    assert again.view(0) == table.view(0)
    assert again.events_for(0) == table.events_for(0)
    assert again.number == table.number == 2


async def test_resumed_table_lets_interrupted_ai_seats_move() -> None:
    chairs = (SeatAssignment("Ann", ANN), SeatAssignment("Luz", None, "quiet"))
    journal = Memory()
    table = table_of(journal, *chairs)
    await table.start()
    await table.submit(ANN, 0, "show:1")
    del journal.kept[3:]  # as if killed between the person's move and the AI's
    again = table_of(journal, *chairs)
    await again.resume()
    assert again.to_act == (0,)
    assert again.number == 3


async def test_a_viewer_is_told_only_what_they_may_know() -> None:
    table, _ = await started()
    await table.submit(ANN, 0, "show:2")
    assert [len(told.events) for told in table.events_for(0)] == [0, 1]
    assert [len(told.events) for told in table.events_for(1)] == [0, 0]
    assert [len(told.events) for told in table.events_for(None)] == [0, 0]


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    table, _ = await started()
    promised = table.commitment
    assert (table.seed, table.standing) == (None, None)
    for ply in range(3):
        await table.submit(ANN, ply, "show:2")
        await table.submit(BEN, ply, "show:1")
    assert table.seed == SEED
    assert table.commitment == promised
    assert table.standing == FINGERS.standing(FingersState([6, 3], [None, None], 3))
    assert why(await table.submit(ANN, 3, "show:1")) == "why-over"


async def test_the_same_seed_and_moves_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        table, journal = await started()
        await table.submit(ANN, 0, "show:2")
        outcome = await table.submit(BEN, 0, "show:1")
        assert isinstance(outcome, Accepted)
        revealed = [event for event in outcome.events[0].events if isinstance(event, Revealed)]
        games.append((journal.kept, revealed))
    assert games[0] == games[1]


async def test_an_ai_sits_in_for_whoever_is_away_until_they_are_back() -> None:
    table, journal = await started()
    ann = table.chairs[0]
    await table.submit(BEN, 0, "show:1")
    await table.seat(0, replace(ann, level="quiet"))
    assert table.ply == 1
    assert journal.kept[-1].by == "ai"
    assert why(await table.submit(ANN, 1, "show:1")) == "why-away"
    await table.seat(0, ann)
    await table.submit(BEN, 1, "show:1")
    assert table.to_act == (0, 1)
    assert isinstance(await table.submit(ANN, 2, "show:1"), Accepted)


async def test_an_ai_that_begins_later_rests_until_then() -> None:
    table, _ = await started()
    await table.submit(BEN, 0, "show:1")
    resting = replace(table.chairs[0], level="quiet", resting=True)
    await table.seat(0, resting)
    await table.play_on()
    assert (table.ply, set(table.resting), table.held_up) == (0, {0}, False)
    await table.seat(0, replace(resting, resting=False))
    assert (table.ply, set(table.resting)) == (1, set())


async def test_who_left_in_another_process_has_an_ai_that_rests() -> None:
    table, _ = await started()
    await table.submit(BEN, 0, "show:1")
    ann, ben = table.chairs
    await table.catch_up((replace(ann, level="quiet", resting=True), ben), table.number)
    await table.play_on()
    assert (table.ply, set(table.resting)) == (0, {0})


async def test_ai_seats_wait_while_nobody_is_present() -> None:
    table, _ = await started(SeatAssignment("Ann", ANN), SeatAssignment("Luz", None, "quiet"))
    ann = table.chairs[0]
    await table.seat(0, replace(ann, level="quiet"))
    assert table.ply == 0
    await table.seat(0, ann)
    assert table.to_act == (0,)


async def test_a_seat_can_be_given_to_somebody_else() -> None:
    table, _ = await started()
    await table.seat(0, SeatAssignment("Eve", EVE))
    assert why(await table.submit(ANN, 0, "show:1")) == "why-not-seated"
    assert isinstance(await table.submit(EVE, 0, "show:1"), Accepted)


async def test_expired_deadline_plays_the_default_move_for_the_clock() -> None:
    table, journal = await started()
    await table.submit(ANN, 0, "show:2")
    told = await table.time_up(0)
    assert [(happened.seat, happened.by) for happened in told] == [(1, "clock")]
    assert journal.kept[-1].code == "show:0"
    assert (table.missed(0), table.missed(1)) == (0, 1)
    assert await table.time_up(0) == ()


async def test_misses_are_counted_in_a_row() -> None:
    table, _ = await started()
    await table.time_up(0)
    await table.time_up(1)
    assert table.missed(1) == 2
    await table.submit(BEN, 2, "show:1")
    assert table.missed(1) == 0


async def test_an_undo_is_no_decision_of_its_mover() -> None:
    table, _ = await started()
    table.game = Forgiving()
    await table.time_up(0)
    await table.submit(BEN, table.ply, "show:1")
    assert (table.missed(1), table.last_decision_of(1)) == (0, 3)
    assert await table.undo(3)
    assert (table.number, table.missed(1), table.last_decision_of(1)) == (4, 1, -1)


async def test_undo_takes_back_the_last_move_and_voids_its_buttons() -> None:
    table, journal = await started()
    await table.submit(ANN, 0, "show:2")
    last = table.last_decision()
    assert last is None  # fingers shown are a secret of Ann's: the cautious game lets nothing be taken back
    table.game = Forgiving()
    before = table_of(Memory())
    await before.start()
    last = table.last_decision()
    assert last is not None
    assert await table.undo(last.number)
    assert table.view(0) == before.view(0)
    assert why(await table.submit(ANN, 0, "show:1")) == "why-old-button"
    assert isinstance(await table.submit(ANN, table.ply, "show:1"), Accepted)
    assert [entry.code for entry in journal.kept] == ["start", "show:2", "undo:1", "show:1"]
    assert any(isinstance(event, Undone) for told in table.events_for(None) for event in told.events)


async def test_decision_taken_back_and_made_otherwise_meets_same_dice() -> None:
    drawn = []
    for undone in (False, True):
        table, journal = await started()
        table.game = Forgiving()
        await table.submit(ANN, 0, "show:2")
        if undone:
            assert await table.undo(1)
            await table.submit(ANN, table.ply, "show:0")
        await table.submit(BEN, table.ply, "show:1")
        drawn.append([entry.draws for entry in journal.kept if entry.draws])
    assert drawn[0] == drawn[1] != []


async def test_a_log_with_an_undo_that_the_table_allowed_is_verified() -> None:
    table, journal = await started()
    table.game = Forgiving()
    await table.submit(ANN, 0, "show:2")
    assert await table.undo(1)
    while not table.over:
        for user in (ANN, BEN):
            await table.submit(user, table.ply, "show:1")
    log = GameLog(header=table.header, entries=tuple(journal.kept))
    assert verify(Forgiving(), log)
    with pytest.raises(BadLog, match="entry 2: undo:1"):
        verify(FINGERS, log)  # where fingers shown are a secret, no table would have taken them back


async def test_an_undone_game_comes_back_the_same() -> None:
    table, journal = await started()
    table.game = Forgiving()
    await table.submit(ANN, 0, "show:2")
    await table.undo(1)
    await table.submit(BEN, table.ply, "show:1")
    again = table_of(journal)
    await again.resume()
    assert [again.view(seat) for seat in (0, 1, None)] == [table.view(seat) for seat in (0, 1, None)]
    assert (again.number, again.ply) == (table.number, table.ply)


async def test_chance_is_never_taken_back() -> None:
    table, _ = await started()
    table.game = Forgiving()
    await table.submit(ANN, 0, "show:2")
    await table.submit(BEN, 0, "show:1")  # the round ends with a draw
    assert table.last_decision() is None
    assert not await table.undo(2)


class Forgiving(Fingers):
    """Fingers among friends who take moves back."""

    def reveals(self, events: Sequence[FingersEvent]) -> bool:
        return False


async def test_stored_move_stands_if_the_ai_answer_cannot_be_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, journal = await started(SeatAssignment("Ann", ANN), SeatAssignment("Luz", None, "quiet"))
    append = journal.append

    async def nothing_of_ai_seats(number: int, entries: Sequence[Entry], snapshot: Json, *, over: bool) -> None:
        if entries[0].by == "ai":
            raise JournalError("full")
        await append(number, entries, snapshot, over=over)

    monkeypatch.setattr(journal, "append", nothing_of_ai_seats)
    outcome = await table.submit(ANN, 0, "show:2")
    assert isinstance(outcome, Accepted)
    assert [told.by for told in outcome.events] == ["person"]
    assert table.held_up
    monkeypatch.setattr(journal, "append", append)
    assert [told.by for told in await table.play_on()] == ["ai"]
    assert not table.held_up
