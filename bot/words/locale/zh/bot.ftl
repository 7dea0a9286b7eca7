### What sentences are put together from

list-comma = 、
list-gap = { "" }
list-and = { $heads } 和 { $last }
list-or = { $heads } 或 { $last }
list-of = { $name }：{ $said }
list-aside = { $said }（{ $aside }）
list-stop = { $sentence }。

## What the bot itself says: lobby, table, panels, commands. The words of a game are in its own file.

# Names for AI seats, parted by blanks. They are names, not words.
ai-names = Luz Diego Amihan Kidlat Rosa Mateo Tala Bayani Inés Datu

## Lobby

lobby-heading =
    ## { $game } · { $table } 号桌
    { $about }{ $slow ->
        [yes] 按这个速度要玩好几天。
       *[no] {""}
    }
lobby-seat = { $name }{ $role ->
    [host] {" "}· 房主
    [level] {" "}· 电脑（{ $level }）
    [ai] {" "}· 电脑
   *[person] {""}
}
lobby-against = { " 对 " }
lobby-hint = -# { $missing ->
    [0] 房主可以开始。
   *[other] 还差 { $missing } 人才能**{ button-start }**，可由电脑玩家补上。
}
lobby-waiting = 你在这个频道里已经有 { $table } 号桌在等人。可以过去，也可以关闭它再开新桌。
lobby-rematch = ↩️ 再来一局：想接着玩的人请点**{ button-join }**。
lobby-speed = ⏳ { $speed }
table-quiet = 🔕 { $begins }:00–{ $ends }:00（UTC）
speed-heading = **速度**
    -# 时间一到，就自动做最稳妥的决定。连续两次超时，由电脑玩家代打。
speed-live = 即时：每步 1 分钟
speed-relaxed = 从容：每步 10 分钟
speed-correspondence = 通信：每步 1 天
speed-none = 不计时
lobby-add-ai = 加一位电脑玩家…
lobby-remove-ai = 去掉最后一位电脑玩家
lobby-help = 💡 { $help ->
    [off] { $odds ->
        [yes] 不显示胜算，不给提示
       *[no] 不给提示
    }
    [hints] { $odds ->
        [yes] 可以看胜算，也有提示
       *[no] 有提示
    }
   *[odds] 谁想看胜算都可以
}
help-heading = **帮助**
    -# { $odds ->
        [yes] 谁想看胜算，就给谁算。
       *[no] {""}
    }提示列出最好的选择和预期收益，点**{ button-explain }**，只有要做决定的人看得到。
help-choice = { $help ->
    [off] { $odds ->
        [yes] 不显示胜算，不给提示
       *[no] 不给提示
    }
    [hints] { $odds ->
        [yes] 可以看胜算，每个决定都有提示
       *[no] 每个决定都有提示
    }
   *[odds] 谁想看胜算都可以
}
lobby-motion = 🎞️ { $motion ->
    [still] 图片不动
   *[moving] 有事发生时图片会动
}
lobby-language = 💬 { $language }
language-heading = **语言**
    -# 桌上公开显示的用这种语言。只给你看的用你自己的语言：`/语言 个人`。
motion-heading = **图片**
    -# 会动的图片只播一遍，最后停在当前棋盘上，不用等它播完。
motion-choice = { $motion ->
    [still] 始终不动
   *[moving] 有事发生时会动
}
motion-set = { $motion ->
    [still] 从现在起，{ $table } 号桌的图片不再动。
   *[moving] 从现在起，{ $table } 号桌有事发生时图片会动。
}
lobby-closed = { $table } 号桌已关闭{ $why ->
    [untouched] ：一个小时没人动过它
    [stopped] ：服务器管理员终止了它
    [stopped_rules] ：服务器管理员按服务器规则终止了它
    [stopped_dispute] ：玩家意见不合，服务器管理员终止了它
    [stopped_trouble] ：出了问题，服务器管理员终止了它
   *[cancelled] {""}
}。`/{ $kind } 开桌` 可以再开一桌。

