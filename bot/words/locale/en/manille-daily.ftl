### The deal of the day of Manilla and Manille.

# $level (text) - what its AI players are called
manilla-daily-about = One deal with three AI players ({ $level }), one of them your partner. You deal and name trump. What your pair scores counts for you, what the others score against you. A card that you must play is played for you.
# $level (text) - what its AI players are called
manille-daily-about = One deal with three AI players ({ $level }), one of them your partner. You deal, and your last card is turned up. What your pair scores counts for you, what the others score against you. A card that you must play is played for you.
# $score (number) - points won, or lost where it is below 0
manilla-daily-score = { $score ->
    [one] { $score } point
    [-1] { $score } point
   *[other] { $score } points
}
# $score (number) - points won, or lost where it is below 0
manille-daily-score = { manilla-daily-score }
manilla-daily-signs = -# Each trick in turn: 🟩 yours · ⬜ the others’
manille-daily-signs = { manilla-daily-signs }
