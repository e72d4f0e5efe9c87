# Les mots de Ghooost! en français.

game-name = Ghooost!
game-tagline = Chassez vos fantômes avec plus effrayant qu’eux, et ne restez pas le dernier manoir hanté.

## Fantômes et familles

ghost-kitty = Kitty
ghost-scooty = Scooty
ghost-draplo = Draplo
ghost-cerberus = Cerberus
ghost-mortimer = Mortimer
ghost-zombibi = Zombibi
ghost-momicha = Momicha
ghost-vampirette = Vampirette
ghost-twist = Twist
ghost-pirat-os = Pirat’Os
ghost-banshia = Banshia
ghost-skeletum = Skeletum
ghost-igor = Igor
ghost-comte-croc = Comte Croc
ghost-faucheuse = La Faucheuse
ghost-miss-copy = Miss Copy

family-common = Commun
family-fearless = Sans-peur
family-special = Spécial
family-scary = Effrayant

## Choix. $many compte les fantômes eux-mêmes, $copies les Miss Copy qui s’y joignent.

choice-play = { $copies ->
    [0] { $many ->
        [1] Jouez { $ghost }
        [2] Jouez 2 × { $ghost } : Double !
        [3] Jouez 3 × { $ghost } : Triple !
       *[other] Jouez { $many } × { $ghost } : Quatuor !
    }
    [1] Jouez { $many ->
        [1] { $ghost }
       *[other] { $many } × { $ghost }
    } avec Miss Copy : { $many ->
        [1] Double !
        [2] Triple !
       *[other] Quatuor !
    }
    [2] Jouez { $many ->
        [1] { $ghost }
       *[other] { $many } × { $ghost }
    } avec 2 × Miss Copy : { $many ->
        [1] Triple !
       *[other] Quatuor !
    }
   *[other] Jouez { $many ->
        [1] { $ghost }
       *[other] { $many } × { $ghost }
    } avec { $copies } × Miss Copy : Quatuor !
}
choice-play-kitty = Jouez Kitty
choice-try-luck = Tentez votre chance
choice-take = Prenez le cimetière
choice-open-mansion = Ouvrez votre manoir
choice-lose-turn = Passez votre tour (rien n’est possible)

## Invites

prompt-before = À vous, avant minuit : jouez, tentez votre chance ou prenez le cimetière.
prompt-after = À vous, après minuit : jouez ou prenez le cimetière ; si votre main est vide, ouvrez votre manoir ou prenez le cimetière.
prompt-waiting = On attend { $seat }.

## Événements

event-dealt = Manche { $deal } : { $seat } commence.
event-laid = { $copies ->
    [0] { $many ->
        [1] { $seat } joue { $ghost }.
       *[other] { $seat } joue { $many } × { $ghost }.
    }
    [1] { $many ->
        [1] { $seat } joue { $ghost } avec Miss Copy.
       *[other] { $seat } joue { $many } × { $ghost } avec Miss Copy.
    }
   *[other] { $many ->
        [1] { $seat } joue { $ghost } avec { $copies } × Miss Copy.
       *[other] { $seat } joue { $many } × { $ghost } avec { $copies } × Miss Copy.
    }
}
event-tried-luck = { $seat } tente sa chance et retourne une carte de la crypte : { $ghost }.
event-opened = { $seat } ouvre son manoir et retourne une carte : { $ghost }.
event-failed = Impossible à poser : { $seat } prend la carte retournée et tout ce que contient le cimetière.
event-took = { $cards ->
    [0] Le cimetière était vide : { $seat } n’y prend rien.
    [one] { $seat } prend le cimetière : { $cards } carte.
   *[other] { $seat } prend le cimetière : { $cards } cartes.
}
event-drew = { $seat } pioche une carte : { $ghost }.
event-drew-unseen = { $seat } pioche une carte.
event-acts-again = { $seat } rejoue.
event-quartet = Quatuor ! { $seat } fait place nette au cimetière.
event-swept = { $cards ->
    [one] { $cards } carte quitte le jeu pour de bon.
   *[other] { $cards } cartes quittent le jeu pour de bon.
}
event-twisted = Twist ! On tourne dans l’autre sens.
event-skipped = Miaou ! À cause de Kitty, { $seat } passe son tour.
event-midnight = Minuit ! La crypte est vide.
event-turn-lost = { $seat } ne peut rien faire et perd son tour.
event-left = { $place ->
    [1] { $seat } sort en 1re position !
   *[other] { $seat } sort en { $place }e position !
}
event-stalled = Plus rien n’avance : l’avantage va à qui a le moins de cartes.
event-lost = { $seat } perd la manche et nous doit un cri de fantôme épouvantable !
event-scored = { $points ->
    [one] { $seat } marque { $points } point.
   *[other] { $seat } marque { $points } points.
}
event-booed = { $boos ->
    [1] Bouh ! { $seat } reçoit un premier jeton « Bouh ! ».
    [2] Bouh ! { $seat } reçoit un second jeton « Bouh ! ».
   *[other] Bouh ! { $seat } a maintenant { $boos } jetons « Bouh ! ».
}
event-went-on = Égalité en tête : on joue encore une manche.
event-won = { $seat } remporte la partie !
event-cut-short = C’était la dernière manche permise : les joueurs en tête se partagent la victoire.

