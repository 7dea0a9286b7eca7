"""Help for deciding in Manila: what the open decision is about, what the dice promise.

All numbers come from a view, so nobody can be told more than they may know.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.presenters.figures import percent
from bot.presenters.manila.placing import chance_of
from bot.presenters.manila.words import SPACE_EMOJI, WARE_EMOJI, Words, rank
from engine.manila.board import ROUTE_END, Space
from engine.manila.odds import Outlook
from engine.manila.view import Berth, ManilaView, Punt


def explain(say: Words, view: ManilaView) -> str:
    """The open decision in two sentences."""
    return say("manila-explain", phase=view.phase.value, rank=rank(view.deciding))


# -- odds --------------------------------------------------------------------------------------------


def odds(say: Words, view: ManilaView) -> str:
    """The fate of each punt, and how likely each vacant space pays. What that is worth, advice says."""
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
    for punt, fate in zip(outlook.view.punts, outlook.fates, strict=True):
        yield say(
            "manila-odds-punt",
            emoji=WARE_EMOJI[punt.ware],
            ware=punt.ware.slug,
            berth=_whereabouts(punt),
            space=min(punt.position, ROUTE_END),
            port=percent(fate.port),
            thirteen=percent(fate.thirteen),
            wreck=percent(fate.wreck),
        )


def _whereabouts(punt: Punt) -> str:
    return "plundered" if punt.plundered and punt.berth is Berth.SEA else punt.berth.value


def _spaces(say: Words, view: ManilaView, outlook: Outlook) -> Iterator[str]:
    vacant = [space for space in Space if view.fee(space) is not None]
    if not vacant:
        return
    yield say("manila-odds-spaces")
    for space in vacant:
        chance = chance_of(outlook, space)
        if chance is not None:
            name = say("manila-space", space=space.name.lower())
            yield say("manila-odds-space", space=name, emoji=SPACE_EMOJI[space], chance=percent(chance))
