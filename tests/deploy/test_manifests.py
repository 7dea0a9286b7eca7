"""The files that start the bot elsewhere say what the program understands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from bot.settings import Settings

ROOT: Final = Path(__file__).parents[2]


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


def test_compose_sets_database_and_leaves_secrets_to_env_file(compose: Any) -> None:
    bot = compose["services"]["bot"]
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


# -- Kubernetes ------------------------------------------------------------------------------------------------


def test_the_pods_divide_all_shards_among_them(
    stateful_set: Any, environment: dict[str, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {name: value for name, value in environment.items() if value} | {"MANILA_DATABASE_URL": "postgresql://"}
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    shares = []
    for ordinal in range(stateful_set["spec"]["replicas"]):
        monkeypatch.setenv("MANILA_PROCESS", f"manila-{ordinal}")
        shares.append(Settings(_env_file=None).share)
    running, standing_by = shares[: len(shares) // 2], shares[len(shares) // 2 :]
    for pods in (running, standing_by):
        assert sorted(shard for share in pods for shard in share.shards) == list(range(shares[0].count))


def test_a_pod_that_stands_by_lets_the_next_be_updated(stateful_set: Any, container: Any) -> None:
    assert container["readinessProbe"]["httpGet"]["path"] == "/standbyz"
    assert stateful_set["spec"].get("updateStrategy", {}).get("type", "RollingUpdate") == "RollingUpdate"


def test_the_pods_take_their_secrets_from_a_secret(container: Any) -> None:
    secret = {
        each["name"]: each["valueFrom"]["secretKeyRef"]
        for each in container["env"]
        if "secretKeyRef" in each.get("valueFrom", {})
    }
    assert secret == {
        "MANILA_TOKEN": {"name": "manila", "key": "token"},
        "MANILA_DATABASE_URL": {"name": "manila", "key": "database-url"},
    }
