### What sentences are put together from

list-comma = { ", " }
list-gap = { " " }
list-and = { $heads } ja { $last }
list-or = { $heads } või { $last }
list-of = { $name }: { $said }
list-aside = { $said } ({ $aside })
list-stop = { $sentence }.

## What the bot itself says: lobby, table, panels, commands. The words of a game are in its own file.

# Names for AI seats, parted by blanks. They are names, not words.
ai-names = Luz Diego Amihan Kidlat Rosa Mateo Tala Bayani Inés Datu

## Lobby

lobby-heading =
    ## { $game } · { $table }. laud
    { $about }{ $slow ->
        [yes] {" "}Selles tempos kestab see päevi.
       *[no] {""}
    }
lobby-seat = { $name }{ $role ->
    [host] {" "}· võõrustaja
    [level] {" "}· arvuti, { $level }
    [ai] {" "}· arvuti
   *[person] {""}
}
lobby-against = { " – " }
lobby-hint = -# { $missing ->
    [0] Võõrustaja võib alustada.
    [one] Enne nuppu **{ button-start }** on puudu { $missing } mängija; koha võib täita arvuti.
   *[other] Enne nuppu **{ button-start }** on puudu { $missing } mängijat; kohad võib täita arvuti.
}
lobby-waiting = Sul on selles kanalis juba { $table }. laud ootamas. Mine sinna või sulge see ja ava uus.
lobby-rematch = ↩️ Revanš: kes mängib jälle, vajutab **{ button-join }**.
lobby-speed = ⏳ { $speed }
table-quiet = 🔕 { $begins }.00–{ $ends }.00 UTC
speed-heading = **Tempo**
    -# Kui aeg saab otsa, tehakse kõige ettevaatlikum otsus. Kui nii juhtub kaks korda järjest, hakkab mängija asemel mängima arvuti.
speed-live = Kiire: 1 minut käigu kohta
speed-relaxed = Rahulik: 10 minutit käigu kohta
speed-correspondence = Kirimäng: 1 ööpäev käigu kohta
speed-none = Kellata
lobby-add-ai = Lisa arvutimängija…
lobby-remove-ai = Eemalda viimane arvutimängija
lobby-help = 💡 { $help ->
    [off] { $odds ->
        [yes] Tõenäosuste ja vihjeteta
       *[no] Vihjeteta
    }
    [hints] { $odds ->
        [yes] Tõenäosused ja vihjed
       *[no] Vihjed
    }
   *[odds] Tõenäosused, kui küsid
}
help-heading = **Abi**
    -# { $odds ->
        [yes] Igaüks saab vaadata tõenäosusi.{" "}
       *[no] {""}
    }**{ button-explain }** järjestab sinu korral parimad käigud. Seda näed ainult sina.
help-choice = { $help ->
    [off] { $odds ->
        [yes] Tõenäosuste ja vihjeteta
       *[no] Vihjeteta
    }
    [hints] { $odds ->
        [yes] Tõenäosused ja vihjed igaks otsuseks
       *[no] Vihjed igaks otsuseks
    }
   *[odds] Tõenäosused sellele, kes küsib
}
lobby-motion = 🎞️ { $motion ->
    [still] Pildid ei liigu
   *[moving] Pildid liiguvad, kui midagi toimub
}
lobby-language = 💬 { $language }
language-heading = **Keel**
    -# Mis keelt laud kõigi ees räägib. Mida näed ainult sina, on sinu oma keeles: `/language me`.
motion-heading = **Pildid**
    -# Liikuv pilt mängib korra ja jääb näitama hetkeseisu. Keegi ei pea seda ootama.
motion-choice = { $motion ->
    [still] Alati paigal
   *[moving] Liiguvad, kui midagi toimub
}
motion-set = { $motion ->
    [still] { $table }\. laua pildid enam ei liigu.
   *[moving] { $table }\. laua pildid liiguvad nüüdsest, kui midagi toimub.
}
lobby-closed = { $table }\. laud on suletud{ $why ->
    [untouched] : tund aega ei puutunud seda keegi
    [stopped] : selle sulgesid serveri haldajad
    [stopped_rules] : selle sulgesid serveri haldajad serveri reeglite pärast
    [stopped_dispute] : selle sulgesid serveri haldajad, sest mängijad ei jõudnud kokkuleppele
    [stopped_trouble] : selle sulgesid serveri haldajad, sest midagi läks viltu
   *[cancelled] {""}
}. Uue avab `/{ $kind } new`.

