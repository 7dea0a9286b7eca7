"""Those who run a server, over the wire: who is offered ``/admin``, and what Discord takes of its answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.harbour import harboured
from localcord import LocalCord
from localcord.forms import message_text
from localcord.person import Refused, SimulatedUser


async def test_only_the_owner_sees_admin_and_forged_use_is_refused(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        ann, ben = await SimulatedUser.join(cord, "Ann"), await SimulatedUser.join(cord, "Ben")  # Ann owns the server
        assert "admin" in {command["name"] for command in ann.commands}
        assert "admin" not in {command["name"] for command in ben.commands}
        table: Any = (await ben.slash("manila", "manila new")).message
        ben.commands = ann.commands
        with pytest.raises(Refused, match="50013"):
            await ben.slash("manila", "admin stop", table=1)
        with pytest.raises(Refused, match="50013"):
            await ben.autocomplete("manila", "admin stop", "table", "")
        offered = await ann.autocomplete("manila", "admin stop", "table", "")
        assert [choice["value"] for choice in offered] == [1]
        told = await ann.slash("manila", "admin stop", table=1, why="rules")
        assert "Table 1 is closed" in told.text
        ended = "a server admin ended it"
        if ended not in message_text(ann.latest(table)):
            await ann.wait_change(lambda message: ended in message_text(message))
        settings: Any = (await ann.slash("manila", "admin settings")).message
        assert "every channel" in message_text(settings)
        settled = await ann.select(settings, "gs:set:channels", ann.channel_id("manila"))
        assert "these channels only" in settled.text
        for page in ("Games", "People", "Language", "Data"):
            await ann.click(settings, page)
        saved: Any = (await ann.click(settings, "Save Server Data")).message
        assert [part["name"] for part in saved["components"] if part["type"] == 13] == ["server.json"]
        blocked = await ann.slash("manila", "admin block", player=str(cord.user("Ben").id))
        assert "can no longer open or join tables" in blocked.text
        assert "blocked you" in (await ben.slash("manila", "manila new")).text
        live = await bot.services.tables.get(1)
        assert live is not None
        assert live.closed
        for person in (ann, ben):
            await person.leave()


async def test_ones_data_is_a_file_on_a_message_that_discord_takes(tmp_path: Path) -> None:
    async with LocalCord() as cord, harboured(cord, tmp_path):
        ann = await SimulatedUser.join(cord, "Ann")
        await ann.slash("manila", "manila new")
        page: Any = (await ann.slash("manila", "privacy")).message
        saved = await ann.click(page, "Save My Data")
        assert saved.ephemeral
        assert "Everything I keep about you" in saved.text
        shown: Any = saved.message
        assert [part["name"] for part in shown["components"] if part["type"] == 13] == ["my-data.json"]
        await ann.leave()
