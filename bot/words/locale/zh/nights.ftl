### 游戏之夜：约好时间，看谁来，到点开桌。

night-sure =
    ### { $game }：约这一场吗？
    📅 **{ $when }** · { $soon }
    最多 { $players } 人的游戏桌 · ⏳ { $speed }
    -# 时间按你的时区显示，别人看到的是各自的当地时间。房规等开桌后在等候室里选。
night-zone = -# { $hour } 按 { $zone } 的时间计算。
night-zone-unknown = -# 我不知道这里的时区，所以把 { $hour } 当作 UTC 时间。上面的时间不对吗？点**{ button-night-change }**，填上你的时区。服务器管理员可以用 `/管理 设置` 为所有人设定。
night-no-event = -# 这一场不会出现在服务器活动里，因为我缺少权限：{ $permissions }。其余一切照常。
night-event-hidden = -# 这一场不会出现在服务器活动里，因为不是所有人都看得到这个频道。
night-event-public = -# 这一场会出现在服务器活动里：服务器里的所有人都会看到你的名字和这个频道。
night-same-day = 当天已经有一场[游戏之夜]({ $link })（{ $game }）：{ $when }
button-night-plan = 就这么约
button-night-change = 修改
button-night-leave = 先不约
night-left = 好的，先不约了。
night-changed = 已修改，见下面。
night-mistaken =
    ### { $game }：还没约好
    你填的内容都留着。请改正：
button-correct = 改正
night-form-title = { $game }：游戏之夜
night-form-day = 日期
night-form-day-hint = 例如 2026-11-27 或明天。
night-today-words = 今天 今晚
night-tomorrow-words = 明天 明晚
night-form-hour = 时间
night-form-hour-hint = 例如 20:00。
night-form-players = 人数
night-form-players-hint = 游戏桌有几个座位。不填就是游戏允许的最多人数。
night-form-zone = 时区
night-form-zone-hint = 例如 Asia/Shanghai。不填就用服务器的时区。
night-planned = 约好了：[去看看]({ $link }){ $event ->
    [yes] 。服务器活动里也有。
   *[no] 。
}
night-move = -# 要改时间，{ $how ->
    [edit] 请编辑[服务器活动]({ $link })。
    [ask] 请让有权管理活动的人编辑[服务器活动]({ $link })，或者取消后重新约。
   *[again] 请取消后重新约。
}
night-heading = ### 游戏之夜：{ $game }
night-when = **{ $when }** · { $soon }
night-table = 最多 { $players } 人的游戏桌 · ⏳ { $speed }
night-coming = { $count ->
    [0] 还没有人说要来。
   *[other] 会来（{ $count }/{ $players }）：{ $names }
}
night-beyond = 候补：{ $names }
night-foot = -# 由 { $name } 发起。提前 { $minutes } 分钟提醒要来的人；到点在这里开桌，座位都会留好。
night-event = [服务器活动]({ $link })
button-night-come = 我来
button-night-stay = 来不了
night-known = { $comes ->
    [yes] 你已经在名单上了。
   *[no] 你已经说过来不了了。
}
button-night-off = 取消这一场
night-off-sure =
    ### 取消这一场吗？
    { $game }，{ $when }。{ $count ->
        [0] 还没有别人说要来。
       *[other] 另有 { $count } 人要来：我会逐一通知，并说明是谁取消的。
    }
night-off-quiet =
    ### 取消这一场吗？
    { $game }，{ $when }。你不能在那个频道里发言，所以我不提醒任何人；这一场的消息里会写明是谁取消的。
night-of = 这一场由 { $name } 发起。
button-night-off-sure = 是，取消
button-night-keep = 不，保留
night-off-done = 这一场已取消。
night-kept = 这一场照常进行。
night-off-by = { $name } 取消了这一场。
night-off-told = { $names }：{ $how ->
    [person] { $name } 取消了
   *[event] 有人在服务器活动里取消了
}[游戏之夜]({ $link })：{ $game }，{ $when }。
night-not-here = { $names }：[游戏之夜]({ $link })（{ $game }）没有开桌：这个服务器不再允许在这个频道开桌。
night-no-room = { $names }：[游戏之夜]({ $link })（{ $game }）暂时还不能开桌：这个服务器同时开的桌已到上限。一有名额就开桌。
night-past = { $status ->
    [off] 这一场取消了。
    [empty] 没有人入座，所以没有开桌。
    [full] 没有开桌：这个服务器同时开的桌已到上限。
    [missed] 没有开桌：到点时我不在线。抱歉。
   *[told] 已经开桌：[{ $table } 号桌]({ $link })
}
night-reminder = { $names }：[游戏之夜]({ $link })（{ $game }）开始时间：{ $soon }
night-moved = { $names }：[游戏之夜]({ $link })（{ $game }）{ $answer ->
    [again] 提前了，想要座位请再点一次**{ button-night-come }**。
   *[kept] 改时间了。
}开始时间：{ $when }
night-open = { $names }：已经开桌：[{ $game }]({ $link })
night-no-seat = 座位不够，没能给 { $names } 留座。
night-event-name = { $game }：游戏之夜
night-event-about = 由 { $host } 发起，最多 { $players } 人。在这里点“感兴趣”，或在消息下点“我来”，开桌时就有座位。
night-list-heading = ### 游戏之夜
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count } 人会来
why-night-day = 看不懂这个日期。请写成 2026-11-27 这样，或写“明天”。
why-night-hour = 看不懂这个时间。请写成 20:00 这样。
why-night-players = 看不懂这个人数。请填数字，或者不填。
why-night-zone = 没有叫这个名字的时区。请写成 Asia/Shanghai 这样，或在命令里输入城市的英文名，再从列表里选。
why-night-past = 这个时间已经过去，没有约成。
why-night-far = 最多提前 { $days } 天约，这一场没有约成。
why-night-many = 约好的场次已到上限：每人 { $most } 场，每个服务器 { $here } 场。先取消一场，或等一场结束。
why-night-lately = 今天约得够多了：一天之内每人最多 { $most } 场，每个服务器最多 { $here } 场，取消的也算。请明天再试。
why-night-twice = 这一场已经约好了，见 `/约局 列表`。
why-night-over = 这一场已经取消或结束了。
why-night-full = 已经有 { $most } 人答复了，这一场不能再加人。
why-night-not-yours = 只有发起人，或有权管理服务器活动的人，才能取消。
why-no-night = 这里还没有约好的游戏之夜。用 `/约局 发起` 约一场。
name-night = 约局
name-night-plan = 发起
name-night-list = 列表
command-night = 游戏之夜：约一场，看谁来，到点开桌。
command-night-plan = 约一场游戏之夜：大家说来不来，到点开桌。
command-night-plan-game = 哪款游戏。
command-night-plan-day = 哪一天：从列表中选择。
command-night-plan-hour = 几点，例如 20:00。
command-night-plan-players = 游戏桌有几个座位。不填就是游戏允许的最多人数。
command-night-plan-speed = 每个决定可以用多长时间。
command-night-plan-zone = 你的时区：输入城市的英文名。与服务器相同就不填。
command-night-list = 看看这里约好的游戏之夜。
argument-day = 日期
argument-hour = 时间
argument-zone = 时区

