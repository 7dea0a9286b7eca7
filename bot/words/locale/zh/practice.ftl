### Practice that one person plays alone, where no table can stand.

practice-title = ## { $game }：练习
practice-about = 一整局，只有你和电脑玩家，就在这条消息里：不计时，也不算成绩。什么时候接着玩都行。开新的一局会取代旧的。
practice-last = 你上一局：{ $game }，{ $players } 人，对手：“{ $level }”。
practice-seats = **几个人玩？**
practice-against = **选对手的级别**
practice-players = { $count } 人
practice-level = -# **{ $level }** · { $help }
practice-heading = -# { $game } · 练习，对手：“{ $level }” × { $count }
practice-shared = { $name } 和电脑玩了一局 { $game }（{ $level }）。
button-practice-other = 换一局
why-practice-older = 我更新过，按现在的规则这一局不能继续了。请开新的一局。
privacy-practice = - 你独自练习的那一局：它的种子和每一步，直到你开新的一局
