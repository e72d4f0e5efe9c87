# Ce que dit la ligne de commande en français.

## Aide

about-manoir = Des jeux de fantômes sous un même toit : à jouer, à modifier, à étudier.
about-games = Les jeux, et tout ce qu’on peut y changer.
about-play = Jouer dans ce terminal, contre des robots.
about-simulate = Faire jouer beaucoup de parties au hasard et voir qui gagne.
about-replay = Raconter une partie enregistrée.
about-verify = Vérifier qu’une partie enregistrée a suivi les règles, avec un hasard fixé d’avance.
about-bench = Mesurer à quelle vitesse on joue ici.

help-usage = usage :
help-commands = commandes 
help-arguments = arguments 
help-first = Pour commencer : manoir play ghooost
help-help = afficher cette aide
help-version = afficher la version
help-language = en (anglais) ou fr (français) ; par défaut, la langue de votre système
help-json = écrire du JSON, pour des programmes
help-game = le jeu, par sa clé ; « manoir games » en donne la liste
help-players = le nombre de joueurs ; 3 par défaut
help-seed = redonne les mêmes cartes ; tirée au sort par défaut
help-option = change une option, par exemple deck=two-copies, several_deals=true ou deck=@mon.json (peut être répété)
help-options = un fichier JSON qui contient un objet d’options
help-seat = votre place, comptée à partir de 0 comme dans les parties enregistrées
help-level = la force des robots, de 1 à 5 ; 0 choisit au hasard, 2 par défaut
help-save = garder la partie dans ce fichier, pour « manoir replay » et « manoir verify »
help-games = le nombre de parties ; 10000 par défaut
help-device = où jouer : cpu (par défaut) ou gpu
help-threads = le nombre de fils d’exécution du processeur ; 1 par défaut
help-file = une partie enregistrée par « manoir play --save »
help-viewer = ne raconter que ce que savait cette place, comptée à partir de 0 ; -1 est un spectateur. Par défaut, rien n’est caché
help-bench-games = quels jeux ; tous par défaut
help-bench-search = seulement la vitesse à laquelle les robots cherchent

name-command = commande
name-game = jeu
name-file = fichier
name-address = adresse
name-option = nom=valeur

## Erreurs

interrupted = interrompu
pipe-closed = plus personne ne lit la sortie
too-much = c’est trop grand pour être lu
our-error = c’est une erreur de notre part ({ $error }) ; avec { $trace }=1, on voit où
no-command = la commande « { $command } » n’existe pas ; il y a { $commands }
no-game = le jeu « { $game } » n’existe pas ; il y a { $games }
bad-arguments = { $message } (voir « { $command } --help »)
missing-arguments = il manque : { $names }
unknown-arguments = argument inconnu : { $words }
missing-value = { $name } : il manque une valeur
bad-value = { $name } : { $reason }
bad-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }
bad-word = « { $text } » n’est pas un de ces mots : { $words }
bad-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }
bad-seat = la place { $seat } n’existe pas ; on les compte de 0 à { $last }
bad-option = une option s’écrit nom=valeur, et non « { $text } »
bad-options-file = { $file } : il faut un objet JSON d’options
file-missing = { $file } : ce fichier ou ce dossier n’existe pas
file-is-folder = { $file } : c’est un dossier, pas un fichier
file-forbidden = { $file } : vous n’avez pas le droit de l’ouvrir
file-trouble = { $file } { $reason }
file-no-name = il manque le nom d’un fichier
file-no-text = { $file } : ce n’est pas du texte en UTF-8, donc ni une partie enregistrée ni du JSON
file-no-json = { $file } : ce n’est pas du JSON ({ $reason })
save-no-replay = { $file } existe et n’est pas une partie enregistrée ; choisissez un autre nom
too-many-games = les graines s’arrêtent à 2^63-1 : prenez une graine plus petite ou moins de parties
no-gpu = aucun GPU n’est utilisable ici ({ $reason }) ; pour installer ce qu’il faut : pip install 'manoir[gpu]'
no-bench = impossible de charger les mesures ({ $reason })

