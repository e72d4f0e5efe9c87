# The words of Halloween in English.

game-name = Halloween
game-tagline = Summon ghosts that belong to nobody, let them grow and fight, and haunt the town before the others do.

## Ghosts, tokens, buildings, boards

ghost-blue = blue
ghost-green = green
ghost-yellow = yellow
ghost-orange = orange
ghost-red = red
token-blue = blue
token-green = green
token-yellow = yellow
token-orange = orange
token-red = red
mark-none = none
mark-blue = blue
mark-green = green
mark-yellow = yellow
mark-orange = orange
mark-red = red
pair-blue-green = blue and green
pair-blue-yellow = blue and yellow
pair-blue-orange = blue and orange
pair-blue-red = blue and red
pair-green-yellow = green and yellow
pair-green-orange = green and orange
pair-green-red = green and red
pair-yellow-orange = yellow and orange
pair-yellow-red = yellow and red
pair-orange-red = orange and red
# Reconstructed: hospital, town hall and cinema. An owner of the box writes the printed names here, and
# on the signs of the page (sign-…).
building-church = the church
building-school = the school
building-hospital = the hospital
building-town-hall = the town hall
building-police = the police station
building-cinema = the cinema
section-first = 1
section-second = 2
section-third = 3
section-fourth = 4
action-summon = Summon
action-scare = Scare
action-evolve = Evolve
action-move = Move
action-fight = Fight
action-haunt = Haunt

## Bonus tokens

bonus-none = none
bonus-any-pair = Any pair
bonus-any-pair-text = Summon with any pair of the town, whatever your levels.
bonus-green = Green token
bonus-green-text = Take a green ghost token.
bonus-discs = Three discs
bonus-discs-text = Take three discs back from your sections.
bonus-fear = 2 Fear
bonus-fear-text = Take 2 Fear.
bonus-yellow = Yellow token
bonus-yellow-text = Take a yellow ghost token.
bonus-higher-die = Higher die
bonus-higher-die-text = Before a throw: use the die of the next colour.
bonus-point = 1 point
bonus-point-text = Score 1 point.
bonus-reroll = Reroll
bonus-reroll-text = After a throw: throw any one die again.
bonus-rest = Rest
bonus-rest-text = Take all discs of one section back.
bonus-blue = Blue token
bonus-blue-text = Take a blue ghost token.
bonus-plus-three = Plus three
bonus-plus-three-text = After a throw: add 3 to your die.
bonus-any-move = Any move
bonus-any-move-text = Any ghost goes to any building.

## Action cards: a name, which is ours, and what the card does

