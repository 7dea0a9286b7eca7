### What pictures show. Pictures are small, so these texts are short.

picture-ware-nutmeg = Muskaat
picture-ware-silk = Siid
picture-ware-ginseng = Ženšenn
picture-ware-jade = Nefriit
picture-colour = { $colour ->
    [red] punane
    [yellow] kollane
    [navy] sinine
    [violet] lilla
    [teal] türkiis
    [pink] roosa
    [lime] heleroheline
   *[white] valge
}
picture-voyage = { $voyage }. reis
picture-stage-auction = Oksjon
picture-stage-office = Sadamakapten
picture-stage-place = Paigutus { $lap }/{ $laps }
picture-stage-board = Piraadid
picture-stage-pilot = Lootsid
picture-stage-plunder = Rüüstamine
picture-stage-over = Lõpp
picture-rolls = Vise { $rolls }/3
picture-voyage-ended = { $voyage }. reis lõppes
picture-under-way = Lodjad on teel
picture-in-port = sadam { $letter }
picture-in-yard = dokk { $letter }
picture-bid = pakub { $bid }
picture-no-bid = Pakkumisi pole
picture-nobody-paid = Keegi ei teeninud
# After the sign of a ware whose market has gone up.
picture-rises = tõuseb
picture-on-space = väljal { $space }
picture-owes = maksab avariide eest
picture-master = sadamakapten
picture-price = aktsia
picture-cargo = last
picture-ports = Sadamad
picture-yards = Dokid
picture-pirates = Piraadid
picture-pilots = Lootsid
picture-insurance = Kindlustus
picture-captain = kapten
picture-second = teine
picture-cash = raha
picture-passed = pass
picture-hand = Sinu aktsiad
picture-no-shares = pole
picture-worth = väärtus { $value }
picture-pledged = { $count } panditud
picture-pledge = Pantimine: kohe { $loan }, lunastus { $redeem }
picture-owed = { $count } panditud, võlg { $amount }
picture-credit = krediit
picture-shares-worth = aktsiad
picture-share-value = { picture-shares-worth }
picture-debts = võlad
picture-fortune = varandus
picture-result = Lõppseis
picture-wins = võidab
picture-share-win = jagavad võitu
picture-fortunes = Varandus reiside kaupa
## What decided the game: each after the name of a merchant, with the gain or loss behind it.
picture-moment-plunder = rüüstab { manila-cargo.partitive }
picture-moment-cargo = toob kohale { manila-cargo.genitive }
picture-moment-port = panustab hästi: sadam { $letter }
picture-moment-yard = panustab hästi: dokk { $letter }
picture-moment-repairs = maksab avariide eest
picture-moment-market = rikastub: { manila-cargo } tõusis { $value }-ni
picture-seat-free = vaba koht
picture-host = võõrustaja
picture-ai = arvuti
picture-rules = Kodureeglid
## Titles of the illustrations of the rules.
picture-lesson-auction = Oksjon
picture-lesson-master = Sadamakapten laadib ja saadab teele
picture-lesson-spaces = Väljad ja nende hinnad
picture-lesson-movement = Lodjad sõidavad
picture-lesson-pirates = Piraadid ootavad väljal 13
picture-lesson-pilots = Lootsid tüürivad enne viimast viset
picture-lesson-payout = Sadamad ja dokid toovad raha
picture-lesson-market = Must turg tõuseb
picture-lesson-loans = Aktsiad pandiks
