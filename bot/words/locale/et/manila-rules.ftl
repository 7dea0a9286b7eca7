### The rules of Manila to page through, in the order of bot/games/manila/rules.py. Each page at most 3000 characters.

manila-rules-aim =
    ## Manila: eesmärk
    Olete Manila kaupmehed. Lodjad, lamedapõhjalised kaubapaadid, veavad kaupa piki rannikut ja keegi ei tea, millised neist sadamasse jõuavad. Raha teenid siis, kui sinu käsilased on õigetes kohtades ja sul on aktsiaid kaupadest, mis kohale jõuavad.

    Võidab kõige rikkam kaupmees. Lõpus loeb sinu **varandus**:
    - sinu raha,
    - kõigi sinu aktsiate väärtus, ka panditute oma,
    - miinus 15 iga aktsia eest, mis on veel panditud.

    ### Mis mängus on
    - Neli kaupa: 🟤 muskaat, 🔵 siid, 🟡 ženšenn ja 🟢 nefriit, igast viis aktsiat.
    - Must turg, mis näitab iga kauba aktsiate väärtust: 0, 5, 10, 20, 30. Kõik alustavad nullist.
    - Kolm lotja teel, mis kulgeb väljalt 0 väljale 13. Sadam on väljast 13 edasi.

    ### Algus
    Igaühel on 30 peesot ja kaks salajast aktsiat. Kolme mängijaga on igal kaupmehel neli käsilast, nelja või viiega kolm. Panga raha ei lõpe kunagi.

    ### Mis on saladus
    Millised aktsiad sul on ja millised neist on panditud. Kui palju neid on, võivad teada kõik.
manila-rules-voyage =
    ## Reis
    Mäng koosneb reisidest ja kestab, kuni mõni kaup on mustal turul väärtusel 30. Tavaliselt kulub selleks viis-kuus reisi, alla nelja ei saa.

    Igal reisil on need osad:
    1. **Oksjon**: kes saab sadamakapteniks?
    2. **Sadamakapten** ostab soovi korral aktsia, laadib kolm kaupa ja paneb lodjad stardiväljadele.
    3. **Paigutamine ja liikumine** vaheldumisi. Igas paigutusvoorus paigutab igaüks ühe käsilase, seejärel liigub iga lodi oma täringu järgi.
    4. **Väljamaksed**: lodjad sadamas ja dokis toovad raha.
    5. **Turg**: iga sadamasse jõudnud kaup tõuseb ühe astme.

    ### Kolmanda osa järjekord
    - Neli või viis kaupmeest: paigutus, vise, paigutus, vise, paigutus, lootsid, vise.
    - Kolm kaupmeest: paigutus, paigutus, vise, paigutus, vise, paigutus, lootsid, vise.

    Pärast teist viset võivad piraadid pardale minna. Pärast kolmandat nad rüüstavad.

    Pärast iga reisi saab igaüks kõik käsilased tagasi.
manila-rules-auction =
    ## Oksjon
    Sadamakapten valib kaubad ja stardiväljad, ostab aktsia ja paigutab esimesena. See on raha väärt, seepärast läheb amet oksjonile.

    - Alustab eelmise reisi sadamakapten. Esimesel reisil valitakse alustaja loosiga.
    - Oma korral pakud üle suurima pakkumise või passid. Pakutakse täispeesodes, esimene pakkumine on vähemalt 1.
    - Kes on passinud, on sellelt oksjonilt väljas.
    - Kui kõik teised on passinud, maksab suurim pakkuja pangale ja on sadamakapten. Teised ei maksa midagi.

    ### Kui palju saab pakkuda
    Oma raha ja lisaks 12 iga aktsia eest, mida sa pole pantinud. Pandid ainult siis, kui võidad. Kes üle pakkuda ei saa, passib automaatselt.

    ### Kui keegi ei paku
    Eelmise reisi sadamakapten jääb ametisse ega maksa midagi. Esimesel reisil saab ameti see, kes oksjonit alustas.
