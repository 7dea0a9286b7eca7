"""The card table as text, and as a text alternative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.core.limits import cut
from bot.core.markup import cut_marked
from bot.core.player_names import badge
from bot.core.presenter import A_LINE_EACH, PlayerNames
from bot.core.words import DOT
from bot.games.boards import TEXT_BOARD, fitting
from bot.games.manille.lines import answered, scored
from bot.games.manille.words import Words, cards_by_hand, seats_of, team_names
from engine.manille.view import HandView, ManilleView, Phase, Trick
from render.manille.stakes import factors, times

DEALS_TOLD: Final = 5
"""Earlier deals whose results are in the text board."""


def heading(say: Words, view: ManilleView) -> str:
    """Return game, deal and phase: ``Manilla · Deal 5 · Trick 3 of 8``."""
    return say("manille-heading", game=view.options.kind, deal=view.deal, stage=stage(say, view))


def chapter(say: Words, view: ManilleView) -> str:
    if view.options.best_of > 1:
        return say("manille-chapter-match", game=view.game, deal=view.deal)
    return say("manille-chapter", deal=view.deal)


def stage(say: Words, view: ManilleView) -> str:
    """Return the stage: ``Trick 3 of 8``."""
    trick = min(sum(view.tricks) + 1, view.layout.cards)
    return say("manille-stage", phase=view.phase.value, trick=trick, tricks=view.layout.cards)


# -- for who cannot see the picture ---------------------------------------------------------------------


def alt(say: Words, view: ManilleView, cast: PlayerNames) -> str:
    """Return the essentials of the picture, at most 1024 characters."""
    return fitting(lambda names: say.join_sentences(_alt(say, view, names)), cast)


def _alt(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    yield say("manille-alt-heading", game=view.options.kind, deal=view.deal, stage=stage(say, view))
    if view.to_act:
        yield say("manille-alt-turn", names=say.listed(names[seat] for seat in view.to_act))
    elif view.winners:
        who = say.both(names[seat] for seat in view.winners)
        yield say.ended(say("manille-line-won", names=who, winners=len(view.winners)))
    yield from trick(say, view, names)
    yield trump(say, view)
    yield from _open_cards(say, view, names)
    for side in range(2):
        yield _side(say, view, side, names)
    yield scores(say, view, names)


def scores(say: Words, view: ManilleView, names: Sequence[str]) -> str:
    totals = [
        say("manille-alt-score", names=team_names(say, view, team, names), score=score)
        for team, score in enumerate(view.scores)
    ]
    return say("manille-alt-scores", target=view.options.target, scores=DOT.join(totals))


def trump(say: Words, view: ManilleView) -> str:
    """Return trump and the value of the deal, in one sentence."""
    named = "" if view.trump is None else say.suit(view.trump)
    return say("manille-alt-trump", named="no" if view.trump is None else "yes", trump=named, **_stakes(say, view))


def stakes(say: Words, view: ManilleView) -> str:
    """Return the value of the deal; nothing while it counts once, or after the game."""
    return say("manille-stakes", **_stakes(say, view)) if times(view) > 1 and view.phase is not Phase.OVER else ""


def _stakes(say: Words, view: ManilleView) -> dict[str, Any]:
    named = [say("manille-factor", reason=factor.reason, times=factor.times) for factor in factors(view)]
    return {"times": times(view), "count": len(named), "factors": say.listed(named)}


def trick(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    """Yield the cards of the current trick, and of the last one."""
    if view.trick is not None:
        winner = say.holder(names, view.layout.seat(view.trick.winner), view.trick.winner)
        yield say("manille-alt-trick", cards=say.trick(view, view.trick, names), name=winner)
    yield from last_trick(say, view, names)


def last_trick(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    """Yield the last trick's cards, until the next trick is complete (§9.2).

    AI players lead at once: without this, no one could see who took what.
    """
    last = _last_trick(view)
    if last is not None:
        winner = say.holder(names, view.layout.seat(last.winner), last.winner)
        yield say("manille-alt-last-trick", cards=say.trick(view, last, names), name=winner)


def badged_last_trick(say: Words, view: ManilleView) -> Iterator[str]:
    """Yield the last trick with badges for names; of a large one, the leader's."""
    last = _last_trick(view)
    if last is not None:
        badges = [badge(view.layout.seat(hand)) for hand in range(len(view.hands))]
        parts = [f"{badges[hand]} {say.card(card)}" for hand, card in cards_by_hand(view, last)]
        large = len(parts) > A_LINE_EACH
        cards = f"{badges[last.leader]} {say.cards(last.cards)}" if large else DOT.join(parts)
        yield say("manille-alt-last-trick", cards=cards, name=badges[last.winner])


