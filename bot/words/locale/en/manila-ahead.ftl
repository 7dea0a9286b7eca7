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
manila-order-stay = As pirate: stay on the pirate boat
# $voyage (number) - from 1
manila-ahead-pass = Voyage { $voyage }: Pass the Auction
# $voyage (number) - from 1
manila-ahead-bid = Voyage { $voyage }: Bid Up To…
# $least (number) - in pesos
# $most (number) - in pesos
manila-ahead-most = Maximum bid, from { $least } to { $most }
manila-ahead-steady = Move No Punt
manila-ahead-stay = Stay on Boat
# $nth (number) - which accomplice of the voyage, from 1
manila-ahead-menu = Accomplice { $nth }: take a space if it’s still free…
# $space (text) - its name
# $price (number) - in pesos
manila-ahead-space = { $space } · pay { $price }
manila-ahead-text = -# For each accomplice, I take the first space on your list that’s free and still costs the same. If I can’t, or a bid needs a loan, you’re asked.
manila-ahead-later = -# Nothing more to queue right now. You can queue spaces once the punts are loaded, and bids for the next auction once this one is over.

## Why an order was dropped

dropped-manila-taken = That space was taken.
dropped-manila-stowaway = You became a stowaway.
# $price (number) - in pesos
dropped-manila-fee = The price there rose to { $price }.
# $price (number) - in pesos
dropped-manila-loan = A price of { $price } would have needed a loan.
