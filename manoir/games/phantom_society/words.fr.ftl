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

team-first = La première équipe
team-second = La seconde équipe

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
event-got-deck-a = { $team } propose des milliers pairs, l’autre des impairs.
event-made-bid = { $seat } propose { $bid } pour l’équipe, face cachée.
event-made-bid-unseen = { $seat } pose une enchère face cachée.
event-opened-bids = Les enchères sont révélées : { $first } pour la première équipe, { $second } pour la seconde.
event-hid = { $seat } cache un fantôme en { $place }.
event-hid-unseen = { $seat } cache un fantôme.
event-took = { $seat } ôte { $place } : { $tile }.
event-damaged = Personne : { $value } de plus, les dégâts sont de { $damage }.
event-unmasked = Le fantôme { $colour } est révélé en { $place } ! La pièce ne compte pas.
event-passed-over = Aucun fantôme ne peut agir au tour de { $seat }.
event-ghosts-won = { $team } ruine le palace : les fantômes gagnent avec { $damage } de dégâts.
event-hunters-won = { $team } trouve le dernier fantôme : les chasseurs gagnent à { $damage } de dégâts.
event-came-out = Le fantôme { $colour } de { $seat } était en { $place }.
event-scored = { $points ->
    [one] { $team } marque { $points } point.
   *[other] { $team } marque { $points } points.
}

## Options

option-tiles = Pièces
option-tiles-help = Combien il y a de pièces de chaque couleur et de chaque valeur, que la règle imprimée ne donne pas.
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
