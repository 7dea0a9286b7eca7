"""The public picture of the card table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.manille.cards import Card, Suit, Trump
from engine.manille.options import ManillaOptions
from engine.manille.view import HandView, ManilleView, Phase, Trick
from render import fonts, theme
from render.canvas import Box, Canvas
from render.chart import framed
from render.encode import drawn
from render.foundry import Typeface
from render.manille import cards, scores
from render.manille.places import CLOTH, DEAL, MIDDLE, ORDER, STAKES, TRUMP, TURN, TURNED_UP, UNPLAYED, Spot, Table
from render.manille.stakes import factors, times
from render.names import initials, listed, readable_names
from render.sprites import badge, disc
from render.theme import INK_SOFT
from render.words import Words

STAR = 56
"""The size of the star next to the winning card."""
_BY_STRENGTH = tuple(card for card in reversed(Card) if card.suit is Suit.SPADES)


@drawn("board")
def board(view: ManilleView, names: Sequence[str], words: Words, *, since: ManilleView | None = None) -> Canvas:
    """Return the picture of a table, with cards played ``since`` then framed."""
    canvas = ground(view, names, words)
    fallen(canvas, view, words, since)
    return canvas


def ground(view: ManilleView, names: Sequence[str], words: Words) -> Canvas:
    """Return all of the table except the trick on it."""
    shown = readable_names(names, words)
    table = table_of(view)
    canvas = Canvas.on(table_sheet(table))
    canvas.initials = initials(names)
    _heading(canvas, view, words)
    _turn(canvas, view, shown, words)
    _trump(canvas, view, words)
    _stakes(canvas, view, words)
    _order(canvas, words)
    for hand in range(table.hands):
        _plate(canvas, table, view, hand, shown, words)
    if view.turnup is not None:
        _turned_up(canvas, view, view.turnup, words)
    elif view.extras:
        _unplayed(canvas, view, words)
    for place, hand in enumerate(_open_hands(view)):
        _open_hand(canvas, table.strip(place), view, hand, shown, words)
    scores.this_deal(canvas, table, view, words)
    scores.scores(canvas, table, view, shown, words)
    return canvas


def table_of(view: ManilleView) -> Table:
    return Table(len(view.hands), view.layout.team_count, len(_open_hands(view)))


@lru_cache(maxsize=12)
def table_sheet(table: Table) -> Image.Image:
    plates = [table.place(hand).plate for hand in range(table.hands)]
    strips = [table.strip(place) for place in range(table.open)]
    labels = (DEAL, table.scores, ORDER, *plates, *strips)
    return framed(table.size, *labels, title=TURN, sea=(CLOTH, MIDDLE, 170)).finish()


def _heading(canvas: Canvas, view: ManilleView, words: Words) -> None:
    with canvas.panel((24, 16, TURN[0], TURN[3])):
        deal = words("picture-manille-deal", deal=view.deal)
        canvas.text((28, 48), deal, theme.TITLE, face=Typeface.SERIF_BOLD, room=256, least=theme.READ)
        canvas.text((28, 94), _stage(view, words), 38, INK_SOFT, face=Typeface.SEMIBOLD, room=258, least=theme.READ)


def _stage(view: ManilleView, words: Words) -> str:
    if view.phase is Phase.PLAY:
        trick = min(sum(view.tricks) + 1, view.layout.cards)
        return words("picture-manille-stage-play", trick=trick, tricks=view.layout.cards)
    return words(f"picture-manille-stage-{view.phase.value}")


def _turn(canvas: Canvas, view: ManilleView, names: Sequence[str], words: Words) -> None:
    left, top, right, _ = TURN
    seats = view.to_act or view.winners
    with canvas.panel(TURN):
        for n, seat in enumerate(seats):
            badge(canvas, seat, (left + 58 + 82 * n, top + 49), 76)
        x = left + 112 + 82 * (len(seats) - 1)
        room = right - x - 18
        who = listed((names[seat] for seat in seats), words)
        canvas.text((x, top + 31), who, theme.TITLE, face=Typeface.BOLD, room=room, least=38)
        canvas.text((x, top + 74), _doing(view, words), theme.READ, face=Typeface.SEMIBOLD, room=room)


def _doing(view: ManilleView, words: Words) -> str:
    if not view.to_act:
        return words(f"picture-manille-{'win' if len(view.winners) == 1 else 'wins'}")
    if view.turn is None:
        return words(f"picture-manille-doing-{view.phase.value}")
    if view.hands[view.turn].dummy:
        return words("picture-manille-doing-dummy")
    return words("picture-manille-doing-lead" if view.trick is None else "picture-manille-doing-play")


def _trump(canvas: Canvas, view: ManilleView, words: Words) -> None:
    """Draw trump as a medal in a corner of the table."""
    left, top, right, bottom = TRUMP
    middle = (top + bottom) / 2
    x = left + 94
    with canvas.panel(TRUMP):
        canvas.sprite(disc(84, theme.CARD, theme.INK), (left + 48, middle))
        if view.trump is None or view.trump is Trump.NONE:
            said = "trump" if view.trump is None else "suit-none"
            canvas.text((x, middle), words(f"picture-manille-{said}"), 38, face=Typeface.BOLD, room=right - x,
                        least=theme.READ)  # fmt: skip
        else:
            canvas.text((x, top + 22), words("picture-manille-trump"), theme.READ, room=right - x)
            suit = words(f"picture-manille-suit-{view.trump.slug}")
            canvas.text((x, top + 64), suit, 38, face=Typeface.BOLD, room=right - x, least=theme.READ)
        if view.trump is None:
            canvas.text((left + 48, middle), "?", 60, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m")
        else:
            canvas.sprite(cards.trump_sign(view.trump, 54, view.options.suit_colours), (left + 48, middle))


def _stakes(canvas: Canvas, view: ManilleView, words: Words) -> None:
    """Draw how much the deal counts so far, and why."""
    left, top, right, _ = STAKES
    with canvas.panel(STAKES):
        if isinstance(view.options, ManillaOptions):
            text, figure = words("picture-manille-counts"), f"×{times(view)}"
            reasons = [words(f"picture-manille-factor-{factor.reason}") for factor in dict.fromkeys(factors(view))]
        else:
            key = "each-trick" if view.turnup is None else "turned-up"
            points = view.layout.per_trick if view.turnup is None else view.turnup.points
            text, figure, reasons = words(f"picture-manille-{key}"), f"+{points}", []
        # Reasons that don't fit are left to the text.
        why, room = listed(reasons, words), right - left - 8
        if why and fonts.width(why, Typeface.SEMIBOLD, theme.READ) <= room:
            text = why
        canvas.text((right - 8, top + 22), text, theme.READ, face=Typeface.SEMIBOLD, anchor="r", room=room)
        canvas.text((right - 8, top + 66), figure, 48, face=Typeface.BOLD, anchor="r")


def _unplayed(canvas: Canvas, view: ManilleView, words: Words) -> None:
    _, top, right, bottom = UNPLAYED
    deck, middle = cards.deck(words, view.options.suit_colours), (top + bottom) / 2
    x = right
    for card in reversed(view.extras):
        cards.face(canvas, card, (x - cards.LOW[0] / 2, middle), cards.LOW, deck)
        x -= cards.LOW[0] + 6
    with canvas.panel(UNPLAYED):
        text = words("picture-manille-unplayed")
        canvas.text((x - 8, middle), text, theme.READ, face=Typeface.SEMIBOLD, anchor="r", room=x - 14 - UNPLAYED[0])


def _turned_up(canvas: Canvas, view: ManilleView, card: Card, words: Words) -> None:
    left, top, right, bottom = TURNED_UP
    with canvas.panel(TURNED_UP):
        text, room = words("picture-manille-turned-up"), right - left - 8
        canvas.text((right - 4, top + 22), text, theme.READ, face=Typeface.SEMIBOLD, anchor="r", room=room)
    deck = cards.deck(words, view.options.suit_colours)
    cards.face(canvas, card, (right - cards.MINI[0] / 2, bottom - cards.MINI[1] / 2), cards.MINI, deck)
    badge(canvas, view.dealer, (right - cards.MINI[0] - 40, bottom - cards.MINI[1] / 2), 60)


def _order(canvas: Canvas, words: Words) -> None:
    left, top, _, _ = ORDER
    with canvas.panel(ORDER):
        deck = cards.deck(words)
        for n, card in enumerate(_BY_STRENGTH):
            x = left + 32 + 38 * n + (4 if n else 0)
            canvas.text((x, top + 36), deck.index(card), theme.READ, face=Typeface.BOLD, anchor="m")
            if card.points:
                canvas.text((x, top + 82), str(card.points), theme.READ, INK_SOFT, anchor="m")


def _plate(canvas: Canvas, table: Table, view: ManilleView, hand: int, names: Sequence[str], words: Words) -> None:
    """Draw a hand's player, their role in this deal, and their number of cards."""
    place = table.place(hand)
    left, top, right, bottom = box = place.plate
    shown = view.hands[hand]
    if view.turn == hand or (view.turn is None and not shown.dummy and shown.owner in view.to_act):
        canvas.fill((left + 10, top + 10, right - 10, bottom - 10), theme.GOLD)
    x, middle, six = left + 72, (top + bottom) / 2, table.hands == 6
    room = right - 10 - x
    lower = room - (48 if six else 0)
    with canvas.panel(box):
        badge(canvas, shown.owner, (left + 38, middle), 60)
        said = _said(_roles(view, hand, words), words, lower)
        high = middle - (21 if said else 0)
        canvas.text((x, high), names[shown.owner], theme.READ, face=Typeface.SEMIBOLD, room=room)
        if said:
            canvas.text((x, middle + 21), said, theme.READ, INK_SOFT, room=lower)
    if shown.count:
        cards.pack(canvas, shown.count, place.held, cards.LOW_PACK if six else cards.HELD_PACK)


