### The rules of Malacca to page through, in our own words. docs/rules/malacca.md has every detail.

malacca-rules-aim =
    ## Malacca: millest mäng räägib
    Läbi väina sõidab kaksteist laeva, igas voorus üks. Igaüks käib ühe kaardi pildiga allapoole – **rünnak**, **kaitse** või **kauplemine** – ja panustab sellele nii palju münte, kui tahab. Siis avatakse kõik kaardid. Kui rünnak on kaitsest tugevam, laev kaaperdatakse ja röövitakse; kui mitte, toob kauplemine raha ja ründajad kahetsevad.

    { "**" }2 kuni 8 mängijat**, kõige parem vähemalt kolmega. Igaüks alustab **5 hõbemündiga** ja kolme tavalise kaardiga, mis kunagi otsa ei saa. Pärast viimast laeva võidab **kõige täiem rahakott**; võrdsed võidavad koos. Välja ei lange keegi: ka ilma ühegi mündita saab rünnata, kaitsta või tekki küürida.

    { "**" }Papagoi** on ühe mängija, kapteni ees; esimene kapten valitakse loosiga. Kapten panustab esimesena ja temast alates jagatakse mündid; iga laeva järel liigub papagoi päripäeva edasi.

    { "**" }Laevad** veavad 3 kuni 13 münti. Iga laev tuleb ühe korra, järjekorda ei tea keegi; pildil on näha, millised on veel tulemata. Trükitud kaartide väärtusi me ei tea: pakk 3 4 5 6 7 8 8 9 10 11 12 13 on meie **oletus** ja laud võib valida teistsuguse.
malacca-rules-bets =
    ## Kaardid ja panused
    Kui laev on saabunud, teeb igaüks kaptenist alates päripäeva kaks asja:
    - **käib ühe kaardi** pildiga allapoole: tavalise või mõne spetsiaalse, mis tal on;
    - **panustab** sellele oma rahakotist mis tahes hulga münte või mitte midagi.

    Mõlemat teed korraga oma paneelis, mida teised ei näe: vajuta nuppu **Minu käsi**. See on lõplik, kui te just kõik ei nõustu seda enne kaartide avamist tagasi võtma. Panust näevad kõik kohe, kaarti alles siis, kui kõik on panustanud; nii teavad hilisemad rohkem.

    Siis avatakse kõik kaardid. Liida kokku rünnaku ja kaitse tugevus: tavaline kaart loeb 1, spetsiaalne +2 kaart loeb 2.
    - **Rünnakut on rohkem kui kaitset: kaaperdatud.**
    - **Muidu kaitstud.** Kaitstud on laev ka võrdsuse korral ja siis, kui keegi ei ründa.
malacca-rules-captured =
    ## Kaaperdatud laev
    - **Ründajad** võtavad oma panused tagasi ning **jagavad** lasti ja kõigi teiste panused.
    - **Kaupmehed ja kaitsjad** kaotavad oma panused.

    { "**" }Jagatakse** ühe mündi haaval: esimene ründaja kaptenist alates võtab ühe, siis järgmine, kuni midagi enam pole. Osad erinevad seega kuni ühe mündi võrra. Rünnak +2 annab ühe osa nagu iga teinegi.

    { "**" }Traagiline kangelane:** kui kaitses ainult üks mängija ja *kõik* teised ründasid, kaotab kangelane oma panuse, kuid tõmbab spetsiaalse kaardi.
malacca-rules-defended =
    ## Kaitstud laev
    - **Kaupmehed** võtavad oma panused tagasi ja saavad varust sama palju juurde (kauplemine ×2: kaks korda nii palju).
    - **Kaitsjad** võtavad oma panused tagasi, **jagavad** ründajate panused ühe mündi haaval ja tõmbavad igaüks **spetsiaalse kaardi**.
    - **Ründajad** kaotavad oma panused ja maksavad varusse **poole sellest, mis neil alles on**, allapoole ümardades.
    - Last sõidab edasi: seda ei saa keegi.

    { "**" }Asjatu kaitse:** kui keegi ei rünnanud, võtavad kaitsjad oma panused tagasi, ja see on kõik.

    { "**" }Teki küürimine:** kes kauples tühja rahakoti ja panuseta, saab 2 münti.
malacca-rules-specials =
    ## Spetsiaalsed kaardid
    Neid on 16, alguses pole neid kellelgi. Neid tõmmatakse eduka kaitse eest rünnaku vastu ja neid saavad ka traagilised kangelased. Spetsiaalne kaart käiakse tavalise asemel ja **ainult ühe korra**; siis läheb see paki alla. Kui palju sul neid on, näevad kõik, milliseid, seda mitte. Lõpuks alles jäänud kaardid pole midagi väärt.

    - **Rünnak +2** ja **kaitse +2** (kumbagi 4) loevad võitluses kahekordselt.
    - **Kauplemine ×2** (4) võidab kahekordse panuse.
    - **Rünnak või kaitse** ning **kaitse või kauplemine** (kumbagi 2) on **ootamiskaardid**: kui kõik kaardid on avatud, ütleb mängija, kumb see on. Siis loeb see nagu tavaline kaart. Kui neid on mitu, otsustatakse mängijate järjekorras ja igaüks kuuleb, mida öeldi enne teda.

    Kui pakk on tühi, jääb tõmbaja ilma.
