### The rules of Manilla and Manille to page through, in the order of bot/games/manille/rules.py. Each page at most
### 3000 characters. Pages named after one of the two games are that game's own.

## The aim

manille-rules-manilla-aim =
    ## Manilla: eesmärk
    Flandria tihimäng kahele, kolmele, neljale või kuuele mängijale. Jagaja teeb trumbi, vastased võivad jaotuse kahekordistada ja siis mängitakse kaardid läbi.

    Kaardipakis on 60 punkti. Pool, kellel on neist **üle 30**, saab kirja selle, mis on üle 30, korrutatuna jaotuse kahekordistustega. Teine pool ei saa midagi.

    Kellel on mõne jaotuse järel **101 punkti**, see on partii võitnud.

    ### Jaotus lühidalt
    1. Kaardid jagatakse. Vaatab ainult jagaja.
    2. Jagaja teeb trumbi või mängib trumbita.
    3. Kõik vaatavad oma kaarte. Kaitsjad võivad öelda „Kontra” ja siis jagaja pool „Rekontra”.
    4. Kaardid mängitakse läbi, tihi tihi järel. Vajuta nuppu **Minu käsi** ja siis kaarti.
    5. Punktid loetakse kokku ja kaardid jagab järgmine mängija.
manille-rules-manille-aim =
    ## Manille: eesmärk
    Prantsuse tihimäng neljale mängijale, nii nagu see 1896. aastal kirja pandi. Paarilised istuvad vastamisi: esimene ja kolmas istekoht teise ja neljanda vastu.

    Viimasena jagatud kaart avatakse ja selle mast on trump. Siis mängitakse kaheksa tihi. Jaotuses on 68 punkti: 60 kaartides ja 1 iga tihi eest. Pool, kellel on **üle 34**, saab kirja selle, mis on üle 34.

    Kellel on **34 punkti**, see on partii võitnud. Selleks kulub neli-viis jaotust.

    ### Jaotus lühidalt
    1. Jagatakse kaheksa kaarti igaühele. Jagaja viimane kaart avatakse.
    2. Jagaja pool märgib selle kaardi punktid kohe kirja.
    3. Kaardid mängitakse läbi, tihi tihi järel. Vajuta nuppu **Minu käsi** ja siis kaarti.
    4. Punktid loetakse kokku ja kaardid jagab järgmine mängija.

## The cards

manille-rules-manilla-cards =
    ## Kaardid
    Kaarte on 32: seitse, kaheksa, üheksa, kümme, soldat (J), emand (Q), kuningas (K) ja äss (A) mastides risti ♣, ruutu ♦, ärtu ♥ ja poti ♠.

    Igas mastis, ka trumbis, on järjekord
    ### 10 – A – K – Q – J – 9 – 8 – 7
    {""}**Kümme on kõrgeim kaart.** Selle järgi on mäng nime saanud: see on *manille*. Äss on teine.

    Kaardid loevad sellele, kes nad võidab: kümme **5**, äss **4**, kuningas **3**, emand **2**, soldat **1**. Üheksa, kaheksa ja seitse ei loe midagi. Kokku teeb see igas mastis 15 ja terves pakis 60.

    Tihi ise ei loe midagi, kui palju neid ka võtad.
manille-rules-manille-cards =
    ## Kaardid
    Kaarte on 32: seitse, kaheksa, üheksa, kümme, soldat (J), emand (Q), kuningas (K) ja äss (A) mastides risti ♣, ruutu ♦, ärtu ♥ ja poti ♠.

    Igas mastis, ka trumbis, on järjekord
    ### 10 – A – K – Q – J – 9 – 8 – 7
    {""}**Kümme on kõrgeim kaart.** Selle järgi on mäng nime saanud: see on *manille*. Äss ehk *manillon* on teine.

    Kaardid loevad sellele, kes nad võidab: kümme **5**, äss **4**, kuningas **3**, emand **2**, soldat **1**. Üheksa, kaheksa ja seitse ei loe midagi. Kokku teeb see igas mastis 15 ja terves pakis 60.

    {""}**Iga tihi loeb 1 juurde.** Tihi, milles on 10, K, 8 ja 7, on väärt 5 + 3 + 1 = 9.

## Seats, trump, calls

