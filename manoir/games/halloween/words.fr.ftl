# Les mots d’Halloween en français.

game-name = Halloween
game-tagline = Invoquez des fantômes qui ne sont à personne, faites-les grandir et se battre, et hantez la ville avant les autres.

## Fantômes, jetons, bâtiments, plateaux

ghost-blue = bleu
ghost-green = vert
ghost-yellow = jaune
ghost-orange = orange
ghost-red = rouge
token-blue = bleu
token-green = vert
token-yellow = jaune
token-orange = orange
token-red = rouge
mark-none = aucun
mark-blue = bleu
mark-green = vert
mark-yellow = jaune
mark-orange = orange
mark-red = rouge
pair-blue-green = bleu et vert
pair-blue-yellow = bleu et jaune
pair-blue-orange = bleu et orange
pair-blue-red = bleu et rouge
pair-green-yellow = vert et jaune
pair-green-orange = vert et orange
pair-green-red = vert et rouge
pair-yellow-orange = jaune et orange
pair-yellow-red = jaune et rouge
pair-orange-red = orange et rouge
# Reconstitués : hôpital, mairie et cinéma. Qui possède la boîte écrit ici les noms imprimés, et sur les
# enseignes de la page (sign-…).
building-church = l’église
building-school = l’école
building-hospital = l’hôpital
building-town-hall = la mairie
building-police = le commissariat
building-cinema = le cinéma
section-first = 1
section-second = 2
section-third = 3
section-fourth = 4
action-summon = Invocation
action-scare = Peur
action-evolve = Évolution
action-move = Déplacement
action-fight = Combat
action-haunt = Hantise

## Jetons Bonus

bonus-none = aucun
bonus-any-pair = Paire
bonus-any-pair-text = Invoquez avec n’importe quelle paire de la ville, quels que soient vos niveaux.
bonus-green = Jeton vert
bonus-green-text = Prenez un jeton Fantôme vert.
bonus-discs = Trois disques
bonus-discs-text = Reprenez trois disques de vos sections.
bonus-fear = 2 Peur
bonus-fear-text = Prenez 2 Peur.
bonus-yellow = Jeton jaune
bonus-yellow-text = Prenez un jeton Fantôme jaune.
bonus-higher-die = Dé supérieur
bonus-higher-die-text = Avant un lancer : utilisez le dé de la couleur suivante.
bonus-point = 1 point
bonus-point-text = Marquez 1 point.
bonus-reroll = Relance
bonus-reroll-text = Après un lancer : relancez un dé.
bonus-rest = Repos
bonus-rest-text = Reprenez tous les disques d’une section.
bonus-blue = Jeton bleu
bonus-blue-text = Prenez un jeton Fantôme bleu.
bonus-plus-three = Plus trois
bonus-plus-three-text = Après un lancer : ajoutez 3 à votre dé.
bonus-any-move = Voyage
bonus-any-move-text = N’importe quel fantôme va dans n’importe quel bâtiment.

## Cartes Action : un nom, qui est le nôtre, et ce que fait la carte