manila-rules-master =
    ## Sadamakapten
    Sadamakaptenil on kolm ülesannet, selles järjekorras.

    ### 1. Aktsia
    Võid osta ühe aktsia, mis pangas veel on, mis tahes kaubast. See maksab kauba väärtuse mustal turul, kuid mitte alla 5. Hind on seega 5, 5, 10 või 20. Ost väärtust ei muuda. Maksmiseks võid võtta laenu.

    ### 2. Last
    Vali neljast kaubast kolm, üks igale lodjale. Neljas jääb maha ega saa sel reisil tõusta.

    ### 3. Stardiväljad
    Pane iga lodi mõnele väljale 0 kuni 5. Kolm arvu annavad kokku täpselt 9, näiteks 5, 4 ja 0 või 3, 3 ja 3.

    ### Kui tõenäoliselt lodi kohale jõuab
    Ainult täringute järgi, kui ükski piraat ei oota, jõuab lodi sajast reisist sadamasse:
    - väljalt 5: 84 korda
    - väljalt 4: 74 korda
    - väljalt 3: 63 korda
    - väljalt 2: 50 korda
    - väljalt 1: 38 korda
    - väljalt 0: 26 korda
manila-rules-placing =
    ## Käsilaste paigutamine
    Igas paigutusvoorus on igaühel üks kord, sadamakaptenist alates päripäeva. Oma korral teed ühte kahest:
    - **Paigutad** ühe käsilase vabale väljale ja maksad pangale selle hinna.
    - **Passid**: sel reisil sa enam ei paiguta.

    Igale väljale mahub üks käsilane. Mitme korra jooksul võid võtta nii palju välju, kui tahad: mitu istekohta samal lodjal, mõlemad lootsid, mõlemad piraadid.

    ### Kui raha ei jätku
    Pandi aktsia, vali odavam väli või passi.

    ### Salareisijad
    Kui sul pole ühtki aktsiat pantida ja raha ei jätku ühelegi väljale, saad siiski kaasa sõita:
    - Kui sul pole üldse raha, võtad tasuta vaba istekoha mõnel lodjal, mis on merel.
    - Kui raha jääb kõige odavama välja jaoks väheks, võtad selle välja ja annad ära kogu raha.

    Salareisija ei saa kindlustust võtta. Kes ei leia ühtki välja, jätab korra vahele, kuid võib hiljem jälle paigutada.

    ### Kui aeg saab otsa
    Sinu kord möödub ilma paigutamata. Välja sa sellega ei lange.
manila-rules-spaces =
    ## Väljad
    ⛵ **Lodjad**: võtad kõige odavama vaba istekoha. Kui lodi jõuab sadamasse, jagavad tulu kõik, kes on pardal.
    - 🟤 Muskaat: istekohad 2, 3, 4; tulu 24
    - 🔵 Siid: istekohad 3, 4, 5; tulu 30
    - 🟡 Ženšenn: istekohad 1, 2, 3; tulu 18
    - 🟢 Nefriit: istekohad 3, 4, 5, 5; tulu 36

    Lodjale, mis on juba sadamas, enam ei minda.

    ⚓ **Sadam A, B, C** hinnaga 4, 3, 2: A toob 6, kui sadamasse jõuab üks lodi, B toob 8, kui jõuab kaks, C toob 15, kui jõuavad kõik kolm. Milliste lotjadega on tegu, pole tähtis.

    🛠️ **Dokk A, B, C** hinnaga 4, 3, 2: A toob 6, kui avarii teeb üks lodi, B toob 8, kui kaks, C toob 15, kui kõik kolm.

    🏴‍☠️ **Piraadilaev**, koht maksab 5: esimene piraat on kapten, teine tuleb tema järel. Nad elavad lotjadest, mis peatuvad täpselt väljal 13.

    🧭 **Lootsid** hinnaga 2 ja 5: liigutavad lotje vahetult enne viimast viset. Ise nad midagi ei teeni.

    📜 **Kindlustus** on tasuta ja annab sulle kohe 10. Kuid sina maksad kogu remondi eest: ühe avarii eest 6, kahe eest 14, kolme eest 29.

    Väljad on müügil viimase paigutuseni, isegi kui on juba selge, mida need toovad. Kui üks lodi on kohal, annab sadam A kindlalt 6 hinnaga 4.