## Options

option-deck = Paquet
option-deck-help = Les 62 cartes que l’on mélange, puisque la règle imprimée n’en donne pas la liste.
option-deck-refused = il faut assez de cartes pour toutes les mains et tous les manoirs.
option-deck-four-copies = Quatre Miss Copy, deux Kitty
option-deck-four-copies-help = Le paquet que des critiques ont trouvé dans la boîte.
option-deck-two-copies = Deux Miss Copy, quatre Kitty
option-deck-two-copies-help = Une autre lecture de la règle imprimée, avec moins de copies et plus de tours sautés.
option-hand-size = Cartes en main
option-hand-size-help = Le nombre de cartes que chacun reçoit, et jusqu’où il complète sa main avant minuit.
option-mansion-size = Cartes par manoir
option-mansion-size-help = Le nombre de fantômes qui attendent dans chaque manoir ; d’ordinaire, il dépend du nombre de joueurs.
option-patience = Patience
option-patience-help = Le nombre d’actions sans aucun progrès après lequel la manche s’arrête et les joueurs restants sont classés.
option-several-deals = Plusieurs manches
option-several-deals-help = À trois joueurs ou plus, on enchaîne les manches pour des points, jusqu’à ce que quelqu’un reçoive un second jeton « Bouh ! ».
option-several-deals-refused = les manches se jouent à trois ou plus.

## Mots de la table

table-cemetery = Cimetière
table-cemetery-empty = Le cimetière est vide
table-crypt = Crypte
table-mansion = Manoir
table-hand = Main
table-your-hand = Votre main
table-discard = Défausse
table-to-beat = À battre
table-known = Connu de tous
table-direction-clockwise = Sens horaire
table-direction-counter = Sens antihoraire
table-before-midnight = Avant minuit
table-after-midnight = Après minuit
table-turn = Tour
table-out = { $place ->
    [1] Sortie en 1re position
   *[other] Sortie en { $place }e position
}
table-boos = Jetons « Bouh ! »
table-points = Points
table-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-copied = Miss Copy en { $ghost }
table-in-crypt = dans la crypte
table-in-cemetery = au cimetière
table-midnight-in = { $n ->
    [one] minuit à la prochaine carte
   *[other] minuit dans { $n } cartes
}
table-any-ghost = n’importe quel fantôme peut commencer
table-match = égalez le { $value } ou battez-le
table-dares-cerberus = seulement Kitty, 1, 3, 12 ou un Quatuor
table-dares-igor = seulement Kitty, 1, 12 ou un Quatuor
table-alike = { $n } identiques au sommet
table-your-mansion = Votre manoir
table-mansion-of = Manoir de { $seat }
table-hand-of = Main de { $seat }
table-hand-empty = Votre main est vide
table-nothing-known = Personne n’a vu une seule de ces cartes.
table-asleep = { $n ->
    [one] { $n } fantôme, endormi jusqu’à minuit
   *[other] { $n } fantômes, endormis jusqu’à minuit
}
table-awake = { $n ->
    [one] { $n } fantôme à l’intérieur
   *[other] { $n } fantômes à l’intérieur
}
table-nobody-inside = Il n’y a plus personne
table-gone = partis pour de bon
table-gone-title = { $n ->
    [0] Personne n’est encore parti
    [one] { $n } fantôme est parti pour de bon
   *[other] { $n } fantômes sont partis pour de bon
}
table-gone-of = { $gone } sur { $of }
table-next = suivant
table-last = Dernier manoir hanté

