"""/learn: a first game, step by step, in one message."""

from __future__ import annotations

import pytest

from bot.games.catalogue import catalogue
from bot.presenters.lesson import LEARNER, Lesson
from bot.words.texts import Texts
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, components, labels, press, pressable, text_of

LESSONS = catalogue().lessons
TEXTS = catalogue().in_language("en")


def alt_of(shown: Shown) -> str:
    """What the picture of a lesson shows, in words."""
    (found,) = [part for part in components(shown) if part["type"] == 12]
    return str(found["items"][0]["description"])


# -- the scripts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", LESSONS)
def test_a_lesson_takes_at_most_twelve_presses_and_asks_one_thing_at_a_time(kind: str) -> None:
    lesson = LESSONS[kind]
    *asking, last = lesson.steps
    assert len(asking) + len(["Now a real one"]) <= 12
    assert not last.answers
    for step in asking:
        words = [answer.word for answer in step.answers]
        assert step.right in words
        assert 2 <= len(words) <= 5
        assert len(set(words)) == len(words)
        assert not {"show", "real"} & set(words)


@pytest.mark.parametrize("kind", LESSONS)
def test_every_move_of_a_lesson_is_legal_and_the_learners_own_are_asked_of_the_learner(kind: str) -> None:
    lesson = LESSONS[kind]
    for number, step in enumerate(lesson.steps):
        view = lesson.view(number)  # raises where the script does not fit the rules
        if step.code is not None:
            assert LEARNER in view.to_act, step.name
            assert view.seat == LEARNER


@pytest.mark.parametrize("kind", LESSONS)
def test_no_step_of_a_lesson_says_more_than_is_read_at_a_glance(kind: str) -> None:
    for step in LESSONS[kind].steps:
        assert len(TEXTS(f"{kind}-lesson-{step.name}")) <= 480, step.name
        for answer in step.answers:
            assert len(TEXTS(f"{kind}-lesson-{step.name}-{answer.word}")) <= 25


def told(lesson: Lesson, number: int) -> str:
    step = lesson.steps[number]
    return Texts()(f"{lesson.game.kind}-lesson-{step.name}")


def test_the_first_voyage_of_manila_ends_where_its_texts_say() -> None:
    lesson = LESSONS["manila"]
    views = {step.name: lesson.view(number) for number, step in enumerate(lesson.steps)}
    assert list(views["shares"].hand.shares) == [0, 1, 0, 1]
    assert views["auction"].bid == 6
    assert views["auction"].passed == (False, False, True, True)
    assert views["load"].cash[0] == 30 - 7 - 5
    assert {ware.slug: pips for ware, pips in views["port"].dice} == {"silk": 4, "ginseng": 1, "jade": 3}
    assert views["pirates"].punts[0].position == 12
    assert views["pirates"].pirates == (1, None)
    assert views["pirates"].punts[0].aboard == (0, None, None)
    assert dict(views["profit"].last_voyage.dice)[views["pirates"].punts[0].ware] == 1
    assert [(punt.berth.value, punt.letter) for punt in views["profit"].last_voyage.punts] == [
        ("port", 0), ("yard", 0), ("port", 1),
    ]  # fmt: skip
    assert None not in views["pilot"].punts[2].aboard[:3]
    assert views["market"].market == (0, 5, 0, 5)
    assert views["market"].hand.shares == (0, 2, 0, 1)
    assert views["end"].cash == (45, 34, 45, 40)


# -- in Discord -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", LESSONS)
async def test_a_lesson_is_one_private_message_from_the_first_step_to_a_real_game(harbor: Harbor, kind: str) -> None:
    steps = LESSONS[kind].steps
    opened = await harbor.ann.slash(harbor.channel, "learn", game=kind)
    assert opened.response is not None
    assert opened.ephemeral
    shown: Shown = opened.response
    for number, step in enumerate(steps):
        assert TEXTS(f"{kind}-lesson-{step.name}").split("\n")[0] in text_of(shown)
        assert TEXTS(f"{kind}-lesson-{step.name}-marked") in alt_of(shown)
        for answer in step.answers:
            if answer.word == step.right:
                continue
            result = await press(harbor.ann, shown, f"learn:{kind}:{number}:{answer.word}$")
            assert result.response is not None
            assert result.response.id == shown.id
            shown = result.response
            assert TEXTS(f"{kind}-lesson-{step.name}-{answer.word}-why") in text_of(shown)
            assert f"learn:{kind}:{number}:{step.right}" in pressable(shown)
        if step.answers:
            result = await press(harbor.ann, shown, f"learn:{kind}:{number}:{step.right}$")
            assert result.response is not None
            assert result.response.id == shown.id
            shown = result.response
    assert harbor.channel.history() == []
    assert labels(shown) == [TEXTS("button-real-game"), TEXTS("button-rules")]
    await press(harbor.ann, shown, ":real$")
    (table,) = harbor.channel.history()
    live = await harbor.bot.desk.tables.get(1)
    assert live is not None
    assert live.game.kind == kind
    assert any(part.get("custom_id", "").startswith("tb:1:") for part in components(table))