card-1 = À côté (1)
card-1-text = Une fois par tour : si deux fantômes d’une couleur sont dans un même bâtiment, une action Hantise peut hanter avec cette couleur un bâtiment voisin, même sans fantôme de cette couleur sur place.
card-2 = Passe-muraille (2)
card-2-text = L’action Déplacement peut mener le fantôme dans n’importe quel bâtiment.
card-3 = Gloire (3)
card-3-text = Pour chaque combat gagné : 2 points si le perdant était plus faible, 3 s’il était plus fort.
card-4 = Au-dessus de son rang (4)
card-4-text = Une fois par tour, une action d’une section se fait comme si la section avait un niveau de plus.
card-5 = Audace (5)
card-5-text = Ajoutez 1 à votre dé quand vous attaquez. Vous pouvez attaquer les fantômes de la couleur du vôtre.
card-6 = Exorcisme (6)
card-6-text = Une fois par tour, remettez n’importe quel fantôme de la ville dans la réserve et prenez un jeton de sa couleur.
card-7 = Second souffle (7)
card-7-text = Une fois par tour, reprenez jusqu’à deux disques d’une section dans votre réserve.
card-8 = Un cran plus bas (8)
card-8-text = Une fois par tour, baissez une de vos sections d’un niveau et prenez deux jetons du nouveau niveau.
card-9 = Bras ouverts (9)
card-9-text = Une Invocation donne deux jetons au lieu d’un.
card-10 = Souvenir (10)
card-10-text = Quand un fantôme vous rapporte un jeton Bonus, prenez aussi un jeton Fantôme de sa couleur.
card-11 = Frissons du ring (11)
card-11-text = Pour chaque combat gagné, prenez autant de Peur que le niveau du perdant.
card-12 = Haut en couleur (12)
card-12-text = En fin de partie : 3 points par carte colorée que vous occupez, celle-ci comprise.
card-13 = Poussée de croissance (13)
card-13-text = L’Évolution vous coûte 2 Peur de moins : de bleu à vert, c’est gratuit.
card-14 = Insomnie (14)
card-14-text = Une fois par tour, une section qui n’a pas agi peut faire une action où se trouve déjà votre disque.
card-15 = Deux par deux (15)
card-15-text = L’action Déplacement peut déplacer un second fantôme selon les règles habituelles.
card-16 = Dés pipés (16)
card-16-text = Payez 1 Peur pour relancer un dé, autant de fois que vous voulez.
card-17 = Tour d’honneur (17)
card-17-text = Après un combat gagné, le vainqueur peut aussitôt flotter vers n’importe quel bâtiment.
card-18 = Hurlement (18)
card-18-text = Après une hantise, lancez le dé du fantôme utilisé et prenez autant de Peur que le résultat.
card-19 = Cauchemars (19)
card-19-text = Chaque Repos vous donne 2 Peur.
card-20 = Mêlée (20)
card-20-text = Une fois par tour, le fantôme d’une action Combat peut combattre tous les autres fantômes de son bâtiment, l’un après l’autre.
card-21 = Trésor d’effroi (21)
card-21-text = En fin de partie : 2 points par lot de 3 Peur.
card-22 = Bases solides (22)
card-22-text = En fin de partie, selon votre plus basse section : vert 1, jaune 2, orange 5, rouge 8 points.
card-23 = Pari (23)
card-23-text = Une fois par tour, après une action Déplacement, annoncez un nombre et lancez le dé du fantôme déplacé. S’il l’atteint, prenez ce nombre de Peur, sinon 1.
card-24 = Retrouvailles (24)
card-24-text = Une fois par tour, quand une action Déplacement mène un fantôme auprès d’un autre de sa couleur, ils peuvent aussitôt invoquer sur place, gratuitement.
card-25 = Brute (25)
card-25-text = Vous battez un fantôme plus faible sans lancer de dés.
card-26 = Collection (26)
card-26-text = En fin de partie : 3 points par lot de deux jetons Fantôme, quelles que soient leurs couleurs.
card-27 = Voir rouge (27)
card-27-text = En fin de partie : 3 points par jeton Fantôme rouge.
card-28 = Trophées (28)
card-28-text = Un combat gagné donne deux jetons au lieu d’un.
card-29 = Métamorphose (29)
card-29-text = Chaque action Évolution vous donne 2 points.
card-30 = Marchandage (30)
card-30-text = Une fois par tour, payez autant de Peur que le niveau d’un fantôme de la ville et prenez un jeton de sa couleur.
card-31 = Patience (31)
card-31-text = En fin de partie : 4 points par jeton Hantise non placé.
card-32 = Maître de cérémonie (32)
card-32-text = Chaque Invocation vous donne 1 point.
card-33 = Bureau de change (33)
card-33-text = Une fois par tour, échangez un jeton Fantôme contre deux du niveau inférieur, ou deux identiques contre un du niveau supérieur.
card-34 = Salle comble (34)
card-34-text = Quand votre Invocation amène le cinquième fantôme d’une couleur, hantez aussitôt avec cette couleur, gratuitement.
card-35 = Bras long (35)
card-35-text = L’action Combat peut attaquer un fantôme de n’importe quel bâtiment.
card-36 = À un cheveu (36)
card-36-text = Une fois par tour, après un combat, prenez autant de Peur que l’écart entre les deux dés, quel que soit le vainqueur.
card-37 = Chair de poule (37)
card-37-text = Chaque fois qu’une même action vous donne au moins 2 Peur, vous gagnez 1 point.
card-38 = Bouh et disparais (38)
card-38-text = Une fois par tour, après une action Peur, le fantôme utilisé peut flotter vers n’importe quel bâtiment.
card-39 = Chaises musicales (39)
card-39-text = Une fois par tour, échangez deux fantômes de la ville.
card-40 = Arc-en-ciel (40)
card-40-text = En fin de partie : 12 points par lot de jetons Fantôme des cinq couleurs.
card-41 = Intérêts (41)
card-41-text = En fin de partie, après toutes les autres cartes : 1 point par tranche de 10 points.
card-42 = Citrouilles (42)
card-42-text = 2 points pour chaque jeton Fantôme orange que vous recevez.
card-43 = Nuit grise (43)
card-43-text = Vous pouvez considérer les cartes colorées comme grises.
card-44 = Cadeau de bienvenue (44)
card-44-text = Chaque fois que vous occupez une carte, celle-ci comprise, prenez un jeton Fantôme de votre choix.
card-45 = Drôle de couple (45)
card-45-text = L’Invocation peut utiliser deux fantômes de couleurs différentes d’un même bâtiment. Lancez les deux dés : la couleur du plus faible résultat arrive ; en cas d’égalité, la couleur la plus faible. S’il n’y en a plus en réserve, rien n’arrive.
card-46 = Repentir (46)
card-46-text = Au lieu de hanter, l’action Hantise peut reprendre un de vos jetons Hantise dans un bâtiment où se trouve un fantôme de sa couleur. Vous perdez la moitié de ses points.
card-47 = Remise (47)
card-47-text = Les cartes grises vous coûtent un jeton de moins. Si vous les occupez toutes, ce sont les colorées qui coûtent un jeton de moins.
card-48 = Raccourci (48)
card-48-text = Une fois par tour, améliorez une de vos sections d’un niveau en payant autant de Peur que le nouveau niveau.
card-49 = Promotion (49)
card-49-text = Quand vous hantez, vous pouvez améliorer une de vos sections d’un niveau.
card-50 = Séance de spiritisme (50)
card-50-text = Une fois par tour, payez un jeton Fantôme et placez un fantôme de sa couleur dans n’importe quel bâtiment.
card-51 = Plus fort (51)
card-51-text = Chaque action Peur vous donne 1 Peur de plus.
card-52 = Pochette-surprise (52)
card-52-text = Une fois par tour, piochez un jeton Bonus dans la réserve.
power-6 = Exorcisme (6)
power-7 = Second souffle (7)
power-8 = Un cran plus bas (8)
power-30 = Marchandage (30)
power-33 = Bureau de change (33)
power-39 = Chaises musicales (39)
power-48 = Raccourci (48)
power-50 = Séance (50)
power-52 = Pochette-surprise (52)
trade-green-down = un vert contre deux bleus
trade-yellow-down = un jaune contre deux verts
trade-orange-down = un orange contre deux jaunes
trade-red-down = un rouge contre deux orange
trade-blue-up = deux bleus contre un vert
trade-green-up = deux verts contre un jaune
trade-yellow-up = deux jaunes contre un orange
trade-orange-up = deux orange contre un rouge

## Choix

