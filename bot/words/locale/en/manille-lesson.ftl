### The first deals of Manille and Manilla. bot/games/manille/lesson.py has the scripts: numbers are of their cards.

## Manille

manille-lesson-order =
    You and Diego play against Luz and Amihan. Each plays a card, and the highest takes all four: a **trick**.
    The **ten is highest** in each suit, then ace, king, queen, jack, 9, 8, 7. The points are below them.
manille-lesson-order-ask = Which is the highest of these hearts?
manille-lesson-order-marked = the order of the cards: 10, A, K, Q, J, 9, 8, 7, with their points 5, 4, 3, 2, 1
manille-lesson-order-ace = A♥
manille-lesson-order-ace-why = In most games, yes. Here the ten beats even the ace: look at what is marked in red.
manille-lesson-order-ten = 10♥
manille-lesson-order-king = K♥
manille-lesson-order-king-why = Ace and ten beat it: look at the order marked in red.

manille-lesson-trump =
    The dealer turned up a diamond, so diamonds are **trump**. Any trump beats every card of the other three suits.
    Imagine that Luz leads the 10♠, and you play the 7♦.
manille-lesson-trump-ask = Who takes the trick?
manille-lesson-trump-marked = trump: diamonds
manille-lesson-trump-luz = Luz
manille-lesson-trump-luz-why = Her ten is the highest spade. But your 7 is a trump, and the lowest trump beats it.
manille-lesson-trump-mine = I Do

manille-lesson-help =
    These are your cards. Diego, your partner, leads the 10♣, and Amihan adds the 9♣. You must **follow suit**: play a club, if you have one.
    The star shows that Diego is winning. What he wins counts for you both.
manille-lesson-help-ask = Give him as many points as you can.
manille-lesson-help-marked = the cards on the table: 10♣ by Diego, who is winning, and 9♣ by Amihan
manille-lesson-help-8c = 8♣
manille-lesson-help-8c-why = That’s allowed, but the 8 counts nothing. The king counts 3, and Diego wins it for you both.
manille-lesson-help-kc = K♣
manille-lesson-help-7d = 7♦
manille-lesson-help-7d-why = You have clubs, so you must play a club. You can’t play the gray cards now.

manille-lesson-beat =
    Diego took 10 points, and leads again: the 9♦, a trump. Amihan plays the K♦, and now an **opponent is winning**.
    Then you must **beat it if you can**, even with your best card.
manille-lesson-beat-ask = What must you play?
manille-lesson-beat-marked = the cards on the table: 9♦ by Diego, K♦ by Amihan, who is winning
manille-lesson-beat-7d = 7♦
manille-lesson-beat-7d-why = The 7 doesn’t beat the king, and you have a card that does.
manille-lesson-beat-10d = 10♦
manille-lesson-beat-8c = 8♣
manille-lesson-beat-8c-why = You have diamonds, so you must play a diamond.

manille-lesson-lead =
    Your trick. **The winner of a trick leads the next one**, with any card.
    The others must follow suit if they can.
manille-lesson-lead-ask = Lead a card that no other card of its suit can beat.
manille-lesson-lead-marked = your seven cards
manille-lesson-lead-9s = 9♠
manille-lesson-lead-9s-why = Five spades are higher than the 9. Choose the highest card of a suit.
manille-lesson-lead-7h = 7♥
manille-lesson-lead-7h-why = The 7 is the lowest heart. Choose the highest card of a suit.
manille-lesson-lead-10h = 10♥

manille-lesson-void =
    Your ten won. Then you led the 9♠, and Amihan took it with the 10♠. Now she leads the 8♠, and you have **no spades left**.
    If you can’t follow suit and an opponent is winning, you must **trump**.
manille-lesson-void-ask = What must you play?
manille-lesson-void-marked = the card on the table: 8♠ by Amihan, who is winning
manille-lesson-void-ah = A♥
manille-lesson-void-ah-why = The ace would lose to an 8, because it’s neither a spade nor a trump. You have a diamond: play it.
manille-lesson-void-8c = 8♣
manille-lesson-void-8c-why = You may only discard another suit if you have no trumps. You have a diamond: play it.
manille-lesson-void-7d = 7♦

manille-lesson-count =
    The last card of the deal. The cards, plus 1 for each trick, make **68** points. Your side will have 57.
    Half is 34. The side with more **scores its points above half**.
manille-lesson-count-ask = What does your side score?
manille-lesson-count-marked = tricks and points of this deal
manille-lesson-count-all = 57
manille-lesson-count-all-why = That’s how much you won. But only points above 34 are scored.
manille-lesson-count-half = 34
manille-lesson-count-half-why = That’s half of 68. Subtract it from your 57.
manille-lesson-count-score = 23

manille-lesson-end =
    You and Diego have 23. **With 34, you win the game**: one more good deal.
    When a dealer turns up a ten, ace, king, queen or jack, its points are scored at once.
manille-lesson-end-marked = the scores: 23 for you and Diego, 0 for Luz and Amihan

## Manilla

