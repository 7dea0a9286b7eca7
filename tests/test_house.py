"""What holds for the whole repository."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from bot.cli.app import app
from bot.cli.invite import PERMISSIONS
from bot.settings import Settings
from tests.imports import circles, imports_in

ROOT: Final = Path(__file__).parent.parent

# Put together from halves, so that this file does not hold what it looks for.
INDEX: Final = re.compile(
    "|".join(
        [
            "py" + r"pi\.org",
            "python" + r"hosted\.org",
            "npm" + r"js\.(?:org|com)",
            r"https?://[^\s\"'>)]*/sim" + "ple/?",
        ]
    )
)
OPTION: Final = re.compile(r"^\s*--?(?:i|f|index-url|extra-index-url|find-links|trusted-host)[ =]", re.MULTILINE)


def files() -> list[Path]:
    """All files that are, or are about to be, committed."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [path for name in names if (path := ROOT / name).is_file()]


def test_no_file_holds_the_address_of_a_package_index() -> None:
    found = [str(path.relative_to(ROOT)) for path in files() if INDEX.search(path.read_text("utf-8", "replace"))]
    assert found == []


@pytest.mark.parametrize("kind", ["", "-dev", "-build", "-audit"])
def test_a_lock_pins_every_package_by_hash_and_names_no_index(kind: str) -> None:
    lock = (ROOT / f"requirements{kind}.lock").read_text(encoding="utf-8")
    assert not OPTION.search(lock)
    packages = re.findall(r"^[a-z][\w.-]*==\S+.*(?:\\\n(?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", lock, re.MULTILINE)
    assert len(packages) == len(re.findall(r"^[a-z]", lock, re.MULTILINE)) > 5