others = 另外 { $count } 人
chance = { $percent }%
button-join = 加入
button-house-rules = 房规
button-start = 开始
button-go-there = 过去
button-close-table = 关闭这一桌

house-rule = 📜 { $rule }：{ $value }
house-rules-standard = 📜 标准规则
lobby-rules-changed = 📜 改了 { $count } 条房规
numbers-choice = 自己定…
numbers-question = { $count } 个 { $least } 到 { $most } 的数
house-rules-heading = ### 房规
    { $host ->
        [true] 在开始前选好。你改了什么，大家都看得到。
       *[false] 由房主来选。
    }

## Table

table-closed = { $table } 号桌已关闭：{ $why ->
    [untouched] 很久没有人在这里玩了。
    [stopped] 服务器管理员终止了它。
    [stopped_rules] 服务器管理员按服务器规则终止了它。
    [stopped_dispute] 玩家意见不合，服务器管理员终止了它。
    [stopped_trouble] 出了问题，服务器管理员终止了它。
   *[ended] { $voters ->
        [0] 已经没有玩家了。
        [1] 玩家结束了本局。
       *[other] 玩家表决结束了本局。
    }
}{ $arena ->
    [yes] { end-arena }
   *[no] {""}
}
result-early =
    ## 提前结束
    { $why }当时的名次：
result-early-place = { $rank } · { $name }：{ $score }
table-deadline = {" "}· ⏳ { $soon }
table-time-up = ⏰ { $name } 的时间到了
table-undone = ↩️ 上一个决定已撤回
table-vote = 🗳️ { $kind ->
    [undo] { $name } 想撤回这一步：{ $what }。要所有人同意。
   *[end] { $name } 提议提前结束本局，{ $count } 人中有 { $needed } 人同意就够了。{ $arena ->
        [yes] { end-arena }
       *[no] {""}
    }
}
    -# 已同意：{ $agreed }{ $against ->
        [none] {""}
       *[some] {" · "}反对：{ $refused }
    } · 还差：{ $missing }
table-vote-ends = { $stage ->
    [enough] 人数已够：所有人表态后本局结束，最迟：{ $soon }
   *[open] 不表态算反对 · 所有人表态后计票，最迟：{ $soon }
}
table-vote-outcome = 🗳️ { $how ->
    [refused] 并非所有人都同意撤回，这一步保留。
   *[kept] 提前结束未获过半数同意，对局继续。
}
vote-outcome = 🗳️ { $how ->
    [ended] 表决通过，[{ $table } 号桌]({ $link })的这一局到此结束。
    [kept] 你在 [{ $table } 号桌]({ $link })提议结束本局，未获过半数同意，对局继续。
    [undone] [{ $table } 号桌]({ $link })所有人都同意，这一步已撤回。
    [refused] [{ $table } 号桌]({ $link })并非所有人都同意撤回，这一步保留。
   *[overtaken] [{ $table } 号桌]({ $link })已经继续，你的撤回提议作废。
}
call-turn = { $mention }，[{ $table } 号桌]({ $link })轮到你了。
call-vote = { $mention }，[{ $table } 号桌]({ $link })有一项表决等你表态。
call-reminder = { $mention }，你在[{ $table } 号桌]({ $link })的时间已经过半。
call-urgent = { $mention }，你在[{ $table } 号桌]({ $link })的时间快用完了。
call-nudge = { $mention }，[{ $table } 号桌]({ $link })的人在等你。
call-alone = { $mention }，[{ $table } 号桌]({ $link })的其他人都离开了，由电脑代打，现在轮到你了。
nudged = 已经催了 { $names }。
nudged-already = 不用再催：{ $names } 已经收到提醒，或者不想在这里被提醒。
story-heading = ### 对局记录 · { $table } 号桌
story-page = 第 { $page } 页，共 { $pages } 页
table-away = 💤 电脑玩家正替 { $names } 代打，直到{ $count ->
    [1] 本人
   *[other] 各自
}点**我回来了**。
table-deserted = 💤 没有人在：{ $names }{ $count ->
    [1] {" "}离开了
   *[other] {" "}都离开了
}。等有人点**我回来了**再继续。
covered-lines = 👇 点一下，看这趟航行的结果：
table-moved = { $where ->
    [away] { $table } 号桌搬到了别的频道，在那里继续：[到桌上去]({ $link })
   *[here] { $table } 号桌在[下面]({ $link })继续。
}
table-seed = -# 本局的随机种子是 `{ $seed }`。点**{ $verify }**，与开局时公布的 SHA-256 核对。
table-promise = 本局的一切随机都出自一个保密的随机种子，它的 SHA-256 是 `{ $commitment }`。终局时公开种子。
table-dealt = 📬 你的手牌也发到了私信里。
table-dms-closed = 📪 { $names }：{ $count ->
    [1] 你
   *[other] 你们
}没有开放私信。要看手牌，点下面的**我的手牌**。
table-line = { $table } 号桌 · { $state ->
    [lobby] 等候室
    [over] 已结束
   *[game] 进行中
} · { $names }