card-1 = Next door (1)
card-1-text = Once a turn: where two ghosts of one colour are in one building, a Haunt action may haunt a building beside it with that colour, even if no such ghost is there.
card-2 = Through the walls (2)
card-2-text = A Move action may take the ghost to any building.
card-3 = Glory (3)
card-3-text = For every fight you win: 2 points if the loser was weaker, 3 if it was stronger.
card-4 = Above your station (4)
card-4-text = Once a turn, one action of a section is done as if the section were one level higher.
card-5 = Boldness (5)
card-5-text = Add 1 to your die when you attack. You may attack ghosts of your own ghost’s colour.
card-6 = Exorcism (6)
card-6-text = Once a turn, put any ghost of the town back into the reserve and take a token of its colour.
card-7 = Second wind (7)
card-7-text = Once a turn, take up to two discs of one section back into your supply.
card-8 = Step down (8)
card-8-text = Once a turn, lower one of your sections by one level and take two tokens of the new level.
card-9 = Open arms (9)
card-9-text = A Summon gives two tokens instead of one.
card-10 = Souvenir (10)
card-10-text = When a ghost brings you a bonus token, take a ghost token of its colour as well.
card-11 = Ringside thrills (11)
card-11-text = For every fight you win, take Fear equal to the level of the loser.
card-12 = Full colour (12)
card-12-text = At the end: 3 points for every coloured card that you occupy, this one included.
card-13 = Growth spurt (13)
card-13-text = Evolving costs you 2 Fear less: blue to green is free.
card-14 = Sleepless (14)
card-14-text = Once a turn, a section that has not acted may do an action on which your disc already lies.
card-15 = Two by two (15)
card-15-text = A Move action may move a second ghost by the usual rules.
card-16 = Loaded dice (16)
card-16-text = Pay 1 Fear to throw a die again, as often as you like.
card-17 = Lap of honour (17)
card-17-text = After a fight you win, the winner may drift to any building at once.
card-18 = Scream (18)
card-18-text = After haunting, throw the die of the ghost used and take that much Fear.
card-19 = Bad dreams (19)
card-19-text = Every Rest gives you 2 Fear.
card-20 = Brawl (20)
card-20-text = Once a turn, the ghost of a Fight action may fight every other ghost of its building, one after the other.
card-21 = Hoard of dread (21)
card-21-text = At the end: 2 points for every 3 Fear.
card-22 = Solid ground (22)
card-22-text = At the end, by your lowest section: green 1, yellow 2, orange 5, red 8 points.
card-23 = Wager (23)
card-23-text = Once a turn, after a Move action, name a number and throw the die of the ghost that moved. If it shows as much or more, take that much Fear, else 1.
card-24 = Reunion (24)
card-24-text = Once a turn, when a Move action brings a ghost to another of its colour, they may summon there at once, for free.
card-25 = Bully (25)
card-25-text = You beat a weaker ghost without dice.
card-26 = Collector (26)
card-26-text = At the end: 3 points for every two ghost tokens, of whatever colours.
card-27 = Seeing red (27)
card-27-text = At the end: 3 points for every red ghost token.
card-28 = Trophies (28)
card-28-text = A fight you win gives two tokens instead of one.
card-29 = Metamorphosis (29)
card-29-text = Every Evolve action gives you 2 points.
card-30 = Bargain (30)
card-30-text = Once a turn, pay Fear equal to the level of a ghost in the town and take a token of its colour.
card-31 = Patience (31)
card-31-text = At the end: 4 points for every haunt token you have not placed.
card-32 = Master of ceremonies (32)
card-32-text = Every Summon gives you 1 point.
card-33 = Money changer (33)
card-33-text = Once a turn, exchange one ghost token for two of the level below, or two alike for one of the level above.
card-34 = Full house (34)
card-34-text = When your Summon brings the fifth ghost of a colour, haunt with that colour at once, for free.
card-35 = Long arm (35)
card-35-text = A Fight action may attack a ghost in any building.
card-36 = Close call (36)
card-36-text = Once a turn, after a fight, take Fear equal to the difference of the two dice, whoever won.
card-37 = Goosebumps (37)
card-37-text = Whenever one action gives you 2 Fear or more, you get 1 point.
card-38 = Boo and away (38)
card-38-text = Once a turn, after a Scare action, the ghost that scared may drift to any building.
card-39 = Trading places (39)
card-39-text = Once a turn, swap two ghosts of the town.
card-40 = Rainbow (40)
card-40-text = At the end: 12 points for every set of ghost tokens of all five colours.
card-41 = Interest (41)
card-41-text = At the end, after all other cards: 1 point for every 10 points.
card-42 = Pumpkins (42)
card-42-text = 2 points for every orange ghost token you receive.
card-43 = Grey night (43)
card-43-text = You may treat coloured cards as grey ones.
card-44 = Welcome gift (44)
card-44-text = Whenever you occupy a card, this one included, take a ghost token of your choice.
card-45 = Odd couple (45)
card-45-text = A Summon may use two ghosts of different colours in one building. Throw both dice: the colour of the lower one comes, on a tie the weaker. If none is in reserve, none comes.
card-46 = Second thoughts (46)
card-46-text = Instead of haunting, a Haunt action may take back one of your haunt tokens from a building where a ghost of its colour is. You lose half its points.
card-47 = Discount (47)
card-47-text = Grey cards cost you one token less. If you occupy all the grey ones, coloured cards do instead.
card-48 = Shortcut (48)
card-48-text = Once a turn, raise one of your sections by one level and pay Fear equal to the new level.
card-49 = Promotion (49)
card-49-text = When you haunt, you may raise one of your sections by one level.
card-50 = Séance (50)
card-50-text = Once a turn, pay a ghost token and put a ghost of its colour into any building.
card-51 = Louder (51)
card-51-text = Every Scare gives you 1 Fear more.
card-52 = Grab bag (52)
card-52-text = Once a turn, draw a bonus token from the reserve.
power-6 = Exorcism (6)
power-7 = Second wind (7)
power-8 = Step down (8)
power-30 = Bargain (30)
power-33 = Money changer (33)
power-39 = Trading places (39)
power-48 = Shortcut (48)
power-50 = Séance (50)
power-52 = Grab bag (52)
trade-green-down = one green for two blue
trade-yellow-down = one yellow for two green
trade-orange-down = one orange for two yellow
trade-red-down = one red for two orange
trade-blue-up = two blue for one green
trade-green-up = two green for one yellow
trade-yellow-up = two yellow for one orange
trade-orange-up = two orange for one red

## Choices

choice-enough = { $step ->
    [dice] Keep the dice
    [series] Stop fighting
    [move-second] Move no second ghost
    [chain] No Summon
    [guess] No wager
    [difference] Leave the difference
    [lift] Raise no section
    [drift] Stay
    [drift-scared] Stay
    [haunt-free] Haunt nothing, keep the card
   *[other] Enough
}
choice-drop = Discard the bonus: { $bonus }
choice-summon = Summon { $ghost ->
    [orange] an orange
   *[other] a { $ghost }
 } ghost in { $building }
