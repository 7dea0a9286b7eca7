"""The table of Malacca: the ship, cards and bets before their players, purses, and what the last ship brought."""

from __future__ import annotations

from collections.abc import Sequence

from engine.malacca.cards import ACTIONS, Action
from engine.malacca.view import MalaccaView, Phase
from render import theme
from render.canvas import Box, Canvas
from render.encode import Picture, encode
from render.foundry import Typeface
from render.malacca import sheet
from render.malacca.accounts import Account, accounts
from render.malacca.pieces import back, change_colour, lay, money, parrot, ship, sign, signed, strength
from render.names import readable_names
from render.sprites import badge, coin
from render.theme import GOLD_PALE, INK, INK_SOFT
from render.words import Words

_MINI = (28, 38)


def table(view: MalaccaView, names: Sequence[str], words: Words, *, since: MalaccaView | None = None) -> Picture:
    """The picture of a table. ``names`` are the players' by seat. Shows nothing secret, whoever's view it is.

    ``since`` is the view of the last picture that was shown: cards laid since then are marked.
    """
    return encode(draw(view, names, words, since=since).image, "malacca")


def draw(view: MalaccaView, names: Sequence[str], words: Words, *, since: MalaccaView | None = None) -> Canvas:
    """The table as a canvas that knows its texts."""
    shown = readable_names(names, words)
    canvas = Canvas(sheet.table_sheet(view.players, _has_fight(view)).copy())
    _heading(canvas, view, words)
    _turn(canvas, view, shown, words)
    _ship(canvas, view, words)
    _fight(canvas, view, words)
    _to_come(canvas, view, words)
    _columns(canvas, view, words)
    won = accounts(view.rounds[-1].coins, view.players) if view.rounds else ()
    for seat in range(view.players):
        _player(canvas, view, seat, shown[seat], words)
        _card(canvas, view, seat, since)
        if won:
            _last(canvas, view, seat, won[seat], words)
    return canvas


# -- heading ------------------------------------------------------------------------------------


def _heading(canvas: Canvas, view: MalaccaView, words: Words) -> None:
    with canvas.panel((24, 16, sheet.TURN[0], sheet.TURN[3])):
        title = words("malacca-picture-casting")
        if view.round:
            title = words("malacca-picture-round", round=view.round, rounds=view.options.rounds)
        canvas.text((28, 50), title, theme.TITLE, face=Typeface.SERIF_BOLD, room=262, least=26)
        stage = words(f"malacca-picture-stage-{view.phase.value}")
        canvas.text((28, 96), stage, theme.LABEL, INK_SOFT, face=Typeface.SEMIBOLD, room=262, least=24)


def _turn(canvas: Canvas, view: MalaccaView, names: Sequence[str], words: Words) -> None:
    left, top, right, bottom = sheet.TURN
    with canvas.panel(sheet.TURN):
        if not view.to_act:
            centre = ((left + right) / 2, (top + bottom) / 2)
            over = words("malacca-picture-over")
            canvas.text(centre, over, theme.TITLE, face=Typeface.SERIF_BOLD, anchor="m", room=800, least=28)
            return
        for n, seat in enumerate(view.to_act):
            badge(canvas, seat, (left + 60 + 50 * n, top + 51), 76)
        x = left + 116 + 50 * (len(view.to_act) - 1)
        room = right - x - 20
        who = ", ".join(names[seat] for seat in view.to_act)
        canvas.text((x, top + 34), who, theme.TITLE, face=Typeface.BOLD, room=room, least=34)
        several = "several" if len(view.to_act) > 1 else "doing"
        doing = words(f"malacca-picture-{several}-{view.phase.value}")
        canvas.text((x, top + 76), doing, 30, face=Typeface.SEMIBOLD, room=room, least=24)


# -- the strait -----------------------------------------------------------------------------------


def _ship(canvas: Canvas, view: MalaccaView, words: Words) -> None:
    x, y = sheet.CARGO
    canvas.sprite(ship(idle=view.ship is None), sheet.SHIP)
    with canvas.panel(sheet.SEA):
        if view.ship is None:
            if view.phase is not Phase.OVER:
                canvas.text((x, y), words("malacca-picture-no-ship"), theme.LABEL, theme.SEA_INK,
                            face=Typeface.SERIF_ITALIC, anchor="m", room=170, least=24)  # fmt: skip
            return
        for dx, dy in ((-74, 22), (-58, 8), (-90, 8), (-74, -6)):
            canvas.sprite(coin(34), (x + dx, y + dy))
        canvas.text((x - 44, y), str(view.ship), 84, face=Typeface.BOLD)
        canvas.text((x, y + 66), words("malacca-picture-cargo"), theme.LABEL, INK, face=Typeface.SEMIBOLD, anchor="m",
                    room=170, least=24)  # fmt: skip


