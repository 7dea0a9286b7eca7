"""A seat goes to nobody who has not agreed to take it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta

import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor

from bot.cogs.tables import seat_offers, settings
from bot.core.layout import link_to
from bot.core.visibility import Place
from bot.tables.presses import OFFER
from engine.game import Refusal
from engine.table import REMEMBERED, Accepted, SeatAssignment
from host import records
from host.live import GameSession, require_game
from host.rate_limiter import RateLimiter
from host.usage_limits import BOUNDS, Rate
from storage.errors import StaleTableError
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, labels, leave_game, press, press_late, seen, table_message, text_of, with_part
from tests.bot.finishing import finish
from tests.bot.playing import game_of, live_table, open_table, start_game
from tests.bot.test_privacy import contents, delete, saved
from tests.bot.test_stats import shown, store_of
from tests.postgres import on_both


@pytest.fixture
async def live(harbor: Harbor) -> GameSession:
    return await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)


async def offer(harbor: Harbor, newcomer: MemberActor, **more: MemberActor) -> str:
    """Ben offers his seat to somebody."""
    return answer_of(await harbor.ben.slash(harbor.channel, "table replace", newcomer=newcomer, **more))


async def left_for_long(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben has been away for an hour, and an AI plays for him."""
    live = await live_table(harbor)
    if live.chairs[1].present:
        await harbor.bot.services.tables.leave(live, harbor.ben.id)
    while await store_of(harbor).substituted_at(live.id, 1, 0) is None:
        await live.table.time_up(live.table.ply)
    later(harbor, monkeypatch, minutes=60)


def later(harbor: Harbor, monkeypatch: pytest.MonkeyPatch, minutes: int) -> None:
    """It is so much later, and the bot was there all the time."""
    for place, name in ((seat_offers, "utcnow"), (harbor.bot.attendance, "_now")):
        monkeypatch.setattr(place, name, lambda: utcnow() + timedelta(minutes=minutes))


async def offer_of_the_host(harbor: Harbor) -> str:
    return answer_of(await harbor.ann.slash(harbor.channel, "table replace", newcomer=harbor.eve, seat_of=harbor.ben))


def called(harbor: Harbor) -> set[int]:
    """Whom the newest message that can be pressed calls."""
    allowed = harbor.env.backend.get_message(harbor.channel.id, table_message(harbor.channel).id).allowed_mentions
    return set(allowed.users or ())


async def test_who_is_asked_sits_down_when_they_say_yes_and_not_before(harbor: Harbor, live: GameSession) -> None:
    hand = game_of(live).view(1).hand
    assert "asked" in await offer(harbor, harbor.eve)
    asked = table_message(harbor.channel)
    assert f"<@{harbor.eve.id}>" in text_of(asked)
    assert called(harbor) == {harbor.eve.id}
    assert game_of(live).seat_of(harbor.ben.id) == 1
    assert game_of(live).seat_of(harbor.eve.id) is None
    (shown,) = (await press(harbor.eve, asked, "so:.*:take")).followups
    assert game_of(live).seat_of(harbor.eve.id) == 1
    assert game_of(live).view(1).hand == hand
    (said,) = (m for m in map(text_of, harbor.channel.history()) if "took over" in m)
    assert f"🟨 **eve** took over 🟨 **ben**’s seat at [table {live.id}]({link_to(live)})" in said
    assert shown.ephemeral
    assert "Your hand" in text_of(shown)


@pytest.mark.parametrize("opened", [False, True])
async def test_hands_say_at_once_that_their_seat_was_taken(harbor: Harbor, live: GameSession, opened: bool) -> None:
    await harbor.env.settle()
    (sent,) = harbor.ben.user.dm_channel.history()
    if opened:
        await press_late(harbor.ben.user, seen(harbor.ben.user, sent), f"tb:{live.id}:more")
    left = await leave_game(harbor.ben, harbor.channel)
    await harbor.bot.services.tables.seats.change_player(live, 1, SeatAssignment("eve", harbor.eve.id))
    await harbor.bot.services.updater.update(live)
    await harbor.errands()
    (sent,) = harbor.ben.user.dm_channel.history()
    assert left.response is not None
    for hand in (sent, left.response):
        assert "Someone else has your seat now" in text_of(hand)
        assert link_to(live) in text_of(hand)
        assert not labels(hand)


async def near_the_end(live: GameSession) -> None:
    table = game_of(live)
    while max(table.view(None).market) < 20:
        await table.time_up(table.ply)


