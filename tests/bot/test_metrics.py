"""What is counted while people play, and that no label can grow without bound."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import shutil
import subprocess
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio
import yaml
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

import manila_bot
from bench.harbour import harboured, settings_for
from bench.people import open_table
from bot.app import GameBot
from bot.cli.process import TaskDiedError, run
from bot.games.catalogue import catalogue
from bot.games.trial import SlowCall
from bot.process.metrics import Metrics, route_of
from bot.process.pulse import TICK, beat
from localcord import LocalCord
from localcord.person import SimulatedUser

ROOT: Final = Path(__file__).parents[2]
ALERTS: Final = ROOT / "deploy" / "alerts.yml"
RUN_BOOK: Final = ROOT / "docs" / "hosts" / "runbook.md"
TROUBLES: Final = """
rule_files: [{rules}]
tests:
  - interval: 1m
    input_series:
      - {{series: 'manila_build_info{{instance="active"}}', values: "1x80"}}
      - {{series: 'manila_gateway_connected{{instance="active"}}', values: "1x60"}}
      - {{series: 'manila_gateway_connected{{instance="standby"}}', values: "0x60"}}
      - {{series: 'manila_gateway_connected{{instance="dead for ten minutes"}}', values: "1x20 _x10 1x30"}}
      - {{series: 'manila_gateway_connected{{instance="cut at last"}}', values: "1x40 0x20"}}
      - {{series: 'manila_processes{{instance="active"}}', values: "3x60"}}
    alert_rule_test:
      - {{eval_time: 15m, alertname: ManilaDisconnected, exp_alerts: []}}
      - eval_time: 28m
        alertname: ManilaDisconnected
        exp_alerts: [{{exp_labels: {{severity: page}}, exp_annotations: {cut}}}]
      - {{eval_time: 38m, alertname: ManilaDisconnected, exp_alerts: []}}
      - eval_time: 50m
        alertname: ManilaDisconnected
        exp_alerts: [{{exp_labels: {{severity: page}}, exp_annotations: {cut}}}]
  - interval: 1m
    input_series:
      - {{series: 'manila_tasks_died_total{{task="errand"}}', values: "_x10 1x60"}}
      - {{series: "manila_build_info", values: "1x80"}}
    alert_rule_test:
      - eval_time: 12m
        alertname: ManilaTaskDied
        exp_alerts: [{{exp_labels: {{severity: page, task: errand}}, exp_annotations: {told}}}]
      - {{eval_time: 40m, alertname: ManilaTaskDied, exp_alerts: []}}
  - interval: 1m
    input_series:
      - {{series: 'manila_database_writable{{instance="on a full disk"}}', values: "1x9 0 1x9 0x20 1x20"}}
      - {{series: 'manila_database_writable{{instance="standby"}}', values: "1x60"}}
      - {{series: "manila_build_info", values: "1x80"}}
    alert_rule_test:
      - {{eval_time: 12m, alertname: ManilaWritesFail, exp_alerts: []}}
      - eval_time: 25m
        alertname: ManilaWritesFail
        exp_alerts: [{{exp_labels: {{severity: page}}, exp_annotations: {full}}}]
      - {{eval_time: 50m, alertname: ManilaWritesFail, exp_alerts: []}}
