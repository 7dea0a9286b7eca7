"""The bot as others install it: a wheel, built from the sdist, in an environment that knows no checkout."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = tuple(sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml")))


@dataclass(frozen=True)
class Installed:
    """An environment with the bot, what the bot needs, and the examples of other games."""

    python: Path
    packages: Path
    """Where its packages lie; those that the bot needs are elsewhere."""


@contextmanager
def importable(*examples: Path) -> Iterator[None]:
    """Let examples be imported as if they were installed. Afterwards all is as before, also where they are."""
    names = {example.name for example in examples}

    def pop_modules() -> dict[str, ModuleType]:
        return {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] in names}

    before = pop_modules()
    with pytest.MonkeyPatch.context() as patch:
        for example in examples:
            patch.syspath_prepend(str(example))
        yield
    pop_modules()
    sys.modules.update(before)


def build(kind: str, source: Path, to: Path) -> Path:
    """Build a distribution of a source tree, and say where it lies."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (built,) = to.iterdir()
    return built


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    (folder / "source").mkdir()
    sdist = build("sdist", ROOT, folder / "sdist")
    # Python's own way to unpack asks for a filter in some versions, and knows none in others.
    subprocess.run(["tar", "-xzf", str(sdist), "-C", str(folder / "source")], check=True, capture_output=True)
    (source,) = (folder / "source").iterdir()
    wheels = [build("wheel", source, folder / "bot")]
    wheels += [build("wheel", example, folder / example.name) for example in EXAMPLES]
    environment = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True, capture_output=True)
    python = environment / "bin" / "python"
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip())
    # What the bot needs is not installed again. A .pth file that lies there is not read: this checkout stays unknown.
    (packages / "needed.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*install, *map(str, wheels)], check=True, capture_output=True)
    return Installed(python, packages)
