### Manila: what helps its players to decide and to look back. Arguments are named as in manila.ftl.

manila-chapter = Vaart { $voyage }

manila-numbered = { $number } · { $label }
manila-space =
    { $space ->
        [nutmeg] Nootmuskaat
        [silk] Zijde
        [ginseng] Ginseng
        [jade] Jade
        [port_a] Haven A
        [port_b] Haven B
        [port_c] Haven C
        [yard_a] Werf A
        [yard_b] Werf B
        [yard_c] Werf C
        [pirate] Piraat
        [pilot_small] Kleine loods
        [pilot_large] Grote loods
       *[insurance] Verzekering
    }

## The decision at hand

manila-explain =
    { $phase ->
        [auction] Wie het hoogste biedt, wordt havenmeester: die mag eerst een aandeel kopen, laadt de boten, kiest de startvakken en plaatst als eerste. Bied wat het je waard is, of pas; wie past, doet in deze vaart niet meer mee met bieden.
        [pledge] Een koopman die meer moet betalen dan hij aan geld heeft, verpandt aandelen. Elk brengt nu 12 op en kost aan het einde 15, maar houdt zijn waarde voor de eigenaar.
        [buy] De havenmeester mag één aandeel van de bank kopen, voor de waarde ervan maar minstens voor 5. Handelswaar die je straks laadt, kan in deze vaart stijgen, en jouw aandeel stijgt mee.
        [load] Drie van de vier goederen varen uit en één blijft aan wal: die kan niet stijgen. Laat de handelswaar staan die anderen meer helpt dan jou.
        [start] De drie startvakken zijn samen 9. Een boot op 5 haalt vijf van de zes keer de haven; een boot op 0 maar één keer op de vier. Geef je eigen goederen dus een flinke voorsprong.
        [place] Plaats één handlanger op een vrij vak en betaal de prijs, of pas voor de rest van deze vaart. Boten betalen uit als ze de haven halen, havens en werven naargelang het aantal boten dat er komt, en piraten wachten op boten die op 13 stoppen.
        [board] Er staat een boot op 13, en met de laatste worp komt die binnen, wat je ook gooit. { $rank ->
            [captain] Ga aan boord en deel als passagier in de opbrengst, of blijf op de piratenboot voor boten die aan het einde op 13 stoppen.
           *[second] Ga aan boord en deel als passagier in de opbrengst, of blijf; is de kapitein weg, dan is de tweede piraat nu kapitein.
        }
        [pilot] Meteen na de loodsen komt de laatste worp. Verplaats een boot zo dat je er het meest aan verdient: je eigen boot richting haven, of een andere terug als dat de anderen geld kost.
        [plunder] De piraten hebben de vracht al; hun kapitein kiest waar de boot heen gaat. In de haven stijgt de handelswaar en betaalt de havenletter uit; op de werf betaalt de werfletter uit en krijgt de verzekeraar de rekening.
       *[over] De partij is afgelopen. Bekijk alles stap voor stap met **Terugkijken**, of speel nog eens met **Revanche**.
    }

manila-named-buy = { manila-ware } kopen · kost { $price }
manila-named-bids = Bied iets van { $least } tot { $most }

## What the dice say of a choice

manila-fact = { $kind ->
    [pirate] { $price } voor hoogstens { $pays }, { $chance }
   *[sure] { $price } voor { $pays }, { $chance }
}
manila-fact-pilot = { $price } om een boot te sturen
manila-fact-stop = houdt je geld: { $cash }
manila-fact-insurance = meteen { $fee }, geen averij: { $chance }
manila-fact-punt = { manila-ware } naar de haven: { $chance }
manila-fact-shares = je hebt er { $count ->
    [0] geen
   *[other] { $count }
} van

## Odds

manila-odds-early =
    Kansen zijn er zodra de boten uitvaren. Zo vaak haalt een boot de haven, per 100 vaarten:
    - vanaf vak 5: **84** keer
    - vanaf vak 4: **74** keer
    - vanaf vak 3: **63** keer
    - vanaf vak 2: **50** keer
    - vanaf vak 1: **38** keer
    - vanaf vak 0: **26** keer
manila-odds-heading = ### Kansen in deze vaart
manila-odds-punt =
    { $emoji } { $fate ->
        [port] { manila-ware } ligt in de haven.
        [yard] { manila-ware } heeft averij.
        [plundered] { manila-ware } is geplunderd.
        [safe] { manila-ware } op { $space }: haalt **zeker** de haven
        [lost] { manila-ware } op { $space }: krijgt **zeker** averij
       *[open] { manila-ware } op { $space }: haven **{ $port }%**{ $pirates ->
            [0] {""}
           *[other] {" "}· piraten **{ $pirates }%**
        } · averij **{ $wreck }%**
    }
manila-odds-spaces = **Kans dat een extra handlanger uitbetaald wordt**:
manila-odds-space = { $emoji } { $space }: { $chance ->
    [0] nooit
    [100] **zeker**
   *[other] **{ $chance }%**
}
manila-odds-insurance = { $emoji } { $space }: zeker **{ $fee }**, meteen · niets terug te betalen: **{ $chance }%**
manila-odds-foot =
    -# Alleen de dobbelstenen: geen loods stuurt, niemand komt erbij of gaat weg. Een boot die op 13 stopt haalt de haven, tenzij er nu piraten wachten.

## Illustrations of the rules

manila-lesson-alt =
    { $subject ->
        [market] De zwarte markt en de kooplieden: nootmuskaat en jade zijn net een stap gestegen, hun nieuwe waarde is omcirkeld; jade op 30 beëindigt het spel.
        [auction] De veiling om het ambt van havenmeester: het hoogste bod staat groot, de overtroffen biedingen vallen erachter terug; eronder wachten de goederen met hun plaatsen en prijzen.
        [master] Drie boten starten op de vakken 2, 2 en 5, samen 9.
        [spaces] Een vaart in volle gang: op elk vrij vak staat de prijs op een munt.
        [movement] Na een worp van 1, 4 en 4 is elke boot vooruitgegaan met zijn eigen dobbelsteen; lijnen tonen waar ze vandaan komen.
        [pirates] De boot van de piraten bij vak 13, waar twee boten zijn gestopt, met wat elke boot zou opbrengen voor de piraat die aan boord gaat.
        [pilots] Een kleine loods heeft één boot één vak vooruitgebracht, vlak voor de laatste worp.
        [payout] Twee boten liggen in de haven bij de letters A en B, één op de werf bij letter A; wie daarop gewed heeft, wordt uitbetaald.
       *[loans] Een hand met aandelen en hun waarde, enkele zijn verpand.
    }

## The end

manila-result-alt-moment = Vaart { $voyage }: { $name } { $change }.