choice-enough = { $step ->
    [dice] Gardez les dés
    [series] Cessez le combat
    [move-second] Pas de second fantôme
    [chain] Pas d’Invocation
    [guess] Pas de pari
    [difference] Laissez l’écart
    [lift] N’améliorez rien
    [drift] Restez
    [drift-scared] Restez
    [haunt-free] Ne hantez rien et gardez la carte
   *[other] Assez
}
choice-drop = Défaussez le bonus : { $bonus }
choice-summon = Invoquez un fantôme { $ghost } dans { $building }
choice-mix = Invoquez avec { $pair } dans { $building }
choice-welcome = Les nouveaux bleus dans { $building }
choice-scare = Effrayez avec le fantôme { $ghost } dans { $building }
choice-evolve = Le fantôme { $ghost } dans { $building } évolue
choice-lift-to = Améliorez la section { $section }
choice-move = Déplacez le fantôme { $ghost } qui est dans { $building }
choice-go = Vers { $building }
choice-drift = Flottez vers { $building }
choice-chain = Invoquez aussitôt sur place
choice-guess = Annoncez { $number }
choice-attack-with = Combattez avec le fantôme { $ghost } dans { $building }
choice-attack = Attaquez le fantôme { $ghost } dans { $building }
choice-take-difference = Prenez l’écart en Peur
choice-haunt = Hantez { $building } en { $ghost }
choice-haunt-shared = Hantez { $building } en { $ghost } avec la couleur commune
choice-lift = Améliorez la section { $section } d’un niveau
choice-take-back = Reprenez votre jeton { $ghost } dans { $building }
choice-end-turn = Finissez votre tour
choice-act = Section { $section } : { $action }
choice-rest = Section { $section } : repos
choice-occupy = Occupez { $card }
choice-pay = Payez un jeton { $token }
choice-give-disc = Un disque de votre réserve
choice-give-disc-of = Le disque sur { $action } de la section { $section }
choice-take-points = Prenez les points
choice-take-discs = Reprenez les disques de la section { $section }
choice-wish = Prenez un jeton { $token }
choice-remove = Retirez le fantôme { $ghost } qui est dans { $building }
choice-take-disc = Reprenez le disque sur { $action } de la section { $section }
choice-lower = Baissez la section { $section }
choice-buy-token = Achetez un jeton { $token } avec de la Peur
choice-trade = Échangez { $trade }
choice-swap = Échangez le fantôme { $ghost } qui est dans { $building }
choice-swap-with = Avec le fantôme { $ghost } dans { $building }
choice-buy-level = Améliorez la section { $section } avec de la Peur
choice-place = Placez un fantôme { $ghost } dans { $building }
choice-use = Utilisez { $power }
choice-use-bonus = Utilisez le bonus : { $bonus }
choice-bonus-rest = Reposez la section { $section }
choice-move-any = Déplacez le fantôme { $ghost } qui est dans { $building }
choice-throw-now = Lancez les dés
choice-take-higher = { $die ->
    [0] Prenez un dé supérieur au lieu du premier
   *[other] Prenez un dé supérieur au lieu du second
}
choice-reroll-for-fear = { $die ->
    [0] Payez 1 Peur : relancez le premier dé
   *[other] Payez 1 Peur : relancez le second dé
}
choice-reroll = { $die ->
    [0] Utilisez Relance : le premier dé
   *[other] Utilisez Relance : le second dé
}
choice-add-three = { $die ->
    [0] Utilisez Plus trois : le premier dé
   *[other] Utilisez Plus trois : le second dé
}

## Questions

prompt-turn = À vous : choisissez une action d’une section qui n’a pas agi.
prompt-turn-done = Toutes les sections ont agi. Utilisez cartes ou jetons, ou finissez votre tour.
prompt-summon = Invocation : quelle paire appelle ?
prompt-scare = Peur : avec quel fantôme ?
prompt-evolve = Évolution : quel fantôme grandit ?
prompt-raise = Laquelle de vos sections s’améliore ?
prompt-move = Déplacement : quel fantôme ?
prompt-go = Où va-t-il ?
prompt-move-second = Un second fantôme peut se déplacer.
prompt-fight = Combat : avec quel fantôme ?
prompt-target = Qui attaque-t-il ?
prompt-series = Il peut continuer à se battre.
prompt-haunt = Hantise : où, et en quelle couleur ?
prompt-haunt-free = Le cinquième de sa couleur hante : où ?
prompt-blues = Il n’y a plus de fantôme bleu : où placez-vous les nouveaux ?
prompt-roll = Lancez les dés, ou prenez-en d’abord un supérieur.
prompt-dice = Les dés sont jetés. Changer quelque chose ?
prompt-dice-lie = On ne peut plus rien y changer ; mais une carte occupée maintenant compte déjà.
prompt-chain = Il a trouvé son semblable : invoquer aussitôt ?
prompt-guess = Annoncer un nombre et lancer le dé du fantôme ?
prompt-difference = Prendre l’écart des dés en Peur ?
prompt-lift = Une de vos sections peut s’améliorer.
prompt-drift = Où flotte le vainqueur ?
prompt-drift-scared = Où flotte le fantôme qui a fait peur ?
prompt-drift-token = Où va le fantôme ?
prompt-drop = Plus d’emplacement : quel jeton Bonus part ?
prompt-pay = Quel jeton Fantôme payez-vous ?
prompt-disc = Quel disque posez-vous sur la carte ?
prompt-compensate = On vous rejoint sur une carte : points ou disques ?
prompt-compensate-again = Et les disques de quelle autre section ?
prompt-wish = Quel jeton Fantôme voulez-vous ?
prompt-remove = Quel fantôme part ?
prompt-take-two = Quel disque revient ?
prompt-take-second = Un autre disque de cette section ?
prompt-lower = Quelle section baisse ?
prompt-buy-token = Quel jeton achetez-vous ?
prompt-trade = Qu’échangez-vous ?
prompt-swap = Quel fantôme échangez-vous ?
prompt-swap-with = Avec lequel ?
prompt-buy-level = Quelle section s’améliore ?
prompt-place = Quel fantôme vient, et où ?
prompt-take-three = Quel disque revient ?
prompt-bonus-rest = Quelle section se repose ?
prompt-any-move = Quel fantôme se déplace ?
prompt-waiting = On attend { $seat }.

