"""Puzzles: what is found, what is kept of it, and that every puzzle that comes with the bot is one."""

from __future__ import annotations

import lzma
from collections import Counter, defaultdict
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from bot.games.catalogue import OURS, catalogue
from engine.game import GameError
from engine.log import Header
from engine.manille.game import MANILLA as QUICK
from engine.puzzles.making import from_games, from_self_play, varied
from engine.puzzles.puzzle import LEAST, SURE, BadPuzzle, Puzzle, Weighed, from_json, pose, position, to_json
from engine.puzzles.sets import PuzzleSet, read, write
from engine.simulate import full_game

GAMES: Final = catalogue().games
FILES: Final = {kind: package.puzzles for kind, package in catalogue().packages.items()}
SHIPPED: Final = [kind for kind, file in FILES.items() if file.is_file()]


@cache
def shipped(kind: str) -> PuzzleSet:
    return read(FILES[kind])


@cache
def made() -> tuple[Puzzle, ...]:
    """Two puzzles, made of a game that is quickly played."""
    return tuple(islice(varied(from_self_play(QUICK, "some"), 2), 2))


def some() -> tuple[Puzzle, ...]:
    """Two puzzles of those that come with the bot: to make some takes seconds."""
    found = shipped(QUICK.kind)
    return tuple(found.puzzle(name) for name in islice(found.lines, 2))


# -- those that come with the bot -----------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", SHIPPED)
def test_every_puzzle_is_playable_and_offers_only_legal_moves(kind: str) -> None:
    found = shipped(kind)
    assert found.kind == kind
    for name in found.lines:
        puzzle = found.puzzle(name)
        posed = pose(GAMES, puzzle)  # raises for what the rules do not allow
        assert puzzle.id == name
        assert puzzle.best in posed.codes
        assert sorted(posed.codes) == sorted(choice.code for choice in puzzle.choices)
        assert puzzle.seat in posed.own.to_act


@pytest.mark.slow
@pytest.mark.parametrize("kind", SHIPPED)
def test_the_place_of_a_choice_does_not_tell_the_best(kind: str) -> None:
    posed = [pose(GAMES, shipped(kind).puzzle(name)) for name in shipped(kind).lines]
    chances = [1 / len(each.codes) for each in posed]
    bound = 2.5 * sum(chance * (1 - chance) for chance in chances) ** 0.5
    for end in (0, -1):
        right = sum(each.codes[each.order[end]] == each.puzzle.best for each in posed)
        assert abs(right - sum(chances)) <= bound


def test_the_order_of_choices_is_the_same_everywhere() -> None:
    for puzzle in some():
        posed = pose(GAMES, puzzle)
        places = {code: sha256(f"{puzzle.id}/{code}".encode()).hexdigest() for code in posed.codes}
        assert [posed.codes[place] for place in posed.order] == sorted(places, key=places.__getitem__)


@pytest.mark.parametrize("kind", SHIPPED)
def test_best_move_of_a_puzzle_leads_by_three_standard_errors(kind: str) -> None:
    found = shipped(kind)
    for name in found.lines:
        best, *others = found.puzzle(name).choices
        assert best.lag == 0
        assert others
        for other in others:
            assert other.lag > SURE * other.error, name
            assert other.lag >= LEAST


