"""Choices of pirates and pilots: boarding, steering, and plundered punts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.core.limits import BUTTON_LABEL, BUTTONS_A_ROW, cut
from bot.core.presenter import Buttons, Choice, Menu, PlayerNames, Prompt, SubmenuButton
from bot.core.words import DOT
from bot.games.figures import shown_chance
from bot.games.manila.figures import aboard, arrival, pirates
from bot.games.manila.words import WARE_EMOJI, Words, letter, rank
from engine.manila.board import PROFIT, ROUTE_END, Ware
from engine.manila.moves import Board, ManilaMove, Pilot, Plunder
from engine.manila.odds import Outlook
from engine.manila.view import Berth, ManilaView


def board(say: Words, view: ManilaView, moves: Sequence[ManilaMove], cast: PlayerNames) -> Prompt:
    """Return the choices of a pirate: board a punt on 13, or stay."""
    items = tuple(_boarding(say, view, move, cast) for move in moves if isinstance(move, Board))
    text = say("manila-ask-board", rank=rank(view.deciding))
    if len(items) <= BUTTONS_A_ROW:
        return Prompt(text, (Buttons(items),))
    return Prompt(text, (Menu(say("manila-menu-board"), items),))


def _boarding(say: Words, view: ManilaView, move: Board, cast: PlayerNames) -> Choice:
    if move.ware is None:
        return Choice(move.code, say("manila-choose-stay"))
    punt = next(punt for punt in view.punts if punt.ware is move.ware)
    if move.instead_of is None:
        earns = PROFIT[move.ware] // (aboard(punt) + 1)
        label = say("manila-choose-board", ware=move.ware.slug, earns=earns)
        return Choice(move.code, label, emoji=WARE_EMOJI[move.ware], style="primary")
    victim = punt.aboard[move.instead_of]
    label = say(
        "manila-choose-kick",
        ware=move.ware.slug,
        seat=move.instead_of + 1,
        name="" if victim is None else cut(cast.plain[victim], 32),
        earns=PROFIT[move.ware] // aboard(punt),
    )
    return Choice(move.code, cut(label, BUTTON_LABEL), emoji=WARE_EMOJI[move.ware], style="danger")


AT_ONCE: Final = 8
"""Up to this many choices are offered together; more in two steps."""
TWO: Final = "two"
"""The path of a pilot who moves two punts; that of one punt is its ware."""


def pilots(say: Words, view: ManilaView, moves: Sequence[ManilaMove], advised: bool = False) -> Prompt:
    """Return a pilot's choices; if there are too many, punts come first."""
    ways = [move for move in moves if isinstance(move, Pilot) and move.steps]
    decline = tuple(
        Choice(move.code, say("manila-choose-decline"), style="secondary" if ways else "primary")
        for move in moves
        if isinstance(move, Pilot) and not move.steps
    )
    if len(ways) <= AT_ONCE:
        rows = (_steerings(say, view, ways, advised), Buttons(decline)) if ways else (Buttons(decline),)
        return Prompt("", tuple(row for row in rows if row.items))
    paths = dict.fromkeys(_path(move) for move in ways)
    punts = [punt.ware for punt in view.punts if punt.ware.slug in paths]
    first = [SubmenuButton(ware.slug, say("manila-ware", ware=ware.slug), WARE_EMOJI[ware]) for ware in punts]
    if TWO in paths:
        first.append(SubmenuButton(TWO, say("manila-choose-two-punts")))
    return Prompt(say("manila-ask-pilot"), (Buttons((*first, *decline)),))


def steered(
    say: Words, view: ManilaView, moves: Sequence[ManilaMove], path: str, advised: bool = False
) -> Prompt | None:
    """Return where the chosen punts can go; ``None`` if they can't be moved."""
    ways = [move for move in moves if isinstance(move, Pilot) and move.steps and _path(move) == path]
    return Prompt(_whence(say, view, path), (_steerings(say, view, ways, advised),)) if ways else None


