### The deal of the day of Manila.

# $level (text) - what its AI players are called
manila-daily-about = One voyage against three AI players ({ $level }), from the auction to the payout. Your score is your fortune then: money and shares, minus 15 for each pledged share.
# $score (number) - a fortune
manila-daily-score = { $score ->
    [one] { $score } peso
   *[other] { $score } pesos
}
manila-daily-signs = -# After ⛵, each accomplice in turn: 🟩 earned more than it cost · ⚓ the same, a pilot or none · 💀 less