## La liste des jeux

game-line = { $name }  de { $least } à { $most } joueurs, règles { $rules }
column-option = Option
column-default = Par défaut
column-meaning = Ce que c’est
default-by-players = { $values } (de { $least } à { $most } joueurs)
presets = Valeurs prêtes : { $names }.
values = De { $least } à { $most }.
reconstructed = Reconstitué : ne figure pas dans la règle imprimée.
games-hint = Jouez avec « manoir play ghooost », modifiez avec « --option nom=valeur ».

## À table

bot-names = Agathe Boris Côme Dorian Elvire Fergus
seat-you = { $name } (vous)
seat-bot = { $name } (robot)
welcome = { $level ->
    [0] Vous êtes « { $name } ». Les robots jouent au hasard : { $bots }. Tapez « aide » pour savoir quoi taper.
   *[other] Vous êtes « { $name } ». Les robots sont de niveau { $level } ({ $kind }) : { $bots }. Tapez « aide » pour savoir quoi taper.
}
your-turn = À vous, { $name }
since = Ce qui s’est passé
since-earlier = { $n ->
    [one] ({ $n } choix plus ancien n’est pas repris)
   *[other] ({ $n } choix plus anciens ne sont pas repris)
}
times = { $line } (×{ $n })
choices = Ce que vous pouvez faire
ask = Numéro de votre choix, ou aide >
impossible = « { $text } » n’est pas possible maintenant : seul l’est ce qui est dans la liste.
unclear = « { $text } » n’est pas clair. Tapez un numéro de 1 à { $last }, ou aide.
undone = Vous avez repris votre dernier choix.
undo-refused = On ne peut plus le reprendre : depuis, quelqu’un a choisi ou appris quelque chose.
why-nothing = La règle n’a pas de paragraphe pour « { $text } ». Tapez pourquoi et le numéro d’un choix.
saved = Enregistré dans { $file }.
unfinished = Vous quittez la table avant la fin. Bonne nuit !
over = La partie est finie.
you-won = Vous avez gagné. Bien hanté !
you-lost = Vous avez perdu. Les fantômes vous saluent.
seed-again = Pour recevoir à nouveau les mêmes cartes : --seed { $seed }

word-undo = reprendre
word-why = pourquoi
word-help = aide
word-save = enregistrer
word-quit = quitter

help-number = choisir par le numéro
help-notation = choisir par les mots de droite
help-why = montrer la règle derrière le choix 1 ; « pourquoi 7.5 » montre le paragraphe 7.5
help-undo = reprendre votre dernier choix, s’il n’a rien appris à personne
help-save-now = enregistrer la partie jusqu’ici
help-quit = quitter la table

column-seat = Place
column-score = Score
winner = gagné
field-line = { $meaning } : { $value }
yes = oui
no = non

## Parties enregistrées

replay-head = { $name }, { $players } joueurs, règles { $rules }
replay-seats = À table : { $names }
replay-options = Options : { $options }
replay-position = Elle a commencé d’une position préparée.
replay-whole = Rien n’est caché.
replay-onlooker = Racontée comme l’a vue un spectateur.
replay-viewer = Racontée comme l’a vue { $name }.
replay-unfinished = La partie n’est pas finie : c’est le tour de { $name }.
took-back = { $name } reprend le choix { $number }.
chose-unseen = (un choix que les autres ne peuvent connaître)

checked-choices = Chaque choix était permis : { $choices } faits, { $undone } repris.
checked-result = Le résultat en découle : { $result }.
checked-unfinished = La partie n’est pas finie, et le fichier le dit.
checked-digest = L’empreinte correspond : { $digest }
checked-commitment = La graine et l’ouverture correspondent à l’engagement. Le hasard était fixé d’avance si c’est bien celui qui fut publié avant le premier choix : { $commitment }
fair = régulière
unfair = { $file } : rien ne prouve que la partie soit régulière ({ $reason })