def _last_trick(view: ManilleView) -> Trick | None:
    return view.memory.tricks[-1] if view.memory.tricks else view.last_trick


def _open_cards(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    if view.turnup is not None:
        yield say("manille-alt-turned-up", name=names[view.dealer], card=say.card(view.turnup))
    if view.extras:
        yield say("manille-alt-extras", cards=say.cards(view.extras))
    for number, hand in enumerate(view.hands):
        shown = open_cards(say, hand, view)
        if shown:
            yield say("manille-alt-open", name=say.holder(names, hand.owner, number), cards=shown)


def open_cards(say: Words, hand: HandView, view: ManilleView) -> str:
    """Return the cards of a hand that everyone sees, in short."""
    if hand.piles:
        return say.cards(pile.top for pile in hand.piles if pile.top is not None)
    return say.cards(hand.cards) if hand.cards and view.seat is None else ""


def _side(say: Words, view: ManilleView, side: int, names: Sequence[str]) -> str:
    return say(
        "manille-alt-side",
        side="defends" if side else "deals",
        names=say.both(names[seat] for seat in seats_of(view, side)),
        tricks=view.tricks[side],
        shown="no" if view.points is None else "yes",
        points=0 if view.points is None else view.points[side],
    )


# -- the whole table as text ------------------------------------------------------------------------------


def text_board(say: Words, view: ManilleView, cast: PlayerNames) -> str:
    """Return everything in the picture, in markdown, at most 3500 characters."""
    names = [cut_marked(name, 40) for name in cast.marked]
    blocks = [
        f"### {heading(say, view)}",
        "\n".join([trump(say, view), *trick(say, view, names), *_open_cards(say, view, names)]),
        "\n".join(_hands(say, view, names)),
        "\n".join(_scores(say, view, names)),
        "\n".join(_talk(say, view, names)),
        "\n".join(_before(say, view, names)),
    ]
    return cut("\n\n".join(block for block in blocks if block), TEXT_BOARD)


def _hands(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    for number, hand in enumerate(view.hands):
        turn = view.turn == number if view.turn is not None else not hand.dummy and hand.owner in view.to_act
        yield say(
            "manille-text-hand",
            turn="yes" if turn else "no",
            name=say.holder(names, hand.owner, number),
            role=_role(view, number),
            count=hand.count,
        )


def _role(view: ManilleView, hand: int) -> str:
    if hand == view.dealer:
        return "deals"
    return "defends" if view.sides[hand] else "dealers-side"


def _scores(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    for side in range(2):
        yield _side(say, view, side, names)
    match = view.options.best_of > 1
    yield say("manille-text-scores", target=view.options.target, best_of=view.options.best_of)
    for team, score in enumerate(view.scores):
        key = "manille-text-score-match" if match else "manille-text-score"
        args: dict[str, str | int] = {"names": team_names(say, view, team, names), "score": score}
        yield say(key, **args, **({"wins": view.wins[team]} if match else {}))


def _talk(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    for answer in view.answers:
        yield answered(say, answer.question, answer.value, names[answer.asker], names[answer.partner])


def _before(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    if view.phase is Phase.OVER or not view.results:
        return
    yield say("manille-text-before")
    for result in view.results[: -DEALS_TOLD - 1 : -1]:
        yield f"-# {scored(say, result, names)}"