choice-mix = Summon with { $pair } in { $building }
choice-welcome = The new blue ghosts in { $building }
choice-scare = Scare with the { $ghost } ghost in { $building }
choice-evolve = The { $ghost } ghost in { $building } evolves
choice-lift-to = Raise section { $section }
choice-move = Move the { $ghost } ghost out of { $building }
choice-go = To { $building }
choice-drift = Drift to { $building }
choice-chain = Summon there at once
choice-guess = Name { $number }
choice-attack-with = Fight with the { $ghost } ghost in { $building }
choice-attack = Attack the { $ghost } ghost in { $building }
choice-take-difference = Take the difference as Fear
choice-haunt = Haunt { $building } in { $ghost }
choice-haunt-shared = Haunt { $building } in { $ghost } with the shared colour
choice-lift = Raise section { $section } by one
choice-take-back = Take your { $ghost } token back from { $building }
choice-end-turn = End your turn
choice-act = Section { $section }: { $action }
choice-rest = Section { $section }: rest
choice-occupy = Occupy { $card }
choice-pay = Pay { $token ->
    [orange] an orange
   *[other] a { $token }
 } token
choice-give-disc = A disc of your supply
choice-give-disc-of = The disc on { $action } of section { $section }
choice-take-points = Take the points
choice-take-discs = Take the discs of section { $section } back
choice-wish = Take { $token ->
    [orange] an orange
   *[other] a { $token }
 } token
choice-remove = Remove the { $ghost } ghost from { $building }
choice-take-disc = Take back the disc on { $action } of section { $section }
choice-lower = Lower section { $section }
choice-buy-token = Buy { $token ->
    [orange] an orange
   *[other] a { $token }
 } token for Fear
choice-trade = Exchange { $trade }
choice-swap = Swap the { $ghost } ghost that is in { $building }
choice-swap-with = With the { $ghost } ghost in { $building }
choice-buy-level = Raise section { $section } for Fear
choice-place = Put { $ghost ->
    [orange] an orange
   *[other] a { $ghost }
 } ghost into { $building }
choice-use = Use { $power }
choice-use-bonus = Use the bonus: { $bonus }
choice-bonus-rest = Rest with section { $section }
choice-move-any = Move the { $ghost } ghost out of { $building }
choice-throw-now = Throw the dice
choice-take-higher = { $die ->
    [0] Take a higher die instead of the first
   *[other] Take a higher die instead of the second
}
choice-reroll-for-fear = { $die ->
    [0] Pay 1 Fear: throw the first die again
   *[other] Pay 1 Fear: throw the second die again
}
choice-reroll = { $die ->
    [0] Use Reroll: the first die again
   *[other] Use Reroll: the second die again
}
choice-add-three = { $die ->
    [0] Use Plus three: the first die
   *[other] Use Plus three: the second die
}

## Prompts

prompt-turn = Your turn: choose an action of a section that has not acted.
prompt-turn-done = Every section has acted. Use cards or tokens, or end your turn.
prompt-summon = Summon: which pair calls?
prompt-scare = Scare: with which ghost?
prompt-evolve = Evolve: which ghost grows?
prompt-raise = Which of your sections rises?
prompt-move = Move: which ghost?
prompt-go = Where does it go?
prompt-move-second = A second ghost may move.
prompt-fight = Fight: with which ghost?
prompt-target = Whom does it attack?
prompt-series = It may fight on.
prompt-haunt = Haunt: where, and in which colour?
prompt-haunt-free = The fifth of its colour haunts: where?
prompt-blues = No blue ghost is left: where do you put the new ones?
prompt-roll = Throw the dice, or take a higher one first.
prompt-dice = The dice lie. Change something?
prompt-dice-lie = Nothing can change it now; but a card occupied now counts already.
prompt-chain = It has met its like: summon at once?
prompt-guess = Name a number and throw the ghost’s die?
prompt-difference = Take the difference of the dice as Fear?
prompt-lift = One of your sections may rise.
prompt-drift = Where does the winner drift?
prompt-drift-scared = Where does the ghost that scared drift?
prompt-drift-token = Where does the ghost go?
prompt-drop = No slot is left: which bonus token goes?
prompt-pay = Which ghost token do you pay?
prompt-disc = Which disc do you put on the card?
prompt-compensate = Somebody joins you on a card: points, or discs?
prompt-compensate-again = And the discs of which other section?
prompt-wish = Which ghost token do you want?
prompt-remove = Which ghost goes?
prompt-take-two = Which disc comes back?
prompt-take-second = Another disc of that section?
prompt-lower = Which section falls?
prompt-buy-token = Which token do you buy?
prompt-trade = What do you exchange?
prompt-swap = Which ghost do you swap?
prompt-swap-with = With which one?
prompt-buy-level = Which section rises?
prompt-place = Which ghost comes, and where?
prompt-take-three = Which disc comes back?
prompt-bonus-rest = Which section rests?
prompt-any-move = Which ghost moves?
prompt-waiting = Waiting for { $seat }.