## La question du moment, ce qu’un choix entraîne et ce qu’il risque

ask-nothing = Rien à décider
ask-stuck = Rien ne convient
ask-stuck-help = Miss Copy toute seule, et rien à prendre : le tour est perdu.
ask-ghost = { $ghost }, alors ?
ask-mansion = Qui est là ?
ask-no-fit = Aucune carte ne convient
ask-first = Qui commence ?
ask-dare = Qui ose suivre { $ghost } ?
ask-beat = Qui bat le { $value } ?
ask-again = Vous rejouez :
then-next = puis { $seat }
then-again = vous rejouez
then-quartet = place nette au cimetière, vous rejouez
then-sweep = { $n ->
    [0] s’en va aussitôt, vous rejouez
    [one] emporte { $n } carte, vous rejouez
   *[other] emporte { $n } cartes, vous rejouez
}
then-turn-round = on change de sens, puis { $seat }
then-skip = { $seat } passe son tour
then-turn-up = { $n ->
    [one] retournez la dernière carte
   *[other] retournez une carte sur { $n }
}
then-take = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
then-hand-empty = main vide : ensuite, le manoir
then-out = votre dernière carte : vous sortez !
danger-turn-up = Peu de fantômes tiennent là-dessus. Sinon, vous prenez { $n } cartes et la vôtre.
danger-take = { $n } cartes, c’est lourd à porter.

## Pourquoi une chose ne peut pas être choisie

why-not-crypt = Minuit est passé : la crypte est vide.
why-not-cemetery = Le cimetière est vide : il n’y a rien à prendre.
why-not-mansion-early = Votre manoir dort jusqu’à minuit.
why-not-mansion-hand = Votre manoir reste fermé tant que vous tenez une carte.
why-not-copy = Miss Copy ne sort qu’accompagnée : choisissez le fantôme qu’elle copiera.
why-not-scared = { $ghost } a peur : { $top } est trop effrayant.
why-not-lower = { $ghost } ne vaut que { $value } et ne tient pas sur un { $beat }.

## La leçon : ce que dit le fantôme de la maison, dans l’ordre de lesson.json

