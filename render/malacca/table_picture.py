"""The picture of Malacca's table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.malacca.cards import ACTIONS, Action
from engine.malacca.view import MalaccaView, Phase
from render import fonts, theme
from render.canvas import Box, Canvas
from render.encode import drawn
from render.foundry import Typeface
from render.malacca import sheet
from render.malacca.accounts import Account, accounts
from render.malacca.pieces import (
    arrow,
    back,
    change_colour,
    coin,
    fresh,
    ghost,
    lay,
    parrot,
    ship,
    sign,
    stake,
    strength,
)
from render.malacca.sheet import Table
from render.names import changed, initials, listed, readable_names
from render.sprites import badge
from render.theme import INK_SOFT
from render.words import Words

_MINI = (28, 38)
CARD = (92, 122)
"""A card before a player."""
_GHOST = (66, 88)
"""A card of the last ship, until the next is laid."""


@drawn("malacca")
def table(view: MalaccaView, names: Sequence[str], words: Words, *, since: MalaccaView | None = None) -> Canvas:
    """Return the picture of a table, with cards laid ``since`` then marked.

    Never shows a secret, whoever's view it is.
    """
    canvas = ground(view, names, words, fight=has_fight(view))
    place = sheet.table_of(view, fight=has_fight(view))
    last_fight(canvas, place, view, words)
    if since is not None and len(since.rounds) < len(view.rounds):
        _fought_since(canvas, place)
    for seat in range(view.players):
        purse(canvas, place, seat, view.purses[seat])
        _card(canvas, place, view, seat, since)
    return canvas


def ground(view: MalaccaView, names: Sequence[str], words: Words, *, fight: bool) -> Canvas:
    """Return the static part of a table during the animation of a fight."""
    shown = readable_names(names, words)
    place = sheet.table_of(view, fight=fight)
    canvas = Canvas.on(sheet.table_sheet(place))
    canvas.initials = initials(names)
    _heading(canvas, view, words)
    _turn(canvas, view, shown, words)
    _ship(canvas, place, view, words)
    _to_come(canvas, place, view, words)
    won = accounts(view.rounds[-1].coins, view.players) if view.rounds else ()
    for seat in range(view.players):
        _player(canvas, place, view, seat, shown[seat], words)
        if won:
            _last(canvas, place, view, seat, won[seat])
    return canvas


def _heading(canvas: Canvas, view: MalaccaView, words: Words) -> None:
    with canvas.panel((24, 16, sheet.TURN[0], sheet.TURN[3])):
        title = words("malacca-picture-casting")
        if view.round:
            title = words("malacca-picture-round", round=view.round, rounds=view.options.rounds)
        canvas.text((28, 48), title, theme.TITLE, face=Typeface.SERIF_BOLD, room=262, least=theme.READ)
        stage = words(f"malacca-picture-stage-{view.phase.value}")
        canvas.text((28, 94), stage, theme.READ, INK_SOFT, face=Typeface.SEMIBOLD, room=266)


def _turn(canvas: Canvas, view: MalaccaView, names: Sequence[str], words: Words) -> None:
    left, top, right, bottom = sheet.TURN
    seats = view.to_act or view.winners
    with canvas.panel(sheet.TURN):
        if not seats:
            centre = ((left + right) / 2, (top + bottom) / 2)
            said = words("malacca-picture-open")
            canvas.text(centre, said, theme.TITLE, face=Typeface.SERIF_BOLD, anchor="m", room=800, least=28)
            return
        many = len(seats)
        size, step = (76, 82) if many < 5 else (60, 64)
        for n, seat in enumerate(seats):
            badge(canvas, seat, (left + 58 + step * n, top + 49), size)
        x = left + 112 + step * (many - 1)
        room = right - x - 20
        who = listed((names[seat] for seat in seats), words)
        canvas.text((x, top + 29), who, theme.TITLE, face=Typeface.BOLD, room=room, least=theme.READ)
        canvas.text((x, top + 76), _doing(view, words), theme.READ, face=Typeface.SEMIBOLD, room=room)


def _doing(view: MalaccaView, words: Words) -> str:
    if not view.to_act:
        return words(f"malacca-picture-{'wins' if len(view.winners) == 1 else 'share-win'}")
    return words(f"malacca-picture-{'several' if len(view.to_act) > 1 else 'doing'}-{view.phase.value}")


def _ship(canvas: Canvas, place: Table, view: MalaccaView, words: Words) -> None:
    canvas.sprite(ship(idle=view.ship is None, times=0.75), place.ship)
    x, y = place.cargo
    with canvas.panel(place.sea):
        if view.ship is None:
            if view.phase is not Phase.OVER:
                canvas.text((sheet.MIDDLE, y), words("malacca-picture-no-ship"), theme.READ, theme.SEA_INK,
                            face=Typeface.SERIF_ITALIC, anchor="m", room=250)  # fmt: skip
            return
        for dx, dy in ((-74, 18), (-58, 4), (-90, 4), (-74, -10)):
            canvas.sprite(coin(34), (x + dx, y + dy))
        canvas.text((x - 34, y), str(view.ship), 84, face=Typeface.BOLD)
        canvas.text((sheet.MIDDLE, y + 54), words("malacca-picture-cargo"), theme.READ, face=Typeface.SEMIBOLD,
                    anchor="m", room=190)  # fmt: skip


def has_fight(view: MalaccaView) -> bool:
    """Return whether there is a fight to show: the last one, or a current one."""
    return bool(view.rounds) or view.phase is Phase.WAIT


def last_fight(canvas: Canvas, place: Table, view: MalaccaView, words: Words) -> None:
    """Draw the last fight, or the current one while waiting cards are decided."""
    if not has_fight(view):
        return
    if view.phase is Phase.WAIT:
        title, outcome, cargo = words("malacca-picture-this-ship"), words("malacca-picture-open"), None
        attack, defence = _open_strength(view, Action.ATTACK), _open_strength(view, Action.DEFENCE)
        colour = INK_SOFT
    else:
        played = view.rounds[-1]
        title, cargo = words("malacca-picture-last-ship"), played.ship
        outcome = words(f"malacca-picture-{'captured' if played.captured else 'defended'}")
        attack, defence = played.attack, played.defence
        colour = theme.LOSS if played.captured else theme.WARES[1]
    fight(canvas, place.last_fight, title, (attack, defence), outcome, colour, cargo)


def _fought_since(canvas: Canvas, place: Table) -> None:
    left, top, right, bottom = place.last_fight
    for x, leftwards in ((left - 15, False), (right + 15, True)):
        canvas.sprite(arrow(leftwards), (x, (top + bottom) / 2))


def fight(
    canvas: Canvas,
    box: Box,
    title: str,
    strengths: tuple[int, int],
    outcome: str,
    colour: theme.Rgb,
    cargo: int | None = None,
) -> None:
    """Draw a fight on its label."""
    left, top, right, _ = box
    middle, room = (left + right) / 2, right - left - 16
    with canvas.panel(box):
        below = _fought_for(canvas, (middle, top + 28), title, cargo, room)
        if below is not None:
            _coins(canvas, (middle, top + 156), below)
        for side, action in ((-1, Action.ATTACK), (1, Action.DEFENCE)):
            canvas.sprite(sign(action, 42), (middle + side * 80, top + 72))
            figure = str(strengths[side > 0])
            canvas.text((middle + side * 35, top + 72), figure, 48, face=Typeface.BOLD, anchor="m")
        canvas.text((middle, top + 70), ":", 40, INK_SOFT, face=Typeface.BOLD, anchor="m")
        canvas.text(
            (middle, top + 118), outcome, 40, colour, face=Typeface.BOLD, anchor="m", room=room, least=theme.READ
        )


def _fought_for(canvas: Canvas, middle: tuple[float, float], title: str, cargo: int | None, room: int) -> int | None:
    """Write the ship's title; return its coins if they don't fit behind it."""
    size = theme.READ
    after = 0 if cargo is None else 42 + fonts.width(str(cargo), Typeface.BOLD, size)
    wide = fonts.width(title, Typeface.SERIF_BOLD, size)
    if cargo is None or wide + after > room:
        canvas.text(middle, title, size, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m", room=room)
        return cargo
    x, y = middle[0] - (wide + after) / 2, middle[1]
    x += canvas.text((x, y), title, size, INK_SOFT, face=Typeface.SERIF_BOLD)
    _coins(canvas, (x + after / 2 + 4, y), cargo)
    return None


def _coins(canvas: Canvas, middle: tuple[float, float], amount: int) -> None:
    left = middle[0] - (34 + fonts.width(str(amount), Typeface.BOLD, theme.READ)) / 2
    canvas.sprite(coin(28), (left + 14, middle[1]))
    canvas.text((left + 34, middle[1]), str(amount), theme.READ, face=Typeface.BOLD)


def _open_strength(view: MalaccaView, action: Action) -> int:
    pairs = zip(view.cards, view.actions, strict=True)
    return sum(card.strength for card, counts_as in pairs if card is not None and counts_as is action)


def _to_come(canvas: Canvas, place: Table, view: MalaccaView, words: Words) -> None:
    left, top, right, bottom = place.to_come
    y = (top + bottom) / 2
    with canvas.panel(place.to_come):
        x = left + 92
        title = words("malacca-picture-to-come")
        x += canvas.text((x, y), title, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=330) + 34
        if not view.ships:
            canvas.text((x, y), words("malacca-picture-no-more"), theme.READ, face=Typeface.SEMIBOLD, room=300)
        step = min(52, (right - 150 - x) / max(1, len(view.ships)))
        for n, value in enumerate(view.ships):
            canvas.text((x + step * n, y), str(value), theme.READ, face=Typeface.SEMIBOLD, anchor="m")
        canvas.sprite(back(_MINI), (right - 96, y))
        canvas.text((right - 70, y), str(view.deck), 40, face=Typeface.BOLD)


def _player(canvas: Canvas, place: Table, view: MalaccaView, seat: Seat, name: str, words: Words) -> None:
    left, top, right, bottom = box = place.plate(seat)
    if seat in view.to_act:
        canvas.fill((left + 10, top + 10, right - 10, bottom - 10), theme.GOLD)
    with canvas.panel(box):
        badge(canvas, seat, (left + 40, top + 36), 60)
        held = view.specials[seat]
        character = view.characters[seat]
        room = 232 - (70 if held else 0)
        canvas.text((left + 78, top + 36), name, theme.READ, face=Typeface.SEMIBOLD, room=room)
        if character is not None:
            title = words("malacca-picture-character", character=character.slug)
            at = place.character(seat)
            canvas.text(at, title, theme.READ, INK_SOFT, face=Typeface.SERIF_ITALIC, room=right - 10 - round(at[0]))
        if held:
            canvas.sprite(back(_MINI), (right - 64, top + 36))
            canvas.text((right - 42, top + 36), str(held), 38, face=Typeface.BOLD)
        if bool(view.round) and seat == view.parrot and view.phase is not Phase.OVER:
            canvas.sprite(parrot(38), (left + 42, place.purse(seat)[1] + 10))
        items = [(action, count) for action, count in zip(ACTIONS, view.items[seat], strict=True) if count]
        for n, (action, count) in enumerate(items):
            x, y = right - 10 - 48 * (len(items) - n), place.purse(seat)[1]
            canvas.sprite(sign(action, 24), (x + 12, y))
            canvas.text((x + 25, y), str(count), theme.READ, face=Typeface.BOLD)


def purse(canvas: Canvas, place: Table, seat: Seat, amount: int | None) -> None:
    x, y = place.purse(seat)
    with canvas.panel(place.plate(seat)):
        text = "?" if amount is None else str(amount)
        if len(text) > 3:  # next to all equipment there is no room for the coin
            canvas.text((x - 14, y), text, theme.READ, face=Typeface.BOLD)
            return
        canvas.sprite(coin(34), (x, y))
        canvas.text((x + 24, y), text, 44, face=Typeface.BOLD)


def _card(canvas: Canvas, place: Table, view: MalaccaView, seat: Seat, since: MalaccaView | None) -> None:
    """Draw the card before a player, face down until all are opened.

    Until the next card is laid, that of the last ship is shown pale.
    """
    x, y = place.card(seat)
    if not view.laid[seat] or view.phase not in (Phase.BET, Phase.WAIT):
        if view.rounds:
            canvas.sprite(ghost(view.rounds[-1].plays[seat].card, _GHOST), (x, y))
        return
    if since is not None and view.phase is Phase.BET and not (since.round == view.round and since.laid[seat]):
        canvas.sprite(fresh(CARD), (x, y))
        inwards = x < sheet.MIDDLE
        canvas.sprite(arrow(inwards), (x + (66 if inwards else -66), y - 30))
    lay(canvas, None if view.phase is Phase.BET else view.cards[seat], (x, y), CARD)
    sealed = view.options.simultaneous_bets and view.phase is Phase.BET
    stake(canvas, None if sealed else view.bets[seat] or 0, place.bet(seat))


def _last(canvas: Canvas, place: Table, view: MalaccaView, seat: Seat, won: Account) -> None:
    played = view.rounds[-1]
    play = played.plays[seat]
    left, _, _, bottom = box = place.plate(seat)
    y = bottom - 32
    with canvas.panel(box):
        canvas.sprite(sign(play.action, 36), (left + 98, y))
        x = left + 124
        if mark := strength(play.card):
            x += canvas.text((x, y), mark, theme.READ, face=Typeface.BOLD) + 10
        canvas.text((x + 4, y), changed(won.net), 44, change_colour(won.net), face=Typeface.BOLD)
