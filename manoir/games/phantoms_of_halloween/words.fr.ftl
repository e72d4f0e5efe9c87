# Les mots de Phantoms of Halloween en français.

game-name = Phantoms of Halloween
game-tagline = Misez sur des amis déguisés, refilez vos fantômes et quittez la fête tant que vous menez.

## Personnages, cases, raisons

character-witch = Sorcière
character-vampire = Vampire
character-werewolf = Loup-garou
character-devil = Diable
character-zombie = Zombie
character-mummy = Momie
character-skeleton = Squelette
character-ghost-sheet = Drap hanté
character-pumpkin-head = Tête de citrouille
character-black-cat = Chat noir
character-scarecrow = Épouvantail
character-monster = Monstre
character-mad-scientist = Savant fou
character-hangman = Bourreau
character-ogre = Ogre
character-goblin = Gobelin
character-banshee = Banshee
character-bat = Chauve-souris
character-spider = Araignée
character-pirate = Pirate
character-gravedigger = Fossoyeur
character-fortune-teller = Voyante
character-clown = Clown
character-raven = Corbeau
character-reaper = Faucheuse
character-count = Comte
square-black = noire
square-green = verte
square-red = rouge
square-auction = enchères
square-draw = tirez un personnage
square-exchange = échanges
square-sell = vendez aux enchères
square-halloween = Halloween
square-unmask = démasquez-vous
square-phew = ouf !
reason-stump = sur la souche
reason-sale = tiré au sort
reason-debt = pour une dette
reason-party = pour Halloween

## Choix

choice-keep = Laisser les cartes points comme elles sont
choice-re-pair = Reprendre vos cartes points pour les réassocier
choice-swap = Échanger les points entre { $one } et { $other }
choice-done = Terminé : reposer les cartes points
choice-pass-by = Passer
choice-bid = Miser { $price }
choice-demand = Faire vendre { $character } pour la dette
choice-get-rid-of = Écarter { $character } sans rien montrer
choice-keep-all = N’écarter personne
choice-wish-for = Demander { $character }
choice-take-in-return = Prendre { $character } en retour
choice-name = Mettre aux enchères { $character }
choice-hide = Garder { $character } en secret, montrer les autres
choice-show-all = Tout montrer
choice-send-away = Écarter { $character } à la vue de tous
choice-start-on = Commencer sur la case { $place }
choice-roll-die = Lancer le dé et avancer
choice-stop = S’arrêter sur la case noire
choice-walk-past = Dépasser la case noire
choice-stay = Rester sur place
choice-try-for-six = Tenter un six pour sortir de la citrouille

## Questions

prompt-start = Choisissez la case verte où commencer.
prompt-offer = Voulez-vous réassocier vos cartes points ?
prompt-pair = Échangez des cartes points entre vos personnages ; personne ne voit ce que vous faites.
prompt-turn = À vous : lancez le dé, ou dites avant que vous restez.
prompt-stop = Vous passez une case noire : vous y arrêter, ou continuer ?
prompt-demand = Votre voisin de gauche ne peut pas payer : désignez un personnage à vendre.
prompt-bid = { $character } est à { $price } : surenchérir, ou passer ?
prompt-name = Halloween : désignez un personnage d’un autre joueur.
prompt-wish = Échange : désignez le personnage que vous voulez.
prompt-answer = On veut { $character } : quel personnage prenez-vous en retour ?
prompt-hide = Démasquez-vous : lequel reste secret ?
prompt-phew = Ouf ! Qui écartez-vous ?
prompt-riddance = Troisième fois sur le rouge : qui écartez-vous ?
prompt-waiting = { $seat } doit jouer.

## Événements

