"""Pictures as they are drawn on a machine that has no font of its own, and so on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from render import fonts, foundry


def forget() -> None:
    """Look for fonts anew, and set all text anew."""
    for thing in (*vars(foundry).values(), *vars(fonts).values()):
        if hasattr(thing, "cache_clear"):
            thing.cache_clear()


@contextmanager
def no_fonts_of_its_own() -> Iterator[None]:
    """Whatever fonts the machine has, draw with the packaged ones alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(foundry, "_font_folders", lambda: iter(()))
        forget()
        yield
    forget()