## Events

event-displayed = { $card } is laid out.
event-refilled = { $bonus }: a bonus token for { $building }.
event-turn-began = { $seat } begins a turn.
event-acted = { $seat }, section { $section }: { $action }.
event-rested = { $many ->
    [0] { $seat } rests section { $section }, where no disc lay.
    [one] { $seat } rests section { $section }: { $many } disc comes back.
   *[other] { $seat } rests section { $section }: { $many } discs come back.
}
event-summoned = { $seat } summons { $ghost ->
    [orange] an orange
   *[other] a { $ghost }
 } ghost in { $building }.
event-nothing-came = No { $ghost } ghost is left for { $building }: { $seat } summons nothing.
event-scared = { $seat } scares with the { $ghost } ghost in { $building }.
event-evolved = { $seat } lets a ghost in { $building } become { $ghost }.
event-raised = { $card ->
    [none] { $seat } raises section { $section } to { $ghost }.
   *[other] { $card }: { $seat } raises section { $section } to { $ghost }.
}
event-moved = { $card ->
    [none] { $seat } takes { $ghost ->
        [orange] an orange
       *[other] a { $ghost }
    } ghost from { $building } to { $to }.
   *[other] { $card }: { $seat } takes { $ghost ->
        [orange] an orange
       *[other] a { $ghost }
    } ghost from { $building } to { $to }.
}
event-attacked = { $seat } attacks the { $foe } ghost in { $building } with { $ghost ->
    [orange] an orange
   *[other] a { $ghost }
 } one.
event-rolled = { $die ->
    [0] The { $ghost } die shows { $face }.
   *[other] The other die, { $ghost }, shows { $face }.
}
event-beat = The { $ghost } ghost of { $seat } beats the { $foe } one in { $building }.
event-missed = The { $ghost } ghost of { $seat } does not beat the { $foe } one.
event-haunted = { $points ->
    [one] { $seat } haunts { $building } in { $ghost }: { $points } point.
   *[other] { $seat } haunts { $building } in { $ghost }: { $points } points.
}
event-haunted-shared = { $points ->
    [one] { $seat } haunts { $building } in { $ghost } with the shared colour: { $points } point.
   *[other] { $seat } haunts { $building } in { $ghost } with the shared colour: { $points } points.
}
event-took-back = { $points ->
    [one] { $seat } takes the { $ghost } token back from { $building } and loses { $points } point.
   *[other] { $seat } takes the { $ghost } token back from { $building } and loses { $points } points.
}
event-blues-came = { $many ->
    [one] { $seat } puts { $many } blue ghost into { $building }.
   *[other] { $seat } puts { $many } blue ghosts into { $building }.
}
event-reds-left = All five red ghosts were in the town: they leave it.
event-got-points = { $card ->
    [none] { $points ->
        [one] { $seat } gets { $points } point.
       *[other] { $seat } gets { $points } points.
    }
   *[other] { $card }: { $points ->
        [one] { $seat } gets { $points } point.
       *[other] { $seat } gets { $points } points.
    }
}
event-got-fear = { $card ->
    [none] { $seat } takes { $many } Fear.
   *[other] { $card }: { $seat } takes { $many } Fear.
}
event-got-tokens = { $card ->
    [none] { $many ->
        [one] { $seat } takes { $many } { $token } token.
       *[other] { $seat } takes { $many } { $token } tokens.
    }
   *[other] { $card }: { $many ->
        [one] { $seat } takes { $many } { $token } token.
       *[other] { $seat } takes { $many } { $token } tokens.
    }
}
event-paid-fear = { $card ->
    [none] { $seat } pays { $many } Fear.
   *[other] { $card }: { $seat } pays { $many } Fear.
}
event-paid-token = { $card ->
    [none] { $seat } pays { $token ->
        [orange] an orange
       *[other] a { $token }
    } token.
   *[other] { $card }: { $seat } pays { $token ->
        [orange] an orange
       *[other] a { $token }
    } token.
}
event-occupied = { $seat } occupies { $card }.
event-freed = { $seat } frees { $action } of section { $section }.
event-took-disc = { $card ->
    [none] { $seat } takes back the disc on { $action } of section { $section }.
   *[other] { $card }: { $seat } takes back the disc on { $action } of section { $section }.
}
event-consoled = { $many ->
    [one] { $seat } shares { $card } and takes back { $many } disc of section { $section }.
   *[other] { $seat } shares { $card } and takes back { $many } discs of section { $section }.
}
event-compensated = { $points ->
    [one] { $seat } shares { $card } and gets { $points } point.
   *[other] { $seat } shares { $card } and gets { $points } points.
}
event-card-used = { $seat } uses { $card }.
event-lowered = { $seat } lowers section { $section } to { $ghost }.
event-removed = { $seat } removes { $ghost ->
    [orange] an orange
   *[other] a { $ghost }
 } ghost from { $building }.
