## The private panel of each person at a table.

panel-wait = Un instant, le calcul prend un peu de temps…
panel-closed = Cette table est fermée.
panel-behind = -# ⏸️ La partie continue. Appuie sur **{ $button }** pour voir où elle en est.
hand-replaced = 💤 Quelqu’un d’autre a maintenant ta place. Cette main ne suit plus la partie.
panel-rests = 💤 Ce panneau dort : Discord ne le laisse suivre la table qu’un quart d’heure. { $where ->
    [lobby] **Règles maison**, dans la salle d’attente, en ouvre un autre.
    [watched] **Plus**, à la table, en ouvre un autre ; ou continue ici :
   *[game] **Ma main**, à la table, en ouvre un autre ; ou continue ici :
}