def test_the_lock_of_the_tests_holds_the_lock_of_the_program() -> None:
    pins = [
        set(re.findall(r"^([a-z][\w.-]*==[^\s\\]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    ]
    assert pins[0] < pins[1]


def test_settings_example_lists_each_setting_with_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("MANILA_")]:
        monkeypatch.delenv(name)
    example = ROOT / ".env.example"
    names = re.findall(r"^(MANILA_\w+)=", example.read_text(encoding="utf-8"), re.MULTILINE)
    assert names == [f"MANILA_{field.upper()}" for field in Settings.model_fields]
    assert Settings(_env_file=example) == Settings(_env_file=None)


HOSTS: Final = ROOT / "docs" / "hosts"


def test_the_configuration_page_explains_every_setting() -> None:
    page = (HOSTS / "configuration.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `(MANILA_\w+)` \|", page, re.MULTILINE)
    assert table == [f"MANILA_{field.upper()}" for field in Settings.model_fields]


def test_the_install_page_asks_for_the_permissions_of_the_invite() -> None:
    page = (HOSTS / "install.md").read_text(encoding="utf-8")
    assert f"permissions={PERMISSIONS.value}" in page
    names = {name.replace("_", " ") for name, granted in PERMISSIONS if granted}
    section = " ".join(page.split("## Permissions")[1].split("\n## ")[0].lower().split())
    # discord.py's old name for View Channel.
    assert {name for name in names if name not in section} == {"read messages"}


def test_every_link_to_a_file_leads_somewhere() -> None:
    for document in [path for path in files() if path.suffix == ".md"]:
        # What begins with ../../actions is of the place that shows the repository, not of its files.
        for target in re.findall(r"\]\((?!https?:|#|../../actions/)([^)#\s]+)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.relative_to(ROOT)} links to {target}"


WRITTEN: Final = {".md", ".py", ".ftl", ".sh", ".toml", ".yml", ".yaml"}


def told_paths(text: str, folders: Iterable[str]) -> list[str]:
    """The paths of files and folders of ours that a text names: ``bot/app.py``, ``tests/engine/<game>/kit.py``."""
    path = rf"(?<![\w./:@-])(?:{'|'.join(sorted(map(re.escape, folders)))})/[\w./*<>-]*"
    whole = (found.rstrip(".") for found in re.findall(path, text))
    return [
        found for found in whole if found.endswith("/") or re.search(r"\.(?:py|md|sh|ftl|toml|png|json|ya?ml)$", found)
    ]


def is_there(path: str) -> bool:
    """Whether there is such a path; a name in pointed brackets stands for any."""
    return any(ROOT.glob(re.sub("<[a-z]+>", "*", path).rstrip("/")))


def test_every_file_that_documents_and_comments_name_is_there() -> None:
    tracked = [path.relative_to(ROOT) for path in files()]
    folders = {path.parts[0] for path in tracked if len(path.parts) > 1}
    missing = {
        f"{path}: {named}"
        for path in tracked
        if path.suffix in WRITTEN and path != Path(__file__).relative_to(ROOT)
        for named in told_paths((ROOT / path).read_text(encoding="utf-8"), folders)
        if not is_there(named)
    }
    assert sorted(missing) == []


def test_a_path_is_found_wherever_a_text_names_it() -> None:
    text = "See bot/app.py. In `tests/<game>/kit.py`, `bot/`, not https://x.y/bot/app.md, or and/bot/app.py."
    assert told_paths(text, ["bot", "tests"]) == ["bot/app.py", "tests/<game>/kit.py", "bot/"]


HALVES: Final = re.compile("^(?:" + "|".join(sign * 7 + "(?: |$)" for sign in "<=>") + ")", re.MULTILINE)


def test_no_file_holds_two_versions_that_nobody_chose_from() -> None:
    assert [
        str(path.relative_to(ROOT))
        for path in files()
        if HALVES.search(path.read_text(encoding="utf-8", errors="replace"))
    ] == []


def test_make_can_read_every_target() -> None:
    targets = re.findall(r"^\.PHONY: (.+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)[0].split()
    told = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stderr == ""
    assert [line.split()[0] for line in told.stdout.splitlines()] == targets


def test_documents_name_targets_that_make_has() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    documents = [path for path in files() if path.suffix == ".md"]
    named = {
        name
        for path in documents
        for name in re.findall(r"(?:`|^)make ([a-z-]+)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert named <= {*targets}


def test_game_is_named_only_in_the_catalog_and_its_own_files() -> None:
    # Of our games the one whose name is no other's: the bot, its family and another's sisters bear the others'.
    game = "mal" + "acca"
    named = {
        str(path)
        for path in (path.relative_to(ROOT) for path in files())
        if game not in str(path)
        if path.parts[0] != "docs"
        if path.suffix != ".md"
        if game in (ROOT / path).read_text(encoding="utf-8", errors="replace")
    }
    stored = {path for path in named if path.startswith("tests/storage/fixtures/")}
    assert named - stored == {"bot/games/catalogue.py", "tests/bot/test_two_games.py", "tests/promises.toml"}


def test_every_dependency_has_its_reason() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    asked = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    names = {re.split(r"[\[<>=; ]", requirement)[0] for requirement in asked}
    page = ROOT / "docs" / "developers" / "dependencies.md"
    reasons = page.read_text(encoding="utf-8").split("\n## Lock files")[0]
    assert names == set(re.findall(r"^\| `([\w.-]+)` \|", reasons, re.MULTILINE))


def test_the_image_holds_every_package_of_the_program() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        packages = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    kept = re.findall(r"^!(\S+)", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(packages) | {"requirements.lock", "requirements-build.lock"} <= set(kept)


def test_the_cli_page_lists_every_command() -> None:
    page = (HOSTS / "cli.md").read_text(encoding="utf-8")
    commands = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    assert set(re.findall(r"^\| `([\w-]+)` \|", page, re.MULTILINE)) == {name.replace("_", "-") for name in commands}


ROOMS: Final = ("bot", "engine", "host", "localcord", "render", "storage")


def test_no_files_import_each_other_in_a_circle() -> None:
    imports = imports_in(ROOT, ROOMS)
    assert {module.split(".")[0] for module in imports} == {*ROOMS}
    assert circles(imports) == []


def test_a_newcomer_finds_few_doors_at_the_top_of_the_bot() -> None:
    there = [*(ROOT / "bot").iterdir()]
    assert {path.name for path in there if path.suffix == ".py"} == {
        "__init__.py",
        "__main__.py",
        "app.py",
        "services.py",
        "settings.py",
    }
    assert len([path for path in there if path.is_dir() and path.name != "__pycache__"]) <= 10


def test_every_feature_is_listed_in_one_file() -> None:
    imports = imports_in(ROOT, ["bot"])
    features = {module.split(".")[2] for module in imports if module.startswith("bot.cogs.")} - {"features"}
    assert {module.split(".")[2] for module in imports["bot.cogs.features"] if ".cogs." in module} == features
    assert {module for module in imports["bot.app"] if ".cogs." in module} == {"bot.cogs.features"}


def test_a_circle_is_found_however_its_files_import_each_other(tmp_path: Path) -> None:
    files = {
        "room/__init__.py": "from room.door import knock",
        "room/door.py": "from . import hall",
        "room/hall.py": "if TYPE_CHECKING:\n    from .stairs.up import step",
        "room/stairs/__init__.py": "",
        "room/stairs/up.py": "def climb():\n    import room.door",
        "room/cellar.py": "from room.door import knock\nimport os",
        "room/attic.py": "from ..room import hall",
        "room/wall.py": "from room import knock",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    imports = imports_in(tmp_path, ["room"])
    assert circles(imports) == [["room.door", "room.hall", "room.stairs.up"]]
    assert imports["room.wall"] == {"room"}


def test_every_promise_has_a_page_and_tests_that_exist() -> None:
    with (ROOT / "tests" / "promises.toml").open("rb") as file:
        pages = tomllib.load(file)
    assert [page for page in pages if not (ROOT / page).is_file()] == []
    assert sum(map(len, pages.values())) > 80
    promised = [(promise, tests) for page in pages.values() for promise, tests in page.items()]
    assert [promise for promise, tests in promised if not tests] == []
    named = [test.split("::") for _, tests in promised for test in tests]
    written = {file: (ROOT / file).read_text(encoding="utf-8") for file, _ in named}
    assert [
        test for file, test in named if not re.search(rf"^(?:async )?def {test}\(", written[file], re.MULTILINE)
    ] == []


def test_every_test_says_its_behavior_in_at_most_60_characters() -> None:
    tests = [path for path in files() if path.suffix == ".py" and path.is_relative_to(ROOT / "tests")]
    long = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in tests
        for name in re.findall(r"^ *(?:async )?def (test_\w{56,})\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert sorted(long) == []
