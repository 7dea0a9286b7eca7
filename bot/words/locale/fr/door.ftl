### How strangers come in: the welcome, the games in a line each, the way into one.

door-welcome =
    ## Des jeux de société, ici même
    Au programme : { $games }. Je distribue, je tiens le plateau et je dis à qui c’est de jouer.
door-foot = { $where ->
    [server] -# Aussi : `/table liste` pour les tables ouvertes, `/problème`, `/saison`, `/soirée prévoir`. Cette page : `/aide`. Une autre langue : `/langue moi`.
   *[direct] -# Ici, tu joues en solo. À plusieurs : `/jouer` dans un salon de serveur. Écris `main` pour voir ta main, `tables` pour ce qui t’attend.
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
