### What pictures of Manilla and Manille show. They are small, so these texts are short.

# $deal (number) - from 1, over the whole match
picture-manille-deal = Deal { $deal }
picture-manille-stage-blind = First look
picture-manille-stage-trump = Trump
picture-manille-stage-along = Calls
picture-manille-stage-against = Calls
# $trick (number) - from 1
# $tricks (number) - tricks of a deal
picture-manille-stage-play = Trick { $trick } of { $tricks }
picture-manille-stage-review = Review
picture-manille-stage-over = Game over
picture-manille-doing-blind = looks, or no trump blind
picture-manille-doing-trump = names trump
picture-manille-doing-along = may go along
picture-manille-doing-against = may go against
picture-manille-doing-lead = leads a card
picture-manille-doing-play = plays a card
picture-manille-doing-dummy = plays for the dummy
picture-manille-doing-review = may challenge
picture-manille-trump = Trump
# $suit (text) - what is trump
picture-manille-trump-named = Trump: { $suit }
# Letters of the court cards, as they stand on them.
picture-manille-rank-j = J
picture-manille-rank-q = Q
picture-manille-rank-k = K
picture-manille-rank-a = A
picture-manille-suit-clubs = Clubs
picture-manille-suit-diamonds = Diamonds
picture-manille-suit-hearts = Hearts
picture-manille-suit-spades = Spades
picture-manille-suit-none = No trump
picture-manille-not-named = Not named yet
picture-manille-counts = Counts
picture-manille-factor-draw = draw
picture-manille-factor-no-trump = no trump
picture-manille-factor-blind = blind
picture-manille-factor-along = along
picture-manille-factor-against = against
picture-manille-each-trick = each trick
picture-manille-turned-up = turned up
# The cards in the middle, which nobody plays.
picture-manille-unplayed = not played
# A hand that its owner has laid open, as a partner asked.
picture-manille-open-hand = open hand
picture-manille-dummy = dummy
picture-manille-deals = deals
picture-manille-goes-along = I go along
picture-manille-goes-against = I go against
picture-manille-led = led
picture-manille-last-trick = last trick
picture-manille-tricks = tricks
picture-manille-points = points
# $target (number) - points that win a game
picture-manille-target = Scores, to { $target }
picture-manille-hand = Your hand
picture-manille-your-dummy = Your dummy
picture-manille-on-table = On the table
picture-manille-nothing-led = Nothing led yet
picture-manille-not-yet = You may look once trump is named
picture-manille-win = wins
picture-manille-wins = win
picture-manille-sheet = The deals
# Of many deals the first: the line that stands for them.
# $deals (number): how many they are
picture-manille-earlier = { $deals ->
    [one] one deal before
   *[other] { $deals } deals before
}
picture-manille-games = games
picture-manille-lesson-cards = From high to low, and what they count
picture-manille-lesson-beat = An opponent is winning: beat the card if you can
picture-manille-lesson-trump = You can’t follow: trump, and higher than an opponent
picture-manille-lesson-partner = A partner is winning: follow, as low as you like
picture-manille-may = allowed
picture-manille-may-not = not allowed