button-hand = 我的手牌
button-back-again = 我回来了
button-explain = 提示
button-asked = 该做什么
button-odds = 胜算
button-rematch = 再来一局
button-replay = 回放
button-watch = 重看动画
button-share = 分享
button-reopen = 继续玩
button-take-seat = 接手
button-decline-seat = 不了，谢谢
# The day of a game's end, as a picture shows it.
result-day = { $year }年{ $month }月{ $day }日
# Which result a picture shows, in words.
result-occasion = { $known ->
    [both] { $game }，{ $where }，{ $when }。
    [where] { $game }，{ $where }。
    [when] { $game }，{ $when }。
   *[none] { $game }。
}
button-film = 动画
button-first = ⏮
button-step-back = ◀
button-step-on = ▶
button-last = ⏭
button-more = 更多
button-save-log = 下载记录
button-record = 回放与验证
button-verify = { $chance ->
    [cards] 验证发牌
   *[dice] 验证骰子
}
button-review = 复盘
button-text-board = 文字棋盘
button-zoom = 看大图
button-legend = 图例
button-story = 对局记录
button-nudge = 催一下
button-undo = 提议撤回
button-undo-alone = 撤回一步
button-end = 提议结束
button-quit = 结束本局
button-agree = 同意
button-refuse = 拒绝
button-rules = 规则
button-leave-table = 离座
button-back = ◀ 返回

hand-heading = ### 你的手牌 · { $game } · { $table } 号桌
list-page = -# 第 { $page } 页，共 { $pages } 页 · { $total } 张桌
hands-page = 手牌 { $first }–{ $last }，共 { $total } 份。再点一次看后面的。
hand-forced = 已替你打出：{ $move }，你只有这一种走法。
hand-timed-out = ⏰ 你的时间到了，上一步是替你走的。
hand-pending = [到桌上去]({ $link }) { $turn }
replay-heading = ### 回放 · { $game } · { $table } 号桌
    -# 第 { $now } 步，共 { $all } 步
replay-jump = 跳到…
film-made = { $table } 号桌，从第一步到最后一步。
# A film in words, for who cannot see it.
film-alt = 整局游戏的无声动画，最长半分钟，从{ $first }到{ $last }：大部分快放，关键的地方慢放，最后停在结果上。{ $end }
share-panel = 想在 { $channel } 展示什么？我以你的名义发到那里，每样只发一次。语言：{ $language }。
share-ask = 要以你的名义把它发到{ $channel ->
    [here] 这里
   *[other] { " " }{ $channel }
}，让大家都看到吗？语言：{ $language }。
button-share-poster = 结果图
button-share-film = 动画
shared = { $what ->
    [film] { $name } 分享了一局 { $game } 的动画。
   *[poster] { $name } 分享了一局 { $game } 的结果。
}
shared-here = 已发出：[去看看]({ $link })
rematch-open = 再来一局的桌已经开好了：[到桌上去]({ $link })
quit-question =
    ### 结束 { $table } 号桌？
    这里没有别的真人在玩，本局会马上彻底结束，不分胜负。点下面的标签可以回去。
