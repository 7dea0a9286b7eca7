### The deal of the day: the same for everybody, one try that counts. What it is in a game says the game’s own file.

daily-title = ## { $game } #{ $number }
daily-title-plain = { $game } #{ $number }
daily-when = Päevamäng
daily-rule = Täna on kõigil samad kaardid, täringud ja arvutimängijad. Esimene katse läheb arvesse; pärast seda mängi nii palju, kui tahad.
daily-next = Järgmine päevamäng: { $soon }
daily-others = **Teiste mängude päevamängud**
daily-lacking = -# { $games }: päevamängu veel pole.
daily-proof = Päeva kaardid ja täringud on paigas enne, kui keegi mängib: need tulenevad seemnest. Seemne räsi näidatakse päev varem, seemet ennast päev hiljem, nii et igaüks saab kontrollida, kas need kokku sobivad.
daily-streak = 🔥 { $days ->
    [1] Algab päevade rida: järgmise päevamänguga on neid juba kaks.
   *[other] { $days } päeva järjest.
} Ühe päeva nädalas võib vahele jätta.
daily-promise =
    -# Paigas enne, kui keegi mängis: tänase seemne SHA-256 `{ $today }`
    -# ja homse oma `{ $tomorrow }`
daily-revealed = -# #{ $number }: seeme oli `{ $seed }`; selle räsi `{ $commitment }` avaldati enne
daily-heading = -# { $game } #{ $number } · { $run ->
    [counts] see katse läheb arvesse
    [repeat] kordus, lõbu pärast
   *[over] läbi
}
daily-result = ### { $score }
daily-repeat = ### { $score }, seekord lõbu pärast
daily-par = Sihttulemus: { $par }. Nii palju sai tugevaim arvutimängija („{ $expert }”).
daily-par-short = Sihttulemus: { $par }
daily-par-later = Sihttulemust alles arvutatakse.
daily-everywhere = Kõikjal: { $place }
daily-here = Selles serveris: { $place }
daily-rank = { $rank }. koht { $count } seas
daily-top = parim { $top }%
daily-top-of = parim { $top }%, mängijaid { $count }
daily-line = { $game } #{ $number } · { $score } · { $place } · { $signs }
daily-shared =
    { $name } mängis päevamängu:
    ➜ **{ $line }**
daily-invitation = -# Sama päevamängu saad käsuga `/daily`.
daily-alt = { $title }: { $score }. { $place }
button-daily-play = Mängi päevamängu
button-daily-go-on = Mängi edasi
button-daily-again = Mängi uuesti
button-daily-front = Päevamäng
button-daily-proof = { $chance ->
    [cards] Aus jagamine
   *[dice] Ausad täringud
}
button-solo-board = ◀ Tagasi mängulaua juurde
button-solo-table = Laud
why-no-daily = Sellel mängul pole päevamängu. Mängud, millel on: `/daily`.
why-daily-past = See oli teise päeva päevamäng. Tänase leiad käsuga `/daily`.
why-daily-spoiled = Mind uuendati täna ja arvutimängijad muutusid: tänast päevamängu ei saa jätkata. Arvesse läinud tulemused jäävad alles ja kellegi päevade rida ei katke. Homme tuleb uus.
why-daily-unplayed = Mängi tänane päevamäng enne lõpuni: siis on, mida jagada.
why-daily-deleted = Alustasid seda päevamängu enne, kui oma andmed kustutasid, ja arvesse läheb üks katse. Homme tuleb uus.
command-daily = Mängi päevamängu: kõigil on sama ja arvesse läheb üks katse.
command-daily-game = Milline mäng. Tühi: üks neist, nuppudega teiste juurde.
why-solo-old = See nupp on varasemast käigust. Jätka uusimas sõnumis või anna käsk uuesti.
why-not-a-member = Ma ei ole selle serveri liige ega saa siin lauda pidada: ma ei saaks seda näidata, kui teised vajutavad, ega kella jälgida. Serveri haldaja saab mind lisada. Üksi saad mängida kõikjal: `/daily` või `/help` ja **Mängi arvuti vastu**.
