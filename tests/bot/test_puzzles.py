"""/puzzle: a position in a picture and a sentence, an answer, the verdict, and a word on it."""

from __future__ import annotations

import asyncio
import re
from itertools import islice
from typing import Any, Final
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.results import ResponseMessage

from bot.cogs.puzzles import views
from bot.core.ids import table_of
from bot.games.catalogue import catalogue
from engine.game import Refusal
from engine.puzzles.puzzle import Posed, Puzzle, position
from engine.puzzles.sets import read
from engine.search.evaluator import MoveEval
from host.ratings import PUZZLE_RATER, RATER
from storage.practices import Practice
from storage.puzzles import VOTES, Found, Mark, PuzzleScore, drop
from storage.store import Store
from tests.bot.conftest import Harbor
from tests.bot.driver import Shown, answer_of, components, fits, labels, press, pressable, text_of
from tests.bot.settling import page, settle
from tests.plans import heard

KINDS: Final = [kind for kind, package in catalogue().packages.items() if package.puzzles.is_file()]
SETS: Final = {kind: read(catalogue().packages[kind].puzzles) for kind in KINDS}


def store_of(harbor: Harbor) -> Store:
    assert harbor.bot.store is not None
    return harbor.bot.store


async def asked(harbor: Harbor, kind: str = KINDS[0]) -> ResponseMessage:
    """A puzzle that Ann has asked for."""
    opened = await harbor.ann.slash(harbor.channel, "puzzle", game=kind)
    assert opened.response is not None
    assert opened.ephemeral
    return opened.response


def which(shown: Shown) -> Puzzle:
    """The puzzle that a message shows."""
    (_, kind, name, *_) = next(each for each in pressable(shown) if each.startswith(("pz:", "pm:"))).split(":")
    return SETS[kind].puzzle(name)


async def answered(harbor: Harbor, shown: Shown, *, right: bool) -> ResponseMessage:
    """The verdict on Ann's answer."""
    puzzle = which(shown)
    posed = await harbor.bot.features.puzzles.book.posed(puzzle.kind, puzzle.id)
    number = next(number for number, code in enumerate(posed.codes) if (code == puzzle.best) is right)
    told = await press(harbor.ann, shown, rf"^{number}$|:{number}$")
    assert told.response is not None
    return told.response


def rating(shown: Shown) -> int:
    found = re.search(r"[Rr]ating \**(\d+)", text_of(shown))
    assert found is not None, text_of(shown)
    return int(found[1])


@pytest.mark.simcord(settle_timeout=20)  # the first pictures of a game take long on a busy machine
@pytest.mark.parametrize("kind", KINDS)
async def test_puzzle_shows_pictures_alt_texts_and_neutral_choices(harbor: Harbor, kind: str) -> None:
    for _ in range(2):
        shown = await asked(harbor, kind)
        fits(shown)
        puzzle = which(shown)
        pictures = [item for part in components(shown) if part["type"] == 12 for item in part["items"]]
        assert len(pictures) == (1 if harbor.voice.presenters[kind].holds_cards else 2), "a hand of cards has the trick"
        assert all(item["description"] for item in pictures)
        assert "What’s your best move?" in text_of(shown)
        menus = [part["options"] for part in components(shown) if part["type"] == 3]
        choices = [option["label"] for options in menus for option in options] or labels(shown)
        assert len(choices) == len(set(choices)) == len(puzzle.choices)


@pytest.mark.slow
async def test_a_right_answer_says_what_the_best_choices_win(harbor: Harbor) -> None:
    shown = await asked(harbor)
    puzzle = which(shown)
    told = await answered(harbor, shown, right=True)
    fits(told)
    assert "✅" in text_of(told)
    assert f"wins {round(100 * puzzle.chance)} of 100 games" in text_of(told)
    named = min(views.OTHERS, len(puzzle.choices) - 2)
    (basis,) = [line for line in text_of(told).splitlines() if "400 simulated games" in line]
    assert len(re.findall(r" \(\*\*\d+\*\*\)", basis)) == named
    assert re.search(r"Rating \*\*\d+\*\* \(\+\d+\) · 1 of 1 solved", text_of(told))
    assert rating(told) > 1000
    assert labels(told) == ["Next Puzzle", "👍", "👎"]