event-threw = { $seat } lance un { $die }.
event-drew = { $seat } pioche { $character }.
event-looked = { $seat } regarde : { $character } cache { $points }.
event-looked-unseen = { $seat } regarde les points : { $character }.
event-unmasked = Chez { $seat }, { $character } se démasque : { $points }.
event-stood = { $seat } commence sur la case { $place } ({ $square }).
event-took-up = { $seat } reprend ses cartes points ; qui sait où elles sont maintenant ?
event-swapped = { $seat } échange les points : { $one }, { $other }.
event-stayed = { $seat } reste sur place.
event-rolled = { $seat } fait { $die }.
event-moved = { $seat } arrive sur la case { $place } ({ $square }).
event-missed = { $seat } passe son tour.
event-received = La banque verse { $cash } à { $seat }.
event-paid = { $seat } paie { $cash } à la banque.
event-forgiven = La dette de { $seat } est annulée ({ $cash }).
event-put-up = { $character } est aux enchères ({ $reason }).
event-bid-made = { $seat } mise { $price }.
event-passed = { $seat } passe.
event-sold = Adjugé ! { $character } revient à { $seat } pour { $price }.
event-unsold = Personne n’en veut : { $character }.
event-bought = { $seat } tire { $character } pour { $cash }.
event-wished = { $seat } demande { $character }.
event-exchanged = { $seat } prend { $character } en retour.
event-got-rid = Chez { $seat }, { $character } quitte le jeu en secret.
event-sent-away = Chez { $seat }, { $character } quitte le jeu sous les yeux de tous.
event-handed-out = La souche est vide : les sorties sont ouvertes !
event-tried = { $seat } tente un six : { $die }.
event-left = { $seat } sort de la citrouille ! La fête est finie.
event-closed = Il est tard : la fête est finie pour tous.
event-turned-up = { $character } cachait { $points }.
event-counted = { $seat } a { $score } points.

## Options

option-begin-with = Personnages au départ
option-begin-with-help = Combien de personnages chacun pioche avant le premier tour.
option-begin-with-standard = Un : la fête entière
option-begin-with-standard-help = La partie habituelle, d’une heure environ.
option-begin-with-fast = Trois : la partie accélérée
option-begin-with-fast-help = La règle imprimée pour une fête plus courte.
option-money = Citrouilles au départ
option-money-help = L’argent de chacun au début.
option-cards = Cartes points
option-cards-help = Combien de cartes points de chaque valeur sont en jeu ; moins, c’est plus court.
option-cards-refused = pas plus de chaque valeur que dans la boîte, et assez pour tout le monde.
option-squares = Cases de la piste
option-squares-help = Combien de cases font le tour de la citrouille ; les nôtres sont reconstituées.
option-track = La piste
option-track-help = Ce qu’est chaque case, dans le sens contraire des aiguilles ; mettez ici celles de votre plateau.
option-track-refused = il faut une case verte pour commencer et des cases noires pour sortir, toujours à plus d’un lancer l’une de l’autre.
option-amounts = Montants des cases
option-amounts-help = Ce que versent les cases vertes, ce que coûtent les rouges et la pioche.
option-ask-opening = Proposer de réassocier au début du tour
option-ask-opening-help = Sinon, seulement après un tour où vous avez donné, reçu ou montré une carte points.
option-rounds = Tours de table
option-rounds-help = Après autant de tours, la fête est finie même si personne n’est sorti.

## Mots sur la table

table-stump = Souche
table-stump-empty = La souche est vide : les sorties sont ouvertes
table-characters = { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}
table-round = Tour { $n }
table-square = Case { $place }, { $square }
table-pumpkins = { $n ->
    [one] { $n } citrouille
   *[other] { $n } citrouilles
}
table-misses = passe un tour
table-for-sale = À vendre
table-highest-bid = { $price } par { $seat }
table-no-bid = pas encore de mise

## Ce que dit la page

