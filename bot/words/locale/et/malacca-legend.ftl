malacca-legend =
    ### Mida laud näitab
    - **Mängumärk**: mängija värv ja initsiaalid. Papagoi: kes panustab esimesena.
    - **Mõõgad, kilp, kirst**: rünnak, kaitse, kauplemine. Kuldne kaart on spetsiaalne ja seda käiakse üks kord.
    - **Kaart mängija ees**: mis on käidud, panus selle peal. Kahvatu: eelmise laeva kaart.
    - **Münt nime all**: rahakott. Roheline või punane arv: mida eelmine laev tõi.
    - **Väikesed kaardid**: spetsiaalsed kaardid käes. All paremal: kui palju on pakis alles.
    - **Väikesed märgid arvuga**: varustus.
    - **2 : 3**: rünnak kaitse vastu. Võrdsuse korral võidab kaitse.
    - **Alumine rida**: veel tulemata laevad lasti järgi.
