### Manilla and Manille: what their players read. Rules are in manille-rules.ftl, what pictures show in manille-picture.ftl.
### A card is written in short, as 10♥. A suit as argument is clubs, diamonds, hearts, spades, or none for no trump.

## Levels of AI seats

level-manilla-beginner = Onlooker
level-manilla-beginner-help = Beginner: has watched a few evenings and often plays the wrong card
level-manilla-easy = Sunday Player
level-manilla-easy-help = Easy: knows a good card, but lets some tricks slip
level-manilla-steady = Regular
level-manilla-steady-help = Steady: remembers every card and gives points to a partner’s tricks
level-manilla-hard = Old Hand
level-manilla-hard-help = Hard: works out where the hidden cards may be
level-manilla-expert = Master of Tens
level-manilla-expert-help = Expert: plays out the deal many times in mind before each card
level-manille-beginner = { level-manilla-beginner }
level-manille-beginner-help = { level-manilla-beginner-help }
level-manille-easy = { level-manilla-easy }
level-manille-easy-help = { level-manilla-easy-help }
level-manille-steady = { level-manilla-steady }
level-manille-steady-help = { level-manilla-steady-help }
level-manille-hard = { level-manilla-hard }
level-manille-hard-help = { level-manilla-hard-help }
level-manille-expert = { level-manilla-expert }
level-manille-expert-help = { level-manilla-expert-help }

## Nouns

# $suit (text) - a suit, or none
manille-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
        [spades] spades
       *[none] no trump
    }
# $suit (text) - a suit
manille-sign =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
# $rank (text) - from 7 to 10, J, Q, K or A
manille-rank =
    { $rank ->
        [J] { picture-manille-rank-j }
        [Q] { picture-manille-rank-q }
        [K] { picture-manille-rank-k }
        [A] { picture-manille-rank-a }
       *[other] { $rank }
    }
# $rank (text) - from 7 to 10, J, Q, K or A
# $suit (text) - its suit
manille-card = { manille-rank }{ manille-sign }
# $name (text) - the player with the dummy
manille-dummy = { $name }’s dummy
# $reason (text) - draw, no-trump, blind, along, against or all-tricks
# $times (number) - what it multiplies by
manille-factor =
    { $reason ->
        [draw] ×{ $times } after a draw
        [no-trump] ×{ $times } no trump
        [blind] ×{ $times } no trump blind
        [along] ×{ $times } “I go along”
        [against] ×{ $times } “I go against”
       *[all-tricks] ×{ $times } all tricks
    }

## Heading and turn

# $game (text) - manilla or manille
# $deal (number) - from 1
# $stage (text) - what is going on
manille-heading =
    { $game ->
        [manilla] Manilla
       *[manille] Manille
    } · Deal { $deal } · { $stage }
# $deal (number) - from 1
manille-chapter = Deal { $deal }
# $game (number) - from 1
# $deal (number) - from 1, over the whole match
manille-chapter-match = Game { $game } · Deal { $deal }
# $phase (text) - a phase, as in engine/manille/view.py
# $trick (number) - from 1
# $tricks (number) - tricks of the deal
manille-stage =
    { $phase ->
        [blind] First Look
        [trump] Trump
        [along] Calls
        [against] Calls
        [play] Trick { $trick } of { $tricks }
        [review] Review
       *[over] Game Over
    }
# $who (text) - a mention
manille-turn-blind = { $who }, look at your cards, or declare no trump blind.
# $who (text) - a mention
# $seen (text) - public, or own: in the hand itself
manille-turn-trump = { $who }, name trump.{ $seen ->
    [own] {""}
   *[public] {" "}Your cards are in **{ button-hand }**.
}
# $who (text) - mentions
# $seen (text) - public or own
# $count (number) - how many are asked
manille-turn-along = { $who }: double the deal (“I go along”), or pass?{ $seen ->
    [own] {""}
   *[public] {" "}Your cards are in **{ button-hand }**.
}
# $who (text) - mentions
# $count (number) - how many are asked
manille-turn-against = { $who }: double it again (“I go against”), or pass?
# $who (text) - mentions
# $count (number) - how many are asked
manille-turn-review = { $who }: let the deal stand, or challenge an opponent.
# $who (text) - a mention
# $card (text) - lead, play or dummy
# $seen (text) - public or own
manille-turn-play =
    { $card ->
        [lead] { $who }, lead a card
        [dummy] { $who }, play a card of your dummy
       *[play] { $who }, play a card
    }{ $seen ->
        [own] .
       *[public] : open **{ button-hand }**.
    }

