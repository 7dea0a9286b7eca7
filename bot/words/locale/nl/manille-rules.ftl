### The rules of Manilla and Manille to page through, in the order of bot/games/manille/rules.py. Each page at most
### 3000 characters. Pages named after one of the two games are that game's own.

## The aim

manille-rules-manilla-aim =
    ## Manilla: het doel
    Een slagenspel uit Vlaanderen, waar het “manillen” heet, voor twee, drie, vier of zes spelers. Een partij heet thuis een *boom*. De deler kiest troef, de tegenstanders mogen de ronde verdubbelen en dan worden de kaarten gespeeld.

    Er zijn 60 punten te verdienen. De kant die er **meer dan 30** wint, scoort wat boven 30 is, maal de verdubbelingen van de ronde. De andere kant scoort niets.

    Wie na een ronde **101 punten** heeft, heeft de partij gewonnen.

    ### Een ronde in het kort
    1. De kaarten worden gedeeld. Alleen de deler kijkt.
    2. De deler kiest troef, of zonder troef.
    3. Iedereen kijkt in de kaarten. De verdedigers mogen “Ik ga mee” zeggen, en daarna de kant van de deler “Ik ga tegen”.
    4. De kaarten worden gespeeld, slag voor slag. Je opent **Mijn hand** en drukt op een kaart.
    5. De punten worden geteld, en de volgende speler deelt.
manille-rules-manille-aim =
    ## Manille: het doel
    Een slagenspel uit Frankrijk voor vier spelers, zoals het in 1896 is opgeschreven. Maten zitten tegenover elkaar: de eerste en derde plaats tegen de tweede en vierde.

    De laatst gedeelde kaart wordt omgedraaid, en die soort is troef. Dan worden er acht slagen gespeeld. In een ronde zijn er 68 punten: 60 in de kaarten, en 1 per slag. De kant met **meer dan 34** scoort wat boven 34 is.

    Wie **34 punten** heeft, heeft de partij gewonnen. Daar zijn vier of vijf rondes voor nodig.

    ### Een ronde in het kort
    1. De kaarten worden gedeeld, acht per speler. De laatste kaart van de deler wordt omgedraaid.
    2. De kant van de deler krijgt meteen de punten van die kaart.
    3. De kaarten worden gespeeld, slag voor slag. Je opent **Mijn hand** en drukt op een kaart.
    4. De punten worden geteld, en de volgende speler deelt.

## The cards

manille-rules-manilla-cards =
    ## De kaarten
    Er zijn 32 kaarten, van de zeven tot het aas in klaveren ♣, ruiten ♦, harten ♥ en schoppen ♠. De letters op de kaarten: A is het aas, H de heer, V de vrouw, B de boer.

    In elke soort, ook in troef, is de volgorde
    ### 10 – A – H – V – B – 9 – 8 – 7
    {""}**De tien is de hoogste kaart.** Daar komt de naam van het spel vandaan: dit is de *manille*. Daarna komt het aas.

    Kaarten tellen voor wie ze wint: de tien **5**, het aas **4**, de heer **3**, de vrouw **2**, de boer **1**. Negen, acht en zeven tellen niets. Dat is 15 per soort en 60 in totaal.

    Een slag zelf telt niets, hoeveel je er ook haalt.
manille-rules-manille-cards =
    ## De kaarten
    Er zijn 32 kaarten, van de zeven tot het aas in klaveren ♣, ruiten ♦, harten ♥ en schoppen ♠. De letters op de kaarten: A is het aas, H de heer, V de vrouw, B de boer.

    In elke soort, ook in troef, is de volgorde
    ### 10 – A – H – V – B – 9 – 8 – 7
    {""}**De tien is de hoogste kaart.** Daar komt de naam van het spel vandaan: dit is de *manille*. Daarna komt het aas, de *manillon*.

    Kaarten tellen voor wie ze wint: de tien **5**, het aas **4**, de heer **3**, de vrouw **2**, de boer **1**. Negen, acht en zeven tellen niets. Dat is 15 per soort en 60 in totaal.

    {""}**Elke slag telt 1 extra.** Een slag met 10, H, 8 en 7 is 5 + 3 + 1 = 9 waard.

## Seats, trump, calls