others =
    { $count ->
        [one] veel 1
       *[other] veel { $count }
    }
chance = { $percent }%
button-join = Liitu
button-house-rules = Kodureeglid
button-start = Alusta
button-go-there = Mine sinna
button-close-table = Sulge laud

house-rule = 📜 { $rule }: { $value }
house-rules-standard = 📜 Tavareeglid
lobby-rules-changed = 📜 { $count } kodureeglit muudetud
numbers-choice = Oma arvud…
numbers-question = { $count } arvu, igaüks { $least } kuni { $most }
house-rules-heading = ### Kodureeglid
    { $host ->
        [true] Vali enne algust. Mida sa muudad, seda näevad kõik.
       *[false] Need valib võõrustaja.
    }

## Table

table-closed = { $table }\. laud on suletud: { $why ->
    [untouched] siin pole ammu keegi mänginud.
    [stopped] selle sulgesid serveri haldajad.
    [stopped_rules] selle sulgesid serveri haldajad serveri reeglite pärast.
    [stopped_dispute] selle sulgesid serveri haldajad, sest mängijad ei jõudnud kokkuleppele.
    [stopped_trouble] selle sulgesid serveri haldajad, sest midagi läks viltu.
   *[ended] { $voters ->
        [0] siin ei olnud enam mängijaid.
        [one] mängija lõpetas partii.
       *[other] mängijad hääletasid lõpetamise poolt.
    }
}{ $arena ->
    [yes] {" "}{ end-arena }
   *[no] {""}
}
result-early =
    ## Lõpetatud enne lõppu
    { $why } Seis sel hetkel:
result-early-place = { $rank } · { $name }: { $score }
table-deadline = {" "}· ⏳ { $soon }
table-time-up = ⏰ Aeg sai otsa: { $name }
table-undone = ↩️ Viimane otsus võeti tagasi
table-vote = 🗳️ { $kind ->
    [undo] { $name } palub selle tagasi võtta: { $what }. Nõus peavad olema kõik.
   *[end] { $name } teeb ettepaneku partii enne lõppu lõpetada. Piisab, kui { $count } mängijast on nõus { $needed }.{ $arena ->
        [yes] {" "}{ end-arena }
       *[no] {""}
    }
}
    -# Nõus: { $agreed }{ $against ->
        [none] {""}
       *[some] {" · "}Vastu: { $refused }
    } · Puudu: { $missing }
