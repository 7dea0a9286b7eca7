"""What is counted while people play, and that no label can grow without bound."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from bench.harbour import harboured
from bench.people import open_table
from bot.process.metrics import Metrics, route_of
from localcord import LocalCord
from localcord.person import Person

DASHBOARD: Final = Path(__file__).parents[2] / "docs" / "dashboard.json"
WORDS: Final = re.compile(r"[A-Za-z]*|[a-z]+(?: [a-z]+)*|[1-5][0-9]{2}|/[a-z0-9@{}/-]+")
"""What a label of ours may hold: a word or some, the code of an answer, a route."""


def numbers(metrics: Metrics) -> dict[str, float]:
    """Every number, by its name, and by the values of its labels behind it."""
    families = text_string_to_metric_families(metrics.exposition().decode())
    return {
        " ".join([sample.name, *(value for label, value in sorted(sample.labels.items()))]): sample.value
        for family in families
        for sample in family.samples
    }


async def broken() -> None:
    """Something in the background that an error ends."""
    raise ZeroDivisionError


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> Metrics:
    """The numbers of a bot on which somebody opened a table, began a game and pressed something in vain."""
    async with LocalCord() as cord, harboured(cord, tmp_path_factory.mktemp("data")) as bot:
        ann = await Person.join(cord, "Ann")
        message = await open_table(ann, "manila new")
        await ann.click(message, "My Hand")
        logging.getLogger("bot.somewhere").error("it broke", exc_info=ZeroDivisionError())
        bot.watch.begin()
        bot.desk.later(broken())
        await asyncio.sleep(0)
        families = bot.metrics.exposition()
        await ann.leave()
        assert b"manila_live_tables 1.0" in families
        assert b'manila_texts_missed{language="en"} 0.0' in families
        assert b"manila_gateway_connected 1.0" in families
    return bot.metrics


def test_presses_are_timed_until_their_answer(played: Metrics) -> None:
    found = numbers(played)
    assert found["manila_answer_seconds_count command"] == 1
    assert found["manila_answer_seconds_count press"] == 4
    assert 0 < found["manila_answer_seconds_sum press"] < 60


def test_calls_to_discord_are_counted_by_route_and_code(played: Metrics) -> None:
    found = numbers(played)
    assert found["manila_discord_requests_total 200 POST /interactions/{id}/{token}/callback"] == 5
    assert found["manila_discord_requests_total 200 GET /users/@me"] == 1


def test_writes_pictures_and_errors_are_counted(played: Metrics) -> None:
    found = numbers(played)
    assert found["manila_append_seconds_count"] >= 1
    assert found["manila_picture_seconds_count"] >= 1
    assert found["manila_errors_total ZeroDivisionError bot.somewhere"] == 1
    assert found["manila_tasks_died_total errand"] == 1
    assert found["manila_searches"] == found["manila_searches_shed_total"] == 0


def test_after_its_end_a_bot_counts_no_errors_of_others(played: Metrics) -> None:
    logging.getLogger("bot.elsewhere").error("it broke")
    assert not [name for name in numbers(played) if "elsewhere" in name]


def test_every_label_is_one_of_few_words(played: Metrics) -> None:
    for family in text_string_to_metric_families(played.exposition().decode()):
        if family.name.startswith("manila_"):
            for sample in family.samples:
                labels = {name: value for name, value in sample.labels.items() if name not in {"le", "where"}}
                assert all(WORDS.fullmatch(value) for value in labels.values()), sample


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/interactions/12/aW50ZXJhY3Rpb24/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/interactions/12/alllowercase/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/12/secret/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/api/v10/applications/77/emojis?after=1", "/applications/{id}/emojis"),
        ("/api/v10/oauth2/applications/@me", "/oauth2/applications/@me"),
        ("/avatars/9/a_0f.png", "/avatars/{id}/{id}"),
    ],
)
def test_a_route_has_neither_ids_nor_secrets(path: str, route: str) -> None:
    assert route_of(URL(f"https://discord.example{path}")) == route


def test_the_dashboard_asks_for_numbers_that_there_are(played: Metrics) -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel.get("targets", ())
        for name in re.findall(r"\b(?:manila|process)_\w+", target["expr"])
    }
    there = {name.split()[0] for name in numbers(played)}
    assert asked
    assert asked <= there
