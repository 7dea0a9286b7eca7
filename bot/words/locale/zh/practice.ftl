### Practice that one person plays alone, where no table can stand.

practice-title = ## { $game }：练习
practice-about = 只有你和电脑玩家的一局：不计时，也不算成绩。
practice-last = 你上一局：{ $game }，{ $players } 人，对手：“{ $level }”。开新的一局会取代它。
practice-seats = **几个人玩？**
practice-against = **选对手的级别**
practice-levels = -# 从最弱到最强。
practice-heading = -# { $game } · 练习，对手：“{ $level }” × { $count }
practice-shared = { $name } 和电脑玩了一局 { $game }（{ $level }）。
button-practice-other = 换一局
why-practice-older = 我更新过，按现在的规则这一局不能继续了。请开新的一局。
privacy-practice = - 你独自练习的那一局：它的种子和每一步，直到你开新的一局
