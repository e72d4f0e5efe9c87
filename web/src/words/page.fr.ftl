# Les mots de la page en français. Ce qui n’appartient qu’à un jeu se trouve dans le dossier de ce jeu.

## Titre et accueil

title = Manoir
title-table = { $game } · Manoir
title-your-turn = ● À vous · { $game }
title-turns = ({ $n }) À vous · Manoir
title-rules = Règles de { $game } · Manoir
hello-midnight = Bonsoir.
hello-midnight-name = Bonsoir, { $name }.
hello-dawn = Bonjour.
hello-dawn-name = Bonjour, { $name }.
hello-windows = { $n ->
    [0] La maison dort.
    [one] Une fenêtre est allumée. Entrez.
   *[other] { $n } fenêtres sont allumées. Choisissez.
}
manor = Le manoir : chaque fenêtre allumée est un jeu
house-ghooost = Ghooost!
house-halloween = Halloween
house-phantoms-of-halloween = Phantoms of Halloween
house-phantom-society = The Phantom Society
house-phantom = Phantom
window-facts = { $least } à { $most } joueurs · { $minutes } min
window-facts-exact = { $most } joueurs · { $minutes } min
window-shut = pas encore emménagé

## Dans la maison

go-home = Retour à la maison
brand = Manoir, retour à la maison
back = Retour
close = Fermer
copied = Copié
copy-link = Copier le lien
language = Langue
learn = Apprendre
learn-minutes = Apprendre en 5 minutes
rules = Règles
sound = Son
settings = Réglages
offline = La maison ne répond pas. Nouvel essai…
continue = Reprendre la partie
continue-all = Toutes mes parties ({ $n })
with = avec { $names }
stage-gathering = en attente
stage-playing = en cours
stage-over = finie
tonight = Ce soir au manoir
tonight-people = { $n ->
    [0] Personne n’est à une table en ce moment.
    [one] Un invité est à une table.
   *[other] { $n } invités sont aux tables.
}
tonight-waits = { $n ->
    [one] { $names } : 1 place libre
   *[other] { $names } : { $n } places libres
}
tonight-plays = { $names } : partie en cours
tonight-quiet = Aucune table ouverte pour l’instant.
open-table = Ouvrir une table
watch = Regarder
sit-down = S’asseoir
stand-up = Se lever

## Noms

name-title = Votre nom
name-label = Nom
name-save = Enregistrer
name-change = Vous êtes { $name }. Changer de nom

## Réglages

setting-theme = Lumière
setting-motion = Mouvement
setting-system = comme le système
setting-keys = Les touches seules agissent
setting-notify = Me prévenir quand c’est à moi
theme-midnight = Minuit
theme-dawn = Aube
theme-to-midnight = Passer à minuit
theme-to-dawn = Passer à l’aube
motion-full = Tout bouge
motion-still = Rien ne bouge
keys-title = Les touches à la table
keys-arrows = parcourir ce qui est éclairé
keys-enter = le choisir
keys-numbers = choisir dans la barre
keys-slash = écrire un choix
keys-escape = fermer ce qui est ouvert

## Une nouvelle table

play-now = Jouer tout de suite
play-now-against = { $n ->
    [one] contre un robot, { $level }
   *[other] contre { $n } robots, { $level }
}
play-bots = Adversaires
play-level = Force
play-friends = Ouvrir une table entre amis
reconstructed = Une partie de ce jeu est reconstituée : ses règles imprimées ne disent pas tout. Le livret signale chacun de ces endroits par une décision, et les options permettent d’autres nombres.
form-seats = Places
form-seat = Place { $seat }
form-me = Moi
form-open = Libre : qui a le lien
form-bot = Robot, niveau { $level } : { $name }
form-here = Quelqu’un à côté de moi, sur cet appareil
form-here-name = Nom de la place { $seat }
form-more = Une place de plus
form-less = Une place de moins
form-options = Options du jeu
form-usual = Valeurs habituelles
form-own = À votre choix…
form-refused = { $option } : { $why }
form-reconstructed = (reconstitué)
form-watch = Qui peut regarder
form-open-table = Ouvrir la table
watch-anyone = Qui a le lien
watch-seated = Seulement ceux qui jouent
watch-anyone-text = Qui a le lien peut regarder ; les secrets ne se voient pas.
watch-seated-text = Seuls ceux qui jouent voient cette table.
aids-none-text = Sans aides : ce qui peut se déduire, chacun le déduit seul.
pace = Rythme des robots
pace-calm = calme
pace-brisk = vif
pace-instant = immédiat