table-vote-ends = { $stage ->
    [enough] piisab: partii lõpeb, kui kõik on vastanud, hiljemalt: { $soon }
   *[open] vastamata on vastu · loetakse, kui kõik on vastanud, hiljemalt: { $soon }
}
table-vote-outcome = 🗳️ { $how ->
    [refused] Kõik ei olnud tagasivõtmisega nõus. Käik jääb kehtima.
   *[kept] Lõpetamine ei saanud enamust. Partii jätkub.
}
vote-outcome = 🗳️ { $how ->
    [ended] Hääletus lõpetas partii [{ $table }. lauas]({ $link }).
    [kept] Sinu ettepanek partii [{ $table }. lauas]({ $link }) lõpetada ei saanud enamust. Partii jätkub.
    [undone] [{ $table }. lauas]({ $link }) on kõik nõus: käik võeti tagasi.
    [refused] [{ $table }. lauas]({ $link }) ei olnud kõik käigu tagasivõtmisega nõus. Käik jääb kehtima.
   *[overtaken] Partii [{ $table }. lauas]({ $link }) läks edasi, nii et käiku enam tagasi ei võeta.
}
call-turn = { $mention }, sinu kord [{ $table }. lauas]({ $link }).
call-vote = { $mention }, hääletus [{ $table }. lauas]({ $link }) ootab sinu vastust.
call-reminder = { $mention }, pool sinu ajast [{ $table }. lauas]({ $link }) on läbi.
call-urgent = { $mention }, sinu aeg [{ $table }. lauas]({ $link }) on kohe otsas.
call-nudge = { $mention }, sind oodatakse [{ $table }. lauas]({ $link }).
call-alone = { $mention }, teised lahkusid [{ $table }. lauast]({ $link }). Nende eest mängib arvuti, ja nüüd on sinu kord.
nudged = Müksatud: { $names }.
nudged-already = Juba müksatud või on märguanded välja lülitatud: { $names }.
story-heading = ### Partii logi · { $table }. laud
story-page = Leht { $page }/{ $pages }
table-away = 💤 { $count ->
    [one] Arvuti mängib mängija { $names } asemel, kuni ta vajutab **Olen tagasi**.
   *[other] Arvuti mängib mängijate { $names } asemel, kuni nad vajutavad **Olen tagasi**.
}
table-deserted = 💤 Lauas pole kedagi: { $count ->
    [one] { $names } lahkus.
   *[other] { $names } lahkusid.
} Partii ootab, kuni keegi vajutab **Olen tagasi**.
covered-lines = 👇 Vajuta, et lugeda, kuidas reis lõppes:
table-moved = { $where ->
    [away] { $table }\. laud viidi teise kanalisse ja mäng jätkub seal: [lauda]({ $link })
   *[here] { $table }\. lauas jätkub mäng [allpool]({ $link }).
}
table-seed = -# Kõik juhuslik tuli seemnest `{ $seed }`. **{ $verify }** võrdleb seda alguses näidatud SHA-256-ga.
table-promise = Kõik juhuslik tuleb siin salajasest algarvust ehk seemnest; selle SHA-256 on `{ $commitment }`. Seemet näidatakse lõpus.
table-dealt = 📬 Sinu käsi on ka otsesõnumites.
table-dms-closed = 📪 { $names }: { $count ->
    [one] sinu otsesõnumid on suletud.
   *[other] teie otsesõnumid on suletud.
} Kätt näitab allpool nupp **Minu käsi**.
table-line = { $table }\. laud · { $state ->
    [lobby] ooteruum
    [over] lõppenud
   *[game] mäng käib
} · { $names }

button-hand = Minu käsi
button-back-again = Olen tagasi
button-explain = Vihje
button-asked = Selgita
button-odds = Tõenäosused
button-rematch = Revanš
button-replay = Kordus
button-watch = Vaata uuesti
button-share = Jaga
button-reopen = Mängi edasi
button-take-seat = Võta koht
button-decline-seat = Tänan, ei
# The day of a game's end, as a picture shows it.
result-day = { $day }. { $month ->
    [1] jaanuar
    [2] veebruar
    [3] märts
    [4] aprill
    [5] mai
    [6] juuni
    [7] juuli
    [8] august
    [9] september
    [10] oktoober
    [11] november
   *[12] detsember
} { $year }
# Which result a picture shows, in words.
result-occasion = { $known ->
    [both] { $game }, { $where }, { $when }.
    [where] { $game }, { $where }.
    [when] { $game }, { $when }.
   *[none] { $game }.
}
button-film = Animatsioon
button-first = ⏮
button-step-back = ◀
button-step-on = ▶
button-last = ⏭
button-more = Veel
button-save-log = Laadi logi alla
button-record = Kordus ja kontroll
button-verify = { $chance ->
    [cards] Kontrolli jagamist
   *[dice] Kontrolli täringuid
}
button-review = Tagasivaade
button-text-board = Mängulaud tekstina
button-zoom = Pilt
button-legend = Leppemärgid
button-story = Partii logi
button-nudge = Müksa
button-undo = Palu tagasi võtta
button-undo-alone = Võta tagasi
button-end = Palu lõpetada
button-quit = Lõpeta partii
button-agree = Nõustu
button-refuse = Keeldu
button-rules = Reeglid
button-leave-table = Lahku lauast
button-back = ◀ Tagasi

hand-heading = ### Sinu käsi · { $game } · { $table }. laud
list-page = -# Leht { $page }/{ $pages } · laudu kokku { $total }
hands-page = Käed { $first }–{ $last }, kokku { $total }. Vajuta, et näha järgmisi.
hand-forced = Sinu eest käidud: { $move }, ainus võimalik käik.
hand-timed-out = ⏰ Sinu aeg sai otsa: viimane käik tehti sinu eest.
hand-pending = [Lauda]({ $link }) { $turn }
replay-heading = ### Kordus · { $game } · { $table }. laud
    -# Samm { $now }/{ $all }
