"""What continuous integration and a release call is there: they cannot be run here, and find out late."""

from __future__ import annotations

import re
import shlex
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from scripts import claims
from tests.examples.conftest import build

ROOT: Final = Path(__file__).parents[2]
WORKFLOWS: Final = sorted((ROOT / ".github/workflows").glob("*.yml"))
TOOLS: Final = {"apt-get", "docker", "echo", "gh", "git", "mkdir", "pip"}
"""What a runner brings along."""


def read(workflow: Path) -> Any:
    # YAML takes the key ``on`` for true.
    return yaml.safe_load(workflow.read_text(encoding="utf-8").replace("\non:", "\n'on':"))


def commands(job: Any) -> list[list[str]]:
    """All that a job runs, as words."""
    lines = [line for step in job["steps"] for line in step.get("run", "").splitlines()]
    return [shlex.split(part) for line in lines for part in line.split(" && ")]


def missing(words: list[str]) -> Iterator[str]:
    """What a command names, and is not there."""
    if words[0] == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        yield from (f"make {target}" for target in words[1:2] if target not in targets)
    elif words[0] in {"python", "python3"}:
        if words[1] == "-m":
            yield from (f"python -m {words[2]}" for _ in range(words[2] not in {"pip", "hatchling"}))
        elif not (ROOT / words[1]).is_file():
            yield words[1]
    elif words[0] not in TOOLS:
        yield words[0]
    if words[:2] == ["docker", "run"]:
        name, *_ = [word for word in words[words.index("manila", 2) + 1 :] if "=" not in word]
        yield from claims.command(["manila", name], ROOT)
    for lock in [word for word in words if word.endswith(".lock")]:
        yield from (lock for _ in range(not (ROOT / lock).is_file()))


def amiss(workflow: Any) -> Iterator[str]:
    """What a workflow asks for, and is not there."""
    jobs = workflow["jobs"]
    given = {step["with"]["name"] for job in jobs.values() for step in job["steps"] if "upload-artifact" in used(step)}
    for name, job in jobs.items():
        needs = job.get("needs", [])
        for need in [needs] if isinstance(needs, str) else needs:
            if need not in jobs:
                yield f"{name} needs {need}"
        for words in commands(job):
            yield from (f"{name} runs {what}" for what in missing(words))
        for step in job["steps"]:
            if "download-artifact" in used(step) and step["with"]["name"] not in given:
                yield f"{name} takes {step['with']['name']}"
        for expression in re.findall(r"needs\.(\w+)\.outputs\.(\w+)", str(job)):
            if expression[1] not in jobs[expression[0]].get("outputs", {}):
                yield f"{name} asks {expression[0]} for {expression[1]}"
        for expression in re.findall(r"steps\.(\w+)\.outputs", str(job)):
            if expression not in {step.get("id") for step in job["steps"]}:
                yield f"{name} asks a step {expression}"


def used(step: Any) -> str:
    return str(step.get("uses", ""))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_whatever_a_workflow_calls_is_there(workflow: Path) -> None:
    assert list(amiss(read(workflow))) == []
    assert any(commands(job) for job in read(workflow)["jobs"].values())


PLANTED: Final = [
    ("run: make test-all", "run: make tests", "runs make tests"),
    ("python scripts/smoke.py", "python scripts/smoke.rb", "runs scripts/smoke.rb"),
    ("requirements-build.lock", "requirements-wheel.lock", "runs requirements-wheel.lock"),
    ("python -m hatchling", "python -m build", "runs python -m build"),
    ("manila doctor", "manila docter", "manila has no command docter"),
    ("name: dist\n          path: dist\n      - run", "name: wheel\n          path: dist\n      - run", "takes wheel"),
    ("needs: package", "needs: pakage", "needs pakage"),
    ("needs.image.outputs.digest", "needs.image.outputs.sum", "asks image for sum"),
    ("steps.push.outputs", "steps.built.outputs", "asks a step built"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), PLANTED, ids=[each[1].split("\n")[0] for each in PLANTED])
def test_what_is_not_there_is_named(right: str, wrong: str, told: str, tmp_path: Path) -> None:
    found = []
    for workflow in WORKFLOWS:
        (tmp_path / workflow.name).write_text(workflow.read_text(encoding="utf-8").replace(right, wrong), "utf-8")
        found += list(amiss(read(tmp_path / workflow.name)))
    assert [line for line in found if told in line]


def test_every_python_that_is_promised_is_tried_on_every_system() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        classifiers = tomllib.load(file)["project"]["classifiers"]
    promised = [match[1] for each in classifiers if (match := re.fullmatch(r".*Python :: (3\.\d+)", each))]
    ci, release = (read(ROOT / ".github/workflows" / name)["jobs"] for name in ("ci.yml", "release.yml"))
    for job in (ci["test"], ci["wheel"], release["test"]):
        assert job["strategy"]["matrix"]["python"] == promised
    systems = [job["strategy"]["matrix"]["os"] for job in (ci["wheel"], release["test"])]
    assert systems == [["ubuntu-latest", "macos-latest", "windows-latest"]] * 2


