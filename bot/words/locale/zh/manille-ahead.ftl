### What can be ordered ahead in Manilla and Manille.

manille-order-follow = 领出{ manille-suit }而必须跟牌时：{ $card }
manille-order-next = 接下来：{ $card }，如果可以出
manille-ahead-follow = 领出这门花色时，打出…
manille-ahead-next = 接下来，如果可以出，就打…
manille-ahead-text = -# 如果没有安排能决定你出哪张牌，就由你自己决定。
manille-ahead-later = -# 现在没有别的可以预先安排。发完牌之后，你手里的每张牌都可以安排，除了正要出的那一张。

## Why an order was dropped

dropped-manille-card = { manille-card } 在那一墩不能出。
