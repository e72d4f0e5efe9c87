# Les mots de Phantom en français.

game-name = Phantom
game-tagline = Hantez la maison pièce par pièce, et effrayez ses habitants avant l’autre fantôme.

## Zones, familles, rôles

zone-first = 1er étage
zone-ground = Rez-de-chaussée
zone-basement = Sous-sol
zone-garden = Jardin

goal-first = 1er étage
goal-ground = Rez-de-chaussée
goal-basement = Sous-sol
goal-garden = Jardin
goal-pile = sous la pioche

family-spectre = Spectres
family-revenant = Revenants
family-spirit = Esprits
family-soul = Âmes

kind-charmer = Charmeur
kind-howler = Hurleur
kind-knocker = Frappeur
kind-queen = Reine
kind-invoker = Invocateur
kind-squatter = Squatteur

sort-ghost = fantôme
sort-place = lieu

rules-revised = Révisées
rules-original = D’origine

## Personnages

person-john = John Standish
person-mary = Mary Standish
person-robert = Robert Perry
person-sarah = Sarah Perry
person-girl = La fillette
person-boy = Le garçon
person-cymon = Cymon Kraft

## Fantômes

ghost-spectre-charmer = Charmeur des Spectres
ghost-spectre-young-charmer = Jeune Charmeur des Spectres
ghost-spectre-knocker = Frappeur des Spectres
ghost-spectre-young-knocker = Jeune Frappeur des Spectres
ghost-spectre-howler = Hurleur des Spectres
ghost-spectre-invoker = Invocateur des Spectres
ghost-spectre-queen = Reine des Spectres
ghost-spectre-squatter = Squatteur des Spectres
ghost-revenant-charmer = Charmeur des Revenants
ghost-revenant-young-charmer = Jeune Charmeur des Revenants
ghost-revenant-knocker = Frappeur des Revenants
ghost-revenant-young-knocker = Jeune Frappeur des Revenants
ghost-revenant-howler = Hurleur des Revenants
ghost-revenant-invoker = Invocateur des Revenants
ghost-revenant-queen = Reine des Revenants
ghost-revenant-squatter = Squatteur des Revenants
ghost-spirit-charmer = Charmeur des Esprits
ghost-spirit-young-charmer = Jeune Charmeur des Esprits
ghost-spirit-knocker = Frappeur des Esprits
ghost-spirit-young-knocker = Jeune Frappeur des Esprits
ghost-spirit-howler = Hurleur des Esprits
ghost-spirit-invoker = Invocateur des Esprits
ghost-spirit-queen = Reine des Esprits
ghost-spirit-squatter = Squatteur des Esprits
ghost-soul-charmer = Charmeur des Âmes
ghost-soul-young-charmer = Jeune Charmeur des Âmes
ghost-soul-knocker = Frappeur des Âmes
ghost-soul-young-knocker = Jeune Frappeur des Âmes
ghost-soul-howler = Hurleur des Âmes
ghost-soul-invoker = Invocateur des Âmes
ghost-soul-queen = Reine des Âmes
ghost-soul-squatter = Squatteur des Âmes

## Lieux

place-attic = Grenier
place-bedroom = Chambre des parents
place-nursery = Chambre d’enfants
place-bathroom = Salle de bains
place-parlour = Salon
place-hall = Vestibule
place-kitchen = Cuisine
place-library = Bibliothèque
place-wine-cellar = Cave à vin
place-boiler-room = Chaufferie
place-laundry = Buanderie
place-dungeon = Cachot
place-graveyard = Cimetière
place-old-well = Vieux puits
place-greenhouse = Serre
place-hanging-tree = Arbre du pendu
place-grand-staircase = Grand escalier
place-dumb-waiter = Monte-plats
place-cellar-stairs = Escalier de la cave
place-trapdoor = Trappe
place-cellar-window = Soupirail
place-tunnel = Souterrain
place-chimney = Cheminée
place-pipes = Tuyauterie
place-hollow-walls = Murs creux
place-wiring = Circuit électrique