manille-rules-seats =
    ## Plaatsen en kanten
    In elke ronde speelt de **kant van de deler** tegen de **verdedigers**. Wie als eerste deelt, beslist het lot; na elke ronde deelt de volgende speler.

    Wie met wie speelt, hangt af van de plaatsen: de host heeft de eerste, de anderen volgen in de volgorde waarin ze zijn aangeschoven.

    {""}**Vier spelers.** Maten zitten tegenover elkaar: de eerste en derde plaats tegen de tweede en vierde. Ieder acht kaarten.

    {""}**Zes spelers.** Twee teams van drie, om en om. Ieder vijf kaarten. Twee kaarten liggen open in het midden.

    {""}**Drie spelers.** Ieder tien kaarten, en twee open in het midden. De deler speelt alleen tegen de andere twee. Omdat de kanten elke ronde wisselen, heeft iedereen een eigen score.

    {""}**Twee spelers.** Twee *blinden* vullen de tafel aan, voor ieder één. De kaarten van je blinde zie je zodra troef gekozen is, en je speelt ze als de blinde aan de beurt is: ze staan in **Mijn hand** onder je eigen kaarten. Je blinde is je maat.

    ### De twee kaarten in het midden
    Niemand speelt ze. Bij het tellen van de ronde komen hun punten bij die van de kant van de deler.
manille-rules-trump =
    ## Troef, mee of tegen
    {""}**De deler kijkt eerst, en als enige.** Maten en tegenstanders laten hun kaarten gedekt liggen tot troef gekozen is. De deler kiest een soort, zelf in handen of niet, of **zonder troef**, en dan telt de ronde dubbel. Passen kan niet.

    Dan kijkt iedereen. De verdedigers krijgen samen de vraag: zegt een van hen **“Ik ga mee”** (in West-Vlaanderen: *kloppen*)? Dat verdubbelt de ronde, voor wie wint. Wie het als eerste zegt, beslist voor de hele kant; als iedereen past, begint het spel.

    Na “Ik ga mee” krijgt de kant van de deler samen de vraag: zegt een van hen **“Ik ga tegen”** (*tegenkloppen*)? Dan telt de ronde vier keer. Verder dan dat gaat het niet.

    Dat doe je met de knoppen onder de tafel. Open **Mijn hand** voordat je drukt.
manille-rules-turn-up =
    ## De omgedraaide kaart
    De laatste kaart die gedeeld wordt, van de deler zelf, wordt omgedraaid. **Die soort is troef.** De kaart hoort bij de hand van de deler en ligt open tot er is uitgekomen.

    De kant van de deler krijgt meteen de punten: 5 voor een tien, 4 voor een aas, 3, 2 en 1 voor heer, vrouw en boer.

    De speler na de deler komt in de eerste slag uit.

## The play

manille-rules-opponent =
    ## Als de slag bij een tegenstander ligt
    De hoogste troef wint een slag. Ligt er geen troef in, dan wint de hoogste kaart van de soort waarmee is uitgekomen. Wie een slag wint, komt in de volgende uit.

    Wat je mag spelen, hangt af van **bij wie de slag ligt als jij aan de beurt bent**. Wat latere spelers kunnen doen, maakt niet uit.

    De slag ligt bij een tegenstander, en je kunt volgen: je hebt een kaart van de soort waarmee is uitgekomen.
    - **Speel hoger als je kunt**, met een hogere kaart naar keuze. Kan het alleen met de tien, dan moet de tien eraan geloven.
    - Kun je niet hoger, speel dan een kaart van die soort naar keuze.
    - Is er al een troef in de slag, dan kan een gewone kaart niet hoger: speel een kaart naar keuze van de soort waarmee is uitgekomen.

    Je hoeft dit niet allemaal uit je hoofd te kennen. **Mijn hand** heeft alleen knoppen voor kaarten die mogen, en zegt waarom de andere niet mogen.
manille-rules-void =
    ## Als je niet kunt volgen
    De slag ligt bij een tegenstander, en je hebt niets van de soort waarmee is uitgekomen:
    - **Kopen** (een troef spelen), met een troef naar keuze.
    - Heeft een tegenstander al gekocht, dan moet je **overkopen**, dus een hogere troef spelen, als je kunt.
    - Heb je alleen lagere troeven, of helemaal geen, speel dan wat je wilt. Onderkopen, dus een lagere troef spelen, mag, maar hoeft niet.

    Is er geen troef, dan speel je wat je wilt.