event-placed = { $seat } puts { $ghost ->
    [orange] an orange
   *[other] a { $ghost }
 } ghost into { $building }.
event-swapped = { $seat } swaps { $ghost ->
    [orange] an orange
   *[other] a { $ghost }
 } ghost in { $building } with { $other ->
    [orange] an orange
   *[other] a { $other }
 } one in { $to }.
event-traded = { $seat } exchanges { $trade }.
event-guessed = { $seat } names { $many }.
event-picked-up = { $seat } takes the bonus token of { $building }: { $bonus }.
event-drew = { $seat } draws a bonus token: { $bonus }.
event-dropped = { $seat } discards a bonus token: { $bonus }.
event-bonus-used = { $seat } uses a bonus token: { $bonus }.
event-slots-freed = The three discs of the bonus slots come back to { $seat }.
event-higher = { $die ->
    [0] { $seat } will throw the { $ghost } die.
   *[other] { $seat } will throw the { $ghost } die as the second one.
}
event-added = { $die ->
    [0] { $seat } adds 3 to the first die.
   *[other] { $seat } adds 3 to the second die.
}
event-last-round = { $seat } brings the end: this round is the last.
event-piles-empty = Two piles of ghost tokens are empty: this round is the last.
event-scored = { $points ->
    [one] { $card }: { $points } point for { $seat }.
   *[other] { $card }: { $points } points for { $seat }.
}
event-scored-triples = { $points ->
    [one] Sets of three tokens: { $points } point for { $seat }.
   *[other] Sets of three tokens: { $points } points for { $seat }.
}
event-cut-short = That was the last round agreed.
event-won = { $seat } is the Lord of Darkness!

## Options

option-grand-master = Grand Master
option-grand-master-help = Four sections, no cards, no bonus tokens, no dice; stronger beats weaker.
option-cards = Cards on display
option-cards-help = Which eight of the 52 action cards are laid out; 0 stands for one drawn by lot.
option-cards-refused = every card is there once, and Grand Masters play without.
option-cards-0 = one by lot
option-cards-random = By lot
option-cards-random-help = Eight cards drawn by lot.
option-cards-casper = Casper
option-cards-casper-help = For a first night: the rules change the least.
option-cards-jacob-marley = Jacob Marley
option-cards-jacob-marley-help = For those who like a fight.
option-cards-brown-lady = The Brown Lady
option-cards-brown-lady-help = For those who love Fear.
option-cards-bloody-mary = Bloody Mary
option-cards-bloody-mary-help = It rains points.
option-cards-amityville = Amityville
option-cards-amityville-help = For sharp minds.
option-sections = Sections
option-sections-help = Sections of every board; 0 stands for three, or four in Grand Master.
option-rounds = Rounds
option-rounds-help = After how many rounds the game ends at the latest.
option-coloured = Coloured cards
option-coloured-help = Which cards cost three different colours, since the rules do not tell.
option-ways = The map
option-ways-help = Which buildings stand side by side, since only the printed board shows it.
option-coloured-balanced = Half of them
option-coloured-balanced-help = 26 of the 52, and four in each suggested set.
option-ways-two-streets = Two streets of three
option-ways-two-streets-help = Church, school, hospital; below them town hall, police station, cinema.
option-haunt-points = Points for haunting
option-haunt-points-help = What a haunting in each colour is worth.

## Words on the table

table-round = Round
table-last-round = last round
table-supply = Tokens left
table-points = Points
table-fear = Fear
table-discs = Discs
table-tokens = Tokens
table-bonus = Bonus
table-blocked = blocked
table-haunted = haunted
table-empty = empty
table-done = done
table-grey = grey
table-coloured = coloured
table-shared = shared

## On the page

