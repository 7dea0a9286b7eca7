### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = 预先安排
orders-heading = ### 预先安排 · { $table } 号桌
orders-meant = -# 在这里提前定好轮到你时要做什么。轮到你后片刻就会照做；在那之前，别人都不会知道。
orders-none = 你还没有任何预先安排。
orders-line = • { $order }
orders-more = • 另有 { $count } 项
orders-idle = 现在没有别的可以预先安排。
orders-question =
    ### 就这样安排吗？
    { $order }
    -# { $game }，{ $table } 号桌
button-order = 是，就这样安排
button-order-not = 不，返回
orders-back = 取消一项安排…
orders-done = 你的安排已照做：{ $order }。
orders-dropped-because = 已取消：{ $order }。{ $reason }
orders-dropped = 你在 { $table } 号桌的预先安排已取消。原因见那里的**我的手牌**：[到桌上去]({ $link })
orders-nth = { $nth ->
    [1] 下一步：{ $choice }
   *[other] 往后第 { $nth } 步：{ $choice }
}

## Why something is refused, or was dropped

why-order-old = 这一项已经不能安排了。点**{ button-ahead }**看看现在能安排什么。
why-order-gone = 这项安排已经不在了。
why-no-orders = 这款游戏不能预先安排。等轮到你时再决定。
why-orders-quick = 每个决定有一天以上的桌才能预先安排。在这里，请等轮到你时再决定。
why-orders-many = 你在这里已经有 { $most } 项安排了。请先取消一项。
dropped-left = 你中途离开过座位。
dropped-undone = 有一个决定被撤回了，接下来的情况可能不同。
