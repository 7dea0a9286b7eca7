"""Moving ahead at tables where a decision takes days: orders are given, seen, taken back, carried out and dropped."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.pings import AWAY
from bot.tables.presses import AT_TABLE, MOVE
from engine.game import Refusal
from engine.lobby import Hurry, join
from engine.log import BadLog
from engine.manila.board import Space
from engine.manila.view import Phase
from engine.table import Table
from host.live import GameSession, require_game
from host.premoves import PremoveService
from host.seats import has_agreed
from host.tables import Tables
from storage import Store
from storage.errors import StoreUnavailableError
from storage.premoves import MOST, FailedPremove, Premove
from tests.bot.conftest import Fleet, Harbor
from tests.bot.driver import (
    answer_of,
    labels,
    leave_game,
    panels,
    play,
    press,
    press_late,
    pressable,
    seen,
    send_form,
    table_message,
    text_of,
    with_part,
)
from tests.bot.playing import game_of, hand_of, live_table, open_table
from tests.kit import GAMES
from tests.postgres import on_both

BEAT = 30.0
"""Longer than the simulation waits for by itself."""


@pytest.fixture(autouse=True)
def beats(fleet: Fleet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorter ones than elsewhere: many of them go by."""
    monkeypatch.setattr("host.autoplay.BEAT", (BEAT, BEAT))


HOUR = 3600.0
AWAY_SECONDS = AWAY.total_seconds() + 1
PORT = f"take:{int(Space.PORT_A)}:1:4:4"
"""Port A, with the first of four accomplices, in the first voyage."""


async def slow_game(harbor: Harbor, kind: str = "manila", ai: int = 1, **rules: str) -> GameSession:
    """A game by correspondence of Ann, Ben, Cho and an AI player."""
    people = [harbor.ann, harbor.ben, harbor.cho]
    return await open_table(harbor, kind, people, ai, speed="correspondence", **rules)


def seats(harbor: Harbor, table: Table) -> list[MemberActor]:
    """The people of a table by seat; its AI seats come last."""
    named = {person.id: person for person in (harbor.ann, harbor.ben, harbor.cho)}
    return [named[chair.user] for chair in table.chairs if chair.user is not None]


async def ahead_of(harbor: Harbor, person: MemberActor) -> ResponseMessage:
    """The panel in which somebody moves ahead."""
    hand = await hand_of(harbor, person)
    told = await press(person, hand, "tb:.*:ahead")
    assert told.response is not None
    return told.response


async def bid_up_to(harbor: Harbor, person: MemberActor, most: int) -> ResponseMessage:
    """Order a bid by a form: whoever sends it has been asked."""
    panel = await ahead_of(harbor, person)
    form = next(custom_id for custom_id in pressable(panel) if custom_id.startswith("aq:"))
    given = await send_form(person, seen(person, panel), form, str(most))
    assert given.response is not None
    return given.response


async def give(harbor: Harbor, person: MemberActor, *codes: str) -> None:
    """Give orders, as the second presses do."""
    live = await live_table(harbor)
    for code in codes:
        await harbor.bot.services.premoves.give(live, person.id, code)


async def standing(harbor: Harbor, person: MemberActor) -> tuple[str, ...]:
    """What somebody has ordered, as it is kept."""
    return (await harbor.bot.services.premoves.book(await live_table(harbor), person.id)).codes


def calls_to(harbor: Harbor, person: MemberActor) -> list[str]:
    """The calls to somebody that stand in the channel now."""
    found = [message.content for message in harbor.channel.history()]
    return [text for text in found if text.startswith(f"<@{person.id}>")]


async def beat(harbor: Harbor) -> None:
    """Let a beat go by."""
    await harbor.env.advance_time(BEAT + 1)


async def move(harbor: Harbor, person: MemberActor, code: str) -> None:
    """Make a move by a press at the table, whatever it offers."""
    live = await live_table(harbor)
    await do(harbor, person, MOVE(table=live.id, ply=live.table.ply, code=code))


async def do(harbor: Harbor, person: MemberActor, custom_id: str) -> None:
    """Press something at the table, whether or not it is there."""
    shown = seen(person, table_message(harbor.channel))
    await press_late(person, with_part(shown, custom_id), custom_id)


async def first_auction(harbor: Harbor) -> tuple[Table, MemberActor, MemberActor, MemberActor]:
    """A game in its first auction; who is to bid, and who bid after them."""
    table = game_of(await slow_game(harbor, ai=0))
    people, first = seats(harbor, table), table.to_act[0]
    return table, people[first], people[(first + 1) % 3], people[(first + 2) % 3]


