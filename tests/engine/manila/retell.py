"""Golden games: whole games written out as text, every seat's view at every step.

The files lie in ``golden/``. A change of rules, views, events, codes or AI shows in them, line by line. When a
change is meant, write them anew and read the difference before committing it::

    python -m tests.engine.manila.retell

How to read them: ``#12 seat 2 place:silk`` is a move, with its draws if chance had a part. Indented with ``*`` is
what was told, with ``(to 2)`` if only seat 2 is told. Then what changed in the public view since the last step, and
for each seat what its own view shows otherwise than the public one, when that changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from engine.fair import FairDice
from engine.game import AnyPlayer
from engine.manila.events import ManilaEvent
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.manila.state import State
from engine.manila.view import ManilaView

GOLDEN: Final = Path(__file__).parent / "golden"


class Tale(NamedTuple):
    """One golden game: its table, who plays by seat, and the seed."""

    options: ManilaOptions
    levels: Sequence[str]
    seed: str


_DEFAULT: Final = ManilaOptions()
_FOUR: Final = ("simple", "random", "simple", "random")

TALES: Final = {
    "three": Tale(_DEFAULT, ("simple", "random", "simple"), "three 0"),
    "four": Tale(_DEFAULT, ("simple",) * 4, "four 1"),
    "five": Tale(_DEFAULT, ("simple", "simple", "random", "simple", "random"), "five 0"),
    "deal-all": Tale(ManilaOptions(deal="all"), _FOUR, "deal-all 0"),
    "opener-host": Tale(ManilaOptions(opener="host"), _FOUR, "opener-host 0"),
    "extra-round-second": Tale(ManilaOptions(extra_round="second"), ("simple",) * 3, "extra-round-second 0"),
    "kick-off": Tale(ManilaOptions(kick_off=True), _FOUR, "kick-off 13"),
    "stowaway-anywhere": Tale(ManilaOptions(stowaway="anywhere"), ("random",) * 4, "stowaway-anywhere 0"),
    "hidden-money": Tale(ManilaOptions(hidden_money=True), _FOUR, "hidden-money 16"),
    "tie-break-cash": Tale(ManilaOptions(tie_break="cash"), _FOUR, "tie-break-cash 66"),
}


def retell(tale: Tale) -> str:
    """A golden game as text."""
    return "\n".join(_lines(tale)) + "\n"


def events_of(tale: Tale) -> list[ManilaEvent]:
    """Everything that is told in a golden game."""
    return [event for _, _, events in _steps(tale) for event in events]


def _lines(tale: Tale) -> Iterator[str]:
    house = {name: value for name, value in tale.options if value != ManilaOptions.model_fields[name].default}
    yield f"manila, {len(tale.levels)} seats: {' '.join(tale.levels)}"
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
    for place in MANILA.standing(state).places:
        yield f"{place.rank}. seat {_brief(place.seats)}: {place.score} = {_brief(tuple(place.parts.items()))}"


def _steps(tale: Tale) -> Iterator[tuple[str, State, Sequence[ManilaEvent]]]:
    """The headline of each step, the state after it, what was told. Every fifth turn begins with a loan, if one can."""
    players: list[AnyPlayer] = [MANILA.players[level] for level in tale.levels]
    random = Random(tale.seed)
    dice = FairDice(tale.seed, 0)
    state, events = MANILA.start(len(players), tale.options, dice)
    yield f"#0 start {_brief(tuple(dice.drawn))}", state, events
    number = 0
    while acting := MANILA.to_act(state):
        number += 1
        seat = acting[0]
        moves = MANILA.moves(state, seat)
        move = players[seat].choose(MANILA.view(state, seat), moves, random)
        if number % 25 == 0 and moves[-1].free:
            move = moves[-1]
        dice = FairDice(tale.seed, number)
        state, events = MANILA.play(state, seat, move, dice)
        yield (
            f"#{number} seat {seat} {move.code} {_brief(tuple(dice.drawn)) if dice.drawn else ''}".rstrip(),
            state,
            events,
        )


def _views(state: State) -> dict[str, dict[str, str]]:
    """The public view whole; of each seat's view what differs from it."""
    public = _fields(MANILA.view(state, None))
    views = {"all": public}
    for seat in range(state.players):
        own = _fields(MANILA.view(state, seat))
        views[f"{seat}"] = {key: value for key, value in own.items() if key != "seat" and value != public[key]}
    return views


def _fields(view: ManilaView) -> dict[str, str]:
    return {field.name: _brief(getattr(view, field.name)) for field in fields(view) if field.name != "options"}


def _brief(value: Any) -> str:
    """A value in few characters: enums by name, nobody as a dash."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Enum():
            return value.name.lower().replace("_", ":")
        case tuple():
            return f"[{' '.join(_brief(item) for item in value)}]"
    if is_dataclass(value):
        inner = " ".join(f"{field.name}={_brief(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__}({inner})"
    return str(value)


def main() -> None:
    """Write all golden games anew."""
    for name, tale in TALES.items():
        (GOLDEN / f"{name}.txt").write_text(retell(tale), encoding="utf-8")


if __name__ == "__main__":
    main()