@pytest.mark.simcord(settle_timeout=20)
@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_verdict_compares_the_best_with_the_answer(harbor: Harbor, kind: str, right: bool) -> None:
    shown = await asked(harbor, kind)
    posed = await harbor.bot.features.puzzles.book.posed(kind, which(shown).id)
    puzzle = posed.puzzle
    other = puzzle.choices[1]
    if not right:
        code = next(code for code in posed.codes if code != puzzle.best)
        other = next(choice for choice in puzzle.choices if choice.code == code)
    told = text_of(await answered(harbor, shown, right=right))
    voice, game = harbor.voice, harbor.bot.catalogue.games[kind]
    faces = views.PuzzleViews(voice.texts, voice.presenters, harbor.bot.catalogue.games, harbor.bot.painter)
    presenter, cast = faces.presenters[kind], faces._cast(puzzle.seats, puzzle.seat)
    lines = [line for line in told.splitlines() if line.startswith("- ")]
    assert len(lines) == 2
    for line, choice in zip(lines, (puzzle.choices[0], other), strict=True):
        move = game.parse(choice.code)
        assert line.startswith(f"- **{presenter.named(posed.own, move, cast)}**")
    assert f" · {round(100 * max(0.0, puzzle.chance - other.lag))}" in lines[1]
    assert (f"about {round(other.short)} " in lines[1]) is (round(other.short) > 0)
    assert " more" not in lines[1], "a worse choice is not praised"


async def test_choices_are_shown_by_hash_and_named_as_before(harbor: Harbor) -> None:
    shown = await asked(harbor)
    posed = await harbor.bot.features.puzzles.book.posed(which(shown).kind, which(shown).id)
    menus = [option["value"] for part in components(shown) if part["type"] == 3 for option in part["options"]]
    buttons = [custom_id.split(":")[3] for custom_id in pressable(shown) if custom_id.startswith("pz:")]
    assert tuple(map(int, menus or buttons)) == posed.order
    game = harbor.bot.catalogue.games[posed.puzzle.kind]
    solo = position({posed.puzzle.kind: game}, posed.puzzle)
    listed = [move.code for move in solo.moves(posed.puzzle.seat)]
    assert posed.codes == tuple(code for code in listed if code in posed.codes)  # what buttons of older messages name


@pytest.mark.simcord(settle_timeout=20)
@pytest.mark.parametrize("kind", KINDS)
async def test_a_verdict_shows_only_what_the_choice_was_made_from(harbor: Harbor, kind: str) -> None:
    told = await answered(harbor, await asked(harbor, kind), right=True)
    (picture,) = [item for part in components(told) if part["type"] == 12 for item in part["items"]]
    assert ("hand" in picture["media"]["url"]) is (kind != "manila")


async def test_choices_that_need_three_rows_go_into_a_menu(harbor: Harbor) -> None:
    voice = harbor.voice
    faces = views.PuzzleViews(voice.texts, voice.presenters, harbor.bot.catalogue.games, harbor.bot.painter)
    for name in SETS["manila"].lines:
        posed = await harbor.bot.features.puzzles.book.posed("manila", name)
        lengths = [len(choice.label) for choice in faces._offered(posed).values()]
        if len(lengths) <= views.AT_ONCE and max(lengths) <= views.SHORT and sum(lengths) > 60:
            break
    else:
        pytest.fail("no puzzle of Manila has such choices")
    question = await faces.question(posed, PuzzleScore(RATER.beginner))
    items = list(question.layout.walk_children())
    assert [item for item in items if isinstance(item, discord.ui.Select)]
    assert not [item for item in items if isinstance(item, discord.ui.Button)]