## Événements

event-displayed = { $card } est exposée.
event-refilled = { $bonus } : un jeton Bonus sur { $building }.
event-turn-began = { $seat } commence son tour.
event-acted = { $seat }, section { $section } : { $action }.
event-rested = { $many ->
    [0] { $seat } repose la section { $section }, où il n’y avait pas de disque.
    [one] { $seat } repose la section { $section } : { $many } disque revient.
   *[other] { $seat } repose la section { $section } : { $many } disques reviennent.
}
event-summoned = { $seat } invoque un fantôme { $ghost } dans { $building }.
event-nothing-came = Plus de fantôme { $ghost } pour { $building } : { $seat } n’invoque rien.
event-scared = { $seat } effraie avec le fantôme { $ghost } dans { $building }.
event-evolved = { $seat } fait évoluer un fantôme dans { $building } : le voilà { $ghost }.
event-raised = { $card ->
    [none] { $seat } améliore la section { $section } : { $ghost }.
   *[other] { $card } : { $seat } améliore la section { $section } : { $ghost }.
}
event-moved = { $card ->
    [none] { $seat } mène un fantôme { $ghost } vers { $to } (il était dans { $building }).
   *[other] { $card } : { $seat } mène un fantôme { $ghost } vers { $to } (il était dans { $building }).
}
event-attacked = { $seat } attaque le fantôme { $foe } dans { $building } avec un { $ghost }.
event-rolled = { $die ->
    [0] Le dé { $ghost } montre { $face }.
   *[other] L’autre dé, { $ghost }, montre { $face }.
}
event-beat = { $seat } : le fantôme { $ghost } bat le fantôme { $foe } dans { $building }.
event-missed = { $seat } : le fantôme { $ghost } ne bat pas le fantôme { $foe }.
event-haunted = { $points ->
    [one] { $seat } hante { $building } en { $ghost } : { $points } point.
   *[other] { $seat } hante { $building } en { $ghost } : { $points } points.
}
event-haunted-shared = { $points ->
    [one] { $seat } hante { $building } en { $ghost } avec la couleur commune : { $points } point.
   *[other] { $seat } hante { $building } en { $ghost } avec la couleur commune : { $points } points.
}
event-took-back = { $points ->
    [one] { $seat } reprend le jeton { $ghost } dans { $building } et perd { $points } point.
   *[other] { $seat } reprend le jeton { $ghost } dans { $building } et perd { $points } points.
}
event-blues-came = { $many ->
    [one] { $seat } place { $many } fantôme bleu dans { $building }.
   *[other] { $seat } place { $many } fantômes bleus dans { $building }.
}
event-reds-left = Les cinq fantômes rouges étaient en ville : ils s’en vont.
event-got-points = { $card ->
    [none] { $points ->
        [one] { $seat } gagne { $points } point.
       *[other] { $seat } gagne { $points } points.
    }
   *[other] { $card } : { $points ->
        [one] { $seat } gagne { $points } point.
       *[other] { $seat } gagne { $points } points.
    }
}
event-got-fear = { $card ->
    [none] { $seat } prend { $many } Peur.
   *[other] { $card } : { $seat } prend { $many } Peur.
}
event-got-tokens = { $card ->
    [none] { $many ->
        [one] { $seat } prend { $many } jeton { $token }.
       *[other] { $seat } prend { $many } jetons { $token ->
                [orange] orange
               *[other] { $token }s
            }.
    }
   *[other] { $card } : { $many ->
        [one] { $seat } prend { $many } jeton { $token }.
       *[other] { $seat } prend { $many } jetons { $token ->
                [orange] orange
               *[other] { $token }s
            }.
    }
}
event-paid-fear = { $card ->
    [none] { $seat } paie { $many } Peur.
   *[other] { $card } : { $seat } paie { $many } Peur.
}
event-paid-token = { $card ->
    [none] { $seat } paie un jeton { $token }.
   *[other] { $card } : { $seat } paie un jeton { $token }.
}
event-occupied = { $seat } occupe { $card }.
event-freed = { $seat } libère { $action } de la section { $section }.
event-took-disc = { $card ->
    [none] { $seat } reprend le disque posé sur { $action }, section { $section }.
   *[other] { $card } : { $seat } reprend le disque posé sur { $action }, section { $section }.
}
event-consoled = { $many ->
    [one] { $seat } partage { $card } et reprend { $many } disque de la section { $section }.
   *[other] { $seat } partage { $card } et reprend { $many } disques de la section { $section }.
}
event-compensated = { $points ->
    [one] { $seat } partage { $card } et gagne { $points } point.
   *[other] { $seat } partage { $card } et gagne { $points } points.
}
event-card-used = { $seat } utilise { $card }.
event-lowered = { $seat } baisse la section { $section } : { $ghost }.
event-removed = { $seat } retire un fantôme { $ghost } dans { $building }.
event-placed = { $seat } place un fantôme { $ghost } dans { $building }.
event-swapped = { $seat } échange un fantôme { $ghost } dans { $building } avec un { $other } dans { $to }.
event-traded = { $seat } échange { $trade }.
event-guessed = { $seat } annonce { $many }.
event-picked-up = { $seat } prend le jeton Bonus dans { $building } : { $bonus }.
event-drew = { $seat } pioche un jeton Bonus : { $bonus }.
event-dropped = { $seat } défausse un jeton Bonus : { $bonus }.
event-bonus-used = { $seat } utilise un jeton Bonus : { $bonus }.
event-slots-freed = Les trois disques des emplacements Bonus reviennent à { $seat }.
event-higher = { $die ->
    [0] { $seat } lancera le dé { $ghost }.
   *[other] { $seat } lancera le dé { $ghost } comme second.
}
event-added = { $die ->
    [0] { $seat } ajoute 3 au premier dé.
   *[other] { $seat } ajoute 3 au second dé.
}
event-last-round = { $seat } déclenche la fin : ce tour de table est le dernier.
event-piles-empty = Deux piles de jetons Fantôme sont vides : ce tour de table est le dernier.
event-scored = { $points ->
    [one] { $card } : { $points } point pour { $seat }.
   *[other] { $card } : { $points } points pour { $seat }.
}
event-scored-triples = { $points ->
    [one] Lots de trois jetons : { $points } point pour { $seat }.
   *[other] Lots de trois jetons : { $points } points pour { $seat }.
}
event-cut-short = C’était le dernier tour de table convenu.
event-won = Le titre de Seigneur des Ténèbres revient à { $seat } !