close-question =
    ### 关闭 { $table } 号桌？
    在这里等的还有：{ $names }。这一桌会对所有人关闭。
leave-question =
    ### 离开 { $table } 号桌？
    { $how ->
        [alone] 这里没有别的真人在玩，对局会等到你点**我回来了**。
        [counts] 电脑玩家会以你的名义接着玩，直到你点**我回来了**。它走的每一步都算你的，花的钱也由你出。桌上还有别人，所以这会记为一次中途离座。
       *[free] 电脑玩家会以你的名义接着玩，直到你点**我回来了**。它走的每一步都算你的，花的钱也由你出。
    }
leave-which = 你在好几张桌上。要离开哪一张？
leave-arena = 如果对局结束时你还没回来，这局不得分，还要重新加入竞技场。
end-arena = 谁都不得竞技场分。
more-heading = { $table } 号桌
record-heading = ### { button-record } · { $table } 号桌
rules-page = 第 { $page } 页，共 { $pages } 页
left = 你已从 { $table } 号桌离座。{ $how ->
        [lobby] {""}
        [alone] 对局会等你。
       *[game] 你回来之前由电脑玩家代打。它走第一步前会等 10 秒。
    }
came-back = 你回到了自己的座位。
sure-unconfirmed = -# 上一个问题你没有确认，所以没有生效。
left-warning = 你最近已经两次中途离座，当时都有人在等。离座记录会慢慢淡去，每两周减半；要是再有一次，接下来几天里，按分钟计时的桌你只能坐一张。
left-often = 你最近好几次中途离座，当时都有人在等。所以按分钟计时的桌，你只能坐一张。慢的桌和练习照样可以玩。解除时间：{ $soon }
left-unseen = 你看不到 { $table } 号桌的频道，所以由电脑玩家代打。这不会记为中途离座。等有人让你进去以后，点**我回来了**就能接着玩：[到桌上去]({ $link })
log-saved = 整局的对局记录：每一步和骰子都在里面。`manila replay 文件 --verify` 可以读取并核对骰子。
thread-name = { $game } · { $host } 的桌
thread-opened = 你的桌开好了：[到桌上去]({ $link })

## Keeping a table

list-line = [{ $game }]({ $link }) · { $line }{ $mine ->
    [true] {" "}· **你在座**
   *[false] {""}
}
list-pending = { $mine ->
    [true] ➡️ { $turn }
   *[false] -# { $turn }
}
language-mine = 从现在起，只给你看的内容都用这种语言：{ $language }。桌上用的是服务器的语言，或房主选定的语言。
language-server = 这个服务器新开的桌都用这种语言：{ $language }。已经开着的不变，房主可以用 `/语言 游戏桌` 来改。
language-table = { $table } 号桌现在用这种语言：{ $language }。
pings-set = { $pings ->
    [always] 每次轮到你，我都提醒你。
    [never] 我从不提醒你。记得自己来看看：`/游戏桌 列表`。
   *[away] 轮到你而你又离开了一阵，我才提醒你。
}
quiet-set = { $quiet ->
    [on] 这几个小时里，{ $table } 号桌不提醒任何人。每个决定有一天时间的话，也不会在这段时间里到期。更快的对局照常到期，所以轮到谁仍会提醒。
   *[off] { $table } 号桌没有免打扰时间。
}
why-quiet-long = 免打扰时间每天最多半天，也就是 12 小时。请选短一些。
why-quiet-same = 免打扰时间不能在同一个钟点开始和结束。请选两个不同的钟点；都不填就是没有免打扰时间。
speed-set = { $table } 号桌 · { $speed }{ $later ->
    [yes] 。其他人走完下一步后才适用。
   *[no] {""}
}
host-passed = { $name } 现在是 { $table } 号桌的房主。
host-yours = { $mention }，{ $name } 请你担任 [{ $table } 号桌]({ $link })的房主。可以用 `/游戏桌 房主` 转给别人。
reopened = { $table } 号桌继续：[到桌上去]({ $link })
replaced = { $name } 接手了 { $owner } 在 [{ $table } 号桌]({ $link })的座位，连同座位上的一切。
offer-seat = { $mention }，{ $own ->
    [true] { $name } 想把自己的座位让给你
   *[false] { $name } 不在，房主想把这个座位让给你
}：[{ $game } { $table } 号桌]({ $link })，座位上的一切都归你。你不接手，就什么都不变。邀请失效时间：{ $soon }
offer-away = { $mention }，在桌上点**我回来了**就能保住座位。
offer-made = 已经问了 { $name }，对方接手后座位才换人：[到桌上去]({ $link })
offer-over = { $how ->
    [declined] { $name } 不接手 { $table } 号桌的座位。
   *[withdrawn] { $name } 撤回了 { $table } 号桌的让座邀请。
}

