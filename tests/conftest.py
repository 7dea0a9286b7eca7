"""What all tests share. In continuous integration nothing is skipped: there, a green run has run everything."""

from __future__ import annotations

import gc
import os
import signal
import tempfile
from collections.abc import AsyncIterator, Generator, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import hypothesis
import pytest

from bot.process.gc_tuning import THRESHOLDS
from tests.disk import memory
from tests.near import ROOT
from tests.postgres import UNSAFE, Server, serving
from tests.spending import Spending
from tests.sqlite import unsafe

LONG: Final = frozenset({"browser", "examples", "wire"})


def pytest_addoption(parser: pytest.Parser) -> None:
    """What ``make legible`` asks for, a whole run, and one in another order."""
    parser.addoption("--languages", default="", help="draw all pictures in these languages: fr nl, or all")
    parser.addoption("--shuffle", type=int, help="run the tests in the random order of this number")
    parser.addoption("--shares", type=Path, help="list the slowest tests, and hold each file to its CPU seconds there")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two workers a processor: tests wait, for programs, timers and browsers."""
    return 2 * len(os.sched_getaffinity(0))


def pytest_configure(config: pytest.Config) -> None:
    """Keep what tests write in memory, for the programs that they start, too."""
    shares: Path | None = config.getoption("--shares")
    if shares is not None:
        config.pluginmanager.register(Spending(shares))
    slow = [hypothesis.HealthCheck.too_slow]  # as a busy machine is
    hypothesis.settings.register_profile("untimed", deadline=None, suppress_health_check=slow)
    hypothesis.settings.load_profile("untimed")
    folder = memory()
    if folder is not None and "TMPDIR" not in os.environ:
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Compile another share of the tests first in each process: those of others are in its cache by then.

    No garbage is looked for meanwhile: almost all that is loaded stays.
    """
    gc.disable()
    worker: Mapping[str, Any] = getattr(session.config, "workerinput", {"workerid": "gw0", "workercount": 1})
    count = worker["workercount"] if session.config.args == session.config.getini("testpaths") else 1
    if count > 1:
        modules = sorted(path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py"))
        for path in modules[int(worker["workerid"].removeprefix("gw")) :: count]:
            with suppress(Exception, pytest.skip.Exception):  # it is reported when the file is collected
                import_module(".".join(path.with_suffix("").parts))
    return (yield)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the rooms whose tests take long: in the end no processor shall wait for another's one test."""
    if (seed := config.getoption("--shuffle")) is None:
        items.sort(key=lambda item: not LONG & {*item.path.parts})
    else:
        Random(seed).shuffle(items)


def pytest_collection_finish() -> None:
    """Have garbage looked for as seldom as in a bot, and what is loaded by now left alone: all of it stays."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(*THRESHOLDS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count a skipped test as failed where ``CI=true``."""
    report = yield
    if not hasattr(report, "wasxfail"):
        _condemn(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Count a skipped file of tests as failed where ``CI=true``."""
    report = yield
    _condemn(report)
    return report


def _condemn(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.outcome == "skipped" and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"skipped, where CI=true: {report.longrepr}"


@pytest.fixture(scope="session", autouse=True)
def _pictures_are_drawn_in_threads() -> Iterator[None]:
    """A bot of a test starts no process of its own to draw in, but where the test asks for one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANILA_DRAWING_PROCESSES", "0")
        yield


@pytest.fixture(scope="session", autouse=True)
def _databases_are_quick() -> Iterator[None]:
    """What tests write may be lost: they never wait for the disk."""
    with unsafe():
        yield


@pytest.fixture(scope="session", autouse=True)
def _ctrl_c_is_heard() -> Iterator[None]:
    """Programs that tests start can be interrupted, also where the tests run in the background.

    A shell has what it starts there ignore SIGINT, and an ignored signal is handed on to children.
    """
    inherited = signal.getsignal(signal.SIGINT)
    if inherited is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, inherited)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server for all tests of a process that ask for one."""
    with serving(*UNSAFE) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server | None:
    """The server of a test's database, where it has one: the test runs on SQLite and on PostgreSQL."""
    return request.getfixturevalue("postgres") if request.param == "postgresql" else None


@pytest.fixture
async def database(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """Where a test's bot has its database, as the settings take it: in a file, but for a test ``on_both``."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield ""
    else:
        postgres: Server = request.getfixturevalue("postgres")
        async with postgres.database(migrated=True) as url:
            yield url
