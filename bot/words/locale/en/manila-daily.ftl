### The deal of the day of Manila.

# $level (text) - what its AI players are called
manila-daily-about = One voyage against three AI players ({ $level }), from the first auction to the pay. Your fortune then is your score: money and shares, less 15 for each pledged one.
# $score (number) - a fortune
manila-daily-score = { $score ->
    [one] { $score } peso
   *[other] { $score } pesos
}
manila-daily-signs = -# Each accomplice in turn: 🟩 brought more than it cost · ⚓ as much, or a pilot · 💀 less
