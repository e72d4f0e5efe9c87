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