lesson-aim = Bonsoir. Voici votre main et, à côté, votre manoir. Les deux sont pleins de fantômes. Débarrassez-vous de tous : qui garde des fantômes en dernier a perdu.
lesson-higher = Un fantôme ne fuit que devant plus effrayant ou aussi effrayant que lui. Au sommet du cimetière se trouve Zombibi, un 5. Chassez-le avec Momicha, votre 6.
lesson-too-low = Vampirette, un 7. Votre 2, votre 4 et tout ce qui reste sombre ne font pas assez peur. Ce qui porte une flamme convient : jouez-le.
lesson-refill = Après chaque action, vous piochez dans la crypte jusqu’à tenir quatre cartes. Votre main ne diminue donc pas encore ; cela viendra plus tard.
lesson-equal = Aussi effrayant suffit. Un 7 est au sommet : posez votre propre 7.
lesson-double = Deux cartes identiques de votre main, posées ensemble, forment un Double, et vous rejouez aussitôt. Choisissez Banshia, puis les deux.
lesson-again = Double ! Vous avez de nouveau quatre cartes, et vous rejouez. Trois identiques auraient le même effet. Faites ce que vous voulez.
lesson-luck = Un 13, et rien dans votre main n’en approche. Tentez votre chance : retournez la première carte de la crypte. Si elle est assez effrayante, elle reste ; sinon, vous la prenez avec tout le cimetière.
lesson-luck-failed = La Faucheuse, un 14 : elle est restée. Puis votre adversaire a tenté sa chance, a retourné un 2 et a dû tout prendre. Ce que tous ont vu reste lisible à côté de sa main.
lesson-empty = Le cimetière est vide et compte pour 0 : n’importe quel fantôme peut commencer. Un bon moment pour en placer un petit.
lesson-take = Vous pouvez toujours prendre tout le cimetière, et parfois cela vaut la peine. Vous tenez trois 7, et le quatrième est là-dessous. Prenez-le.
lesson-quartet = Quatre 7 ! Quatre identiques forment un Quatuor. Il se pose sur n’importe quoi, même sur un 13. Choisissez Vampirette, puis les quatre.
lesson-swept = Le Quatuor a fait place nette : ces cartes sont parties pour de bon, sous la pierre à droite. Et vous rejouez.
lesson-scary = Igor est au sommet, un fantôme effrayant. Même La Faucheuse frissonne : seuls les sans-peur, un Quatuor ou un effrayant au moins aussi fort peuvent le suivre. Il en va de même pour Cerberus, un 3.
lesson-kitty = Kitty est sans peur et se joue toujours. Elle se couche à côté de la pile, Igor reste au sommet, et la personne suivante passe son tour. Jouez Kitty.
lesson-cerberus = Personne n’a osé, il a fallu tout prendre. À vous de faire peur : posez Cerberus. Après lui, seuls Kitty, 1, 3, 12 ou un Quatuor peuvent venir.
lesson-scooty = Scooty, un 1, est trop petit pour connaître la peur : il se pose sur tout le monde. Mais le sommet est alors un 1, et la suite est facile.
lesson-twist = Deux fantômes spéciaux. Twist, un 8, change le sens du jeu : regardez les flèches, et à qui vient le tour. Posez Twist.
lesson-skeletum = Le tour est revenu par l’autre côté. À présent Skeletum, un 11 : il emporte tout le cimetière, lui compris, et vous rejouez.
lesson-gone = Partis pour de bon. Un clic sur la pierre montre qui s’y trouve : vous savez ainsi ce qui peut encore venir. Rejouez.
lesson-copy = Le dernier fantôme spécial est Miss Copy. Elle n’a pas de valeur à elle et ne sort jamais seule : elle devient la copie du fantôme qu’elle accompagne.
lesson-copy-double = Une Banshia avec Miss Copy forme un Double de Banshia. Choisissez Banshia et donnez-lui de la compagnie.
lesson-copy-again = Elles comptent comme identiques, quoi qu’il y ait d’imprimé, et vous rejouez. Deux Igor, quatre Skeletum : Miss Copy peut être tout cela.
lesson-clock = Regardez l’horloge de la crypte. Il reste une carte ; dès qu’elle part, minuit sonne.
lesson-strike = Jouez Momicha. Quand vous piocherez la dernière carte, il sera minuit.
lesson-midnight = Minuit ! Plus personne ne pioche : les mains diminuent enfin. Les fantômes des manoirs sont réveillés ; le vôtre s’ouvre dès que votre main est vide.
lesson-shrink = Désormais, vous jouez ou vous prenez le cimetière ; on ne tente plus sa chance. À vous.
lesson-shut = Un peu plus tard : une carte en main, deux fantômes à la maison. Tant que vous tenez une carte, le manoir reste fermé. Jouez donc d’abord La Faucheuse.
lesson-open = Votre main est vide, et votre adversaire a dû poser Scooty. Ouvrez votre manoir : la première carte est retournée et jouée. Si elle convient, elle reste ; sinon, vous la prenez avec le cimetière.
lesson-last = Elle a tenu. Il reste un fantôme à la maison, et un 10 est au sommet. Courage : ouvrez encore votre manoir.
lesson-won = Main vide, manoir vide : vous sortez, et c’est gagné. La personne qui reste doit à tous un cri de fantôme vraiment épouvantable. Vous savez tout ; à vous de jouer !