async def test_menu_says_price_and_chance_as_in_a_game(harbor: Harbor) -> None:
    voice = harbor.voice
    faces = views.PuzzleViews(voice.texts, voice.presenters, harbor.bot.catalogue.games, harbor.bot.painter)
    for name in SETS["manila"].lines:
        posed = await harbor.bot.features.puzzles.book.posed("manila", name)
        if "place:pirate" in posed.codes:
            break
    else:
        pytest.fail("no puzzle of Manila has a pirate")
    offered = faces._offered(posed)[posed.codes.index("place:pirate")]
    assert re.fullmatch(r"\d+ · .* · pay 5 · earns up to \d+ · .*", offered.label)
    assert offered.description
    voiced, cast = voice.presenters["manila"], faces._cast(posed.puzzle.seats, posed.puzzle.seat)
    game = harbor.bot.catalogue.games["manila"]
    best = [MoveEval(game.parse(code), 0.4, 0.0, 0.0, 0.0) for code in ("place:pirate", "pass")]
    pirate, stop = voiced.compared(posed.own, best, cast)
    assert " · pay 5 for up to " in pirate
    assert re.search(r"keeps your cash: \d+", stop)


@pytest.mark.slow
async def test_two_misses_cost_a_beginner_little(harbor: Harbor) -> None:
    told, posed = 1000, []
    for _ in range(2):
        shown = await asked(harbor)
        posed.append(which(shown).id)
        told = rating(await answered(harbor, shown, right=False))
    assert len(set(posed)) == 2
    assert 940 <= told < 1000


async def test_who_is_wrong_is_told_what_is_best_and_falls(harbor: Harbor) -> None:
    told = await answered(harbor, await asked(harbor), right=False)
    assert "❌" in text_of(told)
    assert "than the best move:" in text_of(told)
    assert rating(told) < 1000


async def test_only_the_first_answer_counts_whatever_is_pressed_later(harbor: Harbor) -> None:
    shown = await asked(harbor)
    puzzle = which(shown)
    first = await answered(harbor, shown, right=False)
    posed = await harbor.bot.features.puzzles.book.posed(puzzle.kind, puzzle.id)
    taken = await harbor.bot.features.puzzles.book.answer(harbor.ann.id, posed, posed.codes.index(puzzle.best))
    assert not taken.counts
    assert not taken.answer.solved
    assert rating(first) == round(1000 + 40 * taken.after.skill.sure)


@pytest.mark.slow
async def test_next_puzzle_is_a_new_one_of_the_game(harbor: Harbor) -> None:
    shown = await asked(harbor)
    kind, seen = which(shown).kind, set()
    for _ in range(3):
        seen.add(which(shown).id)
        told = await answered(harbor, shown, right=True)
        after = await press(harbor.ann, told, ":next$")
        assert after.response is not None
        shown = after.response
        assert which(shown).kind == kind
    assert len(seen) == 3


@pytest.mark.slow
async def test_puzzles_come_again_once_all_are_solved(harbor: Harbor) -> None:
    shown = which(await asked(harbor))
    book = harbor.bot.features.puzzles.book
    for name in SETS[shown.kind].lines:
        await book.answer(harbor.ann.id, await book.posed(shown.kind, name), 0)
    again = await book.next(harbor.ann.id, shown.kind, but=shown.id)
    assert again.puzzle.id != shown.id


async def test_puzzles_are_of_a_game_that_their_reader_knows(harbor: Harbor) -> None:
    for person, kind in ((harbor.ann, KINDS[-1]), (harbor.ben, KINDS[0])):
        await store_of(harbor).practices.begin(Practice(person.id, 1, kind, 4, "easy", "seed", 1, ()))
        for _ in range(5):
            shown = (await person.slash(harbor.channel, "puzzle")).response
            assert shown is not None
            assert which(shown).kind == kind
            assert "Another game?" in text_of(shown)
    assert "Another game?" not in text_of(await asked(harbor))


async def test_question_has_the_rating_only_before_the_first_answer(harbor: Harbor) -> None:
    shown = await asked(harbor)
    assert "rating" in text_of(shown)
    await answered(harbor, shown, right=True)
    assert "rating" not in text_of(await asked(harbor))