## Options

option-grand-master = Grand Maître
option-grand-master-help = Quatre sections, ni cartes, ni jetons Bonus, ni dés ; le plus fort bat le plus faible.
option-cards = Cartes exposées
option-cards-help = Lesquelles des 52 cartes Action sont exposées ; 0 désigne une carte tirée au sort.
option-cards-refused = chaque carte n’existe qu’une fois, et les Grands Maîtres jouent sans.
option-cards-0 = une au sort
option-cards-random = Au hasard
option-cards-random-help = Huit cartes tirées au sort.
option-cards-casper = Casper
option-cards-casper-help = Pour une première nuit : les règles changent le moins.
option-cards-jacob-marley = Jacob Marley
option-cards-jacob-marley-help = Pour qui aime la bagarre.
option-cards-brown-lady = La Brown Lady
option-cards-brown-lady-help = Pour qui adore la Peur.
option-cards-bloody-mary = Bloody Mary
option-cards-bloody-mary-help = Il pleut des points.
option-cards-amityville = Amityville
option-cards-amityville-help = Pour les esprits vifs.
option-sections = Sections
option-sections-help = Sections de chaque plateau ; 0 désigne trois, ou quatre en Grand Maître.
option-rounds = Tours de table
option-rounds-help = Après combien de tours de table la partie s’arrête au plus tard.
option-coloured = Cartes colorées
option-coloured-help = Quelles cartes coûtent trois couleurs différentes, puisque la règle ne le dit pas.
option-ways = Le plan
option-ways-help = Quels bâtiments se touchent, puisque seul le plateau imprimé le montre.
option-coloured-balanced = La moitié
option-coloured-balanced-help = 26 sur 52, et quatre dans chaque jeu suggéré.
option-ways-two-streets = Deux rues de trois
option-ways-two-streets-help = Église, école, hôpital ; au-dessous mairie, commissariat, cinéma.
option-haunt-points = Points de hantise
option-haunt-points-help = Ce que vaut une hantise de chaque couleur.

## Mots de la table

table-round = Tour de table
table-last-round = dernier tour de table
table-supply = Jetons restants
table-points = Points
table-fear = Peur
table-discs = Disques
table-tokens = Jetons
table-bonus = Bonus
table-blocked = bloqués
table-haunted = hanté
table-empty = vide
table-done = fait
table-grey = grise
table-coloured = colorée
table-shared = commun

## Sur la page

sign-church = Église
sign-school = École
sign-hospital = Hôpital
sign-town-hall = Mairie
sign-police = Police
sign-cinema = Cinéma
account-haunting = Hantises
account-occupying = Cartes Action occupées
account-sets = Lots de trois jetons
account-others = Jetons Bonus, et quand on vous a rejoint
page-both = Ville et plateau
page-town = Ville
page-board = Mon plateau
page-cards = Cartes
page-others = Les autres
table-rest = Repos
table-full = complet
table-now = en cours
table-used = utilisée
table-and = et
table-against = contre
table-my-board = Mon plateau
table-section = Section { $section }
table-some = { $n ->
    [one] { $n } { $what }
   *[other] { $n } { $what ->
            [orange] orange
           *[other] { $what }s
        }
}
table-ghosts-at = { $n ->
    [one] { $n } fantôme { $ghost } dans { $building }
   *[other] { $n } fantômes { $ghost ->
            [orange] orange
           *[other] { $ghost }s
        } dans { $building }
}
table-building = { $building } : { $there } ; { $n } sur { $room }
table-place-free = { $building }, place { $ghost ->
    [bleu] bleue
    [vert] verte
   *[other] { $ghost }
} : { $points } points, libre
table-place-taken = { $building }, place { $ghost ->
    [bleu] bleue
    [vert] verte
   *[other] { $ghost }
} : hantée par { $seat }
table-place-shared = { $building }, place { $ghost ->
    [bleu] bleue
    [vert] verte
   *[other] { $ghost }
} : hantée par { $seat } avec la couleur commune
table-bonus-token = { $bonus } : { $text }
table-slot-free = Section { $section }, { $action } : libre
table-slot-full = Section { $section }, { $action } : un disque s’y trouve
table-section-level = { $n ->
    [one] Section { $section } : niveau { $ghost }, { $n } disque
   *[other] Section { $section } : niveau { $ghost }, { $n } disques
}
table-rest-gives = { $n ->
    [one] Section { $section }, Repos : { $n } disque revient
   *[other] Section { $section }, Repos : { $n } disques reviennent
}
table-cost-grey = Coûte { $n } jetons Fantôme quelconques
table-cost-coloured = Coûte { $n } jetons Fantôme de couleurs différentes
table-card-on = Y sont : { $seats }
table-read-card = Lire { $card }
table-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-discs-n = { $n ->
    [one] { $n } disque en réserve
   *[other] { $n } disques en réserve
}
table-haunts-left = { $n ->
    [one] Il reste { $n } jeton Hantise
   *[other] Il reste { $n } jetons Hantise
}
table-shared-left = { $n ->
    [one] Il reste { $n } jeton de la couleur commune
   *[other] Il reste { $n } jetons de la couleur commune
}
table-haunts-placed = Jetons Hantise placés : { $placed } sur { $all }
table-cards-held = Cartes occupées : { $n } ; la { $all }ᵉ met fin à la partie
table-tokens-n = { $n ->
    [one] { $n } jeton { $token }
   *[other] { $n } jetons { $token ->
            [orange] orange
           *[other] { $token }s
        }
}
table-supply-n = { $n ->
    [one] { $n } jeton { $token } encore à prendre
   *[other] { $n } jetons { $token ->
            [orange] orange
           *[other] { $token }s
        } encore à prendre
}
table-reserve-n = { $n ->
    [one] { $n } fantôme { $ghost } en réserve
   *[other] { $n } fantômes { $ghost ->
            [orange] orange
           *[other] { $ghost }s
        } en réserve
}
table-slot-bonus = emplacement libre pour un jeton Bonus
table-slot-blocked = emplacement Bonus sous un disque
table-die = le dé { $ghost } : { $n }
table-bank = Reste dans la boîte : jetons, fantômes
table-round-n = Tour de table { $n }
table-round-last = Dernier tour de table
table-sections-left = { $n ->
    [one] { $n } section sur { $all } à jouer
   *[other] { $n } sections sur { $all } à jouer
}
table-last-acts = la dernière section agit
table-all-acted = toutes les sections ont agi