table-on-black = sortie
table-on-green = recevez
table-on-red = payez
table-on-auction = enchères
table-on-draw = tirez
table-on-exchange = échange
table-on-sell = vendez
table-on-halloween = Hallow’n
table-on-unmask = masques
table-on-phew = ouf !
table-amount-green = la banque verse { $n }
table-amount-red = coûte { $n }
table-amount-draw = pour { $n }
table-round-of = Tour { $n } · à { $seat }
table-round-short = t{ $n }
table-stump-top = Sur la souche : { $character }
table-die = Le dé montre { $n }
table-die-none = Le dé
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-mine = Vos personnages
table-of = Personnages de { $seat }
table-nobody-yet = personne encore
table-nobody-yours = Vous n’avez pas encore de personnage.
table-in-purse = { $n ->
    [one] citrouille en poche
   *[other] citrouilles en poche
}
table-all-know = tout le monde le sait
table-open = { $points } : tout le monde le sait.
table-known = { $points }, { $round ->
    [0] vous le savez.
   *[other] vu au tour { $round }.
}
table-once = C’était { $points }{ $round ->
    [0] { "" } autrefois
   *[other] { "" } au tour { $round }
}, avant que son propriétaire ne réassocie.
table-once-among = Cette carte est maintenant sur { $characters }.
table-maybe = Inconnu ; peut-être { $points }.
table-unknown = Vous ne connaissez pas ses points.
table-notebook = Ce que vous savez d’eux
table-show-guests = Invités
table-show-pumpkin = Revenir à la citrouille

table-who-wants = Qui en veut ? { $character }
table-sold-by = { $seat } vend ({ $reason })
table-bidders = Qui participe
table-leads = mène
table-sells = vend
table-passed = passe
table-on-black-square = pas depuis la case noire
table-you-bid = à vous
table-to-bid = réfléchit
table-in = en lice
table-your-bid = Votre mise
table-less = Moins
table-more = Plus
table-limit-set = Jusqu’à { $n } pour moi
table-limit-pass = Passer pour moi
table-limit = La page mise pour vous, jusqu’à { $n }.
table-limit-none = La page passe pour vous.
table-limit-forget = Je mise moi-même

table-pair-help = Glissez-en un sur un autre pour échanger leurs points.
table-pair-seal = { $points } sur { $character } : choisissez-en deux à échanger
table-pair-held = Les points de { $character } : choisissez l’autre.
table-pair-wished = Les points seront échangés dès que la règle le permet : { $one }, { $other }.
table-pair-waits = Sera réassocié dès que la règle le permet.
table-pair-still = encore { $points }
table-pair-forget = Laisser comme c’est
table-pretend = Faire semblant de réassocier
table-pretend-waits = Vous reprendrez vos cartes et les reposerez.

table-wishes = { $seat } demande : { $character }
table-left = { $seat } est sorti de la citrouille
table-doing-settled = { $seat } continue.
table-doing-start = { $seat } choisit une case verte.
table-doing-offer = { $seat } peut réassocier.
table-doing-pair = { $seat } réassocie.
table-doing-turn = { $seat } va lancer le dé.
table-doing-stop = { $seat } passe une case noire.
table-doing-demand = { $seat } désigne ce qui sera vendu.
table-doing-name = Halloween ! { $seat } désigne un personnage.
table-doing-wish = Échange : { $seat } désigne un personnage.
table-doing-answer = { $seat } en prend un en retour.
table-doing-hide = { $seat } doit se démasquer.
table-doing-phew = Ouf ! { $seat } peut écarter quelqu’un.
table-doing-riddance = { $seat } peut écarter quelqu’un.
table-doing-you-settled = Continuez.
table-doing-you-start = Choisissez une case verte.
table-doing-you-offer = Vous pouvez réassocier.
table-doing-you-pair = Échangez vos points.
table-doing-you-turn = Lancez le dé !
table-doing-you-stop = Une case noire est sur votre chemin.
table-doing-you-demand = Désignez ce qui sera vendu.
table-doing-you-name = Halloween ! Désignez un personnage.
table-doing-you-wish = Échange : qui voulez-vous ?
table-doing-you-answer = Prenez-en un en retour.
table-doing-you-hide = Démasquez-vous ! L’un d’eux peut rester secret.
table-doing-you-phew = Ouf ! Écarter quelqu’un ?
table-doing-you-riddance = Écarter quelqu’un ?

