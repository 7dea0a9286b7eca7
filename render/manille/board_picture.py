"""The card table: seats around it, the trick as it fell, trump, what the deal counts, and the scores.

Draws only what everybody may see. Tricks that are turned are not shown again: the last one lies gathered before its
winner until a card is led.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.manille.cards import Card, Suit
from engine.manille.options import ManillaOptions
from engine.manille.view import HandView, ManilleView, Phase, Trick
from render import fonts, theme
from render.canvas import Box, Canvas
from render.chart import Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.manille import cards, scores
from render.manille.places import CLOTH, DEAL, MIDDLE, OPEN_CARDS, ORDER, STAKES, TRUMP, TURN, Spot, Table
from render.manille.stakes import factors, times
from render.names import listed, readable_names
from render.sprites import badge, disc
from render.theme import INK_SOFT
from render.words import Words

_BY_STRENGTH = tuple(card for card in reversed(Card) if card.suit is Suit.SPADES)


def board(view: ManilleView, names: Sequence[str], words: Words, *, since: ManilleView | None = None) -> Picture:
    """The picture of a table. ``since`` is the view of the last picture: cards that are new are framed."""
    return encode(draw(view, names, words, since=since).image, "board")


def draw(view: ManilleView, names: Sequence[str], words: Words, *, since: ManilleView | None = None) -> Canvas:
    """The table as a canvas that knows its texts."""
    canvas = ground(view, names, words)
    fallen(canvas, view, words, since)
    return canvas


def ground(view: ManilleView, names: Sequence[str], words: Words) -> Canvas:
    """All of the table but the trick that lies on it."""
    shown = readable_names(names, words)
    table = table_of(view)
    canvas = Canvas(table_sheet(table).copy())
    _heading(canvas, view, words)
    _turn(canvas, view, shown, words)
    _trump(canvas, view, words)
    _stakes(canvas, view, words)
    _order(canvas, words)
    for hand in range(table.hands):
        _plate(canvas, table, view, hand, shown, words)
    _open_cards(canvas, view, words)
    for place, hand in enumerate(_open_hands(view)):
        _open_hand(canvas, table.strip(place), view, hand, words)
    scores.this_deal(canvas, table, view, words)
    scores.scores(canvas, table, view, shown, words)
    return canvas


def table_of(view: ManilleView) -> Table:
    """What of a table decides where everything lies."""
    return Table(len(view.hands), view.layout.team_count, len(_open_hands(view)))


@lru_cache(maxsize=12)
def table_sheet(table: Table) -> Image.Image:
    """The sheet of a table."""
    sheet = Sheet(*table.size)
    sheet.sea(CLOTH, MIDDLE, 170)
    sheet.label(TURN, theme.GOLD)
    plates = [table.place(hand).plate for hand in range(table.hands)]
    strips = [table.strip(place) for place in range(table.open)]
    for box in (DEAL, table.scores, ORDER, *plates, *strips):
        sheet.label(box)
    sheet.frame()
    return sheet.finish()


# -- the heading --------------------------------------------------------------------------------------


def _heading(canvas: Canvas, view: ManilleView, words: Words) -> None:
    with canvas.panel((24, 16, TURN[0], TURN[3])):
        deal = words("picture-manille-deal", deal=view.deal)
        canvas.text((28, 48), deal, theme.TITLE, face=Typeface.SERIF_BOLD, room=256, least=30)
        canvas.text((28, 94), _stage(view, words), 32, INK_SOFT, face=Typeface.SEMIBOLD, room=256, least=30)


def _stage(view: ManilleView, words: Words) -> str:
    if view.phase is Phase.PLAY:
        trick = min(sum(view.tricks) + 1, view.layout.cards)
        return words("picture-manille-stage-play", trick=trick, tricks=view.layout.cards)
    return words(f"picture-manille-stage-{view.phase.value}")


def _turn(canvas: Canvas, view: ManilleView, names: Sequence[str], words: Words) -> None:
    left, top, right, bottom = TURN
    with canvas.panel(TURN):
        if not view.to_act:
            centre = ((left + right) / 2, (top + bottom) / 2)
            over = words("picture-over")
            canvas.text(centre, over, theme.TITLE, face=Typeface.SERIF_BOLD, anchor="m", room=800, least=28)
            return
        for n, seat in enumerate(view.to_act):
            badge(canvas, seat, (left + 58 + 82 * n, top + 49), 76)
        x = left + 112 + 82 * (len(view.to_act) - 1)
        room = right - x - 18
        who = listed((names[seat] for seat in view.to_act), words)
        canvas.text((x, top + 33), who, theme.TITLE, face=Typeface.BOLD, room=room, least=38)
        canvas.text((x, top + 75), _doing(view, words), 32, face=Typeface.SEMIBOLD, room=room, least=28)


def _doing(view: ManilleView, words: Words) -> str:
    if view.turn is None:
        return words(f"picture-manille-doing-{view.phase.value}")
    if view.hands[view.turn].dummy:
        return words("picture-manille-doing-dummy")
    return words("picture-manille-doing-lead" if view.trick is None else "picture-manille-doing-play")


# -- what lies on the table ---------------------------------------------------------------------------


def _trump(canvas: Canvas, view: ManilleView, words: Words) -> None:
    """Trump as a medal in a corner of the table."""
    left, top, right, bottom = TRUMP
    middle = (top + bottom) / 2
    x = left + 104
    with canvas.panel(TRUMP):
        canvas.sprite(disc(84, theme.CARD, theme.INK), (left + 50, middle))
        canvas.text((x, top + 24), words("picture-manille-trump"), 26, face=Typeface.SEMIBOLD, room=right - x)
        if view.trump is None:
            canvas.text((left + 50, middle), "?", 60, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m")
        else:
            canvas.sprite(cards.trump_sign(view.trump, 54, view.options.suit_colours), (left + 50, middle))
        key = "picture-manille-not-named" if view.trump is None else f"picture-manille-suit-{view.trump.slug}"
        canvas.text((x, top + 62), words(key), 38, face=Typeface.BOLD, room=right - x, least=26)


def _stakes(canvas: Canvas, view: ManilleView, words: Words) -> None:
    """What the deal counts so far, and why."""
    left, top, right, _ = STAKES
    with canvas.panel(STAKES):
        if isinstance(view.options, ManillaOptions):
            text, figure = words("picture-manille-counts"), f"×{times(view)}"
            reasons = [words(f"picture-manille-factor-{factor.reason}") for factor in dict.fromkeys(factors(view))]
        else:
            key = "each-trick" if view.turnup is None else "turned-up"
            points = view.layout.per_trick if view.turnup is None else view.turnup.points
            text, figure, reasons = words(f"picture-manille-{key}"), f"+{points}", []
        # Reasons that have no room are left to the text.
        why, room = listed(reasons, words), right - left - 16
        if why and fonts.ink(why, Typeface.SEMIBOLD, 26).width <= room:
            text = why
        canvas.text((right - 8, top + 24), text, 26, face=Typeface.SEMIBOLD, anchor="r", room=room)
        canvas.text((right - 8, top + 62), figure, 46, face=Typeface.BOLD, anchor="r")


def _open_cards(canvas: Canvas, view: ManilleView, words: Words) -> None:
    """Cards that lie open from the deal: those that nobody plays, or the dealer's turned-up one."""
    found = (view.turnup,) if view.turnup is not None else view.extras
    deck = cards.deck(words, view.options.suit_colours)
    for n, card in enumerate(found):
        at = (OPEN_CARDS[0] + 72 * (n - (len(found) - 1) / 2), OPEN_CARDS[1])
        cards.face(canvas, card, at, cards.MINI, deck)