## Choix

choice-lay-place = Posez { $place } · { $zone }
choice-lay-ghost = Posez { $ghost } · { $zone }
choice-stop = Ne posez plus de cartes
choice-capture = Capturez { $person }
choice-charm = Charmez { $person }
choice-charm-stranger = Charmez le premier personnage de la pioche
choice-chase = Chassez { $person } · { $goal }
choice-knock = Frappez { $ghost }
choice-summon = Appelez { $ghost }
choice-squat = Occupez la pièce vide
choice-exchange = Échangez { $place }
choice-enough = N’échangez plus ; piochez autant de lieux que défaussés
choice-usher = Faites passer { $person }
choice-pull = Faites passer { $ghost }
choice-draw = Piochez un { $sort }
choice-discard-ghost = Défaussez { $ghost }
choice-discard-place = Défaussez { $place }

## Invites

prompt-waiting = On attend { $seat }.
prompt-lay = À vous : posez une carte dans une zone encore libre, ou arrêtez.
prompt-set-up = Défaussez un de vos fantômes.
prompt-charm = Charmeur : qui attire-t-il ici ?
prompt-howl = Hurleur : qui s’enfuit, et où ?
prompt-knock = Frappeur : quel fantôme part ?
prompt-summon = Reine : quel fantôme vient à elle ?
prompt-squat = Squatteur : occupez la pièce vide, ou échangez des lieux de votre main.
prompt-between = Entre deux zones : qui passe par là ?
prompt-capture = Plusieurs sont à vous : qui capturez-vous d’abord ?
prompt-draw = { $n ->
    [one] Piochez { $n } carte : fantôme ou lieu ?
   *[other] Piochez { $n } cartes, une à une : fantôme ou lieu ?
}
prompt-limit = Vous avez trop de cartes : défaussez-en une.

## Événements

event-began = { $seat } commence.
event-set-out = { $seat } débute avec une pièce : { $place } · { $zone }.
event-set-aside = { $seat } écarte un fantôme : { $ghost }.
event-drew-ghost = { $seat } pioche un fantôme : { $ghost }.
event-drew-ghost-unseen = { $seat } pioche un fantôme.
event-drew-place = { $seat } pioche un lieu : { $place }.
event-drew-place-unseen = { $seat } pioche un lieu.
event-reshuffled = Pioche épuisée ({ $sort }) : { $cards } cartes mélangées à nouveau. Chacun sait maintenant ce que l’autre en a en main.
event-discarded-ghost = { $seat } défausse un fantôme : { $ghost }.
event-discarded-place = { $seat } défausse un lieu : { $place }.
event-exchanged = { $seat } échange un lieu : { $place }.
event-laid-ghost = { $seat } pose { $ghost } · { $zone }.
event-laid-place = { $seat } ouvre une pièce : { $place } · { $zone }.
event-stopped = { $seat } ne pose plus de cartes.
event-in-vain = { $ghost } n’a rien sur quoi agir.
event-entered = { $person } entre · { $zone }.
event-fled = { $person } s’enfuit sous la pioche.
event-driven-out = Aura : { $seat } perd { $ghost } · { $zone }.
event-knocked = Toc, toc : { $seat } perd { $ghost } · { $zone }.
event-summoned = { $seat } appelle auprès de la Reine : { $ghost } · { $zone }.
event-invoked = { $seat } invoque { $ghost } · { $zone }.
event-squatted = { $seat } occupe un lieu : { $place } · { $zone }.
event-moved = { $ghost } ({ $seat }) passe par là · { $zone }.
event-captured = { $points ->
    [one] { $seat } capture { $person } · { $zone } : { $points } point.
   *[other] { $seat } capture { $person } · { $zone } : { $points } points.
}
event-cleared = { $cards ->
    [one] { $seat } libère la zone : { $cards } carte défaussée · { $zone }.
   *[other] { $seat } libère la zone : { $cards } cartes défaussées · { $zone }.
}
event-wilson-joined = { $person } reste en dernier : Wilson Exorcist s’y associe.
event-turn-began = C’est à { $seat }.
event-died-out = La maison s’est tue : plus rien ne peut arriver. L’avantage va aux points.
event-dawned = L’aube se lève après le dernier tour permis. L’avantage va aux points.
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point !
   *[other] { $seat } gagne avec { $points } points !
}