replay-jump = Hüppa…
film-made = { $table }\. laud esimesest käigust viimaseni.
# A film in words, for who cannot see it.
film-alt = Hääletu animatsioon kogu partiist, kuni pool minutit. Algus: { $first }. Lõpp: { $last }. Enamik läheb kiiresti, otsustavad hetked aeglaselt. Lõpuks jääb näha tulemus. { $end }
share-panel = Mida tahad kanalis { $channel } näidata? Postitan sinna sinu nimel, kumbagi ainult ühe korra. Keel: { $language }.
share-ask = Kas postitan selle sinu nimel { $channel ->
    [here] siia
   *[other] kanalisse { $channel }
}, kus kõik seda näevad? Keel: { $language }.
button-share-poster = Tulemuse pilt
button-share-film = Animatsioon
shared = { $what ->
    [film] { $name } jagab animatsiooni partiist: { $game }.
   *[poster] { $name } jagab partii lõppseisu: { $game }.
}
shared-here = Postitatud: [postituse juurde]({ $link })
rematch-open = Revanši laud on avatud: [lauda]({ $link })
quit-question =
    ### Kas lõpetada partii ja sulgeda { $table }. laud?
    Teisi siin ei mängi, nii et partii lõpeb kohe ja jäädavalt, ilma võitjata. Allpool olevad sakid viivad lauda tagasi.
close-question =
    ### Kas sulgeda { $table }. laud?
    Siin ootavad ka: { $names }. Laud suletakse kõigi jaoks.
leave-question =
    ### Kas lahkuda { $table }. lauast?
    { $how ->
        [alone] Teisi siin ei mängi, nii et partii ootab, kuni vajutad **Olen tagasi**.
        [counts] Arvuti mängib sinu nimel edasi, kuni vajutad **Olen tagasi**. Tema käigud ja kulud on sinu omad. Siin mängivad ka teised, nii et see läheb kirja pooleli jäetud partiina.
       *[free] Arvuti mängib sinu nimel edasi, kuni vajutad **Olen tagasi**. Tema käigud ja kulud on sinu omad.
    }
leave-which = Istud mitmes lauas. Millisest tahad lahkuda?
leave-arena = Kui sa enne lõppu tagasi ei tule, ei saa sa selle partii eest punkte ja pead areeniga uuesti liituma.
end-arena = Keegi ei saa areenipunkte.
more-heading = { $table }. laud
record-heading = ### { button-record } · { $table }. laud
rules-page = Leht { $page }/{ $pages }
left =
    Lahkusid { $table }. lauast.{ $how ->
        [lobby] {""}
        [alone] {" "}Partii ootab sind.
       *[game] {" "}Arvuti mängib sinu asemel, kuni tuled tagasi. Enne esimest käiku ootab ta 10 sekundit.
    }
came-back = Oled jälle oma istekohal.
sure-unconfirmed = -# Sa ei kinnitanud eelmist küsimust, nii et see jäi tagajärjeta.
left-warning = Oled lühikese aja jooksul lahkunud kahest partiist, kus teised ootasid. Lahkumised ununevad vähehaaval, kahe nädalaga poole võrra; kui neid tuleb veel üks, saad mõne päeva jooksul istuda korraga ainult ühes lauas, kus otsustamiseks on mõni minut.
left-often = Oled lühikese aja jooksul lahkunud mitmest partiist, kus teised ootasid. Seepärast saad praegu istuda korraga ainult ühes lauas, kus otsustamiseks on mõni minut. Aeglased lauad ja harjutamine on sulle endiselt avatud. Piirangu lõpp: { $soon }
left-unseen = Sa ei näe { $table }. laua kanalit, seepärast mängib sinu asemel arvuti. See ei lähe kirja pooleli jäetud partiina. Niipea kui keegi su sisse laseb, vajuta **Olen tagasi** ja mängi edasi: [lauda]({ $link })
log-saved = Terve partii: iga käik koos täringutega. `manila replay LOGIFAIL --verify` loeb selle sisse ja kontrollib täringuid.
thread-name = { $game } · võõrustaja { $host }
thread-opened = Sinu laud on avatud: [lauda]({ $link })