## Ce qui se touche, pour l’option

way-church_school = { sign-church } – { sign-school }
way-church_hospital = { sign-church } – { sign-hospital }
way-church_town-hall = { sign-church } – { sign-town-hall }
way-church_police = { sign-church } – { sign-police }
way-church_cinema = { sign-church } – { sign-cinema }
way-school_hospital = { sign-school } – { sign-hospital }
way-school_town-hall = { sign-school } – { sign-town-hall }
way-school_police = { sign-school } – { sign-police }
way-school_cinema = { sign-school } – { sign-cinema }
way-hospital_town-hall = { sign-hospital } – { sign-town-hall }
way-hospital_police = { sign-hospital } – { sign-police }
way-hospital_cinema = { sign-hospital } – { sign-cinema }
way-town-hall_police = { sign-town-hall } – { sign-police }
way-town-hall_cinema = { sign-town-hall } – { sign-cinema }
way-police_cinema = { sign-police } – { sign-cinema }

## Questions sur la page

ask-turn = Quelle action ?
ask-turn-help = { $n ->
    [one] Choisissez une place éclairée de votre plateau ; il reste la dernière des { $all } sections.
   *[other] Choisissez une place éclairée de votre plateau ; il reste { $n } sections sur { $all }.
}
ask-section = Section { $section }
ask-section-help = Elle commande les fantômes jusqu’au niveau { $ghost }.
ask-turn-done = Autre chose ?
ask-turn-done-help = Toutes les sections ont agi. Cartes et jetons peuvent encore servir.
ask-of-section = La section { $section } commande les fantômes jusqu’au niveau { $ghost }.
ask-up-to = Avec les fantômes jusqu’au niveau { $ghost }.
ask-summon = Quelle paire appelle ?
ask-scare = Qui effraie ?
ask-evolve = Qui grandit ?
ask-raise = Quelle section monte ?
ask-raise-help = Directement au niveau { $ghost }, qu’elle ait agi ou non.
ask-move = Qui se déplace ?
ask-go = Vers où ?
ask-go-help = Le fantôme { $ghost } quitte { $building } pour un bâtiment voisin.
ask-go-anywhere = Le fantôme { $ghost } quitte { $building } pour n’importe quel autre bâtiment.
ask-move-second = Un second ?
ask-fight = Qui attaque ?
ask-target = Attaquer qui ?
ask-target-help = Le fantôme { $ghost } dans { $building } lance un dé à { $n } faces ; l’égalité ne suffit pas.
ask-series = Continuer ?
ask-haunt = Hanter où ?
ask-haunt-free = Hanter où ?
ask-blues = Où arrivent-ils ?
ask-roll = On lance ?
ask-dice = Garder les dés ?
ask-dice-lie = Voilà le résultat.
ask-chain = Invoquer aussitôt ?
ask-guess = Un pari ?
ask-guess-help = Si le dé { $ghost } atteint votre nombre, il rapporte autant de Peur ; sinon, 1.
ask-ghost-help = Le fantôme { $ghost } dans { $building }.
ask-difference = Prendre l’écart ?
ask-difference-help = Il vaut { $n } Peur.
ask-lift = Monter une section ?
ask-drift = Flotter où ?
ask-drift-scared = Flotter où ?
ask-drift-token = Vers quel bâtiment ?
ask-drop = Quel jeton part ?
ask-pay = Payer avec quoi ?
ask-pay-any = { $card } : jeton { $n } sur { $all }, de n’importe quelle couleur.
ask-pay-coloured = { $card } : jeton { $n } sur { $all }, tous de couleurs différentes.
ask-disc = Quel disque ?
ask-disc-help = Il reste pour de bon sur { $card }.
ask-compensate = Points ou disques ?
ask-compensate-help = { $seat } vous rejoint sur { $card }.
ask-compensate-two-help = { $seat } vous rejoint sur { $card } : 2 points, ou les disques de deux sections.
ask-compensate-again = Et quelle autre ?
ask-wish = Quel jeton ?
ask-remove = Quel fantôme part ?
ask-take-two = Quel disque ?
ask-take-second = Un autre ?
ask-lower = Laquelle baisse ?
ask-buy-token = Acheter quel jeton ?
ask-trade = Quoi contre quoi ?
ask-swap = Quel fantôme ?
ask-swap-with = Avec lequel ?
ask-buy-level = Laquelle monte ?
ask-place = Qui vient, et où ?
ask-take-three = Quel disque ?
ask-take-three-help = { $n ->
    [one] Il en revient encore un.
   *[other] Il en revient { $n }.
}
ask-by-card = Grâce à votre carte { $card }.
ask-bonus-rest = Laquelle se repose ?
ask-any-move = Quel fantôme ?

## Ce que donnent les choix