## Refusals of the desk

why-nudge-self = 全桌就等你一个：没有别人可催。
why-nudge-quiet = 这一桌现在是免打扰时间，不提醒任何人。结束后再催。
why-nudge-refused = 没能发出提醒。请稍后再试。
why-second-press = 这一下紧跟着上一步，所以没有生效。看看桌面，真要这样就再点一次。
why-too-fast = { $who ->
    [server] 这个服务器里同时点的人太多，我一时应付不过来。什么都没变，过几秒再试。
   *[you] 点得太快，我应付不过来。什么都没变，等几秒再点。
}
why-many-tables = 同时最多坐 { $most } 张桌，已经到上限了。先从一张离座；`/游戏桌 列表` 能看到它们。
why-many-opened = 你在短时间内开了很多桌。过几分钟再试。
why-many-lobbies = 你在这个服务器有 { $most } 桌在等人。先开始或取消一桌。
why-server-only = 开桌需要服务器里的频道。到那里再试这条命令。一个人在这里也能玩：用 `/每日`，或 `/帮助` 里的**和电脑玩**。
why-no-threads = 这个频道不能开子区。不用子区开桌，或者换个文字频道。
permission =
    { $name ->
        [view_channel] 查看频道
        [send_messages] 发送消息
        [attach_files] 附加文件
        [create_events] 创建活动
        [create_public_threads] 创建公共子区
       *[send_messages_in_threads] 在子区内发送消息
    }
