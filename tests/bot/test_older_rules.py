"""Tables that began under earlier rules: they are played on, taken back, replayed and checked by those."""

from __future__ import annotations

import pytest

from engine.manila.game import Manila
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, press, press_more, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import game_of, live_table, start_game

FIRST = Manila.earlier_rules[0]


async def begun_long_ago(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> GameSession:
    """A game of Manila that was begun by the first rules, and the bot of today."""
    with monkeypatch.context() as then:
        then.setattr(Manila, "rules_version", FIRST)
        await start_game(harbor, harbor.ann, harbor.ben, ai=1, level="beginner")
    await harbor.restart()
    return await live_table(harbor)


async def test_older_game_continues_and_undoes_by_its_original_rules(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begun_long_ago(harbor, monkeypatch)
    table = game_of(live)
    assert live.game.rules_version == table.rules_version == FIRST
    mover = table.to_act[0]
    user = table.chairs[mover].user
    assert user is not None
    number = table.number
    await table.submit(user, table.ply, table.moves(mover)[0].code)
    assert table.number > number
    last = table.last_decision()
    assert last is not None
    assert await table.undo(last.number)
    assert table.to_act == (mover,)


async def test_its_end_is_proved_and_next_game_is_by_rules_of_today(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await finish(await begun_long_ago(harbor, monkeypatch))
    await harbor.bot.services.updater.update(live)
    result = table_message(harbor.channel)
    assert "fairly" in answer_of(await press_more(harbor.ann, result, "tb:.*:verify"))
    shown = await press(harbor.ann, result, "tb:.*:replay")
    assert shown.response is not None
    assert "Step" in text_of(shown.response) or "1 /" in text_of(shown.response)
    tables = harbor.bot.services.tables
    assert game_of(live).header.rules_version == FIRST
    assert (await tables.open_rematch(live, harbor.ann.id)).game.rules_version == Manila.rules_version > FIRST
