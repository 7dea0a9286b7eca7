"""What a lesson shows at each step, for tests that hold its texts to it."""

from __future__ import annotations

from typing import Any

from bot.games.catalogue import catalogue
from bot.games.lesson import Lesson


def lesson_of(kind: str) -> Lesson:
    return catalogue().lessons[kind]


def views_of(kind: str) -> dict[str, Any]:
    """What the learner sees at each step, by its name."""
    lesson = lesson_of(kind)
    return {step.name: lesson.view(number) for number, step in enumerate(lesson.steps)}