manille-rules-partner =
    ## Als de slag bij je maat ligt
    Een maat is iedereen die deze ronde aan jouw kant speelt, ook je blinde.

    Ligt de slag bij je maat, volg dan als je kunt, zo laag of zo hoog als je wilt. Kun je niet volgen, speel dan wat je wilt: je hoeft nooit te kopen als je maat de slag heeft.

    Dat is het moment om je maat punten te geven: tienen, azen, heren.

    Gaat de volgende tegenstander daarna boven je maat, dan gelden de plichten weer voor wie nog moet spelen.

## Scoring

manille-rules-doubling =
    ## De telling
    Elke kant telt de punten van de eigen slagen, en de kant van de deler ook die van de twee kaarten in het midden. De kant met meer dan 30 scoort wat boven 30 is, maal dit alles samen:
    - **×2** de vorige ronde was een gelijkspel
    - **×2** zonder troef
    - **×2** “Ik ga mee”, of **×4** “Ik ga tegen”
    - **×2** de winnaars haalden *alle slagen*. Eén slag verloren, ook een waardeloze, en het telt niet.

    Met 37 tegen 23 scoort een kant 7; zonder troef 14; met “Ik ga mee” 28; met “Ik ga tegen” 56.

    {""}**Bij 30 tegen 30** scoort niemand, en de volgende ronde telt dubbel, wie er ook deelt. Die ronde verbruikt de verdubbeling, ook als een fout de ronde beslist.

    Met drie spelers scoren beide verdedigers als ze winnen.

    ### Het einde
    De partij is afgelopen als iemand na een ronde 101 heeft. Met drie spelers kunnen er twee tegelijk het doel halen: de hoogste score wint, en bij gelijke stand wordt nog een ronde gespeeld.
manille-rules-scoring =
    ## De telling
    Elke kant telt de punten van de eigen kaarten, en 1 per slag. De kant met meer dan 34 scoort wat boven 34 is. Bij 34 tegen 34 scoort niemand, en er gaat niets mee naar de volgende ronde.

    Vijf slagen met 30 punten in kaarten zijn 35: dat scoort 1. Alle acht slagen scoren 34. Met een tien als omgedraaide kaart kan een ronde hoogstens 39 opleveren.

    ### Het einde
    De partij is gewonnen met 34 punten. Of iemand gewonnen heeft, blijkt pas na de ronde, al tellen de punten van de omgedraaide kaart meteen. Hebben beide kanten het doel gehaald, dan heeft **de kant die in de ronde scoorde** gewonnen, wat de andere ook heeft.

## House rules, what is seen

manille-rules-manilla-house =
    ## Huisregels
    De tafel kan dit vóór de start afspreken:
    - **Doel**: 61, 121 of 151 in plaats van 101. **Match**: best of 3, of best of 5.
    - **Onderkopen**: wie moet overkopen en dat niet kan, mag niet onderkopen zolang er een andere kaart is; of moet het juist.
    - **Kopen**: wie niet kan volgen, mag elke kaart spelen en hoeft niet te kopen.
    - **Gewone soorten**: daarin hoef je niet hoger te spelen, alleen in troef, en zonder troef in alle soorten.
    - **Verdubbelingen** worden opgeteld in plaats van vermenigvuldigd; of zijn nooit meer dan ×8.
    - **Gelijkspel op rij**: elk gelijkspel op rij verdubbelt nog eens. Twee worden ×4, of ×3 als verdubbelingen worden opgeteld.
    - **Eenzijdig verdubbelen**: “Ik ga mee” telt alleen als de verdedigers winnen. Na “Ik ga tegen” wint de kant van de deler ×4, de verdedigers ×2.
    - **Kaarten in het midden** tellen voor niemand, of voor de laatste slag. Tellen ze niet, dan zijn er minder dan 60 punten: de kant met de meeste wint de ronde en scoort wat boven 30 is, misschien niets.
    - **Blinden** in vier stapeltjes, waarvan jullie allebei de bovenste kaarten zien en alleen die mogen spelen; of open voor allebei.
    - **Eerste uitkomst**, twee spelers: uit de eigen hand van de andere speler, nooit uit een blinde.
    - **Gelijke stand**, drie spelers: twee die tegelijk het doel halen, delen de overwinning.
    - **De maat kiest** troef, als de deler de keuze doorgeeft.
    - **Ongezien zonder troef**: vóór het kijken gezegd, telt het ×4 in plaats van ×2.
    - **Gewonnen punten** blijven verborgen tot na de ronde.
    - **Eerste deler**: door loting, of de host.
    - **Enige kaart**: of de tafel zelf een kaart speelt als er maar één mag. Dat gebeurt na twee tot vijf seconden, zoals een mens het zou doen; maar is die speler weg, dan kunnen anderen merken dat er geen keuze was.
