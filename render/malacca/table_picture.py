"""The table of Malacca: the ship, around it the players with their cards and bets, and what the last ship brought."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.malacca.cards import ACTIONS, Action
from engine.malacca.view import MalaccaView, Phase
from render import fonts, theme
from render.canvas import Box, Canvas
from render.encode import Picture, encode
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


def table(view: MalaccaView, names: Sequence[str], words: Words, *, since: MalaccaView | None = None) -> Picture:
    """The picture of a table. ``names`` are the players' by seat. Shows nothing secret, whoever's view it is.

    ``since`` is the view of the last picture that was shown: cards laid since then are marked.
    """
    return encode(draw(view, names, words, since=since), "malacca")


def draw(view: MalaccaView, names: Sequence[str], words: Words, *, since: MalaccaView | None = None) -> Canvas:
    """The table as a canvas that knows its texts."""
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
    """What of a table stays as it is while cards are opened and coins change their place."""
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
            _last(canvas, place, view, seat, won[seat], words)
    return canvas


# -- heading ------------------------------------------------------------------------------------


def _heading(canvas: Canvas, view: MalaccaView, words: Words) -> None:
    with canvas.panel((24, 16, sheet.TURN[0], sheet.TURN[3])):
        title = words("malacca-picture-casting")
        if view.round:
            title = words("malacca-picture-round", round=view.round, rounds=view.options.rounds)
        canvas.text((28, 48), title, theme.TITLE, face=Typeface.SERIF_BOLD, room=262, least=30)
        stage = words(f"malacca-picture-stage-{view.phase.value}")
        canvas.text((28, 94), stage, 32, INK_SOFT, face=Typeface.SEMIBOLD, room=262, least=26)


def _turn(canvas: Canvas, view: MalaccaView, names: Sequence[str], words: Words) -> None:
    """Whose turn it is, or who has won."""
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
        canvas.text((x, top + 33), who, theme.TITLE, face=Typeface.BOLD, room=room, least=34)
        canvas.text((x, top + 75), _doing(view, words), 32, face=Typeface.SEMIBOLD, room=room, least=26)


def _doing(view: MalaccaView, words: Words) -> str:
    if not view.to_act:
        return words(f"malacca-picture-{'wins' if len(view.winners) == 1 else 'share-win'}")
    return words(f"malacca-picture-{'several' if len(view.to_act) > 1 else 'doing'}-{view.phase.value}")


# -- the strait -----------------------------------------------------------------------------------


def _ship(canvas: Canvas, place: Table, view: MalaccaView, words: Words) -> None:
    canvas.sprite(ship(idle=view.ship is None, times=0.75), place.ship)
    x, y = place.cargo
    with canvas.panel(place.sea):
        if view.ship is None:
            if view.phase is not Phase.OVER:
                canvas.text((sheet.MIDDLE, y), words("malacca-picture-no-ship"), 28, theme.SEA_INK,
                            face=Typeface.SERIF_ITALIC, anchor="m", room=200, least=26)  # fmt: skip
            return
        for dx, dy in ((-74, 18), (-58, 4), (-90, 4), (-74, -10)):
            canvas.sprite(coin(34), (x + dx, y + dy))
        canvas.text((x - 34, y), str(view.ship), 84, face=Typeface.BOLD)
        canvas.text((sheet.MIDDLE, y + 50), words("malacca-picture-cargo"), 28, face=Typeface.SEMIBOLD, anchor="m",
                    room=170, least=26)  # fmt: skip


def has_fight(view: MalaccaView) -> bool:
    """Whether there is a fight to tell of: the last one, or one under way."""
    return bool(view.rounds) or view.phase is Phase.WAIT


def last_fight(canvas: Canvas, place: Table, view: MalaccaView, words: Words) -> None:
    """The last fight; while waiting cards are decided, the one under way."""
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
    """Arrows at the fight that nobody has seen yet who looked at the last picture."""
    left, top, right, bottom = place.last_fight
    for x, leftwards in ((left - 20, False), (right + 20, True)):
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
    """A fight on its label: which ship, and what it was worth; attack against defence, and what became of it."""
    left, top, right, _ = box
    middle, room = (left + right) / 2, right - left - 16
    with canvas.panel(box):
        _fought_for(canvas, (middle, top + 28), title, cargo, room)
        for side, action in ((-1, Action.ATTACK), (1, Action.DEFENCE)):
            canvas.sprite(sign(action, 42), (middle + side * 80, top + 72))
            figure = str(strengths[side > 0])
            canvas.text((middle + side * 35, top + 72), figure, 48, face=Typeface.BOLD, anchor="m")
        canvas.text((middle, top + 70), ":", 40, INK_SOFT, face=Typeface.BOLD, anchor="m")
        canvas.text((middle, top + 116), outcome, 38, colour, face=Typeface.BOLD, anchor="m", room=room, least=26)


def _fought_for(canvas: Canvas, middle: tuple[float, float], title: str, cargo: int | None, room: int) -> None:
    """Which ship it is, in a line; behind it the coins that were on it."""
    coins = "" if cargo is None else str(cargo)
    after = 38 + fonts.width(coins, Typeface.BOLD, 32) if coins else 0
    title, size = fonts.fit(title, Typeface.SERIF_BOLD, 30, room - after, theme.MIN_TEXT)
    x, y = middle[0] - (fonts.width(title, Typeface.SERIF_BOLD, size) + after) / 2, middle[1]
    x += canvas.text((x, y), title, size, INK_SOFT, face=Typeface.SERIF_BOLD)
    if coins:
        canvas.sprite(coin(26), (x + 21, y))
        canvas.text((x + 38, y), coins, 32, face=Typeface.BOLD)


def _open_strength(view: MalaccaView, action: Action) -> int:
    pairs = zip(view.cards, view.actions, strict=True)
    return sum(card.strength for card, counts_as in pairs if card is not None and counts_as is action)


def _to_come(canvas: Canvas, place: Table, view: MalaccaView, words: Words) -> None:
    left, top, right, bottom = place.to_come
    y = (top + bottom) / 2
    with canvas.panel(place.to_come):
        canvas.text((left + 92, y), words("malacca-picture-to-come"), 28, INK_SOFT, face=Typeface.SERIF_BOLD, room=200,
                    least=26)  # fmt: skip
        if not view.ships:
            canvas.text((left + 312, y), words("malacca-picture-no-more"), 32, face=Typeface.SEMIBOLD, room=400)
        for n, value in enumerate(view.ships):
            canvas.text((left + 326 + 46 * n, y), str(value), 34, face=Typeface.SEMIBOLD, anchor="m")
        x = left + 886
        canvas.sprite(back(_MINI), (x, y))
        width = canvas.text((x + 24, y), str(view.deck), 34, face=Typeface.BOLD)
        caption = words("malacca-picture-deck")
        canvas.text((x + 36 + width, y), caption, 26, INK_SOFT, room=round(right - 14 - x - 36 - width))


# -- the players ------------------------------------------------------------------------------------


def _player(canvas: Canvas, place: Table, view: MalaccaView, seat: Seat, name: str, words: Words) -> None:
    left, top, right, bottom = box = place.plate(seat)
    if seat in view.to_act:
        canvas.fill((left + 10, top + 10, right - 10, bottom - 10), theme.GOLD)
    with canvas.panel(box):
        badge(canvas, seat, (left + 42, top + 34), 52)
        held = view.specials[seat]
        character = view.characters[seat]
        high = top + (24 if character is not None else 34)
        room = 230 - (66 if held else 0)
        canvas.text((left + 78, high), name, 34, face=Typeface.SEMIBOLD, room=room, least=30)
        if character is not None:
            title = words("malacca-picture-character", character=character.slug)
            canvas.text((left + 78, top + 60), title, 26, INK_SOFT, face=Typeface.SERIF_ITALIC, room=right - left - 90)
        if held:
            canvas.sprite(back(_MINI), (right - 62, high + 2))
            canvas.text((right - 42, high + 2), str(held), 34, face=Typeface.BOLD)
        if bool(view.round) and seat == view.parrot and view.phase is not Phase.OVER:
            canvas.sprite(parrot(38), (left + 42, place.purse(seat)[1] + (4 if place.tall else 8)))
        items = [(action, count) for action, count in zip(ACTIONS, view.items[seat], strict=True) if count]
        for n, (action, count) in enumerate(items):
            x, y = right - 12 - 40 * (len(items) - n), place.purse(seat)[1]
            canvas.sprite(sign(action, 22), (x + 11, y))
            canvas.text((x + 23, y), str(count), 30, face=Typeface.BOLD)


def purse(canvas: Canvas, place: Table, seat: Seat, amount: int | None) -> None:
    """What somebody has; a question mark for what is hidden."""
    x, y = place.purse(seat)
    with canvas.panel(place.plate(seat)):
        canvas.sprite(coin(34), (x, y))
        text = "?" if amount is None else str(amount)
        canvas.text((x + 24, y), text, 42 if len(text) < 4 else 30, face=Typeface.BOLD)


def _card(canvas: Canvas, place: Table, view: MalaccaView, seat: Seat, since: MalaccaView | None) -> None:
    """What lies before a player: face down until all are opened, also in its owner's view.

    Until the next card is laid, that of the last ship lies there pale.
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


