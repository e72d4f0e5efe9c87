# Les mots de The Phantom Society en français.

game-name = The Phantom Society
game-tagline = Des fantômes saccagent un palace depuis leurs cachettes ; trouvez les quatre avant que la note ne soit trop salée.

## Couleurs, pièces, équipes, rôles

colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-white = blanc

tile-bare = rien
tile-blue-1 = pièce bleue à 1
tile-blue-2 = pièce bleue à 2
tile-blue-3 = pièce bleue à 3
tile-blue-4 = pièce bleue à 4
tile-blue-5 = pièce bleue à 5
tile-blue-6 = pièce bleue à 6
tile-red-1 = pièce rouge à 1
tile-red-2 = pièce rouge à 2
tile-red-3 = pièce rouge à 3
tile-red-4 = pièce rouge à 4
tile-red-5 = pièce rouge à 5
tile-red-6 = pièce rouge à 6
tile-green-1 = pièce verte à 1
tile-green-2 = pièce verte à 2
tile-green-3 = pièce verte à 3
tile-green-4 = pièce verte à 4
tile-green-5 = pièce verte à 5
tile-green-6 = pièce verte à 6
tile-white-1 = pièce blanche à 1
tile-white-2 = pièce blanche à 2
tile-white-3 = pièce blanche à 3
tile-white-4 = pièce blanche à 4
tile-white-5 = pièce blanche à 5
tile-white-6 = pièce blanche à 6

team-first = la première équipe
team-second = la seconde équipe

role-undecided = à décider
role-hunter = chasseur
role-master = maître des fantômes

## Choix

choice-pick = Prenez une { $tile }
choice-put = Posez-la en { $place }
choice-make-bid = Proposez { $bid }
choice-hide = Cachez un fantôme en { $place }
choice-take = Ôtez la pièce en { $place }

## Questions

prompt-pick = À vous de poser une pièce : prenez-en une des vôtres.
prompt-put = Où la posez-vous ?
prompt-bid = Quels dégâts votre équipe oserait-elle promettre comme fantômes ? L’enchère la plus basse sera l’objectif.
prompt-hide = Les chasseurs ferment les yeux : cachez un fantôme sous une pièce.
prompt-devastate = À vous : quelle pièce vos fantômes dévastent-ils ?
prompt-stand-in = Les fantômes de votre partenaire ne peuvent pas agir : les vôtres agissent, et les chasseurs n’en savent rien.
prompt-hunt = À vous : quelle pièce fouillez-vous ?
prompt-replaced = Vos fantômes ne peuvent pas agir : votre partenaire joue pour vous.
prompt-waiting = On attend { $seat }.

## Événements

event-began = Partie { $game } : { $seat } pose la première pièce.
event-picked = { $seat } prend une { $tile }.
event-laid = { $seat } pose une { $tile } en { $place }.
event-got-deck-a = Milliers pairs pour { $team }, impairs pour l’autre camp.
event-made-bid = { $seat } propose { $bid } pour l’équipe, face cachée.
event-made-bid-unseen = { $seat } pose une enchère face cachée.
event-opened-bids = Les enchères sont révélées : { $first } contre { $second }. La plus haute joue les fantômes, la plus basse est leur objectif.
event-hid = { $seat } cache un fantôme en { $place }.
event-hid-unseen = { $seat } cache un fantôme.
event-took = { $seat } ôte { $place } : { $tile }.
event-damaged = Personne : { $value } de plus, les dégâts sont de { $damage }.
event-unmasked = Le fantôme { $colour } est révélé en { $place } ! La pièce ne compte pas.
event-passed-over = Aucun fantôme ne peut agir au tour de { $seat }.
event-ghosts-won = Le palace est ruiné. Les fantômes gagnent avec { $damage } de dégâts : { $team }.
event-hunters-won = Le dernier fantôme est trouvé. Les chasseurs gagnent à { $damage } de dégâts : { $team }.
event-came-out = Le fantôme { $colour } de { $seat } était en { $place }.
event-scored = { $points ->
    [one] { $points } point pour { $team }.
   *[other] { $points } points pour { $team }.
}

## Options