async def to_placing(harbor: Harbor) -> tuple[Table, MemberActor, MemberActor, MemberActor]:
    """A game in which accomplices are placed; the harbor master, and who place after them."""
    table, first, second, third = await first_auction(harbor)
    for person, code in ((first, "bid:1"), (second, "pass"), (third, "pass"), (first, "buy:none")):
        await move(harbor, person, code)
    await move(harbor, first, "leave:jade")
    await move(harbor, first, "start:5-4-0")
    assert table.view(None).phase is Phase.PLACE
    return table, first, second, third


# -- giving --------------------------------------------------------------------------------------------------


async def test_premove_is_confirmed_then_listed_and_can_be_undone(harbor: Harbor) -> None:
    _, _, ben, _ = await first_auction(harbor)
    panel = await ahead_of(harbor, ben)
    assert "You have no premoves" in text_of(panel)
    asked = await press(ben, panel, "ao:.*:pass:1$")
    assert asked.response is not None
    assert "Auction of voyage 1: pass" in text_of(asked.response)
    assert "Manila, table 1" in text_of(asked.response)
    assert await standing(harbor, ben) == ()
    given = await press(ben, asked.response, "^ay:")
    assert given.response is not None
    assert "• Auction of voyage 1: pass" in text_of(given.response)
    assert await standing(harbor, ben) == ("pass:1",)
    back = await press(ben, given.response, "^pass:1$")
    assert back.response is not None
    assert await standing(harbor, ben) == ()
    assert "You have no premoves" in text_of(back.response)


async def test_who_thinks_better_of_it_goes_back_and_nothing_stands(harbor: Harbor) -> None:
    _, _, ben, _ = await first_auction(harbor)
    asked = await press(ben, await ahead_of(harbor, ben), "ao:.*:pass:1$")
    assert asked.response is not None
    back = await press(ben, asked.response, "ao:.*:-$")
    assert back.response is not None
    assert "You have no premoves" in text_of(back.response)
    assert await standing(harbor, ben) == ()


async def test_what_cannot_be_ordered_is_refused_and_nothing_is_kept(harbor: Harbor) -> None:
    _, ann, ben, _ = await first_auction(harbor)
    panel = seen(ben, await ahead_of(harbor, ben))
    for forged in ("ay:1:bid:1:99", "ay:1:pass:7", "ay:1:no-such-order", "ao:1:pass:9", "aq:1:bid:9:"):
        assert "no longer possible" in answer_of(await press_late(ben, with_part(panel, forged), forged))
    refused = await press_late(ben, with_part(panel, "ar:1", kind=3), "ar:1", ["pass:1"])
    assert "no longer exists" in answer_of(refused)
    told = await send_form(ben, panel, "aq:1:bid:1:", "99")
    assert "from 1 to 30" in answer_of(told)
    with pytest.raises(Refusal):
        await give(harbor, ann, "pass:1")  # her turn: she presses
    outsider = seen(harbor.eve, table_message(harbor.channel))
    await press_late(harbor.eve, with_part(outsider, "ay:1:pass:1"), "ay:1:pass:1")
    assert await harbor.bot.services.tables.store.orders.at(1) == {}


@pytest.mark.slow
async def test_pressing_premove_twice_queues_it_once_within_the_limit(harbor: Harbor) -> None:
    await slow_game(harbor, "manille", 1)
    _, _, cho = seats(harbor, game_of(await live_table(harbor)))
    services, live = harbor.bot.services, await live_table(harbor)
    while live.table.view(None).phase != "play":
        await live.table.time_up(live.table.ply)
    code = services.premoves.offered(live, cho.id, await services.premoves.book(live, cho.id))[-1]
    await asyncio.gather(give(harbor, cho, code), give(harbor, cho, code))
    assert await standing(harbor, cho) == (code,)
    while offered := services.premoves.offered(live, cho.id, await services.premoves.book(live, cho.id)):
        await give(harbor, cho, offered[0])
    assert len(await standing(harbor, cho)) <= MOST


async def test_at_a_quick_table_there_is_nothing_to_order(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho])
    hand = await hand_of(harbor, harbor.ben)
    assert not [custom_id for custom_id in pressable(hand) if custom_id.endswith(":ahead")]
    forged = f"tb:{live.id}:ahead"
    refused = await press_late(harbor.ben, with_part(seen(harbor.ben, hand), forged), forged)
    assert "at least a day per turn" in answer_of(refused)


