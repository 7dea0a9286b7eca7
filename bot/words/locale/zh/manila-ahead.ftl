### What can be ordered ahead in Manila.

manila-order-pass = 第 { $voyage } 航程的竞标：放弃
manila-order-bid = 第 { $voyage } 航程的竞标：最高出价 { $most }，再高就放弃
manila-order-take = 第 { $nth } 名同伙：{ $space }，付 { $price }
manila-order-insurance = 第 { $nth } 名同伙：保险，收 { $fee }
manila-order-steady = 作为领航员：不移动任何平底船
manila-order-stay = 作为海盗：留在海盗船上
manila-ahead-pass = 第 { $voyage } 航程：放弃竞标
manila-ahead-bid = 第 { $voyage } 航程：最高出价…
manila-ahead-most = 最高出到多少，{ $least } 到 { $most }
manila-ahead-steady = 不移动平底船
manila-ahead-stay = 留在海盗船上
manila-ahead-menu = 第 { $nth } 名同伙：如果还空着，就放在…
manila-ahead-space = { $space } · 付 { $price }
manila-ahead-text = -# 给同一名同伙选了几个位置，就放在其中第一个还空着、价格没变的。一个也没有，或者要贷款才付得起，就由你自己决定。
manila-ahead-later = -# 现在没有别的可以预先安排：位置要等平底船装好货出发，下一次竞标要等这一次结束。

## Why an order was dropped

dropped-manila-taken = 那个位置已经没有了。
dropped-manila-stowaway = 你已经只能偷渡了。
dropped-manila-fee = 那里的价格变成了 { $price }。
dropped-manila-loan = { $price } 比索要靠信用贷款才付得起。