def _whence(say: Words, view: ManilaView, path: str) -> str:
    """Return which punts a step moves, and where they are."""
    at_sea = [punt for punt in view.punts if punt.berth is Berth.SEA]
    if path == TWO:
        punts = DOT.join(say("manila-punt-on", ware=punt.ware.slug, space=punt.position) for punt in at_sea)
        return say("manila-ask-steer-two", punts=punts)
    (position,) = (punt.position for punt in at_sea if punt.ware.slug == path)
    return say("manila-ask-steer", ware=path, space=position)


def _path(move: Pilot) -> str:
    return TWO if len(move.steps) > 1 else move.steps[0][0].slug


def _steerings(say: Words, view: ManilaView, ways: Sequence[Pilot], advised: bool) -> Menu:
    """Return a menu in the board's order or, if advised, by expected pay."""
    if advised:
        ways = sorted(ways, key=lambda move: -_income(view, move))
    placeholder = say("manila-menu-pilot", order="gain" if advised else "board")
    return Menu(placeholder, tuple(_steering(say, view, move) for move in ways))


def _income(view: ManilaView, move: Pilot) -> float:
    moved = {ware: _position(view, ware) + steps for ware, steps in move.steps}
    punts = tuple(replace(punt, position=moved.get(punt.ware, punt.position)) for punt in view.punts)
    return Outlook.of(replace(view, punts=punts)).income(view.to_act[0])


def _arrives(view: ManilaView, ware: Ware, steps: int) -> float:
    return arrival(_position(view, ware) + steps, 1, pirates(view) > 0)


def courses(say: Words, view: ManilaView, move: Pilot) -> str:
    """Return where a pilot's move brings punts: ``Silk on by 1 to 9 · …``."""
    labels = []
    for ware, steps in move.steps:
        after = _position(view, ware) + steps
        labels.append(
            say(
                "manila-choose-steer",
                ware=ware.slug,
                direction="on" if steps > 0 else "back",
                steps=abs(steps),
                space=min(after, ROUTE_END + 1),
            )
        )
    return DOT.join(labels)


def arrivals(say: Words, view: ManilaView, move: Pilot) -> str:
    """Return how often the punts moved by a pilot reach port after it."""
    return DOT.join(
        say("manila-fact-punt", ware=ware.slug, chance=shown_chance(say, _arrives(view, ware, steps)))
        for ware, steps in move.steps
    )


def _steering(say: Words, view: ManilaView, move: Pilot) -> Choice:
    chances = DOT.join(_steered(say, view, ware, steps) for ware, steps in move.steps)
    emoji = WARE_EMOJI[move.steps[0][0]] if len(move.steps) == 1 else None
    return Choice(move.code, courses(say, view, move), chances, emoji)


def _steered(say: Words, view: ManilaView, ware: Ware, steps: int) -> str:
    """Return how often a punt reaches port if steered and, if it differs, if not."""
    before, after = (shown_chance(say, _arrives(view, ware, each)) for each in (0, steps))
    if before == after:
        return say("manila-fact-punt", ware=ware.slug, chance=after)
    return say("manila-choose-steer-hint", ware=ware.slug, before=before, after=after)


def _position(view: ManilaView, ware: Ware) -> int:
    return next(punt for punt in view.punts if punt.ware is ware).position


def plunder(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    """Return the captain's choices of port or shipyard, a row for each punt."""
    sendings = [move for move in moves if isinstance(move, Plunder)]
    wares = dict.fromkeys(move.ware for move in sendings)
    rows = tuple(Buttons(tuple(_sending(say, view, move) for move in sendings if move.ware is ware)) for ware in wares)
    return Prompt(say("manila-ask-plunder", wares=say.both(map(say.marked, wares))), rows)


def _sending(say: Words, view: ManilaView, move: Plunder) -> Choice:
    berth = Berth.PORT if move.to_port else Berth.YARD
    index = sum(punt.berth is berth for punt in view.punts)
    label = say("manila-choose-send", ware=move.ware.slug, berth=berth.value, letter=letter(index))
    return Choice(move.code, label, emoji=WARE_EMOJI[move.ware], style="primary")
