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
reason-sale = à vendre
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
option-squares = Cases de la piste
option-squares-help = Combien de cases font le tour de la citrouille ; les nôtres sont reconstituées.
option-track = La piste
option-track-help = Ce qu’est chaque case, dans le sens contraire des aiguilles ; mettez ici celles de votre plateau.
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