sign-church = Church
sign-school = School
sign-hospital = Hospital
sign-town-hall = Town hall
sign-police = Police
sign-cinema = Cinema
account-haunting = Hauntings
account-occupying = Action cards occupied
account-sets = Sets of three tokens
account-others = Bonus tokens, and when somebody joined
page-both = Town and board
page-town = Town
page-board = My board
page-cards = Cards
page-others = Others
table-rest = Rest
table-full = full
table-now = now
table-used = used
table-and = and
table-against = against
table-my-board = My board
table-section = Section { $section }
table-some = { $n } { $what }
table-ghosts-at = { $n ->
    [one] { $n } { $ghost } ghost in { $building }
   *[other] { $n } { $ghost } ghosts in { $building }
}
table-building = { $building }: { $there }; { $n } of { $room }
table-place-free = { $building }, { $ghost } place: { $points } points, free
table-place-taken = { $building }, { $ghost } place: haunted by { $seat }
table-place-shared = { $building }, { $ghost } place: haunted by { $seat } with the shared colour
table-bonus-token = { $bonus }: { $text }
table-slot-free = Section { $section }, { $action }: free
table-slot-full = Section { $section }, { $action }: a disc lies there
table-section-level = { $n ->
    [one] Section { $section }: level { $ghost }, { $n } disc
   *[other] Section { $section }: level { $ghost }, { $n } discs
}
table-rest-gives = { $n ->
    [one] Section { $section }, Rest: { $n } disc comes back
   *[other] Section { $section }, Rest: { $n } discs come back
}
table-cost-grey = Costs any { $n } ghost tokens
table-cost-coloured = Costs { $n } ghost tokens of different colours
table-card-on = On it: { $seats }
table-read-card = Read { $card }
table-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-discs-n = { $n ->
    [one] { $n } disc in the supply
   *[other] { $n } discs in the supply
}
table-haunts-left = { $n ->
    [one] { $n } haunt token left
   *[other] { $n } haunt tokens left
}
table-shared-left = { $n ->
    [one] { $n } token of the shared colour left
   *[other] { $n } tokens of the shared colour left
}
table-haunts-placed = { $placed } of { $all } haunt tokens placed
table-cards-held = Cards occupied: { $n }; number { $all } ends the game
table-tokens-n = { $n ->
    [one] { $n } { $token } token
   *[other] { $n } { $token } tokens
}
table-supply-n = { $n ->
    [one] { $n } { $token } token left to take
   *[other] { $n } { $token } tokens left to take
}
table-reserve-n = { $n ->
    [one] { $n } { $ghost } ghost in the reserve
   *[other] { $n } { $ghost } ghosts in the reserve
}
table-slot-bonus = free slot for a bonus token
table-slot-blocked = bonus slot under a disc
table-die = the { $ghost } die: { $n }
table-bank = Left in the box: tokens, ghosts
table-round-n = Round { $n }
table-round-last = Last round
table-sections-left = { $n } of { $all } sections to act
table-last-acts = the last section acts
table-all-acted = all sections have acted

## Which stand side by side, for the option

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

## Questions on the page

ask-turn = Which action?
ask-turn-help = { $n ->
    [one] Choose a lit place on your board; the last of { $all } sections is still to act.
   *[other] Choose a lit place on your board; { $n } of { $all } sections are still to act.
}
ask-section = Section { $section }
ask-section-help = It commands ghosts up to { $ghost }.
ask-turn-done = Anything else?
ask-turn-done-help = Every section has acted. Cards and tokens may still be used.
ask-of-section = Section { $section } commands ghosts up to { $ghost }.
ask-up-to = With ghosts up to { $ghost }.
ask-summon = Which pair calls?
ask-scare = Who scares?
ask-evolve = Who grows?
ask-raise = Which section rises?
ask-raise-help = Directly to { $ghost }, whether it has acted or not.
ask-move = Who moves?
ask-go = Where to?
ask-go-help = The { $ghost } ghost leaves { $building } for a building beside it.
ask-go-anywhere = The { $ghost } ghost leaves { $building } for any other.
ask-move-second = Move another?
ask-fight = Who attacks?
ask-target = Attack whom?
ask-target-help = The { $ghost } ghost in { $building } throws a die of { $n } sides; a tie is lost.
ask-series = Fight on?
ask-haunt = Haunt where?
ask-haunt-free = Haunt where?
ask-blues = Where do they come?
ask-roll = Ready to throw?
ask-dice = Keep the dice?
ask-dice-lie = So it stands.
ask-chain = Summon at once?
ask-guess = A wager?
ask-guess-help = If the { $ghost } die shows at least your number, it gives that much Fear; if not, 1.
ask-ghost-help = The { $ghost } ghost in { $building }.
ask-difference = Take the difference?
ask-difference-help = It is worth { $n } Fear.
ask-lift = Raise a section?
ask-drift = Drift where?
ask-drift-scared = Drift where?
ask-drift-token = To which building?
ask-drop = Which token goes?
ask-pay = Pay with what?
ask-pay-any = { $card }: token { $n } of { $all }, of any colour.
ask-pay-coloured = { $card }: token { $n } of { $all }, each of another colour.
ask-disc = Which disc?
ask-disc-help = It stays on { $card } for good.
ask-compensate = Points or discs?
ask-compensate-help = { $seat } joins you on { $card }.
ask-compensate-two-help = { $seat } joins you on { $card }: 2 points, or the discs of two sections.
ask-compensate-again = And which other?
ask-wish = Which token?
ask-remove = Which ghost goes?
ask-take-two = Which disc?
ask-take-second = Another one?
ask-lower = Which one falls?
ask-buy-token = Buy which token?
ask-trade = What for what?
ask-swap = Swap which ghost?
ask-swap-with = With which one?
ask-buy-level = Which one rises?
ask-place = Who comes where?
ask-take-three = Which disc?
ask-take-three-help = { $n ->
    [one] One more comes back.
   *[other] { $n } come back.
}
ask-by-card = By your card { $card }.
ask-bonus-rest = Which one rests?
ask-any-move = Which ghost?

