"""Explanations and odds in Manila.

All numbers come from a view, so no player learns more than they may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot.core.words import DOT
from bot.games.figures import percent
from bot.games.manila.placing import chance_of
from bot.games.manila.words import SPACE_EMOJI, WARE_EMOJI, Words, rank
from engine.manila.board import INSURANCE_FEE, ROUTE_END, Space
from engine.manila.odds import Outlook
from engine.manila.view import Berth, ManilaView, Punt

SEATS: Final = frozenset({Space.NUTMEG, Space.SILK, Space.GINSENG, Space.JADE})


def explain(say: Words, view: ManilaView) -> str:
    return say("manila-explain", phase=view.phase.value, rank=rank(view.deciding))


def odds(say: Words, view: ManilaView) -> str:
    """Return the fate of each punt, and how likely each vacant space pays."""
    if not view.lap or not view.punts:
        return say("manila-odds-early")
    outlook = Outlook.of(view)
    lines = [
        say("manila-odds-heading"),
        *_fates(say, outlook),
        *_spaces(say, view, outlook),
        say("manila-odds-foot"),
    ]
    return "\n".join(lines)


def _fates(say: Words, outlook: Outlook) -> Iterator[str]:
    for index, (punt, fate) in enumerate(zip(outlook.view.punts, outlook.fates, strict=True)):
        port = outlook.pays(index)
        yield say(
            "manila-odds-punt",
            emoji=WARE_EMOJI[punt.ware],
            ware=punt.ware.slug,
            fate=_fate(punt, port, fate.wreck),
            space=min(punt.position, ROUTE_END),
            port=percent(port),
            pirates=percent(fate.thirteen * outlook.raid),
            wreck=percent(fate.wreck),
        )


def _fate(punt: Punt, port: float, wreck: float) -> str:
    """Return the key of what is certain about a punt, ``open`` if nothing is."""
    if punt.berth is not Berth.SEA:
        return punt.berth.value
    if punt.plundered:
        return "plundered"
    return "safe" if port == 1.0 else "lost" if wreck == 1.0 else "open"


def _spaces(say: Words, view: ManilaView, outlook: Outlook) -> Iterator[str]:
    """Yield the vacant spaces except seats, which are paid as their punts reach port."""
    vacant = [space for space in Space if view.fee(space) is not None]
    if not vacant:
        return
    yield say("manila-odds-spaces")
    listed = [
        (space, chance) for space in vacant if space not in SEATS and (chance := chance_of(outlook, space)) is not None
    ]
    for emoji, group in groupby(listed, lambda each: SPACE_EMOJI[each[0]]):  # ports in a line, as are shipyards
        yield DOT.join(_space(say, emoji, space, chance) for space, chance in group)


def _space(say: Words, emoji: str, space: Space, chance: float) -> str:
    named = {"space": say("manila-space", space=space.name.lower()), "emoji": emoji}
    if space is Space.INSURANCE:
        return say("manila-odds-insurance", fee=INSURANCE_FEE, chance=percent(chance), **named)
    return say("manila-odds-space", chance=percent(chance), **named)
