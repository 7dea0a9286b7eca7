"""Every benchmark runs through, small, and gives its figures. What they are is for ``make bench`` to say."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from math import isfinite
from pathlib import Path
from typing import Any, Final

import pytest

from bench.__main__ import SUBJECTS
from bench.meter import DATABASE, PARTS, REST
from bot.games.catalogue import catalogue
from engine.manila.game import MANILA
from engine.player import RandomPlayer

ROOT: Final = Path(__file__).parents[2]
SMALL: Final[Mapping[str, Mapping[str, Any]]] = {
    "engine": {"bench.engine.SECONDS": 0.01},
    "storage": {"bench.storage.APPENDS": 2, "bench.storage.TABLES": 2},
    "pictures": {"bench.pictures.GAMES_A_TABLE": 1, "bench.pictures.POSITIONS": 3},
    "thinking": {
        "bench.thinking.TABLES": 2,
        "bench.thinking.ANSWERS": 2,
        "bench.thinking.PAUSE": 0.01,
        "engine.manila.game._PLAYERS": dict.fromkeys(MANILA.players, RandomPlayer()),
    },
    "first-lines": {"bench.first_lines.DAYS": 1},
    "press": {"bench.press.PRESSES": 4},
    "stored": {"bench.stored.STORED": (2,), "bench.stored.PRESSES": 2},
    "calls": {"bench.calls.GAMES": 1, "bench.calls.DECISIONS": 4, "bench.calls.FUTURES": 1, "bench.calls.MOVES": 8},
    "shards": {
        "bench.shards.GUILDS": (2,),
        "bench.shards.PRESSES": 2,
        "bench.shards.READY_SECONDS": "0.1",
        "bench.shards.PLAYERS": 2,
        "bench.shards.AFTERWARDS_SECONDS": 0.5,
    },
    "load": {"bench.load.STEPS": (2,), "bench.load.PAUSE": 0.02, "bench.load.SECONDS": 0.5},
    "growth": {"bench.growth.GAMES": 1},
    "idle": {"bench.idle.GUILDS": (1,), "bench.idle.QUIET_SECONDS": 0.05},
    "memory": {
        "bench.memory.WARM_UP": 1,
        "bench.memory.KEPT": 2,
        "bench.memory.ASLEEP": 2,
        "bench.memory.EVERY": 1,
        "bench.memory.PRESSES": 1,
        "bench.memory.SETTLING_SECONDS": 0.01,
    },
}
"""How little of each there may be."""


def every_part_of_a_press_is_found(told: Mapping[str, float]) -> None:
    for kind in catalogue().games:
        parts = {part: told[f"{kind}: {part}"] for part in (*PARTS, DATABASE, REST)}
        assert {part for part, value in parts.items() if value <= 0} <= {"AI", DATABASE}, parts
        assert abs(sum(parts.values()) - told[f"{kind}: a press"]) < 1e-6


@pytest.fixture
def _folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Benchmarks write where they are started: here that is a folder that a server of its own user may look into."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        monkeypatch.chdir(folder)
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
        yield
        monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.usefixtures("_folder")
@pytest.mark.slow
def test_a_benchmark_gives_its_figures(subject: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SMALL[subject].items():
        monkeypatch.setattr(name, value)
    told = list(SUBJECTS[subject]())
    assert told
    assert len({result.what for result in told}) == len(told), "figures of one name"
    assert all(isfinite(result.value) for result in told)
    if subject == "press":
        every_part_of_a_press_is_found({result.what: result.value for result in told})
