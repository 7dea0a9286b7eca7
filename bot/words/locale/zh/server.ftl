### The page where those who run a server choose, `/admin settings`

## The page

server-heading = ### 这个服务器 · { $page ->
    [tables] 开桌
    [games] 对局
    [people] 玩家
    [words] 语言
   *[data] 数据
}
button-server-page = { $page ->
    [tables] 开桌
    [games] 对局
    [people] 玩家
    [words] 语言
   *[data] 数据
}
server-choose = 请选择
server-changed = { $back ->
    [true] ↩️ 已撤回。
   *[false] ✅ 好了。
}{ $line }
button-server-undo = 撤回
button-server-leave = 不改了
why-server-undo = 之后又改过别的。请在菜单里选出现在要的。
why-server-gone = 它已经不在这个服务器里了。请另选一个。

## Tables

server-channels = 可以开桌的频道：{ $which ->
    [all] 所有频道
   *[some] 只有 { $channels }
}。
server-anywhere = 所有频道
server-roles = 可以开桌的人：{ $which ->
    [all] 所有人
   *[some] 有这些身份组之一的人：{ $roles }
}。
server-everybody = 所有人
server-channel-tables = 一个频道（包括子区）最多同时开：{ $most ->
    [0] 不限
   *[other] { $most } 桌
}。
server-guild-tables = 整个服务器最多同时开：{ $most ->
    [0] 不限
   *[other] { $most } 桌
}。
server-tables-choice = { $count ->
    [0] 不限
   *[other] { $count } 桌
}

## Games

server-levels = 等候室里可以加的电脑玩家：{ $which ->
    [all] 所有级别
   *[some] 只有 { $levels }
}。
server-all-levels = 所有级别
server-level = { $level ->
    [beginner] 入门
    [easy] 简单
    [steady] 稳健
    [hard] 困难
    [expert] 专家
   *[other] { $level }
}
why-server-level = 服务器管理员不让这个级别的电脑玩家入座。{ $known ->
    [true] 可以选：{ $levels }。
   *[false] 这款游戏没有允许的级别。
}
server-help = 和别人同桌时的帮助：{ $most ->
    [off] 不显示胜算，不给提示
    [odds] 最多显示胜算
   *[hints] 胜算和提示，由房主决定
}。练习时总有提示。
server-help-choice = { $most ->
    [off] 不显示胜算，不给提示
    [odds] 显示胜算，不给提示
   *[hints] 胜算和提示，由房主决定
}
why-server-help = 服务器管理员不允许桌上有这么多帮助。
server-puzzles = 在这里结束的对局{ $allowed ->
    [yes] 会用来出谜题，不带任何人的名字
   *[no] 不会用来出谜题，已有的也不保留
}。
server-puzzles-choice = { $allowed ->
    [yes] 用这里结束的对局出谜题
   *[no] 不用这里的对局出谜题
}

## People

server-season = 一个赛季有 { $days ->
    [0] 三个月
   *[other] { $days } 天
}；第 { $number } 赛季的结束时间：{ $ends }。
server-days-choice = { $count ->
    [0] 三个月
   *[other] { $count } 天
}
server-season-sure = 第 { $number } 赛季开始已经超过{ $days ->
    [0] 三个月
   *[other] {" "}{ $days } 天
}：它会马上结束，并颁发称号。此操作无法撤销。
button-server-end-season = 现在结束
server-season-channel = 称号公布在{ $channel ->
    [none] 最后一局所在的频道
   *[other] {" "}{ $channel }
}。
server-last-channel = 最后一局所在的频道
server-seekers = 有人找玩家时，{ $role ->
    [none] 不提及任何身份组
   *[other] 也会提及 { $role }
}。
server-no-role = 不提及身份组
server-seekers-hours = 那个身份组最多每 { $hours } 小时提及一次。
server-hours-choice = 每 { $count } 小时一次

## Language

server-language = 新开的桌用的语言（{ $how ->
    [chosen] 在这里选定
   *[automatic] 跟随服务器，若支持
}）：{ $language }。
server-automatic = 跟随服务器
server-zone = 这里的时间默认是{ $zone ->
    [none] {" "}UTC 时间
   *[other] {" "}{ $zone } 的时间
}，另行注明时区的除外。
server-no-zone = UTC 时间
button-server-zone = 其他时区…
server-zone-question = 时区
server-zone-hint = 城市的英文名，如 Shanghai

## Data

server-data =
    我可以把这个服务器的全部数据作为文件给你：设置、禁玩名单、赛季、游戏之夜，还有这里的桌；已结束的对局还包括每一步行动。玩家的隐藏信息不在其中。
    也可以把这些全部忘掉。
server-greeted = 我在 { $when } 打过招呼。只打一次，也只记下日期。
button-server-save = 下载服务器数据
server-saved = 我保存的关于这个服务器的一切，JSON 格式。
server-saved-part = 这是第 { $part } 部分，共 { $parts } 部分，最新的桌在前。
server-saved-unseen = 有 { $unseen } 桌在你看不到的频道，没有放进来。
server-saved-cut = 一个文件放不下：等级分之类的 { $rows } 行没有放进来。
why-server-large = 文件会有 { $megabytes } MB，超过 Discord 的上限。请联系机器人的运营者。
button-server-forget = 忘掉这个服务器…
server-forget-ask =
    ### 忘掉这个服务器？
    所有设置、{ $blocks } 条禁玩记录、{ $nights } 场游戏之夜、所有赛季和 { $titles } 个称号，还有这个服务器的等级分都会删除。{ $tables } 桌已结束的对局留给在那里玩过的人，但不再注明这个服务器。被禁止的人又可以玩了。此操作无法撤销。
button-server-forget-sure = 全部忘掉
server-forgotten = 好了：我把这个服务器忘掉了。只保留“已打过招呼”这一条记录，免得重复介绍。
why-server-open = 请先结束这里还开着的：{ $tables } 桌（`/管理 终止`）和 { $arenas } 个竞技场（`/管理 竞技场`，填 0 小时）。