def _said(roles: Sequence[str], words: Words, room: int) -> str:
    """Return as many roles as fit, joined; the text alternative has all."""
    kept = list(roles)
    while kept and fonts.width(listed(kept, words), Typeface.SANS, theme.READ) > room:
        kept.pop()
    return listed(kept, words)


def _roles(view: ManilleView, hand: int, words: Words) -> list[str]:
    """Return a player's roles in this deal, and whether they led."""
    shown, found = view.hands[hand], []
    if shown.dummy:
        found.append("dummy")
    if not shown.dummy and shown.owner == view.dealer:
        found.append("deals")
    if not shown.dummy and shown.owner == view.along:
        found.append("goes-along")
    if not shown.dummy and shown.owner == view.against:
        found.append("goes-against")
    if view.trick is not None and view.trick.leader == hand:
        found.append("led")
    return [words(f"picture-manille-{role}") for role in found]


def fallen(canvas: Canvas, view: ManilleView, words: Words, since: ManilleView | None) -> None:
    """Draw the current trick; before the next lead, the last one, gathered."""
    table, trick, deck = table_of(view), view.trick, cards.deck(words, view.options.suit_colours)
    if trick is None:
        if view.last_trick is not None:
            gathered(canvas, view, view.last_trick, words)
        return
    size = trick_size(table)
    for n, card in enumerate(trick.cards):
        hand = (trick.leader + n) % table.hands
        x, y = table.place(hand).played
        cards.face(canvas, card, (x, y), size, deck)
        if since is not None and (since.deal != view.deal or _card_of(since, hand) is not card):
            canvas.sprite(cards.frame(size), (x, y))
        if trick.winner == hand:
            canvas.sprite(cards.star(STAR), table.place(hand).star)