@pytest.mark.parametrize("kind", SHIPPED)
def test_puzzles_are_unique_and_weaker_players_miss_each(kind: str) -> None:
    found = shipped(kind)
    puzzles = [found.puzzle(name) for name in found.lines]
    assert all(puzzle.missed >= 0.2 for puzzle in puzzles)
    assert len({(puzzle.seed, puzzle.deeds) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("kind", SHIPPED)
def test_no_answer_can_be_guessed_from_the_choices_alone(kind: str) -> None:
    found = shipped(kind)
    asked: defaultdict[frozenset[str], Counter[str]] = defaultdict(Counter)
    for name in found.lines:
        puzzle = found.puzzle(name)
        asked[frozenset(choice.code for choice in puzzle.choices)][puzzle.best] += 1
    for answers in asked.values():
        ((_, most),) = answers.most_common(1)
        assert most <= max(2, 0.6 * answers.total()), answers


@pytest.mark.parametrize("kind", SHIPPED)
def test_what_is_shown_of_a_puzzle_is_what_its_seat_may_know(kind: str) -> None:
    found = shipped(kind)
    for name in islice(found.lines, 20):
        puzzle = found.puzzle(name)
        solo, posed = position(GAMES, puzzle), pose(GAMES, puzzle)
        assert posed.own == solo.view(puzzle.seat)
        assert posed.public == solo.view(None)
        assert (posed.own.seat, posed.public.seat) == (puzzle.seat, None)


@pytest.mark.parametrize("kind", SHIPPED)
def test_the_puzzles_come_from_games_that_nobody_played(kind: str) -> None:
    found = shipped(kind)
    assert {found.puzzle(name).seed.rpartition("/")[0] for name in found.lines} == {found.seed}


def test_every_game_of_the_house_comes_with_puzzles() -> None:
    first, *others = (package.kind for package in OURS)
    assert len(shipped(first).lines) >= 300
    assert all(len(shipped(kind).lines) >= 100 for kind in others)


# -- finding them ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_equal_seeds_give_equal_puzzles_and_others_others() -> None:
    again = tuple(islice(varied(from_self_play(QUICK, "some"), 2), 2))
    assert again == made()
    assert len({puzzle.id for puzzle in made()}) == 2
    other = next(varied(from_self_play(QUICK, "others"), 1))
    assert other not in made()


def test_of_one_sort_there_is_a_quarter_and_nothing_twice() -> None:
    one = some()[0]
    others = [replace(one, seed=str(number)) for number in range(9)]
    asked = [replace(puzzle, choices=(*puzzle.choices, Weighed(puzzle.seed, 1.0, 0.0, 0.0))) for puzzle in others]
    assert list(varied([one, one, *asked], 8)) == [one, asked[0]]
    assert list(varied([one, *asked], 1)) == [one]


def test_variation_alternates_the_right_answers_of_one_question() -> None:
    one = some()[0]
    same = [replace(one, seed=str(number)) for number in range(3)]
    other = [replace(one, seed=str(number), choices=one.choices[::-1]) for number in range(3, 6)]
    assert one.best != other[0].best
    assert list(varied([*same, *other], 20)) == [same[0], other[0], same[1], other[1], same[2], other[2]]


@pytest.mark.slow
def test_a_puzzle_is_made_of_what_was_played_and_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = QUICK
    _, log = full_game(game, game.options_type(), [game.players["easy"]] * 4, "some people", list("ABCD"))
    monkeypatch.setattr("engine.puzzles.making.LEAST", 0.0)
    monkeypatch.setattr("engine.puzzles.making.MISSED", 0.0)
    found = list(from_games(game, [log]))
    assert found
    for puzzle in found:
        assert puzzle.deeds == tuple((entry.seat, entry.code) for entry in log.entries[1 : len(puzzle.deeds) + 1])
        assert not {"A", "B", "C", "D"} & set(map(str, to_json(puzzle).values()))


def test_games_with_old_rules_or_a_secret_seed_give_no_puzzles() -> None:
    game = QUICK
    _, log = full_game(game, game.options_type(), [game.players["easy"]] * 4, "some people")
    secret = Header(**log.header.model_dump(exclude={"seed"}), seed=None)
    old = log.header.model_copy(update={"rules_version": 1})
    assert list(from_games(game, [log.model_copy(update={"header": head}) for head in (secret, old)])) == []


# -- keeping them ---------------------------------------------------------------------------------


def test_puzzle_file_round_trips_and_is_reproducible(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    sizes = [write(file, QUICK.kind, some()[0].rules_version, "some", some()) for file in files]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert sizes == [file.stat().st_size for file in files]
    found = read(files[0])
    assert [found.puzzle(name) for name in found.lines] == list(some())
    assert found.missed == {puzzle.id: puzzle.missed for puzzle in some()}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no archive",
        lzma.compress(b""),
        lzma.compress(b"[]\n"),
        lzma.compress(b'{"form":2,"game":"chess","rules":2,"seed":"1"}\n'),
        lzma.compress(b'{"form":1,"game":"chess","rules":2,"seed":"1"}\n{"seats":3}\n'),
        lzma.compress(b'{"form":1,"game":"chess","rules":2,"seed":"1"}\n')[:-9],
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "puzzles"
    file.write_bytes(content)
    with pytest.raises(BadPuzzle):
        read(file)


def test_house_rules_and_seats_out_of_turn_come_along() -> None:
    puzzle = replace(some()[0], options={"target": 61}, deeds=((2, "a"), (2, "b"), (0, "c:1")))
    assert from_json(puzzle.kind, puzzle.rules_version, to_json(puzzle)) == puzzle


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "chess"},
        {"rules_version": 99},
        {"options": {"target": 62}},
        {"deeds": ((0, "nonsense"),)},
        {"seat": 7},
        {"choices": (Weighed("call:nothing", 0.0, 0.0, 0.0),)},
    ],
)
def test_a_puzzle_that_does_not_fit_the_rules_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(GameError):
        position(GAMES, replace(some()[0], **wrong))  # type: ignore[arg-type]