manille-rules-seats =
    ## Istekohad ja pooled
    Igas jaotuses mängib **jagaja pool** **kaitsjate** vastu. Esimene jagaja valitakse loosiga; iga jaotuse järel jagab järgmine.

    Kes kellega koos mängib, oleneb istekohtadest: võõrustajal on esimene, teistel liitumise järjekorras.

    {""}**Neli mängijat.** Paarilised istuvad vastamisi: esimene ja kolmas istekoht teise ja neljanda vastu. Igaühel kaheksa kaarti.

    {""}**Kuus mängijat.** Kaks kolmeliikmelist meeskonda, istuvad vaheldumisi. Igaühel viis kaarti. Keskel on kaks avatud kaarti.

    {""}**Kolm mängijat.** Igaühel kümme kaarti ja keskel kaks avatud kaarti. Jagaja mängib üksi kahe teise vastu. Et pooled iga jaotusega vahetuvad, peab igaüks oma arvet.

    {""}**Kaks mängijat.** Laua täidavad kaks *nukku*, kummalgi üks. Oma nuku kaarte näed, kui trump on tehtud, ja käid neid, kui on tema kord: need on nupu **Minu käsi** all, sinu enda kaartidest allpool. Nukk on sinu paariline.

    ### Kaks keskmist kaarti
    Neid ei käi keegi. Nende punktid lisatakse jaotuse lõpus jagaja poolele.
manille-rules-trump =
    ## Trump ja kontra
    {""}**Jagaja vaatab esimesena ja üksi.** Paarilised ja vastased jätavad oma kaardid pildiga allapoole, kuni trump on tehtud. Jagaja nimetab masti, olgu tal seda või mitte, või mängib **trumbita**, mis kahekordistab jaotuse. Passida ei saa.

    Siis vaatavad kõik. Kaitsjaid küsitakse korraga: kas keegi ütleb **„Kontra”**? See kahekordistab jaotuse sellele, kes võidab. Kes ütleb seda esimesena, otsustab oma poole eest; kui kõik passivad, algab mäng.

    Pärast kontrat küsitakse korraga jagaja poolt: kas keegi ütleb **„Rekontra”**? Siis loeb jaotus neljakordselt. Enamat ei öelda.

    Vastata saab laua all olevate nuppudega. Vaata enne oma kaarte: nupp **Minu käsi**.
manille-rules-turn-up =
    ## Avatud kaart
    Jaotuse viimane kaart, jagaja enda oma, avatakse. **Selle mast on trump.** Kaart kuulub jagaja kätte ja on avatud, kuni käiakse välja esimene kaart.

    Jagaja pool märgib selle punktid kohe kirja: kümne eest 5, ässa eest 4, kuninga, emanda ja soldati eest 3, 2 ja 1.

    Esimesse tihisse käib välja jagajast järgmine.

## The play

manille-rules-opponent =
    ## Kui võidab vastane
    Tihi võidab kõrgeim trump. Kui trumpi pole, võidab väljakäidud masti kõrgeim kaart. Kes tihi võidab, käib järgmisse välja.

    Mida tohid käia, oleneb sellest, **kes tihi sinu korral seni võidab**. Mida teised pärast sind teha võivad, pole tähtis.

    Võidab vastane ja sul on väljakäidud masti:
    - **Löö võitev kaart üle, kui saad**, mis tahes kõrgema sama masti kaardiga. Kui üle lööb ainult kümme, pead käima kümne.
    - Kui üle lüüa ei saa, käi mis tahes kaart samast mastist.
    - Kui tihi on juba trumbatud, ei löö tavaline kaart seda üle: käi mis tahes kaart väljakäidud mastist.

    Kõike seda ei pea peast teadma. **Minu käsi** näitab nuppudena ainult neid kaarte, mida tohid käia, ja ütleb, miks teisi ei tohi.
manille-rules-void =
    ## Kui sa ei saa masti järgida
    Võidab vastane ja sul pole ühtki väljakäidud masti kaarti:
    - **Trumpa**, mis tahes trumbiga.
    - Kui vastane on juba trumbanud, **trumpa üle**, kui saad.
    - Kui sul on ainult madalamaid trumpe või pole neid üldse, käi mis tahes kaart. Alla trumbata tohid, aga ei pea.

    Kui trumpi ei ole, käi mis tahes kaart.
manille-rules-partner =
    ## Kui võidab paariline
    Paariline on igaüks, kes selles jaotuses on sinu poolel, ka sinu nukk.

    Kui tihi võidab seni paariline, järgi masti, kui saad, nii madala või kõrge kaardiga, kui tahad. Kui sa masti järgida ei saa, käi mis tahes kaart: paarilist ei pea keegi trumpama.

    See on õige hetk paarilisele punkte anda: kümneid, ässasid, kuningaid.

    Kui järgmine vastane sinu paarilise üle lööb, on kohustused tagasi kõigil, kes tema järel käivad.