## Keeping a table

list-line = [{ $game }]({ $link }) · { $line }{ $mine ->
    [true] {" "}· **istud siin**
   *[false] {""}
}
list-pending = { $mine ->
    [true] ➡️ { $turn }
   *[false] -# { $turn }
}
language-mine = Mida näed ainult sina, on nüüdsest selles keeles: { $language }. Laud räägib serveri keelt või seda, mille võõrustaja on valinud.
language-server = Selle serveri uued lauad räägivad seda keelt: { $language }. Avatud laudade keel ei muutu, kuni võõrustaja selle ise vahetab: `/language table`.
language-table = { $table }\. laud räägib nüüd seda keelt: { $language }.
pings-set = { $pings ->
    [always] Annan sulle alati märku, kui on sinu kord.
    [never] Ma ei anna sulle kunagi märku. Vaata ise oma laudu: `/table list`.
   *[away] Annan sulle märku, kui on sinu kord ja sa oled tükk aega eemal olnud.
}
quiet-set = { $quiet ->
    [on] Nendel tundidel ei anta { $table }. lauas kellelegi märku. Kui otsuseks on ööpäev, ei lõpe siis ka aeg. Kiirema käigu aeg lõpeb nagu ikka, nii et siis antakse ikkagi märku.
   *[off] { $table }\. lauas vaikseid tunde ei ole.
}
why-quiet-long = Vaikseid tunde võib olla kuni pool ööpäeva ehk 12. Vali vähem.
why-quiet-same = Vaiksed tunnid ei saa alata ja lõppeda samal tunnil. Vali kaks erinevat tundi või jäta mõlemad tühjaks: siis vaikseid tunde pole.
speed-set = { $table }\. laud · { $speed }{ $later ->
    [yes] {". "}Teistele kehtib see pärast nende järgmist käiku.
   *[no] {""}
}
host-passed = { $table }\. laua võõrustaja on nüüd { $name }.
host-yours = { $mention }, { $name } tegi sinust võõrustaja: [{ $table }. laud]({ $link }). Edasi saad selle anda käsuga `/table host`.
reopened = { $table }\. lauas mäng jätkub: [lauda]({ $link })
replaced = Mängija { $owner } koht [{ $table }. lauas]({ $link }) ja kõik, mis selle juurde kuulub, on nüüd mängija { $name } oma.
offer-seat = { $mention }, { $own ->
    [true] { $name } pakub sulle oma kohta
   *[false] võõrustaja pakub sulle eemal oleva mängija { $name } kohta
} [{ $table }. lauas ({ $game })]({ $link }) koos kõigega, mis seal on. Midagi ei muutu, kuni sa seda vastu ei võta. Pakkumise lõpp: { $soon }
offer-away = { $mention }, vajuta lauas **Olen tagasi**, et oma koht endale jätta.
offer-made = Pakkumise sai { $name }. Koht läheb üle, kui { $name } selle vastu võtab: [lauda]({ $link })
offer-over = { $how ->
    [declined] { $name } ei võta { $table }. laua kohta vastu.
   *[withdrawn] { $name } võttis { $table }. laua koha pakkumise tagasi.
}

## Refusals of the desk

