"""The card table: the trick, trump, what the deal counts, who plays with whom, and the scores.

Draws only what everybody may see. Tricks that are turned are not shown again: the last one lies there, small, until
a card is led.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.manille.cards import Card
from engine.manille.layout import DEALERS, LAYOUTS
from engine.manille.options import ManillaOptions
from engine.manille.view import HandView, ManilleView, Phase
from render import theme
from render.canvas import Canvas
from render.chart import Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.manille import cards, scores
from render.manille.places import CAPTION_Y, CARD_Y, ORDER, SHOWN_Y, STAKES, TRUMP, TURN, UNDER_Y, Table
from render.manille.stakes import factors, times
from render.names import readable_names
from render.sprites import badge
from render.theme import INK_SOFT
from render.words import Words

_BY_STRENGTH = ("10", "A", "K", "Q", "J", "9", "8", "7")
_POINTS = ("5", "4", "3", "2", "1", "0", "0", "0")
_REASON_ROOM = 120
"""In less than so many pixels, the reasons of doublings are left to the text."""


def prepare() -> None:
    """Draw the sheets of new tables ahead of the first picture."""
    for layout in (layout for seatings in LAYOUTS.values() for layout in seatings.values()):
        _sheet(Table(layout.hands, layout.team_count, open=False))


def board(view: ManilleView, names: Sequence[str], words: Words, *, since: ManilleView | None = None) -> Picture:
    """The picture of a table. ``since`` is the view of the last picture: cards that are new are framed."""
    return encode(draw(view, names, words, since=since).image, "board")


def draw(view: ManilleView, names: Sequence[str], words: Words, *, since: ManilleView | None = None) -> Canvas:
    """The table as a canvas that knows its texts."""
    shown = readable_names(names, words)
    table = Table(len(view.hands), view.layout.team_count, _lies_open(view))
    canvas = Canvas(_sheet(table).copy())
    _heading(canvas, view, words)
    _turn(canvas, view, shown, words)
    _trump(canvas, view, words)
    _stakes(canvas, view, words)
    _order(canvas, words)
    for hand in range(table.hands):
        _head(canvas, table, view, hand, shown, words)
        _hand(canvas, table, view, hand, since, words)
    scores.this_deal(canvas, table, view, words)
    scores.scores(canvas, table, view, shown, words)
    return canvas


@lru_cache(maxsize=12)
def _sheet(table: Table) -> Image.Image:
    sheet = Sheet(*table.size)
    sheet.sea(table.sea, (600, CARD_Y), 180)
    sheet.label(TURN, theme.GOLD)
    for box in (TRUMP, STAKES, ORDER, table.deal, table.scores, *(table.head(hand) for hand in range(table.hands))):
        sheet.label(box)
    sheet.frame()
    sheet.foot()
    return sheet.finish()


# -- the heading --------------------------------------------------------------------------------------


def _heading(canvas: Canvas, view: ManilleView, words: Words) -> None:
    with canvas.panel((24, 16, TURN[0], TURN[3])):
        deal = words("picture-manille-deal", deal=view.deal)
        canvas.text((28, 50), deal, theme.TITLE, face=Typeface.SERIF_BOLD, room=256, least=30)
        canvas.text((28, 96), _stage(view, words), theme.LABEL, INK_SOFT, face=Typeface.SEMIBOLD, room=256, least=24)


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
            badge(canvas, seat, (left + 58 + 44 * n, top + 49), 76)
        x = left + 112 + 44 * (len(view.to_act) - 1)
        room = right - x - 18
        who = ", ".join(names[seat] for seat in view.to_act)
        canvas.text((x, top + 33), who, theme.TITLE, face=Typeface.BOLD, room=room, least=38)
        canvas.text((x, top + 75), _doing(view, words), 30, face=Typeface.SEMIBOLD, room=room, least=24)


def _doing(view: ManilleView, words: Words) -> str:
    if view.turn is None:
        return words(f"picture-manille-doing-{view.phase.value}")
    if view.hands[view.turn].dummy:
        return words("picture-manille-doing-dummy")
    return words("picture-manille-doing-lead" if view.trick is None else "picture-manille-doing-play")


# -- trump, stakes, order -----------------------------------------------------------------------------


def _trump(canvas: Canvas, view: ManilleView, words: Words) -> None:
    left, top, right, _ = TRUMP
    with canvas.panel(TRUMP):
        canvas.text((left + 130, top + 34), words("picture-manille-trump"), theme.LABEL, INK_SOFT, room=220, least=24)
        if view.trump is None:
            text = words("picture-manille-not-named")
            canvas.text((left + 130, top + 80), text, 34, face=Typeface.SERIF, room=right - left - 148, least=24)
            canvas.text((left + 68, top + 60), "?", 90, theme.LINE, face=Typeface.SERIF_BOLD, anchor="m")
            return
        canvas.sprite(cards.trump_sign(view.trump, 90, view.options.suit_colours), (left + 68, top + 60))
        name = words(f"picture-manille-suit-{view.trump.slug}")
        canvas.text((left + 130, top + 80), name, 46, face=Typeface.BOLD, room=right - left - 148, least=28)


def _stakes(canvas: Canvas, view: ManilleView, words: Words) -> None:
    """What the deal counts so far; beside it the cards that lie open from the deal: extras, or the turned-up one."""
    left, top, right, _ = STAKES
    with canvas.panel(STAKES):
        open_cards = (view.turnup,) if view.turnup is not None else view.extras
        for n, card in enumerate(reversed(open_cards)):
            cards.face(canvas, card, (right - 48 - 72 * n, top + 60), cards.MINI, view.options.suit_colours)
        room = right - left - 40 - 72 * len(open_cards)
        if not isinstance(view.options, ManillaOptions):
            if view.turnup is not None:
                text, figure = words("picture-manille-turned-up"), f"+{view.turnup.points}"
            else:
                text, figure = words("picture-manille-each-trick"), f"+{view.layout.per_trick}"
            canvas.text((left + 22, top + 34), text, theme.LABEL, INK_SOFT, room=room, least=24)
            canvas.text((left + 22, top + 82), figure, 50, face=Typeface.BOLD)
            return
        canvas.text((left + 22, top + 30), words("picture-manille-counts"), theme.LABEL, INK_SOFT, room=room, least=24)
        width = canvas.text((left + 22, top + 82), f"×{times(view)}", 50, face=Typeface.BOLD)
        reasons = [words(f"picture-manille-factor-{factor.reason}") for factor in dict.fromkeys(factors(view))]
        x, room = left + 40 + width, room - width - 18
        if room < _REASON_ROOM:
            return
        if len(reasons) > 2:
            reasons = [", ".join(reasons[:-1]), reasons[-1]]
        for n, reason in enumerate(reasons):
            y = top + 84 - 16 * (len(reasons) > 1) + 32 * n
            canvas.text((x, y), reason, theme.CAPTION, face=Typeface.SEMIBOLD, room=room, least=24)


def _order(canvas: Canvas, words: Words) -> None:
    left, top, right, _ = ORDER
    with canvas.panel(ORDER):
        title = words("picture-manille-order")
        canvas.text((left + 18, top + 26), title, theme.CAPTION, INK_SOFT, room=right - left - 36, least=24)
        for n, (rank, points) in enumerate(zip(_BY_STRENGTH, _POINTS, strict=True)):
            x = left + 40 + 45 * n
            canvas.text((x, top + 62), rank, 36, face=Typeface.BOLD, anchor="m")
            if points != "0":
                canvas.text((x, top + 98), points, 28, INK_SOFT, anchor="m")


# -- the hands ----------------------------------------------------------------------------------------


def _head(canvas: Canvas, table: Table, view: ManilleView, hand: int, names: Sequence[str], words: Words) -> None:
    """Who holds a hand, and what they are in this deal."""
    left, top, right, bottom = box = table.head(hand)
    shown = view.hands[hand]
    turn = view.turn == hand or (view.turn is None and not shown.dummy and shown.owner in view.to_act)
    if turn:
        canvas.fill((left + 10, top + 10, right - 10, bottom - 10), theme.GOLD)
    size = 50 if table.hands < 6 else 44
    with canvas.panel(box):
        badge(canvas, shown.owner, (left + 14 + size / 2, (top + bottom) / 2), size)
        name = names[shown.owner]
        if shown.dummy:
            name = words("picture-manille-dummy", name=name)
        x = left + 22 + size
        canvas.text((x, (top + bottom) / 2), name, 34, face=Typeface.SEMIBOLD, room=right - 12 - x, least=26)
    caption = words(f"picture-manille-{_role(view, hand)}")
    room = right - left
    face = (
        Typeface.BOLD if shown.owner in {view.dealer, view.along, view.against} and not shown.dummy else Typeface.SANS
    )
    canvas.text((table.middle(hand), CAPTION_Y), caption, theme.LABEL, face=face, anchor="m", room=room, least=24)


def _role(view: ManilleView, hand: int) -> str:
    shown = view.hands[hand]
    if not shown.dummy:
        if shown.owner == view.against:
            return "goes-against"
        if shown.owner == view.along:
            return "goes-along"
        if shown.owner == view.dealer:
            return "deals"
    return "dealers-side" if view.sides[hand] == DEALERS else "defends"


def _hand(canvas: Canvas, table: Table, view: ManilleView, hand: int, since: ManilleView | None, words: Words) -> None:
    """The card that a hand has played to this trick; else what it still holds, and its card of the last trick."""
    x = table.middle(hand)
    left, right = table.column(hand)
    played = _card_of(view, hand)
    if played is not None and view.trick is not None:
        cards.face(canvas, played, (x, CARD_Y), cards.LARGE, view.options.suit_colours)
        if since is not None and (since.deal != view.deal or _card_of(since, hand) is not played):
            canvas.sprite(cards.frame(cards.LARGE, 7, theme.CHANGED), (x, CARD_Y))
        if view.trick.winner == hand:
            canvas.sprite(cards.star(66), (x + 62, CARD_Y - 94))
        if view.trick.leader == hand:
            canvas.text(
                (x, UNDER_Y), words("picture-manille-led"), theme.LABEL, anchor="m", room=right - left, least=24
            )
    elif view.last_trick is not None and view.trick is None:
        trick = view.last_trick
        aside = 45 if view.hands[hand].count else 0
        _held(canvas, view.hands[hand], x - aside)
        card = trick.cards[(hand - trick.leader) % table.hands]
        cards.face(canvas, card, (x + aside, CARD_Y), cards.SMALL, view.options.suit_colours, dull=True)
        if trick.winner == hand:
            canvas.sprite(cards.star(50), (x + aside + 38, CARD_Y - 62))
            text = words("picture-manille-last-trick")
            canvas.text((x, UNDER_Y), text, theme.LABEL, anchor="m", room=right - left, least=24)
    else:
        _held(canvas, view.hands[hand], x)
    if table.open:
        _open_cards(canvas, view.hands[hand], x, right - left, view.options.suit_colours)


def _held(canvas: Canvas, hand: HandView, x: float) -> None:
    if hand.count:
        cards.pack(canvas, hand.count, (x, CARD_Y), cards.SMALL)


def _card_of(view: ManilleView, hand: int) -> Card | None:
    """The card that a hand has played to the trick on the table."""
    if view.trick is None:
        return None
    place = (hand - view.trick.leader) % len(view.hands)
    return view.trick.cards[place] if place < len(view.trick.cards) else None


def _lies_open(view: ManilleView) -> bool:
    """Whether everybody sees cards of a hand: a dummy's, or one that was asked for."""
    return any(_is_open(hand, view) for hand in view.hands)


def _is_open(hand: HandView, view: ManilleView) -> bool:
    return bool(hand.piles) or (view.seat is None and bool(hand.cards))


def _open_cards(canvas: Canvas, hand: HandView, x: float, room: int, colours: cards.Colours) -> None:
    """The cards of a hand that lies open: in two rows, or in piles with a card below."""
    if hand.piles:
        for n, pile in enumerate(hand.piles):
            at = (x + (cards.MINI[0] + 4) * (n - 1.5), SHOWN_Y)
            if pile.below:
                canvas.sprite(cards.back(cards.MINI), (at[0], at[1] + 22))
            if pile.top is not None:
                cards.face(canvas, pile.top, at, cards.MINI, colours)
        return
    held = hand.cards or ()
    a_row = min(4, max(1, room // (cards.MINI[0] + 2)))
    for n, card in enumerate(held):
        line, place = divmod(n, a_row)
        in_line = min(a_row, len(held) - line * a_row)
        at = (x + (cards.MINI[0] + 2) * (place - (in_line - 1) / 2), SHOWN_Y + 98 * line)
        cards.face(canvas, card, at, cards.MINI, colours)
