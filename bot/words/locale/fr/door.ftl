### How strangers come in: the welcome, the games in a line each, the way into one.

door-welcome =
    ## Des jeux de société, ici même
    Au programme : { $games }. Je distribue, je tiens le plateau et je dis à qui c’est de jouer.
    Joue tout de suite contre des IA, apprends un jeu en quelques minutes, ou ouvre une table où d’autres te rejoindront.
door-foot = { $where ->
    [server] -# `/aide` affiche à nouveau ce message, `/table liste` les tables ouvertes. En solo : `/défi`, `/problème`. Pour le serveur : `/saison`, `/soirée prévoir`. Aux tables par correspondance, **Jouer d’avance** dans ton panneau joue pour toi en ton absence.
   *[direct] -# Les tables à plusieurs s’ouvrent sur un serveur : tape `/jouer` dans un de ses salons. Ici, tu joues en solo. En message privé, écris `main` pour voir ta main, `tables` pour voir ce qui t’attend.
}
direct-hand-words = main mains actions cartes
direct-list-words = tables table liste
door-learn = Apprendre
door-ai = Jouer contre des IA
door-people = Ouvrir une table
door-which = { $way ->
    [learn] ### Quel jeu veux-tu apprendre ?
    [ai] ### À quel jeu veux-tu jouer ?
        Sans limite de temps, avec des conseils quand tu en demandes.
    [first] ### À quel jeu veux-tu jouer ?
        La partie contre des IA débutantes commence aussitôt, sans limite de temps, avec des conseils quand tu en demandes. La prochaine fois, tu choisis leur force.
   *[people] ### Une table de quel jeu ?
        Les autres la rejoignent avec un bouton ; des IA peuvent la compléter.
}
door-game = **{ $game }** · { $about } { $players }, { $lasts }.
door-choice = **{ $game }** · { $about }
players-only = { $count } joueurs
players-range = { $least } à { $most } joueurs
players-listed = { $some } ou { $most } joueurs
button-how-to-play = Comment jouer

bring-ask = La table { $table } se trouve là : { $link }. Si tu l’amènes ici, l’ancien message y renverra.
bring-yes = L’amener ici