## Options

option-rules = Règles
option-rules-help = Les règles révisées, ou celles de la première édition pour autant qu’on les connaisse.
option-rules-revised = Révisées
option-rules-revised-help = Capture immédiate, trois cartes par tour, effets plus larges.
option-rules-original = D’origine
option-rules-original-help = Capture en fin de tour, jusqu’à cinq cartes en main, effets plus étroits.
option-arrivals = Arrivées
option-arrivals-help = Quelqu’un de la pioche entre au 1er étage dès que la maison est vide.
option-threshold = Seuils
option-threshold-help = La terreur qu’il faut pour capturer chaque personnage.
option-threshold-middle = Moyens
option-threshold-middle-help = 8 et 9 pour les adultes, 6 pour les enfants, 10 pour Cymon Kraft.
option-threshold-easier = Plus bas
option-threshold-easier-help = Un de moins pour tous.
option-threshold-harder = Plus hauts
option-threshold-harder-help = Un de plus pour tous, deux pour Cymon Kraft.
option-ghost-terror = Terreur des fantômes
option-ghost-terror-help = La terreur de chaque fantôme ; Reines et Squatteurs comptent la leur.
option-place-terror = Terreur des lieux
option-place-terror-help = La terreur de chaque lieu.
option-capacity = Capacité
option-capacity-help = Le nombre de fantômes que chaque lieu peut accueillir.
option-ghost-cards = Fantômes dans la boîte
option-ghost-cards-help = Les fantômes avec lesquels on joue.
option-place-cards = Lieux dans la boîte
option-place-cards-help = Les lieux avec lesquels on joue ; les quatre lieux de départ en sont toujours.
option-people = Personnages dans la boîte
option-people-help = Qui habite la maison.
option-goal = Points pour gagner
option-goal-help = Le premier qui en a autant gagne.
option-dealt = Cartes distribuées
option-dealt-help = Chacun reçoit autant de lieux, et autant de fantômes.
option-draws = Cartes à piocher
option-draws-help = Le nombre de cartes piochées en fin de tour, selon les règles révisées.
option-hand-limit = Main maximale
option-hand-limit-help = Le nombre de cartes qu’on peut garder en fin de tour, selon les règles révisées.
option-turn-limit = Aube
option-turn-limit-help = Le nombre de tours de chacun après lequel la partie s’arrête.

## Mots de la table

