### What the pictures of Malacca show. Pictures are small, so these texts are short.

# $round (number) - from 1
# $rounds (number) - ships in this game
malacca-picture-round = Ship { $round } of { $rounds }
malacca-picture-casting = Malacca
malacca-picture-stage-character = Characters
malacca-picture-stage-purchase = Equipment
malacca-picture-stage-bet = Bets
malacca-picture-stage-wait = Waiting cards
malacca-picture-stage-keep = Special cards
malacca-picture-stage-over = Game over
malacca-picture-doing-character = chooses a character
malacca-picture-doing-purchase = may buy equipment
malacca-picture-doing-bet = lays a card and bets
malacca-picture-doing-wait = decides a waiting card
malacca-picture-doing-keep = keeps one of two cards
malacca-picture-several-bet = lay cards and bet in secret
malacca-picture-several-wait = decide their waiting cards
malacca-picture-cargo = cargo
malacca-picture-no-ship = no ship yet
malacca-picture-this-ship = This ship
# Before a coin and what the ship was worth.
malacca-picture-last-ship = Last ship
malacca-picture-captured = captured
malacca-picture-defended = defended
malacca-picture-open = cards open
malacca-picture-to-come = Ships not seen
malacca-picture-no-more = none
malacca-picture-part-bet = bet
malacca-picture-part-loot = loot
malacca-picture-part-spoils = spoils
malacca-picture-part-profit = trade
malacca-picture-part-penalty = penalty
malacca-picture-part-swabbing = swabbing
malacca-picture-part-equipment = gear
malacca-picture-part-character = power
malacca-picture-part-no-card = no card
malacca-picture-part-special = + card
# $character (text) - a character
malacca-picture-character = { malacca-character }
# $card (text) - a card
malacca-picture-name-of-card = { malacca-card }
malacca-picture-lesson-captured = More attack than defense: captured
malacca-picture-lesson-defended = A tie goes to the defense
malacca-picture-lesson-specials = Special cards, played once
malacca-picture-hand = Your hand
malacca-picture-laid = laid
malacca-picture-drawn = Keep one
malacca-picture-result = Final purses
malacca-picture-wins = wins
malacca-picture-share-win = share the win
malacca-picture-purses = Purses ship by ship
malacca-picture-robberies = The great robberies
# $round (number) - from 1
malacca-picture-robbery = Ship { $round }
