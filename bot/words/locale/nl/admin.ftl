### What those who run a server decide, and what they and others are told of it

## /admin

admin-stopped = Tafel { $table } is gesloten, zonder uitslag of ratings; het staat ook in het bericht van de tafel: [naar de tafel]({ $link })
admin-kicked = { $name } is uit de lobby van tafel { $table } gestuurd en kan er niet meer in.
admin-blocked = { $name } { $again ->
    [true] is op deze server al geblokkeerd.
   *[false] kan op deze server geen tafels meer openen en nergens meer meedoen.
} { $tables ->
    [0] {""}
    [one] Eén tafel: de plaats in de lobby is vrij, of een AI valt in.
   *[other] { $tables } tafels: plaatsen in lobby’s zijn vrij, en in partijen valt een AI in.
}
admin-unblocked = { $name } kan weer spelen op deze server.
admin-blocks-heading = { $total ->
    [one] Op deze server is één persoon geblokkeerd.
   *[other] Op deze server zijn { $total } personen geblokkeerd.
} Pagina { $page } van { $pages }:
admin-block-line = - { $name }, sinds { $since }

## Refusals

why-not-manager = Dat kunnen alleen de beheerders: in Discord is daarvoor het recht “Server beheren” nodig.
why-kick-game = De partij is begonnen. Wegsturen kan alleen uit een lobby; in een partij kun je iemand blokkeren, of de tafel stoppen.
why-kick-nobody = Die speler zit niet aan deze tafel. In het bericht van de tafel zie je wie er wel zit.
why-lobby-kicked = De beheerders van deze server hebben deze speler van de tafel weggestuurd. Meedoen aan een andere tafel kan wel.
why-reopen-seed = Die partij is voorgoed afgelopen: de seed is getoond, dus kan iedereen de worpen voorzien. Open een nieuwe tafel.
why-reopen-empty = Aan die tafel zit niemand meer. Open een nieuwe.
why-block-bot = Dat is een app; apps spelen niet mee.
why-blocks-full = Op deze server zijn { $most } personen geblokkeerd, en meer kunnen er niet zijn. Deblokkeer eerst iemand met `/beheer deblokkeren`.
why-not-blocked = Die persoon is op deze server niet geblokkeerd.
why-none-blocked = Op deze server is niemand geblokkeerd.
why-no-page = Die pagina is er niet.
why-blocked = De beheerders van deze server hebben je voor de tafels hier geblokkeerd. Vraag het aan hen; elders kun je wel spelen.
why-blocked-other = De beheerders van deze server hebben die speler voor de tafels hier geblokkeerd. Er is niets veranderd.
why-no-room = { $scope ->
    [channel] In dit kanaal
   *[guild] Op deze server
} { $most ->
    [one] is één tafel open, en meer mogen er niet tegelijk zijn
   *[other] zijn { $most } tafels open, en meer mogen er niet tegelijk zijn
}. Doe mee aan een ervan, of wacht tot er een afgelopen is.
why-open-elsewhere = In dit kanaal mag je geen tafels openen. { $known ->
    [true] Ga naar { $channels }.
   *[false] Vraag de beheerders van deze server waar het wel mag.
}
why-open-role = Tafels openen mag hier alleen wie een van deze rollen heeft: { $roles }. Aan hun tafels kun je wel meedoen.
why-settings-unreadable = De instellingen van deze server zijn niet te lezen. Meld het aan wie de bot beheert.
