### Practice that one person plays alone, where no table can stand.

practice-title = ## { $game }: oefenen
practice-about = Een hele partij voor jou alleen tegen AI-spelers, in dit bericht: zonder tijdslimiet, en die telt nergens voor mee. Ga verder wanneer je wilt. Een nieuwe vervangt deze.
practice-last = Je laatste: { $game } met { $players }, tegen { $level }.
practice-seats = **Met hoeveel?**
practice-against = **Begin de partij tegen**
practice-players = Met { $count }
practice-level = -# **{ $level }** · { $help }
practice-heading = -# { $game } · oefenen tegen { $count } × AI ({ $level })
practice-shared = { $name } heeft { $game } gespeeld tegen AI ({ $level }).
button-practice-other = Een andere partij
why-practice-older = Ik ben bijgewerkt en kan deze partij met de regels van nu niet verder spelen. Begin een nieuwe.
privacy-practice = - De partij waarmee je alleen oefent: de seed en de zetten, tot je een andere begint