## What choices lead to

does-summon = one more ghost, and its token
does-evolve = a ghost grows, a section rises
does-evolve-only = a ghost grows
does-take-back = only takes a token back; { $card }
does-move = to a building beside it
does-move-anywhere = to any other building
does-fight = the loser leaves you a token
then-odds-up-to = at best { $odds }% to win its token
then-discs = { $n ->
    [0] no disc comes back
    [one] { $n } disc comes back
   *[other] { $n } discs come back
}
then-token = { $n ->
    [one] +{ $n } { $token } token
   *[other] +{ $n } { $token } tokens
}
then-fear = +{ $n } Fear
then-fear-up-to = up to { $n } Fear
then-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
then-points-up-to = up to { $n } points
then-evolve = { $n ->
    [0] becomes { $ghost } for free
   *[other] becomes { $ghost } for { $n } Fear
}
then-uses = uses { $card }
then-mixed = the lower die decides who comes; { $card }
then-loses = { $n ->
    [one] −{ $n } point; the place is free again
   *[other] −{ $n } points; the place is free again
}
then-pays-token = for { $token ->
    [orange] an orange
   *[other] a { $token }
} token
then-bonus = bonus: { $bonus }
then-sure = wins without dice
then-odds = { $odds }% to win: die of { $n } against { $other }
then-ends = { $what }; this round becomes the last
then-rises = from { $from } to { $to }
then-both = { $one }; { $other }
then-occupy = any { $n } tokens, +3 points
then-occupy-coloured = { $n } tokens of different colours, +3 points
then-left = { $n } left then
then-have = you have { $n }
then-buy = for { $n } Fear
then-slot-free = its place is free again
then-own-die = yours, { $ghost }: { $n }
then-other-die = the other one, { $ghost }: { $n }
then-higher = { $n } sides instead of { $was }
then-won = won, { $mine } against { $theirs }
then-lost = missed, { $mine } against { $theirs }
then-tie = missed, { $n } each: a tie is not enough
then-won-anyway = won in any case; the dice differ by { $n }
then-comes = { $ghost } comes
then-nobody = { $ghost } has none left: nobody comes
danger-take-back = costs points
danger-idle = brings nothing back

## What one's own throw came to

outcome-won = Won, { $mine } against { $theirs }
outcome-sure = Won
outcome-lost = Not won, { $mine } against { $theirs }
outcome-tie = Not won, { $mine } against { $theirs }: a tie is lost
outcome-gave = { $result }: { $gains }
outcome-nobody = { $card }: nobody came

## Why not

why-not-acted = Each section acts once a turn, and this one has.
why-not-disc = An action with a disc on it is free again when its section rests.
why-not-no-disc = No disc is left in your supply: a section must rest.
why-not-summon = Summon needs two ghosts of one colour up to { $ghost } in one building, with room and one in reserve.
why-not-scare = Scare needs a ghost up to { $ghost }.
why-not-evolve = Evolve needs a ghost up to { $ghost } and Fear for the next colour.
why-not-move = No ghost up to { $ghost } has anywhere to go.
why-not-fight = Fight needs a ghost up to { $ghost } with another colour in its building.
why-not-fight-weaker = Fight needs a ghost up to { $ghost } with a weaker one in its building.
why-not-haunt = No ghost up to { $ghost } stands where you can still haunt its colour.
why-not-first = Answer the open question first.
why-not-action-first = Choose an action on your board first, then its ghost.
why-not-level = { $ghost ->
    [orange] An orange
   *[other] A { $ghost }
 } ghost obeys only sections of level { $ghost } or higher.
why-not-pair = It takes two of one colour in one building.
why-not-full = No room is left there: { $building }.
why-not-none-left = All { $ghost } ghosts are in the town.
why-not-none-next = None of the next colour is in reserve.
why-not-red = Red is the last colour.
why-not-fear = That costs { $n } Fear.
why-not-no-way = Every building beside it is full.
why-not-no-foe = There is nobody of another colour in its building.
why-not-elsewhere = It attacks only in its own building.
why-not-same = Ghosts of one colour do not fight each other.
why-not-stronger = Equal or stronger ghosts cannot be attacked.
why-not-window = Choose a lit window to haunt.
why-not-taken = A token of { $seat } lies there.
why-not-haunt-first = Haunting is an action: choose it on your board first.
why-not-once = You have haunted this building already.
why-not-no-ghost = No ghost of that colour is there.
why-not-here = It is there already: { $building }.
why-not-far = That is not beside it: { $building }.
why-not-used = It works once a turn and has been used.
why-not-no-use = There is nothing to use it on now.
why-not-mine = You occupy this card already.
why-not-tokens = { $card }: it costs any { $n } ghost tokens.
why-not-colours = { $card }: it costs { $n } ghost tokens of different colours.
why-not-bonus-on = Whoever moves a ghost there takes this bonus token, { $bonus }. { $text }
why-not-bonus-disc = A bonus token takes a disc of your supply.
why-not-no-pair = Nowhere are two ghosts of one colour with room and one in reserve.
why-not-no-discs = No disc of yours lies on a section.
why-not-on-die = Click the die that it shall change.
why-not-dice = This token is for dice: it works when they are thrown.