async def test_positions_are_read_only_for_new_own_puzzles(harbor: Harbor) -> None:
    """Reading thousands of positions holds up everybody."""
    store, book = store_of(harbor).puzzles, harbor.bot.features.puzzles.book

    async def draw() -> list[str]:
        with heard() as asked:
            await book._drawn(harbor.ann.id, KINDS[0], "")
        return [statement for statement in asked if "position" in statement and "missed" in statement]

    assert await draw() == []
    await store.keep(Found("own1", KINDS[0], 1, harbor.guild.id, {"missed": 0.5}))
    assert len(await draw()) == 1
    assert await draw() == []
    assert await book._missed(KINDS[0]) == {"own1": 0.5}
    async with store._transaction() as connection:
        await drop(connection, harbor.guild.id)
    assert await book._missed(KINDS[0]) == {}


@pytest.mark.slow
async def test_strong_people_are_asked_harder_puzzles(harbor: Harbor) -> None:
    kind, book = KINDS[0], harbor.bot.features.puzzles.book
    for name in islice(sorted(SETS[kind].missed, key=SETS[kind].missed.__getitem__, reverse=True), 12):
        posed = await book.posed(kind, name)
        await book.answer(harbor.ann.id, posed, posed.codes.index(posed.puzzle.best))
        wrong = next(number for number, code in enumerate(posed.codes) if code != posed.puzzle.best)
        await book.answer(harbor.ben.id, posed, wrong)

    async def hardness(user: int) -> float:
        marks = await store_of(harbor).puzzles.marks(kind)
        asked = [(await book.next(user, kind)).puzzle for _ in range(20)]
        assert all(puzzle.id not in marks for puzzle in asked)
        return sum(puzzle.missed for puzzle in asked)

    assert await hardness(harbor.ann.id) > await hardness(harbor.ben.id)


async def test_a_puzzle_that_enough_people_find_bad_is_asked_no_more(harbor: Harbor) -> None:
    shown = await asked(harbor)
    puzzle, book = which(shown), harbor.bot.features.puzzles.book
    told = await answered(harbor, shown, right=True)
    posed = await book.posed(puzzle.kind, puzzle.id)
    for user in range(1, VOTES):
        await book.answer(user, posed, 0)
        await book.vote(user, posed, -1)
    assert not (await store_of(harbor).puzzles.marks(puzzle.kind))[puzzle.id].retired
    voted = await press(harbor.ann, told, ":bad$")
    assert voted.response is not None
    assert "it won’t be used here again" in text_of(voted.response)
    assert (await store_of(harbor).puzzles.marks(puzzle.kind))[puzzle.id].retired
    for _ in range(40):
        assert (await book.next(harbor.cho.id, puzzle.kind)).puzzle.id != puzzle.id


