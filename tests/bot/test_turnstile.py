"""What people press is let through; what only scripts press is held back, and the others notice nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tables.presses import AT_TABLE
from host.rate_limiter import RateLimiter
from host.usage_limits import BOUNDS, Rate, UsageLimits
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, codes, panels, play, press, press_late, seen, table_message, text_of
from tests.bot.finishing import finished_game
from tests.bot.playing import game_of, start_game

ANN, BEN, HERE = 1, 2, 10


class Hand:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Hand:
    return Hand()


def small(clock: Hand) -> RateLimiter:
    return RateLimiter(UsageLimits(presses=Rate(4, 1), server_presses=Rate(6, 1), lookups=Rate(2, 1)), clock)


def test_fast_presses_get_one_warning_and_then_silence(clock: Hand) -> None:
    turnstile = small(clock)
    assert [turnstile.ask(ANN, None) for _ in range(7)] == [*["pass"] * 4, "tell", "hush", "hush"]
    assert turnstile.ask(BEN, None) == "pass"


def test_after_a_while_one_may_press_again(clock: Hand) -> None:
    turnstile = small(clock)
    for _ in range(9):
        turnstile.ask(ANN, None)
    clock.time = 1.0
    assert [turnstile.ask(ANN, None) for _ in range(2)] == ["pass", "hush"]
    clock.time = 60.0
    assert [turnstile.ask(ANN, None) for _ in range(5)] == [*["pass"] * 4, "tell"]


def test_blocked_presses_of_one_user_do_not_limit_the_server(clock: Hand) -> None:
    turnstile = small(clock)
    for _ in range(1000):
        turnstile.ask(ANN, HERE)
    assert turnstile.ask(BEN, HERE) == "pass"


async def test_a_button_that_is_pressed_twice_makes_one_move(harbor: Harbor, clock: Hand) -> None:
    """AI seats answer at once: where the first button was, the next decision's is."""
    harbor.limit(RateLimiter(BOUNDS, clock))
    live = await start_game(harbor, harbor.ann, ai=2)
    bid = next(code for code in codes(table_message(harbor.channel)) if code.startswith("bid"))
    await play(harbor.ann, table_message(harbor.channel), bid)
    number = game_of(live).number
    clock.time += 0.3
    again, *_ = codes(table_message(harbor.channel))
    assert "press again" in answer_of(await play(harbor.ann, table_message(harbor.channel), again))
    assert game_of(live).number == number
    clock.time += 0.6
    await play(harbor.ann, table_message(harbor.channel), again)
    assert game_of(live).number > number


def test_a_server_has_a_bound_too_whoever_presses_there(clock: Hand) -> None:
    turnstile = small(clock)
    assert [turnstile.ask(person, HERE) for person in range(100, 107)] == [*["pass"] * 6, "tell-server"]
    assert turnstile.ask(100, HERE + 1) == "pass"


def test_keys_that_are_typed_have_a_bound_of_their_own(clock: Hand) -> None:
    turnstile = small(clock)
    assert [turnstile.may_look_up(ANN, None) for _ in range(3)] == [True, True, False]
    assert turnstile.ask(ANN, None) == "pass"


def test_keys_typed_in_a_server_have_a_bound_too(clock: Hand) -> None:
    turnstile = RateLimiter(UsageLimits(lookups=Rate(2, 1), server_lookups=Rate(3, 1)), clock)
    assert [turnstile.may_look_up(person, HERE) for person in (100, 100, 100, 101, 101)] == [
        *[True] * 2,
        False,
        True,
        False,
    ]
    assert turnstile.may_look_up(102, HERE + 1)


def test_pings_are_counted_by_who_asks_and_who_is_pinged(clock: Hand) -> None:
    turnstile = RateLimiter(UsageLimits(pings=Rate(2, 0.5)), clock)
    assert [turnstile.may_ping(ANN, BEN) for _ in range(3)] == [True, True, False]
    assert turnstile.may_ping(BEN, ANN)
    clock.time = 2.0
    assert [turnstile.may_ping(ANN, BEN) for _ in range(2)] == [True, False]


async def test_tables_are_not_opened_and_cancelled_without_end(harbor: Harbor, clock: Hand) -> None:
    harbor.limit(RateLimiter(replace(BOUNDS, openings=Rate(2, 0.01)), clock))
    for _ in range(2):
        await harbor.ann.slash(harbor.channel, "manila new")
        await harbor.ann.slash(harbor.channel, "table leave")
    posted = len(harbor.channel.history())
    for thread in (False, True):
        refused = answer_of(await harbor.ann.slash(harbor.channel, "manila new", thread=thread))
        assert "opened many tables" in refused
    assert (len(harbor.channel.history()), harbor.channel.threads) == (posted, [])
    await harbor.ben.slash(harbor.channel, "manila new")
    assert len(harbor.channel.history()) == posted + 1
    clock.time = 100.0
    await harbor.ann.slash(harbor.channel, "manila new")
    assert len(harbor.channel.history()) == posted + 2