does-summon = un fantôme de plus, et son jeton
does-evolve = un fantôme grandit, une section monte
does-evolve-only = un fantôme grandit
does-take-back = ne peut que reprendre un jeton ; { $card }
does-move = vers un bâtiment voisin
does-move-anywhere = vers n’importe quel autre bâtiment
does-fight = le perdant vous laisse un jeton
then-odds-up-to = au mieux { $odds } % de chances de gagner un jeton
then-discs = { $n ->
    [0] aucun disque ne revient
    [one] { $n } disque revient
   *[other] { $n } disques reviennent
}
then-token = { $n ->
    [one] +{ $n } jeton { $token }
   *[other] +{ $n } jetons { $token ->
            [orange] orange
           *[other] { $token }s
        }
}
then-fear = +{ $n } Peur
then-fear-up-to = jusqu’à { $n } Peur
then-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
then-points-up-to = jusqu’à { $n } points
then-evolve = { $n ->
    [0] devient { $ghost } gratuitement
   *[other] devient { $ghost } pour { $n } Peur
}
then-uses = utilise { $card }
then-mixed = le dé le plus bas décide qui vient ; { $card }
then-loses = { $n ->
    [one] −{ $n } point ; la place est de nouveau libre
   *[other] −{ $n } points ; la place est de nouveau libre
}
then-pays-token = pour un jeton { $token }
then-bonus = bonus : { $bonus }
then-sure = gagne sans lancer de dés
then-odds = { $odds } % de chances de gagner : dé à { $n } faces contre { $other }
then-ends = { $what } ; ce tour de table devient le dernier
then-rises = de { $from } à { $to }
then-both = { $one } ; { $other }
then-occupy = { $n } jetons quelconques, +3 points
then-occupy-coloured = { $n } jetons de couleurs différentes, +3 points
then-left = il en restera { $n }
then-have = vous en avez { $n }
then-buy = pour { $n } Peur
then-slot-free = sa place redevient libre
then-own-die = le vôtre, { $ghost } : { $n }
then-other-die = celui d’en face, { $ghost } : { $n }
then-higher = { $n } faces au lieu de { $was }
then-won = gagné, { $mine } contre { $theirs }
then-lost = manqué, { $mine } contre { $theirs }
then-tie = manqué, { $n } partout : l’égalité ne suffit pas
then-won-anyway = gagné de toute façon ; différence des dés : { $n }
then-comes = il vient un { $ghost }
then-nobody = plus de fantôme { $ghost } : personne ne vient
danger-take-back = coûte des points
danger-idle = ne rapporte rien

## L’issue de ses propres dés

outcome-won = Gagné, { $mine } contre { $theirs }
outcome-sure = Gagné
outcome-lost = Manqué, { $mine } contre { $theirs }
outcome-tie = Manqué, { $mine } contre { $theirs } : l’égalité ne suffit pas
outcome-gave = { $result } : { $gains }
outcome-nobody = { $card } : personne n’est venu

## Pourquoi pas

why-not-acted = Chaque section agit une fois par tour, et celle-ci l’a déjà fait.
why-not-disc = Une action où se trouve un disque est de nouveau libre après le repos de sa section.
why-not-no-disc = Il ne vous reste aucun disque en réserve : une section doit se reposer.
why-not-summon = L’Invocation demande deux fantômes d’une même couleur, jusqu’au niveau { $ghost }, dans un bâtiment qui a de la place, et un autre en réserve.
why-not-scare = La Peur demande un fantôme jusqu’au niveau { $ghost }.
why-not-evolve = L’Évolution demande un fantôme jusqu’au niveau { $ghost } et de la Peur pour la couleur suivante.
why-not-move = Aucun fantôme jusqu’au niveau { $ghost } ne peut aller ailleurs.
why-not-fight = Le Combat demande un fantôme jusqu’au niveau { $ghost } avec une autre couleur dans son bâtiment.
why-not-fight-weaker = Le Combat demande un fantôme jusqu’au niveau { $ghost } avec un plus faible dans son bâtiment.
why-not-haunt = Aucun fantôme jusqu’au niveau { $ghost } ne se trouve là où vous pouvez encore hanter sa couleur.
why-not-first = Répondez d’abord à la question ouverte.
why-not-action-first = Choisissez d’abord une action de votre plateau, puis son fantôme.
why-not-level = Un fantôme { $ghost } n’obéit qu’aux sections de niveau { $ghost } ou plus.
why-not-pair = Il en faut deux d’une même couleur dans un bâtiment.
why-not-full = Il n’y a plus de place : { $building }.
why-not-none-left = Tous les fantômes { $ghost ->
            [orange] orange
           *[other] { $ghost }s
        } sont en ville.
why-not-none-next = Il n’y en a plus de la couleur suivante en réserve.
why-not-red = Rouge est la dernière couleur.
why-not-fear = Cela coûte { $n } Peur.
why-not-no-way = Tous les bâtiments voisins sont complets.
why-not-no-foe = Il n’y a personne d’une autre couleur dans son bâtiment.
why-not-elsewhere = Il n’attaque que dans son propre bâtiment.
why-not-same = Des fantômes d’une même couleur ne se battent pas entre eux.
why-not-stronger = Un fantôme égal ou plus fort ne peut être attaqué.
why-not-window = Choisissez une fenêtre éclairée à hanter.
why-not-taken = Un jeton s’y trouve déjà : { $seat }.
why-not-haunt-first = Hanter est une action : choisissez-la d’abord sur votre plateau.
why-not-once = Vous avez déjà hanté ce bâtiment.
why-not-no-ghost = Aucun fantôme de cette couleur ne s’y trouve.
why-not-here = Il y est déjà : { $building }.
why-not-far = Ce bâtiment n’est pas voisin : { $building }.
why-not-used = Elle sert une fois par tour, et a déjà servi.
why-not-no-use = Il n’y a rien à en faire pour l’instant.
why-not-mine = Vous occupez déjà cette carte.
why-not-tokens = { $card } : il y faut { $n } jetons Fantôme quelconques.
why-not-colours = { $card } : il y faut { $n } jetons Fantôme de couleurs différentes.
why-not-bonus-on = Qui déplace un fantôme vers ce bâtiment prend ce jeton Bonus : { $bonus }. { $text }
why-not-bonus-disc = Un jeton Bonus demande un disque de votre réserve.
why-not-no-pair = Nulle part il n’y a deux fantômes d’une même couleur, de la place et un autre en réserve.
why-not-no-discs = Aucun de vos disques ne se trouve sur une section.
why-not-on-die = Cliquez sur le dé qu’il doit changer.
why-not-dice = Ce jeton est pour les dés : il sert quand on les lance.