ask-start = Où commencez-vous ?
ask-start-help = Sur une case verte. La banque paie si vous y restez.
ask-offer = Réassocier ?
ask-offer-help = Personne ne voit ce que vous faites de vos cartes points.
ask-pair = Quels points échanger ?
ask-pair-help = Un échange après l’autre, puis terminé.
ask-turn = À vous
ask-turn-help = Lancez le dé et avancez.
ask-turn-stay = Lancez le dé, ou dites que vous restez ({ $n ->
    [one] encore une fois
   *[other] { $n } fois au plus
}).
ask-leave = Sortir de la citrouille ?
ask-leave-help = Un six en trois lancers finit la fête pour tous, et le plus de points gagne : vous en avez { $points }. Vous pouvez aussi attendre ou repartir.
ask-stop = S’arrêter sur la case noire ?
ask-stop-help = Vous avez fait { $die } ; la sortie est à { $steps ->
    [one] une case
   *[other] { $steps } cases
}.
ask-demand = Que faut-il vendre ?
ask-demand-help = { $seat } ne peut pas payer. Désignez un de ses personnages.
ask-bid = Combien pour { $character } ?
ask-bid-first = Pas encore de mise. Vous avez { $cash }.
ask-bid-help = { $seat } mène à { $price }. Vous avez { $cash }.
ask-name = Halloween ! Qui désignez-vous ?
ask-name-help = Il est vendu aux enchères pour son propriétaire ; puis tous voient ses points.
ask-wish = Qui voulez-vous ?
ask-wish-help = Son propriétaire prend un des vôtres en retour.
ask-answer = Lequel en retour ?
ask-answer-help = { $seat } prend votre personnage : { $character }.
ask-hide = Lequel reste secret ?
ask-hide-help = Tous les autres sont montrés à tout le monde.
ask-phew = Ouf ! Écarter quelqu’un ?
ask-phew-help = Ses points sont montrés, et il quitte le jeu.
ask-riddance = Écarter quelqu’un ?
ask-riddance-help = La troisième fois sur le rouge : l’un d’eux peut partir sans être vu.

then-left = il vous reste { $n }
then-pass = si tous passent, rien ne change
then-pass-to = { $seat } peut l’avoir
then-of = chez { $seat } ; { $what }
then-known = vous savez : { $points }
then-once = c’était { $points }{ $round ->
    [0] { "" } autrefois
   *[other] { "" } au tour { $round }
}
then-unknown = points inconnus
then-points = vos points : { $before } → { $after }
then-hide = { $points } reste caché
then-start = { $n } pour chaque tour où vous restez
then-receive = la banque verse { $n }
then-pay = coûte { $n }
then-wait = ici, jusqu’au prochain tour
then-stop = passe un tour, puis on peut sortir
then-past = jusqu’à « { $square } »
then-past-nothing = jusqu’à « { $square } », où il ne se passe plus rien
then-try = trois lancers : 42 sur 100

danger-ghost = Vous le savez : { $points }
danger-disguise = Un ami : vous perdriez { $points }
danger-leave = Vous avez { $points } : gagneriez-vous ?
danger-debt = Vous ne pouvez pas payer : un personnage serait vendu

why-not-bid-first = D’abord les enchères.
why-not-roll = Le dé se lance au début d’un tour.
why-not-stay = On ne reste que sur le vert ou le rouge, et deux tours au plus.
why-not-stay-black = Tant qu’il y a des personnages sur la souche, il faut repartir de la case noire.
why-not-stump = On prend sur la souche aux cases « enchères » et « tirez ».
why-not-green = On commence sur une case verte.
why-not-die = Vous avez fait { $die } : sur la case noire, ou jusqu’au bout.
why-not-walk = C’est le dé qui dit où vous allez.
why-not-own-name = À Halloween, on désigne un personnage de quelqu’un d’autre.
why-not-own-wish = On demande un personnage de quelqu’un d’autre.
why-not-answer = En retour, vous prenez un personnage de { $seat }.
why-not-demand = Ce doit être un personnage de { $seat }, qui doit de l’argent.
why-not-theirs = { $character } n’est pas à vous.
why-not-lot = { $character } n’est pas en vente maintenant.
why-not-mine = Vous pouvez échanger les points de vos personnages, mais rien d’autre ne se fait avec eux maintenant.
why-not-no-square = Personne ne peut rien faire de { $character } maintenant ; les cases « Halloween » et « échange » le peuvent.

## La leçon

