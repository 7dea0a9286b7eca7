### The deal of the day of Manilla and Manille.

# $level (text) - what its AI players are called
manilla-daily-about = One deal with three AI players ({ $level }), one of them your partner. You deal and name trump. Your pair’s points count for you, the other pair’s against you.
# $level (text) - what its AI players are called
manille-daily-about = One deal with three AI players ({ $level }), one of them your partner. You deal, and your last card is turned up. Your pair’s points count for you, the other pair’s against you.
# $score (number) - points won, or lost where it is below 0
manilla-daily-score = { $score ->
    [one] { $score } point
    [-1] { $score } point
   *[other] { $score } points
}
# $score (number) - points won, or lost where it is below 0
manille-daily-score = { manilla-daily-score }
manilla-daily-signs = -# Each trick in turn: 🟩 yours · ⬜ theirs
manille-daily-signs = { manilla-daily-signs }
