# The words of Phantom in English.

game-name = Phantom
game-tagline = Haunt the house room by room, and frighten its people before the other ghost does.

## Zones, families, kinds

zone-first = First floor
zone-ground = Ground floor
zone-basement = Basement
zone-garden = Garden

goal-first = First floor
goal-ground = Ground floor
goal-basement = Basement
goal-garden = Garden
goal-pile = under the pile

family-spectre = Spectres
family-revenant = Revenants
family-spirit = Spirits
family-soul = Souls

kind-charmer = Charmer
kind-howler = Howler
kind-knocker = Knocker
kind-queen = Queen
kind-invoker = Invoker
kind-squatter = Squatter

sort-ghost = ghost
sort-place = place

rules-revised = Revised
rules-original = Original

## Characters

person-john = John Standish
person-mary = Mary Standish
person-robert = Robert Perry
person-sarah = Sarah Perry
person-girl = The girl
person-boy = The boy
person-cymon = Cymon Kraft

## Ghosts

ghost-spectre-charmer = Spectre Charmer
ghost-spectre-young-charmer = Young Spectre Charmer
ghost-spectre-knocker = Spectre Knocker
ghost-spectre-young-knocker = Young Spectre Knocker
ghost-spectre-howler = Spectre Howler
ghost-spectre-invoker = Spectre Invoker
ghost-spectre-queen = Spectre Queen
ghost-spectre-squatter = Spectre Squatter
ghost-revenant-charmer = Revenant Charmer
ghost-revenant-young-charmer = Young Revenant Charmer
ghost-revenant-knocker = Revenant Knocker
ghost-revenant-young-knocker = Young Revenant Knocker
ghost-revenant-howler = Revenant Howler
ghost-revenant-invoker = Revenant Invoker
ghost-revenant-queen = Revenant Queen
ghost-revenant-squatter = Revenant Squatter
ghost-spirit-charmer = Spirit Charmer
ghost-spirit-young-charmer = Young Spirit Charmer
ghost-spirit-knocker = Spirit Knocker
ghost-spirit-young-knocker = Young Spirit Knocker
ghost-spirit-howler = Spirit Howler
ghost-spirit-invoker = Spirit Invoker
ghost-spirit-queen = Spirit Queen
ghost-spirit-squatter = Spirit Squatter
ghost-soul-charmer = Soul Charmer
ghost-soul-young-charmer = Young Soul Charmer
ghost-soul-knocker = Soul Knocker
ghost-soul-young-knocker = Young Soul Knocker
ghost-soul-howler = Soul Howler
ghost-soul-invoker = Soul Invoker
ghost-soul-queen = Soul Queen
ghost-soul-squatter = Soul Squatter

## Places

place-attic = Attic
place-bedroom = Bedroom
place-nursery = Nursery
place-bathroom = Bathroom
place-parlour = Parlour
place-hall = Hall
place-kitchen = Kitchen
place-library = Library
place-wine-cellar = Wine cellar
place-boiler-room = Boiler room
place-laundry = Laundry
place-dungeon = Dungeon
place-graveyard = Graveyard
place-old-well = Old well
place-greenhouse = Greenhouse
place-hanging-tree = Hanging tree
place-grand-staircase = Grand staircase
place-dumb-waiter = Dumb waiter
place-cellar-stairs = Cellar stairs
place-trapdoor = Trapdoor
place-cellar-window = Cellar window
place-tunnel = Tunnel
place-chimney = Chimney
place-pipes = Pipes
place-hollow-walls = Hollow walls
place-wiring = Wiring

## Choices

choice-lay-place = Lay { $place } · { $zone }
choice-lay-ghost = Lay { $ghost } · { $zone }
choice-stop = Lay no more cards
choice-capture = Capture { $person }
choice-charm = Charm { $person }
choice-charm-stranger = Charm the top character of the pile
choice-chase = Chase away: { $person } · { $goal }
choice-knock = Drive out: { $ghost }
choice-summon = Summon { $ghost }
choice-squat = Take over the empty room
choice-exchange = Exchange { $place }
choice-enough = Exchange no more; draw as many as you put away
choice-usher = Bring { $person } through
choice-pull = Bring { $ghost } through
choice-draw = { $sort ->
    [ghost] Draw a ghost
   *[other] Draw a place
}
choice-discard-ghost = Put away { $ghost }
choice-discard-place = Put away { $place }

## Prompts

prompt-waiting = Waiting for { $seat }.
prompt-lay = Your turn: lay a card in a zone that is not done, or stop.
prompt-set-up = Put one of your ghosts away.
prompt-charm = Charmer: whom does he bring here?
prompt-howl = Howler: who goes where?
prompt-knock = Knocker: which ghost is driven out?
prompt-summon = Queen: which ghost comes to her?
prompt-squat = Squatter: take over the empty room, or exchange places of your hand.
prompt-between = Between two zones: who comes through?
prompt-capture = Several are yours: whom do you capture first?
prompt-draw = { $n ->
    [one] Draw { $n } card: a ghost or a place?
   *[other] Draw { $n } cards, one by one: a ghost or a place?
}
prompt-limit = You hold too many cards: put one away.

