"""Films of whole games: short, small, told with their key moments, and at rest on the result."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image

from bot.core.player_names import cast_of
from bot.games.catalogue import catalogue
from engine.manila.game import MANILA
from engine.table import SeatAssignment
from render import film as films
from render.animation import HALF, POSTER, Frame, still, whole
from render.encode import Media, Picture, encode
from render.film import MOST_BYTES, REST, TELLING, evenly, film
from render.manila import film_picture, samples
from tests.engine.golden import Teller
from tests.render.english import english

GOLDEN: Final = Path(__file__).parents[1] / "engine"
FOLDERS: Final = [
    name for name in (package.folder.name for package in catalogue().packages.values()) if (GOLDEN / name).is_dir()
]
"""Of the games that golden games are told of here."""
VIEWS: Final = ("a view",)
TELLERS: Final[Mapping[str, Teller]] = {
    folder: import_module(f"tests.engine.{folder}.retell").TELLER for folder in FOLDERS
}


def longest(teller: Teller, count: int) -> list[str]:
    """The golden games with the longest texts; films of the others take no longer and are no larger."""
    return sorted(teller.tales, key=lambda name: -teller.file(name).stat().st_size)[:count]


GAMES: Final = [(folder, name) for folder, teller in TELLERS.items() for name in longest(teller, 2)]


def filmed(teller: Teller, name: str, **changes: Any) -> tuple[Picture, Picture]:
    """The film of a golden game, and the picture of its result."""
    tale, steps = teller.tales[name], teller.steps(name)
    game = teller.game_of(tale.options)
    views = [game.view(step.state, None) for step in steps]
    presenter = catalogue().presenters(english)[game.kind]
    cast = cast_of([SeatAssignment(f"Player {seat}", level="simple") for seat in range(len(tale.levels))])
    end = presenter.result_board(views[-1], game.standing(steps[-1].state), cast)
    paint = presenter.film(views, cast, end)
    assert paint is not None
    return paint(), end()


def frames(picture: Picture) -> list[tuple[Image.Image, int]]:
    image = Image.open(io.BytesIO(picture.data))
    assert "loop" not in image.info  # it plays once
    found = []
    for number in range(image.n_frames):  # type: ignore[attr-defined]
        image.seek(number)
        found.append((image.convert("RGB"), image.info["duration"]))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("folder", "name"), GAMES)
def test_highlights_last_30_seconds_at_most_and_end_on_result(folder: str, name: str) -> None:
    picture, end = filmed(TELLERS[folder], name)
    shown = frames(picture)
    assert picture.media is Media.GIF
    assert len(picture.data) <= MOST_BYTES
    assert len(shown) > 20
    assert sum(time for _, time in shown) <= 30_000
    assert shown[-1][1] == REST
    result = still(Image.open(io.BytesIO(end.data)).convert("RGB"), HALF).convert("RGB")
    last = shown[-1][0]
    top = (last.height - result.height) // 2
    assert last.crop((0, top, last.width, top + result.height)).tobytes() == result.tobytes()
    # Who does not play it sees the result, too.
    assert shown[0][0].tobytes() == last.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("folder", TELLERS)
def test_key_moments_are_slow_and_the_rest_is_fast(folder: str) -> None:
    picture, _ = filmed(TELLERS[folder], longest(TELLERS[folder], 1)[0])
    times = sorted(time for _, time in frames(picture)[1:-1])
    assert times[-1] >= 2 * times[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["four", "hidden-money"])
def test_highlights_show_the_payouts_of_every_voyage(name: str) -> None:
    teller = TELLERS["manila"]
    views = [MANILA.view(step.state, None) for step in teller.steps(name)]
    shown = [*film_picture._frames(views, samples.NAMES, english, 5)]
    ends = [n for n, frame in enumerate(shown) if frame.shown == film_picture.LANDED]
    assert len(ends) == views[-1].voyage
    assert ends[-1] == len(shown) - 1
    # Coins fly before it, for as long as a movement takes.
    assert all(frame.shown < 100 for end in ends for frame in shown[end - 4 : end])


def told(frame: Frame, most: int = 4) -> films.Telling:
    return lambda thrift: [frame] * max(0, most - thrift)


def test_what_does_not_fit_is_left_out_and_the_result_never_is(monkeypatch: pytest.MonkeyPatch) -> None:
    end = encode(Image.new("RGB", (1200, 400), (251, 244, 225)), "result")
    frame = whole(still(Image.effect_noise((600, 300), 90).convert("RGB")), 1000)
    full = film(VIEWS, told(frame), end)
    monkeypatch.setattr("render.film.MOST_BYTES", len(full.data) - 1)
    assert len(film(VIEWS, told(frame), end).data) < len(full.data)
    monkeypatch.setattr("render.film.MOST_BYTES", 10)
    alone = film(VIEWS, told(frame), end)
    assert [time for _, time in frames(alone)] == [REST]
    assert (alone.width, alone.height) == (600, 200)


def test_a_long_telling_is_faster_all_over() -> None:
    end = encode(Image.new("RGB", (1200, 400)), "result")
    slow, fast = (whole(still(Image.new("RGB", (600, 300), (n, n, n))), shown) for n, shown in ((0, 3000), (255, 300)))
    times = [time for _, time in frames(film(VIEWS, lambda thrift: [] if thrift else [slow, fast] * 40, end))]
    assert times[0] == POSTER
    assert sum(times[1:-1]) <= TELLING
    assert times[1] > 3 * times[2] >= 60


def test_some_of_many_are_taken_evenly_and_the_last_always() -> None:
    assert evenly([1, 2, 3], 3) == [1, 2, 3]
    assert evenly(list(range(10)), 4) == [0, 3, 6, 9]
    assert evenly([], 4) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_film_of_nothing_is_an_error(folder: str) -> None:
    draw = import_module(f"render.{folder}").film
    with pytest.raises(ValueError, match="views"):
        draw([], (), english, None)


def test_a_film_needs_something_to_tell() -> None:
    end = encode(Image.new("RGB", (1200, 600)), "result")
    with pytest.raises(ValueError, match="needs views"):
        film((), lambda _: [], end)