def test_only_tested_builds_are_published_with_least_permissions() -> None:
    for workflow in map(read, WORKFLOWS):
        assert workflow["permissions"] == {"contents": "read"}
    jobs = read(ROOT / ".github/workflows/release.yml")["jobs"]
    writing = {name for name, job in jobs.items() if "write" in job.get("permissions", {}).values()}
    assert writing == {"image", "package", "site", "notes"}
    assert all({"build", "test", "all-checks", "try-image"} <= before(jobs, name) for name in writing)


def before(jobs: Any, name: str) -> set[str]:
    """All jobs that come before a job."""
    needs = jobs[name].get("needs", [])
    direct = {needs} if isinstance(needs, str) else set(needs)
    return direct.union(*(before(jobs, need) for need in direct))


def test_a_package_that_is_refused_leaves_nothing_published() -> None:
    jobs = read(ROOT / ".github/workflows/release.yml")["jobs"]
    publishing = {name for name, job in jobs.items() if "write" in job.get("permissions", {}).values()}
    assert not before(jobs, "package") & publishing
    assert all("package" in before(jobs, name) for name in publishing - {"package"})


def test_a_release_is_made_on_images_that_it_has_pinned() -> None:
    jobs = read(ROOT / ".github/workflows/release.yml")["jobs"]
    assert ["make", "pin"] in commands(jobs["build"])
    pinned = next(step["with"] for step in jobs["build"]["steps"] if step.get("with", {}).get("name") == "pinned")
    assert pinned["path"].split() == ["Dockerfile", "compose.yaml"]
    for name in ("try-image", "image", "notes"):
        steps = jobs[name]["steps"]
        taken = [number for number, step in enumerate(steps) if step.get("with") == {"name": "pinned", "path": "."}]
        last = [number for number, step in enumerate(steps) if "checkout" in used(step)]
        assert taken
        assert taken[0] == last[0] + 1, "a later checkout would take it away"


def version_of(action: str) -> tuple[int, ...]:
    """The version that the workflows say they use of an action."""
    found = {
        version
        for workflow in WORKFLOWS
        for version in re.findall(rf"uses: {action}@[0-9a-f]{{40}} # v([\d.]+)", workflow.read_text(encoding="utf-8"))
    }
    assert len(found) == 1, f"{action}: {found}"
    return tuple(map(int, found.pop().split(".")))


NODE_24: Final = {
    "actions/checkout": 5,
    "actions/deploy-pages": 5,
    "actions/download-artifact": 7,
    "actions/setup-python": 6,
    "actions/upload-artifact": 6,
    "actions/upload-pages-artifact": 5,
    "actions/attest-build-provenance": 4,
    "docker/build-push-action": 7,
    "docker/login-action": 4,
    "docker/setup-buildx-action": 4,
    "docker/setup-qemu-action": 4,
}
"""The first major version of each action that runs on Node 24. Runners give up the Node before it."""


@pytest.mark.parametrize("action", NODE_24)
def test_an_action_runs_on_a_node_that_runners_have(action: str) -> None:
    assert version_of(action)[0] >= NODE_24[action]


def test_no_action_is_used_whose_node_nobody_looked_up() -> None:
    used_ones = {
        action
        for workflow in WORKFLOWS
        for action in re.findall(r"uses: ([\w/-]+)@", workflow.read_text(encoding="utf-8"))
    }
    assert used_ones == {*NODE_24, "pypa/gh-action-pypi-publish"}


READS: Final = {"2.4": (1, 12, 4), "2.5": (1, 14, 2)}
"""By version of a package's metadata: the first version of the publishing action that reads it."""


def test_the_publishing_action_reads_the_metadata_that_is_built(tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", ROOT, tmp_path)) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = re.search(r"^Metadata-Version: (.+)$", wheel.read(name).decode(), re.MULTILINE)
    assert metadata
    assert version_of("pypa/gh-action-pypi-publish") >= READS[metadata[1].strip()]


def test_a_badge_shows_a_workflow_that_there_is() -> None:
    badges = re.findall(r"actions/workflows/([\w.]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert badges
    assert all((ROOT / ".github/workflows" / name).is_file() for name in badges)


def test_tools_before_a_commit_are_those_of_the_locks() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    (own,) = config["repos"]
    assert own["repo"] == "local"
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    brought = {"lint-imports": "import-linter"}
    for hook in own["hooks"]:
        program = hook["entry"].split()[0]
        assert program.startswith(".venv/bin/")
        name = program.removeprefix(".venv/bin/")
        if name == "python":  # runs a script of ours, which needs no package
            assert (ROOT / hook["entry"].split()[1]).is_file()
            continue
        assert re.search(rf"^{brought.get(name, name)}==", lock, re.MULTILINE)
