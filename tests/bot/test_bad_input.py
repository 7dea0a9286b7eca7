"""What goes wrong is answered in one sentence to the right person, and changes nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from simcord.results import InteractionResult

from host.live import GameSession, TableSession
from storage.errors import StoreUnavailableError
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    codes,
    loans,
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
from tests.bot.finishing import finish
from tests.bot.playing import by_id, game_of, live_table, one_move, start_game


async def opened(harbor: Harbor) -> GameSession:
    """A game of three people, whose first auction is open."""
    return await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)


def unchanged(live: TableSession, number: int, result: InteractionResult) -> str:
    assert game_of(live).number == number
    return answer_of(result)


@pytest.mark.slow
async def test_a_press_by_somebody_not_seated(harbor: Harbor) -> None:
    live = await opened(harbor)
    board = table_message(harbor.channel)
    code = next(iter(codes(board)))
    assert "don’t have a seat" in unchanged(live, 0, await play(harbor.eve, board, code))


async def test_a_press_out_of_turn_names_whose_turn_it_is(harbor: Harbor) -> None:
    live = await opened(harbor)
    turn = game_of(live).to_act[0]
    other = [harbor.ann, harbor.ben, harbor.cho][(turn + 1) % 3]
    board = table_message(harbor.channel)
    said = unchanged(live, 0, await play(other, board, next(iter(codes(board)))))
    assert game_of(live).chairs[turn].name in said


async def test_a_press_on_an_old_board(harbor: Harbor) -> None:
    live = await opened(harbor)
    old = seen(harbor.ann, table_message(harbor.channel))
    turn = game_of(live).to_act[0]
    mover = [harbor.ann, harbor.ben, harbor.cho][turn]
    code, custom_id = next(iter(codes(table_message(harbor.channel)).items()))
    await play(mover, table_message(harbor.channel), code)
    assert "earlier" in unchanged(live, 1, await press_late(mover, old, custom_id))


async def test_a_press_on_a_message_that_the_table_has_left(harbor: Harbor) -> None:
    live = await opened(harbor)
    old = seen(harbor.ann, table_message(harbor.channel))
    custom_id = next(iter(codes(table_message(harbor.channel)).values()))
    await harbor.ann.slash(harbor.channel, "manila board")
    said = unchanged(live, 0, await press_late(harbor.ann, old, custom_id))
    assert str(live.message) in said


@pytest.mark.slow
async def test_a_press_on_a_game_that_is_over(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2, level="beginner")
    old = seen(harbor.ann, table_message(harbor.channel))
    custom_id = next(iter(codes(table_message(harbor.channel)).values()))
    await finish(live)
    number = game_of(live).number
    assert "over" in unchanged(live, number, await press_late(harbor.ann, old, custom_id))


@pytest.mark.parametrize(
    "custom_id",
    [
        "mv:999:0:pass",
        "mv:1:0:bid:999999",
        "mv:1:0:__import__",
        "mv:1:99:pass",
        "mv:0:0:pass",
        "tb:1:explode",
        "lb:1:explode",
        "lb:1:join",
        "lo:1:kind",
        "rp:chess:1",
        "something else entirely",
        "mv:1:0:" + "x" * 90,
        "an:1:0:pass",
    ],
)
@pytest.mark.parametrize("on_the_message", [False, True])
async def test_a_forged_id_is_answered_and_does_nothing(harbor: Harbor, custom_id: str, on_the_message: bool) -> None:
    live = await opened(harbor)
    fake = seen(harbor.eve, table_message(harbor.channel))
    if on_the_message:
        fake = with_part(fake, custom_id)
    for person in (harbor.eve, harbor.ann):
        assert unchanged(live, 0, await press_late(person, fake, custom_id))


@pytest.mark.slow
@pytest.mark.parametrize("value", ["-1", "abc", "1000000000", "", "1.5", "0", "१२"])
async def test_a_form_with_nonsense_in_it(harbor: Harbor, value: str) -> None:
    live = await opened(harbor)
    turn = game_of(live).to_act[0]
    mover = [harbor.ann, harbor.ben, harbor.cho][turn]
    board = table_message(harbor.channel)
    ask = next(custom_id for custom_id in pressable(board) if custom_id.startswith("an:"))
    shown = await mover.click(board, custom_id=ask)
    assert shown.modal is not None
    assert "number" in unchanged(live, 0, await send_form(mover, seen(mover, board), ask, value))


async def test_a_form_with_a_good_number_bids_it(harbor: Harbor) -> None:
    live = await opened(harbor)
    mover = [harbor.ann, harbor.ben, harbor.cho][game_of(live).to_act[0]]
    board = table_message(harbor.channel)
    ask = next(custom_id for custom_id in pressable(board) if custom_id.startswith("an:"))
    shown = await mover.click(board, custom_id=ask)
    await mover.submit_modal(shown, {"number": "9"})
    assert game_of(live).view(None).bid == 9
    assert "9" in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_a_form_is_judged_after_a_restart_too(harbor: Harbor) -> None:
    await opened(harbor)
    live = await live_table(harbor)
    mover = [harbor.ann, harbor.ben, harbor.cho][game_of(live).to_act[0]]
    board = table_message(harbor.channel)
    ask = next(custom_id for custom_id in pressable(board) if custom_id.startswith("an:"))
    await harbor.restart()
    await send_form(mover, seen(mover, board), ask, "11")
    assert game_of(await live_table(harbor)).view(None).bid == 11


@pytest.mark.slow
async def test_when_the_message_was_deleted_the_table_is_posted_anew(harbor: Harbor) -> None:
    live = await opened(harbor)
    mover = [harbor.ann, harbor.ben, harbor.cho][game_of(live).to_act[0]]
    board = table_message(harbor.channel)
    panel = await loans(mover, board)
    harbor.env.backend.delete_message(harbor.channel.id, board.id)
    code = next(code for code in codes(panel) if code.startswith("pledge"))
    await play(mover, panel, code)
    assert table_message(harbor.channel).id != board.id
    assert live.message == table_message(harbor.channel).id


@pytest.mark.slow
async def test_a_press_that_discord_gave_up_on_still_moves_the_board(harbor: Harbor) -> None:
    live = await opened(harbor)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    harbor.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await one_move(harbor, live, people, Random(2))
    assert game_of(live).number == 1
    assert live.shown == live.to_show


@pytest.mark.slow
async def test_a_channel_out_of_reach_loses_nothing(harbor: Harbor) -> None:
    live = await opened(harbor)
    mover = [harbor.ann, harbor.ben, harbor.cho][game_of(live).to_act[0]]
    panel = await loans(mover, table_message(harbor.channel))
    # Also when it is tried again, a second later.
    harbor.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=2)
    code = next(code for code in codes(panel) if code.startswith("pledge"))
    await play(mover, panel, code)
    assert game_of(live).number == 1
    assert live.shown != live.to_show
    # The next press brings the message up to date again.
    await one_move(harbor, live, {p.id: p for p in (harbor.ann, harbor.ben, harbor.cho)}, Random(1))
    assert live.shown == live.to_show


@pytest.mark.slow
async def test_what_cannot_be_stored_is_said_and_has_not_happened(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await opened(harbor)
    store = harbor.bot.store
    assert store is not None

    async def full(*_: object, **__: object) -> None:
        raise StoreUnavailableError("The disk that holds the database is full.")

    mover = [harbor.ann, harbor.ben, harbor.cho][game_of(live).to_act[0]]
    board = table_message(harbor.channel)
    with monkeypatch.context() as broken:
        broken.setattr(type(store), "append", full)
        assert "nothing changed" in unchanged(live, 0, await play(mover, board, next(iter(codes(board)))))
    await play(mover, board, next(iter(codes(board))))
    assert game_of(live).number == 1


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
async def test_a_failure_of_ours_is_answered_counted_and_logged(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: type[BaseException]
) -> None:
    live = await opened(harbor)

    def broken(*_: object) -> None:
        raise error

    board = table_message(harbor.channel)
    monkeypatch.setattr("bot.tables.panels.require_game", broken)
    assert "my side" in unchanged(live, 0, await press(harbor.ann, board, "tb:.*:hand"))
    assert error.__name__ in caplog.text


async def test_the_whole_settings_folder_may_be_gone_at_the_start(harbor: Harbor, tmp_path: Path) -> None:
    assert (tmp_path / "manila.sqlite3").exists()
    result = await harbor.ann.slash(harbor.channel, "table leave")
    assert answer_of(result)
