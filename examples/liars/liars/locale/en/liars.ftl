game-liars = Liar’s Dice
command-liars = Liar’s Dice: bid on dice that nobody sees all of, and doubt who goes too far.
about-liars = Bid on dice that nobody sees all of, and doubt who goes too far.
lasts-liars = 15 minutes, or 10 against AI

level-liars-easy = Easy
level-liars-easy-help = Often bids on a whim
level-liars-simple = Careful
level-liars-simple-help = Bids what is likely
level-liars-steady = Steady
level-liars-steady-help = Thinks ahead
level-liars-expert = Expert
level-liars-expert-help = Thinks far ahead

option-liars-dice = Dice
option-liars-dice-help = What each player begins with
option-liars-dice-3 = 3
option-liars-dice-5 = 5
option-liars-wild = Wild Ones
option-liars-wild-help = Ones count as every number
option-liars-wild-true = Yes
option-liars-wild-false = No

why-liars-turn = It is not your turn.
why-liars-nothing = Nobody has bid yet. Make a bid first.
why-liars-low = Bid more dice, or as many of a higher number.
why-liars-many = There are not so many dice.

# $total (number) - dice of all players
liars-heading = Liar’s Dice · { $total ->
    [one] { $total } die
   *[other] { $total } dice
}
# $name (text) - who is to decide
# $count (number) - dice of the last bid, 0 if there is none
# $face (number) - what they show
liars-turn = { $count ->
    [0] { $name }: make the first bid.
   *[other] { $name }: bid more than { $count } × { $face }, or doubt it.
}
# $name (text) - who has bid
# $count (number) - so many dice
# $face (number) - what they show
liars-Bade = { $name } bids { $count } × { $face }.
# $name (text) - who doubts
# $dice (text) - the dice of all players
# $actual (number) - how many were as bid
# $loser (text) - who loses a die
liars-Shown = { $name } doubts. The dice are { $dice }: { $actual } as bid. { $loser } loses a die.
liars-choose = Bid
# $count (number) - so many dice
# $face (number) - what they show
liars-choice-Bid = { $count } × { $face }
liars-choice-Doubt = Doubt
# $name (text) - a player
# $parts (text) - their dice or their bid
liars-row = { $name }: { $parts }
# $name (text) - who has won
liars-result = { $name } wins!
# $round (number) - from 1
liars-chapter = Round { $round }
liars-explain = A bid says how many dice of all players show a number. Raise it if you believe it, doubt it if you do not.
liars-rules = ### Liar’s Dice
    Everybody rolls in secret. In turn, say how many dice of all players show a number: more dice than the bid before, or
    as many of a higher number. With wild ones, a one counts as every number.
    Or doubt the last bid. All dice are shown: if there are as many as bid, you lose a die, else who bid it loses one.
    Then all roll again. The last player with dice wins.

# $level (text) - who plays against you
liars-daily-about = The first rounds of a game against { $level }. What counts are the dice that you keep.
# $score (number) - dice
liars-daily-score = { $score ->
    [one] { $score } die
   *[other] { $score } dice
}
liars-daily-signs = 🟩 you led · 🟨 you shared the lead · ⬜ you were behind