## Events

event-began = { $seat } begins.
event-set-out = { $seat } begins with a room: { $place } · { $zone }.
event-set-aside = { $seat } sets aside { $ghost }.
event-drew-ghost = { $seat } draws { $ghost }.
event-drew-ghost-unseen = { $seat } draws a ghost.
event-drew-place = { $seat } draws { $place }.
event-drew-place-unseen = { $seat } draws a place.
event-reshuffled = { $sort ->
    [ghost] The ghosts have run out: { $cards } are shuffled anew. Each of you can now tell which ghosts the other holds.
   *[other] The places have run out: { $cards } are shuffled anew. Each of you can now tell which places the other holds.
}
event-discarded-ghost = { $seat } puts away { $ghost }.
event-discarded-place = { $seat } puts away { $place }.
event-exchanged = { $seat } exchanges { $place }.
event-laid-ghost = { $seat } lays { $ghost } · { $zone }.
event-laid-place = { $seat } opens a room: { $place } · { $zone }.
event-stopped = { $seat } lays no more cards.
event-in-vain = { $ghost } has nothing to act on.
event-entered = { $person } comes in · { $zone }.
event-fled = { $person } flees under the pile.
event-driven-out = Aura: { $seat } loses { $ghost } · { $zone }.
event-knocked = Knock, knock: { $seat } loses { $ghost } · { $zone }.
event-summoned = { $seat } summons to the Queen: { $ghost } · { $zone }.
event-invoked = { $seat } invokes { $ghost } · { $zone }.
event-squatted = { $seat } takes over { $place } · { $zone }.
event-moved = { $ghost } ({ $seat }) comes through · { $zone }.
event-captured = { $points ->
    [one] { $seat } captures { $person } · { $zone }: { $points } point.
   *[other] { $seat } captures { $person } · { $zone }: { $points } points.
}
event-cleared = { $cards ->
    [one] { $seat } clears the zone: { $cards } card is put away · { $zone }.
   *[other] { $seat } clears the zone: { $cards } cards are put away · { $zone }.
}
event-wilson-joined = { $person } is the last one left: Wilson Exorcist comes along.
event-turn-began = { $seat } is on turn.
event-died-out = The house has gone quiet: nothing more can happen. More points win.
event-dawned = Dawn breaks after the last turn allowed. More points win.
event-won = { $points ->
    [one] { $seat } wins with { $points } point!
   *[other] { $seat } wins with { $points } points!
}

## Options

option-rules = Rules
option-rules-help = The revised rules, or those of the first edition as far as they are known.
option-rules-revised = Revised
option-rules-revised-help = Captures at once, three cards a turn, wider effects.
option-rules-original = Original
option-rules-original-help = Captures at the end of the turn, up to five cards in hand, narrower effects.
option-arrivals = Arrivals
option-arrivals-help = Somebody from the pile enters the first floor whenever the house is empty.
option-threshold = Thresholds
option-threshold-help = How much terror it takes to capture each character.
option-threshold-middle = Middle
option-threshold-middle-help = 8 and 9 for adults, 6 for the children, 10 for Cymon Kraft.
option-threshold-easier = Easier
option-threshold-easier-help = One less for everybody.
option-threshold-harder = Harder
option-threshold-harder-help = One more for everybody, two for Cymon Kraft.
option-ghost-terror = Terror of ghosts
option-ghost-terror-help = The terror of each ghost; Queens and Squatters count theirs.
option-place-terror = Terror of places
option-place-terror-help = The terror of each place.
option-capacity = Capacity
option-capacity-help = How many ghosts each place can hold.
option-ghost-cards = Ghosts in the box
option-ghost-cards-help = Which ghosts are played with.
option-place-cards = Places in the box
option-place-cards-help = Which places are played with; the four start places must be.
option-people = Characters in the box
option-people-help = Who lives in the house.
option-goal = Points to win
option-goal-help = Whoever first has so many points wins.
option-dealt = Cards dealt
option-dealt-help = So many places and so many ghosts are dealt to each player.
option-draws = Cards to draw
option-draws-help = How many cards one draws at the end of a turn, by the revised rules.
option-hand-limit = Largest hand
option-hand-limit-help = How many cards one may keep at the end of a turn, by the revised rules.
option-turn-limit = Dawn
option-turn-limit-help = After how many turns of each player the game ends.

## Words on the table

table-points = Points
table-hand = Hand
table-your-hand = Your hand
table-ghosts = { $n ->
    [one] { $n } ghost
   *[other] { $n } ghosts
}
table-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
table-piles = To draw
table-discards = Put away
table-top-ghost = Last ghost put away
table-people-pile = Characters in the pile
table-known = Known
table-known-hand = The other hand surely holds
table-known-hands = The two hands surely hold
table-nobody = nobody
table-no-room = no room yet
table-terror = Terror
table-needs = needs { $n }
table-done = done
table-wilson = with Wilson Exorcist
table-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
table-captured = Captured
