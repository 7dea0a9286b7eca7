### The deal of the day: the same for everybody, one try that counts. What it is in a game says the game’s own file.

daily-title = ## { $game } #{ $number }
daily-title-plain = { $game } #{ $number }
daily-when = Uitdaging van de dag
daily-rule = Wie vandaag speelt, krijgt hetzelfde toeval en dezelfde AI-spelers. Je eerste poging telt; daarna speel je zo vaak je wilt.
daily-next = Volgende uitdaging: { $soon }
daily-others = **De uitdagingen van andere spellen**
daily-lacking = -# { $games }: nog geen dagelijkse uitdaging.
daily-proof = Het toeval van een dag ligt vast voordat er iemand speelt: het volgt uit de seed. De hash van de seed is de dag ervoor te zien, de seed zelf de dag erna, zodat iedereen kan nagaan dat ze bij elkaar horen.
daily-streak = 🔥 { $days ->
    [1] Er begint een reeks: met de volgende uitdaging zijn het twee dagen.
   *[other] { $days } dagen op rij.
} Eén dag per week mag je missen.
daily-promise =
    -# Vastgelegd voordat er iemand speelde: SHA-256 van de seed van vandaag `{ $today }`
    -# en van die van morgen `{ $tomorrow }`
daily-revealed = -# De seed van #{ $number } was `{ $seed }`, beloofd als `{ $commitment }`
daily-heading = -# { $game } #{ $number } · { $run ->
    [counts] deze poging telt
    [repeat] nog eens, voor de lol
   *[over] afgelopen
}
daily-result = ### { $score }
daily-repeat = ### { $score }, deze keer voor de lol
daily-par = Richtscore: { $par }, van “{ $expert }”, de sterkste AI-speler.
daily-par-short = Richtscore: { $par }
daily-par-later = De richtscore wordt nog berekend.
daily-everywhere = Overal: { $place }
daily-here = Op deze server: { $place }
daily-rank = positie { $rank } van { $count }
daily-top = top { $top } %
daily-top-of = top { $top } % van { $count }
daily-line = { $game } #{ $number } · { $score } · { $place } · { $signs }
daily-shared =
    { $name } heeft de uitdaging van de dag gespeeld:
    ➜ **{ $line }**
daily-invitation = -# Met `/uitdaging` krijg jij dezelfde.
daily-alt = { $title }: { $score }. { $place }
button-daily-play = Uitdaging van vandaag spelen
button-daily-go-on = Verder spelen
button-daily-again = Nog eens spelen
button-daily-front = Uitdaging van de dag
button-daily-proof = Eerlijk toeval
button-solo-board = ◀ Terug naar het bord
button-solo-table = Tafel
why-no-daily = Dat spel heeft geen uitdaging van de dag. `/uitdaging` toont de spellen die er een hebben.
why-daily-past = Die uitdaging was van een andere dag. Met `/uitdaging` krijg je die van vandaag.
why-daily-spoiled = Ik ben vandaag bijgewerkt en mijn AI-spelers zijn daarbij veranderd: de uitdaging van vandaag gaat niet verder. Wat al telde, blijft. Niemands reeks breekt af. Morgen is er een nieuwe.
why-daily-unplayed = Speel de uitdaging van vandaag eerst uit: dan is er iets te delen.
why-daily-deleted = Je was aan deze uitdaging begonnen voordat je je gegevens wiste, en één poging telt. Morgen is er een nieuwe.
command-daily = Speel de uitdaging van de dag: voor iedereen dezelfde, en één poging telt.
command-daily-game = Welk spel. Leeg: een ervan, met knoppen naar de andere.
why-solo-old = Die knop hoort bij een eerdere zet. Ga verder in het nieuwste bericht, of gebruik de opdracht opnieuw.
why-not-a-member = Ik ben geen lid van deze server, dus ik kan hier geen tafel bijhouden. De beheerders kunnen mij toevoegen. In je eentje kun je overal spelen: `/uitdaging`, of **Tegen AI spelen** in `/help`.