manilla-lesson-order = { manille-lesson-order }
manilla-lesson-order-ask = { manille-lesson-order-ask }
manilla-lesson-order-marked = { manille-lesson-order-marked }
manilla-lesson-order-ace = { manille-lesson-order-ace }
manilla-lesson-order-ace-why = { manille-lesson-order-ace-why }
manilla-lesson-order-ten = { manille-lesson-order-ten }
manilla-lesson-order-king = { manille-lesson-order-king }
manilla-lesson-order-king-why = { manille-lesson-order-king-why }

manilla-lesson-trump =
    You deal, so only you look at your cards and name **trump**: every card of that suit will beat all cards of the others.
    Choose a suit in which you have many cards, including high ones.
manilla-lesson-trump-ask = Which suit is trump?
manilla-lesson-trump-marked = your eight cards: four diamonds with the ten, two clubs with the ten, two hearts
manilla-lesson-trump-clubs = Clubs
manilla-lesson-trump-clubs-why = You only have two clubs, so the others would have six trumps against you.
manilla-lesson-trump-diamonds = Diamonds
manilla-lesson-trump-none = No Trump
manilla-lesson-trump-none-why = At no trump, the deal counts double for whichever side wins. That takes tens and aces in most suits.

manilla-lesson-call =
    Now everyone looks at their cards. Luz says **I go along**: she thinks you’ll lose, and the deal counts double.
    You or Diego, your partner, may say **I go against**: then it counts four times for whichever side wins.
manilla-lesson-call-ask = Be careful: leave it at double.
manilla-lesson-call-marked = what the deal counts: double
manilla-lesson-call-against = I Go Against
manilla-lesson-call-against-why = If you lose, the others score four times as much. You need more than two tens for that.
manilla-lesson-call-pass = Pass

manilla-lesson-help =
    Luz led the A♥, Diego played the 10♥, Amihan the 7♥. You must **follow suit**: play a heart, if you have one.
    The star shows that Diego is winning. He is your partner: what he wins counts for you both.
manilla-lesson-help-ask = Give him as many points as you can.
manilla-lesson-help-marked = the cards on the table: A♥ by Luz, 10♥ by Diego, who is winning, 7♥ by Amihan
manilla-lesson-help-9h = 9♥
manilla-lesson-help-9h-why = That’s allowed, but the 9 counts nothing. The king counts 3, and Diego wins it for you both.
manilla-lesson-help-kh = K♥
manilla-lesson-help-10d = 10♦
manilla-lesson-help-10d-why = You have hearts, so you must play a heart. You can’t play the gray cards now.

manilla-lesson-void =
    Diego took 12 points and leads the 8♠. Amihan beats it with the 10♠, and you have **no spades**.
    If you can’t follow suit and an opponent is winning, you must **trump**. Here, any trump will do.
manilla-lesson-void-ask = Trump as cheaply as you can.
manilla-lesson-void-marked = the cards on the table: 8♠ by Diego, 10♠ by Amihan, who is winning
manilla-lesson-void-9c = 9♣
manilla-lesson-void-9c-why = You may only discard another suit if you have no trumps. You have four diamonds.
manilla-lesson-void-10d = 10♦
manilla-lesson-void-10d-why = It would win, but so does your lowest trump. Keep your best one.
manilla-lesson-void-9d = 9♦

manilla-lesson-lead =
    Your trick. **The winner of a trick leads the next one**, with any card.
    The others must follow suit if they can.
manilla-lesson-lead-ask = Lead a club that no other club can beat.
manilla-lesson-lead-marked = your six cards
manilla-lesson-lead-9h = 9♥
manilla-lesson-lead-9h-why = That’s a heart, and hearts are running out: someone may trump it.
manilla-lesson-lead-10c = 10♣
manilla-lesson-lead-9c = 9♣
manilla-lesson-lead-9c-why = Jack, queen, king, ace and ten beat it. Choose the highest club.

manilla-lesson-beat =
    Your ten won 12 points. Then Luz trumped your 9♥. Now she leads a trump, and Amihan plays the A♦.
    If an **opponent is winning**, you must **beat it if you can**, even with your best card.
manilla-lesson-beat-ask = What must you play?
manilla-lesson-beat-marked = the cards on the table: 7♦ by Luz, K♠ by Diego, A♦ by Amihan, who is winning
manilla-lesson-beat-jd = J♦
manilla-lesson-beat-jd-why = The jack doesn’t beat the ace, and you have a card that does.
manilla-lesson-beat-10d = 10♦
manilla-lesson-beat-9c = 9♣
manilla-lesson-beat-9c-why = You have diamonds, so you must play a diamond.

manilla-lesson-count =
    This is the last card of the deal. There are **60** points in all, and your side will have 57. Half is 30.
    The side with more **scores its points above half**. And Luz went along, so this deal counts double.
manilla-lesson-count-ask = What does your side score?
manilla-lesson-count-marked = tricks and points of this deal
manilla-lesson-count-all = 57
manilla-lesson-count-all-why = That’s how much you won. But only points above 30 are scored, and they’re doubled.
manilla-lesson-count-once = 27
manilla-lesson-count-once-why = That’s your points above 30. But the deal counts double, because Luz went along.
manilla-lesson-count-twice = 54

manilla-lesson-end =
    You and Diego have 54. **With 101, you win the game.** Luz deals next and names trump.
    No trump doubles a deal, too, and so does winning all tricks.
manilla-lesson-end-marked = the scores: 54 for you and Diego, 0 for Luz and Amihan
