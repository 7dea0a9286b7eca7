game-pig = Pig
command-pig = Pig: roll as often as you dare, and hold before a one.
about-pig = Roll as often as you dare, and hold before a one costs you all of it.
lasts-pig = 10 minutes, or 5 against AI

level-pig-easy = Easy
level-pig-easy-help = Often acts on a whim
level-pig-simple = Careful
level-pig-simple-help = Holds at twenty
level-pig-steady = Steady
level-pig-steady-help = Thinks ahead
level-pig-expert = Expert
level-pig-expert-help = Thinks far ahead

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
# $die (number) - what was rolled
# $pot (number) - what is then in the pot
pig-Rolled = { $die ->
    [1] { $name } rolls a one, and the pot is lost.
   *[other] { $name } rolls { $die }: { $pot } in the pot.
}
# $name (text) - who did it
# $points (number) - what the player has then
pig-Held = { $name } holds, and has { $points }.
pig-choose = Roll or hold
pig-choice-Roll = Roll
pig-choice-Hold = Hold
# $percent (number) - how often
pig-odds-lost = The next roll is a one, and loses the pot, in { $percent }% of cases.
# $name (text) - a player
# $parts (text) - their points
pig-row = { $name }: { $parts }
# $name (text) - who has won
pig-result = { $name } wins!
# $round (number) - from 1
pig-chapter = Round { $round }
# $target (number) - points that win
pig-explain = Each roll adds to the pot, but a one loses it. Hold to keep it; the first to have { $target } is the winner.
pig-rules = ### Pig
    On your turn, roll as often as you like. What you roll goes into the pot; a one empties it and ends your turn.
    Hold, and the pot is yours. Whoever first has the target wins.

# $level (text) - who plays against you
pig-daily-about = The first turns of a game against { $level }. What you hold counts.
# $score (number) - points
pig-daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
pig-daily-signs = 🟩 you led · 🟨 you shared the lead · ⬜ you were behind

pig-lesson-1 = Red is you. Your first roll is a 4, and it is in the pot: **+ 4** beside your name. You don’t have it yet.
pig-lesson-1-ask = Do you dare another roll?
pig-lesson-1-marked = your pot, 4
pig-lesson-1-roll = Roll again
pig-lesson-1-hold = Hold 4
pig-lesson-1-hold-why = Four points are safe then, but few. Five rolls in six go well.
pig-lesson-2 = A 6: now the pot has 10. Only a one loses it.
pig-lesson-2-ask = And once more?
pig-lesson-2-marked = your pot, 10
pig-lesson-2-roll = Roll again
pig-lesson-2-hold = Hold 10
pig-lesson-2-hold-why = It’s a fair choice. Careful players go on until they have about 20.
pig-lesson-3 = A 4: 14 points in the pot. If you go on, you could lose them all.
pig-lesson-3-ask = Make them yours this time.
pig-lesson-3-marked = your pot, 14
pig-lesson-3-roll = Roll again
pig-lesson-3-roll-why = You would risk 14 points for a few more. Let’s keep them for now.
pig-lesson-3-hold = Hold 14
pig-lesson-end = You have 14 points. The other player rolled a 6 and then a one, so their pot is lost. It’s your turn again: whoever first has 100 wins.
pig-lesson-end-marked = your 14 points, and a new pot