## Avant la partie

lobby-title = Une table de { $game }
lobby-waiting = en attente d’invités
lobby-text = { $n ->
    [0] Tout le monde est là.
    [one] Une place est libre. Envoyez le lien à un ami.
   *[other] { $n } places sont libres. Envoyez le lien à vos amis.
}
lobby-start = { $n ->
    [0] Commencer
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux places libres
}
give-to-bot = Asseoir un robot
seat-free = Libérer la place

## Places

seat-open = Place libre
seat-number = Joueur { $seat }
seat-you = vous
seat-guest = invité
seat-away = absent pour l’instant
seat-left = a quitté la table
seat-bot = portrait, niveau { $level }
rail-label = Joueurs
turn-yours = À vous
turn-theirs = Joue
asked-yours = Choisissez
asked-theirs = Choisit

## La table

table-opening = La porte grince…
table-named = Table { $code }
table-match = partie { $n }
table-watchers = { $n ->
    [one] 1 spectateur
   *[other] { $n } spectateurs
}
table-tool = Table
board-label = Le plateau
leave = Quitter la table
leave-text = Le même lien vous ramène, tant que personne n’a pris votre place.
panel-label = Journal, salon, règles
tab-log = Journal
tab-chat = Salon
tab-rules = Règles
tab-replay = Revoir
log-beginning = Le début
log-empty = Il ne s’est encore rien passé.
log-live = Ce qui se passe
log-undone = { $seat } reprend son coup.
why = pourquoi ?
why-not = Pourquoi pas… ?
why-not-nothing = Tout ce qui est sur la table peut être choisi.
why-line = { $line } Pourquoi ? Paragraphe { $paragraph }
chat-empty = Personne n’a rien dit.
chat-label = Dire quelque chose à la table
chat-label-team = Chuchoter à votre équipe
chat-send = Dire
chat-to = Qui l’entend
chat-to-table = à la table
chat-team = à l’équipe
chat-unread = { $n ->
    [one] 1 nouvelle ligne
   *[other] { $n } nouvelles lignes
}

## Décider

decide-label = La décision
menu-label = Que faire de cela
choice-ways = { $n } façons
choice-others = Autre chose
choice-more = { $n } autres
take-back = Reprendre
take-back-ask = Demander à reprendre
take-back-not = Rien à reprendre : un coup reste joué dès que quelqu’un a appris quelque chose.
type-choice = Écrire un choix
type-label = Votre choix, en notation
type-help = Entrée fait le choix ; une partie suffit quand un seul convient.
type-several = Plusieurs choix conviennent : précisez, ou cliquez-en un.
type-unknown = Ce n’est pas possible maintenant.
wait-for = { $seat } choisit
wait-any = Un instant
wait-sent = C’est fait.
wait-told = Voyons…
wait-bot = Un vieux portrait réfléchit.
wait-person = La table attend.
wait-skip = Cliquez ou touchez pour passer à la suite.
come-back = Vous avez quitté votre place
come-back-text = Elle est encore à vous.
wait-watching = Vous regardez.
ask-undo = Reprendre le coup ?
ask-undo-text = { $seat } voudrait reprendre son dernier choix. Vous l’avez vu : êtes-vous d’accord ?
ask-yes = D’accord
ask-no = Non, il reste
ask-waiting = Vous avez demandé à reprendre ; les autres y réfléchissent.
recap-title = Depuis votre dernier regard
recap-more = { $n ->
    [one] une chose avant, dans le journal
   *[other] { $n } choses avant, dans le journal
}
recap-on = Continuer
recap-show = Montrer
curtain-title = Passez l’appareil à { $seat }
curtain-text = Le rideau est tiré : personne ne voit rien de secret.
curtain-open = Je suis { $seat } : ouvrir le rideau

## La fin