def _order(canvas: Canvas, words: Words) -> None:
    left, top, right, _ = ORDER
    with canvas.panel(ORDER):
        title = words("picture-manille-order")
        canvas.text((left + 16, top + 24), title, 26, INK_SOFT, room=right - left - 32)
        deck = cards.deck(words)
        for n, card in enumerate(_BY_STRENGTH):
            x = left + 28 + 38 * n
            canvas.text((x, top + 60), deck.index(card), 34 if n else 32, face=Typeface.BOLD, anchor="m")
            if card.points:
                canvas.text((x, top + 94), str(card.points), 30, INK_SOFT, anchor="m")


# -- the seats ----------------------------------------------------------------------------------------


def _plate(canvas: Canvas, table: Table, view: ManilleView, hand: int, names: Sequence[str], words: Words) -> None:
    """Who holds a hand, what they are in this deal, and how many cards they hold."""
    place = table.place(hand)
    left, top, right, bottom = box = place.plate
    shown = view.hands[hand]
    if view.turn == hand or (view.turn is None and not shown.dummy and shown.owner in view.to_act):
        canvas.fill((left + 10, top + 10, right - 10, bottom - 10), theme.GOLD)
    narrow = right - left < 220
    x, middle = left + (60 if narrow else 70), (top + bottom) / 2
    room = right - (8 if narrow else 12) - x
    with canvas.panel(box):
        badge(canvas, shown.owner, (left + (32 if narrow else 38), middle), 48 if narrow else 52)
        said = listed(_roles(view, hand, words), words)
        high = middle - (17 if said else 0)
        canvas.text((x, high), names[shown.owner], 34, face=Typeface.SEMIBOLD, room=room, least=30)
        if said:
            canvas.text((x, middle + 20), said, 26, room=room)
    if shown.count:
        cards.pack(canvas, shown.count, place.held, cards.HELD_PACK)