why-nudge-self = Laud ootab ainult sind: kedagi teist müksata pole.
why-nudge-quiet = Selles lauas on praegu vaiksed tunnid: kellelegi märku ei anta. Müksa pärast nende lõppu.
why-nudge-refused = Müksata ei õnnestunud. Proovi hiljem uuesti.
why-second-press = See tuli kohe su viimase käigu kannul, seepärast ei juhtunud midagi. Vaata lauda ja vajuta uuesti, kui tõesti nii tahad.
why-too-fast = { $who ->
    [server] Selles serveris vajutatakse rohkem, kui ma praegu vastata jõuan. Midagi ei muutunud; proovi mõne sekundi pärast uuesti.
   *[you] Nii palju korraga ma vastata ei jõua. Midagi ei muutunud; oota mõni sekund ja vajuta uuesti.
}
why-many-tables = Istud juba vähemalt { $most } avatud lauas ja rohkem korraga ei tohi. Lahku enne mõnest; neid näitab `/table list`.
why-many-opened = Avasid lühikese ajaga palju laudu. Proovi mõne minuti pärast uuesti.
why-many-lobbies = Selles serveris ootab mängijaid juba { $most } sinu lauda. Alusta või tühista enne mõni neist.
why-server-only = Laua jaoks on vaja serveri kanalit. Proovi käsku seal. Üksi saad mängida ka siin: `/daily` või `/help` ja **Mängi arvuti vastu**.
why-no-threads = Selles kanalis ei saa lõimi avada. Ava laud lõimeta või tekstikanalis.
permission =
    { $name ->
        [view_channel] kanalite vaatamine (View Channels)
        [send_messages] sõnumite saatmine (Send Messages)
        [attach_files] failide lisamine (Attach Files)
        [create_events] sündmuste loomine (Create Events)
        [create_public_threads] avalike lõimede loomine (Create Public Threads)
       *[send_messages_in_threads] lõimedesse kirjutamine (Send Messages in Threads)
    }
