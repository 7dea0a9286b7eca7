"""A database that an earlier version wrote: its tables open, its old buttons work, its games go on to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import log as logs
from host.live import require_game
from tests.bot.conftest import Harbor
from tests.bot.driver import Seen, answer_of, confirm, press_late, press_more, seen, text_of, with_part
from tests.bot.finishing import finish
from tests.bot.playing import game_of
from tests.storage.fixtures.numbered_dice.tables import PLACES, buttons, lay_down

pytestmark = pytest.mark.slow

UNDER_WAY = [button for button in buttons() if button["custom_id"].startswith("m")]
(OVER,) = [button for button in buttons() if button not in UNDER_WAY]


@pytest.fixture
async def old(harbor: Harbor, tmp_path: Path) -> dict[int, Seen]:
    """The harbour on the database of before, with a message for each of its tables."""
    shown = {}
    for button in buttons():
        message = harbor.env.backend.create_message(
            harbor.channel.id,
            harbor.env.backend.bot_user.id,
            components=[{"type": 10, "content": "What an earlier version showed"}],
            flags=1 << 15,
        )
        posted = next(one for one in harbor.channel.history() if one.id == message.id)
        kind = 2 if button["values"] is None else 3
        shown[button["table"]] = with_part(seen(harbor.ann, posted), button["custom_id"], kind)
    data = tmp_path / "before"
    data.mkdir()
    people = {name: getattr(harbor, name).id for name in PLACES}
    lay_down(data / "manila.sqlite3", people, {table: message.id for table, message in shown.items()})
    harbor.fleet.settings = harbor.fleet.settings.model_copy(update={"data_dir": data})
    await harbor.restart()
    return shown


@pytest.mark.parametrize("button", UNDER_WAY, ids=lambda button: button["custom_id"])
async def test_an_old_button_is_pressed_and_the_game_played_to_its_end(
    harbor: Harbor, old: dict[int, Seen], button: dict[str, object]
) -> None:
    table_id, tables = int(str(button["table"])), harbor.bot.services.tables
    found = await tables.get(table_id)
    assert found is not None
    live = require_game(found)
    before = await tables.log_of(live)
    person = getattr(harbor, str(button["person"]))
    values = button["values"]
    chosen = values if isinstance(values, list) else None
    told = await press_late(person, old[table_id], str(button["custom_id"]), chosen)
    await confirm(person, told)
    assert game_of(live).number > before.entries[-1].number
    await finish(live)
    await harbor.bot.services.updater.update(live)
    whole = await tables.log_of(live)
    assert whole.entries[: len(before.entries)] == before.entries
    assert whole.header == before.header
    logs.verify(live.game, whole)
    result = next(message for message in harbor.channel.history() if message.id == old[table_id].id)
    assert "fairly" in answer_of(await press_more(harbor.ann, result, f"tb:{table_id}:verify"))


async def test_a_game_that_was_over_is_verified_and_looked_at(harbor: Harbor, old: dict[int, Seen]) -> None:
    table_id = OVER["table"]
    assert "fairly" in answer_of(await press_late(harbor.ann, old[table_id], OVER["custom_id"]))
    looking = with_part(old[table_id], f"tb:{table_id}:replay")
    replay = await press_late(harbor.eve, looking, f"tb:{table_id}:replay")
    assert replay.response is not None
    assert "Step 1 of" in text_of(replay.response)
