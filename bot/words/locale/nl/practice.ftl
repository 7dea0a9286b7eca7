### Practice that one person plays alone, where no table can stand.

practice-title = ## { $game }: oefenen
practice-about = Een partij voor jou alleen tegen AI-spelers, zonder tijdslimiet. Die telt nergens voor mee.
practice-last = Je laatste: { $game } met { $players }, tegen { $level }. Een nieuwe vervangt deze.
practice-seats = **Met hoeveel?**
practice-against = **Begin de partij tegen**
practice-levels = -# Van zwakst naar sterkst.
practice-heading = -# { $game } · oefenen: { $count } × { $level }
practice-shared = { $name } heeft { $game } gespeeld tegen AI ({ $level }).
button-practice-other = Een andere partij
why-practice-older = Ik ben bijgewerkt en kan deze partij met de regels van nu niet verder spelen. Begin een nieuwe.
privacy-practice = - De partij waarmee je alleen oefent: de seed en de zetten, tot je een andere begint
