### What can be ordered ahead in Manila.

manila-order-pass = { $voyage }. reisi oksjon: passi
manila-order-bid = { $voyage }. reisi oksjon: paku kuni { $most }, siis passi
manila-order-take = { $nth }. käsilane: { $space }, maksa { $price }
manila-order-insurance = { $nth }. käsilane: kindlustus, saad { $fee }
manila-order-steady = Lootsina: ära liiguta ühtki lotja
manila-order-stay = Piraadina: jää piraadilaevale
manila-ahead-pass = { $voyage }. reis: passi oksjonil
manila-ahead-bid = { $voyage }. reis: paku kuni…
manila-ahead-most = Suurim pakkumine, { $least } kuni { $most }
manila-ahead-steady = Ära liiguta ühtki lotja
manila-ahead-stay = Jää piraadilaevale
manila-ahead-menu = { $nth }. käsilane: kui on veel vaba, võta…
manila-ahead-space = { $space } · maksa { $price }
manila-ahead-text = -# Kui ühele käsilasele on valitud mitu kohta, võetakse esimene, mis on veel vaba ja sama hinnaga. Kui sellist ei ole või kui on vaja laenu, otsustad ise.
manila-ahead-later = -# Rohkem ettekäike praegu teha ei saa: kohad saab valida siis, kui lodjad on laaditud ja teele läinud, järgmise oksjoni siis, kui praegune on läbi.

## Why an order was dropped

dropped-manila-taken = See koht polnud enam vaba.
dropped-manila-stowaway = Olid saanud salareisijaks.
dropped-manila-fee = Seal oli hind nüüd { $price }.
dropped-manila-loan = { $price } peeso maksmiseks oleks olnud vaja laenu.