malacca-rules-example =
    ## Näide
    Laev veab 9. Ann kaupleb panusega 4, Ben ründab panuseta, Cho ründab panusega 2 ja Dan kaitseb panusega 3. Kapten on Ben.

    Rünnak 2, kaitse 1: **kaaperdatud**. Ben ja Cho võtavad oma panused tagasi ja jagavad 9 + 4 + 3 = 16, kumbki saab 8. Ann kaotab 4, Dan 3. Kui münte oleks 17, saaks Ben 9 ja Cho 8, sest münte jagatakse kaptenist alates.

    Kui Dan oleks käinud kaitse +2, oleks rünnakut olnud 2 ja kaitset 2: **kaitstud**. Ann võidab 4. Dan saab need 2 münti, mille pani Cho, ja tõmbab spetsiaalse kaardi. Ben ja Cho maksavad kumbki poole sellest, mis neil alles on.
malacca-rules-characters =
    ## Tegelaskujud, kui nendega mängitakse
    Igaüks saab ühe, pildiga ülespoole. Viie mündi asemel on rahakotis nii palju, kui tegelaskujul.
    - **Henry Morgan** (5): +3 iga eduka kaitse eest
    - **Pierre Le Picard** (3): 1 iga vooru lõpus
    - **Rodrigo Orgonez** (9): eriomadusi pole
    - **Black Caesar** (sama palju, kui on mängijaid): sama palju juurde iga kord, kui kõik käisid sama liiki kaardi
    - **Zheng He** (3): +3 iga eduka kauplemise eest, panusega või ilma
    - **Sayyida al Hurra** (5): kui peab tõmbama, tõmbab kaks spetsiaalset kaarti, hoiab ühe ja paneb teise nägemata paki alla
    - **Laskarina** (5): alustab spetsiaalse kaardiga
    - **Ingrid Hammar** (4): +3 iga eduka rünnaku eest

    Kaitse on edukas, kui keegi ründas ja laev sai kaitstud, rünnak siis, kui laev kaaperdati, kauplemine siis, kui ei kaaperdatud. Spetsiaalsed kaardid loevad sellena, mis nad on, ootamiskaardid sellena, mis neist sai.
malacca-rules-equipment =
    ## Varustus, kui sellega mängitakse
    Enne kui laeva näha on, võib **kapten** osta 5 mündi eest **ühe** eseme. Igat liiki on neli. Ese jääb ostjale ja toob raha iga õnnestumise eest, koos kõigi teiste sama liiki esemetega.
    - **Parem rünnak:** +3 iga eduka rünnaku eest
    - **Parem kaitse:** +4 iga eduka kaitse eest
    - **Parem kauplemine:** +5 iga eduka kauplemise eest, mille panus on vähemalt 1

    Kellel raha ei jätku, seda ei küsita. Lõpus pole ese midagi väärt.
malacca-rules-options =
    ## Kodureeglid
    Enne algust võib lauas kokku leppida:
    - **6 või 8 laeva** kaheteistkümne asemel; millised tulemata jäävad, ei tea keegi
    - **teine laevapakk**: väike (3 kuni 8), suur (8 kuni 13) või kaksteist enda väärtust
    - **tegelaskujud**, jagatud või kahest valitud, ja **varustus**
    - **kõik panustavad korraga**, salaja: paljude mängijatega palju kiirem
    - **ootamiskaardid korraga**, salaja
    - **rahakotid varjatud** lõpuni
    - **karistus** poolelt rahakotilt, nagu see oli enne panust
    - **teki küürimine** ka kaaperdatud laeval
    - **Zheng He** saab lisa ainult panusega, **parem kauplemine** ainult siis, kui laeva rünnati
    - **2 hõbemünti** kaardi asemel, kui pakk on tühi
    - võrdsete rahakottide puhul otsustavad **alles jäänud spetsiaalsed kaardid**

    Kui aeg saab otsa, käib mängija tavalise kauplemise panuseta, ei osta midagi, teeb ootamiskaardist kaitse ja jätab endale esimesena tõmmatud kaardi.
malacca-rules-tactics =
    ## Vihjeid
    - Panusest on kasu ainult kauplemisel. Panus rünnakul või kaitsel on teesklus ja panuseta kaart näeb välja nagu üks neist kahest.
    - Hilisemad näevad rohkem. Viimane panustaja ei pea midagi teesklema.
    - Suured panused ja rikkad laevad meelitavad piraate ligi.
    - Rikkad kardavad karistust, vaestel pole midagi kaotada: rikkas lauas on ohutum kaubelda.
    - Kui kaaperdamine näib kindel, ära kauple. Ühine rünnakuga või kaitse üksi kõigi vastu, et saada kaart.
    - Halvim, mis kaitsjaga juhtuda võib, on see, et kõik kauplevad.
