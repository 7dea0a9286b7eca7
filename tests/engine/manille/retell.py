"""Golden games: whole games written out as text, every seat's view at every step.

The files lie in ``golden/``. A change of rules, views, events, codes or AI shows in them, line by line. When a
change is meant, write them anew and read the difference before committing it::

    python -m tests.engine.manille.retell

How to read them: ``#12 seat 2 play:KC`` is a move, with its draws if chance had a part. Indented with ``*`` is
what was told, with ``(to 2)`` if only seat 2 is told. Then what changed in the public view since the last step, and
for each seat what its own view shows otherwise than the public one, when that changed. ``hand 2`` is a hand's cards,
or how many there are where they are hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from engine.fair import FairDice
from engine.game import AnyGame, AnyPlayer, Options, Reason
from engine.manille.cards import Card
from engine.manille.events import ManilleEvent
from engine.manille.game import MANILLA, MANILLE
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.state import State
from engine.manille.view import HandView, ManilleView

GOLDEN: Final = Path(__file__).parent / "golden"


class Tale(NamedTuple):
    """One golden game: its rules, who plays by seat, and the seed."""

    game: AnyGame
    options: Options
    levels: Sequence[str]
    seed: str


def _manilla(levels: Sequence[str], seed: str, **options: Any) -> Tale:
    return Tale(MANILLA, ManillaOptions(**options), levels, seed)


def _manille(seed: str, **options: Any) -> Tale:
    return Tale(MANILLE, ManilleOptions(**options), ("simple", "random", "simple", "random"), seed)


TALES: Final = {
    "manilla-two": _manilla(("simple", "simple"), "two 8"),
    "manilla-three": _manilla(("simple", "random", "simple"), "three 7"),
    "manilla-four": _manilla(("simple",) * 4, "four 8"),
    "manilla-six": _manilla(("simple", "random") * 3, "six 4"),
    "manilla-piles": _manilla(("random", "simple"), "piles 11", dummy="piles", target=61, undertrump="none"),
    "manilla-open": _manilla(("simple", "random"), "open 1", dummy="open", target=61, show_points="strict"),
    "manilla-dead": _manilla(("random",) * 3, "dead 1", extra_cards="dead", accumulate_draws=True, undertrump="must"),
    "manilla-added": _manilla(
        ("simple", "random") * 2,
        "added 4",
        target=61,
        first_dealer="host",
        multiplier_mode="add",
        multiplier_cap="8",
        one_sided_doubling=True,
        no_beat_in_plain_suits=True,
    ),
    "manilla-choices": _manilla(("random",) * 4, "choices 2", target=61, en_face=True, blind_no_trump=True),
    "manilla-honour": _manilla(("random",) * 4, "honour 0", target=61, honour_play=True, autoplay_forced=False),
    "manille": _manille("manille 4"),
    "manille-talk": _manille("talk 8", talk="parlee", questions=3),
    "manille-match": _manille("match 0", best_of=3, turnup_wins_at_once=True),
    "manille-long": _manille("long 5", target=64, honour_play=True, show_points="strict", undertrump="none"),
}


def retell(tale: Tale) -> str:
    """A golden game as text."""
    return "\n".join(_lines(tale)) + "\n"


def events_of(tale: Tale) -> list[ManilleEvent]:
    """Everything that is told in a golden game."""
    return [event for _, _, events in _steps(tale) for event in events]


def _lines(tale: Tale) -> Iterator[str]:
    house = {name: value for name, value in tale.options if value != type(tale.options).model_fields[name].default}
    yield f"{tale.game.kind}, {len(tale.levels)} seats: {' '.join(tale.levels)}"
    yield f"house rules: {house or 'none'}"
    yield f"seed: {tale.seed}"
    shown: dict[str, dict[str, str]] = {}
    for heading, state, events in _steps(tale):
        yield ""
        yield heading
        for event in events:
            yield f"  * {_brief(event)}{'' if event.to is None else f' (to {_brief(event.to)})'}"
        for name, values in _views(tale.game, state).items():
            before = shown.get(name, {})
            changed = [f"{key} {value}" for key, value in values.items() if before.get(key) != value]
            changed += [f"{key} as all" for key in before if key not in values]
            if changed:
                yield f"  {name}: {' | '.join(changed)}"
            shown[name] = values
    yield ""
    for place in tale.game.standing(state).places:
        yield f"{place.rank}. seats {_brief(place.seats)}: {place.score} = {_brief(tuple(place.parts.items()))}"


def _steps(tale: Tale) -> Iterator[tuple[str, State, Sequence[ManilleEvent]]]:
    """The headline of each step, the state after it, what was told."""
    game = tale.game
    players: list[AnyPlayer] = [game.players[level] for level in tale.levels]
    random = Random(tale.seed)
    dice = FairDice(tale.seed, 0)
    state, events = game.start(len(players), tale.options, dice)
    yield f"#0 start {_brief(tuple(dice.drawn))}", state, events
    number = 0
    while acting := game.to_act(state):
        number += 1
        seat = random.choice(acting)
        move = players[seat].choose(game.view(state, seat), game.moves(state, seat), random)
        dice = FairDice(tale.seed, number)
        state, events = game.play(state, seat, move, dice)
        drawn = _brief(tuple(dice.drawn)) if dice.drawn else ""
        yield f"#{number} seat {seat} {move.code} {drawn}".rstrip(), state, events


def _views(game: AnyGame, state: State) -> dict[str, dict[str, str]]:
    """The public view whole; of each seat's view what differs from it."""
    public = _fields(game.view(state, None))
    views = {"all": public}
    for seat in range(state.players):
        own = _fields(game.view(state, seat))
        views[f"{seat}"] = {key: value for key, value in own.items() if key != "seat" and value != public[key]}
    return views


def _fields(view: ManilleView) -> dict[str, str]:
    """A view's fields as text. The results were told already, the memory is what was shown before."""
    left_out = ("options", "hands", "results", "memory")
    values = {field.name: _brief(getattr(view, field.name)) for field in fields(view) if field.name not in left_out}
    return values | {f"hand {number}": _hand(hand) for number, hand in enumerate(view.hands)}


def _hand(hand: HandView) -> str:
    if hand.piles:
        return " ".join(f"{_brief(pile.top)}{'/?' if pile.below else ''}" for pile in hand.piles)
    return str(hand.count) if hand.cards is None else _brief(hand.cards)


def _brief(value: Any) -> str:
    """A value in few characters: cards by code, enums by name, nobody as a dash."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Card():
            return value.slug
        case Enum():
            return value.name.lower().replace("_", "-")
        case tuple():
            return f"[{' '.join(_brief(item) for item in value)}]"
        case Reason(key, args):
            return f"{key.removeprefix('why-manille-')}({' '.join(map(str, args.values()))})"
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
