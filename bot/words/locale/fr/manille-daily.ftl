### The deal of the day of Manilla and Manille.

manilla-daily-about = Une donne avec trois IA ({ $level }), dont une est ta partenaire. Tu donnes et tu choisis l’atout. Ce que marque votre équipe compte pour toi, ce que marquent les autres compte contre toi.
manille-daily-about = Une donne avec trois IA ({ $level }), dont une est ta partenaire. Tu donnes, et ta dernière carte est la retourne. Ce que marque votre équipe compte pour toi, ce que marquent les autres compte contre toi.
manilla-daily-score = { $score } point{ $score ->
    [one] {""}
    [-1] {""}
   *[other] s
}
manille-daily-score = { manilla-daily-score }
manilla-daily-signs = -# Chaque pli à son tour : 🟩 à vous · ⬜ aux autres
manille-daily-signs = { manilla-daily-signs }