def trick_size(table: Table) -> cards.Size:
    return cards.TRICK if table.hands < 6 else cards.NARROW


def gathered(canvas: Canvas, view: ManilleView, trick: Trick, words: Words) -> None:
    row_of(canvas, view, trick, gathered_at(table_of(view), trick), words)


def gathered_at(table: Table, trick: Trick) -> Spot:
    """Return the center of the pile of a gathered trick."""
    x, y = table.place(trick.winner).played
    if table.hands == 6:
        return (MIDDLE[0], MIDDLE[1] + 14)
    return (MIDDLE[0] + 0.2 * (x - MIDDLE[0]), MIDDLE[1] + 0.2 * (y - MIDDLE[1]))


def row_of(canvas: Canvas, view: ManilleView, trick: Trick, middle: Spot, words: Words) -> None:
    """Draw a whole trick in one row, in order, each card with its player."""
    y, many, deck = middle[1], len(trick.cards), cards.deck(words, view.options.suit_colours)
    size = cards.row(many)
    top, bottom = y - size[1] / 2, y + size[1] / 2
    said = words("picture-manille-last-trick")
    if many < 6:  # with six players there is no room for it between the plates
        canvas.text((middle[0], top - 66), said, theme.READ, face=Typeface.SERIF_ITALIC, anchor="m", room=260)
    for n, card in enumerate(trick.cards):
        hand, x = (trick.leader + n) % many, middle[0] + in_row(many, n)
        cards.face(canvas, card, (x, y), size, deck, dull=trick.winner != hand)
        badge(canvas, view.layout.seat(hand), (x, bottom + 16), 60)
        if trick.winner == hand:
            canvas.sprite(cards.star(44), (x, top - 24))