option-tiles = Pièces
option-tiles-help = Combien il y a de pièces de chaque couleur et de chaque valeur, que la règle imprimée ne donne pas.
option-tiles-refused = toutes les couleurs en jeu doivent avoir le même nombre de pièces, et il faut une pièce par case.
option-tiles-27 = 1 1 2 2 3 3 4 5 6
option-tiles-27-help = La répartition qui rend équitables les deux objectifs imprimés.
option-tiles-24 = 1 1 1 2 2 3 4 4 6
option-tiles-24-help = Des pièces moins chères : plus facile pour les chasseurs.
option-tiles-30 = 1 2 2 3 3 4 4 5 6
option-tiles-30-help = Des pièces plus chères : plus facile pour les fantômes.
option-tiles-33 = 1 2 3 3 4 4 5 5 6
option-tiles-33-help = Des pièces bien plus chères : bien plus facile pour les fantômes.
option-target = Objectif
option-target-help = Les dégâts, en milliers de livres, avec lesquels les fantômes gagnent ; dans le Master Game, ils sont mis aux enchères.
option-master-game = Master Game
option-master-game-help = Deux équipes font une enchère secrète ; la plus haute joue les fantômes, la plus basse est leur objectif.
option-games = Parties
option-games-help = Combien de parties compte un tournoi.
option-shuffled = Pièces au hasard
option-shuffled-help = Les pièces sont posées au hasard, et la partie commence tout de suite.
option-stand-in = Le partenaire remplace
option-stand-in-help = Un maître dont les fantômes ne peuvent pas agir est remplacé par son partenaire ; sinon ce tour est sauté.
option-rows = Rangées
option-rows-help = Combien l’étage a de rangées ; il faut une pièce pour chaque case.
option-columns = Colonnes
option-columns-help = Combien l’étage a de colonnes.
option-colours = Couleurs
option-colours-help = Quatre couleurs, ou deux pour une petite partie à deux.
option-colours-refused = deux ou quatre ; deux, à deux joueurs seulement.

## Une aide dont une table peut se passer

aids = Carnet
aids-help = Les chasseurs peuvent faire marquer les pièces où un fantôme se cache peut-être encore.

## Mots de la table

table-damage = Dégâts { $damage } sur { $goal }
table-ghosts = { $n ->
    [one] encore { $n } fantôme caché
   *[other] encore { $n } fantômes cachés
}
table-to-lay = À poser
table-held = En main
table-bids = Enchères { $first } et { $second }
table-your-bid = Enchère de votre équipe { $bid }
table-points = Points
table-legend = B bleu, R rouge, G vert, W blanc ; ! un fantôme à vous ; * un fantôme révélé ; · ôtée par les fantômes, x par les chasseurs

## Mots du plateau

table-hotel = Hôtel MacDuff, l’étage hanté
table-floor = L’étage : { $rows } rangées, { $columns } colonnes
table-free = { $place } : libre
table-room = { $place } : { $tile }
table-fallen-ghosts = { $place } : { $tile }, ôtée par les fantômes de { $seat } au tour { $turn }
table-fallen-hunters = { $place } : { $tile }, ôtée par { $seat } au tour { $turn }
table-found = { $place } : le fantôme { $colour }, révélé au tour { $turn } de { $seat }
table-note-may = peut cacher un fantôme
table-note-sure = cache forcément un fantôme
table-note-not = ne peut pas cacher de fantôme
table-the-ghosts = Les fantômes
table-ghost-hidden = le fantôme { $colour } est caché
table-ghost-at = le fantôme { $colour } est en { $place }
table-ghost-of = le fantôme { $colour } de { $seat } est en { $place }
table-ghost-found = le fantôme { $colour } a été révélé en { $place }
table-rooms-left = encore { $n }
table-of = sur { $goal }
table-of-goal = milliers de livres sur { $goal }
table-to-go = Encore { $n } 000 livres et l’hôtel ferme.
table-ruined = L’hôtel ferme ses portes.
table-saved = L’hôtel est sauvé.
table-added = +{ $n }
table-spared = ne compte pas
table-last = { $place }, par { $seat }
table-nothing-fell = Toutes les pièces sont encore là.
table-history = Pièces ôtées
table-history-all = { $n ->
    [one] La pièce ôtée
   *[other] Les { $n } pièces ôtées
}
table-notebook = Carnet
table-notebook-help = Marque les pièces qui peuvent encore cacher un fantôme, d’après ce que tous ont vu.
table-your-rooms = Vos pièces
table-stock-room = { $tile } : encore { $n }
table-to-lay-n = { $n } à poser
table-deck-even = Paquet A : pairs
table-deck-odd = Paquet B : impairs
table-bid-none = pas d’enchère
table-bid-down = face cachée
table-bid-yours = votre enchère
table-bid-was = enchère { $bid }
table-game = Partie { $game } sur { $games }
table-points-unit = { $n ->
    [one] point
   *[other] points
}
table-role-undecided = sans rôle
table-role-hunter = chasseur
table-role-master = fantômes
table-taken = Pièces ôtées

