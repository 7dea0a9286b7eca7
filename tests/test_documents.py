"""What documents show as code is code: of the example game as it is, and commands that there are."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from scripts import claims
from tests.test_house import ROOT, files

BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
DOCUMENTS: Final = [path for path in files() if path.suffix == ".md" and path.name != "PROTOCOL.md"]
SOURCES: Final = {"python": ".py", "fluent": ".ftl"}


def blocks(language: str) -> list[tuple[Path, str]]:
    """What stands between fences of a language, and where."""
    told = [(path, path.read_text(encoding="utf-8")) for path in DOCUMENTS]
    return [(path, text) for path, whole in told for found, text in BLOCK.findall(whole) if found == language]


def lines(text: str) -> list[str]:
    """Its lines, without comments and docstrings, which an example has and what is shown of it may leave out."""
    stripped = (line.strip() for line in text.splitlines())
    return [line for line in stripped if line and not line.startswith(("#", '"""'))]


@pytest.mark.parametrize("language", SOURCES)
def test_what_is_shown_of_the_example_stands_in_it_line_by_line(language: str) -> None:
    example = [lines(path.read_text("utf-8")) for path in (ROOT / "examples").rglob(f"*{SOURCES[language]}")]
    shown = blocks(language)
    assert shown
    for path, text in shown:
        wanted = lines(text)
        runs = (source[start : start + len(wanted)] for source in example for start in range(len(source)))
        assert wanted in runs, f"{path.name} shows what is not in the example:\n{text}"


def called(text: str) -> Iterator[list[str]]:
    """The calls of the bot's command line in a text, as words; what stands for something is left out."""
    for line in re.findall(r"(?:^|`)(?:\.venv/bin/)?(manila(?: [^`\n#]+)?)(?:`|$|#)", text, re.MULTILINE):
        words = shlex.split(line.replace("…", ""))
        if len(words) > 1 and re.fullmatch(r"[a-z-]+", words[1]) and words[1] != "manila":
            yield words


def test_commands_that_documents_tell_are_those_of_the_program() -> None:
    told = [(path, words) for path in DOCUMENTS for words in called(path.read_text(encoding="utf-8"))]
    assert len(told) > 15
    wrong = [f"{path.name}: {line}" for path, words in told for line in claims.command(words, ROOT)]
    assert wrong == []


def test_a_command_that_there_is_not_is_found_wherever_it_stands() -> None:
    text = "Call `manila docter`, then\n```\n.venv/bin/manila backup FILE --quick\n```\nor `/manila new` of `manila`."
    found = [line for words in called(text) for line in claims.command(words, ROOT)]
    assert found == ["manila has no command docter", "manila backup has no --quick"]