manila-rules-movement =
    ## Liikumine
    Pärast paigutusvooru liigub iga merel olev lodi oma täringu järgi. Reisil on kolm viset. Viskest ei saa keegi loobuda ega seda lühendada.

    - **Sadam**: lodi, mis läheb väljast 13 kaugemale, on sadamas. See saab järgmise tähe: A, siis B, siis C. Selleni ei ulatu enam lootsid, piraadid ega uued reisijad.

    - **13**: lodi, mis peatub täpselt väljal 13, ei ole veel sadamas. Siin ootavad piraadid. Pärast teist viset võivad nad pardale minna, pärast kolmandat nad rüüstavad. Kui piraadilaeval pole kedagi, ei juhtu pärast teist viset midagi ja pärast kolmandat tuleb lodi sadamasse nagu iga teine.

    - **Avarii**: lodi, mis pole pärast kolmandat viset väljale 13 jõudnud, läheb dokki. Seal saab see järgmise tähe: A, siis B, siis C.

    Lodi, mis on enne viimast viset väljal 13, jõuab sadamasse iga viskega, kui just loots seda tagasi ei tõmba.
manila-rules-pirates =
    ## Piraadid
    ### Pärast teist viset: pardale
    Kas väljal 13 on lodi ja sellel vaba istekoht? Siis otsustab iga piraat, kõigepealt kapten, siis teine:
    - **jääda** piraadilaevale või
    - **minna pardale**, tasuta, kõige odavamale vabale istekohale. Sellest hetkest on ta reisija nagu iga teine.

    Kui kapten lahkub, saab teine piraat kohe kapteniks ja otsustab siis. Piraadilaeval vabanenud kohad saab osta viimases paigutusvoorus.

    ### Pärast kolmandat viset: rüüstamine
    Iga lodi väljal 13 rüüstatakse, kui piraadilaeval on piraat.
    - Kõik pardal olijad lähevad koju tühjade kätega.
    - Piraadid saavad lodja kogu tulu. Kaks piraati saavad kumbki poole.
    - Seejärel saadab kapten lodja **sadamasse** või **dokki**, iga lodja eraldi oma tahtmise järgi.

    Sadamas tõuseb lodja kaup ja sadama täht toob raha. Dokis toob raha doki täht ja arve saab kindlustaja. Reisijad ei saa kummalgi juhul midagi.

    Ka see piraat, kes pärast teist viset laevale jäi, rüüstab. Lotja, mille paneb väljale 13 loots, seal ei rünnata: piraatide kätte viib lodja ainult täring.
manila-rules-pilots =
    ## Lootsid
    Pärast viimast paigutusvooru ja enne viimast viset otsustab kõigepealt väike loots, siis suur. Kumbki võib loobuda.

    - **Väike loots** liigutab üht lotja 1 võrra edasi või tagasi.
    - **Suur loots** liigutab üht lotja kuni 2 võrra edasi või tagasi või kaht lotja kumbagi 1 võrra, ükskõik kummale poole.

    Liigutada saab ainult lotje, mis on merel. Lodi, mis läheb väljast 13 kaugemale, on kohe sadamas ja selle eest enam ei veeretata.

    ### Hea teada
    Kui jäänud on üks vise, jõuab lodi väljalt 8 sadamasse ainult kuuega; viiega peatub see väljal 13. Iga samm edasi lisab ühe sobiva silmade arvu. Väljalt 13 toob selle sadamasse iga vise.