def _has_fight(view: MalaccaView) -> bool:
    return bool(view.rounds) or view.phase is Phase.WAIT


def _fight(canvas: Canvas, view: MalaccaView, words: Words) -> None:
    """The last fight; while waiting cards are decided, the one under way."""
    if not _has_fight(view):
        return
    left, top, right, _ = sheet.FIGHT
    middle = (left + right) / 2
    if view.phase is Phase.WAIT:
        title, outcome = words("malacca-picture-this-ship"), words("malacca-picture-open")
        attack, defence = _open_strength(view, Action.ATTACK), _open_strength(view, Action.DEFENCE)
        colour = INK_SOFT
    else:
        played = view.rounds[-1]
        title = words("malacca-picture-last-ship", ship=played.ship)
        outcome = words(f"malacca-picture-{'captured' if played.captured else 'defended'}")
        attack, defence = played.attack, played.defence
        colour = theme.LOSS if played.captured else theme.WARES[1]
    with canvas.panel(sheet.FIGHT):
        canvas.text((middle, top + 36), title, 30, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m", room=280, least=24)
        canvas.sprite(sign(Action.ATTACK, 58), (middle - 108, top + 100))
        canvas.text((middle - 46, top + 100), str(attack), 54, face=Typeface.BOLD, anchor="m")
        canvas.text((middle, top + 100), ":", 46, INK_SOFT, face=Typeface.BOLD, anchor="m")
        canvas.text((middle + 46, top + 100), str(defence), 54, face=Typeface.BOLD, anchor="m")
        canvas.sprite(sign(Action.DEFENCE, 58), (middle + 108, top + 100))
        canvas.text((middle, top + 166), outcome, 44, colour, face=Typeface.BOLD, anchor="m", room=280, least=26)


def _open_strength(view: MalaccaView, action: Action) -> int:
    pairs = zip(view.cards, view.actions, strict=True)
    return sum(card.strength for card, counts_as in pairs if card is not None and counts_as is action)


def _to_come(canvas: Canvas, view: MalaccaView, words: Words) -> None:
    left, top, right, bottom = sheet.TO_COME
    with canvas.panel(sheet.TO_COME):
        title = words("malacca-picture-to-come")
        canvas.text((left + 22, top + 34), title, 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=300, least=24)
        for n, value in enumerate(view.ships):
            at = (left + 42 + 52 * (n % 6), top + 78 + 42 * (n // 6))
            canvas.text(at, str(value), 34, face=Typeface.SEMIBOLD, anchor="m")
        if not view.ships:
            canvas.text((left + 22, top + 88), words("malacca-picture-no-more"), 30, INK_SOFT,
                        face=Typeface.SERIF_ITALIC, room=300, least=24)  # fmt: skip
        canvas.sprite(back(_MINI), (left + 38, bottom - 38))
        width = canvas.text((left + 62, bottom - 38), str(view.deck), 34, face=Typeface.BOLD)
        caption = words("malacca-picture-deck")
        canvas.text((left + 74 + width, bottom - 38), caption, theme.CAPTION, INK_SOFT, room=right - left - 94 - width,
                    least=24)  # fmt: skip


# -- the players ------------------------------------------------------------------------------------


def _columns(canvas: Canvas, view: MalaccaView, words: Words) -> None:
    y = sheet.ROWS_TOP + 28
    with canvas.panel(sheet.players_box(view.players)):
        canvas.text((sheet.PURSE, y), words("malacca-picture-purse"), theme.CAPTION, INK_SOFT, anchor="r", room=150,
                    least=24)  # fmt: skip
        canvas.text((sheet.CARD - 30, y), words("malacca-picture-card"), theme.CAPTION, INK_SOFT, room=126, least=24)
        if view.rounds:
            title = words("malacca-picture-last-ship", ship=view.rounds[-1].ship)
            canvas.text((sheet.LAST - 22, y), title, theme.CAPTION, INK_SOFT, room=330, least=24)


def _player(canvas: Canvas, view: MalaccaView, seat: int, name: str, words: Words) -> None:
    box = sheet.row(seat)
    y = (box[1] + box[3]) / 2
    if seat in view.to_act:
        canvas.fill((box[0] + 10, box[1] + 2, sheet.HOLDINGS - 14, box[3]), GOLD_PALE)
    with canvas.panel(box):
        badge(canvas, seat, (70, y), 60)
        holds_parrot = bool(view.round) and seat == view.parrot and view.phase is not Phase.OVER
        room = 196 if holds_parrot else 244
        character = view.characters[seat]
        if character is None:
            canvas.text((112, y), name, theme.NAME, face=Typeface.SEMIBOLD, room=room, least=28)
        else:
            canvas.text((112, y - 16), name, 34, face=Typeface.SEMIBOLD, room=room, least=28)
            title = words("malacca-picture-character", character=character.slug)
            canvas.text((112, y + 20), title, theme.CAPTION, INK_SOFT, face=Typeface.SERIF_ITALIC, room=room, least=24)
        if holds_parrot:
            canvas.sprite(parrot(56), (342, y))
        money(canvas, view.purses[seat], (sheet.PURSE, y), 44)
        _holdings(canvas, view, seat, box)


def _holdings(canvas: Canvas, view: MalaccaView, seat: int, box: Box) -> None:
    """Special cards above, equipment below, as signs with numbers."""
    items = [(action, view.items[seat][action]) for action in ACTIONS if view.items[seat][action]]
    y = (box[1] + box[3]) / 2
    if view.specials[seat]:
        height = y - 18 if items else y
        canvas.sprite(back(_MINI), (sheet.HOLDINGS + 14, height))
        canvas.text((sheet.HOLDINGS + 36, height), str(view.specials[seat]), 34, face=Typeface.BOLD)
    for n, (action, count) in enumerate(items):
        x, height = sheet.HOLDINGS + 34 * n, y + 22 if view.specials[seat] else y
        canvas.sprite(sign(action, 20), (x + 8, height))
        canvas.text((x + 18, height), str(count), theme.CAPTION, face=Typeface.BOLD)


def _card(canvas: Canvas, view: MalaccaView, seat: int, since: MalaccaView | None) -> None:
    """What lies before a player: face down until all are opened, also in its owner's view.

    Once the ship is fought for, the last column tells of the card, and its coins are where they belong.
    """
    if not view.laid[seat] or view.phase not in (Phase.BET, Phase.WAIT):
        return
    box = sheet.row(seat)
    y = (box[1] + box[3]) / 2 + 1
    new = since is not None and view.phase is Phase.BET and since.round == view.round and not since.laid[seat]
    with canvas.panel(box):
        if new:
            canvas.fill((sheet.CARD - 33, round(y) - 40, sheet.CARD + 33, round(y) + 40), theme.CHANGED)
        card = None if view.phase is Phase.BET else view.cards[seat]
        lay(canvas, card, (sheet.CARD, y))
        bet = view.bets[seat]
        if view.options.simultaneous_bets and view.phase is Phase.BET:
            canvas.text((sheet.BET - 8, y), "?", 40, INK_SOFT, face=Typeface.BOLD)
        elif not bet:
            canvas.text((sheet.BET - 2, y), "–", 40, INK_SOFT, face=Typeface.BOLD)
        else:
            canvas.text((sheet.BET - 6, y), str(bet), 40, face=Typeface.BOLD, room=60, least=28)


def _last(canvas: Canvas, view: MalaccaView, seat: int, won: Account, words: Words) -> None:
    """What a player played on the last ship, what it brought part by part, and together."""
    played = view.rounds[-1]
    play = played.plays[seat]
    box = sheet.row(seat)
    y = (box[1] + box[3]) / 2
    with canvas.panel(box):
        mark = strength(play.card)
        canvas.sprite(sign(play.action, 42), (sheet.LAST, y - 12 if mark else y))
        if mark:
            canvas.text((sheet.LAST, y + 26), mark, theme.CAPTION, face=Typeface.BOLD, anchor="m")
        net = canvas.text((sheet.NET, y), signed(won.net), 42, change_colour(won.net), face=Typeface.BOLD, anchor="r")
        parts = [f"{words(f'malacca-picture-part-{kind}')} {signed(amount)}" for kind, amount in won.parts]
        if seat in played.drawers:
            parts.append(words("malacca-picture-part-special"))
        lines = _two_lines(parts)
        for n, line in enumerate(lines):
            at = (sheet.LAST + 32, y + 30 * (n - (len(lines) - 1) / 2))
            canvas.text(at, line, theme.CAPTION, INK_SOFT, room=sheet.NET - net - 10 - sheet.LAST - 32, least=24)


def _two_lines(parts: Sequence[str]) -> list[str]:
    """Few parts one a line, more in two lines of about the same length."""
    if len(parts) <= 2:
        return list(parts)
    splits = [[" · ".join(parts[:n]), " · ".join(parts[n:])] for n in range(1, len(parts))]
    return min(splits, key=lambda lines: max(map(len, lines)))
