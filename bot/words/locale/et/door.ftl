### How strangers come in: the welcome, the games in a line each, the way into one.

door-welcome =
    ## Lauamängud siinsamas vestluses
    Minu mängud on { $games }: mina jagan, hoian mängulauda korras ja näitan, kelle kord on.
door-foot = { $where ->
    [server] -# Veel: avatud lauad näitab `/table list`; `/puzzle`, `/season`, `/night plan`. Sama leht: `/help`. Teine keel: `/language me`.
   *[direct] -# Siin mängid üksi. Teistega: `/play` mõnes serveri kanalis. Kirjuta `käsi`, et näha oma kätt, või `lauad`, et näha, mis sind ootab.
}
direct-hand-words = käsi käed kaardid aktsiad
direct-list-words = lauad laud nimekiri
door-learn = Õpi
door-ai = Mängi arvuti vastu
door-people = Ava laud
door-which = { $way ->
    [learn] ### Millist mängu tahad õppida?
    [ai] ### Millist mängu tahad mängida?
        Mängid ilma kellata, ja vihjeid saad küsida alati.
    [first] ### Millist mängu tahad mängida?
        Mängid kohe algaja tasemel arvuti vastu, ilma kellata, ja vihjeid saad küsida alati. Järgmisel korral valid ise, kui tugev ta on.
   *[people] ### Millise mängu jaoks laua avame?
        Teised liituvad nupuga; tühjad istekohad võid täita arvutimängijatega.
}
door-game = **{ $game }** · { $about } { $players }, { $lasts }.
door-choice = **{ $game }** · { $about }
players-only = { $count } mängijat
players-range = { $least }–{ $most } mängijat
players-listed = { $some } või { $most } mängijat
button-how-to-play = Kuidas mängida

bring-ask = { $table }\. laud on praegu mujal: { $link }. Kui tood selle siia, jääb vanasse kohta teade, kuhu see kolis.
bring-yes = Too siia
