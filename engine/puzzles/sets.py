"""Puzzle files: one game's puzzles in one xz stream.

JSON lines: a header with how the set was made, then one puzzle per line.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.puzzles.puzzle import BadPuzzle, Puzzle, from_json, to_json

FORM: Final = 1
"""The format version of a file."""
LARGEST: Final = 16_000_000
"""The maximum size of an unpacked file, in bytes."""


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """The puzzles of a file, held as text and parsed one at a time."""

    kind: str
    rules_version: int
    seed: str
    """The seed of the games in which they were found."""
    lines: Mapping[str, str]
    """By puzzle id."""
    missed: Mapping[str, float]
    """The difficulty, by puzzle id."""

    def puzzle(self, name: str) -> Puzzle:
        """Return a puzzle by its id."""
        return from_json(self.kind, self.rules_version, json.loads(self.lines[name]))


def write(file: Path, kind: str, rules_version: int, seed: str, puzzles: Iterable[Puzzle]) -> int:
    """Write a file of puzzles of one game, and return its size in bytes.

    Equal puzzles give equal files. An existing file stays until all is written.
    """
    lines = [_line({"form": FORM, "game": kind, "rules": rules_version, "seed": seed})]
    lines += [_line(to_json(puzzle)) for puzzle in puzzles]
    packed = lzma.compress("".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME)
    half = file.with_name(f".{file.name}.part")
    try:
        half.write_bytes(packed)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return len(packed)


def read(file: Path) -> PuzzleSet:
    """Return the puzzles of a file; raise ``BadPuzzle`` or ``OSError``."""
    try:
        packed = lzma.LZMADecompressor()
        text = packed.decompress(file.read_bytes(), LARGEST).decode()
        if not packed.eof:
            raise BadPuzzle(f"{file} breaks off, or is too large")
        head, *rest = text.splitlines()
        about = json.loads(head)
        if about["form"] != FORM:
            raise BadPuzzle(f"{file} is of another version")
        kind, rules, seed = str(about["game"]), int(about["rules"]), str(about["seed"])
        puzzles = {puzzle.id: (line, puzzle) for line in rest for puzzle in [from_json(kind, rules, json.loads(line))]}
    except (lzma.LZMAError, EOFError, ValueError, KeyError, TypeError) as error:
        raise BadPuzzle(f"{file} is no file of puzzles: {error}") from error
    return PuzzleSet(
        kind,
        rules,
        seed,
        {name: line for name, (line, _) in puzzles.items()},
        {name: puzzle.missed for name, (_, puzzle) in puzzles.items()},
    )


def _line(data: Mapping[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True) + "\n"
