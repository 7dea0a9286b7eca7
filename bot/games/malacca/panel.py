"""The private panel of a Malacca player, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.presenter import Buttons, Choice, PlayerNames, Prompt
from bot.core.words import DOT
from bot.games.boards import fitting
from bot.games.malacca import betting, boards
from bot.games.malacca.betting import own_purse
from bot.games.malacca.choices import so_far, waits
from bot.games.malacca.words import Words, card_emoji
from engine.game import own_seat
from engine.malacca.cards import Character
from engine.malacca.moves import Keep, MalaccaMove
from engine.malacca.view import MalaccaView, Phase


def holdings(say: Words, view: MalaccaView) -> str:
    """Return the laid card, powers, and the cards put under the deck.

    The picture has the rest: repeated here, it would push the buttons off a phone's screen.
    """
    return "\n".join(_besides(say, view))


def alt(say: Words, view: MalaccaView, cast: PlayerNames) -> str:
    """Return the text alternative of the hand, at most 1024 characters."""

    def tell(names: Sequence[str]) -> str:
        last = boards.last_of(say, view, own_seat(view), names)
        return say.heard(
            [
                *_holdings(say, view),
                *_besides(say, view),
                *boards.at_sea(say, view),
                *last,
                boards.others(say, view, names),
            ]
        )

    return fitting(tell, cast)


def _holdings(say: Words, view: MalaccaView) -> Iterator[str]:
    seat = own_seat(view)
    bet = view.bets[seat]
    if bet and not boards.is_sealed(view):
        purse = say("malacca-hand-purse-bet", purse=own_purse(view), bet=bet)
    else:
        purse = say("malacca-hand-purse", purse=own_purse(view))
    specials = say.specials(view.hand or (0, 0, 0, 0, 0))
    held = say("malacca-hand-specials", cards=specials) if specials else say("malacca-hand-no-specials")
    yield DOT.join((purse, held))
    if items := say.equipment(view.items[seat]):
        yield say("malacca-hand-items", items=items)


def _besides(say: Words, view: MalaccaView) -> Iterator[str]:
    seat = own_seat(view)
    card, character = view.cards[seat], view.characters[seat]
    if card is not None and view.phase in (Phase.BET, Phase.WAIT):
        yield say("malacca-hand-laid", card=say.played(card, view.actions[seat]), bet=view.bets[seat] or 0)
    if character is not None:
        power = say("malacca-power", character=character.slug)
        yield say("malacca-hand-character", name=say.character(character), power=power)
    if character is Character.SAYYIDA and (known := _rejected(say, view)):
        yield say("malacca-hand-under", cards=known)


def _rejected(say: Words, view: MalaccaView) -> str:
    known = [card for card, own in zip(view.under, view.rejected, strict=True) if own and card is not None]
    return say.listed(say.marked(card) for card in known)


def prompt(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> Prompt:
    """Return the private decision, or where to look for others."""
    if view.phase is Phase.OVER:
        return Prompt("")
    if view.seat not in view.to_act:
        return Prompt(say("malacca-panel-idle"))
    match view.phase:
        case Phase.BET:
            # A newcomer has to know what the cards are for.
            asked = "" if view.rounds else f"-# {say('malacca-panel-cards')}"
            return Prompt(asked, betting.rows(say, view, moves), betting.numbers(say, moves))
        case Phase.KEEP:
            return Prompt(say("malacca-panel-keep"), (Buttons(_keeps(say, moves)),))
        case Phase.WAIT:
            return Prompt(so_far(say, view), (Buttons(tuple(waits(say, moves))),))
        case _:
            return Prompt(say("malacca-panel-your-turn"))


def _keeps(say: Words, moves: Sequence[MalaccaMove]) -> tuple[Choice, ...]:
    return tuple(
        Choice(move.code, say("malacca-choose-keep", card=say.card(move.card)), emoji=card_emoji(move.card))
        for move in moves
        if isinstance(move, Keep)
    )