manila-rules-payout =
    ## Väljamaksed, turg ja lõpp
    Pärast kolmandat viset maksab pank selles järjekorras:
    1. Piraadid: iga rüüstatud lodja tulu.
    2. Reisijad: iga sadamasse jõudnud lodja tulu, jagatud kõigi pardal olijate vahel.
    3. Sadama tähed, kuhu mõni lodi jõudis: 6, 8, 15.
    4. Doki tähed, kuhu mõni lodi läks: 6, 8, 15.
    5. Kindlustaja maksab pangale kõigi avariide eest, olgu tähtedel keegi või mitte: ühe eest 6, kahe eest 14, kolme eest 29.

    Kui kindlustajal raha ei jätku, pannakse aktsiaid panti. Kui neid enam pole, kannab ülejäänu pank. Kellel on raha saada, saab alati kogu summa.

    Midagi ei too tähed ilma lodjata, avarii teinud lodjad, lootsid ega saagita jäänud piraadid.

    ### Turg
    Iga sadamasse jõudnud kaup tõuseb ühe astme: 0, 5, 10, 20, 30. Teised jäävad paigale.

    ### Lõpp
    Kui mõni kaup on väärtusel 30, on partii läbi. Enne tõusevad veel kõik selle reisi kaubad.

    Sinu **varandus** on raha + kõigi aktsiate väärtus − 15 iga panditud aktsia eest. Suurim võidab. Võrdse varanduse korral jagatakse võitu.
manila-rules-loans =
    ## Laenud
    Aktsia võid pantida igal ajal, mitte ainult oma korral. Selleks vajuta nuppu **Minu käsi**.

    - Panditud aktsia annab kohe **12**, ükskõik mis selle väärtus on.
    - Välja lunastada maksab **15**. Pärast võid selle uuesti pantida.
    - Lõpus veel panditud aktsia läheb arvesse täisväärtuses, miinus **15**.

    Laen maksab sulle niisiis 3, aga raha võib tuua rohkem.

    ### Mida teised teavad
    Teised näevad, et pantisid aktsia ja kui palju sul neid panditud on, aga mitte seda, millised.

    ### Kui pead maksma
    Kui oled ameti, aktsia, välja või remondi eest võlgu rohkem, kui sul on, valid ise, millised aktsiad pandid. Partii ootab, kuni summa on koos. Vahepeal midagi välja lunastada ei saa.

    ### Kui juhid oksjonit
    Sa ei saa aktsiat välja lunastada, kui sa pärast enam oma pakkumist maksta ei jõuaks.
manila-rules-options =
    ## Kodureeglid
    Võõrustaja saab neid enne algust muuta.

    - **Algaktsiad**: tavaliselt segatakse igast kaubast kolm aktsiat, igaüks saab kaks ja ülejäänud on avalikult pangas. Või segatakse kõik kakskümmend.
    - **Uus jagamine**: niikaua, kui mõnel kaupmehel on kaks sama kauba aktsiat, mida pole kellelgi teisel.
    - **Esimene alustaja**: loosiga või võõrustaja.
    - **Lisavoor**, ainult kolme kaupmehega: enne esimest või enne teist viset.
    - **Piraat võtab koha**: pardale minev piraat tohib reisija pardalt tõsta, kui ühelgi väljal 13 oleval lodjal pole vaba istekohta. Teine piraat ei tohi pardalt tõsta kaptenit, kes just sinna läks.
    - **Salareisijad**: kellel pole millegagi maksta, sõidab ainult lodja istekohal, või võib võtta mis tahes vaba välja peale kindlustuse.
    - **Raha**: kõigile näha või varjatud lõpuni.
    - **Võrdne varandus**: võit jagatakse või võidab see, kellel on rohkem raha, siis rohkem aktsiaid.
