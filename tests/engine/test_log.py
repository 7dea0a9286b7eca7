"""The log of a game: its JSON lines, its replay, its proof."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from bot.games.catalogue import OURS
from engine.fair import FairDice, commitment
from engine.game import AnyGame, Draws, Options
from engine.log import BadLog, Entry, GameLog, Header, counted, read, replay, undo_code, verify, write
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.player import RandomPlayer
from engine.simulate import full_game
from tests.kit import GAMES, kit

ROOT = Path(__file__).parent.parent.parent
OPTIONS = ManilaOptions(kick_off=True)
NAMES = ("Ann", "Bén", "Čeněk")


@pytest.fixture(scope="module")
def log() -> GameLog:
    """A whole game of three random players."""
    _, played = full_game(MANILA, OPTIONS, [MANILA.players["random"]] * 3, "sample", NAMES)
    return played


def lines(log: GameLog) -> list[str]:
    out = io.StringIO()
    write(log, out)
    return out.getvalue().splitlines()


def with_entry(log: GameLog, number: int, **changes: Any) -> GameLog:
    entries = list(log.entries)
    entries[number] = entries[number].model_copy(update=changes)
    return GameLog(header=log.header, entries=tuple(entries))


def with_header(log: GameLog, **changes: Any) -> GameLog:
    return GameLog(header=log.header.model_copy(update=changes), entries=log.entries)


# -- JSON lines ------------------------------------------------------------------------------------------


def test_a_written_log_reads_back_the_same(log: GameLog) -> None:
    assert read(lines(log)) == log


def test_header_comes_first_and_says_all_that_a_game_begins_with(log: GameLog) -> None:
    header = Header.model_validate_json(lines(log)[0])
    assert (header.kind, header.rules_version, header.seats, header.players) == (
        "manila",
        MANILA.rules_version,
        3,
        NAMES,
    )
    assert header.options == OPTIONS.model_dump()
    assert header.commitment == commitment("sample")


def test_each_move_is_one_line(log: GameLog) -> None:
    written = lines(log)
    assert len(written) == 1 + len(log.entries)
    assert written[2].startswith('{"number":1,"seat":')


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{}",
        '{"kind": "manila"}',
        '{"format":2,"kind":"manila","rules_version":1,"options":{},"seats":3}',
        '{"format":1,"kind":"manila","rules_version":1,"options":{},"seats":3}\n{"number":0}',
    ],
)
def test_what_is_no_log_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        read(text.splitlines())


def test_a_missing_line_is_noticed(log: GameLog) -> None:
    written = lines(log)
    del written[5]
    with pytest.raises(BadLog, match="entry 5 stands where 4 belongs"):
        read(written)


@pytest.mark.parametrize(
    "fields",
    [
        {"number": 0, "seat": 1, "code": "start"},
        {"number": 0, "seat": None, "code": "pass"},
        {"number": 3, "seat": None, "code": "pass"},
        {"number": 3, "seat": -1, "code": "pass"},
        {"number": -1, "seat": 1, "code": "pass"},
        {"number": 3, "seat": 1, "code": "no spaces"},
        {"number": 3, "seat": 1, "code": "x" * 61},
        {"number": 3, "seat": 1, "code": "pass", "draws": [256]},
        {"number": 3, "seat": 1, "code": "pass", "by": "nobody"},
    ],
)
def test_impossible_entries_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Entry.model_validate({"by": "person"} | fields)


def test_a_header_has_a_name_for_each_seat_or_none_at_all() -> None:
    with pytest.raises(ValidationError, match="2 names for 3 seats"):
        Header(kind="manila", rules_version=1, options={}, seats=3, players=("a", "b"))


# -- replay ----------------------------------------------------------------------------------------------


def test_a_replay_tells_same_story_with_other_dice_in_the_house(log: GameLog) -> None:
    sealed = with_header(log, seed=None)
    steps = list(replay(MANILA, sealed.header, sealed.entries))
    assert len(steps) == len(log.entries)
    assert MANILA.to_act(steps[-1].state) == ()
    assert type(steps[-1].events[-1]).__name__ == "GameEnded"


def test_a_replay_of_nothing_is_nothing(log: GameLog) -> None:
    assert list(replay(MANILA, log.header, [])) == []


@pytest.mark.parametrize(
    ("number", "changes", "message"),
    [
        (1, {"code": "bid:999"}, "entry 1: why-manila-bid-above-ceiling"),
        (1, {"code": "bid:x"}, "entry 1: no such move: 'bid:x'"),
        (1, {"seat": 7}, "entry 1: there is no seat 7"),
        (1, {"draws": (3,)}, "entry 1: the log has 1 draws more"),
        (0, {"draws": ()}, "entry 0: the log has fewer draws"),
        (0, {"draws": (99,)}, "entry 0: the log has a draw of 99"),
    ],
)
def test_a_replay_stops_at_entry_that_does_not_follow_the_rules(
    log: GameLog, number: int, changes: dict[str, Any], message: str
) -> None:
    bad = with_entry(log, number, **changes)
    with pytest.raises(BadLog, match=message):
        list(replay(MANILA, bad.header, bad.entries))


def test_a_log_of_another_game_or_of_other_rules_is_not_replayed(log: GameLog) -> None:
    for changes, why in (
        ({"kind": "manille"}, "a log of manille cannot be played as manila"),
        ({"rules_version": 99}, "rules 99 of manila are not known here"),
        ({"seats": 9}, "manila is for 3, 4, 5 players, not 9"),
        ({"options": {"unheard_of": True}}, "house rules: .*unheard_of"),
    ):
        with pytest.raises(BadLog, match=why):
            list(replay(MANILA, log.header.model_copy(update=changes), log.entries))


def test_the_setup_comes_once_and_first(log: GameLog) -> None:
    with pytest.raises(BadLog, match="the setup is missing"):
        list(replay(MANILA, log.header, log.entries[1:]))
    with pytest.raises(BadLog, match="a second setup"):
        list(replay(MANILA, log.header, [log.entries[0], log.entries[0]]))


def test_what_is_not_there_cannot_be_taken_back(log: GameLog) -> None:
    assert counted(log.entries[:2]) == [*log.entries[:2]]
    with pytest.raises(BadLog, match="takes back what is not there"):
        counted([*log.entries[:2], log.entries[1].model_copy(update={"number": 2, "code": undo_code(7)})])


# -- proof -----------------------------------------------------------------------------------------------


def test_the_draws_of_an_honest_log_come_from_its_seed(log: GameLog) -> None:
    verify(MANILA, log)


def test_a_seed_that_was_not_committed_to_is_exposed(log: GameLog) -> None:
    with pytest.raises(BadLog, match="committed"):
        verify(MANILA, with_header(log, seed="another"))
    with pytest.raises(BadLog, match="not revealed"):
        verify(MANILA, with_header(log, seed=None))


def test_a_single_changed_die_is_exposed(log: GameLog) -> None:
    number = next(entry.number for entry in log.entries if entry.number and entry.draws)
    first, *rest = log.entries[number].draws
    with pytest.raises(BadLog, match=f"entry {number}: recorded draws"):
        verify(MANILA, with_entry(log, number, draws=((first + 1) % 6, *rest)))


def test_a_changed_deal_is_exposed(log: GameLog) -> None:
    first, *rest = log.entries[0].draws
    with pytest.raises(BadLog, match="entry 0: recorded draws"):
        verify(MANILA, with_entry(log, 0, draws=((first + 1) % 12, *rest)))


# -- what people decide, and the dice ----------------------------------------------------------------------


def by_name(game: AnyGame, seats: int, options: Options, seed: str, choices: Random) -> dict[str, tuple[int, ...]]:
    """What chance gave a game under each name, when people decided as ``choices`` has them."""
    found: dict[str, tuple[int, ...]] = {}

    class Noting(FairDice):
        def named(self, name: str, *numbers: int) -> Draws:
            full, at = name.format(*numbers), len(self.drawn)
            draws = super().named(name, *numbers)
            dice = self

            class Noted:
                def below(self, n: int) -> int:
                    drawn = draws.below(n)
                    found[full] = tuple(dice.drawn[at:])
                    return drawn

            return Noted()

    dice = Noting(seed)
    state, _ = game.start(seats, options, dice)
    while acting := game.to_act(state):
        seat = choices.choice(acting)
        dice = Noting(seed, frozenset(found))
        state, _ = game.play(state, seat, RandomPlayer().choose(None, game.moves(state, seat), choices), dice)
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_equal_seeds_give_equal_dice_whatever_people_decide(game: AnyGame) -> None:
    games = [by_name(game, 4, game.options_type(), "equal", Random(number)) for number in range(12)]
    for one in games[1:]:
        shared = games[0].keys() & one.keys()
        assert len(shared) > min(len(games[0]), len(one)) * 3 // 5
        assert {name: one[name] for name in shared} == {name: games[0][name] for name in shared}
    assert by_name(game, 4, game.options_type(), "other", Random(0)) != games[0]


@pytest.mark.parametrize("kind", [package.kind for package in OURS])
def test_draws_have_the_names_given_by_the_rules_of_the_game(kind: str) -> None:
    def form(name: str) -> str:
        return re.sub("nutmeg|ginseng|jade", "silk", re.sub("[0-9]+", "7", name))

    game = GAMES[kind]
    page = (ROOT / "docs" / "rules" / f"{kind}.md").read_text(encoding="utf-8").split(". Chance\n")[1].split("\n## ")[0]
    written = {form(name) for name in re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)}
    games = [by_name(game, 4, game.options_type(**rules), "names", Random(2)) for rules in kit(kind).drawn]
    assert {form(name) for names in games for name in names} == written


# -- taking back -------------------------------------------------------------------------------------------


def with_undo(log: GameLog, first: int, at: int, **changes: Any) -> GameLog:
    """A log in which, as entry ``at``, whoever made entry ``first`` takes it back; it ends there."""
    undo = Entry(number=at, seat=log.entries[first].seat, code=undo_code(first), by="person")
    return log.model_copy(update={"entries": (*log.entries[:at], undo.model_copy(update=changes))})


def by_people(log: GameLog) -> GameLog:
    people = (entry.model_copy(update={"by": "person"}) if entry.number else entry for entry in log.entries)
    return log.model_copy(update={"entries": tuple(people)})


def test_a_log_that_breaks_off_verifies_so_far(log: GameLog) -> None:
    assert verify(MANILA, log)
    assert not verify(MANILA, log.model_copy(update={"entries": log.entries[:9]}))
    assert not verify(MANILA, log.model_copy(update={"entries": ()}))


def test_undone_bid_verifies_and_the_dice_stay_the_same(log: GameLog) -> None:
    log = by_people(log)
    undone = with_undo(log, 2, 3)
    assert not verify(MANILA, undone)
    later = [entry.model_copy(update={"number": entry.number + 2}) for entry in log.entries[2:]]
    assert verify(MANILA, undone.model_copy(update={"entries": (*undone.entries, *later)}))


def test_a_roll_that_was_taken_back_is_exposed(log: GameLog) -> None:
    log = by_people(log)
    rolled = next(entry.number for entry in log.entries if entry.number and entry.draws)
    for first, at in ((rolled, rolled + 1), (rolled - 1, rolled + 1)):
        with pytest.raises(BadLog, match=f"entry {at}: undo:{first} takes back what cannot be taken back"):
            verify(MANILA, with_undo(log, first, at))


def test_who_takes_back_has_decided_and_was_a_person(log: GameLog) -> None:
    people = by_people(log)
    with pytest.raises(BadLog, match="entry 4: undo:2"):
        verify(MANILA, with_undo(people, 2, 4))
    with pytest.raises(BadLog, match="entry 3: undo:2"):
        verify(MANILA, with_undo(log, 2, 3))
    for change in ({"by": "clock"}, {"seat": (people.entries[2].seat or 0) + 1}):
        with pytest.raises(BadLog, match="entry 3: undo:2"):
            verify(MANILA, with_undo(people, 2, 3, **change))


def test_nothing_is_taken_back_when_the_game_is_over(log: GameLog) -> None:
    log = by_people(log)
    last = len(log.entries)
    with pytest.raises(BadLog, match=f"entry {last}: undo:{last - 1} follows the end"):
        verify(MANILA, with_undo(log, last - 1, last))


# -- logs of before ----------------------------------------------------------------------------------------

BEFORE = ROOT / "tests" / "storage" / "fixtures" / "numbered_dice"


@pytest.mark.parametrize("path", sorted(BEFORE.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_log_of_an_earlier_version_replays_and_verifies(path: Path) -> None:
    with path.open(encoding="utf-8") as file:
        old = read(file)
    game = GAMES[old.header.kind]
    *_, last = replay(game, old.header, old.entries)
    assert game.to_act(last.state) == ()
    assert verify(game, old)