why-permissions = 我在这个频道缺少权限：{ $permissions }。服务器管理员可以给我。
why-number = 要填 { $least } 到 { $most } 的整数。什么都没变。
why-voting = 你们正在表决别的事，先把那件定下来。
why-no-vote = 已经没有要表决的事了。
why-voted = 你已经这样表态过了。点另一个按钮可以改。
why-undo-away = 撤回要所有人同意，但有人由电脑玩家代打。等对方点**我回来了**再提议。
why-no-undo = 没有可以撤回的：之后已经掷过骰子、翻过牌，或者还没有人做过决定。
why-undo-many = 这一局已经撤回过 { $most } 次，不能再撤回了，请接着玩。
why-no-replacement = 这个座位不能这样让出去：要选一位在座的人，再选一位真人来接手。
why-left-often = 你最近好几次中途离座，所以按分钟计时的桌只能坐一张。接着玩你在座的那张，或者选通信、不计时的桌。解除时间：{ $soon }
why-speed-left-often = 这桌有一位玩家目前不能再坐一张快桌。请选更慢的速度。
why-speed-none = 还有别人在玩的对局必须计时。最慢是每步 1 天。
why-lobby-no-limit = 其他人加入时是计时的。请选每步 1 天，或另开一张不计时的桌。
why-no-offer = 这次让座已经失效。什么都没变。
why-not-your-offer = 这个座位是让给别人的。
why-offered-already = 已经问过对方了。对方答复之前，座位还是你的。
why-offer-seated = { $name } 已经有座位了。请换一个人。
why-offer-left = { $name } 让出过这一局的另一个座位，知道那里的手牌。请换一个人。
why-hand-known = 你在这一局有过另一个座位，知道那里的手牌，所以不能坐这里。
why-seated = 你已经有座位了。
why-offer-unseen = { $name } 看不到这张桌的频道。请换一个看得到的人。
why-not-yours-to-give = 只能让出自己的座位；房主还可以让出离开了一阵的人的座位。
why-not-absent = { $name } 没有离开。等电脑玩家替其玩了一阵以后，才能让出这个座位。
why-seat-kept = 这个座位还为 { $name } 保留着。最早可以让出的时间：{ $soon }
why-lobby-heir = 只能选同桌的其他真人。换一位吧。
why-not-away = 你本来就在桌上。
why-not-over = 对局记录里有骰子，终局之前不能打开。
why-one-at-a-time = 你上一次要的还在准备。等它好了再要下一份。
why-share-early = 终局之后才有东西可以分享。
why-share-outsider = 只有玩过这一局的人才能分享。
why-shared = 这个你已经分享过了。
why-posts-lately = 你已经让我发了很多消息。可以再试的时间：{ $soon }
why-share-refused = 我已经不能在那张桌的频道里发消息，没有地方可以分享。
why-share-permissions = 我在那张桌的频道缺少权限：{ $permissions }。服务器管理员可以给我。
why-write-muted = 你不能在那个频道里发言，所以我也不以你的名义发。
why-attach-muted = 你不能在那个频道里发送文件，所以我也不以你的名义发。
why-thread-muted = 你不能在那个频道里创建子区，所以我也不以你的名义创建。
why-no-film = 只有已结束、图片会动的游戏才有动画。可以用**回放**一步步看。
why-nothing-moved = 还没有什么动过。第一次掷骰或开战后，再点**{ button-watch }**。
why-no-replay = 那一局用的是旧规则，我现在认不得了，没法回放。
why-no-rematch = 本局还没结束，结束后才能再来一局。
why-rematch-outsider = 只有玩过的人才能再来一局。你可以自己开一桌。
why-odds-off = 这张桌不看胜算。开始之前，房主可以在房规里打开。
why-unknown-button = 这个按钮不是我的，或者早就失效了。什么都没变。
why-unknown-command = 我不认识这种形式的命令。请重启 Discord 后再试一次。
why-no-table = 那张桌已经不在了。
why-not-closed = 这张桌正开着。
why-not-left-alone = 这张桌是玩家自己关的。只有因为没人来而关闭的桌，才能继续。
why-none-left-alone = 你坐过的桌里，没有因为没人来而关闭的。
why-closed = 这张桌已经关闭。
why-started = 本局已经开始了。
why-not-started = 本局还没开始。
why-old-board = 这是旧的棋盘。游戏在这里继续：[到桌上去]({ $link })
why-here-already = 那张桌已经在这个频道里了。什么都没变。
why-move-server = 桌在哪个服务器开，就留在哪个服务器。它在这里继续：[到桌上去]({ $link })
why-move-host = 只有房主能把桌搬到别的频道。它在这里继续：[到桌上去]({ $link })
why-move-public = 能看这个频道的人，未必能看原来的频道，所以桌留在原处：[到桌上去]({ $link })
why-move-unseen = { $names } 看不到这个频道，所以桌留在玩家都能看到的地方：[到桌上去]({ $link })
why-no-table-here = 这里没有这样的桌。用 `/玩` 可以开一桌。
why-no-seat-here = 这种游戏或这个编号的桌上没有你的座位。`/游戏桌 列表` 列出你的桌。
why-no-seat = 你现在没有坐在任何桌上。在服务器里用 `/玩` 可以开一桌。
why-stale = 桌上的情况变了，所以没有生效。再看一眼吧。
why-slow = 我打开输入框太慢了。再点一次。
why-storage = 没能记下来，所以什么都没变。过一会儿再试。
why-not-allowed = Discord 不让我在这里这样做：我在这个频道缺少权限。什么都没丢。
why-broken = 我这边出了问题。桌上可能和刚才一样，也可能已经更新；再点一次看看。