lesson-aim = Bienvenue à la fête dans la citrouille ! Voici vos personnages. Tout le monde les voit, mais vous seul voyez les points à leur dos. À la fin, le plus de points gagne.
lesson-friends = La Momie est une amie déguisée : +20. Votre Zombie est un vrai fantôme : −15. Réunissez des amis, débarrassez-vous des fantômes, et que personne ne sache qui est qui.
lesson-roll = À votre tour, vous lancez le dé et faites le tour du bord. Cliquez sur le dé.
lesson-drawn = La case « tirez » : vous avez payé 4 citrouilles et pris le premier personnage de la souche. Ses points sont votre secret.
lesson-green = Vous êtes sur une case verte. Vous pouvez y rester deux tours de plus, et chaque fois la banque vous verse son montant. Sur le rouge, cela vous coûte.
lesson-stay = Dites-le avant de lancer : cliquez sur votre case, ou sur « Rester sur place ».
lesson-stayed = Cinq citrouilles de plus. L’argent ne gagne rien à la fin, mais sans lui on ne peut pas miser.
lesson-auction = Une vente aux enchères ! Tête de citrouille ira au plus offrant. Personne ne connaît ses points, seul l’acheteur les verra. À droite : qui participe, qui mène et combien chacun possède.
lesson-bid = Inutile d’offrir plus que les autres ne pourraient payer. Montez à 3 : dans la barre, ou d’un clic sur le prix au milieu du plateau.
lesson-won = Adjugé ! Vous seul savez maintenant ce qu’il y a à son dos. Une mise ne se reprend jamais : réfléchissez avant.
lesson-limit = De même, mais sans suivre chaque surenchère. Appuyez sur + jusqu’à 7, puis sur « Jusqu’à 7 pour moi » : la page mise pour vous, toujours un de plus que le dernier prix.
lesson-limit-goes-on = On a surenchéri, et votre limite n’est pas atteinte.
lesson-limit-won = À vous pour 7. Au-delà de votre limite, on vous aurait demandé. Avec « Passer pour moi », la page laisse partir un personnage.
lesson-know = Halloween ! Vous désignez un personnage de quelqu’un d’autre, et il est vendu aux enchères. Vous avez vu ce Loup-garou : +30. Un sceau avec un « ? » après le nombre dirait : c’était ainsi, mais son propriétaire a réassocié depuis.
lesson-halloween = Désignez le Loup-garou.
lesson-halloween-bid = Son propriétaire ne participe pas, et le troisième invité n’a plus rien. Une citrouille suffit !
lesson-unmasked = Il est à vous, et son propriétaire a votre argent. Mais à Halloween les points sont montrés : tout le monde sait que votre Loup-garou vaut 30.
lesson-pair = Cachez-le donc ! Vous pouvez accrocher vos cartes points à d’autres de vos personnages. Glissez le Loup-garou sur le Squelette, ou choisissez leurs deux nombres.
lesson-pair-swap = Les autres voient que vous reprenez vos cartes, jamais ce que vous en faites. Échangez les points du Loup-garou et du Squelette.
lesson-paired = Qui veut maintenant le Loup-garou aura un fantôme ! Vous pouvez le souhaiter à tout moment ; la page le fait dès que la règle le permet et ne vous demande rien d’autre. « Faire semblant » suffit aussi à semer le doute.
lesson-exchange = Échange : désignez un personnage d’un autre invité ; son propriétaire prend ensuite un des vôtres. Vous savez que le Diable vaut 15. Demandez-le.
lesson-exchanged = Vous avez +15, et avec le Squelette il a pris votre −10 : il ne le savait pas. Vous si, et qui donne un fantôme continue de le connaître.
lesson-exit = La souche est vide : les sorties sont ouvertes. Vous êtes sur une case noire et avez passé un tour. Avec un six en trois lancers vous sortez, et la fête est finie pour tous.
lesson-try = Vous avez 65 points. Personne ne semble aussi riche : tentez le six !
lesson-won-it-all = Toutes les cartes sont retournées, et le plus de points gagne, peu importe qui est sorti. Attendre à la sortie avec une poignée de fantômes est un beau bluff. Bonne fête !
