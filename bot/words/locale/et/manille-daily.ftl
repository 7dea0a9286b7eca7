### The deal of the day of Manilla and Manille.

manilla-daily-about = Üks jaotus kolme arvutimängijaga ({ $level }), kellest üks on sinu paariline. Sina jagad ja teed trumbi. Oma paari punktid lähevad plussi, teiste omad miinusesse.
manille-daily-about = Üks jaotus kolme arvutimängijaga ({ $level }), kellest üks on sinu paariline. Sina jagad ja sinu viimane kaart avatakse. Oma paari punktid lähevad plussi, teiste omad miinusesse.
manilla-daily-score = { $score ->
    [one] { $score } punkt
    [-1] { $score } punkt
   *[other] { $score } punkti
}
manille-daily-score = { manilla-daily-score }
manilla-daily-signs = -# Iga tihi järjekorras: 🟩 teie · ⬜ teiste oma
manille-daily-signs = { manilla-daily-signs }