"""
"""Of three processes one dies and another loses its line, beside one that stands by; a task dies; a disk is full."""
WORDS: Final = re.compile(r"[A-Za-z]*|[a-z]+(?: [a-z]+)*|[1-5][0-9]{2}|/[a-z0-9@{}/-]+")
"""What a label of ours may hold: a word or some, the code of an answer, a route."""
UNBOUND: Final = {"le", "where", "version", "commit", "python"}
"""Labels that only the program itself fills."""


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
        ann = await SimulatedUser.join(cord, "Ann")
        message = await open_table(ann, "manila new")
        await ann.click(message, "My Hand")
        logging.getLogger("bot.somewhere").error("it broke", exc_info=ZeroDivisionError())
        bot.watch.begin()
        bot.services.background.later(broken())
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
    assert found["manila_searches"] == found["manila_searches_waiting"] == found["manila_searches_shed_total"] == 0


def test_drawing_and_database_are_told(played: Metrics) -> None:
    found = numbers(played)
    assert found["manila_picture_wait_seconds_count"] == found["manila_picture_seconds_count"]
    assert found["manila_pictures_waiting"] == 0
    assert found["manila_drawing_processes"] >= 1
    assert found["manila_pictures_shed_total still"] == found["manila_pictures_shed_total later"] == 0
    assert (found["manila_database_connections"], found["manila_database_connections_most"]) == (0, 0)


def test_after_its_end_a_bot_counts_no_errors_of_others(played: Metrics) -> None:
    logging.getLogger("bot.elsewhere").error("it broke")
    assert not [name for name in numbers(played) if "elsewhere" in name]


def test_every_label_is_one_of_few_words(played: Metrics) -> None:
    for family in text_string_to_metric_families(played.exposition().decode()):
        if family.name.startswith("manila_"):
            for sample in family.samples:
                labels = {name: value for name, value in sample.labels.items() if name not in UNBOUND}
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


def dashboard() -> dict[str, list[str]]:
    """The expressions of each panel."""
    panels = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    return {panel["title"]: [target["expr"] for target in panel["targets"]] for panel in panels}


def alerts() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]
    return list(group["rules"])


def test_dashboard_and_alerts_name_metrics_that_exist(played: Metrics) -> None:
    asked = [*(each for panel in dashboard().values() for each in panel), *(rule["expr"] for rule in alerts())]
    named = {name for each in asked for name in re.findall(r"\b(?:manila|process)_\w+", each)}
    text = played.exposition().decode()
    # A counter that has counted nothing has no sample yet, but it is declared.
    declared = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE)) | {name.split()[0] for name in numbers(played)}
    assert len(named) > 20
    assert named <= declared


def test_every_panel_sums_over_processes() -> None:
    over_all = re.compile(r"(?:sum|count|max)(?: by \([a-z, ]+\))? ?\(|histogram_quantile\([0-9.]+, sum by \(le\) \(")
    panels = dashboard()
    assert panels
    for title, asked in panels.items():
        assert all(over_all.match(each) for each in asked), title
        assert not any("instance)" in re.sub(r"on \(.*?\)", "", each) for each in asked), title


def test_every_alert_has_its_section_in_the_run_book() -> None:
    sections = re.findall("^## (.+)$", RUN_BOOK.read_text(encoding="utf-8"), re.MULTILINE)
    assert sections == [rule["alert"] for rule in alerts()]
    for rule in alerts():
        assert rule["annotations"]["runbook"] == f"docs/hosts/runbook.md#{rule['alert'].lower()}"


def test_prometheus_accepts_the_alert_rules(tmp_path: Path) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed")
    told = {rule["alert"]: rule["annotations"] for rule in alerts()}
    died, cut = told["ManilaTaskDied"], json.dumps(told["ManilaDisconnected"])
    died = {**died, "summary": died["summary"].replace("{{ $labels.task }}", "errand")}
    tried = tmp_path / "troubles.yml"
    full = json.dumps(told["ManilaWritesFail"])
    tried.write_text(TROUBLES.format(rules=ALERTS, told=json.dumps(died), cut=cut, full=full), encoding="utf-8")
    for command in (("check", "rules", str(ALERTS)), ("test", "rules", str(tried))):
        done = subprocess.run([promtool, *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
async def test_a_slow_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = replace(catalogue(), slow={"snail": SlowCall("moves", 4)})
    monkeypatch.setattr("bot.app.catalogue", lambda: found)
    async with LocalCord() as cord, harboured(cord, tmp_path) as bot:
        assert numbers(bot.metrics)["manila_slow_game_seconds snail"] == 4
    assert "slow game loaded: game=snail call=moves seconds=4.0" in caplog.text


def test_the_build_is_told(played: Metrics) -> None:
    (build,) = [name for name in numbers(played) if name.startswith("manila_build_info")]
    assert manila_bot.__version__ in build.split()


@pytest.mark.slow
async def test_late_turns_and_garbage_pauses_are_timed() -> None:
    late, paused = list[float](), list[float]()
    beating = asyncio.create_task(beat(late.append, paused.append))
    await asyncio.sleep(0)
    gc.collect()
    time.sleep(2 * TICK)  # noqa: ASYNC251 - the event loop is held up
    while not late:  # noqa: ASYNC110 - nobody is told
        await asyncio.sleep(0.01)
    beating.cancel()
    assert late[0] > 0
    assert paused
    callbacks = len(gc.callbacks)
    await asyncio.gather(beating, return_exceptions=True)
    assert len(gc.callbacks) == callbacks - 1


async def test_a_running_bot_times_its_event_loop(tmp_path: Path) -> None:
    async with LocalCord() as cord:
        metrics: list[Metrics] = []

        async def look(bot: GameBot) -> None:
            while not numbers(bot.metrics)["manila_event_loop_lag_seconds_count"]:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.01)
            metrics.append(bot.metrics)
            bot.watch.ended.set()

        with pytest.raises(TaskDiedError):
            await run(settings_for(cord, tmp_path), look)
    assert metrics