def _roles(view: ManilleView, hand: int, words: Words) -> list[str]:
    """What somebody is in this deal, and whether they led. Who plays with whom stands where the deal is counted."""
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


# -- the trick ----------------------------------------------------------------------------------------


def fallen(canvas: Canvas, view: ManilleView, words: Words, since: ManilleView | None) -> None:
    """The trick as it fell, each card before who played it; before the next lead the last one, gathered."""
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
            canvas.sprite(cards.frame(size, 7, theme.CHANGED), (x, y))
        if trick.winner == hand:
            canvas.sprite(cards.star(52), star_at((x, y), size))


def star_at(card: Spot, size: cards.Size) -> Spot:
    """Where the star of the winning card lies: at its corner, clear of what stands on it."""
    return (card[0] + size[0] / 2, card[1] - size[1] / 2 - 2)


def trick_size(table: Table) -> cards.Size:
    """How large the cards of a trick are."""
    return cards.TRICK if table.hands < 6 else cards.NARROW


def gathered(canvas: Canvas, view: ManilleView, trick: Trick, words: Words) -> None:
    """A whole trick before its winner."""
    row_of(canvas, view, trick, gathered_at(table_of(view), trick), words)


def gathered_at(table: Table, trick: Trick) -> Spot:
    """Where the middle of a gathered trick lies."""
    x, y = table.place(trick.winner).played
    return (MIDDLE[0] + 0.2 * (x - MIDDLE[0]), MIDDLE[1] + 0.8 * (y - MIDDLE[1]) - 10)


def row_of(canvas: Canvas, view: ManilleView, trick: Trick, middle: Spot, words: Words) -> None:
    """A whole trick in one row: in the order in which it fell, each card with who played it."""
    y, many, deck = middle[1], len(trick.cards), cards.deck(words, view.options.suit_colours)
    canvas.text((middle[0], y - 84), words("picture-manille-last-trick"), 28, face=Typeface.SERIF_ITALIC, anchor="m",
                room=112)  # fmt: skip
    for n, card in enumerate(trick.cards):
        hand, x = (trick.leader + n) % many, middle[0] + in_row(many, n)
        cards.face(canvas, card, (x, y), cards.SMALL, deck, dull=trick.winner != hand)
        badge(canvas, view.layout.seat(hand), (x, y + 74), 48)
        if trick.winner == hand:
            canvas.sprite(cards.star(50), (x + 34, y - 54))


def in_row(many: int, n: int) -> float:
    """How far right of the middle the ``n``-th of so many cards in a row lies."""
    return (cards.SMALL[0] + (6 if many < 6 else -2)) * (n - (many - 1) / 2)


def _card_of(view: ManilleView, hand: int) -> Card | None:
    """The card that a hand has played to the trick on the table."""
    if view.trick is None:
        return None
    place = (hand - view.trick.leader) % len(view.hands)
    return view.trick.cards[place] if place < len(view.trick.cards) else None


# -- hands that lie open --------------------------------------------------------------------------------


def _open_hands(view: ManilleView) -> list[int]:
    """The hands whose cards everybody sees: a dummy's, or one that was asked for."""
    return [number for number, hand in enumerate(view.hands) if _is_open(hand, view)]


def _is_open(hand: HandView, view: ManilleView) -> bool:
    return bool(hand.piles) or (view.seat is None and bool(hand.cards))


def _open_hand(canvas: Canvas, box: Box, view: ManilleView, number: int, words: Words) -> None:
    """The cards of a hand that lies open: in a row, or in piles with a card below."""
    left, top, right, bottom = box
    hand, middle = view.hands[number], (top + bottom) / 2
    deck = cards.deck(words, view.options.suit_colours)
    badge(canvas, hand.owner, (left + 38, middle - 16), 52)
    first = left + 104
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