async def test_votes_leave_most_puzzles_of_a_game(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    hated = Mark(PuzzleScore(PUZZLE_RATER.beginner), good=0, bad=5)
    marks = dict.fromkeys(SETS[KINDS[0]].missed, hated)
    monkeypatch.setattr(store_of(harbor).puzzles, "marks", AsyncMock(return_value=marks))
    book = harbor.bot.features.puzzles.book
    assert (await book.next(harbor.ann.id, KINDS[0])).puzzle.kind == KINDS[0]


async def test_a_vote_can_be_changed_and_needs_an_answer(harbor: Harbor) -> None:
    shown = await asked(harbor)
    puzzle = which(shown)
    told = await answered(harbor, shown, right=True)
    for vote, counted in (("good", (1, 0)), ("bad", (0, 1)), ("bad", (0, 1))):
        after = await press(harbor.ann, told, f":{vote}$")
        assert after.response is not None
        mark = (await store_of(harbor).puzzles.marks(puzzle.kind))[puzzle.id]
        assert (mark.good, mark.bad) == counted
        told = after.response
    with pytest.raises(Refusal, match="why-vote-unanswered"):
        await harbor.bot.features.puzzles.book.vote(
            harbor.ben.id, await harbor.bot.features.puzzles.book.posed(puzzle.kind, puzzle.id), -1
        )


@pytest.mark.parametrize("fails", [False, True])
async def test_a_puzzle_that_takes_long_is_announced(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    told = await answered(harbor, await asked(harbor), right=True)
    before, book = list(pressable(told)), harbor.bot.features.puzzles.book
    find = book.next

    async def take_long(*given: Any) -> Posed:
        for _ in range(500):
            if "One moment" in text_of(told):
                break
            await asyncio.sleep(0.01)
        assert "One moment" in text_of(told)
        if fails:
            raise Refusal("why-no-puzzles")
        return await find(*given)

    monkeypatch.setattr(book, "next", take_long)
    monkeypatch.setattr("bot.core.context.WAIT_SECONDS", 0.0)
    await press(harbor.ann, told, ":next$")
    assert "One moment" not in text_of(told)
    assert ("What’s your best move?" in text_of(told)) is not fails
    assert (list(pressable(told)) == before) is fails


async def test_puzzles_that_do_not_exist_are_refused_in_a_sentence(harbor: Harbor) -> None:
    shown = await asked(harbor)
    book = harbor.bot.features.puzzles.book
    with pytest.raises(Refusal, match="why-no-puzzle"):
        await book.posed(which(shown).kind, "0" * 12)
    with pytest.raises(Refusal, match="why-no-puzzle"):
        await book.posed("chess", which(shown).id)
    with pytest.raises(Refusal, match="why-no-puzzles"):
        await book.next(harbor.ann.id, "chess")
    posed = await book.posed(which(shown).kind, which(shown).id)
    with pytest.raises(Refusal, match="why-unknown-button"):
        await book.answer(harbor.ann.id, posed, 42)


async def test_file_that_cannot_be_read_leaves_the_other_games_theirs(harbor: Harbor) -> None:
    book, kind = harbor.bot.features.puzzles.book, KINDS[0]
    book._files = {each: file.with_name("nothing") if each == kind else file for each, file in book._files.items()}
    with pytest.raises(Refusal, match="why-no-puzzles"):
        await book.next(harbor.ann.id, kind)
    for _ in range(8):
        if len(KINDS) > 1:
            assert (await book.next(harbor.ann.id)).puzzle.kind != kind


async def test_what_was_answered_is_told_and_forgotten_with_the_rest(harbor: Harbor) -> None:
    await answered(harbor, await asked(harbor), right=True)
    told = await harbor.ann.slash(harbor.channel, "privacy")
    assert "Your answers to one puzzle" in answer_of(told)
    assert told.response is not None
    question = await press(harbor.ann, told.response, "pv:ask")
    assert question.response is not None
    await press(harbor.ann, question.response, "pv:delete")
    assert (await store_of(harbor).privacy.kept(harbor.ann.id)).nothing


async def test_a_puzzle_in_direct_messages_is_changed_in_place(harbor: Harbor) -> None:
    ida = harbor.env.create_user("ida")
    opened = await ida.slash("puzzle", game=KINDS[0])
    assert opened.response is not None
    puzzle = which(opened.response)
    posed = await harbor.bot.features.puzzles.book.posed(puzzle.kind, puzzle.id)
    assert len(posed.codes) == len(puzzle.choices)
    number = posed.codes.index(puzzle.best)
    menu = next((each for each in pressable(opened.response) if each.startswith("pm:")), None)
    if menu is None:
        told = await ida.click(opened.response, custom_id=f"pz:{puzzle.kind}:{puzzle.id}:{number}")
    else:
        told = await ida.select(opened.response, [str(number)], custom_id=menu)
    assert told.response is not None
    assert told.response.id == opened.response.id
    assert "is right" in text_of(told.response)


async def test_admins_settle_whether_the_servers_games_become_puzzles(harbor: Harbor) -> None:
    guilds = store_of(harbor).guilds
    assert not (await guilds.settings(harbor.guild.id)).puzzles
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    mia = harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])
    assert "without anyone’s name" in await settle(harbor, mia, "puzzles", "yes")
    assert (await guilds.settings(harbor.guild.id)).puzzles
    assert "Puzzles are made from games" in text_of(await page(harbor, mia, "games"))
    await settle(harbor, mia, "puzzles", "no")
    assert not (await guilds.settings(harbor.guild.id)).puzzles


def test_ids_of_puzzles_never_look_like_those_of_tables() -> None:
    name = next(iter(SETS[KINDS[0]].lines))
    assert table_of(views.BUTTON(kind=KINDS[0], puzzle=name, answer="1")) is None
    assert table_of(views.MENU(kind=KINDS[0], puzzle=name)) is None
