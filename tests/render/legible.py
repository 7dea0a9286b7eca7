"""How large the texts of pictures are where a phone shows them, the smallest first.

``python -m tests.render.legible`` lists them by game and kind of picture; ``fr manila`` in French, and of Manila only.
A ``!`` marks what must be read and is smaller than 9 pixels.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final
from unittest import mock

from bot.games.catalogue import catalogue
from render.canvas import Canvas, TextBox
from render.encode import Media, Picture
from render.theme import READ, WIDTH
from tests.render.gallery import Pictures, gallery

PHONE: Final = 293
"""So many pixels wide a phone shows a picture."""
PICTURES: Final[Mapping[str, Pictures]] = {
    language: gallery(catalogue().in_language(language)) for language in catalogue().languages
}


@contextmanager
def recorded() -> Iterator[list[Canvas]]:
    """Every canvas that is begun meanwhile."""
    begun: list[Canvas] = []
    begin = Canvas.__init__

    def noted(canvas: Canvas, *args: object, **kwargs: object) -> None:
        begin(canvas, *args, **kwargs)  # type: ignore[arg-type]
        begun.append(canvas)

    with mock.patch.object(Canvas, "__init__", noted):
        yield begun


def texts_of(draw: Callable[[], Picture]) -> list[TextBox] | None:
    """The texts of a picture: those of the last canvas as wide as it; others are for what pictures share. ``None`` for
    an animation, whose frames are boards."""
    with recorded() as begun:
        if draw().media is Media.GIF:
            return None
    return [canvas for canvas in begun if canvas.image.mode == "RGB" and canvas.size[0] == WIDTH][-1].texts


def kind_of(picture: str) -> str:
    """What kind of picture one of the gallery is."""
    if picture.startswith(("lobby", "ladder")):
        return picture.partition("-")[0]
    game = picture.partition("-")[0]
    return next((f"{game}-{kind}" for kind in ("hand", "result", "rules") if f"-{kind}" in picture), f"{game}-board")


def decides(picture: str) -> bool:
    """Whether someone who looks at it has something to decide: boards and hands, not results and rules."""
    return kind_of(picture).endswith(("-board", "-hand"))


def must_be_read(picture: str, text: TextBox, others: Sequence[TextBox]) -> bool:
    """Whether a text must be read on a phone: all but illustrations of rules and ladders.

    Initials need not that only tell names apart, nor those that a picture shows larger beside a name.
    """
    initials = text.bearer is not None and len(text.text) <= 2 and not text.text.isdigit()
    pair = initials and len(text.text) == 2 and text.text.isalnum()
    larger = initials and any(other.text == text.text and other.size >= READ for other in others)
    return not kind_of(picture).endswith(("-rules", "ladder")) and not pair and not larger


def _list(language: str, games: Sequence[str]) -> None:
    found: dict[str, dict[float, dict[str, bool]]] = defaultdict(lambda: defaultdict(dict))
    for name, draw in PICTURES[language].items():
        if not games or name.startswith(tuple(games)):
            drawn = texts_of(draw) or ()
            for text in drawn:
                small = must_be_read(name, text, drawn) and text.size < READ
                shown = found[kind_of(name)][text.size * PHONE / WIDTH]
                shown[text.text] = small or shown.get(text.text, False)
    for kind, sizes in found.items():
        sys.stdout.write(f"{kind}\n")
        for size, texts in sorted(sizes.items()):
            said = " · ".join(f"! {text}" if small else text for text, small in sorted(texts.items()))
            sys.stdout.write(f"  {size:4.1f}  {said}\n")


if __name__ == "__main__":
    asked = sys.argv[1:]
    _list(*((asked[0], asked[1:]) if asked and asked[0] in PICTURES else ("en", asked)))
