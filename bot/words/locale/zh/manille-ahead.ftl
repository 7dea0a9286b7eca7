### What can be ordered ahead in Manilla and Manille.

manille-order-follow = 必须跟牌时：{ $card }
manille-order-next = 接下来：{ $card }，如果可以出
manille-ahead-follow = 领出这门花色时，打出…
manille-ahead-next = 接下来，如果可以出，就打…
manille-ahead-text = -# 如果没有安排能决定你出哪张牌，就由你自己决定。

## Why an order was dropped

dropped-manille-card = { manille-card } 在那一墩不能出。