def _last(canvas: Canvas, place: Table, view: MalaccaView, seat: Seat, won: Account, words: Words) -> None:
    """What a player played on the last ship, what it brought, and for what."""
    played = view.rounds[-1]
    play = played.plays[seat]
    left, _, right, bottom = box = place.plate(seat)
    y = bottom - 35
    with canvas.panel(box):
        canvas.sprite(sign(play.action, 34), (left + 42, y))
        x = left + 66
        if mark := strength(play.card):
            x += canvas.text((x, y), mark, 30, face=Typeface.BOLD) + 10
        x += canvas.text((x + 4, y), changed(won.net), 40, change_colour(won.net), face=Typeface.BOLD) + 16
        parts = [words(f"malacca-picture-part-{kind}") for kind, _ in won.parts]
        if seat in played.drawers:
            parts.append(words("malacca-picture-part-special"))
        room = right - 14 - x
        lines = _lines(parts, room)
        for n, line in enumerate(lines):
            # A little low, for scripts as tall as their line: the purse above may reach below its own.
            at = (x, y + 2 + 27 * (n - (len(lines) - 1) / 2))
            canvas.text(at, line, 26, INK_SOFT, room=room)


def _lines(parts: Sequence[str], room: int) -> list[str]:
    """All parts in one line where they have room, else in two of about the same length."""
    whole = " · ".join(parts)
    if len(parts) < 2 or fonts.width(whole, Typeface.SANS, 26) <= room:
        return [whole]
    splits = [[" · ".join(parts[:n]), " · ".join(parts[n:])] for n in range(1, len(parts))]
    return min(splits, key=lambda lines: max(map(len, lines)))
