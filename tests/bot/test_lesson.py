"""/learn: a first game, step by step, in one message."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.catalogue import Catalogue, catalogue
from bot.games.lesson import LEARNER
from bot.games.package import GamePackage
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Shown,
    alt_of,
    answer_of,
    labels,
    panels,
    press,
    press_late,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.test_held_up import comes_about
from tests.bot.test_privacy import contents

LESSONS = catalogue().lessons
TEXTS = catalogue().in_language("en")
FIRST, *_, LAST = LESSONS
"""Kinds of games with a lesson."""


# -- the scripts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", LESSONS)
def test_lesson_takes_at_most_twelve_presses_one_question_each(kind: str) -> None:
    lesson = LESSONS[kind]
    *asking, last = lesson.steps
    assert len(asking) + len(["Ready for a real game"]) <= 12
    assert not last.answers
    for step in asking:
        words = [answer.word for answer in step.answers]
        assert step.right in words
        assert 2 <= len(words) <= 5
        assert len(set(words)) == len(words)
        assert not {"show", "real"} & set(words)


@pytest.mark.parametrize("kind", LESSONS)
def test_lesson_moves_are_legal_and_own_ones_are_the_learners(kind: str) -> None:
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


# -- in Discord -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", LESSONS)
async def test_lesson_is_one_private_message_and_stores_nothing(harbor: Harbor, kind: str) -> None:
    steps, before = LESSONS[kind].steps, await contents(harbor)
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
    assert await contents(harbor) == before
    assert labels(shown) == [TEXTS("button-real-game"), TEXTS("button-rules")]
    front = await press(harbor.ann, shown, ":real$")
    assert TEXTS("practice-against") in answer_of(front)
    assert harbor.channel.history() == []


async def test_learn_without_a_game_offers_all_and_opens_chosen_lesson(harbor: Harbor) -> None:
    opened = await harbor.ann.slash(harbor.channel, "learn")
    assert opened.response is not None
    assert labels(opened.response) == [TEXTS(f"game-{kind}") for kind in LESSONS]
    chosen = await press(harbor.ann, opened.response, f"learn:{LAST}:0:show")
    assert chosen.response is not None
    assert chosen.response.id == opened.response.id
    assert "step 1 of" in text_of(chosen.response)


async def test_learn_resumes_where_its_reader_stopped(harbor: Harbor) -> None:
    steps = LESSONS[FIRST].steps
    shown = (await harbor.ann.slash(harbor.channel, "learn", game=FIRST)).response
    assert shown is not None
    assert TEXTS("button-lesson-again") not in labels(shown)
    await press(harbor.ann, shown, f"learn:{FIRST}:0:{steps[0].right}$")
    which = (await harbor.ann.slash(harbor.channel, "learn")).response
    assert which is not None
    assert f"learn:{FIRST}:1:show" in pressable(which)
    again = (await harbor.ann.slash(harbor.channel, "learn", game=FIRST)).response
    assert again is not None
    assert "step 2 of" in text_of(again)
    assert "step 1 of" in answer_of(await press(harbor.ann, again, f"learn:{FIRST}:0:show$"))
    assert "step 1 of" in answer_of(await harbor.ben.slash(harbor.channel, "learn", game=FIRST))


async def test_learn_starts_over_after_the_last_step(harbor: Harbor) -> None:
    shown = (await harbor.ann.slash(harbor.channel, "learn", game=FIRST)).response
    for number, step in enumerate(LESSONS[FIRST].steps[:-1]):
        assert shown is not None
        shown = (await press(harbor.ann, shown, f"learn:{FIRST}:{number}:{step.right}$")).response
    assert "step 1 of" in answer_of(await harbor.ann.slash(harbor.channel, "learn", game=FIRST))


async def test_a_lesson_goes_on_after_a_restart(harbor: Harbor) -> None:
    opened = await harbor.ann.slash(harbor.channel, "learn", game=FIRST)
    assert opened.response is not None
    await harbor.restart()
    result = await press(harbor.ann, opened.response, f"learn:{FIRST}:0:{LESSONS[FIRST].steps[0].right}")
    assert result.response is not None
    assert "step 2 of" in text_of(result.response)


@pytest.mark.slow
async def test_lesson_in_a_dm_is_one_message_and_ends_with_solo_play(harbor: Harbor) -> None:
    ida = harbor.env.create_user("ida")
    first = shown = (await ida.slash("learn", game=LAST)).response
    for number, step in enumerate(LESSONS[LAST].steps[:-1]):
        shown = (await ida.click(shown, custom_id=f"learn:{LAST}:{number}:{step.right}")).response
        assert shown.id == first.id
    assert ida.dm_channel.history() == []
    assert labels(shown) == [TEXTS("button-real-game"), TEXTS("button-rules")]
    real = next(custom_id for custom_id in pressable(shown) if custom_id.endswith(":real"))
    shown = (await ida.click(shown, custom_id=real)).response
    assert shown.id == first.id
    assert TEXTS("practice-against") in text_of(shown)


async def test_lesson_from_a_table_panel_stays_when_its_reader_joins(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, f"{FIRST} new")
    table = table_message(harbor.channel)
    more = (await press(harbor.ben, table, "tb:.*:more")).response
    assert more is not None
    lesson = (await press(harbor.ben, more, "lb:.*:learn")).response
    assert lesson is not None
    assert lesson.id != more.id
    await press(harbor.ben, table, "lb:.*:join")
    await comes_about(
        harbor, lambda: any("Leave Table" in labels(each) for each in panels(harbor.ben, harbor.channel.id))
    )
    assert "step 1 of" in text_of(lesson)
    assert any("step 1 of" in text_of(each) for each in panels(harbor.ben, harbor.channel.id))


async def test_lesson_from_a_public_message_opens_only_for_the_presser(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, f"{FIRST} new")
    before = text_of(table_message(harbor.channel))
    there = with_part(seen(harbor.ben, table_message(harbor.channel)), f"learn:{FIRST}:0:show")
    result = await press_late(harbor.ben, there, f"learn:{FIRST}:0:show")
    assert "step 1 of" in answer_of(result)
    assert text_of(table_message(harbor.channel)) == before


@pytest.mark.parametrize(
    ("custom_id", "why"),
    [
        ("learn:chess:0:show", "why-no-lesson"),
        (f"learn:{FIRST}:99:show", "why-old-button"),
        (f"learn:{FIRST}:1:thousand", "why-old-button"),
    ],
)
async def test_what_no_lesson_has_is_refused(harbor: Harbor, custom_id: str, why: str) -> None:
    opened = await harbor.ann.slash(harbor.channel, "learn", game=FIRST)
    assert opened.response is not None
    result = await press_late(harbor.ann, with_part(seen(harbor.ann, opened.response), custom_id), custom_id)
    assert result.response is not None
    assert TEXTS(why) in text_of(result.response)


def test_a_game_need_not_have_a_lesson() -> None:
    package: GamePackage = next(iter(catalogue().packages.values()))
    some = {package.kind: package, "other": replace(package, lesson=None)}
    assert list(Catalogue(some, {}).lessons) == [package.kind]
