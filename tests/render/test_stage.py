"""What stays on a stage is not drawn again, what moves leaves nothing behind, and frames add up to the picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from render import theme
from render.animation import HALF, Frame, still
from render.canvas import Box, Canvas
from render.sprites import badge, coin
from render.stage import Stage

SIZE = (400, 300)


def empty() -> Image.Image:
    return Image.new("RGB", SIZE, theme.CARD)


def at(box: Box, colour: theme.Rgb) -> Callable[[Canvas], None]:
    return lambda canvas: canvas.fill(box, colour)


def shown(frames: list[Frame]) -> bytes:
    """What is on the screen after some frames."""
    screen = frames[0].patches[0].image.copy()
    for frame in frames[1:]:
        for patch in frame.patches:
            screen.paste(patch.image, patch.box)
    return screen.tobytes()


@pytest.mark.parametrize("scale", [1, HALF])
def test_frames_add_up_to_what_would_be_painted_at_once(scale: int) -> None:
    stage = Stage(empty(), scale)
    frames = [stage.frame(80)]
    for seat, centre in enumerate([(61, 61), (201, 61), (331, 61)]):
        stage.lay("badge", lambda canvas, seat=seat, centre=centre: badge(canvas, seat, centre))  # type: ignore[misc]
        stage.lay(f"coin {seat}", lambda canvas, centre=centre: canvas.sprite(coin(34), (centre[0], 201)))  # type: ignore[misc]
        frames.append(stage.frame(80, lambda canvas, centre=centre: canvas.sprite(coin(44), centre)))  # type: ignore[misc]
    whole = Canvas(empty())
    badge(whole, 2, (331, 61))
    for x in (61, 201, 331):
        whole.sprite(coin(34), (x, 201))
    whole.sprite(coin(44), (331, 61))
    assert shown(frames) == still(whole.image, scale).tobytes()


def test_what_was_painted_for_one_frame_is_gone_in_the_next() -> None:
    stage = Stage(empty())
    frames = [stage.frame(80), stage.frame(80, at((10, 10, 90, 90), theme.INK)), stage.frame(80)]
    assert shown(frames) == still(empty()).tobytes()


def test_what_is_laid_stays_until_something_else_is_laid_there() -> None:
    stage = Stage(empty())
    stage.lay("left", at((10, 10, 90, 90), theme.INK))
    stage.lay("right", at((200, 10, 290, 90), theme.INK))
    frames = [stage.frame(80)]
    stage.lay("left", at((20, 20, 40, 40), theme.GOLD))
    frames.append(stage.frame(80))
    whole = Canvas(empty())
    whole.fill((200, 10, 290, 90), theme.INK)
    whole.fill((20, 20, 40, 40), theme.GOLD)
    assert shown(frames) == still(whole.image).tobytes()


def test_a_frame_holds_no_more_than_what_has_changed() -> None:
    stage = Stage(empty())
    stage.lay("left", at((10, 10, 90, 90), theme.INK))
    assert [patch.box for patch in stage.frame(80).patches] == [(0, 0, *SIZE)]
    assert not stage.frame(80).patches
    stage.lay("right", at((200, 100, 290, 190), theme.INK))
    assert [patch.box for patch in stage.frame(80).patches] == [(200, 100, 290, 190)]
