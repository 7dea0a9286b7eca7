"""The private panel of a Manila player, as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.core.limits import ALT_TEXT, cut
from bot.core.presenter import Aside, Buttons, Choice, Prompt
from bot.core.words import DOT
from bot.games.manila.figures import own_cash
from bot.games.manila.voyage import source
from bot.games.manila.words import WARE_EMOJI, Words
from engine.manila.board import INSURANCE_FEE, LOAN, REDEEM, WARES, Ware
from engine.manila.moves import ManilaMove, Pledge, Redeem
from engine.manila.view import Hand, ManilaView, Phase

SPENDING: Final = frozenset({Phase.AUCTION, Phase.BUY, Phase.PLACE})
"""Phases in which a choice may cost more than its player has."""


def holdings(say: Words, view: ManilaView) -> str:
    """Return shares with their value, money, credit and fortune."""
    return "\n".join(_holdings(say, view))


def _holdings(say: Words, view: ManilaView) -> Iterator[str]:
    hand = _hand(view)
    held = [
        say("manila-hand-ware", emoji=WARE_EMOJI[ware], **_ware(view, hand, ware))
        for ware in WARES
        if hand.shares[ware]
    ]
    yield DOT.join(held) or say("manila-hand-none")
    if not any(view.market):
        yield say("manila-hand-early")
    over = "yes" if view.phase is Phase.OVER else "no"
    money = [say("manila-hand-cash", cash=own_cash(view), credit=_credit(hand), over=over)]
    if any(hand.pledged):
        money.append(say("manila-hand-debts", debts=_debts(hand)))
    money.append(say("manila-hand-fortune", fortune=own_cash(view) + _worth(view, hand) - _debts(hand)))
    yield DOT.join(money)
    if (last := view.last_voyage) is not None:
        paid = Counter(payment for payment in last.payments() if payment.seat == view.seat)
        sources = [source(say, payment, times) for payment, times in paid.items()]
        total = sum(payment.amount for payment in paid.elements())
        if last.insurance == view.seat:
            sources.append(say("manila-line-fee", amount=INSURANCE_FEE))
            total += INSURANCE_FEE - last.repairs
            if last.repairs:
                sources.append(say("manila-line-repairs", amount=last.repairs))
        result = "nothing" if not sources else "gain" if total >= 0 else "loss"
        yield say("manila-hand-earned", result=result, total=abs(total), sources=say.listed(sources))


def alt(say: Words, view: ManilaView) -> str:
    """Return the text alternative of the hand, at most 1024 characters."""
    hand = _hand(view)
    shares = say.listed(say("manila-hand-alt-ware", **_ware(view, hand, ware)) for ware in WARES if hand.shares[ware])
    text = say(
        "manila-hand-alt",
        shares=shares or say("manila-hand-none"),
        cash=own_cash(view),
        credit=_credit(hand),
        fortune=own_cash(view) + _worth(view, hand) - _debts(hand),
        pledged=sum(hand.pledged),
        debts=_debts(hand),
        loan=LOAN,
        redeem=REDEEM,
    )
    return cut(text, ALT_TEXT)


def prompt(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Prompt:
    """Return what a payment still lacks, and the shares to pledge for it."""
    return Prompt(_pending(say, view, bool(moves)), _loans(say, moves) if _owes(view) else ())


def loans(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Aside | None:
    """Return pledging and redeeming without a payment, where possible."""
    rows = _loans(say, moves)
    if not rows or _owes(view):
        return None
    text = say("manila-hand-loans", cash=own_cash(view), loan=LOAN, redeem=REDEEM, cost=REDEEM - LOAN)
    return Aside(say("manila-choose-loans"), Prompt(text, rows))


def _loans(say: Words, moves: Sequence[ManilaMove]) -> tuple[Buttons, ...]:
    pledges = tuple(_pledge(say, move) for move in moves if isinstance(move, Pledge))
    redeems = tuple(_redeem(say, move) for move in moves if isinstance(move, Redeem))
    return tuple(Buttons(items) for items in (pledges, redeems) if items)


def _owes(view: ManilaView) -> bool:
    return view.phase is Phase.PLEDGE and view.seat in view.to_act


def _pending(say: Words, view: ManilaView, free: bool) -> str:
    if view.phase is Phase.OVER:
        return ""
    if _owes(view):
        return say("manila-hand-due", due=view.due, loan=LOAN, redeem=REDEEM)
    if view.seat not in view.to_act:
        return "" if free else say("manila-hand-idle")
    if view.options.hidden_money and view.phase in SPENDING:
        # Next to the public choices, nothing may reveal who has too little.
        return say("manila-hand-loan", cash=own_cash(view), loan=LOAN, redeem=REDEEM)
    return ""


def _pledge(say: Words, move: Pledge) -> Choice:
    label = say("manila-choose-pledge", ware=move.ware.slug, loan=LOAN)
    return Choice(move.code, label, emoji=WARE_EMOJI[move.ware])


def _redeem(say: Words, move: Redeem) -> Choice:
    label = say("manila-choose-redeem", ware=move.ware.slug, price=REDEEM)
    return Choice(move.code, label, emoji=WARE_EMOJI[move.ware])


def _hand(view: ManilaView) -> Hand:
    if view.hand is None:
        raise ValueError("the public has no hand")
    return view.hand


def _ware(view: ManilaView, hand: Hand, ware: Ware) -> dict[str, int | str]:
    count, value = hand.shares[ware], view.market[ware]
    return {
        "ware": ware.slug,
        "count": count,
        "value": value,
        "worth": count * value,
        "pledged": hand.pledged[ware],
    }


def _worth(view: ManilaView, hand: Hand) -> int:
    return sum(count * value for count, value in zip(hand.shares, view.market, strict=True))


def _debts(hand: Hand) -> int:
    return REDEEM * sum(hand.pledged)


def _credit(hand: Hand) -> int:
    return LOAN * (sum(hand.shares) - sum(hand.pledged))
