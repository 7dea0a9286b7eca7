### Arenas: windows of time in which people are put at tables with others, again and again.

arena-heading = ### Arena · { $game }
arena-until = Doe één keer mee, en ik zet je tafel na tafel met { $size } bij spelers die ongeveer even sterk zijn. AI-spelers vullen de laatste plaatsen. Einde van de arena: { $soon }
arena-tables = { $speed }. Elke tafel komt in een nieuwe thread van dit kanaal, en daar tag ik je.
arena-closing = Er komen geen nieuwe tafels meer. De lopende partijen tellen nog mee.
arena-over = -# Eindstand · afgelopen { $ended }
arena-count = -# { $people ->
    [one] Eén speler doet
   *[other] { $people } spelers doen
} mee · { $waiting } wachtend · { $tables ->
    [one] één tafel speelt
   *[other] { $tables } tafels spelen
}
arena-none = Nog niemand doet mee.
arena-line = { $place }\. { $name } · { $points ->
    [one] één punt
   *[other] { $points } punten
} · { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $wins } gewonnen
arena-more = … en nog { $more }
arena-points = -# { $above ->
    [one] Eén punt
   *[other] { $above } punten
} voor elke tegenstander die onder je eindigt, { $shared ->
    [one] één punt
   *[other] { $shared } punten
} voor elke die je positie deelt. Wie een partij verlaat, verdient er niets mee en meldt zich opnieuw aan voor de volgende.
button-arena-join = Meedoen
button-arena-leave = Verlaten
button-arena-me = Mijn positie
arena-place = Positie { $place } met { $points ->
    [one] één punt
   *[other] { $points } punten
} na { $games ->
    [one] één partij
   *[other] { $games } partijen
}.
arena-me = { $games ->
    [0] Je doet mee.
   *[other] { arena-place }
} { $now ->
    [waiting] Je krijgt binnen ongeveer een minuut een tafel in een nieuwe thread van dit kanaal, en daar tag ik je. { $speed }.
    [playing] Je speelt hier: [naar de tafel]({ $link })
   *[out] Je komt aan geen tafel meer tot je weer meedoet.
}
arena-last = Je bent weg: na deze partij krijg je geen tafel meer. [Naar de tafel]({ $link })
arena-out = Je doet niet mee aan deze arena. Druk op **{ button-arena-join }** om mee te doen.
arena-seated = { $people } Jullie arenatafel staat klaar.
arena-thread = Arena · { $game } · { $when }
arena-picture = Arena
arena-alt = Eindstand van een arena van { $game }. { $lines }
arena-alt-line = { $place }. { $name }, { $points ->
    [one] één punt
   *[other] { $points } punten
}
admin-arena-opened = De arena is hier open. Het bericht staat hieronder; verder gaat alles vanzelf. De laatste tafel begint uiterlijk: { $soon }
admin-arena-ended = In de arena van dit kanaal komen geen nieuwe tafels meer. Lopende partijen tellen nog mee.
privacy-arenas = - Wat je in { $arenas ->
    [one] één arena
   *[other] { $arenas } arena’s
} hebt verdiend: punten, partijen en overwinningen, met je naam van toen
why-no-arena = In dit kanaal is geen arena open.
why-arena-there = In dit kanaal is al een arena open. `/beheer arena` met 0 uur sluit die.
why-arena-many = Op deze server zijn al { $most } arena’s open. Sluit er een, of wacht tot er een voorbij is.
why-arena-lately = Op deze server zijn in één dag al { $most } arena’s geopend, gesloten meegeteld. Probeer het morgen weer.
why-arena-over = Deze arena is afgelopen: er komen geen nieuwe tafels meer. De stand blijft staan.
why-arena-out = Je doet niet mee aan deze arena, dus er is niets te verlaten.
why-arena-fixed = In een arena ligt de bedenktijd vast en kan er niets worden teruggenomen. Wil je het anders, open dan zelf een tafel.