## The lesson

lesson-aim = Halloween night. The ghosts of this town belong to nobody: whoever commands them haunts its buildings. Every window is a haunting place with its points, 2 for blue up to 10 for red. Most points win.
lesson-sections = This is your board: three sections, each with a sphere that shows its level. In your turn every section acts once, in any order. At level blue they command blue ghosts only.
lesson-summon = Put a disc on Summon in section 1. Where two ghosts of a colour stand together, they call a third.
lesson-scare = A fourth blue ghost has come, and you took a blue token. Where only one choice is possible, it is made for you. Now Scare with section 2: people’s fear feeds ghosts.
lesson-haunt = The blue ghost gave you 1 Fear. Section 3 is left: Haunt with it.
lesson-window = Choose the lit window. You have six haunt tokens of your own, and two of a colour that you share with your opponent. Either will do.
lesson-evolve = Stronger ghosts need Fear. You have 3: let section 1 Evolve a ghost.
lesson-grow = From blue to green costs 2 Fear. Choose a blue ghost of the police station.
lesson-rises = It is green now, and you took a green token. And one of your sections rises to green: let it be section 2, which has not acted yet.
lesson-at-once = Section 2 commands green ghosts from now on. Use it at once: Scare.
lesson-stronger = Choose the green ghost: it scares twice as well.
lesson-told = Ghosts are there for all, but levels are your own. Levels decide who commands what.
lesson-move = Every building has a bonus token. Whoever moves a ghost there takes it. Move with section 1.
lesson-who-moves = Take the green ghost.
lesson-where = Ghosts go to a building beside their own, never diagonally. At the school lie 2 Fear.
lesson-bonus = The token lies in one of your three slots. Bonus tokens are used at any moment of your turn and cost no section: use it now.
lesson-slot = A disc blocks its slot now. When all three are blocked, the discs come back at the end of your turn.
lesson-fight = Fights bring tokens too. Attack with section 1, whose level is yellow.
lesson-fighter = The yellow ghost throws a die of eight sides. Choose it.
lesson-foe = Blue throws four sides, green six. The higher die wins, and a tie is not enough. Attack a blue one.
lesson-fought = If your die was higher, the blue ghost is back in the reserve and you have its token. If not, nothing is lost but the action.
lesson-no-discs = Discs stay where you put them, and while one lies there that section cannot do the action again. Here you have none left.
lesson-rest = A section that rests does nothing, but all its discs come back. Let section 1 rest: five discs.
lesson-again = You can use them at once. Fight with section 2.
lesson-anyone = Choose who attacks.
lesson-use-well = Resting in the right turn is half the art.
lesson-cards = Eight of 52 cards lie on display. Each is a rule of your own for the rest of the game. To read one in full, rest on it; on a phone they have a page of their own.
lesson-occupy = Three ghost tokens buy a place on a card: any three for round pips, three different colours for the others. Occupy card 51.
lesson-paid = You had just three tokens, so nobody asked which: all of them are back in the supply.
lesson-disc = A disc stays on the card for good. Take it from your supply.
lesson-consoled = That gave you 3 points. Your opponent was on that card before you, and got 2 points for the company.
lesson-works = Every Scare gives you 1 Fear more now. Try it: Scare with section 1.
lesson-louder = With the green ghost.
lesson-card-told = Three Fear instead of two. What a card gives is told in the log, with its name.
lesson-last-token = The game ends in the round in which somebody places the last haunt token or occupies a fifth card. You have one token left, and a yellow ghost stands in the cinema.
lesson-close = Haunt with section 2.
lesson-six = Six points: choose the yellow window.
lesson-won = Your opponent began, so everybody has had as many turns: the game is over, and you are the Lord of Darkness.
lesson-grand-master = One thing more: Grand Masters play without cards, bonus tokens and dice, with four sections, and four ghosts to a building.
lesson-no-dice = Fight with section 1.
lesson-strong = The orange ghost attacks.
lesson-weak = It beats everything weaker, always. Attack the green one.
lesson-sets = In the end every three tokens of different colours score 5 points. Now gather your ghosts.
