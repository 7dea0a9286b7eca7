### What can be ordered ahead in Manila.

# $voyage (number) - from 1
manila-order-pass = Auction of voyage { $voyage }: pass
# $voyage (number) - from 1
# $most (number) - in pesos
manila-order-bid = Auction of voyage { $voyage }: bid up to { $most }, then pass
# $nth (number) - which accomplice of the voyage, from 1
# $space (text) - its name
# $price (number) - in pesos
manila-order-take = Accomplice { $nth }: { $space }, pay { $price }
# $nth (number) - which accomplice of the voyage, from 1
# $fee (number) - in pesos
manila-order-insurance = Accomplice { $nth }: insurance, receive { $fee }
manila-order-steady = As pilot: move no punt
manila-order-stay = As pirate: stay aboard the pirate boat
# $voyage (number) - from 1
manila-ahead-pass = Voyage { $voyage }: Pass the Auction
# $voyage (number) - from 1
manila-ahead-bid = Voyage { $voyage }: Bid Up To…
# $least (number) - in pesos
# $most (number) - in pesos
manila-ahead-most = Up to how much, from { $least } to { $most }
manila-ahead-steady = Move No Punt
manila-ahead-stay = Stay Aboard
# $nth (number) - which accomplice of the voyage, from 1
manila-ahead-menu = Accomplice { $nth }: take a space if it is still free…
# $space (text) - its name
# $price (number) - in pesos
manila-ahead-space = { $space } · pay { $price }
manila-ahead-text = -# Of several spaces for one accomplice, the first that is still free at its price is taken. If none is, or the bid needs a loan, you are asked.
manila-ahead-later = -# Nothing more can be ordered just now. Spaces can be ordered as soon as the punts have been loaded, and bids of the next auction as soon as this one is over.

## Why an order was dropped

dropped-manila-taken = That space was gone.
dropped-manila-stowaway = You had become a stowaway.
# $price (number) - in pesos
dropped-manila-fee = The price there had become { $price }.
# $price (number) - in pesos
dropped-manila-loan = A price of { $price } would have needed a loan.