@pytest.mark.slow
async def test_rematches_count_among_the_tables_that_are_opened(harbor: Harbor, clock: Hand) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)
    over, custom_id = seen(harbor.ann, table_message(harbor.channel)), AT_TABLE(table=live.id, action="rematch")
    harbor.limit(RateLimiter(replace(BOUNDS, openings=Rate(2, 0.01)), clock))
    for _ in range(2):
        await press_late(harbor.ann, over, custom_id)
        await harbor.ann.slash(harbor.channel, "table leave")
    posted = len(harbor.channel.history())
    assert "opened many tables" in answer_of(await press_late(harbor.ann, over, custom_id))
    assert len(harbor.channel.history()) == posted
    await press_late(harbor.ben, over, custom_id)
    await press_late(harbor.ann, over, custom_id)
    (again,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert again.present == [harbor.ben.id, harbor.ann.id]


async def test_keys_typed_in_excess_are_offered_no_time_zones(harbor: Harbor, clock: Hand) -> None:
    harbor.limit(RateLimiter(replace(BOUNDS, lookups=Rate(2, 0.01)), clock))
    for command in ("night plan", "table digest"):
        offered = [await harbor.ann.autocomplete(harbor.channel, command, "zone", "rome") for _ in range(3)]
        assert [bool(zones) for zones in offered] == [True, True, False]
        clock.time += 1000.0


async def test_a_channel_is_introduced_to_the_bot_now_and_then(harbor: Harbor, clock: Hand) -> None:
    harbor.limit(RateLimiter(replace(BOUNDS, posts=Rate(2, 0.001)), clock))

    async def mention(person: MemberActor, channel: ChannelHandle) -> int:
        assert harbor.bot.user is not None
        await person.send(channel, f"<@{harbor.bot.user.id}> hello")
        await harbor.env.settle()
        return sum(message.author.bot for message in channel.history())

    other = harbor.guild.create_text_channel("other")
    assert [await mention(who, harbor.channel) for who in (harbor.ann, harbor.ann, harbor.ben)] == [1, 1, 1]
    assert await mention(harbor.ann, other) == 1
    clock.time += 180
    assert await mention(harbor.ann, other) == 1, "it counts among her posts"
    assert await mention(harbor.ben, harbor.channel) == 2


# -- at a table --------------------------------------------------------------------------------------------


async def hand(harbor: Harbor, person: MemberActor) -> InteractionResult:
    return await press(person, table_message(harbor.channel), "tb:.*:hand")


async def test_a_flood_is_acknowledged_and_the_others_play_on(harbor: Harbor, clock: Hand) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    harbor.limit(RateLimiter(replace(BOUNDS, second_press=0), clock))
    most = int(BOUNDS.presses.at_once)
    answers = [await hand(harbor, harbor.ann) for _ in range(most + 5)]
    assert all(answer.acknowledged for answer in answers)
    assert len(panels(harbor.ann, harbor.channel.id)) == 2, "the panel, and once that it is too fast"
    assert "Wait a few seconds" in answer_of(answers[most])
    shown = (await hand(harbor, harbor.ben)).response
    assert shown is not None
    assert "Your hand" in text_of(shown)


async def test_commands_in_excess_get_a_sentence_and_do_nothing(harbor: Harbor, clock: Hand) -> None:
    harbor.limit(RateLimiter(UsageLimits(presses=Rate(1, 1)), clock))
    await harbor.ann.slash(harbor.channel, "manila new")
    for _ in range(3):
        assert "Nothing changed" in answer_of(await harbor.ann.slash(harbor.channel, "manila new"))
    assert len(await harbor.bot.services.tables.in_channel(harbor.channel.id)) == 1


async def test_messages_in_excess_are_answered_once(harbor: Harbor, clock: Hand) -> None:
    harbor.limit(RateLimiter(UsageLimits(presses=Rate(2, 1)), clock))
    for _ in range(9):
        await harbor.ann.send_dm("hands")
    said = [text_of(message) for message in harbor.ann.user.dm_channel.history() if message.author.bot]
    assert sum("not at a table" in text for text in said) == 2
    assert sum("Wait a few seconds" in text for text in said) == 1
    assert len(said) == 3