why-permissions = Mul puuduvad selles kanalis õigused: { $permissions }. Need saavad anda serveri haldajad.
why-number = See peab olema täisarv { $least } kuni { $most }. Midagi ei muutunud.
why-voting = Üks hääletus juba käib. Lõpetage see enne ära.
why-no-vote = Hääletada pole enam millegi üle.
why-voted = Nii oled juba hääletanud. Teise nupuga saad oma häält muuta.
why-undo-away = Tagasivõtmisega peavad kõik nõus olema, aga kellegi asemel mängib arvuti. Oota, kuni ta vajutab **Olen tagasi**.
why-no-undo = Tagasi võtta ei saa midagi: vahepeal on veeretatud või kaarte näidatud või pole keegi veel midagi otsustanud.
why-undo-many = Selles partiis on juba { $most } korda käike tagasi võetud. Rohkem ei saa, mäng läheb edasi.
why-no-replacement = Seda kohta ei saa nii ära anda: nimeta keegi, kes siin mängib, ja inimene, kes tema asemele tuleb.
why-left-often = Oled lühikese aja jooksul lahkunud mitmest partiist, nii et saad korraga istuda ainult ühes lauas, kus otsustamiseks on mõni minut. Mängi edasi seal, kus istud, või vali kirimäng või kellata laud. Piirangu lõpp: { $soon }
why-speed-left-often = Üks siinne mängija ei saa praegu veel ühes kiires lauas istuda. Vali aeglasem tempo.
why-speed-none = Teistega mängitav partii jääb kellaga. Kõige aeglasem on ööpäev käigu kohta.
why-lobby-no-limit = Teised tulid kellaga lauda. Vali ööpäev käigu kohta või ava uus laud, mis on kellata.
why-no-offer = See pakkumine enam ei kehti. Midagi ei muutunud.
why-not-your-offer = Seda kohta pakuti kellelegi teisele.
why-offered-already = Juba on küsitud. Kuni vastuseni on koht sinu.
why-offer-seated = Mängijal { $name } on siin juba koht. Nimeta keegi teine.
why-offer-left = { $name } on selles mängus juba ühe koha ära andnud ja teab selle kätt. Nimeta keegi teine.
why-hand-known = Sul oli selles mängus teine koht ja sa tead selle kätt. Seda kohta sa võtta ei saa.
why-seated = Sul on siin juba koht.
why-offer-unseen = { $name } ei näe selle laua kanalit. Nimeta keegi, kes näeb.
why-not-yours-to-give = Ära anda saad enda koha, võõrustaja ka selle oma, kes on juba mõnda aega eemal.
why-not-absent = { $name } ei ole eemal. Seda kohta saad pakkuda alles siis, kui arvuti on tema asemel juba mõnda aega mänginud.
why-seat-kept = See koht on veel mängija { $name } jaoks kinni. Pakkuda saad seda kõige varem: { $soon }
why-lobby-heir = Nii ei saa: nimeta mõni teine inimene, kes selles lauas istub.
why-not-away = Oled juba lauas.
why-not-over = Logi avaneb pärast partii lõppu: selles on täringud.
why-one-at-a-time = Sinu eelmine soov on veel töös. Oota, kuni see valmis saab, ja küsi siis järgmist.
why-share-early = Jagada saab pärast partii lõppu.
why-share-outsider = Seda partiid saavad jagada ainult need, kes selles mängisid.
why-shared = Selle oled juba jaganud.
why-posts-lately = Oled lasknud mul juba palju postitada. Uuesti saad proovida: { $soon }
why-share-refused = Ma ei saa enam selle laua kanalisse kirjutada, nii et jagada pole kuhugi.
why-share-permissions = Mul puuduvad selle laua kanalis õigused: { $permissions }. Need saavad anda serveri haldajad.
why-write-muted = Sa ei saa sellesse kanalisse kirjutada, seepärast ei kirjuta ka mina sinna sinu nimel.
why-attach-muted = Sa ei saa sellesse kanalisse faile saata, seepärast ei postita ka mina sinna faili sinu nimel.
why-thread-muted = Sa ei saa selles kanalis lõimi luua, seepärast ei loo ka mina sinna lõime sinu nimel.
why-no-film = Animatsiooni saab teha lõppenud partiist, mille pildid oskavad liikuda. Käi see sammhaaval läbi nupuga **Vaata uuesti**.
why-nothing-moved = Midagi pole veel liikunud. Vajuta **{ button-watch }** uuesti pärast esimest viset või lahingut.
why-no-replay = Seda partiid mängiti vanemate reeglitega, mida ma enam ei tunne, nii et uuesti seda vaadata ei saa.
why-no-rematch = Partii pole veel läbi. Revanš tuleb pärast lõppu.
why-rematch-outsider = Revanši saavad paluda ainult need, kes mängisid. Ava parem oma laud.
why-odds-off = Selles lauas mängitakse tõenäosusteta. Võõrustaja saab need enne algust kodureeglites lubada.
why-unknown-button = See nupp ei ole minu oma või ei kehti enam. Midagi ei muutunud.
why-unknown-command = Sellisel kujul ma seda käsku ei tunne. Taaskäivita Discord ja proovi uuesti.
why-no-table = Seda lauda enam pole.
why-not-closed = See laud on avatud.
why-not-left-alone = Selle laua sulgesid mängijad ise. Uuesti avada saab ainult laua, mis suleti sellepärast, et keegi ei tulnud.
why-none-left-alone = Ükski laud, kus istusid, pole suletud sellepärast, et keegi ei tulnud.
why-closed = See laud on suletud.
why-started = Partii juba algas.
why-not-started = Partii pole veel alanud.
why-old-board = See on laua vana pilt. Mäng jätkub siin: [lauda]({ $link })
why-here-already = See laud on juba selles kanalis. Midagi ei muutunud.
why-move-server = Laud jääb serverisse, kus see avati. Mäng jätkub siin: [lauda]({ $link })
why-move-host = Teise kanalisse saab laua tuua ainult võõrustaja. Mäng jätkub siin: [lauda]({ $link })
why-move-public = Seda kanalit võivad lugeda ka need, kes laua enda kanalit ei näe, seepärast jääb laud sinna: [lauda]({ $link })
why-move-unseen = Kõik mängijad seda kanalit ei näe ({ $names }), seepärast jääb laud sinna, kus näevad kõik: [lauda]({ $link })
why-no-table-here = Sellist lauda siin ei ole. Uue avab `/play`.
why-no-seat-here = Sa ei istu üheski selle mängu või numbriga avatud lauas. `/table list` näitab sinu omi.
why-no-seat = Sa ei istu praegu üheski lauas. Serveris avab uue `/play`.
why-stale = Laud on vahepeal muutunud, nii et midagi ei tehtud. Vaata see uuesti üle.
why-slow = Vormi avamine võttis liiga kaua aega. Vajuta uuesti.
why-storage = Seda ei õnnestunud kirja panna, nii et midagi ei muutunud. Proovi hetke pärast uuesti.
why-not-allowed = Discord ei luba mul seda siin teha: mul puudub selles kanalis mõni õigus. Midagi ei läinud kaotsi.
why-broken = Minu poolel läks midagi viltu. Laud on nii nagu enne või juba uuendatud; vajuta uuesti, siis näed.