## Scoring

manille-rules-doubling =
    ## Punktid
    Kumbki pool loeb kokku oma tihide punktid, jagaja pool lisab kahe keskmise kaardi omad. Pool, kellel on üle 30, saab kirja selle, mis on üle 30, korrutatuna kõige sellega kokku:
    - **×2** eelmine jaotus jäi viiki
    - **×2** trumbita
    - **×2** „Kontra” või **×4** „Rekontra”
    - **×2** võitjad võtsid *kõik tihid*. Kui kaotad kas või ühe väärtusetu tihi, pole need enam kõik.

    Seisuga 37 : 23 saab võitja kirja 7; trumbita 14; kontraga 28; rekontraga 56.

    {""}**Seisuga 30 : 30** ei saa keegi midagi ja järgmine jaotus loeb kahekordselt, jagagu kes tahes. Sellega on kahekordistus kasutatud, ka siis, kui jaotuse otsustab eksimus.

    Kolme mängijaga saavad võidu korral punktid kirja mõlemad kaitsjad.

    ### Lõpp
    Partii on läbi, kui kellelgi on jaotuse järel 101. Kolme mängijaga võivad sinna korraga jõuda kaks: võidab suurem tulemus ja kui need on võrdsed, mängitakse veel üks jaotus.
manille-rules-scoring =
    ## Punktid
    Kumbki pool loeb kokku oma kaartide punktid ja 1 iga tihi eest. Pool, kellel on üle 34, saab kirja selle, mis on üle 34. Seisuga 34 : 34 ei saa keegi midagi ja edasi ei kandu midagi.

    Viis tihi ja 30 punkti kaartides on 35: kirja läheb 1. Kõik kaheksa tihi annavad 34. Kui avatud kaart oli kümme, on 39 suurim, mis ühest jaotusest saada võib.

    ### Lõpp
    Partii võidab, kellel on 34 punkti. Kas keegi on võitnud, vaadatakse jaotuse järel, kuigi avatud kaart märgitakse kirja enne. Kui sihil on mõlemad pooled, **võidab see, kes selles jaotuses punkte sai**, ükskõik palju teisel on.

## House rules, what is seen

manille-rules-manilla-house =
    ## Kodureeglid
    Enne algust võib lauas kokku leppida:
    - **Siht**: 101 asemel 61, 121 või 151. **Matš**: kolmest või viiest parim.
    - **Alla trumpamine**: kes peaks üle trumpama, aga ei saa, ei tohi alla trumbata, kuni on muid kaarte; või peab.
    - **Trumpamiskohustus**: kes ei saa masti järgida, tohib käia mis tahes kaardi ega pea trumpama.
    - **Tavalisi maste** ei pea üle lööma: ainult trumpe, trumbita aga kõiki maste.
    - **Kahekordistused** liidetakse, mitte ei korrutata; või pole neid kunagi üle ×8.
    - **Viigid kogunevad**: iga järjestikune viik kahekordistab veel kord. Kaks teevad ×4, liites ×3.
    - **Ühepoolne kontra**: „Kontra” loeb ainult siis, kui võidavad kaitsjad. Rekontra järel saab jagaja pool võiduga ×4, kaitsjad ×2.
    - **Keskmised kaardid** ei loe kellelegi või loevad viimase tihi võtjale. Kui nad ei loe, on mängus alla 60 punkti: jaotuse võidab pool, kellel on rohkem, ja kirja saab ta selle, mis on üle 30, võib-olla ei midagi.
    - **Nukud** neljas kuhjas, mille pealmisi kaarte näevad mõlemad ja ainult neid tohib käia; või mõlemale avatud.
    - **Esimene väljakäik**, kaks mängijat: teise mängija enda käsi, mitte kunagi nukk.
    - **Võrdne seis**, kolm mängijat: kaks, kes jõuavad sihile koos, jagavad võitu.
    - **Paariline tohib trumbi valida**, kui jagaja valiku talle jätab.
    - **Trumbita vaatamata**: kui öelda enne vaatamist, loeb ×2 asemel ×4.
    - **Võidetud punktid** varjatud jaotuse lõpuni.
    - **Esimene jagaja**: loosiga või võõrustaja.
    - **Ainus kaart**: kas laud käib kaardi ise ära, kui käia tohib ainult üht. Laud teeb seda kahe kuni viie sekundi pärast, nagu inimenegi; aga kui mängija on eemal, saavad teised aru, et valikut polnud.