privacy-nights = - 你是否来参加 { $nights } 场游戏之夜，以及你当时的名字；保存到结束后 30 天

button-seek = 找玩家
seek-table =
    { $names }：[{ $game } { $table } 号桌]({ $link })正在找玩家，还有 { $free } 个空座位。
    -# 你订阅了找人通知，用 `/约局 通知` 可以修改或取消。
seek-night =
    { $names }：有一场游戏之夜（{ $game }），[来不来？]({ $link })开始时间：{ $soon }
    -# 你订阅了找人通知，用 `/约局 通知` 可以修改或取消。
seek-done = 已替你通知{ $people ->
    [0] 服务器的身份组
   *[other] { $role ->
        [yes] 服务器的身份组和 { $people } 人
       *[no] {" "}{ $people } 人
    }
}。{ $trouble }
seek-chosen = 这个服务器有人找玩家时（{ $which ->
    [some] { $games }
   *[all] 任何游戏
}），我最多{ $often ->
    [hour] 每小时
    [day] 每天
   *[week] 每周
}通知你一次。
seek-never = 这个服务器有人找玩家时，我不通知你。
seek-role-gone = 这个服务器选定的身份组已经不在了。用 `/管理 设置` 另选一个。
seek-role-mute = 我不能提及 { $role }：请允许所有人提及这个身份组，或给我“提及所有身份组”的权限。
seek-role-blind = { $role } 看不到这个频道，所以我不提及它。
why-seek-nobody = 现在没有人可通知：{ $opted ->
    [none] 还没有别人订阅这个游戏。请自己邀请别人。
   *[some] 订阅的人刚通知过，或者看不到这个频道。过一会儿再试，或自己邀请别人。
}订阅用 `/约局 通知`。{ $trouble }
why-seek-lately = 你已经找过好几次人了。可以再试的时间：{ $soon }
why-seek-guest = 先点**{ button-night-come }**，再找别人。
name-night-notify = 通知
command-night-notify = 这里有人找玩家时通知我，最多多久一次由我定。
command-night-notify-often = 最多多久一次。
command-night-notify-game = 哪款游戏，会加进你的订阅。不填就是所有游戏。
argument-often = 频率
argument-hours = 小时
choice-often-hour = 每小时一次
choice-often-day = 每天一次
choice-often-week = 每周一次
choice-often-never = 从不

digest-begins = 从现在起，我每天私信你一次，不再为通信桌逐次提醒。有桌在等你的话，首次发送时间：{ $when }。
digest-heading = **有 { $tables } 桌在等你**
digest-line = - [{ $game } { $table } 号桌]({ $link }){ $known ->
    [yes] {" "}· 截止：{ $soon }
   *[no] {""}
}
digest-more = 还有 { $more } 桌：用 `/游戏桌 列表` 查看。
digest-foot = -# 这是你的每日消息；用 `/游戏桌 每日消息` 更改或停止。
digest-set = 每天 { $when }（{ $zone } 的时间）私信告诉你哪些通信桌在等你；只有快到时限的最后几小时才在桌上提醒。更快的桌照旧提醒。
digest-closed = 你没有对我开放私信，我发不过去，所以照旧在桌上提醒你，并每天到点再试。请允许这个服务器的成员发私信，再用一次命令。
digest-off = 已关闭每日消息，轮到你时照旧逐次提醒。
name-table-digest = 每日消息
command-table-digest = 每天一条汇总私信，代替通信桌的逐次提醒。
command-table-digest-hour = 每天几点，0 到 23。不填就恢复逐次提醒。
command-table-digest-zone = { command-night-plan-zone }
