### What can be ordered ahead in Manilla and Manille.

# $card (text) - a card in short
# $suit (text) - its suit
manille-order-follow = When { manille-suit } are led and you must follow: { $card }
# $card (text) - a card in short
manille-order-next = Next: { $card }, if you may play it
manille-ahead-follow = When its suit is led, play…
manille-ahead-next = Next, if you may, play…
manille-ahead-text = -# Where no order says which card you may play, you are asked.
manille-ahead-later = -# Nothing more can be ordered just now. Once the cards are dealt, you can order every card that you hold beside the one you are to play.

## Why an order was dropped

# $rank (text) - from 7 to 10, J, Q, K or A
# $suit (text) - its suit
dropped-manille-card = The { manille-card } could not be played to that trick.