## La barre de décision

ask-nothing = Rien à décider
ask-pick = Quelle pièce ?
ask-pick-help = Prenez une de vos pièces ; ensuite, vous la posez sur l’étage.
ask-put = À quel endroit ?
ask-put-help = La { $tile } : toute case libre convient.
ask-bid = Qu’osez-vous ?
ask-bid-help = L’enchère la plus haute joue les fantômes ; la plus basse est leur objectif. Sans enchères, il serait de { $n }.
ask-hide = Cachez un fantôme
ask-hide-help = { $n ->
    [one] Il en reste un à cacher ; les chasseurs ferment les yeux.
   *[other] Il en reste { $n } à cacher ; les chasseurs ferment les yeux.
}
ask-hide-help-two = { $n ->
    [one] Encore un pour vous, votre partenaire a les autres ; les chasseurs ferment les yeux.
   *[other] Vous en cachez { $n }, votre partenaire a les autres ; les chasseurs ferment les yeux.
}
ask-devastate = Que saccager ?
ask-devastate-help = Les chasseurs ne voient pas quel fantôme agit.
ask-hunt = Que fouiller ?
ask-hunt-help = { $n ->
    [one] Un fantôme est encore caché.
   *[other] { $n } fantômes sont encore cachés.
}
then-pick = encore { $n }
then-hide = le fantôme { $colour }
then-search = { $tile }
then-take = { $tile } : +{ $n }
then-win = { $tile } : +{ $n }, et les fantômes gagnent
danger-unmask = révèle le fantôme { $colour } de votre équipe !
danger-last = { $tile } : si elle est vide, les fantômes gagnent
why-not-held = Vous avez déjà une pièce en main : posez-la.
why-not-laid = Il n’en reste plus.
why-not-pick-first = Prenez d’abord une pièce.
why-not-laid-there = Une pièce s’y trouve déjà.
why-not-bid-first = D’abord les enchères ; on n’ôte encore rien.
why-not-hidden = Le fantôme { $colour } est déjà caché.
why-not-fallen = Cette pièce est déjà ôtée.
why-not-own-room = Un fantôme n’ôte jamais la pièce sous laquelle il se cache.
why-not-partner = Seuls les fantômes de votre partenaire atteignent cette pièce.
why-not-line = Aucune ligne n’y mène : une autre pièce fait obstacle, ou elle n’est sur aucune des huit lignes.

## La leçon : ce que dit le fantôme de la maison, dans l’ordre de lesson.json

