"""Golden games: whole games written out as text, every seat's view at every step.

The files lie in ``golden/``. A change of rules, views, events, codes or AI shows in them, line by line. When a
change is meant, write them anew and read the difference before committing it::

    python -m tests.engine.malacca.retell

How to read them: ``#12 seat 2 bet:t:3`` is a move, with its draws if chance had a part. Indented with ``*`` is
what was told, with ``(to 2)`` if only seat 2 is told. Then what changed in the public view since the last step, and
for each seat what its own view shows otherwise than the public one, when that changed. Of rounds that are over only
the number is shown: all of them has been told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from engine.fair import FairDice
from engine.game import AnyPlayer
from engine.malacca.cards import Card
from engine.malacca.events import CoinsMoved, MalaccaEvent
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.options import MalaccaOptions
from engine.malacca.state import State
from engine.malacca.view import MalaccaView, Phase

GOLDEN: Final = Path(__file__).parent / "golden"


class Stubborn:
    """Always the same ordinary card without a bet."""

    def __init__(self, card: Card) -> None:
        self._bet = Bet(card, 0)

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
        return self._bet if view.phase is Phase.BET else moves[-1]


LEVELS: Final[Mapping[str, AnyPlayer]] = {
    **MALACCA.players,
    "guard": Stubborn(Card.DEFENCE),
    "raider": Stubborn(Card.ATTACK),
}


class Tale(NamedTuple):
    """One golden game: its table, who plays by seat, and the seed."""

    options: MalaccaOptions
    levels: Sequence[str]
    seed: str


_SHORT: Final[dict[str, Any]] = {"rounds": 6}
_FOUR: Final = ("random",) * 4
_GUARDS: Final = ("guard", "raider", "guard", "guard", "guard", "guard", "raider", "guard")

TALES: Final = {
    "two": Tale(MalaccaOptions(), ("simple", "random"), "two 0"),
    "four": Tale(MalaccaOptions(), ("simple",) * 4, "four 0"),
    "eight": Tale(MalaccaOptions(), ("random",) * 8, "eight 0"),
    "characters": Tale(MalaccaOptions(characters=True), ("simple", "random", "simple", "random", "simple"), "c 0"),
    "equipment": Tale(MalaccaOptions(equipment=True), ("simple", "random", "random"), "equipment 0"),
    "modules": Tale(MalaccaOptions(characters=True, equipment=True), ("random",) * 6, "modules 0"),
    "rounds": Tale(MalaccaOptions(rounds=6), _FOUR, "rounds 0"),
    "character-choice": Tale(
        MalaccaOptions(characters=True, character_choice="1of2", **_SHORT), ("random",) * 8, "character-choice 0"
    ),
    "ships-small": Tale(MalaccaOptions(ships="small", **_SHORT), _FOUR, "ships-small 0"),
    "ships-large": Tale(MalaccaOptions(ships="large", **_SHORT), _FOUR, "ships-large 0"),
    "simultaneous-bets": Tale(MalaccaOptions(simultaneous_bets=True, **_SHORT), _FOUR, "simultaneous-bets 0"),
    "waiting": Tale(MalaccaOptions(waiting="simultaneous_secret"), ("random",) * 7, "waiting 1"),
    "hidden-purse": Tale(MalaccaOptions(hidden_purse=True, **_SHORT), _FOUR, "hidden-purse 0"),
    "penalty-base": Tale(MalaccaOptions(penalty_base="before_bet", **_SHORT), _FOUR, "penalty-base 1"),
    "swab-always": Tale(MalaccaOptions(swab_always=True, **_SHORT), _FOUR, "swab-always 1"),
    "zheng-needs-bet": Tale(
        MalaccaOptions(characters=True, zheng_needs_bet=True, **_SHORT), ("random",) * 5, "zheng-needs-bet 0"
    ),
    "trade-bonus": Tale(
        MalaccaOptions(equipment=True, trade_bonus_needs_attack=True, **_SHORT), ("random",) * 2, "trade-bonus 2"
    ),
    "empty-deck": Tale(MalaccaOptions(empty_deck="2_silver", **_SHORT), _GUARDS, "empty-deck 0"),
    "tiebreak": Tale(MalaccaOptions(tiebreak="specials", **_SHORT), _GUARDS, "tiebreak 0"),
}


def retell(tale: Tale) -> str:
    """A golden game as text."""
    return "\n".join(_lines(tale)) + "\n"


def final_state(tale: Tale) -> State:
    """How a golden game ends."""
    return _steps(tale)[-1][1]


def events_of(tale: Tale) -> list[MalaccaEvent]:
    """Everything that is told in a golden game."""
    return [event for _, _, events in _steps(tale) for event in events]


def _lines(tale: Tale) -> Iterator[str]:
    house = {name: value for name, value in tale.options if value != MalaccaOptions.model_fields[name].default}
    yield f"malacca, {len(tale.levels)} seats: {' '.join(tale.levels)}"
    yield f"house rules: {house or 'none'}"
    yield f"seed: {tale.seed}"
    shown: dict[str, dict[str, str]] = {}
    for heading, state, events in _steps(tale):
        yield ""
        yield heading
        for event in events:
            yield f"  * {_brief(event)}{'' if event.to is None else f' (to {_brief(event.to)})'}"
        for name, values in _views(state).items():
            before = shown.get(name, {})
            changed = [f"{key} {value}" for key, value in values.items() if before.get(key) != value]
            changed += [f"{key} as all" for key in before if key not in values]
            if changed:
                yield f"  {name}: {' | '.join(changed)}"
            shown[name] = values
    yield ""
    for place in MALACCA.standing(state).places:
        yield f"{place.rank}. seat {_brief(place.seats)}: {place.score}"


@cache
def _steps(tale: Tale) -> tuple[tuple[str, State, Sequence[MalaccaEvent]], ...]:
    """The headline of each step, the state after it, what was told."""
    return tuple(_played(tale))


def _played(tale: Tale) -> Iterator[tuple[str, State, Sequence[MalaccaEvent]]]:
    players = [LEVELS[level] for level in tale.levels]
    random = Random(tale.seed)
    dice = FairDice(tale.seed, 0)
    state, events = MALACCA.start(len(players), tale.options, dice)
    yield f"#0 start {_brief(tuple(dice.drawn))}", state, events
    number = 0
    while acting := MALACCA.to_act(state):
        number += 1
        # The last of those who decide at once: people do not click in the order of seats.
        seat = acting[-1]
        move = players[seat].choose(MALACCA.view(state, seat), MALACCA.moves(state, seat), random)
        dice = FairDice(tale.seed, number)
        state, events = MALACCA.play(state, seat, move, dice)
        draws = _brief(tuple(dice.drawn)) if dice.drawn else ""
        yield f"#{number} seat {seat} {move.code} {draws}".rstrip(), state, events


def _views(state: State) -> dict[str, dict[str, str]]:
    """The public view whole; of each seat's view what differs from it."""
    public = _fields(MALACCA.view(state, None))
    views = {"all": public}
    for seat in range(state.players):
        own = _fields(MALACCA.view(state, seat))
        views[f"{seat}"] = {key: value for key, value in own.items() if key != "seat" and value != public[key]}
    return views


def _fields(view: MalaccaView) -> dict[str, str]:
    shown = {
        field.name: _brief(getattr(view, field.name))
        for field in fields(view)
        if field.name not in {"options", "rounds"}
    }
    return {**shown, "rounds": str(len(view.rounds))}


def _brief(value: Any) -> str:
    """A value in few characters: cards by code, other enums by name, nobody as a dash."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Card():
            return value.code
        case CoinsMoved(cause, amount, seat):
            return f"{cause.value} {amount}" + ("" if seat is None else f" seat {seat}")
        case Enum():
            return value.name.lower()
        case tuple():
            return f"[{' '.join(_brief(item) for item in value)}]"
    if is_dataclass(value):
        inner = " ".join(f"{field.name}={_brief(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__}({inner})"
    return str(value)


def main() -> None:
    """Write all golden games anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name, tale in TALES.items():
        (GOLDEN / f"{name}.txt").write_text(retell(tale), encoding="utf-8")


if __name__ == "__main__":
    main()
