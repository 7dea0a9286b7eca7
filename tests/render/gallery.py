"""The gallery: every picture in every state, on a page that shows them as wide as desktop and phone do.

``python -m tests.render.gallery [folder]`` writes the pictures and ``index.html``; with ``--docs``, only the few that
README and manual show, into ``docs/images``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from render import boats, card_samples, emojis, malacca, malacca_samples, manille, samples
from render.encode import Media, Picture
from render.lobby import LobbySeat, lobby
from render.malacca import pieces
from render.manila import SUBJECTS, Marks, board, film, hand, lesson, result, sailing
from render.manille import cards
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


def gallery() -> Iterator[tuple[str, Picture]]:
    """Every picture by name."""
    yield from _boards()
    yield from _moving()
    yield "hand", hand(samples.own_hand(), samples.NAMES, english)
    yield from _results()
    yield from _lobbies()
    for subject in SUBJECTS:
        yield f"rules-{subject}", lesson(subject, english)
    yield from _card_games()
    yield from _malacca()


def _boards() -> Iterator[tuple[str, Picture]]:
    for name, view in samples.tables().items():
        yield name, board(view, samples.NAMES, english)
    for name in ("buy", "place", "place-5", "board"):
        view = samples.tables()[name]
        yield f"{name}-choices", board(view, samples.NAMES, english, marks=Marks(choices=samples.choices(view)))
    for name in ("place", "plunder", "pilot", "auction-later"):
        view = samples.tables()[name]
        yield f"{name}-since", board(view, samples.NAMES, english, marks=Marks(since=samples.before(view)))
    yield "long-names", board(samples.full(), samples.LONG_NAMES, english)


def _moving() -> Iterator[tuple[str, Picture]]:
    for name, (before, after, events) in samples.voyages().items():
        yield f"sailing-{name}", sailing(before, after, events, samples.NAMES, english)
    yield "replay", film([samples.before(samples.voyage()), samples.voyage(), samples.over()], samples.NAMES, english)


def _results() -> Iterator[tuple[str, Picture]]:
    for players in (3, 5):
        history = [voyage[:players] for voyage in samples.HISTORY]
        moments = [moment for moment in samples.MOMENTS if moment.seat < players]
        picture = result(samples.over(players), samples.standing(players), samples.NAMES, english, history=history,
                         moments=moments)  # fmt: skip
        yield f"result-{players}", picture
    yield "result-plain", result(samples.over(), samples.standing(), samples.LONG_NAMES, english)


def _lobbies() -> Iterator[tuple[str, Picture]]:
    seats = (LobbySeat("Inés", host=True), LobbySeat("Maximilian"), LobbySeat("Navigator", ai=True), LobbySeat(None))
    rules = ("Money is hidden", "Pirates may kick passengers off", "Ties go to more cash")
    yield "lobby", lobby("Manila", seats, english, boats.emblem, rules=rules)
    full = [LobbySeat(name, host=n == 0) for n, name in enumerate(samples.LONG_NAMES)]
    yield "lobby-full", lobby("A table with quite a long title", full, english, boats.emblem)
    new = (LobbySeat("Inés", host=True), *[LobbySeat(None)] * 2)
    yield "lobby-new", lobby("Manila", new, english, boats.emblem)
    yield "lobby-malacca", lobby("Malacca", new, english, pieces.emblem, rules=rules[:1])
    yield "lobby-manilla", lobby("Manilla", new, english, cards.emblem)


def _malacca() -> Iterator[tuple[str, Picture]]:
    names, words = malacca_samples.NAMES, english
    for name, view in malacca_samples.tables().items():
        yield f"malacca-{name}", malacca.table(view, names[: view.players], words)
    before = malacca_samples.table(laid=(False,) * 4)
    yield "malacca-since", malacca.table(malacca_samples.table(), names[:4], words, since=before)
    yield "malacca-long-names", malacca.table(malacca_samples.full(), malacca_samples.LONG_NAMES, words)
    for name, view in (
        ("hand", malacca_samples.own()),
        ("hand-laid", malacca_samples.own_laid()),
        ("hand-drawn", malacca_samples.own_drawn()),
    ):
        yield f"malacca-{name}", malacca.hand(view, names[: view.players], words)
    for players in (2, 4, 8):
        view, standing = malacca_samples.over(players), malacca_samples.standing(players)
        yield f"malacca-result-{players}", malacca.result(view, standing, names[:players], words)
    for subject in malacca.SUBJECTS:
        yield f"malacca-rules-{subject}", malacca.lesson(subject, words)


def _card_games() -> Iterator[tuple[str, Picture]]:
    """Manilla and Manille."""
    names = card_samples.NAMES
    for name, view in card_samples.tables().items():
        yield f"cards-{name}", manille.board(view, names, english)
    yield "cards-long-names", manille.board(card_samples.table(6), card_samples.LONG_NAMES, english)
    for players in (2, 3, 4, 6):
        yield f"cards-hand-{players}", manille.hand(card_samples.own(players), names, english)
    yield "cards-hand-full", manille.hand(card_samples.own_full(), names, english)
    yield "cards-hand-unseen", manille.hand(card_samples.own_unseen(), names, english)
    for players, games in ((3, 1), (4, 2), (6, 1)):
        view, standing = card_samples.over(players, games=games), card_samples.standing(players, games=games)
        yield f"cards-result-{players}", manille.result(view, standing, names, english)
    for subject in manille.SUBJECTS:
        yield f"cards-rules-{subject}", manille.lesson(subject, english)


def write(folder: Path) -> int:
    """Write the gallery into a folder. Returns how many pictures there are."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = [Shown(name, picture.data, picture.media) for name, picture in gallery()]
    shown += [Shown(name, emoji.png, widths=(128, 48, 22)) for name, emoji in emojis.emojis().items()]
    shown.append(Shown("avatar", emojis.avatar(), widths=(512, 80, 40)))
    figures = []
    for name, data, media, widths in shown:
        file = f"{name}{media.extension}"
        (folder / file).write_bytes(data)
        images = "".join(f'<img src="{file}" width="{width}" alt="">' for width in widths)
        caption = f"{escape(name)} · {len(data) / 1024:.0f} KiB"
        figures.append(f"<figure><figcaption>{caption}</figcaption>{images}</figure>")
    (folder / "index.html").write_text(_PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    return len(figures)


# -- for the project's own pages --------------------------------------------------------------


def documents() -> Iterator[tuple[str, Picture]]:
    """The pictures of README and manual, by file name."""
    before, after, _ = samples.voyages()["roll"]
    since = replace(before, ports=(None, 3, None), cash=(14, 27, 9, 37))
    yield "board.png", board(after, samples.NAMES, english, marks=Marks(since=since))
    yield "hand.png", hand(samples.own_hand(), samples.NAMES, english)
    history = [*(voyage[:4] for voyage in samples.HISTORY[:-1]), samples.CLEAR]
    yield "result.png", result(samples.over(), samples.clear_win(), samples.NAMES, english, history=history,
                               moments=samples.MOMENTS)  # fmt: skip
    for subject in malacca.SUBJECTS:
        yield f"malacca-{subject}.png", malacca.lesson(subject, english)
    yield "sailing.gif", sailing(*samples.voyages()["roll"], samples.NAMES, english)


def write_documents(folder: Path) -> int:
    """Write them into a folder. Returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    files = dict(documents())
    for name, picture in files.items():
        (folder / name).write_bytes(picture.data)
    return len(files)


def main() -> None:
    """Command line entry."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.render.gallery", description="Write every picture in every state."
    )
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--docs", action="store_true", help="only those that README and manual show")
    options = parser.parse_args()
    if options.docs:
        folder = options.folder or Path("docs/images")
        print(f"{write_documents(folder)} pictures in {folder}")  # noqa: T201 - what a command line says
        return
    folder = options.folder or Path("build/gallery")
    print(f"{write(folder)} pictures in {folder / 'index.html'}")  # noqa: T201 - what a command line says


if __name__ == "__main__":
    main()
