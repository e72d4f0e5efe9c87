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
table-you = You
table-short = { $n } short
table-enough = enough!
table-capture = capture!
table-nobody-here = nobody here
table-together = Together they protect each other.
table-upstairs = waiting
table-places-pile = places
table-ghosts-pile = ghosts
table-away = put away
table-n-away = { $n } away
table-n-known = { $n } known
table-below = In the pile, from the top
table-places-away = Places put away
table-ghosts-away = Ghosts put away, the last one first
table-last-away = Put away last: { $card }
table-none-away = No ghost was put away.
table-hand-empty = Your hand is empty
table-ghosts-held = Ghosts in hand
table-places-held = Places in hand
table-holds = Hand: { $ghosts ->
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
}, { $places ->
    [one] { $places } place
   *[other] { $places } places
}
table-points-of = { $n ->
    [one] { $n } point of { $goal }
   *[other] { $n } points of { $goal }
}
table-captive = Captured: { $person }
table-ghost-card = { $ghost }, terror { $terror }
table-place-card = { $place }, terror { $terror }, { $spaces ->
    [one] room for { $spaces } ghost
   *[other] room for { $spaces } ghosts
}
table-person = { $person }, threshold { $threshold }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-aura = aura against { $family }
table-cymon = rooms here hold one ghost less
table-side = { $seat }: terror { $terror }, { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, { $spaces ->
    [one] { $spaces } space left
   *[other] { $spaces } spaces left
}
table-side-empty = { $seat }: no room yet
table-closed = { $place }, closed, { $ghosts ->
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
}, terror { $terror }
table-ring = Terror of { $seat }: { $terror } · { $zone }
table-waiting = { $n ->
    [one] { $n } character in the pile
   *[other] { $n } characters in the pile
}
table-place-pile = { $n ->
    [one] { $n } place to draw
   *[other] { $n } places to draw
}
table-ghost-pile = { $n ->
    [one] { $n } ghost to draw
   *[other] { $n } ghosts to draw
}

## The decision

ask-lay = Lay a card
ask-lay-help = Choose a card: its zones light up. One card in each zone.
ask-card = { $card }: where?
ask-stuck = No card fits
ask-stuck-help = Nothing in your hand can be laid now.
ask-set-up = Put a ghost away
ask-set-up-help = One of your three. An Invoker may find it later.
ask-charm = Whom does he lure?
ask-charm-help = Into his zone: { $zone }.
ask-howl = Who flees where?
ask-howl-help = Everybody must leave: { $zone }.
ask-knock = Which ghost goes?
ask-knock-help = One of the open room across: { $zone }.
ask-summon = Who comes to the Queen?
ask-summon-help = One of her family, or any from across: { $zone }.
ask-squat = The Squatter looks around
ask-squat-help = { $n ->
    [0] Take over the empty room across, or exchange places of your hand.
    [one] { $n } place put away. More, or enough?
   *[other] { $n } places put away. More, or enough?
}
ask-between = Who comes through?
ask-between-help = One character or one ghost: { $zone }.
ask-capture = Whom first?
ask-capture-help = Several are yours to capture.
ask-draw = { $n ->
    [one] Draw a last card
   *[other] Draw { $n } cards
}
ask-draw-help = A ghost or a place, each time. You hold { $n }; more than { $most } must go.
ask-limit = Too many cards
ask-limit-help = You hold { $n }; { $most } may stay. Which one goes?

does-charmer = Lures a character from next door or from the pile.
does-howler = Drives everybody out of his zone.
does-knocker = Puts away a ghost of the open room across.
does-queen = Calls one of her family, or any ghost from across. Counts her family.
does-invoker = Brings back the ghost put away last.
does-squatter = Takes over an empty room, or exchanges places. Counts your places.
does-place = { $spaces ->
    [one] Opens a room for { $spaces } ghost. Terror { $terror }.
   *[other] Opens a room for { $spaces } ghosts. Terror { $terror }.
}

then-terror = terror { $before } → { $after }
then-capture = { $total } · capture: { $person }
then-brings = { $total }, with { $ghost }
then-draw = { $n ->
    [one] then you draw { $n } card
   *[other] then you draw { $n } cards
}
then-points = { $n ->
    [one] { $n } point of { $goal }
   *[other] { $n } points of { $goal }
}
then-together = not alone there: cannot be captured
then-caught = alone there, and caught at once
then-needs = your terror there: { $terror } of { $threshold }
then-under = last in the pile
then-stranger = whoever that is
then-theirs = their terror { $before } → { $after }
then-left = { $n } in the pile
then-exchanged = { $n ->
    [0] none is a number, too
    [one] you draw { $n } place
   *[other] you draw { $n } places
}
danger-gift = { $seat } would capture there

why-not-zones = { $zones }: { $why }.
why-not-done = done this turn
why-not-no-room = no haunted room of yours yet
why-not-full = your room is full
why-not-aura = { $person }’s aura bars { $family } here
why-not-set-up = { $card } stays: only a ghost is put away now.
why-not-exchange = { $card } is no place: only places are exchanged.
why-not-drawing = You are drawing; cards are laid in your next turn.
why-not-effect = First the effect of the card you laid.
why-not-draw = Cards are drawn when you have laid yours.
why-not-people = Only a Charmer brings somebody out of the pile.

## The lesson

lesson-aim = Good evening. The house is cut open from the first floor down to the garden; your side is on the right. The girl stands alone upstairs: the red disc says she takes a terror of 6, the star that she is worth 2 points. 11 points win.
lesson-ring = The ring beside the stairs is your terror there: the Nursery makes 2, the Knocker in it 2. That is 4, so you are 2 short, as the small plate says.
lesson-capture = A Soul Knocker brings 2 more. Choose the card: the places where it may go light up with their new totals. One of them says “capture!”. Lay it there.
lesson-captured = Alone, and frightened enough: captured at once. She is under the roof on your side now, and everything you had in that zone is put away.
lesson-place = A place opens a haunted room. The little house on the card shows where it may lie, the little ghosts how many fit in. Lay the Attic on the first floor.
lesson-done = The green tick: this zone is done. You may lay one card in each zone and turn. A ghost needs a room of yours that is not done, so the Knocker has to wait. Lay no more cards.
lesson-draw = After laying you draw three cards, one by one, each time a ghost or a place. Draw a ghost.
lesson-draw-more = Every place without ghosts is weak, every ghost without a place is stuck: keep both. Draw what you like.
lesson-draw-last = And one more, whatever you like. Then the other ghost of the house has a turn.
lesson-ghost = Now the Attic is open to your ghosts. Lay the Spirit Knocker in it. He would drive out a ghost across; where there is none he does nothing, and that is no obstacle.
lesson-rooms = A new place behind him will close this room. A closed room stands at the wall as a slim spine: nobody can touch it, and its terror still counts.
lesson-charmer = Nobody walks into your kitchen by themselves. The Charmer lures people. Lay him on the ground floor: your terror will be 6.
lesson-lure = He may lure somebody from next door, or the top one of the pile, whoever that is. The boy takes 6. Lure the boy.
lesson-lured = Lured and captured in one go. Charmers are the only ones who bring people out of the pile, so keep an eye on them.
lesson-together = Two in one zone protect each other: neither can be captured. Upstairs you have a terror of 6, just enough for the girl if she came alone.
lesson-howler = The Howler drives everybody out of his zone. Lay him on the ground floor.
lesson-chase = You choose who flees where. Choose the girl, and then the first floor.
lesson-chase-last = John Standish must go, too, but not after her: there they would protect each other again. Send him under the pile.
lesson-chased = When the howling is over, the girl is alone upstairs, and yours. Where John is in the pile everybody knows: ask the plate under it.
lesson-aura = A barred sign is an aura. When Mary Standish comes in, she drives the Revenants out of all open rooms there, and while she stays none may be laid. Cards that cannot be laid are dark; click one and it says why.
lesson-closed = Your terror here is 7. Most of it lies in the closed room at the wall, where no aura and no Knocker reaches it.
lesson-shield = Your open room is the Pipes, with a shield for Revenants: there Mary’s aura does nothing. Lay the young Knocker.
lesson-shielded = Got her. The one in the garden is Cymon Kraft: no aura, but beside him every room holds one ghost less. He takes 10 and is worth 4.
lesson-queen = A Queen counts the ghosts of her family, herself included. With your Spectre Howler she counts 2. Lay her on the first floor.
lesson-summon = And she calls: one of her family from any open room of yours, or any ghost of the room across. Whoever comes will do.
lesson-summoned = A ghost taken is a ghost less for them. A Knocker would only have put it away.
lesson-invoker = The Invoker brings back the ghost that was put away last: it lies open beside the piles, a Soul Howler. Lay him in the garden.
lesson-squatter = Both are in. A ghost that is called does nothing itself. Now the Squatter, who counts your places: lay him in the basement.
lesson-squat = Across lies a Dungeon without ghosts. Take it over! Or he would exchange places of your hand.
lesson-squatted = 2 for the Laundry, 3 for the Dungeon, and 2 for two places: 7, and the girl is yours.
lesson-between = The last lesson: 9 points, two to go. The Tunnel lies between two zones and brings somebody through. Lay it in the garden; it also makes your terror 6.
lesson-usher = Girl or boy, as you like: whoever comes through is alone in your garden.
lesson-won = 11 points: the house is yours. Two more things the book will tell you: Wilson comes along with the very last one, and ten cards are the most you may keep. Come and play!
