"""The gallery: every picture of every game in every state, on a page that shows them as wide as desktop and phone do.

``python -m tests.render.gallery [folder]`` writes the pictures and ``index.html``, in English or, with ``--language``,
in another; with ``--docs``, only the few that README and rules show: those that are in ``docs/images``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from html import escape
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from bot.core.texts import Texts
from bot.games.catalogue import catalogue
from bot.process.emojis import painted
from render.avatar import avatar
from render.encode import Media, Picture
from render.ladder import Rung, ladder
from render.lobby import LobbySeat, lobby
from render.manila.samples import LONG_NAMES
from tests.render.english import english

WIDTHS: Final = (1200, 550, 290)
"""Full size, a desktop, a phone."""

_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
body {{ background: #313338; color: #dbdee1; font: 16px sans-serif; margin: 2rem; }}
body.light {{ background: #fff; color: #313338; }}
figure {{ margin: 0 0 3rem; white-space: nowrap; }}
figcaption {{ margin-bottom: .5rem; }}
img {{ vertical-align: top; border-radius: 8px; margin-right: 1rem; }}
</style>
<h1>Pictures, 1200, 550 and 290 wide</h1>
<p><button onclick="document.body.classList.toggle('light')">Light or dark</button></p>
{figures}
</html>
"""


class Shown(NamedTuple):
    """A file of the gallery: ``widths`` are how wide clients show it."""

    name: str
    data: bytes
    media: Media = Media.PNG
    widths: tuple[int, ...] = WIDTHS


Pictures: TypeAlias = Mapping[str, Callable[[], Picture]]
"""By name; drawn when they are called."""


def gallery(texts: Texts = english) -> Pictures:
    """Every picture: those of each game under the name of its package, and those of lobbies."""
    of_games = {package.folder.name: package.gallery(texts) for package in catalogue().packages.values()}
    found = {f"{game}-{name}": draw for game, pictures in of_games.items() for name, draw in pictures.items()}
    return found | dict(_lobbies(texts)) | dict(_ladders(texts))


def _lobbies(texts: Texts) -> Iterator[tuple[str, Callable[[], Picture]]]:
    emblems = {kind: presenter.emblem for kind, presenter in catalogue().presenters(texts).items()}
    first, emblem = next(iter(emblems.items()))
    title, lasts = texts(f"game-{first}"), texts("lobby-lasts", lasts=texts(f"lasts-{first}"))
    level = max((texts(f"level-{first}-{level}") for level in catalogue().games[first].levels), key=len)
    host, other, ai = (
        LobbySeat("Inés", host=True),
        LobbySeat("Maximilian"),
        LobbySeat("Navigator", ai=True, level=level),
    )
    rules = ("Money: hidden", "Where stowaways hide: Anywhere but the insurance", "Ties: go to more cash")
    yield "lobby", partial(lobby, title, (host, other, ai, LobbySeat(None)), texts, emblem, rules=rules, lasts=lasts)
    yield "lobby-small", partial(lobby, title, (host, ai, LobbySeat(None)), texts, emblem, rules=rules[:1])
    full = [LobbySeat(name, host=n == 0) for n, name in enumerate(LONG_NAMES)]
    yield "lobby-full", partial(lobby, "A table with quite a long title", full, texts, emblem, lasts=lasts)
    eight = [LobbySeat(name, ai=True, level=level) for name in (*LONG_NAMES, *LONG_NAMES[:3])]
    yield "lobby-eight", partial(lobby, title, eight, texts, emblem, rules=("x" * 90,) * 9, lasts=lasts)
    for kind, known_by in emblems.items():
        new = (host, LobbySeat(None), LobbySeat(None))
        last = texts("lobby-lasts", lasts=texts(f"lasts-{kind}"))
        yield f"lobby-{kind}", partial(lobby, texts(f"game-{kind}"), new, texts, known_by, lasts=last)


def _ladders(texts: Texts) -> Iterator[tuple[str, Callable[[], Picture]]]:
    emblems = {kind: presenter.emblem for kind, presenter in catalogue().presenters(texts).items()}
    names = (*LONG_NAMES, "Inés", "Maximilian")
    placed = [
        Rung(min(n + 1, 5), name, str(2210 - 37 * n), texts("season-games", games=10 + n))
        for n, name in enumerate(names[:6])
    ]
    waiting = [
        Rung(None, name, "", texts("season-placed", games=games, needed=10), (games, 10))
        for name, games in zip(names, (9, 8, 4, 1), strict=False)
    ]
    season = texts("season-picture", number="12")
    for kind, emblem in emblems.items():
        yield f"ladder-{kind}", partial(ladder, texts(f"game-{kind}"), season, placed[:3], emblem)
    first, emblem = next(iter(emblems.items()))
    yield "ladder-full", partial(ladder, texts(f"game-{first}"), season, [*placed, *waiting], emblem)
    yield "ladder-empty", partial(ladder, texts(f"game-{first}"), season, (), emblem, texts("season-nobody"))


def write(folder: Path, texts: Texts = english) -> int:
    """Write the gallery into a folder. Returns how many pictures there are."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = [Shown(name, picture.data, picture.media) for name, picture in drawn(gallery(texts))]
    shown += [Shown(name, painted(sign).png, widths=(128, 48, 22)) for name, sign in catalogue().emojis.items()]
    shown.append(Shown("avatar", avatar(), widths=(512, 80, 40)))
    figures = []
    for name, data, media, widths in shown:
        file = f"{name}{media.extension}"
        (folder / file).write_bytes(data)
        images = "".join(f'<img src="{file}" width="{width}" alt="">' for width in widths)
        caption = f"{escape(name)} · {len(data) / 1024:.0f} KiB"
        figures.append(f"<figure><figcaption>{caption}</figcaption>{images}</figure>")
    (folder / "index.html").write_text(_PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    return len(figures)


def drawn(pictures: Pictures) -> Iterator[tuple[str, Picture]]:
    """Draw them, one by one."""
    for name, draw in pictures.items():
        yield name, draw()


# -- for the project's own pages --------------------------------------------------------------

DOCUMENTS: Final = Path(__file__).parents[2] / "docs" / "images"
"""What README and rules show. A picture of the gallery is put there by an empty file of its name."""


def documents() -> Pictures:
    """Those pictures by the names of their files. Raises ``KeyError`` for one that the gallery has not."""
    pictures = gallery()
    return {path.name: pictures[path.stem] for path in sorted(DOCUMENTS.iterdir())}


def write_documents(folder: Path) -> int:
    """Write them into a folder. Returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    files = dict(drawn(documents()))
    for name, picture in files.items():
        (folder / name).write_bytes(picture.data)
    return len(files)


def main() -> None:
    """Command line entry."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.render.gallery", description="Write every picture in every state."
    )
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--docs", action="store_true", help="only those that README and rules show")
    parser.add_argument("--language", default=english.language, help="what the pictures speak")
    options = parser.parse_args()
    if options.docs:
        folder = options.folder or DOCUMENTS
        print(f"{write_documents(folder)} pictures in {folder}")  # noqa: T201 - what a command line says
        return
    folder = options.folder or Path("build/gallery")
    texts = catalogue().in_language(options.language)
    print(f"{write(folder, texts)} pictures in {folder / 'index.html'}")  # noqa: T201 - what a command line says


if __name__ == "__main__":
    main()
