game-pig = Pig
command-pig = Pig: roll as often as you dare, and hold before a one.
about-pig = Roll as often as you dare, and hold before a one costs you all of it.
lasts-pig = 10 minutes, or 5 against AI

level-pig-timid = Timid
level-pig-timid-help = Holds at six
level-pig-simple = Careful
level-pig-simple-help = Holds at twenty

option-pig-target = Target
option-pig-target-help = Points that win
option-pig-target-50 = 50
option-pig-target-100 = 100

why-pig-turn = It is not your turn.
why-pig-nothing = Roll first: there is nothing to hold yet.

# $target (number) - points that win
pig-heading = Pig · first to { $target }
# $name (text) - who is to decide
# $pot (number) - points of this turn so far
pig-turn = { $name }: roll or hold? In the pot: { $pot }.
# $name (text) - who did it
# $die (number) - what was rolled, 0 for a hold
# $points (number) - in the pot after a roll, of the player after a hold
pig-told = { $die ->
    [0] { $name } holds, and has { $points }.
    [1] { $name } rolls a one, and the pot is lost.
   *[other] { $name } rolls { $die }: { $points } in the pot.
}
# $move (text) - roll or hold
# $pot (number) - points of this turn so far
pig-choose = { $move ->
    [roll] Roll
   *[hold] Hold { $pot }
}
# $name (text) - a player
# $points (number) - their points
pig-points = { $name } { $points }
# $scores (text) - everybody's points
# $pot (number) - points of this turn so far
pig-alt = Points: { $scores }. In the pot: { $pot }.
# $name (text) - who has won
# $scores (text) - everybody's points
pig-result = ## { $name } wins!
    { $scores }
# $round (number) - from 1
pig-chapter = Round { $round }
# $target (number) - points that win
pig-explain = Each roll adds to the pot, but a one loses it. Hold to keep it; the first to have { $target } is the winner.
pig-rules = ### Pig
    On your turn, roll as often as you like. What you roll goes into the pot; a one empties it and ends your turn.
    Hold, and the pot is yours. Whoever first has the target wins.