# -- carrying out --------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_premove_is_played_after_a_pause_without_a_ping(harbor: Harbor) -> None:
    table, ann, ben, cho = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    await harbor.env.advance_time(AWAY_SECONDS)
    await play(ann, table_message(harbor.channel), "bid:1")
    assert table.to_act == (table.seat_of(ben.id),)
    assert calls_to(harbor, ben) == []
    await beat(harbor)
    assert table.to_act == (table.seat_of(cho.id),)
    assert calls_to(harbor, ben) == []
    assert await standing(harbor, ben) == ()
    await beat(harbor)
    assert len(calls_to(harbor, cho)) == 1


@pytest.mark.slow
async def test_premove_is_shown_though_its_outcome_is_not_stored(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, ben, cho = await first_auction(harbor)
    live = await live_table(harbor)
    await give(harbor, ben, "pass:1")
    await play(ann, table_message(harbor.channel), "bid:1")

    async def refuse(*_: object) -> None:
        raise StoreUnavailableError("the line was cut")

    with monkeypatch.context() as cut:
        cut.setattr(harbor.bot.services.tables.store.orders, "change", refuse)
        await beat(harbor)
        assert table.to_act == (table.seat_of(cho.id),)
    await beat(harbor)
    assert live.shown == live.to_show


@pytest.mark.slow
async def test_premove_does_not_accept_a_new_time_limit(harbor: Harbor) -> None:
    table, first, ben, _ = await first_auction(harbor)
    live, number = await live_table(harbor), table.number
    hurried = Hurry(first.id, number, "none")
    await harbor.bot.services.tables.update_settings(live, lambda lobby: replace(lobby, hurried=hurried))
    await give(harbor, ben, "pass:1")
    await play(first, table_message(harbor.channel), "bid:1")
    await beat(harbor)
    await harbor.restart()
    live, seat = require_game(await live_table(harbor)), table.seat_of(ben.id)
    assert seat is not None
    assert live.table.last_decision_of(seat) > number
    assert not has_agreed(live, seat)


@pytest.mark.slow
async def test_hand_reports_played_premoves_until_the_next_own_move(
    harbor: Harbor,
) -> None:
    table, ann, ben, cho = await first_auction(harbor)
    await bid_up_to(harbor, ben, 4)
    await give(harbor, cho, "pass:1")
    await hand_of(harbor, ben)
    await play(ann, table_message(harbor.channel), "bid:1")
    await beat(harbor)
    await beat(harbor)
    done = "Your premove was made: Auction of voyage 1: bid up to 4, then pass."
    assert done in text_of(panels(ben, harbor.channel.id)[0])
    await play(ann, table_message(harbor.channel), "bid:3")
    await beat(harbor)
    assert re.search(rf"{re.escape(done)}.*bid 4", text_of(await hand_of(harbor, ben))), "the bid that was made"
    assert text_of(await hand_of(harbor, ben)).count(done) == 1, "a bid after another is one order"
    assert "Your premove was made: Auction of voyage 1: pass." in text_of(await hand_of(harbor, cho))
    assert "Your premove" not in text_of(await hand_of(harbor, ann))
    assert "bid up to 4" not in text_of(await hand_of(harbor, cho))
    assert "Your premove" not in text_of(table_message(harbor.channel))
    await harbor.restart()
    assert done in text_of(await hand_of(harbor, ben))
    await play(ann, table_message(harbor.channel), "bid:5")
    await beat(harbor)
    table = game_of(await live_table(harbor))
    assert table.view(None).master == table.seat_of(ann.id)
    for code in ("buy:none", "leave:jade", "start:5-4-0", "place:port:a"):
        await move(harbor, ann, code)
    assert done in text_of(await hand_of(harbor, ben))
    await move(harbor, ben, "place:port:b")
    assert "Your premove" not in text_of(await hand_of(harbor, ben))


PASSED = "Your premove was made: Auction of voyage 1: pass."


async def carried_out(harbor: Harbor, open_before: str = "") -> MemberActor:
    """A table where an order of Ben's was carried out; ``open_before`` is what he had open meanwhile."""
    _, ann, ben, _ = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    if open_before:
        await press(ben, table_message(harbor.channel), f"tb:.*:{open_before}$")
    await play(ann, table_message(harbor.channel), "bid:1")
    await beat(harbor)
    return ben


@pytest.mark.slow
@pytest.mark.parametrize("view", ["hand", "more", "explain"])
async def test_an_open_panel_says_that_an_order_was_carried_out(harbor: Harbor, view: str) -> None:
    ben = await carried_out(harbor, view)
    (panel,) = panels(ben, harbor.channel.id)
    assert PASSED in text_of(panel)


@pytest.mark.parametrize("view", ["more", "explain"])
async def test_the_next_panel_says_once_that_an_order_was_carried_out(harbor: Harbor, view: str) -> None:
    ben = await carried_out(harbor)
    first = (await press(ben, table_message(harbor.channel), f"tb:.*:{view}$")).response
    assert first is not None
    assert PASSED in text_of(first)
    then = (await press(ben, first, "tb:.*:(rules|explain)$")).response
    assert then is not None
    assert PASSED not in text_of(then)
    hand = (await press(ben, then, "tb:.*:hand$")).response
    assert hand is not None
    assert PASSED in text_of(hand), "a hand tells it as long as its owner has not decided again"


async def test_a_refusal_begins_with_an_order_that_was_carried_out(harbor: Harbor) -> None:
    ben = await carried_out(harbor)
    board = table_message(harbor.channel)
    refused = answer_of(await press(ben, board, "bid:2$"))
    assert re.fullmatch(rf"{re.escape(PASSED)} \S+ \*\*\w+\*\* passed", refused.splitlines()[0])
    assert refused.splitlines()[1].startswith("❗")
    assert PASSED not in answer_of(await press(ben, board, "bid:2$"))
    assert PASSED not in answer_of(await press(harbor.eve, board, "bid:2$"))


async def test_a_refusal_is_told_though_orders_cannot_be_read(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ben = await carried_out(harbor)

    async def unreadable(*_: object) -> None:
        raise BadLog("it does not follow the rules")

    monkeypatch.setattr(harbor.bot.services.premoves, "book", unreadable)
    live = await live_table(harbor)
    pressed = AT_TABLE(table=live.id, action="back")
    board = with_part(seen(ben, table_message(harbor.channel)), pressed)
    assert "You’re already in your seat." in answer_of(await press_late(ben, board, pressed))
    assert "it does not follow the rules" in caplog.text


async def test_where_nothing_can_be_ordered_it_is_said_when_one_can(harbor: Harbor) -> None:
    _, ann, ben, _ = await first_auction(harbor)
    assert "Voyage 1: Pass the Auction" in labels(await ahead_of(harbor, ben))
    panel = await ahead_of(harbor, ann)  # her turn: she presses
    assert "bids for the next auction once this one is over" in text_of(panel)


@pytest.mark.slow
async def test_bids_go_up_to_what_was_ordered_and_then_it_is_passed(harbor: Harbor) -> None:
    table, ann, ben, cho = await first_auction(harbor)
    await bid_up_to(harbor, ben, 4)
    await give(harbor, cho, "pass:1")
    await play(ann, table_message(harbor.channel), "bid:1")
    await beat(harbor)
    await beat(harbor)
    assert (table.view(None).bid, table.view(None).bidder) == (2, table.seat_of(ben.id))
    await play(ann, table_message(harbor.channel), "bid:3")
    await beat(harbor)
    assert (table.view(None).bid, table.view(None).bidder) == (4, table.seat_of(ben.id))
    await play(ann, table_message(harbor.channel), "bid:5")
    await beat(harbor)
    assert table.view(None).master == table.seat_of(ann.id)


@pytest.mark.slow
async def test_who_presses_before_the_beat_is_over_has_decided(harbor: Harbor) -> None:
    table, ann, ben, _ = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    await play(ann, table_message(harbor.channel), "bid:1")
    await play(ben, table_message(harbor.channel), "bid:2")
    await beat(harbor)
    assert (table.view(None).bid, table.view(None).bidder) == (2, table.seat_of(ben.id))
    assert not table.view(None).passed[table.seat_of(ben.id) or 0]


@pytest.mark.slow
async def test_a_card_is_played_to_the_suit_that_was_led(harbor: Harbor) -> None:
    live = await slow_game(harbor, "manille", 1, autoplay_forced="false")
    table, services = game_of(live), harbor.bot.services
    while table.view(None).phase != "play":
        await table.time_up(table.ply)
    people, leader = seats(harbor, table), table.to_act[0]
    for person in people:
        for code in services.premoves.offered(live, person.id, await services.premoves.book(live, person.id)):
            if code.startswith("follow"):
                await give(harbor, person, code)
    held = {seat: len(await standing(harbor, person)) for seat, person in enumerate(people)}
    if leader in held:
        await do(harbor, people[leader], MOVE(table=live.id, ply=table.ply, code=table.moves(leader)[0].code))
    for _ in range(3):
        await beat(harbor)
    made = {told.seat for told in table.events_for(None) if told.by == "person"} - {leader}
    assert made, "somebody had a card to follow with"
    for seat in made:
        assert len(await standing(harbor, people[seat or 0])) < held[seat or 0]


@pytest.mark.slow
async def test_premove_is_played_once_across_a_restart(harbor: Harbor) -> None:
    table, ann, ben, cho = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    await harbor.env.advance_time(AWAY_SECONDS)
    await play(ann, table_message(harbor.channel), "bid:1")
    await harbor.restart()
    await beat(harbor)
    table = game_of(await live_table(harbor))
    assert table.to_act == (table.seat_of(cho.id),)
    assert table.number == 2
    await harbor.restart()
    await beat(harbor)
    table = game_of(await live_table(harbor))
    assert table.number == 2
    assert len(calls_to(harbor, cho)) == 1, "who waits for a beat is called after a restart, too"


@on_both
async def test_two_processes_carry_an_order_out_once(database: str, tmp_path: Path) -> None:
    url = database or f"sqlite:///{tmp_path / 'both.sqlite3'}"
    stores = [await Store.open(url), await Store.open(url)]
    both = [Tables(store, GAMES) for store in stores]
    live = await both[0].open(GAMES["manila"], 1, 1, 1, "Ann", 3, "correspondence")
    for user in (2, 3):
        await both[0].change(live, lambda lobby, user=user: join(lobby, user, f"P{user}"))  # type: ignore[misc]
    await both[0].start(live, 1)
    game = require_game(live)
    first = game.chairs[game.table.to_act[0]].user or 0
    second = game.chairs[(game.table.to_act[0] + 1) % 3].user or 0
    carriers = [PremoveService(tables, lambda _live, _user: None) for tables in both]
    await carriers[0].give(game, second, "bid:1:9")
    await game.table.submit(first, game.table.ply, "bid:1")
    other = require_game(await both[1].require(live.id))
    ply = game.table.ply
    done = await asyncio.gather(carriers[0].carry_out(game, ply), carriers[1].carry_out(other, ply))
    assert sorted(done) == [False, True]
    assert [entry.code for entry in await stores[0].entries(live.id)] == ["start", "bid:1", "bid:2"]
    for store in stores:
        await store.close()


# -- dropping ------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_space_that_was_taken_is_asked_for_and_the_hand_says_why(harbor: Harbor) -> None:
    table, ann, ben, _ = await to_placing(harbor)
    await give(harbor, ben, PORT)
    await harbor.env.advance_time(AWAY_SECONDS)
    await play(ann, table_message(harbor.channel), "place:port:a")
    await beat(harbor)
    assert table.to_act == (table.seat_of(ben.id),)
    assert len(calls_to(harbor, ben)) == 1
    hand = await hand_of(harbor, ben)
    assert "Premove dropped: Accomplice 1: Port A, pay 4. That space was taken." in text_of(hand)
    assert await standing(harbor, ben) == ()
    await play(ben, table_message(harbor.channel), "place:port:b")
    await beat(harbor)
    assert "Premove dropped" not in text_of(await hand_of(harbor, ben))


@pytest.mark.slow
async def test_undo_drops_all_premoves_and_notifies_their_players(harbor: Harbor) -> None:
    _, ann, ben, cho = await to_placing(harbor)
    await give(harbor, cho, PORT)
    await play(ann, table_message(harbor.channel), "place:pirate")
    await do(harbor, ann, "tb:1:undo")
    await do(harbor, ben, "tb:1:agree")
    await cho.slash(harbor.channel, "table pings", when="always")
    await do(harbor, cho, "tb:1:agree")
    await beat(harbor)
    assert await standing(harbor, cho) == ()
    assert any("couldn’t be made" in message.content for message in cho.user.dm_channel.history())
    assert "A move was undone" in text_of(await hand_of(harbor, cho))


@pytest.mark.slow
async def test_while_people_vote_on_taking_back_orders_rest(harbor: Harbor) -> None:
    table, ann, ben, _ = await to_placing(harbor)
    await give(harbor, ben, PORT)
    await play(ann, table_message(harbor.channel), "place:pirate")
    await do(harbor, ann, "tb:1:undo")
    before = table.number
    await beat(harbor)
    assert table.number == before
    await do(harbor, ben, "tb:1:refuse")
    await beat(harbor)
    assert table.number == before + 1
    assert table.view(None).ports[0] == table.seat_of(ben.id)


@pytest.mark.slow
async def test_unanswered_undo_ends_before_a_premove_is_late(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.periodic.MOST_SECONDS", 6.0 * HOUR)
    monkeypatch.setattr("host.deadlines.BEAT", timedelta(hours=6))
    table, ann, ben, cho = await first_auction(harbor)
    await bid_up_to(harbor, ben, 12)
    await play(ann, table_message(harbor.channel), "bid:1")
    await do(harbor, ann, "tb:1:undo")
    await harbor.env.advance_time(25 * HOUR)
    assert (await live_table(harbor)).proposal is None
    assert table.missed(table.seat_of(ben.id) or 0) == 0
    assert table.to_act == (table.seat_of(cho.id),)
    assert await standing(harbor, ben) != (), "he still bids up to his limit"


async def test_who_leaves_or_gives_their_seat_away_has_no_orders_there(harbor: Harbor) -> None:
    _, _, ben, cho = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    await give(harbor, cho, "pass:1")
    live = await live_table(harbor)
    await beat(harbor)
    await leave_game(ben, harbor.channel)
    assert await standing(harbor, ben) == ()
    seat = live.table.seat_of(cho.id)
    assert seat is not None
    chair = live.table.chairs[seat]
    await harbor.bot.services.tables.seats.change_player(live, seat, type(chair)("eve", harbor.eve.id))
    await harbor.bot.services.updater.update(live)
    assert cho.id not in await harbor.bot.services.tables.store.orders.at(live.id)


@on_both
async def test_leaving_and_coming_back_ends_orders(harbor: Harbor) -> None:
    _, _, ben, _ = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    live = await live_table(harbor)
    assert harbor.bot.services.timekeeper.autoplay.awaits(live)
    await leave_game(ben, harbor.channel)
    assert harbor.bot.services.timekeeper.autoplay.awaits(live)  # nothing has looked after the orders
    await press(ben, table_message(harbor.channel), "tb:.*:back")
    assert await standing(harbor, ben) == ()
    assert "You left your seat" in text_of(await ahead_of(harbor, ben))


async def test_who_comes_back_at_once_reads_that_orders_ended(harbor: Harbor) -> None:
    _, _, ben, _ = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    await leave_game(ben, harbor.channel)
    back = answer_of(await press(ben, table_message(harbor.channel), "tb:.*:back"))
    assert "Premove dropped: " in back
    assert "You left your seat.\nYou’re back" in back


async def test_a_seat_passed_on_and_back_ends_orders(harbor: Harbor) -> None:
    _, _, ben, _ = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    live = await live_table(harbor)
    seat = live.table.seat_of(ben.id)
    assert seat is not None
    chair = live.table.chairs[seat]
    for user in (harbor.eve.id, ben.id):
        await harbor.bot.services.tables.seats.change_player(live, seat, type(chair)("somebody", user))
    assert await standing(harbor, ben) == ()


async def test_orders_end_with_the_game(harbor: Harbor) -> None:
    _, _, ben, _ = await first_auction(harbor)
    await give(harbor, ben, "pass:1")
    live = await live_table(harbor)
    await harbor.bot.services.tables.end(live)
    await harbor.bot.services.updater.update(live)
    assert await harbor.bot.services.tables.store.orders.at(live.id) == {}


@pytest.mark.slow
async def test_unknown_stored_premoves_are_ignored_without_harm(harbor: Harbor) -> None:
    _, ann, ben, _ = await first_auction(harbor)
    live = await live_table(harbor)
    unknown = Premove(code="sail:around:the:world", undone=0)
    dropped = FailedPremove(code="sail:home", number=0, key="dropped-left")
    book = {"standing": (unknown,), "dropped": (dropped,)}
    await harbor.bot.services.tables.store.orders.change(live.id, ben.id, lambda now: now.model_copy(update=book))
    assert "You have no premoves" in text_of(await ahead_of(harbor, ben))
    await move(harbor, ann, "bid:1")
    await beat(harbor)
    assert live.table.to_act == (live.table.seat_of(ben.id),)