table-points = Points
table-hand = Main
table-your-hand = Votre main
table-ghosts = { $n ->
    [one] { $n } fantôme
   *[other] { $n } fantômes
}
table-places = { $n ->
    [one] { $n } lieu
   *[other] { $n } lieux
}
table-piles = À piocher
table-discards = Défaussé
table-top-ghost = Dernier fantôme défaussé
table-people-pile = Personnages à piocher
table-known = Connu
table-known-hand = L’autre main contient à coup sûr
table-known-hands = Les deux mains contiennent à coup sûr
table-nobody = personne
table-no-room = aucune pièce
table-terror = Terreur
table-needs = seuil { $n }
table-done = joué
table-wilson = avec Wilson Exorcist
table-spaces = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
table-captured = Capturés
table-you = Vous
table-short = manque { $n }
table-enough = assez !
table-capture = capture !
table-nobody-here = personne ici
table-together = À plusieurs, ils se protègent.
table-upstairs = à venir
table-places-pile = lieux
table-ghosts-pile = fantômes
table-away = défausse
table-n-away = { $n ->
    [one] { $n } défaussé
   *[other] { $n } défaussés
}
table-n-known = { $n ->
    [one] { $n } connu
   *[other] { $n } connus
}
table-below = Dans la pioche, depuis le dessus
table-places-away = Lieux défaussés
table-ghosts-away = Fantômes défaussés, le dernier d’abord
table-last-away = Dernier défaussé : { $card }
table-none-away = Aucun fantôme n’est défaussé.
table-hand-empty = Votre main est vide
table-ghosts-held = Fantômes en main
table-places-held = Lieux en main
table-holds = Main : { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
}, { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
}
table-points-of = { $n ->
    [one] { $n } point sur { $goal }
   *[other] { $n } points sur { $goal }
}
table-captive = Capturé : { $person }
table-ghost-card = { $ghost }, terreur { $terror }
table-place-card = { $place }, terreur { $terror }, { $spaces ->
    [one] place pour { $spaces } fantôme
   *[other] place pour { $spaces } fantômes
}
table-person = { $person }, seuil { $threshold }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-aura = aura contre les { $family }
table-cymon = ici, chaque pièce contient un fantôme de moins
table-side = { $seat } : terreur { $terror }, { $rooms ->
    [one] { $rooms } pièce
   *[other] { $rooms } pièces
}, { $spaces ->
    [one] { $spaces } place libre
   *[other] { $spaces } places libres
}
table-side-empty = { $seat } : aucune pièce
table-closed = { $place }, pièce fermée, { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
}, terreur { $terror }
table-ring = Terreur de { $seat } : { $terror } · { $zone }
table-waiting = { $n ->
    [one] { $n } personnage dans la pioche
   *[other] { $n } personnages dans la pioche
}
table-place-pile = { $n ->
    [one] { $n } lieu à piocher
   *[other] { $n } lieux à piocher
}
table-ghost-pile = { $n ->
    [one] { $n } fantôme à piocher
   *[other] { $n } fantômes à piocher
}

## La décision

ask-lay = Posez une carte
ask-lay-help = Choisissez une carte : ses zones s’allument. Une carte par zone.
ask-card = { $card } : où ?
ask-stuck = Aucune carte ne convient
ask-stuck-help = Rien dans votre main ne peut être posé maintenant.
ask-set-up = Défaussez un fantôme
ask-set-up-help = Un de vos trois. Un Invocateur pourra le retrouver.
ask-charm = Qui attire-t-il ?
ask-charm-help = Dans sa zone : { $zone }.
ask-howl = Qui s’enfuit, et où ?
ask-howl-help = Tout le monde doit partir : { $zone }.
ask-knock = Quel fantôme part ?
ask-knock-help = Un de la pièce ouverte d’en face : { $zone }.
ask-summon = Qui vient à la Reine ?
ask-summon-help = Un de sa famille, ou n’importe qui d’en face : { $zone }.
ask-squat = Le Squatteur s’installe
ask-squat-help = { $n ->
    [0] Occupez la pièce vide d’en face, ou échangez des lieux de votre main.
    [one] { $n } lieu défaussé. Encore, ou assez ?
   *[other] { $n } lieux défaussés. Encore, ou assez ?
}
ask-between = Qui passe par là ?
ask-between-help = Un personnage ou un fantôme : { $zone }.
ask-capture = Qui d’abord ?
ask-capture-help = Plusieurs sont à capturer.
ask-draw = { $n ->
    [one] Piochez une dernière carte
   *[other] Piochez { $n } cartes
}
ask-draw-help = Fantôme ou lieu, à chaque fois. Main : { $n } ; au-delà de { $most }, on défausse.
ask-limit = Trop de cartes
ask-limit-help = Vous en avez { $n } ; { $most } peuvent rester. Laquelle part ?