## The decision, as everybody sees it

manille-ask-blind = Blind, no trump counts ×4. If you look first, you name trump then.
manille-ask-along = One call counts for all defenders. The dealer’s side can double back.
# $name (text) - marked name of who went along
# $times (number) - what the deal counts now
manille-ask-against = { $name } goes along: the deal counts ×{ $times }.
# $names (text) - who has let it be
manille-ask-passed = Passed: { $names }.
# $game (text) - manilla or manille
manille-ask-review =
    Did an opponent fail a duty? A proven fault scores { $game ->
        [manilla] 60
       *[manille] 34
    }, a wrong challenge nothing.
manille-menu-ask = Ask your partner a question
manille-choose-look = Look at My Cards
manille-choose-blind = No Trump Blind · ×4
# $suit (text) - a suit
manille-choose-trump =
    { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
manille-choose-no-trump = No Trump · ×2
# $name (text) - bare name of a partner
manille-choose-hand-over = Let { $name } Choose
# $times (number) - what the deal counts then
manille-choose-along = I Go Along · ×{ $times }
# $times (number) - what the deal counts then
manille-choose-against = I Go Against · ×{ $times }
manille-choose-pass = Pass
# $name (text) - bare name of an opponent
manille-choose-challenge = Challenge { $name }
manille-choose-accept = Let It Stand
# $question (text) - trumps, best or hand
manille-choose-question =
    { $question ->
        [trumps] How many trumps do you have?
        [best] What’s your best suit?
       *[hand] Show me your hand
    }
# $suit (text) - a suit
manille-choose-question-ten = Do you have the ten of { manille-suit }?

## What happened

# $deal (number) - from 1
# $name (text) - marked name of the dealer
# $doubled (text) - yes or no
manille-line-deal =
    { $doubled ->
        [yes] Deal { $deal }: { $name } deals, and it counts double after the draw
       *[no] Deal { $deal }: { $name } deals
    }
# $cards (text) - the two cards
manille-line-extras = in the middle { $cards }
# $name (text) - marked name of the dealer
# $card (text) - the card
# $bonus (number) - points
manille-line-turned-up =
    { $bonus ->
        [0] { $name } turns up { $card }
       *[other] { $name } turns up { $card }: +{ $bonus }
    }
# $name (text) - marked name
manille-line-looked = { $name } looks at their cards
# $name (text) - marked name
# $other (text) - marked name of the partner
manille-line-handed-over = { $name } lets { $other } choose trump
# $name (text) - marked name
# $trump (text) - what is trump
manille-line-trump = { $name } names { $trump }
# $name (text) - marked name
# $trump (text) - no trump
manille-line-blind = { $name } declares { $trump } blind
# $name (text) - whose hand
# $cards (text) - the cards
manille-line-shown = Open hand of { $name }: { $cards }
# $name (text) - whose dummy
# $cards (text) - the cards
manille-line-uncovered = { $name } turns up { $cards }
# $name (text) - marked name
manille-line-along = { $name }: “I go along”
# $name (text) - marked name
manille-line-against = { $name }: “I go against”
# $names (text) - marked names
# $count (number) - how many
manille-line-passed = { $names } passed
# $names (text) - marked names
# $count (number) - how many
manille-line-accepted = { $names } let the deal stand
# $cards (text) - who played what
# $name (text) - who takes the trick
manille-line-trick = { $cards } · taken by { $name }
# $cards (text) - who played what
manille-line-on-table = On the table: { $cards }
# $taken (text) - who took how many
manille-line-tricks = Tricks: { $taken }
# $name (text) - marked name
# $tricks (number) - how many
manille-line-tricks-of = { $name } { $tricks }
# $name (text) - marked name
# $partner (text) - marked name
# $trumps (number) - how many
manille-line-trumps =
    { $trumps ->
        [0] { $name } asks { $partner } for trumps: none
       *[other] { $name } asks { $partner } for trumps: { $trumps }
    }
# $name (text) - marked name
# $partner (text) - marked name
# $suit (text) - the suit with its sign
manille-line-best = { $name } asks { $partner } for the best suit: { $suit }
# $name (text) - marked name
# $partner (text) - marked name
# $suit (text) - the suit with its sign
manille-line-has-ten = { $name } asks { $partner } for the ten of { $suit }: yes
# $name (text) - marked name
# $partner (text) - marked name
# $suit (text) - the suit with its sign
manille-line-no-ten = { $name } asks { $partner } for the ten of { $suit }: no
# $name (text) - marked name
# $partner (text) - marked name
manille-line-hand = { $name } asks { $partner } to show their hand
# $name (text) - marked name
# $other (text) - whose play
manille-line-vain = { $name } wrongly challenges { $other }
# $name (text) - marked name
# $other (text) - whose play
# $card (text) - the card
# $trick (number) - from 1
manille-line-fault = { $name } challenges { $other }: { $card } in trick { $trick } was a fault
# $deal (number) - from 1
# $dealers (number) - points of the dealer's side
# $defenders (number) - points of the defenders
manille-line-points = Deal { $deal }: dealer’s side { $dealers }, defenders { $defenders }
manille-line-draw = nobody scores
manille-line-nothing = not enough to score
# $names (text) - marked names
# $score (number) - points
manille-line-scored = { $names } +{ $score }
# $gain (text) - who scores what
# $factors (text) - points above half, and the doublings
manille-line-factors = { $gain } ({ $factors })
# $gain (text) - who scores what
manille-line-by-fault = { $gain } for the fault
# $game (number) - from 1
# $names (text) - marked names
# $wins (number) - games won by now
# $count (number) - how many
manille-line-game-won =
    { $wins ->
        [one] Game { $game } goes to { $names }
       *[other] Game { $game } goes to { $names }, who now have { $wins } wins
    }
# $names (text) - marked names
# $winners (number) - how many
manille-line-won =
    { $winners ->
        [one] { $names } wins
       *[other] { $names } win
    }

## The table in words

# $game (text) - manilla or manille
# $deal (number) - from 1
# $stage (text) - what is going on
manille-alt-heading =
    { $game ->
        [manilla] Manilla
       *[manille] Manille
    }, deal { $deal }: { $stage }.
# $names (text) - who is to act
manille-alt-turn = To move: { $names }.
# $cards (text) - who played what
# $name (text) - who is winning
manille-alt-trick = On the table: { $cards }. { $name } is winning.
# $cards (text) - who played what
# $name (text) - who took it
manille-alt-last-trick = Last trick: { $cards }, taken by { $name }.
# $count (number) - how many doublings
# $times (number) - what the deal counts
# $factors (text) - the doublings
manille-stakes = The deal counts { $count ->
    [1] { $factors }
   *[other] ×{ $times } ({ $factors })
}.
# $named (text) - yes or no
# $trump (text) - what is trump
# $count (number) - how many doublings
# $times (number) - what the deal counts
# $factors (text) - the doublings
manille-alt-trump =
    { $named ->
        [no] Trump isn’t named yet.
       *[yes] Trump: { $trump }.
    }{ $times ->
        [1] {""}
       *[other] {" "}{ manille-stakes }
    }
# $name (text) - the dealer
# $card (text) - the card
manille-alt-turned-up = { $name } turned up { $card }.
# $cards (text) - the two cards
manille-alt-extras = In the middle: { $cards }.
# $name (text) - whose hand
# $cards (text) - the cards
manille-alt-open = Open hand of { $name }: { $cards }.
# $side (text) - deals or defends
# $names (text) - who
# $tricks (number) - tricks won
# $shown (text) - yes or no
# $points (number) - points won
manille-alt-side =
    { $side ->
        [deals] Dealer’s side
       *[defends] Defenders
    } { $names }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }{ $shown ->
        [yes] , { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[no] .
    }
# $names (text) - a team
# $score (number) - points
manille-alt-score = { $names } { $score }
# $target (number) - points that win
# $scores (text) - all teams
manille-alt-scores = Scores, to { $target }: { $scores }.
# $turn (text) - yes or no
# $name (text) - whose hand
# $role (text) - deals, dealers-side or defends
# $count (number) - cards left
manille-text-hand =
    { $turn ->
        [yes] ▶ { $name }
       *[no] ▫️ { $name }
    } · { $role ->
        [deals] deals
        [dealers-side] dealer’s side
       *[defends] defends
    } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# $target (number) - points that win a game
# $best_of (number) - games
manille-text-scores =
    { $best_of ->
        [1] **Scores** to { $target }
       *[other] **Scores** to { $target }, best of { $best_of }
    }
# $names (text) - a team
# $score (number) - points
manille-text-score = { $names }: **{ $score }**
# $names (text) - a team
# $score (number) - points
# $wins (number) - games won
manille-text-score-match =
    { $wins ->
        [one] { $names }: **{ $score }** · 1 game won
       *[other] { $names }: **{ $score }** · { $wins } games won
    }
manille-text-before = **Last deals**

## My hand

# $names (text) - marked names
manille-hand-partners = You play with { $names }.
manille-hand-alone = You play alone this deal.
# $whose (text) - own or dummy
# $cards (text) - suit by suit
manille-hand-cards =
    { $whose ->
        [dummy] Your dummy: **{ $cards }**
       *[own] Your cards: **{ $cards }**
    }
# $whose (text) - own or dummy
# $count (number) - cards
manille-hand-closed =
    { $whose ->
        [dummy] Your dummy’s { $count } cards stay face down until trump is named.
       *[own] Your { $count } cards stay face down until trump is named.
    }
# $whose (text) - own or dummy
manille-hand-empty =
    { $whose ->
        [dummy] Your dummy has no cards left.
       *[own] You have no cards left.
    }
# $cards (text) - the cards
# $reason (text) - half a sentence
manille-hand-refused = Not now: { $cards }, { $reason }.
# $duty (text) - a duty, as in engine/manille/rules/reasons.py
# $suit (text) - a suit
# $rank (text) - of the card that is winning; empty where it does not matter
manille-duty =
    { $duty ->
        [must-follow] because you must follow suit in { manille-suit }
        [must-beat] because you can beat the { manille-card }
        [must-trump] because you must trump with { manille-suit }
        [must-overtrump] because you can trump higher than the { manille-card }
        [no-undertrump] because you can’t trump below the { manille-card } here while you have other cards
       *[must-undertrump] because you must trump with { manille-suit }, even if too low
    }
manille-hand-wait = It’s not your turn. Cards you can play will appear here.

## The end

# $names (text) - marked names
# $winners (number) - how many
# $score (number) - points, or games in a match
manille-result-heading =
    { $winners ->
        [one] { $names } wins with { $score }
       *[other] { $names } win with { $score }
    }
# $deals (number) - deals played
# $games (number) - games played
manille-result-deals =
    After { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }{ $games ->
        [one] .
       *[other] {" "}in { $games } games.
    }
# $medal (text) - a medal, or the rank
# $names (text) - a team
# $points (number) - points
manille-result-place = { $medal } { $names } · **{ $points }** { $points ->
    [one] point
   *[other] points
}
# $medal (text) - a medal, or the rank
# $names (text) - a team
# $points (number) - points in the last game
# $games (number) - games won
manille-result-place-match =
    { $medal } { $names } · **{ $games }** { $games ->
        [one] game
       *[other] games
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the last
# $deal (number) - its number
# $gain (text) - who scored what
manille-result-greatest = Best deal, number { $deal }: { $gain }
# $deals (number) - deals played
manille-result-alt = Final scores after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
# $teams (text) - who plays with whom, the sides parted by dashes
# $scores (text) - the scores after each of the last deals, in the same order
manille-result-alt-sheet = After each deal, { $teams }: { $scores }.
# $rank (number) - from 1
# $names (text) - a team
# $points (number) - points
# $games (number) - games won
manille-result-alt-place = { $rank }. { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, games won: { $games }.

## Learning

# $phase (text) - a phase, or lead or dummy
manille-explain =
    { $phase ->
        [blind] The dealer may declare no trump before looking. The deal then counts ×4 instead of ×2, which is a gamble. Looking costs nothing.
        [trump] The dealer chooses which suit beats all others, or none. A long suit with its ten or ace makes good trumps. No trump takes high cards in every suit, and counts double.
        [along] The defenders now know trump and their own cards. If they expect to win the deal, one of them says “I go along”, and it counts double for whichever side wins.
        [against] The deal is doubled. If the dealer’s side still expects to win, it can double once more.
        [lead] The winner of the last trick leads any card. Lead what your partner can win, draw trumps while yours are the highest, and don’t lead an ace while its ten is out.
        [play] Follow suit if you can. If an opponent is winning, beat their card or trump it if you can. Give points to tricks your partner wins, and nothing to tricks you must lose.
        [dummy] A dummy plays now, and its owner chooses the card. Both are on one side: when the owner’s card is winning, the dummy plays freely.
        [review] Any card could be played. Now you can challenge an opponent who failed a duty. A proven fault decides the deal.
       *[over] The game is over. Look at the result, or play again.
    }
# $who (text) - marked name
# $trump (text) - what is trump
manille-why-trump = { $who } named **{ $trump }** from a hand that nobody else has seen. After the game you can see what it considered.
manille-no-odds = This game has no odds: count the cards.
# $subject (text) - cards, beat, trump or partner
manille-lesson-alt =
    { $subject ->
        [cards] From high to low, with what each counts: ten 5, ace 4, king 3, queen 2, jack 1, and nine, eight and seven nothing.
        [beat] An opponent leads the king of clubs. Of 10♣ A♣ 8♣ 7♥ you may play 10♣ or A♣; hearts are trump.
        [trump] Clubs are led and an opponent has trumped with the jack of hearts. Of A♥ 8♥ 10♦ 7♦ you may only play A♥.
       *[partner] Your partner is winning with the king of clubs. Of 10♣ 7♣ A♥ 7♦ you may play 10♣ or 7♣.
    }

## Why something is refused: what is the matter, and what can be done.

# $phase (text) - the decision that is open
why-manille-another-decision =
    { $phase ->
        [blind] The dealer hasn’t looked yet. Look at the cards, or declare no trump blind.
        [trump] Trump isn’t named yet. Choose a suit, or no trump.
        [along] It’s the defenders’ turn to call. Go along, or pass.
        [against] It’s the dealer’s side’s turn to call. Go against, or pass.
        [play] Cards are being played. Open your hand and choose one.
       *[review] The deal has been played. Let it stand, or challenge an opponent.
    }
why-manille-answered = You’ve already answered. Wait for the others.
why-manille-no-blind = You’ve looked at your cards, so no trump can’t be blind. Choose plain no trump, or a suit.
why-manille-look-first = You haven’t looked yet. Look at your cards first, or declare no trump blind.
why-manille-no-handover = At this table the dealer names trump. Choose a suit, or no trump.
why-manille-handed-over = The choice was handed to you. Choose a suit, or no trump.
# $name (text) - marked name
why-manille-not-a-partner = { $name } isn’t your partner. Choose a partner, or name trump yourself.
# $suit (text) - a suit
# $rank (text) - of the card
why-manille-not-in-hand = You no longer have { manille-card }. Open your hand again and choose another card.
# $suit (text) - a suit
# $rank (text) - of the card
why-manille-not-face-up = The { manille-card } isn’t face up. Choose one of the upper cards.
why-manille-dummy-plays = Your dummy plays now. Choose one of its cards.
why-manille-hand-plays = Your own hand plays now. Choose one of your cards.
# $suit (text) - a suit
why-manille-must-follow = You have { manille-suit } and must follow suit. Choose one of them.
# $suit (text) - a suit
# $rank (text) - of the card that is winning
why-manille-must-beat = An opponent is winning with { manille-card }, and you can beat it. Choose a higher card of { manille-suit }.
# $suit (text) - a suit
why-manille-must-trump = You can’t follow suit, and an opponent is winning. Play a trump: one of your { manille-suit }.
# $suit (text) - a suit
# $rank (text) - of the card that is winning
why-manille-must-overtrump = An opponent has trumped with { manille-card }, and you can trump higher. Choose a higher card of { manille-suit }.
# $suit (text) - a suit
# $rank (text) - of the card that is winning
why-manille-no-undertrump = At this table, you can’t trump lower than { manille-card } while you have other cards. Choose a card other than { manille-suit }.
# $suit (text) - a suit
why-manille-must-undertrump = At this table, you must trump even if your trumps are too low. Choose one of your { manille-suit }.
why-manille-mute = Partners can’t ask questions at this table. Lead a card.
why-manille-ask-on-lead = You can only ask questions before you lead. Play a card.
why-manille-ask-open-hand = Your partner’s hand is already open. Look at it on the table, and lead a card.
# $limit (number) - questions of a side in a deal
why-manille-ask-limit =
    { $limit ->
        [one] Your side has already asked its one question this deal. Lead a card.
       *[other] Your side has already asked its { $limit } questions this deal. Lead a card.
    }
why-manille-ask-twice = Your side already asked that this deal. Ask something else, or lead a card.
why-manille-challenge-opponents-only = You can only challenge opponents. Choose one, or let the deal stand.

## What is certain of a choice

# $above (number) - cards that beat it in its suit and are not seen
manille-fact-led = { $above ->
    [0] no higher card of its suit is out
    [one] one higher card of its suit is out
   *[other] { $above } higher cards of its suit are out
}
# $how (text) - takes, leads or below: the trick
# $points (number) - that lie in the trick, the card's own included
manille-fact-followed = { $how ->
    [takes] takes the trick
    [leads] leads the trick so far
   *[below] doesn’t take the trick
}, { $points ->
    [one] 1 point in it
   *[other] { $points } points in it
}
# $count (number) - cards of a suit that the reader holds
manille-fact-trump = you hold { $count } of that suit
