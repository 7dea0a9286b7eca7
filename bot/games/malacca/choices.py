"""The open decision of Malacca as everyone may see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.presenter import Buttons, Choice, Menu, PlayerNames, Prompt
from bot.games.boards import deciding
from bot.games.malacca.words import ACTION_EMOJI, Words
from engine.malacca.cards import ITEM_BONUS, Action, opening_purse
from engine.malacca.moves import Buy, MalaccaMove, Take, Wait
from engine.malacca.view import MalaccaView, Phase


def turn(say: Words, view: MalaccaView, cast: PlayerNames) -> str:
    """Return one line on who decides what; empty once the game is over."""
    if not view.to_act:
        return ""
    who = say.both(deciding(say, [cast.mentions[seat] for seat in view.to_act]))
    seen = "public" if view.seat is None else "own"
    return say("malacca-turn", who=who, count=len(view.to_act), phase=view.phase.value, seen=seen)


def prompt(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    """Return the open decision with its public choices: cards are laid in private."""
    match view.phase:
        case Phase.CHARACTER:
            return _character(say, view, moves)
        case Phase.PURCHASE:
            return _purchase(say, view, moves)
        case Phase.WAIT:
            return _wait(say, view, moves)
        case Phase.BET | Phase.KEEP | Phase.OVER:
            return Prompt("")


def _character(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    offered = [move.character for move in moves if isinstance(move, Take)]
    lines = []
    items = []
    for character in offered:
        name, purse = say.character(character), opening_purse(character, view.players)
        power = say("malacca-power", character=character.slug)
        lines.append(say("malacca-ask-character-line", name=name, purse=purse, power=power))
        label = say("malacca-choose-character", name=name, purse=purse)
        items.append(Choice(Take(character).code, label, style="primary"))
    return _buttons("\n".join(lines), items)


def _purchase(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    bought = [(move, move.item) for move in moves if isinstance(move, Buy) and move.item is not None]
    none = Choice(Buy(None).code, say("malacca-choose-no-item"), style="secondary" if bought else "primary")
    items = [
        Choice(
            move.code,
            say("malacca-choose-item", item=item.slug),
            say("malacca-choose-item-hint", bonus=ITEM_BONUS[item], left=view.shop[item]),
            ACTION_EMOJI[item],
        )
        for move, item in bought
    ]
    rows = (Menu(say("malacca-menu-item"), tuple(items)), Buttons((none,))) if items else (Buttons((none,)),)
    return Prompt("", rows)


def _wait(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    return _buttons(so_far(say, view), waits(say, moves))


def so_far(say: Words, view: MalaccaView) -> str:
    """Return both sides' strengths while waiting cards are undecided."""
    return say("malacca-ask-wait", attack=strength(view, Action.ATTACK), defence=strength(view, Action.DEFENCE))


def fact(say: Words, view: MalaccaView, move: MalaccaMove) -> str:
    """Return both sides' strengths after this choice for a waiting card."""
    card = None if view.seat is None else view.cards[view.seat]
    if not isinstance(move, Wait) or card is None:
        return ""
    both = {
        side: strength(view, side) + card.strength * (move.action is side) for side in (Action.ATTACK, Action.DEFENCE)
    }
    return say("malacca-fact-wait", attack=both[Action.ATTACK], defence=both[Action.DEFENCE])


def waits(say: Words, moves: Sequence[MalaccaMove]) -> list[Choice]:
    """Return the choices for waiting cards, without duplicates between players."""
    actions = dict.fromkeys(move.action for move in moves if isinstance(move, Wait))
    return [
        Choice(
            Wait(action).code,
            say("malacca-choose-wait", action=action.slug),
            emoji=ACTION_EMOJI[action],
            style="primary",
        )
        for action in sorted(actions)
    ]


def strength(view: MalaccaView, action: Action) -> int:
    """Return the total strength of decided open cards with an action."""
    return sum(
        card.strength
        for card, counts_as in zip(view.cards, view.actions, strict=True)
        if card is not None and counts_as is action
    )


def _buttons(text: str, items: Sequence[Choice]) -> Prompt:
    return Prompt(text, (Buttons(tuple(items)),) if items else ())