def in_row(many: int, n: int) -> float:
    """Return the offset of the ``n``-th card in a row from the middle."""
    return (cards.row(many)[0] + 8) * (n - (many - 1) / 2)


def _card_of(view: ManilleView, hand: int) -> Card | None:
    if view.trick is None:
        return None
    place = (hand - view.trick.leader) % len(view.hands)
    return view.trick.cards[place] if place < len(view.trick.cards) else None


def _open_hands(view: ManilleView) -> list[int]:
    """Return the hands that everyone sees: a dummy's, or one asked for."""
    return [number for number, hand in enumerate(view.hands) if _is_open(hand, view)]


def _is_open(hand: HandView, view: ManilleView) -> bool:
    return bool(hand.piles) or (view.seat is None and bool(hand.cards))


def _open_hand(canvas: Canvas, box: Box, view: ManilleView, number: int, names: Sequence[str], words: Words) -> None:
    left, top, right, bottom = box
    hand, middle = view.hands[number], bottom - 12 - cards.MINI[1] / 2
    deck = cards.deck(words, view.options.suit_colours)
    with canvas.panel(box):
        badge(canvas, hand.owner, (left + 40, top + 36), 60)
        x = (
            left
            + 78
            + canvas.text((left + 78, top + 34), names[hand.owner], theme.READ, face=Typeface.SEMIBOLD, room=240)
        )
        what = words(f"picture-manille-{'dummy' if hand.dummy else 'open-hand'}")
        canvas.text((x + 16, top + 34), what, theme.READ, INK_SOFT, room=right - x - 32)
    first = left + 56
    if hand.piles:
        for n, pile in enumerate(hand.piles):
            at = (first + (cards.MINI[0] + 44) * n, middle)
            if pile.below:
                canvas.sprite(cards.back(cards.MINI), (at[0] + 24, at[1]))
            if pile.top is not None:
                cards.face(canvas, pile.top, at, cards.MINI, deck)
        return
    held = hand.cards or ()
    step = min(cards.MINI[0] + 2, (right - 20 - cards.MINI[0] / 2 - first) / max(1, len(held) - 1))
    for n, card in enumerate(held):
        cards.face(canvas, card, (first + step * n, middle), cards.MINI, deck)