manille-rules-manille-house =
    ## Huisregels
    De tafel kan dit vóór de start afspreken:
    - **Doel**: 44 of 64 in plaats van 34. **Match**: best of 3, of best of 5; vanouds best of 3, tot 34.
    - **Onderkopen**: wie moet overkopen en dat niet kan, mag niet onderkopen zolang er een andere kaart is; of moet het juist.
    - **Gewone soorten**: daarin hoef je niet hoger te spelen, alleen in troef.
    - **Praten**: wie moet uitkomen, mag eerst de maat iets vragen, een, twee of drie keer per ronde voor elke kant. De tafel antwoordt naar waarheid, en iedereen hoort het. *Hoeveel troeven heb je? Wat is je beste soort? Heb je …tien? Laat je hand zien.* Een getoonde hand blijft open tot het einde van de ronde.
    - **De omgedraaide kaart wint meteen**: wie daarmee het doel haalt, heeft gewonnen zonder de ronde te spelen.
    - **Gewonnen punten** blijven verborgen tot na de ronde.
    - **Eerste deler**: door loting, of de host.
    - **Enige kaart**: of de tafel zelf een kaart speelt als er maar één mag. Dat gebeurt na twee tot vijf seconden, zoals een mens het zou doen; maar is die speler weg, dan kunnen anderen merken dat er geen keuze was.
manille-rules-manilla-honour =
    ## Op erewoord
    Een huisregel. Dan mag elke kaart uit de hand gespeeld worden, en zijn de plichten een erezaak.

    Is de ronde uitgespeeld, dan krijgt iedereen samen de vraag: laten gelden, of een fout van een tegenstander aanwijzen? Is die hand een plicht niet nagekomen, dan scoren de tegenstanders daarvan **60** in plaats van wat er gespeeld is, en dat wordt nooit vermenigvuldigd. Met drie spelers scoort elke tegenstander dat.

    Wijs je ten onrechte een fout aan, dan verandert er niets, en een tweede keer mag niet. De eerste fout die bewezen wordt, beslist.
manille-rules-manille-honour =
    ## Op erewoord
    Een huisregel. Dan mag elke kaart uit de hand gespeeld worden, en zijn de plichten een erezaak.

    Is de ronde uitgespeeld, dan krijgt iedereen samen de vraag: laten gelden, of een fout van een tegenstander aanwijzen? Is die tegenstander een plicht niet nagekomen, dan scoort de andere kant **34** in plaats van wat er gespeeld is. De punten van de omgedraaide kaart blijven staan.

    Wijs je ten onrechte een fout aan, dan verandert er niets, en een tweede keer mag niet. De eerste fout die bewezen wordt, beslist.
manille-rules-manilla-seen =
    ## Wat je ziet
    {""}**Alleen jij ziet je kaarten**, en die van je blinde. Ze staan in **Mijn hand**: die opent alleen voor jou.

    Iedereen ziet de slag op tafel, bij wie die ligt, en de vorige slag tot de volgende compleet is. Eerdere slagen worden tijdens een ronde niet meer bekeken: tel dus mee. Hoeveel slagen en punten elke kant heeft, zie je, tenzij een huisregel de punten verbergt.

    Gespeeld is gespeeld.

    ### Als de tijd om is
    Dan wordt voor jou de voorzichtigste beslissing genomen: de kaarten bekijken, de langste soort als troef, niet meegaan of tegengaan, de toegelaten kaart met de minste punten, geen fout aanwijzen.
manille-rules-manille-seen =
    ## Wat je ziet
    {""}**Alleen jij ziet je kaarten.** Ze staan in **Mijn hand**: die opent alleen voor jou. Iedereen ziet de omgedraaide kaart tot er is uitgekomen.

    Iedereen ziet de slag op tafel, bij wie die ligt, en de vorige slag tot de volgende compleet is. Eerdere slagen worden tijdens een ronde niet meer bekeken: tel dus mee. Hoeveel slagen en punten elke kant heeft, zie je, tenzij een huisregel de punten verbergt.

    Gespeeld is gespeeld.

    ### Als de tijd om is
    Dan wordt voor jou de toegelaten kaart met de minste punten gespeeld. Er wordt niets gevraagd en geen fout aangewezen.
