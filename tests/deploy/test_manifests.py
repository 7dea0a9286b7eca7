"""The files that start the bot elsewhere say what the program understands."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from storage.share import Share

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


def test_compose_sets_what_there_is_to_set_and_leaves_secrets_to_the_env_file(compose: Any) -> None:
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
    stateful_set: Any, container: Any, environment: dict[str, str | None], tmp_path: Path
) -> None:
    replicas = stateful_set["spec"]["replicas"]
    assert environment["REPLICAS"] == str(replicas)
    count = int(environment["SHARD_COUNT"] or 0)
    (tmp_path / "manila").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    (tmp_path / "manila").chmod(0o755)
    shares = []
    for ordinal in range(replicas):
        told = {
            "PATH": f"{tmp_path}:{os.environ['PATH']}",
            "HOSTNAME": f"manila-{ordinal}",
            **{name: value for name, value in environment.items() if value},
        }
        run = subprocess.run([*container["command"], *container["args"]], env=told, capture_output=True, check=True)
        *command, shards, option, of = run.stdout.decode().split()
        assert [*command, option, of] == ["run", "--shards", "--shard-count", str(count)]
        shares.append(Share.parse(shards, count))
    assert sorted(shard for share in shares for shard in share.shards) == list(range(count))


def test_the_pods_take_their_secrets_from_a_secret(container: Any) -> None:
    secret = {each["name"]: each["valueFrom"]["secretKeyRef"] for each in container["env"] if "valueFrom" in each}
    assert secret == {
        "MANILA_TOKEN": {"name": "manila", "key": "token"},
        "MANILA_DATABASE_URL": {"name": "manila", "key": "database-url"},
    }
