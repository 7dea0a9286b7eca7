"""Learning a game before there is a table: a lesson in one message, that is changed from step to step.

Nothing is kept of it. The ids on the message say which step it shows; what is shown follows from the script.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.actions.desk import Desk
from bot.cogs.learn.views import REAL, LessonFaces
from bot.cogs.solo import practices
from bot.tables import look
from bot.ui.ids import SHOW
from engine.game import Refusal


async def begin(desk: Desk, interaction: discord.Interaction[Any], kind: str | None = None) -> None:
    """Open the lesson of a game at its first step; without a game, let one be chosen."""
    faces = (await desk.voice(interaction)).lessons
    if kind is None:
        await desk.open_panel(interaction, faces.which())
        return
    await answer(desk, interaction, kind, 0, SHOW)


async def teach(desk: Desk, interaction: discord.Interaction[Any], kind: str) -> None:
    """Teach a game: by its lesson, or by its rules where it has none."""
    if kind in (await desk.voice(interaction)).lessons.lessons:
        await answer(desk, interaction, kind, 0, SHOW)
    else:
        await look.turn_rules(desk, interaction, kind, 0)


async def answer(desk: Desk, interaction: discord.Interaction[Any], kind: str, number: int, word: str) -> None:
    """Take an answer to a step: on with the right one, and with another why it is not what is asked for.

    In its place if only its owner sees the message; from any other message the lesson opens in one of its own.
    """
    faces = (await desk.voice(interaction)).lessons
    _demand(faces, kind)
    steps = faces.lessons[kind].steps
    if number >= len(steps):
        raise Refusal("why-old-button")
    if word == REAL:
        await practices.show(desk, interaction, faces.lessons[kind].game)
        return
    step, wrong = steps[number], None
    if word == step.right:
        number += 1
    elif word in {other.word for other in step.answers}:
        wrong = word
    elif word != SHOW:
        raise Refusal("why-old-button")
    await desk.turn(interaction, await faces.step(kind, number, wrong))


def _demand(faces: LessonFaces, kind: str) -> None:
    if kind not in faces.lessons:
        raise Refusal("why-no-lesson")