manille-rules-manille-house =
    ## Kodureeglid
    Enne algust võib lauas kokku leppida:
    - **Siht**: 34 asemel 44 või 64. **Matš**: kolmest või viiest parim; vana tava on kolm partiid 34 punktini.
    - **Alla trumpamine**: kes peaks üle trumpama, aga ei saa, ei tohi alla trumbata, kuni on muid kaarte; või peab.
    - **Tavalisi maste** ei pea üle lööma, ainult trumpe.
    - **Kõnelemine**: kes hakkab välja käima, tohib enne paariliselt küsida, kumbki pool üks, kaks või kolm korda jaotuse jooksul. Vastab laud ise, ausalt ja kõigi kuuldes. *Mitu trumpi sul on? Mis on su parim mast? Kas sul on kümme mastis …? Näita mulle oma kätt.* Näidatud käsi jääb jaotuse lõpuni avatuks.
    - **Avatud kaart võidab kohe**: kes jõuab sellega sihile, on võitnud jaotust läbi mängimata.
    - **Võidetud punktid** varjatud jaotuse lõpuni.
    - **Esimene jagaja**: loosiga või võõrustaja.
    - **Ainus kaart**: kas laud käib kaardi ise ära, kui käia tohib ainult üht. Laud teeb seda kahe kuni viie sekundi pärast, nagu inimenegi; aga kui mängija on eemal, saavad teised aru, et valikut polnud.
manille-rules-manilla-honour =
    ## Ausõnamäng
    See on kodureegel. Siis tohib käia mis tahes kaarti ja kohustused on ausõna peal.

    Kui jaotus on läbi mängitud, küsitakse kõigilt korraga: kas jätta see kehtima või eksis mõni vastane? Kui see mängija jättis kohustuse täitmata, saavad vastased mängitud punktide asemel **60** ja seda ei korrutata. Kolme mängijaga saavad selle mõlemad vastased.

    Asjatu kahtlus ei muuda midagi ja kes kahtlustas, on jaotuse kehtima jätnud. Otsustab esimene tõestatud eksimus.
manille-rules-manille-honour =
    ## Ausõnamäng
    See on kodureegel. Siis tohib käia mis tahes kaarti ja kohustused on ausõna peal.

    Kui jaotus on läbi mängitud, küsitakse kõigilt korraga: kas jätta see kehtima või eksis mõni vastane? Kui see vastane jättis kohustuse täitmata, saab teine pool mängitud punktide asemel **34**. Avatud kaardi punktid jäävad kirja.

    Asjatu kahtlus ei muuda midagi ja kes kahtlustas, on jaotuse kehtima jätnud. Otsustab esimene tõestatud eksimus.
manille-rules-manilla-seen =
    ## Mida on näha
    {""}**Sinu kaarte näed ainult sina**, ka oma nuku omi. Need on nupu **Minu käsi** all: see avaneb ainult sulle.

    Kõik näevad tihi laual, seda, kes seni võidab, ja eelmist tihi, kuni järgmine saab täis. Varasemaid tihisid jaotuse ajal uuesti ei vaadata: pea arvet. Kui palju tihisid ja punkte kummalgi poolel on, näidatakse, kui kodureegel punkte ei varja.

    Käidud kaarti tagasi ei võeta.

    ### Kui aeg saab otsa
    Sinu eest tehakse kõige ettevaatlikum otsus: vaadatakse kaarte, trumbiks läheb kõige pikem mast, kontrat ei öelda, käiakse lubatud kaart, millel on kõige vähem punkte, ja kedagi ei kahtlustata.
manille-rules-manille-seen =
    ## Mida on näha
    {""}**Sinu kaarte näed ainult sina.** Need on nupu **Minu käsi** all: see avaneb ainult sulle. Avatud kaarti näevad kõik kuni esimese väljakäiguni.

    Kõik näevad tihi laual, seda, kes seni võidab, ja eelmist tihi, kuni järgmine saab täis. Varasemaid tihisid jaotuse ajal uuesti ei vaadata: pea arvet. Kui palju tihisid ja punkte kummalgi poolel on, näidatakse, kui kodureegel punkte ei varja.

    Käidud kaarti tagasi ei võeta.

    ### Kui aeg saab otsa
    Sinu eest käiakse lubatud kaart, millel on kõige vähem punkte. Midagi ei küsita ja kedagi ei kahtlustata.