## La leçon

lesson-aim = La nuit d’Halloween. Les fantômes de cette ville ne sont à personne : qui les commande hante ses bâtiments. Chaque fenêtre est une place de hantise avec ses points, de 2 pour le bleu à 10 pour le rouge. Le plus de points gagne.
lesson-sections = Voici votre plateau : trois sections, chacune avec une sphère qui montre son niveau. À votre tour, chaque section agit une fois, dans l’ordre de votre choix. Au niveau bleu, elles ne commandent que les fantômes bleus.
lesson-summon = Posez un disque sur Invocation, section 1. Là où deux fantômes d’une couleur sont ensemble, ils en appellent un troisième.
lesson-scare = Un quatrième fantôme bleu est venu, et vous avez pris un jeton bleu. Quand un seul choix est possible, il est fait pour vous. Effrayez maintenant avec la section 2 : la Peur des gens nourrit les fantômes.
lesson-haunt = Le fantôme bleu vous a donné 1 Peur. Il reste la section 3 : Hantise.
lesson-window = Choisissez la fenêtre éclairée. Vous avez six jetons Hantise à vous, et deux d’une couleur commune avec votre adversaire. L’un ou l’autre convient.
lesson-evolve = Des fantômes plus forts demandent de la Peur. Vous en avez 3 : Évolution, section 1.
lesson-grow = De bleu à vert, cela coûte 2 Peur. Choisissez un fantôme bleu du commissariat.
lesson-rises = Le voilà vert, et vous avez pris un jeton vert. De plus, une de vos sections monte au vert : que ce soit la section 2, qui n’a pas encore agi.
lesson-at-once = La section 2 commande désormais les fantômes verts. Servez-vous-en aussitôt : Peur.
lesson-stronger = Choisissez le fantôme vert : il effraie deux fois mieux.
lesson-told = Les fantômes sont à tous, mais les niveaux sont à vous. Ce sont eux qui décident de ce que vous commandez.
lesson-move = Chaque bâtiment a un jeton Bonus. Qui y mène un fantôme le prend. Déplacement, section 1.
lesson-who-moves = Prenez le fantôme vert.
lesson-where = Un fantôme va dans un bâtiment voisin, jamais en diagonale. À l’école, il y a 2 Peur.
lesson-bonus = Le jeton est dans un de vos trois emplacements. Un jeton Bonus sert à tout moment de votre tour et ne coûte pas de section : utilisez-le.
lesson-slot = Un disque bloque maintenant son emplacement. Quand les trois sont bloqués, les disques reviennent à la fin de votre tour.
lesson-fight = Les combats rapportent aussi des jetons. Attaquez avec la section 1, de niveau jaune.
lesson-fighter = Le fantôme jaune lance un dé à huit faces. Choisissez-le.
lesson-foe = Le bleu lance quatre faces, le vert six. Le dé le plus haut gagne, l’égalité ne suffit pas. Attaquez un bleu.
lesson-fought = Si votre dé était plus haut, le fantôme bleu est retourné dans la réserve et vous avez son jeton. Sinon, vous n’avez perdu que l’action.
lesson-no-discs = Les disques restent où vous les posez, et la section ne peut pas refaire l’action tant qu’ils y sont. Ici, il ne vous en reste aucun.
lesson-rest = Une section qui se repose ne fait rien, mais tous ses disques reviennent. Reposez la section 1 : cinq disques.
lesson-again = Ils servent aussitôt. Combat, section 2.
lesson-anyone = Choisissez qui attaque.
lesson-use-well = Se reposer au bon moment, c’est la moitié de l’art.
lesson-cards = Huit des 52 cartes sont exposées. Chacune est une règle à vous jusqu’à la fin. Pour en lire une en entier, passez dessus ; sur un téléphone, elles ont leur page.
lesson-occupy = Trois jetons Fantôme paient une place sur une carte : trois quelconques pour les pastilles rondes, trois couleurs différentes pour les autres. Occupez la carte 51.
lesson-paid = Vous n’aviez que trois jetons, on ne vous a donc pas demandé lesquels : tous sont retournés dans la réserve.
lesson-disc = Un disque reste pour de bon sur la carte. Prenez-le dans votre réserve.
lesson-consoled = Cela vous a donné 3 points. Votre adversaire était là avant vous, et a reçu 2 points pour la compagnie.
lesson-works = Chaque action Peur vous donne maintenant 1 Peur de plus. Essayez : Peur, section 1.
lesson-louder = Avec le fantôme vert.
lesson-card-told = Trois Peur au lieu de deux. Ce qu’une carte donne est dit dans le journal, avec son nom.
lesson-last-token = La partie finit au tour de table où quelqu’un place son dernier jeton Hantise ou occupe une cinquième carte. Il vous reste un jeton, et un fantôme jaune se trouve dans le cinéma.
lesson-close = Hantise, section 2.
lesson-six = Six points : choisissez la fenêtre jaune.
lesson-won = Votre adversaire avait commencé, donc chacun a joué autant de tours : la partie est finie, et vous voilà Seigneur des Ténèbres.
lesson-grand-master = Encore une chose : les Grands Maîtres jouent sans cartes, sans jetons Bonus et sans dés, avec quatre sections, et quatre fantômes par bâtiment.
lesson-no-dice = Combat, section 1.
lesson-strong = Le fantôme orange attaque.
lesson-weak = Il bat toujours plus faible que lui. Attaquez le vert.
lesson-sets = À la fin, trois jetons de couleurs différentes valent 5 points. À vous de rassembler vos fantômes.
