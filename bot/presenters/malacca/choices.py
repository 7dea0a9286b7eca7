"""The open decision of Malacca as the whole table may see it: who is asked, what, and the choices that are public."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.base import Buttons, Cast, Choice, Prompt
from bot.presenters.malacca.words import ACTION_EMOJI, Words
from engine.malacca.cards import ITEM_BONUS, Action, opening_purse
from engine.malacca.moves import Buy, MalaccaMove, Take, Wait
from engine.malacca.view import MalaccaView, Phase


def turn(say: Words, view: MalaccaView, cast: Cast) -> str:
    """One line: who decides what. Empty when the game is over."""
    if not view.to_act:
        return ""
    who = say.both(cast.mentions[seat] for seat in view.to_act)
    return say("malacca-turn", who=who, phase=view.phase.value)


def prompt(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove], cast: Cast) -> Prompt:
    """The open decision with its public choices. Cards are laid and kept in private panels."""
    match view.phase:
        case Phase.CHARACTER:
            return _character(say, view, moves)
        case Phase.PURCHASE:
            return _purchase(say, view, moves)
        case Phase.BET:
            return _bet(say, view)
        case Phase.WAIT:
            return _wait(say, view, moves)
        case Phase.KEEP:
            return Prompt(say("malacca-ask-keep", name=cast.marked[view.to_act[0]]))
        case Phase.OVER:
            return Prompt("")


def _character(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    offered = [move.character for move in moves if isinstance(move, Take)]
    lines = [say("malacca-ask-character")]
    items = []
    for character in offered:
        name, purse = say.character(character), opening_purse(character, view.players)
        power = say("malacca-power", character=character.slug)
        lines.append(say("malacca-ask-character-line", name=name, purse=purse, power=power))
        items.append(Choice(Take(character).code, say("malacca-choose-character", name=name, purse=purse)))
    return _buttons("\n".join(lines), items)


def _purchase(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    items = []
    for move in moves:
        if not isinstance(move, Buy):
            continue
        if move.item is None:
            items.append(Choice(move.code, say("malacca-choose-no-item")))
            continue
        bonus, left = ITEM_BONUS[move.item], view.shop[move.item]
        label = say("malacca-choose-item", item=move.item.slug, bonus=bonus, left=left)
        items.append(Choice(move.code, label, emoji=ACTION_EMOJI[move.item], style="primary"))
    return _buttons(say("malacca-ask-purchase"), items)


def _bet(say: Words, view: MalaccaView) -> Prompt:
    ship = view.ship or 0
    if view.options.simultaneous_bets:
        return Prompt(say("malacca-ask-bet-sealed", ship=ship))
    return Prompt(say("malacca-ask-bet", ship=ship, staked=sum(bet or 0 for bet in view.bets)))


def _wait(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    text = say("malacca-ask-wait", attack=strength(view, Action.ATTACK), defence=strength(view, Action.DEFENCE))
    return _buttons(text, waits(say, moves))


def waits(say: Words, moves: Sequence[MalaccaMove]) -> list[Choice]:
    """What waiting cards can be. Where several decide at once, each choice stands there once for all of them."""
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
    """How strong the open cards of a kind are that are decided."""
    return sum(
        card.strength
        for card, counts_as in zip(view.cards, view.actions, strict=True)
        if card is not None and counts_as is action
    )


def _buttons(text: str, items: Sequence[Choice]) -> Prompt:
    return Prompt(text, (Buttons(tuple(items)),) if items else ())
