"""The gallery: every picture in many states, with a page that shows them as desktop and phone do.

``python -m render [folder]`` writes the pictures and ``index.html``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from html import escape
from pathlib import Path

from render import samples
from render.encode import Picture
from render.lobby import LobbySeat, lobby
from render.manila import Marks, board, hand, result
from render.words import english

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
body {{ background: #313338; color: #dbdee1; font: 16px sans-serif; margin: 2rem; }}
figure {{ display: inline-block; vertical-align: top; margin: 0 2rem 2rem 0; }}
img {{ display: inline-block; vertical-align: top; border-radius: 8px; margin-right: 1rem; }}
</style>
<h1>Pictures, 550 and 290 wide</h1>
{figures}
</html>
"""


def gallery() -> Iterator[tuple[str, Picture]]:
    """Every picture by name."""
    for name, view in samples.tables().items():
        yield name, board(view, samples.NAMES, english)
    for name in ("buy", "place", "place-5", "board"):
        view = samples.tables()[name]
        yield f"{name}-choices", board(view, samples.NAMES, english, marks=Marks(choices=samples.choices(view)))
    for name in ("place", "plunder", "pilot"):
        view = samples.tables()[name]
        yield f"{name}-since", board(view, samples.NAMES, english, marks=Marks(since=samples.before(view)))
    yield "long-names", board(samples.full(), samples.LONG_NAMES, english)
    yield "hand", hand(samples.own_hand(), samples.NAMES, english)
    for players in (3, 5):
        history = [voyage[:players] for voyage in samples.HISTORY]
        picture = result(
            samples.over(players),
            samples.standing(players),
            samples.NAMES,
            english,
            history=history,
            moments=[moment for moment in samples.MOMENTS if moment.seat < players],
        )
        yield f"result-{players}", picture
    yield "result-plain", result(samples.over(), samples.standing(), samples.LONG_NAMES, english)
    seats = (LobbySeat("Inés", host=True), LobbySeat("Maximilian"), LobbySeat("Navigator", ai=True), LobbySeat(None))
    rules = ("Money is hidden", "Pirates may kick passengers off", "Ties go to more cash")
    yield "lobby", lobby("Manila", seats, english, rules=rules)


def write(folder: Path) -> int:
    """Write the gallery into a folder. Returns how many pictures there are."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = []
    for name, picture in gallery():
        (folder / f"{name}.png").write_bytes(picture.data)
        images = "".join(f'<img src="{name}.png" width="{width}" alt="">' for width in (550, 290))
        caption = f"{escape(name)} · {len(picture.data) / 1024:.0f} KiB"
        figures.append(f"<figure>{images}<figcaption>{caption}</figcaption></figure>")
    (folder / "index.html").write_text(_PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    return len(figures)


def main() -> None:
    """Command line entry."""
    parser = argparse.ArgumentParser(prog="python -m render", description="Write every picture in many states.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/gallery"))
    folder: Path = parser.parse_args().folder
    count = write(folder)
    print(f"{count} pictures in {folder / 'index.html'}")  # noqa: T201 - what a command line says


if __name__ == "__main__":
    main()
