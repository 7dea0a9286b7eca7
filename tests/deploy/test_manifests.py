"""The files that start the bot elsewhere say what the program understands."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from bot.process.run import STOPPING_SECONDS
from bot.settings import Settings
from storage.share import Share

ROOT: Final = Path(__file__).parents[2]
FIELDS: Final = {f"MANILA_{field.upper()}" for field in Settings.model_fields}
PORT: Final = "9090"


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def stateful_set() -> Any:
    documents = yaml.safe_load_all((ROOT / "deploy/kubernetes.yaml").read_text(encoding="utf-8"))
    return next(document for document in documents if document["kind"] == "StatefulSet")


@pytest.fixture(scope="module")
def container(stateful_set: Any) -> Any:
    (container,) = stateful_set["spec"]["template"]["spec"]["containers"]
    return container


@pytest.fixture(scope="module")
def environment(container: Any) -> dict[str, str | None]:
    """What the container is told; ``None`` for secrets."""
    return {each["name"]: each.get("value") for each in container["env"]}


# -- compose ---------------------------------------------------------------------------------------------------


def test_compose_sets_what_there_is_to_set_and_leaves_secrets_to_the_env_file(compose: Any) -> None:
    bot = compose["services"]["bot"]
    assert set(bot["environment"]) <= FIELDS | {"POSTGRES_PASSWORD"}
    assert bot["env_file"] == ".env"
    assert "MANILA_TOKEN" not in bot["environment"]
    password = re.compile(r"\$\{POSTGRES_PASSWORD:\?[^}]+\}")
    address = password.sub("word", bot["environment"]["MANILA_DATABASE_URL"])
    assert address == "postgresql://manila:word@database/manila"
    assert password.fullmatch(compose["services"]["database"]["environment"]["POSTGRES_PASSWORD"])


def test_compose_waits_for_the_database_and_keeps_it(compose: Any) -> None:
    bot, database = compose["services"]["bot"], compose["services"]["database"]
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"][1] == "pg_isready"
    (volume,) = database["volumes"]
    assert volume.split(":")[0] in compose["volumes"]


def test_compose_asks_the_bot_how_it_is_and_gives_it_time_to_end(compose: Any) -> None:
    bot = compose["services"]["bot"]
    assert bot["environment"]["MANILA_METRICS_PORT"] == PORT
    assert f"127.0.0.1:{PORT}/healthz" in bot["healthcheck"]["test"][-1]
    compile(bot["healthcheck"]["test"][-1], "healthcheck", "exec")
    assert int(bot["stop_grace_period"].removesuffix("s")) > STOPPING_SECONDS


# -- Kubernetes ------------------------------------------------------------------------------------------------


def test_the_pods_divide_all_shards_among_them(
    stateful_set: Any, container: Any, environment: dict[str, str | None], tmp_path: Path
) -> None:
    replicas = stateful_set["spec"]["replicas"]
    assert environment["REPLICAS"] == str(replicas)
    count = int(environment["SHARD_COUNT"] or 0)
    (tmp_path / "python").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    (tmp_path / "python").chmod(0o755)
    shares = []
    for ordinal in range(replicas):
        told = {
            "PATH": f"{tmp_path}:{os.environ['PATH']}",
            "HOSTNAME": f"manila-{ordinal}",
            **{name: value for name, value in environment.items() if value},
        }
        run = subprocess.run([*container["command"], *container["args"]], env=told, capture_output=True, check=True)
        *command, shards, option, of = run.stdout.decode().split()
        assert [*command, option, of] == ["-m", "bot", "run", "--shards", "--shard-count", str(count)]
        shares.append(Share.parse(shards, count))
    assert sorted(shard for share in shares for shard in share.shards) == list(range(count))


def test_the_pods_take_their_secrets_from_a_secret(container: Any, environment: dict[str, str | None]) -> None:
    assert {name for name in environment if name.startswith("MANILA_")} <= FIELDS
    secret = {each["name"]: each["valueFrom"]["secretKeyRef"] for each in container["env"] if "valueFrom" in each}
    assert secret == {
        "MANILA_TOKEN": {"name": "manila", "key": "token"},
        "MANILA_DATABASE_URL": {"name": "manila", "key": "database-url"},
    }


def test_the_pods_are_asked_where_the_bot_answers(container: Any, environment: dict[str, str | None]) -> None:
    (port,) = container["ports"]
    assert str(port["containerPort"]) == environment["MANILA_METRICS_PORT"]
    probes = {name: container[name]["httpGet"] for name in ("startupProbe", "livenessProbe", "readinessProbe")}
    assert {probe["port"] for probe in probes.values()} == {port["name"]}
    assert [probe["path"] for probe in probes.values()] == ["/healthz", "/healthz", "/readyz"]


def test_a_pod_has_time_to_end(stateful_set: Any) -> None:
    assert stateful_set["spec"]["template"]["spec"]["terminationGracePeriodSeconds"] > STOPPING_SECONDS
