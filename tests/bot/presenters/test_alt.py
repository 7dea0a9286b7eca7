"""What is read out of pictures is plain text, in every game and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from bot.core.presenter import PlayerNames, Presenter
from bot.games.catalogue import catalogue
from engine.solo import Solo
from tests.kit import GAMES, kit

MARKUP: Final = re.compile(r"\*|__|~~|\|\||`|\]\(|<[@#:t/]|^(?:#|-#|>|- )", re.MULTILINE)
"""What Discord formats in a message. In an alt text it stands as it is, and is read out."""
LANGUAGES: Final = catalogue().languages
APART: Final = 7
"""Moves between two moments that are looked at."""


def alts(presenter: Presenter, solo: Solo, cast: PlayerNames) -> Iterator[str]:
    """What is said of the pictures of a moment."""
    public = solo.view(None)
    if not solo.to_act:
        yield presenter.result_alt(public, solo.standing, cast)
        return
    yield presenter.alt(public, cast)
    for seat in solo.to_act:
        yield presenter.hand(solo.view(seat), solo.moves(seat), cast).alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES)
def test_alt_texts_have_no_markup(kind: str, language: str) -> None:
    presenter = catalogue().presenters(catalogue().in_language(language))[kind]
    seats, random = GAMES[kind].seats[0], Random(5)
    solo = Solo(GAMES[kind], seats, GAMES[kind].options_type(), "alts")
    names = tuple(f"P{seat}" for seat in range(seats))
    cast = PlayerNames(names, tuple(f"**{name}**" for name in names), tuple(f"<@{seat}>" for seat in range(seats)))
    said: list[str] = []
    while True:
        if not solo.to_act or solo.step % min(APART, kit(kind).apart) == 0:
            said += alts(presenter, solo, cast)
        if not solo.to_act:
            break
        seat = solo.to_act[0]
        solo.play(seat, random.choice(solo.moves(seat)))
    pages = (presenter.rules_picture(page) for page in range(len(presenter.rules_pages())))
    said += [page.alt for page in pages if page is not None]
    assert len(said) > 10
    assert [alt for alt in said if MARKUP.search(alt)] == []
