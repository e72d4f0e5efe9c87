# Les cinq niveaux des robots : un nom, et quel genre de joueur c’est.

level-1 = Murmure
level-1-kind = joue au sentiment, l’esprit ailleurs
level-2 = Pas feutrés
level-2-kind = connaît les usages du jeu
level-3 = Ombre
level-3-kind = voit deux choix plus loin et oublie la moitié de ce qui fut montré
level-4 = Spectre
level-4-kind = fait des plans et se souvient de presque tout
level-5 = Maître des lieux
level-5-kind = n’oublie rien et réfléchit tant que cela vaut la peine
