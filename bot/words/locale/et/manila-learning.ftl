### Manila: what helps its players to decide and to look back. Arguments are named as in manila.ftl.

manila-chapter = { $voyage }. reis

manila-numbered = { $number } · { $label }
manila-space =
    { $space ->
        [nutmeg] Muskaat
        [silk] Siid
        [ginseng] Ženšenn
        [jade] Nefriit
        [port_a] Sadam A
        [port_b] Sadam B
        [port_c] Sadam C
        [yard_a] Dokk A
        [yard_b] Dokk B
        [yard_c] Dokk C
        [pirate] Piraat
        [pilot_small] Väike loots
        [pilot_large] Suur loots
       *[insurance] Kindlustus
    }

## The decision at hand

manila-explain =
    { $phase ->
        [auction] Kes pakub kõige rohkem, saab sadamakapteniks: ostab esimesena aktsia, laadib lodjad, paneb need stardiväljadele ja paigutab esimesena. Paku nii palju, kui see sulle väärt on, või passi; kui passid, oled selle reisi oksjonilt väljas.
        [pledge] Kaupmees, kes võlgneb rohkem, kui tal raha on, pandib aktsiaid. Iga aktsia annab kohe 12 ja lõpus tuleb selle eest maksta 15, kuid selle väärtus jääb omanikule alles.
        [buy] Sadamakapten võib osta pangast ühe aktsia. Hind on aktsia väärtus, kuid vähemalt 5. Kaup, mille kohe peale laadid, võib sel reisil tõusta, ja koos sellega ka sinu aktsia.
        [load] Kolm kaupa sõidab, üks jääb maha ega saa tõusta. Jäta maha kaup, millest on teistel rohkem kasu kui sinul.
        [start] Kolm stardivälja annavad kokku 9. Väljalt 5 jõuab lodi sadamasse viis korda kuuest, väljalt 0 vaid üks kord neljast, nii et anna oma kaupadele hea edumaa.
        [place] Paiguta üks käsilane vabale väljale ja maksa selle hind või passi selle reisi lõpuni. Lodjad toovad raha, kui jõuavad sadamasse; sadamad ja dokid toovad raha selle järgi, kui palju lotje sinna jõuab; piraadid ootavad lotje, mis peatuvad väljal 13.
        [board] Väljal 13 on lodi ja viimane vise toob selle kindlasti sadamasse, ükskõik mida täring näitab. { $rank ->
            [captain] Mine pardale ja saa reisijana osa selle tulust või jää laevale ja oota lotje, mis lõpus väljal 13 peatuvad.
           *[second] Mine pardale ja saa reisijana osa selle tulust või jää; kui kapten läks, on nüüd kapten teine piraat.
        }
        [pilot] Kohe pärast lootse tuleb viimane vise. Liiguta lotja sinna, kus see sulle kõige rohkem toob: oma lotja sadama poole või mõnd teist tagasi, et teised kaotaksid.
        [plunder] Last on juba piraatide käes ja nende kapten valib, kuhu lodi läheb. Sadamas tõuseb selle kaup ja sadama täht toob raha; dokis toob raha doki täht ja arve saab kindlustaja.
       *[over] Partii on läbi. Käi see sammhaaval läbi nupuga **Vaata uuesti** või mängi veel kord nupuga **Revanš**.
    }

manila-named-buy = Osta { manila-cargo } · maksa { $price }
manila-named-bids = Paku midagi vahemikus { $least } kuni { $most }

## What the dice say of a choice

manila-fact = { $kind ->
    [pirate] maksa { $price }, saa kuni { $pays }: { $chance }
   *[sure] maksa { $price }, saa { $pays }: { $chance }
}
manila-fact-pilot = maksa { $price }, et lotja tüürida
manila-fact-stop = alles jääb { $cash }
manila-fact-insurance = { $fee } kohe, avariita: { $chance }
manila-fact-punt = { manila-ware } sadamasse: { $chance }
manila-fact-shares = sul on neid { $count }

## Odds

manila-odds-early =
    Tõenäosused saab arvutada siis, kui lodjad on teele saadetud. Seni kehtib, mitmel reisil sajast lodi sadamasse jõuab:
    - väljalt 5: **84**
    - väljalt 4: **74**
    - väljalt 3: **63**
    - väljalt 2: **50**
    - väljalt 1: **38**
    - väljalt 0: **26**
manila-odds-heading = ### Selle reisi tõenäosused
manila-odds-punt =
    { $emoji } { $fate ->
        [port] { manila-ware } on sadamas.
        [yard] { manila-ware } tegi avarii.
        [plundered] { manila-ware } on rüüstatud.
        [safe] { manila-ware } väljal { $space }: jõuab **kindlasti** sadamasse
        [lost] { manila-ware } väljal { $space }: teeb **kindlasti** avarii
       *[open] { manila-ware } väljal { $space }: sadam **{ $port }%**{ $pirates ->
            [0] {""}
           *[other] {" "}· piraadid **{ $pirates }%**
        } · avarii **{ $wreck }%**
    }
manila-odds-spaces = **Kui tõenäoliselt toob veel üks käsilane raha**:
manila-odds-space = { $emoji } { $space }: { $chance ->
    [0] mitte kunagi
    [100] **kindlasti**
   *[other] **{ $chance }%**
}
manila-odds-insurance = { $emoji } { $space }: kohe ja kindlasti **{ $fee }** · midagi ei tule tagasi maksta: **{ $chance }%**
manila-odds-foot =
    -# Ainult täringute järgi: ükski loots ei tüüri, keegi ei tule ega lähe. Väljal 13 peatunud lodi jõuab sadamasse, kui piraadid praegu ei oota.

## Illustrations of the rules

manila-lesson-alt =
    { $subject ->
        [market] Must turg ja kaupmehed: muskaat ja nefriit on just ühe astme võrra tõusnud, uued väärtused on rõngastatud; nefriidi 30 lõpetab mängu.
        [auction] Sadamakapteni ameti oksjon: kõrgeim pakkumine on suur, ülepakutud jäävad selle taha; all ootavad kaubad oma istekohtade ja hindadega.
        [master] Kolm lotja on pandud väljadele 2, 2 ja 5, mis annavad kokku 9.
        [spaces] Reis on käimas: igal vabal väljal on mündil selle hind.
        [movement] Visati 1, 4 ja 4 ning iga lodi liikus oma täringu võrra; jooned näitavad, kust nad tulid.
        [pirates] Piraadid ootavad väljal 13, kus kaks lotja on peatunud, ja see, kui palju kumbki pardale minevale piraadile annaks.
        [pilots] Väike loots on vahetult enne viimast viset viinud üht lotja ühe välja edasi.
        [payout] Kaks lotja on sadamas tähtedel A ja B, üks on dokis tähel A; raha saab, kes neile panustas.
       *[loans] Käsi aktsiatega ja nende väärtused, mõni aktsia on panditud.
    }

## The end

manila-result-alt-moment = { $voyage }. reis: { $name } { $change }.