## Simulations

compiling = Compilation des règles, une fois
compiling-once = Compilation des règles de { $game } ; elles sont gardées pour la prochaine fois.
simulating = On joue
simulated = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $players } joueurs au hasard, première graine { $seed }
column-wins = Victoires
column-interval = Intervalle à 95 %
interval = { $low } – { $high }
column-mean = Score moyen
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
seat-number = Place { $seat }
lengths = Longueur en choix : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $shortest } à { $longest }
speed = { NUMBER($rate, maximumFractionDigits: 0) } choix par seconde, { NUMBER($seconds, maximumFractionDigits: 2) } s en tout
wins-mean = Plusieurs places peuvent gagner une même partie, quand ses règles le disent.
stopped-early = Arrêt après { $games } parties sur { $asked }.

# ladder

about-ladder = Mesurer la force de chaque niveau de robots, par matchs appariés.
help-deals = combien de donnes par paire au plus, chacune jouée des deux côtés ; 200 par défaut
help-first-deal = le numéro de la première donne, pour en jouer d’autres que celles qui ont servi à régler un robot ; 1 par défaut
help-keep = un fichier qui garde ce qui fut joué, pour continuer de là
help-cluster = où se trouve une grappe Ray qui joue les donnes ; « local » en démarre une sur cette machine
no-cluster = aucune grappe n’est utilisable ({ $reason }) ; pour installer ce qu’il faut : pip install 'manoir[cluster]'
climbing = montée
ladder-of = L’échelle de { $game }, { $players } joueurs
rung = { $name ->
    [random] Au hasard
   *[other] Niveau { $name }
}
column-rung = Qui
column-below = Contre celui du dessous
column-deals = Donnes
column-rating = Cote
ladder-means = Chaque donne est jouée des deux côtés, et une paire s’arrête quand la question est tranchée. Les cotes se comptent à partir du niveau 1 ; 400 points valent dix contre un.

## Servir

about-serve = Ouvrir la maison dans un navigateur, pour soi ou pour des amis.
help-host = où écouter ; 0.0.0.0 laisse entrer d’autres machines (127.0.0.1 si rien n’est dit)
help-port = sur quel port ; si rien n’est dit, le premier libre à partir de 8000
help-database = un fichier, ou l’adresse d’une base PostgreSQL pour plusieurs serveurs sur une maison
help-processes = autant de processus se partagent les tables, au plus un par cœur
help-no-open = ne pas ouvrir la page
help-export-old = écrire les parties d’anciennes règles dans ce dossier, et les mettre de côté
name-database = base
name-folder = dossier
serve-address = Le manoir est ouvert : { $address }
serve-kept = Tout est gardé dans { $path }
serve-stop = Ctrl-C pour arrêter.
serve-exported = Mise de côté : { $path }

# learn

about-learn = Faire apprendre les robots d’un jeu en les faisant jouer entre eux.
help-learn-players = pour combien de joueurs ; par défaut, pour le moins possible et pour quatre
help-rounds = combien de fois on essaie de nouvelles préférences ; 20 par défaut, 0 les laisse telles quelles
help-learn-deals = combien de donnes joue chaque candidat par tour ; 100 par défaut
help-learn-games = à combien de parties on ajuste l’estimation ; 400 par défaut, 0 la laisse telle quelle
help-simulations = jusqu’où réfléchissent ceux qui jouent ces parties ; par défaut, ils ne suivent que leurs préférences
help-learn-save = où écrire ce qui fut appris, comme le mind.json du jeu ; par défaut, c’est affiché
learning = apprentissage
learn-nothing = { $game } n’a ni préférences ni critères : il n’y a rien à apprendre
learn-round = Tour { $number } : les meilleurs marquent { NUMBER($share, minimumFractionDigits: 3, maximumFractionDigits: 3) } contre ceux d’avant.
learn-fitted = Ajusté à { $positions } positions : surprise { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } avant, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } après.
