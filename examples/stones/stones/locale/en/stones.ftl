game-stones = Stones
command-stones = Stones: play secret cards to take stones from a heap.
about-stones = Play secret cards to take stones from a heap. The last stone counts extra.
lasts-stones = 10 minutes, or 5 against AI

level-stones-easy = Easy
level-stones-easy-help = Often plays any card
level-stones-simple = Careful
level-stones-simple-help = Leaves no last stones
level-stones-steady = Steady
level-stones-steady-help = Thinks ahead
level-stones-expert = Expert
level-stones-expert-help = Thinks far ahead

option-stones-bonus = Last Stone
option-stones-bonus-help = Points that the last stone counts extra
option-stones-bonus-0 = 0
option-stones-bonus-5 = 5

why-stones-turn = It is not your turn.
why-stones-card = You don’t have that card. Play one of yours.

# $left (number) - stones in the heap
stones-heading = Stones · { $left ->
    [one] { $left } stone left
   *[other] { $left } stones left
}
# $name (text) - who is to decide
stones-turn = { $name }: play a card.
# $name (text) - who did it
# $card (number) - the card
# $left (number) - stones in the heap
stones-Took = { $name } plays { $card }. Left in the heap: { $left }.
# $name (text) - who did it
# $card (number) - the card
stones-Drew = { $name } draws { $card }.
stones-choose = Play a card
# $card (number) - the card
stones-choice-Play = Play { $card }
# $name (text) - a player
# $parts (text) - their cards and points
stones-row = { $name }: { $parts }
# $name (text) - who has won
stones-result = { $name } wins!
# $round (number) - from 1
stones-chapter = Round { $round }
# $bonus (number) - points for the last stone
stones-explain = Your card takes as many stones, a point each. The last stone counts { $bonus } more.
stones-rules = ### Stones
    Everyone has three secret cards from 1 to 4. The heap begins with 15 stones for each player.
    On your turn, play a card and take as many stones, a point each. Then draw a card.
    The game ends with the last stone, which counts five points more. Most points win.

# $level (text) - who plays against you
stones-daily-about = The first turns of a game against { $level }. Your points count.
# $score (number) - points
stones-daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
stones-daily-signs = 🟩 you led · 🟨 you shared the lead · ⬜ you were behind
