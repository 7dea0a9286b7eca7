game-pig = Pig
command-pig = Pig : lance autant de fois que tu l’oses, et arrête-toi avant un as.
about-pig = Lance autant de fois que tu l’oses, et arrête-toi avant qu’un as te coûte tout.
lasts-pig = 10 minutes, ou 5 contre l’IA

level-pig-easy = Facile
level-pig-easy-help = Agit souvent sur un coup de tête
level-pig-simple = Prudent
level-pig-simple-help = S’arrête à vingt
level-pig-steady = Solide
level-pig-steady-help = Réfléchit à la suite
level-pig-expert = Expert
level-pig-expert-help = Réfléchit loin à l’avance

option-pig-target = Objectif
option-pig-target-help = Points pour gagner
option-pig-target-50 = 50
option-pig-target-100 = 100

why-pig-turn = Ce n’est pas ton tour.
why-pig-nothing = Lance d’abord : il n’y a encore rien à garder.

pig-heading = Pig · premier à { $target }
pig-turn = { $name } : lancer ou garder ? Dans le pot : { $pot }.
pig-Rolled = { $die ->
    [1] { $name } fait un as, et le pot est perdu.
   *[other] { $name } fait { $die } : { $pot } dans le pot.
}
pig-Held = { $name } garde, et a maintenant { $points }.
pig-choose = Lancer ou garder
pig-choice-Roll = Lancer
pig-choice-Hold = Garder
pig-odds-lost = Le prochain lancer est un as, et fait perdre le pot, dans { $percent } % des cas.
pig-row = { $name } : { $parts }
pig-result = { $name } gagne !
pig-chapter = Tour { $round }
pig-explain = Chaque lancer grossit le pot, mais un as le fait perdre. Garde-le pour l’avoir ; qui a { $target } le premier gagne.
pig-rules = ### Pig
    À ton tour, lance autant de fois que tu veux. Ce que tu fais va dans le pot ; un as le vide et termine ton tour.
    Garde, et le pot est à toi. Qui atteint l’objectif le premier gagne.

pig-daily-about = Les premiers tours d’une partie contre { $level }. Ce que tu gardes compte.
pig-daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
pig-daily-signs = 🟩 tu menais · 🟨 à égalité · ⬜ tu étais derrière

pig-lesson-1 = Tu as le rouge. Ton premier lancer est un 4, et il est dans le pot : **+ 4** à côté de ton nom. Tu ne l’as pas encore.
pig-lesson-1-ask = Oses-tu lancer encore ?
pig-lesson-1-marked = ton pot, 4
pig-lesson-1-roll = Lancer encore
pig-lesson-1-hold = Garder 4
pig-lesson-1-hold-why = Quatre points sont alors à l’abri, mais c’est peu. Cinq lancers sur six se passent bien.
pig-lesson-2 = Un 6 : le pot a maintenant 10. Seul un as le fait perdre.
pig-lesson-2-ask = Et encore une fois ?
pig-lesson-2-marked = ton pot, 10
pig-lesson-2-roll = Lancer encore
pig-lesson-2-hold = Garder 10
pig-lesson-2-hold-why = C’est un choix correct. Les joueurs prudents continuent jusqu’à 20 environ.
pig-lesson-3 = Un 4 : 14 points dans le pot. Si tu continues, tu peux tous les perdre.
pig-lesson-3-ask = Cette fois, prends-les.
pig-lesson-3-marked = ton pot, 14
pig-lesson-3-roll = Lancer encore
pig-lesson-3-roll-why = Tu risquerais 14 points pour quelques-uns de plus. Gardons-les pour l’instant.
pig-lesson-3-hold = Garder 14
pig-lesson-end = Tu as 14 points. L’autre a fait un 6 puis un as : son pot est perdu. C’est de nouveau ton tour ; qui a 100 le premier gagne.
pig-lesson-end-marked = tes 14 points, et un nouveau pot