over = C’est fini
over-you-win = Vous gagnez !
account = D’où viennent les points
account-all = En tout
over-you-share = Vous partagez la victoire !
over-wins = { $n ->
    [one] { $seat } gagne
   *[other] { $seat } gagnent
}
over-shared = { $seat } partagent la victoire
rematch = Rejouer
watch-replay = Revoir la partie
seal = Sceau d’équité
seal-text = Avant le premier choix, la maison a scellé le hasard : elle a publié l’empreinte d’octets aléatoires et de la graine qui décide de chaque carte et de chaque dé. Après le dernier choix, le sceau est ouvert, et chacun peut vérifier que rien n’a été changé en route.
seal-promise = Le sceau, publié avant le premier choix
seal-nonce = Octets aléatoires
seal-seed = Graine
seal-closed = Il est ouvert quand la partie est finie.
seal-kept = ✓ Votre navigateur a calculé l’empreinte : le sceau est intact.
seal-broken = L’empreinte n’est pas celle qui a été publiée !

## Revoir

replay-on = Retour en arrière
replay-move = Coup { $at } sur { $of }
replay-live = Revenir au jeu
replay-leave = Quitter la relecture
replay-is-live = En direct
replay-slider = Moment de la partie
replay-first = Au début
replay-back = Reculer
replay-play = Lire
replay-pause = Pause
replay-on-one = Avancer
replay-last = À la fin
replay-from = Vu de
replay-from-seat = De cette place
replay-from-all = Toutes les places
replay-share = Partager
replay-export = Fichier texte
replay-failed = La partie n’a pas pu être chargée.

## Leçon et livret

lesson = La leçon
lesson-next = Suite
lesson-first-read = Lisez d’abord : « Suite ».
lesson-not-yet = Bien vu, mais la leçon attend autre chose d’abord.
lesson-progress = Scène { $scene } sur { $scenes }
lesson-scene-done = Bravo ! On passe à la scène suivante ?
lesson-all-done = C’est tout. Vous en savez assez pour effrayer quelqu’un.
lesson-next-scene = Scène suivante
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] aucun paragraphe
    [one] 1 paragraphe
   *[other] { $n } paragraphes
}
rules-nothing = Aucun paragraphe n’en parle.
rules-whole = Tout le livret
rules-openly = Les règles dans nos propres mots. Là où le texte imprimé se tait ou se lit de deux façons, une décision dit ouvertement ce que nous avons retenu ou reconstitué.

## Notifications

notify-title = À vous
notify-text = { $game } : la table vous attend.

## Quand quelque chose n’est pas là

sorry-page = Cette pièce n’existe pas
sorry-page-text = Le couloir s’arrête ici. L’adresse a peut-être perdu une lettre en route.
sorry-table = Cette table n’existe pas
sorry-table-text = Personne ne connaît de table { $code }. Redemandez le lien à qui vous l’a envoyé.
sorry-closed = Cette table joue entre soi
sorry-closed-text = Seuls ceux qui y sont assis peuvent la voir.
sorry-game = Ce jeu n’est pas dans la maison
sorry-game-text = Sa fenêtre a encore les volets clos.
sorry-lesson = Pas de leçon ici
sorry-lesson-text = Ce jeu n’a pas encore de leçon. Son livret est ouvert.

## Les mots du serveur, par leur code

word-offline = La maison ne répond pas.
word-stale = Quelqu’un a été plus rapide : regardez de nouveau.
word-illegal = Ce n’est pas possible maintenant.
word-not-yours = Ce n’est pas à vous.
word-cannot-undo = Cela ne peut pas être repris.
word-needs-consent = On demande aux autres s’ils sont d’accord.
word-too-fast = Pas si vite.
word-too-long = C’est trop long.
word-malformed = La maison n’a pas compris.
word-bad-option = Ces options ne vont pas ensemble.
word-not-allowed = Ce n’est pas à vous de le faire.
word-no-such-table = Cette table n’existe pas.
word-not-over = On ne le dit qu’une fois la partie finie.
word-already-begun = La partie a commencé.
word-already-seated = Vous êtes déjà assis ici.
word-no-such-match = Cette partie n’existe pas.
word-no-such-seat = Cette place n’existe pas.
word-not-playing = Personne ne joue ici pour l’instant.
word-nothing-asked = Personne n’a rien demandé.
word-seat-taken = Quelqu’un a été plus rapide : la place est prise.
word-who-are-you = La maison ne vous connaît pas encore : rechargez la page.
