"""The board of Manila as text, and as a text alternative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.core.limits import cut
from bot.core.markup import cut_marked
from bot.core.presenter import PlayerNames
from bot.core.words import DOT
from bot.games.boards import TEXT_BOARD, fitting
from bot.games.manila.voyage import outcome
from bot.games.manila.words import WARE_EMOJI, Words, letter
from engine.game import Seat
from engine.manila.board import (
    LETTER_PAYS,
    LETTERS,
    PILOT_PRICES,
    PIRATE_PRICE,
    PORT_PRICES,
    PROFIT,
    SEAT_PRICES,
    WARES,
    YARD_PRICES,
)
from engine.manila.view import Berth, ManilaView, Phase, Punt
from render.manila import raid, sheet
from render.manila.places import Sheets


def heading(say: Words, view: ManilaView) -> str:
    """Return game, voyage and phase: ``Manila · Voyage 3 · Placement 2 of 3``."""
    return say("manila-heading", voyage=view.voyage, stage=stage(say, view))


def stage(say: Words, view: ManilaView) -> str:
    """Return the stage: ``Placement 2 of 3``."""
    return say("manila-stage", phase=view.phase.value, lap=max(1, view.lap), laps=view.laps)


# -- for who cannot see the picture ---------------------------------------------------------------


def alt(say: Words, view: ManilaView, cast: PlayerNames) -> str:
    """Return the essentials of the picture, at most 1024 characters."""
    return fitting(lambda names: _alt(say, view, names), cast)


def _alt(say: Words, view: ManilaView, names: Sequence[str]) -> str:
    sentences = [say("manila-alt-heading", voyage=view.voyage, stage=stage(say, view))]
    if view.to_act:
        sentences.append(say("manila-alt-turn", name=names[view.to_act[0]]))
    if view.phase is Phase.AUCTION and view.bidder is not None:
        sentences.append(say("manila-alt-bid", name=names[view.bidder], amount=view.bid))
        if view.beaten:
            sentences.append(say("manila-alt-beaten", bids=_beaten(say, view, names)))
    sentences += _alt_scene(say, view, names)
    if view.dice:
        dice = say.listed(f"{say.cargo(ware)} {die}" for ware, die in view.dice)
        sentences.append(say("manila-alt-dice", dice=dice))
    sentences += [_alt_punt(say, punt, names) for punt in view.punts]
    sentences += _alt_spaces(say, view, names)
    values = [
        say("manila-alt-value", ware=ware.slug, value=view.market[ware], left=view.supply[ware]) for ware in WARES
    ]
    sentences.append(say("manila-alt-market", values=say.listed(values)))
    sentences += [_merchant("manila-alt-merchant", say, view, seat, names) for seat in range(view.players)]
    return say.join_sentences(sentences)


def _beaten(say: Words, view: ManilaView, names: Sequence[str]) -> str:
    """Return the bids before the highest one, the latest first."""
    return say.listed(f"{names[seat]} {amount}" for seat, amount in reversed(view.beaten))


def _alt_scene(say: Words, view: ManilaView, names: Sequence[str]) -> Iterator[str]:
    """Yield the main area of the picture of a phase."""
    if view.phase is Phase.AUCTION and view.bidder is None and view.last_voyage is not None:
        yield from outcome(say, view.last_voyage, names)
        yield from (say("manila-alt-rises", ware=ware.slug) for ware in view.last_voyage.risen)
    match sheet.of(view):
        case Sheets.RAID if view.phase is Phase.PLUNDER:
            port, yard = (sum(punt.berth is berth for punt in view.punts) for berth in (Berth.PORT, Berth.YARD))
            for punt in raid.prey(view):
                chest = {"ware": punt.ware.slug, "profit": PROFIT[punt.ware], "each": raid.each(view, punt)}
                yield say("manila-alt-plunder", **chest, port=letter(min(port, 2)), yard=letter(min(yard, 2)))
        case Sheets.RAID:
            for punt in raid.prey(view):
                chest = {"ware": punt.ware.slug, "profit": PROFIT[punt.ware], "each": raid.each(view, punt)}
                yield say("manila-alt-board", **chest)
        case Sheets.DOCKS if view.owed is not None and view.insurance is not None:
            yield say("manila-alt-repairs", name=names[view.insurance], amount=view.owed.amount)
        case _:
            pass


def _alt_punt(say: Words, punt: Punt, names: Sequence[str]) -> str:
    aboard = say.listed(names[seat] for seat in punt.aboard if seat is not None)
    return say(
        "manila-alt-punt",
        ware=punt.ware.slug,
        berth=punt.berth.value,
        space=punt.position,
        letter="" if punt.letter is None else letter(punt.letter),
        plundered="yes" if punt.plundered else "no",
        crew="yes" if aboard else "no",
        names=aboard,
    )


def _alt_spaces(say: Words, view: ManilaView, names: Sequence[str]) -> Iterator[str]:
    occupants = (*view.ports, *view.yards, *view.pirates, *view.pilots, view.insurance)
    taken = [
        say("manila-alt-space", space=space, name=names[seat])
        for space, seat in zip(_SPACES, occupants, strict=True)
        if seat is not None
    ]
    if taken:
        yield say("manila-alt-spaces", spaces=say.listed(taken))


_SPACES: Final = (
    "port_a",
    "port_b",
    "port_c",
    "yard_a",
    "yard_b",
    "yard_c",
    "pirate_captain",
    "pirate_second",
    "pilot_small",
    "pilot_large",
    "insurance",
)


def _merchant(key: str, say: Words, view: ManilaView, seat: Seat, names: Sequence[str], **more: str) -> str:
    cash = view.cash[seat]
    return say(
        key,
        **more,
        name=names[seat],
        master="yes" if view.master == seat else "no",
        money="hidden" if cash is None else "open",
        cash=cash or 0,
        shares=view.shares[seat],
        pledged=view.pledged[seat],
        accomplices=view.accomplices[seat],
        passed="yes" if view.passed[seat] and view.phase in (Phase.AUCTION, Phase.PLACE) else "no",
    )


# -- the whole board as text ------------------------------------------------------------------------


def text_board(say: Words, view: ManilaView, cast: PlayerNames) -> str:
    """Return everything in the picture, in markdown, at most 3500 characters."""
    names = [cut_marked(name, 40) for name in cast.marked]
    blocks = [
        f"### {heading(say, view)}",
        "\n".join(_sea(say, view, names)),
        "\n".join(_harbor(say, view, names)),
        "\n".join(_market(say, view)),
        "\n".join(_merchants(say, view, names)),
    ]
    return cut("\n\n".join(block for block in blocks if block), TEXT_BOARD)


def _sea(say: Words, view: ManilaView, names: Sequence[str]) -> Iterator[str]:
    if view.dice:
        dice = say.listed(f"{say.marked(ware)} {die}" for ware, die in view.dice)
        yield say("manila-text-dice", rolls=view.rolls, dice=dice)
    for punt in view.punts:
        prices = SEAT_PRICES[punt.ware]
        seats = [
            say("manila-text-free", price=price) if seat is None else names[seat]
            for seat, price in zip(punt.aboard, prices, strict=True)
        ]
        place = say(
            "manila-text-place",
            berth=punt.berth.value,
            space=punt.position,
            letter="" if punt.letter is None else letter(punt.letter),
            plundered="yes" if punt.plundered else "no",
        )
        yield say(
            "manila-text-punt",
            emoji=WARE_EMOJI[punt.ware],
            ware=punt.ware.slug,
            place=place,
            profit=PROFIT[punt.ware],
            seats=DOT.join(seats),
        )


def _harbor(say: Words, view: ManilaView, names: Sequence[str]) -> Iterator[str]:
    for kind, seats, prices, berth in (
        ("port", view.ports, PORT_PRICES, Berth.PORT),
        ("yard", view.yards, YARD_PRICES, Berth.YARD),
    ):
        punts = {punt.letter: punt for punt in view.punts if punt.berth is berth}
        letters = []
        for index in range(len(LETTERS)):
            holder = _holder(say, seats[index], prices[index], names)
            args = {"letter": letter(index), "pays": LETTER_PAYS[index], "who": holder}
            if index in punts:
                letters.append(say("manila-text-letter-punt", **args, punt=say.marked(punts[index].ware)))
            else:
                letters.append(say("manila-text-letter", **args))
        yield say("manila-text-letters", kind=kind, letters=DOT.join(letters))
    pirates = [_holder(say, seat, PIRATE_PRICE, names) for seat in view.pirates]
    yield say("manila-text-pirates", captain=pirates[0], second=pirates[1])
    pilots = [_holder(say, seat, price, names) for seat, price in zip(view.pilots, PILOT_PRICES, strict=True)]
    yield say("manila-text-pilots", small=pilots[0], large=pilots[1])
    insurer = say("manila-text-vacant") if view.insurance is None else names[view.insurance]
    yield say("manila-text-insurance", who=insurer)


def _holder(say: Words, seat: Seat | None, price: int, names: Sequence[str]) -> str:
    return say("manila-text-free", price=price) if seat is None else names[seat]


def _market(say: Words, view: ManilaView) -> Iterator[str]:
    yield say("manila-text-market")
    for ware in WARES:
        yield say(
            "manila-text-ware",
            emoji=WARE_EMOJI[ware],
            ware=ware.slug,
            value=view.market[ware],
            left=view.supply[ware],
        )


def _merchants(say: Words, view: ManilaView, names: Sequence[str]) -> Iterator[str]:
    yield say("manila-text-merchants")
    if view.phase is Phase.AUCTION and view.bidder is not None:
        yield say("manila-ask-auction", bid=view.bid, bidder=names[view.bidder])
        if view.beaten:
            yield say("manila-alt-beaten", bids=_beaten(say, view, names))
    for seat in range(view.players):
        turn = "yes" if seat in view.to_act else "no"
        yield _merchant("manila-text-merchant", say, view, seat, names, turn=turn)
