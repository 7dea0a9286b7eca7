### What can be ordered ahead in Manila.

manila-order-pass = Enchères de l’expédition { $voyage } : passer
manila-order-bid = Enchères de l’expédition { $voyage } : jusqu’à { $most }, puis passer
manila-order-take = Complice { $nth } : { $space }, payer { $price }
manila-order-insurance = Complice { $nth } : assurance, recevoir { $fee }
manila-order-steady = Comme pilote : ne déplacer aucun bateau
manila-order-stay = Comme pirate : rester sur le bateau pirate
manila-ahead-pass = Expédition { $voyage } : ne pas enchérir
manila-ahead-bid = Expédition { $voyage } : enchérir jusqu’à…
manila-ahead-most = Jusqu’à combien, de { $least } à { $most }
manila-ahead-steady = Ne déplacer aucun bateau
manila-ahead-stay = Rester pirate
manila-ahead-menu = Complice { $nth } : prendre, si c’est encore libre…
manila-ahead-space = { $space } · payer { $price }
manila-ahead-text = -# Si tu donnes plusieurs places pour un même complice, il prend la première encore libre à ce prix. S’il n’y en a pas, ou s’il faut un emprunt, c’est à toi de décider.
manila-ahead-later = -# Rien d’autre à programmer pour l’instant : les places, une fois les bateaux chargés et partis ; les enchères suivantes, une fois celles-ci finies.

## Why an order was dropped

dropped-manila-taken = La place était prise.
dropped-manila-stowaway = Tu voyageais alors clandestinement.
dropped-manila-fee = Le prix y était passé à { $price }.
dropped-manila-loan = { $price } pesos auraient demandé un emprunt.
