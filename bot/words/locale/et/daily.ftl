### The deal of the day: the same for everybody, one try that counts. What it is in a game says the game’s own file.

daily-title = ## { $game } #{ $number }
daily-title-plain = { $game } #{ $number }
daily-when = Päeva ülesanne
daily-rule = Täna on kõigil sama juhus ja samad arvutimängijad. Esimene katse läheb arvesse; pärast seda mängi nii palju, kui tahad. Järgmine ülesanne: { $soon }
daily-others = **Teiste mängude ülesanded**
daily-lacking = -# { $games }: päevaülesannet veel pole.
daily-proof = Päeva juhus on kindel enne, kui keegi mängib: see tuleneb seemnest. Seemne räsi näidatakse päev varem, seemet ennast päev hiljem, nii et igaüks saab kontrollida, kas need kokku sobivad.
daily-streak = 🔥 { $days ->
    [1] Algab päevade rida: järgmise ülesandega on neid juba kaks.
   *[other] { $days } päeva järjest.
} Ühe päeva nädalas võib vahele jätta.
daily-promise =
    -# Kindel enne, kui keegi mängis: tänase seemne SHA-256 `{ $today }`
    -# ja homse oma `{ $tomorrow }`
daily-revealed = -# #{ $number }: seeme oli `{ $seed }`, lubatud kujul `{ $commitment }`
daily-heading = ### { $game } #{ $number } · { $run ->
    [counts] see katse läheb arvesse
    [repeat] kordus, lõbu pärast
   *[over] läbi
}
daily-result = ### { $score }
daily-repeat = ### { $score }, seekord lõbu pärast
daily-par = Par: { $par }. Nii palju sai tugevaim arvutimängija („{ $expert }”).
daily-par-short = Par: { $par }
daily-par-later = Pari alles arvutatakse.
daily-everywhere = Kõikjal: { $place }
daily-here = Selles serveris: { $place }
daily-rank = { $rank }. koht { $count } seas
daily-top = parim { $top }%
daily-top-of = parim { $top }%, mängijaid { $count }
daily-line = { $game } #{ $number } · { $score } · { $place } · { $signs }
daily-shared =
    { $name } mängis päeva ülesannet:
    ➜ **{ $line }**
daily-invitation = -# `/päevaülesanne` annab sulle sama.
daily-alt = { $title }: { $score }. { $place }
button-daily-play = Mängi tänast ülesannet
button-daily-go-on = Mängi edasi
button-daily-again = Mängi uuesti
button-daily-share = Jaga
button-daily-front = Päeva ülesanne
button-daily-proof = Aus juhus
button-solo-board = ◀ Tagasi mängulaua juurde
button-solo-table = Laud
why-no-daily = Sellel mängul ei ole päeva ülesannet. `/päevaülesanne` näitab mänge, millel on.
why-daily-past = See ülesanne oli teise päeva oma. Tänase leiad käsuga `/päevaülesanne`.
why-daily-spoiled = Mind uuendati täna ja arvutimängijad muutusid: tänast ülesannet ei saa edasi mängida. Loetud tulemused jäävad alles. Kellegi järjestikuste päevade rida ei katke. Homme tuleb uus.
why-daily-unplayed = Mängi tänane ülesanne enne lõpuni: siis on, mida jagada.
why-daily-deleted = Alustasid seda ülesannet enne, kui oma andmed kustutasid, ja arvesse läheb üks katse. Homme tuleb uus.
why-daily-shared = Oled seda selles kanalis juba jaganud: see on eespool.
command-daily = Mängi päeva ülesannet: kõigil on sama ja arvesse läheb üks katse.
command-daily-game = Milline mäng. Tühjana üks neist, nuppudega teiste juurde.
why-solo-old = See nupp on varasemast käigust. Jätka uusimas sõnumis või anna käsk uuesti.
why-not-a-member = Ma ei ole selle serveri liige ega saa siin lauda pidada: ma ei saaks seda näidata, kui teised vajutavad, ega kella jälgida. Serveri haldaja saab mind lisada. Üksi saad mängida kõikjal: `/päevaülesanne` või `/help` ja **Mängi arvuti vastu**.