does-charmer = Attire un personnage d’à côté ou de la pioche.
does-howler = Chasse tout le monde de sa zone.
does-knocker = Défausse un fantôme de la pièce ouverte d’en face.
does-queen = Appelle un des siens, ou n’importe quel fantôme d’en face. Compte sa famille.
does-invoker = Rappelle le dernier fantôme défaussé.
does-squatter = Occupe une pièce vide, ou échange des lieux. Compte vos lieux.
does-place = { $spaces ->
    [one] Ouvre une pièce pour { $spaces } fantôme. Terreur { $terror }.
   *[other] Ouvre une pièce pour { $spaces } fantômes. Terreur { $terror }.
}

then-terror = terreur { $before } → { $after }
then-capture = { $total } · capture : { $person }
then-brings = { $total }, avec { $ghost }
then-draw = { $n ->
    [one] puis vous piochez { $n } carte
   *[other] puis vous piochez { $n } cartes
}
then-points = { $n ->
    [one] { $n } point sur { $goal }
   *[other] { $n } points sur { $goal }
}
then-together = à plusieurs là-bas : pas de capture
then-caught = seul là-bas, et capturé aussitôt
then-needs = votre terreur là-bas : { $terror } sur { $threshold }
then-under = le dernier de la pioche
then-stranger = qui que ce soit
then-theirs = sa terreur { $before } → { $after }
then-left = { $n } dans la pioche
then-exchanged = { $n ->
    [0] zéro est aussi un nombre
    [one] vous piochez { $n } lieu
   *[other] vous piochez { $n } lieux
}
danger-gift = { $seat } y ferait une capture

why-not-zones = { $zones } : { $why }.
why-not-done = déjà joué ce tour
why-not-no-room = aucune pièce hantée à vous
why-not-full = votre pièce est pleine
why-not-aura = l’aura de { $person } y interdit les { $family }
why-not-set-up = { $card } reste : on ne défausse qu’un fantôme.
why-not-exchange = { $card } n’est pas un lieu : on n’échange que des lieux.
why-not-drawing = Vous piochez ; les cartes se posent à votre prochain tour.
why-not-effect = D’abord l’effet de la carte posée.
why-not-draw = On pioche après avoir posé ses cartes.
why-not-people = Seul un Charmeur fait sortir quelqu’un de la pioche.

## La leçon

