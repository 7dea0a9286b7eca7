### What can be ordered ahead in Manilla and Manille.

# $card (text) - a card in short
# $suit (text) - its suit
manille-order-follow = When you must follow { manille-suit }: { $card }
# $card (text) - a card in short
manille-order-next = Next: { $card }, if it’s allowed
manille-ahead-follow = When its suit is led, play…
manille-ahead-next = Next, if allowed, play…
manille-ahead-text = -# If no premove fits the trick, it’s your move.
manille-ahead-later = -# Nothing more to queue right now. Once the cards are dealt, you can queue every card in your hand beyond the one you’re about to play.

## Why an order was dropped

# $rank (text) - from 7 to 10, J, Q, K or A
# $suit (text) - its suit
dropped-manille-card = The { manille-card } couldn’t be played to that trick.