@pytest.mark.slow
async def test_a_loser_cannot_give_the_loss_away(harbor: Harbor, live: GameSession) -> None:
    await near_the_end(live)
    await offer(harbor, harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    await finish(live)
    rated = [await store_of(harbor).records.rating(who.id, "manila", "people", 0) for who in (harbor.ben, harbor.eve)]
    assert [rating is not None for rating in rated] == [True, False]


@pytest.mark.slow
async def test_loans_do_not_lengthen_a_stay(harbor: Harbor, live: GameSession) -> None:
    table = game_of(live)
    await near_the_end(live)
    sat = table.ply
    for _ in range(4):
        loan = next(move.code for move in table.moves(1) if move.free)
        assert isinstance(await table.submit(harbor.ben.id, table.ply, loan), Accepted)
    await offer(harbor, harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    assert (table.chairs[1].giver_sat, table.chairs[1].taken) == (sat, sat)
    recorded = list[int]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(records, "contest", lambda *args: recorded.append(args[-1]))
        await finish(live)
    assert recorded == [table.ply]


@pytest.mark.slow
async def test_leaving_for_a_moment_shortens_no_stay(harbor: Harbor, live: GameSession) -> None:
    await near_the_end(live)
    await harbor.bot.services.tables.leave(live, harbor.ben.id, counts=True)
    await harbor.bot.services.tables.seats.come_back(live, harbor.ben.id)
    await offer(harbor, harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    assert game_of(live).chairs[1].giver == harbor.ben.id
    assert game_of(live).chairs[1].giver_sat == game_of(live).decisions


async def test_deletion_forgets_who_gave_a_seat_away(harbor: Harbor, live: GameSession) -> None:
    await near_the_end(live)
    await offer(harbor, harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    _, told = await saved(harbor.ben, shown(await harbor.ben.slash(harbor.channel, "privacy")))
    assert [(table["name"], table["gave_seat"]) for table in told["tables"]] == [("ben", True)]
    await delete(harbor, harbor.ben)
    assert str(harbor.ben.id) not in await contents(harbor)
    again = await harbor.bot.services.tables.require(live.id)
    assert game_of(again).chairs[1].giver is None
    await finish(require_game(again))
    assert await store_of(harbor).records.rating(harbor.ann.id, "manila", "people", 0) is not None
    assert await store_of(harbor).records.rating(harbor.eve.id, "manila", "people", 0) is None


@pytest.mark.slow
async def test_a_host_who_gives_the_seat_away_passes_the_host(harbor: Harbor, live: GameSession) -> None:
    await harbor.ann.slash(harbor.channel, "table replace", newcomer=harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    assert live.lobby.host == harbor.eve.id
    await harbor.restart()
    stored = await live_table(harbor)
    assert stored.lobby.host == harbor.eve.id
    await harbor.eve.slash(harbor.channel, "table speed", speed="correspondence", table=live.id)
    assert stored.lobby.speed == "correspondence"


@pytest.mark.slow
async def test_nobody_is_pinged_without_end_by_offers(harbor: Harbor, live: GameSession) -> None:
    harbor.limit(RateLimiter(replace(BOUNDS, pings=Rate(2, 0))))
    pings = []
    for _ in range(4):
        await offer(harbor, harbor.eve)
        pings.append(called(harbor))
        await press(harbor.ben, table_message(harbor.channel), "so:.*:no")
    assert pings == [{harbor.eve.id}, {harbor.eve.id}, set(), set()]
    await offer(harbor, harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    assert game_of(live).seat_of(harbor.eve.id) == 1


@pytest.mark.slow
async def test_an_answer_to_an_offer_changes_no_other_message(harbor: Harbor, live: GameSession) -> None:
    await harbor.cho.slash(harbor.channel, "manila new")
    other = table_message(harbor.channel)
    await offer(harbor, harbor.eve)
    for answer, person in (("no", harbor.ben), ("take", harbor.eve)):
        custom_id = OFFER(table=live.id, seat=1, answer=answer)
        told = await press_late(person, with_part(seen(person, other), custom_id), custom_id)
        assert "button" in answer_of(told)
    now = next(each for each in harbor.channel.history() if each.id == other.id)
    assert text_of(now) == text_of(other)
    assert await harbor.bot.services.tables.store.offers.of(live.id, 1) is not None


@pytest.mark.slow
async def test_who_says_no_gets_no_seat(harbor: Harbor, live: GameSession) -> None:
    await offer(harbor, harbor.eve)
    asked = table_message(harbor.channel)
    await press(harbor.eve, asked, "so:.*:no")
    assert game_of(live).seat_of(harbor.ben.id) == 1
    assert await harbor.bot.services.tables.store.offers.of(live.id, 1) is None


@pytest.mark.slow
async def test_only_who_is_asked_takes_the_seat(harbor: Harbor, live: GameSession) -> None:
    await offer(harbor, harbor.eve)
    asked = table_message(harbor.channel)
    dan = harbor.guild.add_member(harbor.env.create_user("dan"))
    for person in (dan, harbor.ann, harbor.ben):
        assert "someone else" in answer_of(await press(person, asked, "so:.*:take"))
    assert "someone else" in answer_of(await press(dan, asked, "so:.*:no"))
    await press(harbor.ben, asked, "so:.*:no")  # it was his to offer
    assert await harbor.bot.services.tables.store.offers.of(live.id, 1) is None


@pytest.mark.slow
async def test_an_offer_outlives_a_restart_and_ends_in_time(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(seat_offers, "utcnow", lambda: utcnow() - timedelta(hours=2))
        await offer(harbor, harbor.eve)
        assert "no longer open" in answer_of(await press(harbor.eve, table_message(harbor.channel), "so:.*:take"))
    await offer(harbor, harbor.eve)
    await harbor.restart()
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    assert game_of(await live_table(harbor)).seat_of(harbor.eve.id) == 1


async def test_an_offer_that_could_not_be_posted_is_made_again(harbor: Harbor, live: GameSession) -> None:
    harbor.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    assert "asked" not in await offer(harbor, harbor.eve)
    assert "asked" in await offer(harbor, harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    assert game_of(live).seat_of(harbor.eve.id) == 1


async def test_new_seat_offer_replaces_old_and_nobody_is_asked_twice(harbor: Harbor, live: GameSession) -> None:
    await offer(harbor, harbor.eve)
    old = table_message(harbor.channel)
    assert "already been asked" in await offer(harbor, harbor.eve)
    dan = harbor.guild.add_member(harbor.env.create_user("dan"))
    await offer(harbor, dan)
    assert "someone else" in answer_of(await press(harbor.eve, old, "so:.*:take"))
    await press(dan, table_message(harbor.channel), "so:.*:take")
    assert game_of(live).seat_of(dan.id) == 1


@pytest.mark.parametrize("message", ["old", "new"])
async def test_offer_whose_message_may_be_deleted_is_made_again(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch, message: str
) -> None:
    await offer(harbor, harbor.eve)
    asked = table_message(harbor.channel)
    later(harbor, monkeypatch, minutes=9)
    assert "already been asked" in await offer(harbor, harbor.eve)
    later(harbor, monkeypatch, minutes=11)
    assert "already been asked" not in await offer(harbor, harbor.eve)
    assert table_message(harbor.channel).id != asked.id
    await press(harbor.eve, asked if message == "old" else table_message(harbor.channel), "so:.*:take")
    assert game_of(live).seat_of(harbor.eve.id) == 1


async def test_who_comes_back_keeps_the_seat_that_the_host_has_offered(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = harbor.bot.services
    await left_for_long(harbor, monkeypatch)
    assert "asked" in await offer_of_the_host(harbor)
    asked = table_message(harbor.channel)
    assert "who is away" in text_of(asked)
    await services.tables.seats.come_back(live, harbor.ben.id)
    assert "no longer open" in answer_of(await press(harbor.eve, asked, "so:.*:take"))
    assert game_of(live).seat_of(harbor.ben.id) == 1


async def test_who_is_back_keeps_a_seat_being_taken(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = harbor.bot.services
    await left_for_long(harbor, monkeypatch)
    await offer_of_the_host(harbor)
    standing = await services.tables.store.offers.of(live.id, 1)
    assert standing is not None
    await services.tables.seats.come_back(live, harbor.ben.id)
    with pytest.raises(Refusal, match="why-no-offer"):
        await services.tables.seats.take(live, standing, SeatAssignment("eve", harbor.eve.id))
    assert game_of(live).seat_of(harbor.ben.id) == 1


async def test_an_offer_of_the_host_ends_when_its_owner_is_back(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = harbor.bot.services
    await left_for_long(harbor, monkeypatch)
    await offer_of_the_host(harbor)
    asked = table_message(harbor.channel)
    await services.tables.seats.come_back(live, harbor.ben.id)
    await services.tables.leave(live, harbor.ben.id, counts=True)
    assert "no longer open" in answer_of(await press(harbor.eve, asked, "so:.*:take"))
    assert game_of(live).seat_of(harbor.ben.id) == 1


@pytest.mark.parametrize(("speed", "minutes"), [("live", 10), ("correspondence", 24 * 60), ("none", 10)])
async def test_an_absent_players_seat_is_kept_for_a_while(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, speed: str, minutes: int
) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed=speed)
    await harbor.bot.services.tables.leave(live, harbor.ben.id)
    assert "still kept" in await offer_of_the_host(harbor), "no AI has played for him"
    await left_for_long(harbor, monkeypatch)
    later(harbor, monkeypatch, minutes - 1)
    assert "still kept" in await offer_of_the_host(harbor)
    later(harbor, monkeypatch, minutes + 1)
    assert "asked" in await offer_of_the_host(harbor)


async def test_no_kept_seat_is_lost_while_the_bot_is_away(harbor: Harbor, live: GameSession) -> None:
    await harbor.bot.services.tables.leave(live, harbor.ben.id)
    while await store_of(harbor).substituted_at(live.id, 1, 0) is None:
        await live.table.time_up(live.table.ply)
    harbor.bot.attendance.lost(0)
    await harbor.env.advance_time(11 * 60)
    await harbor.bot.attendance.back(0)
    assert "still kept" in await offer_of_the_host(harbor)
    await harbor.env.advance_time(11 * 60)
    assert "asked" in await offer_of_the_host(harbor)


async def test_a_seat_of_a_present_player_is_not_the_hosts_to_give(harbor: Harbor, live: GameSession) -> None:
    assert "🟨 **ben** isn’t absent." in await offer_of_the_host(harbor)
    told = await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.eve, seat_of=harbor.ben)
    assert "only give away your own" in answer_of(told)


@pytest.mark.slow
async def test_moves_of_others_keep_a_seat_no_longer(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = game_of(await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="none"))
    await left_for_long(harbor, monkeypatch)
    monkeypatch.undo()
    await harbor.env.advance_time(11 * 60)
    since = table.number
    while table.number <= since + REMEMBERED:
        await table.time_up(table.ply)
    assert "asked" in await offer_of_the_host(harbor)


@pytest.mark.parametrize("pings", ["away", "never"])
async def test_a_host_who_offers_a_seat_has_its_owner_pinged(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch, pings: str
) -> None:
    await harbor.ben.slash(harbor.channel, "table pings", when=pings)
    await left_for_long(harbor, monkeypatch)
    await offer_of_the_host(harbor)
    assert called(harbor) == {harbor.eve.id, *({harbor.ben.id} if pings == "away" else ())}
    assert f"{harbor.ben.mention}, press **I’m Back**" in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_an_own_offer_outlives_leaving_and_coming_back(harbor: Harbor, live: GameSession) -> None:
    await offer(harbor, harbor.eve)
    asked, tables = table_message(harbor.channel), harbor.bot.services.tables
    await tables.leave(live, harbor.ben.id, counts=True)
    await tables.seats.come_back(live, harbor.ben.id)
    await press(harbor.eve, asked, "so:.*:take")
    assert game_of(live).seat_of(harbor.eve.id) == 1


async def test_who_sits_there_already_is_not_asked(harbor: Harbor, live: GameSession) -> None:
    assert "**cho** already has a seat here. Choose someone else." in await offer(harbor, harbor.cho)
    assert await harbor.bot.services.tables.store.offers.of(live.id, 1) is None


async def test_no_seat_is_offered_to_who_is_blocked_or_was_sent_away(harbor: Harbor, live: GameSession) -> None:
    tables = harbor.bot.services.tables
    await tables.store.guilds.block(harbor.guild.id, harbor.eve.id)
    assert "blocked that person" in await offer(harbor, harbor.eve)
    dan = harbor.guild.add_member(harbor.env.create_user("dan"))
    await offer(harbor, dan)
    asked = table_message(harbor.channel)
    live.lobby = replace(live.lobby, kicked=(dan.id,))
    assert "removed this person" in answer_of(await press(dan, asked, "so:.*:take"))
    assert "removed this person" in await offer(harbor, dan)
    assert game_of(live).seat_of(harbor.ben.id) == 1


async def test_who_wants_no_calls_is_not_called_by_an_offer(harbor: Harbor, live: GameSession) -> None:
    await harbor.eve.slash(harbor.channel, "table pings", when="never")
    await offer(harbor, harbor.eve)
    assert called(harbor) == set()
    assert not live.over


@on_both
async def test_a_seat_that_is_taken_twice_at_once_is_taken_once(harbor: Harbor, live: GameSession) -> None:
    await offer(harbor, harbor.eve)
    tables = harbor.bot.services.tables
    standing = await tables.store.offers.of(live.id, 1)
    assert standing is not None
    chair, store = live.chairs[1], harbor.bot.store
    assert store is not None
    outcomes = await asyncio.gather(
        *(store.reseat(live.id, 1, chair, offer=standing) for _ in range(2)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes].count(StaleTableError) == 1


async def test_blocked_player_offers_no_seat(harbor: Harbor, boss: MemberActor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await boss.slash(harbor.channel, "admin block", player=harbor.ben)
    said = answer_of(await harbor.ben.slash(harbor.channel, "table replace", newcomer=harbor.eve))
    assert "blocked you" in said
    assert await harbor.bot.services.tables.store.offers.of(live.id, 1) is None


@pytest.mark.slow
async def test_absent_blocked_player_can_be_replaced(
    harbor: Harbor, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await boss.slash(harbor.channel, "admin block", player=harbor.ben)
    await left_for_long(harbor, monkeypatch)
    await offer_of_the_host(harbor)
    assert await harbor.bot.services.tables.store.offers.of(live.id, 1) is not None


async def test_blocked_player_is_not_made_host(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await store_of(harbor).guilds.block(harbor.guild.id, harbor.ben.id)
    said = answer_of(await harbor.ann.slash(harbor.channel, "table host", heir=harbor.ben))
    assert "blocked that person" in said
    assert live.lobby.host == harbor.ann.id


async def test_nobody_becomes_host_who_gives_a_seat_away(
    harbor: Harbor, live: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await offer(harbor, harbor.eve)
    tables, standing = harbor.bot.services.tables, await harbor.bot.services.tables.store.offers.of(live.id, 1)
    assert standing is not None

    async def taken_meanwhile(place: Place | None, users: Iterable[int]) -> list[int]:
        await tables.seats.take(live, standing, SeatAssignment("eve", harbor.eve.id))
        return list(users)

    monkeypatch.setattr(settings, "who_sees", taken_meanwhile)
    said = answer_of(await harbor.ann.slash(harbor.channel, "table host", heir=harbor.ben))
    assert "someone who plays here" in said
    assert live.lobby.host == harbor.ann.id


@pytest.mark.slow
async def test_nobody_gets_a_second_hand_of_a_game(harbor: Harbor, live: GameSession) -> None:
    await offer(harbor, harbor.eve)
    await press(harbor.eve, table_message(harbor.channel), "so:.*:take")
    told = await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.ben)
    assert "gave away another seat" in answer_of(told)
    told = await harbor.eve.slash(harbor.channel, "table replace", newcomer=harbor.ben)
    assert "asked" in answer_of(told), "their own seat is theirs again"


async def take(harbor: Harbor, owner: MemberActor, newcomer: MemberActor) -> None:
    await owner.slash(harbor.channel, "table replace", newcomer=newcomer)
    await press(newcomer, table_message(harbor.channel), "so:.*:take")


@pytest.mark.slow
async def test_a_short_stay_at_a_seat_shows_its_hand_too(harbor: Harbor, live: GameSession) -> None:
    await near_the_end(live)
    await take(harbor, harbor.ben, harbor.eve)
    await take(harbor, harbor.eve, harbor.ben)
    assert game_of(live).chairs[1].user == harbor.ben.id
    told = await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.eve)
    assert "gave away another seat" in answer_of(told)
    told = await harbor.ben.slash(harbor.channel, "table replace", newcomer=harbor.eve)
    assert "asked" in answer_of(told), "she knows this hand already"


async def test_no_older_offer_gives_a_second_hand(harbor: Harbor, live: GameSession) -> None:
    await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.eve)
    first = table_message(harbor.channel)
    await take(harbor, harbor.ben, harbor.eve)
    await take(harbor, harbor.eve, harbor.guild.add_member(harbor.env.create_user("dan")))
    told = await press(harbor.eve, first, "so:.*:take")
    assert "know its hand" in answer_of(told)
    assert game_of(live).seat_of(harbor.eve.id) is None


@pytest.mark.slow
@pytest.mark.parametrize("how", ["given", "left"])
async def test_deletion_gives_no_second_hand(harbor: Harbor, live: GameSession, how: str) -> None:
    if how == "given":
        await take(harbor, harbor.ben, harbor.eve)
    else:
        await harbor.bot.services.tables.leave(live, harbor.ben.id, counts=True)
    await delete(harbor, harbor.ben)
    assert str(harbor.ben.id) not in await contents(harbor)
    told = await harbor.cho.slash(harbor.channel, "table replace", newcomer=harbor.ben)
    assert "gave away another seat" in answer_of(told)
