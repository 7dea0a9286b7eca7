"""The table of Malacca as text, and as a text alternative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.limits import cut
from bot.core.markup import cut_marked
from bot.core.presenter import PlayerNames
from bot.core.words import DOT
from bot.games.boards import TEXT_BOARD, fitting
from bot.games.malacca.words import Words
from engine.game import Seat
from engine.malacca.view import MalaccaView, Phase, Round
from render.malacca.accounts import accounts
from render.names import changed


def heading(say: Words, view: MalaccaView) -> str:
    """Return game, ship and phase: ``Malacca · Ship 3 of 12 · Bets``."""
    stage = say("malacca-stage", phase=view.phase.value)
    return say("malacca-heading", round=view.round, rounds=view.options.rounds, stage=stage)


# -- for who cannot see the picture ---------------------------------------------------------------


def alt(say: Words, view: MalaccaView, cast: PlayerNames) -> str:
    """Return the essentials of the picture, at most 1024 characters."""
    return fitting(lambda names: say.join_sentences(_alt(say, view, names)), cast)


def _alt(say: Words, view: MalaccaView, names: Sequence[str]) -> Iterator[str]:
    yield say("malacca-alt-heading", stage=heading(say, view))
    if view.to_act:
        yield say("malacca-alt-turn", names=say.listed(names[seat] for seat in view.to_act))
    elif view.winners:
        who = say.both(names[seat] for seat in view.winners)
        purse = view.purses[view.winners[0]] or 0
        yield say.ended(say("malacca-line-over", names=who, winners=len(view.winners), purse=purse))
    yield from at_sea(say, view)
    for seat in range(view.players):
        yield say(
            "malacca-alt-player",
            name=names[seat],
            parrot=_parrot(view, seat),
            purse=say.purse(view.purses[seat]),
            specials=view.specials[seat],
            more=say("list-comma") + lying if (lying := card_of(say, view, seat)) else "",
        )
    if view.rounds:
        yield say.ended(_last(say, view.rounds[-1], view.players, names))


def at_sea(say: Words, view: MalaccaView) -> Iterator[str]:
    if view.phase is not Phase.OVER:
        yield say("malacca-alt-no-ship") if view.ship is None else say("malacca-alt-ship", value=view.ship)


def others(say: Words, view: MalaccaView, names: Sequence[str]) -> str:
    seats = [seat for seat in view.turn_order if seat != view.seat]
    return say.listed(say.named(names[seat], say.purse(view.purses[seat])) for seat in seats)


def _parrot(view: MalaccaView, seat: Seat) -> str:
    return "yes" if view.round and view.parrot == seat and view.phase is not Phase.OVER else "no"


def card_of(say: Words, view: MalaccaView, seat: Seat) -> str:
    """Return a player's card in the fight, or that it is face down."""
    if not view.laid[seat] or view.phase not in (Phase.BET, Phase.WAIT):
        return ""
    card, bet = view.cards[seat], view.bets[seat]
    if view.phase is Phase.BET or card is None:
        # Even the viewer's own card is face down on the table.
        return say("malacca-card-down-sealed") if is_sealed(view) else say("malacca-card-down", bet=bet or 0)
    return say("malacca-card-open", card=say.played(card, view.actions[seat]), bet=bet or 0)


def is_sealed(view: MalaccaView) -> bool:
    """Return whether bets still lie in the purses."""
    return view.options.simultaneous_bets and view.phase is Phase.BET


def _last(say: Words, played: Round, players: int, names: Sequence[str]) -> str:
    """Return the last ship, and each player's gain or loss from it."""
    won = accounts(played.coins, players)
    each = (_part_in(say, played, seat, won[seat].net, names) for seat in range(players))
    return say.named(_fought(say, played), say.listed(each))


def last_of(say: Words, view: MalaccaView, seat: Seat, names: Sequence[str]) -> Iterator[str]:
    """Yield the last ship, and one player's gain or loss from it."""
    if view.rounds:
        played = view.rounds[-1]
        net = accounts(played.coins, view.players)[seat].net
        yield say.ended(say.named(_fought(say, played), _part_in(say, played, seat, net, names)))


def _part_in(say: Words, played: Round, seat: Seat, net: int, names: Sequence[str]) -> str:
    play = played.plays[seat]
    card = say("malacca-action", action=play.action.slug)
    return say("malacca-last-player", name=names[seat], card=card, bet=play.bet, change=changed(net))


def _fought(say: Words, played: Round) -> str:
    return say(
        "malacca-last-round",
        ship=played.ship,
        attack=played.attack,
        defence=played.defence,
        captured="yes" if played.captured else "no",
    )


# -- the whole table as text ------------------------------------------------------------------------


def text_board(say: Words, view: MalaccaView, cast: PlayerNames) -> str:
    """Return everything in the picture, in markdown, at most 3500 characters."""
    names = [cut_marked(name, 40) for name in cast.marked]
    blocks = [
        f"### {heading(say, view)}",
        ""
        if view.phase is Phase.OVER
        else say("malacca-text-no-ship")
        if view.ship is None
        else say("malacca-text-ship", value=view.ship),
        "\n".join(_player(say, view, seat, names[seat]) for seat in range(view.players)),
        "\n".join(_last_in_full(say, view, names)),
        say("malacca-to-come", ships=" ".join(map(str, view.ships)) or say("malacca-no-more-ships"), deck=view.deck),
    ]
    return cut("\n\n".join(block for block in blocks if block), TEXT_BOARD)


def _player(say: Words, view: MalaccaView, seat: Seat, name: str) -> str:
    character = view.characters[seat]
    more = [
        "" if character is None else say.character(character),
        say("malacca-text-specials", count=view.specials[seat]) if view.specials[seat] else "",
        say.equipment(view.items[seat]),
        card_of(say, view, seat),
    ]
    return say(
        "malacca-text-player",
        turn="yes" if seat in view.to_act else "no",
        name=name,
        parrot=_parrot(view, seat),
        purse=say.purse(view.purses[seat]),
        more="".join(DOT + part for part in more if part),
    )


def _last_in_full(say: Words, view: MalaccaView, names: Sequence[str]) -> Iterator[str]:
    """Yield the last ship with each player's account, item by item."""
    if not view.rounds:
        return
    played = view.rounds[-1]
    yield f"**{_fought(say, played)}**"
    for seat, (play, won) in enumerate(zip(played.plays, accounts(played.coins, view.players), strict=True)):
        parts = [say("malacca-part", kind=kind, change=changed(amount)) for kind, amount in won.parts]
        if seat in played.drawers:
            parts.append(say("malacca-text-specials", count=1))
        line = say(
            "malacca-last-player",
            name=names[seat],
            card=say.played(play.card, play.action),
            bet=play.bet,
            change=changed(won.net),
        )
        yield say.aside(line, say.listed(parts))