lesson-aim = Bonsoir, cher fantôme. Voici l’étage d’un palace, un petit pour commencer. Chaque pièce saccagée ajoute son prix aux dégâts. Remplissez le tonneau jusqu’au trait, et l’hôtel ferme : les fantômes ont gagné.
lesson-ghosts = Ce soir, les quatre fantômes sont à vous. Il y en a un de chaque couleur, caché sous une pièce de sa couleur, et il n’en bouge pas. Vous les voyez luire ; les chasseurs ne voient que des pièces.
lesson-adjacent = Un fantôme saccage une pièce voisine de la sienne, tout droit ou en diagonale, quelle que soit la couleur. Le fantôme bleu en c2 atteint b3, qui est chère. Saccagez b3.
lesson-line = Un chasseur a fouillé a2 : personne, et cette pièce compte aussi pour vous. Et voyez : là où des pièces sont tombées, vos fantômes atteignent plus loin. De c2, une ligne droite passe par b3 jusqu’à a4. Saccagez a4.
lesson-nameless = On ne dit jamais quel fantôme a agi : seule la pièce est annoncée. Mais les chasseurs raisonnent, et chaque pièce prise trahit quelque chose.
lesson-hide = Revenons au début : les pièces sont posées, les chasseurs ferment les yeux. Cachez un fantôme en b2. La pièce est blanche, c’est donc le fantôme blanc. Une pièce chère éloigne les chasseurs, mais elle ne comptera jamais dans les dégâts.
lesson-hide-colour = Le blanc est caché. Cachez le suivant sous une pièce de n’importe quelle autre couleur. Au milieu, on a huit voisines ; dans un coin, trois seulement.
lesson-hide-two = Encore deux. Mieux vaut ne pas les cacher côte à côte.
lesson-hide-last = Et le dernier.
lesson-eyes-open = Les chasseurs rouvrent les yeux, et les fantômes commencent. Avec deux maîtres, chacun cache deux fantômes et n’agit qu’avec les siens ; tous deux voient les quatre.
lesson-hunt = À présent, c’est vous qui chassez. Tout l’hôtel est à fouiller, et les fantômes viennent de saccager b3. D’où ? Ils n’en diront rien.
lesson-around = Mais b3 n’a pu tomber que par un fantôme voisin. Huit pièces l’entourent, et vous pouvez fouiller n’importe laquelle. Essayez c2.
lesson-spared = Un fantôme ! Il est révélé et ne jouera plus, et la pièce où il se cachait ne compte pas. Un fantôme sans aucun dégât : voilà comment on fait.
lesson-cleared = Le bleu est trouvé : aucune autre pièce bleue ne cache rien. Puis c1 est tombée : ses voisines sont suspectes, et c3 aussi, car la ligne est libre. Une pièce bon marché coûte le moins si l’on se trompe. Fouillez b1.
lesson-costs = Et de deux ! Mais gare au tonneau. Ouvrez une pièce vide, et son prix compte comme si les fantômes l’avaient saccagée. Les chasseurs aussi ruinent les hôtels.
lesson-notebook = Plus tard, dans une autre partie. Il reste deux fantômes, et l’on a vu beaucoup de choses. Si vous voulez, allumez le carnet : il barre toutes les pièces qui ne peuvent pas cacher de fantôme. Il raisonne, il ne triche pas.
lesson-sure = Le fantôme rouge ne peut être qu’à un seul endroit, que vous l’ayez trouvé ou que le carnet l’ait fait. Fouillez a3.
lesson-one-left = Il en reste un, le blanc, en c3 ou en d1. Puis les fantômes ont saccagé d4. De d1, aucune ligne n’y mène : d3 fait obstacle. Fouillez c3.
lesson-saved = Les quatre fantômes sont trouvés : les chasseurs gagnent aussitôt, et l’hôtel est sauvé.
lesson-close = C’est serré. Le tonneau est à 17 sur 20, et il ne reste que le fantôme bleu. Une erreur dans une pièce chère, et tout est fini.
lesson-dare = Pourtant, une seule pièce bleue a pu saccager tout ce qui est tombé : b3, qui vaut 5. Cinq de plus ruineraient l’hôtel, mais une pièce où se cache un fantôme ne compte pas. Osez.
lesson-dared = Pas une livre de dégâts, et vous gagnez. Soyez sûr de votre raisonnement avant d’essayer chez vous.
lesson-ghosts-again = L’autre camp, encore une fois : 17 sur 20, et c’est aux fantômes. Attention aux pièces marquées d’un danger. Vos propres fantômes s’y cachent, et prendre une telle pièce les révèle.
lesson-target = Le fantôme vert en d3 atteint c4, qui vaut 5. Saccagez-la.
lesson-ruined = Le whisky dépasse le trait : les fantômes gagnent, peu importe qui a ôté la dernière pièce. À la fin, tout le monde voit où étaient les fantômes.
lesson-lay = Comment naît un étage : chacun a des pièces et en pose une à son tour. Vous chassez, et les bleues et les vertes sont à vous. Il reste quatre pièces. Prenez la bleue à 1.
lesson-lay-where = Posez-la sur n’importe quelle case libre. Les maîtres aiment les pièces chères au milieu, où passent les fantômes ; les chasseurs les préfèrent dans les coins. d4 est libre.
lesson-lay-theirs = Et voilà, une blanche à 5 en plein milieu. Il ne vous reste que la verte à 1, déjà en main : posez-la.
lesson-laid = Quand tout est posé, les fantômes se cachent. Trop pressé ? Une option pose les pièces au hasard.
lesson-master-game = Pour finir, le Master Game. Personne ne sait encore qui jouera les fantômes. Chaque équipe propose en secret les dégâts qu’elle oserait faire sur cet étage, l’une en nombres pairs, l’autre en impairs.
lesson-bid = L’enchère la plus haute joue les fantômes, mais n’a besoin que de la plus basse. Le paquet A est à vous. Proposez 48.
lesson-bids-open = L’autre camp a proposé 41. Votre enchère est plus haute : les fantômes sont à vous, et l’objectif est 41. Qui gagne la partie marque la différence : 7 points.
lesson-end = Un tournoi compte plusieurs parties comme celle-ci. À trois ou quatre, on joue en équipes, et les partenaires peuvent chuchoter dans le salon d’équipe. Vous savez tout ; venez jouer !