lesson-aim = Bonsoir. La maison est coupée du premier étage au jardin ; votre côté est à droite. La fillette est seule en haut : le disque rouge dit qu’il faut une terreur de 6, l’étoile qu’elle vaut 2 points. Il en faut 11 pour gagner.
lesson-ring = L’anneau près de l’escalier est votre terreur à cet endroit : 2 pour la chambre d’enfants, 2 pour le Frappeur qui s’y trouve. Cela fait 4 ; il vous manque 2, comme le dit la petite plaque.
lesson-capture = Un Frappeur des Âmes en apporte 2. Choisissez la carte : les emplacements possibles s’allument avec leur nouveau total. L’un d’eux dit « capture ! ». Posez-la là.
lesson-captured = Seule, et assez effrayée : capturée aussitôt. La voici sous le toit, de votre côté ; tout ce que vous aviez dans cette zone est défaussé.
lesson-place = Un lieu ouvre une pièce hantée. La petite maison sur la carte montre où il peut aller, les petits fantômes combien y tiennent. Posez le grenier au premier étage.
lesson-done = La coche verte : cette zone est jouée. On pose une carte par zone et par tour. Un fantôme a besoin d’une pièce à vous dans une zone libre : le Frappeur attendra. Ne posez plus de cartes.
lesson-draw = Ensuite on pioche trois cartes, une à une : fantôme ou lieu, à chaque fois. Piochez un fantôme.
lesson-draw-more = Un lieu sans fantômes est faible, un fantôme sans lieu est bloqué : gardez des deux. Piochez ce que vous voulez.
lesson-draw-last = Et encore une, à votre guise. Puis c’est le tour de l’autre fantôme de la maison.
lesson-ghost = Le grenier est ouvert à vos fantômes. Posez-y le Frappeur des Esprits. Il chasserait un fantôme d’en face ; s’il n’y en a pas, il ne fait rien, et cela n’empêche rien.
lesson-rooms = Un nouveau lieu derrière lui fermera cette pièce. Une pièce fermée se range au mur comme une tranche mince : personne n’y touche plus, et sa terreur compte toujours.
lesson-charmer = Personne n’entre de soi-même dans votre cuisine. Le Charmeur attire les gens. Posez-le au rez-de-chaussée : votre terreur sera de 6.
lesson-lure = Il attire quelqu’un d’à côté, ou le premier de la pioche, qui que ce soit. Le garçon a un seuil de 6. Attirez le garçon.
lesson-lured = Attiré et capturé d’un seul coup. Seuls les Charmeurs font sortir quelqu’un de la pioche : surveillez-les.
lesson-together = À deux dans une zone, ils se protègent : aucun ne peut être capturé. En haut, vous avez une terreur de 6 : juste assez pour la fillette, si elle y venait seule.
lesson-howler = Le Hurleur chasse tout le monde de sa zone. Posez-le au rez-de-chaussée.
lesson-chase = À vous de dire qui s’enfuit où. Choisissez la fillette, puis le premier étage.
lesson-chase-last = John Standish doit partir aussi, mais pas derrière elle : ils se protégeraient de nouveau. Envoyez-le sous la pioche.
lesson-chased = Le hurlement fini, la fillette est seule en haut, et à vous. Où se trouve John dans la pioche, tout le monde le sait : demandez à la plaque au-dessous.
lesson-aura = Un signe barré est une aura. Quand Mary Standish entre, elle chasse les Revenants de toutes les pièces ouvertes de la zone, et tant qu’elle y reste, on n’en pose plus. Les cartes impossibles sont sombres ; cliquez dessus, elles disent pourquoi.
lesson-closed = Votre terreur ici est de 7. Le plus gros est dans la pièce fermée, au mur, où ni aura ni Frappeur ne l’atteint.
lesson-shield = Votre pièce ouverte est la tuyauterie, qui protège les Revenants : l’aura de Mary n’y peut rien. Posez le jeune Frappeur.
lesson-shielded = Capturée. Au jardin, c’est Cymon Kraft : pas d’aura, mais près de lui chaque pièce contient un fantôme de moins. Son seuil est de 10 et il vaut 4 points.
lesson-queen = Une Reine compte les fantômes de sa famille, elle comprise. Avec votre Hurleur des Spectres, elle compte 2. Posez-la au premier étage.
lesson-summon = Et elle appelle : un des siens depuis n’importe quelle pièce ouverte à vous, ou n’importe quel fantôme d’en face. Qui que ce soit, cela suffira.
lesson-summoned = Un fantôme pris est un fantôme de moins en face. Un Frappeur l’aurait seulement défaussé.
lesson-invoker = L’Invocateur rappelle le dernier fantôme défaussé ; il est visible près des pioches : un Hurleur des Âmes. Posez l’Invocateur au jardin.
lesson-squatter = Les voilà tous deux. Un fantôme rappelé n’agit pas lui-même. Maintenant le Squatteur, qui compte vos lieux : posez-le au sous-sol.
lesson-squat = En face, un cachot sans fantômes. Occupez-le ! Sinon, il échangerait des lieux de votre main.
lesson-squatted = 2 pour la buanderie, 3 pour le cachot, et 2 pour deux lieux : 7, et la fillette est à vous.
lesson-between = Dernière leçon : 9 points, il en manque deux. Le souterrain relie deux zones et fait passer quelqu’un. Posez-le au jardin ; votre terreur y sera de 6.
lesson-usher = Fillette ou garçon, comme il vous plaira : qui passe se retrouve seul dans votre jardin.
lesson-won = 11 points : la maison est à vous. Deux choses encore, que le livret vous dira : Wilson accompagne le tout dernier, et on garde dix cartes au plus. Venez jouer !
