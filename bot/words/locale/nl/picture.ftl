### What pictures show. Pictures are small, so these texts are short.

picture-ware-nutmeg = Muskaat
picture-ware-silk = Zijde
picture-ware-ginseng = Ginseng
picture-ware-jade = Jade
picture-colour = { $colour ->
    [red] Rood
    [yellow] Geel
    [navy] Blauw
    [violet] Violet
    [teal] Petrol
    [pink] Roze
    [lime] Limoen
   *[white] Wit
}
picture-voyage = Vaart { $voyage }
picture-stage-auction = Veiling
picture-stage-office = Havenmeester
picture-stage-place = Plaatsing { $lap } van { $laps }
picture-stage-board = Piraten
picture-stage-pilot = Loodsen
picture-stage-plunder = Plundering
picture-stage-over = Einde
picture-rolls = Worp { $rolls } van 3
picture-voyage-ended = Vaart { $voyage } voorbij
picture-under-way = De boten zijn op weg
picture-in-port = haven { $letter }
picture-in-yard = werf { $letter }
picture-bid = biedt { $bid }
picture-no-bid = Nog geen bod
picture-nobody-paid = Niets uitbetaald
picture-rises = stijgt
picture-on-space = op { $space }
picture-owes = betaalt de averij
picture-master = havenmeester
picture-price = aandeel
picture-cargo = lading
picture-ports = Havens
picture-yards = Werven
picture-pirates = Piraten
picture-pilots = Loodsen
picture-insurance = Verzekeraar
picture-captain = kapitein
picture-second = tweede
picture-cash = geld
picture-passed = past
picture-hand = Jouw aandelen
picture-no-shares = geen
picture-worth = elk { $value } waard
picture-pledged = { $count } verpand
picture-pledge = Verpand: nu { $loan }, inlossen { $redeem }
picture-owed = { $count } verpand, schuld { $amount }
picture-credit = krediet
picture-shares-worth = aandelen
picture-share-value = { picture-shares-worth }
picture-debts = schulden
picture-fortune = totaal
picture-result = De eindstand
picture-wins = wint
picture-share-win = winnen samen
picture-fortunes = Vermogen per vaart
## What decided the game: each after the name of a merchant, with the gain or loss behind it.
picture-moment-plunder = plundert { manila-cargo }
picture-moment-cargo = brengt { manila-cargo } binnen
picture-moment-port = wedt goed op haven { $letter }
picture-moment-yard = wedt goed op werf { $letter }
picture-moment-repairs = betaalt de averij
picture-moment-market = ziet { manila-cargo } naar { $value } stijgen
picture-seat-free = vrije plaats
picture-host = host
picture-ai = AI
picture-rules = Huisregels
## Titles of the illustrations of the rules.
picture-lesson-auction = De veiling
picture-lesson-master = De havenmeester laadt en start
picture-lesson-spaces = De vakken en hun prijs
picture-lesson-movement = De boten varen
picture-lesson-pirates = Piraten wachten op 13
picture-lesson-pilots = Loodsen sturen vóór de laatste worp
picture-lesson-payout = Havens en werven betalen uit
picture-lesson-market = De zwarte markt stijgt
picture-lesson-loans = Aandelen als onderpand
