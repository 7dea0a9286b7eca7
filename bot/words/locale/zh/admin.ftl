### What those who run a server decide, and what they and others are told of it

## /admin

admin-stopped = { $table } 号桌已终止，不计结果和等级分，桌上也写明了：[到桌上去]({ $link })
admin-kicked = { $name } 已被移出 { $table } 号桌的等候室，不能再加入。
admin-blocked = { $name } { $again ->
    [true] 早已被禁止在这个服务器开桌和加入。
   *[false] 不能再在这个服务器开桌或加入了。
}{ $tables ->
    [0] {""}
   *[other] 对方坐着的 { $tables } 桌：等候室里的已经移出，进行中的由电脑玩家代打。
}
admin-unblocked = { $name } 又可以在这个服务器玩了。
admin-blocks-heading = 这个服务器的禁玩名单上有 { $total } 人。第 { $page } 页，共 { $pages } 页：
admin-block-line = - { $name }，从 { $since } 起

## Refusals

why-not-manager = 只有服务器管理员才能这样做：需要 Discord 的“管理服务器”权限。
why-kick-game = 本局已经开始，只能从等候室移出玩家。可以禁止对方在这里玩，或者终止这一桌。
why-kick-nobody = 对方没有坐在那张桌。看看桌上都有谁。
why-lobby-kicked = 服务器管理员把这位玩家移出了这一桌。可以坐别的桌。
why-reopen-seed = 那一局已经彻底结束：随机种子公开了，谁都能预知骰子。另开一桌吧。
why-reopen-empty = 那一桌已经没有人坐了。另开一桌吧。
why-block-bot = 那是一个应用，不会玩游戏。
why-blocks-full = 这个服务器的禁玩名单上已有 { $most } 人，到上限了。先用 `/管理 解禁` 移出一人。
why-not-blocked = 对方不在这个服务器的禁玩名单上。
why-none-blocked = 这个服务器的禁玩名单是空的。
why-no-page = 名单没有那么长。
why-blocked = 服务器管理员已禁止你加入这里的游戏桌。可以问问管理员；在别的服务器照样能玩。
why-blocked-other = 服务器管理员已禁止对方加入这里的游戏桌。什么都没变。
why-no-room = { $scope ->
    [channel] 这个频道
   *[guild] 这个服务器
}已经开着 { $most } 桌，不能同时再多了。加入一桌，或者等一桌结束。
why-open-elsewhere = 这个频道不能开桌。{ $known ->
    [true] 去 { $channels } 吧。
   *[false] 问问服务器管理员哪里可以开。
}
why-open-role = 在这里开桌需要这些身份组之一：{ $roles }。你可以加入别人开的桌。
why-settings-unreadable = 服务器的设置读不出来。请联系机器人的运营者。
