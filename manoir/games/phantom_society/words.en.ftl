# The words of The Phantom Society in English.

game-name = The Phantom Society
game-tagline = Ghosts wreck a grand hotel from their hiding places; find all four before the bill is too long.

## Colours, rooms, teams, roles

colour-blue = blue
colour-red = red
colour-green = green
colour-white = white

tile-bare = nothing
tile-blue-1 = blue room, 1
tile-blue-2 = blue room, 2
tile-blue-3 = blue room, 3
tile-blue-4 = blue room, 4
tile-blue-5 = blue room, 5
tile-blue-6 = blue room, 6
tile-red-1 = red room, 1
tile-red-2 = red room, 2
tile-red-3 = red room, 3
tile-red-4 = red room, 4
tile-red-5 = red room, 5
tile-red-6 = red room, 6
tile-green-1 = green room, 1
tile-green-2 = green room, 2
tile-green-3 = green room, 3
tile-green-4 = green room, 4
tile-green-5 = green room, 5
tile-green-6 = green room, 6
tile-white-1 = white room, 1
tile-white-2 = white room, 2
tile-white-3 = white room, 3
tile-white-4 = white room, 4
tile-white-5 = white room, 5
tile-white-6 = white room, 6

team-first = the first team
team-second = the second team

role-undecided = not decided
role-hunter = hunter
role-master = master of ghosts

## Choices

choice-pick = Pick up a { $tile }
choice-put = Lay it on { $place }
choice-make-bid = Bid { $bid }
choice-hide = Hide a ghost under { $place }
choice-take = Take the room on { $place }

## Prompts

prompt-pick = Your turn to lay a room: pick one of yours.
prompt-put = Where do you lay it?
prompt-bid = How much damage would your team dare to do as ghosts? The lower bid will be the target.
prompt-hide = The hunters have their eyes closed: hide a ghost under a room.
prompt-devastate = Your turn: which room do your ghosts devastate?
prompt-stand-in = Your partner’s ghosts cannot act: yours do, and the hunters do not know.
prompt-hunt = Your turn: which room do you search?
prompt-replaced = Your ghosts cannot act: your partner plays for you.
prompt-waiting = Waiting for { $seat }.

## Events

event-began = Game { $game }: { $seat } lays the first room.
event-picked = { $seat } picks up a { $tile }.
event-laid = { $seat } lays a { $tile } on { $place }.
event-got-deck-a = Even thousands are bid by { $team }, odd ones by the other side.
event-made-bid = { $seat } bids { $bid } for the team, face down.
event-made-bid-unseen = { $seat } lays a bid face down.
event-opened-bids = The bids are opened: { $first } against { $second }. The higher plays the ghosts, the lower is their target.
event-hid = { $seat } hides a ghost under { $place }.
event-hid-unseen = { $seat } hides a ghost.
event-took = { $seat } takes { $place }: { $tile }.
event-damaged = Nobody there: { $value } more, the damage is { $damage }.
event-unmasked = The { $colour } ghost is revealed on { $place }! The room does not count.
event-passed-over = No ghost can act on the turn of { $seat }.
event-ghosts-won = The hotel is ruined. The ghosts win with a damage of { $damage }: { $team }.
event-hunters-won = The last ghost is found. The hunters win at a damage of { $damage }: { $team }.
event-came-out = The { $colour } ghost of { $seat } lay on { $place }.
event-scored = { $points ->
    [one] { $points } point for { $team }.
   *[other] { $points } points for { $team }.
}

## Options

option-tiles = Rooms
option-tiles-help = How many rooms of each colour and value there are, since the printed rules do not say.
option-tiles-refused = all colours in play need equally many rooms, and the floor a room for every place.
option-tiles-27 = 1 1 2 2 3 3 4 5 6
option-tiles-27-help = The set with which both printed targets come out fair.
option-tiles-24 = 1 1 1 2 2 3 4 4 6
option-tiles-24-help = Cheaper rooms: easier for the hunters.
option-tiles-30 = 1 2 2 3 3 4 4 5 6
option-tiles-30-help = Dearer rooms: easier for the ghosts.
option-tiles-33 = 1 2 3 3 4 4 5 5 6
option-tiles-33-help = Much dearer rooms: much easier for the ghosts.
option-target = Target
option-target-help = The damage, in thousands of pounds, with which the ghosts win; in the Master Game it is bid for.
option-master-game = Master Game
option-master-game-help = Two teams bid in secret; the higher bid plays the ghosts, the lower bid is their target.
option-games = Games
option-games-help = How many games a tournament has.
option-shuffled = Rooms at random
option-shuffled-help = The rooms are laid at random, and the game begins at once.
option-stand-in = Partner stands in
option-stand-in-help = A master whose ghosts cannot act is replaced by his partner; otherwise that turn is passed over.
option-rows = Rows
option-rows-help = How many rows the floor has; there must be a room for every place.
option-columns = Columns
option-columns-help = How many columns the floor has.
option-colours = Colours
option-colours-help = Four colours, or two for a small game of two players.
option-colours-refused = there are two or four of them, and two only for two players.

## An aid that a table may do without

aids = Notebook
aids-help = Hunters may have the rooms marked in which a ghost can still be.

## Words on the table

table-damage = Damage { $damage } of { $goal }
table-ghosts = { $n ->
    [one] { $n } ghost still hidden
   *[other] { $n } ghosts still hidden
}
table-to-lay = Still to lay
table-held = To be laid
table-bids = Bids { $first } and { $second }
table-your-bid = Your team’s bid { $bid }
table-points = Points
table-legend = B blue, R red, G green, W white; ! a ghost of yours; * a revealed ghost; · taken by the ghosts, x by the hunters

## Words on the board

table-hotel = The MacDuff Hotel, haunted floor
table-floor = The floor: { $rows } rows, { $columns } columns
table-free = { $place }: free
table-room = { $place }: { $tile }
table-fallen-ghosts = { $place }: { $tile }, taken by the ghosts of { $seat } on turn { $turn }
table-fallen-hunters = { $place }: { $tile }, taken by { $seat } on turn { $turn }
table-found = { $place }: the { $colour } ghost, revealed on turn { $turn } of { $seat }
table-note-may = may hide a ghost
table-note-sure = must hide a ghost
table-note-not = cannot hide a ghost
table-the-ghosts = The ghosts
table-ghost-hidden = the { $colour } ghost is hidden
table-ghost-at = the { $colour } ghost is at { $place }
table-ghost-of = the { $colour } ghost of { $seat } is at { $place }
table-ghost-found = the { $colour } ghost was revealed at { $place }
table-rooms-left = { $n } left
table-of = of { $goal }
table-of-goal = of { $goal } thousand pounds
table-to-go = { $n },000 pounds more and the hotel closes.
table-ruined = The hotel closes its doors.
table-saved = The hotel is saved.
table-added = +{ $n }
table-spared = not counted
table-last = { $place }, by { $seat }
table-nothing-fell = Every room still stands.
table-history = Rooms taken
table-history-all = { $n ->
    [one] The room that fell
   *[other] All { $n } rooms that fell
}
table-notebook = Notebook
table-notebook-help = Marks which rooms can still hide a ghost, from what everybody saw.
table-your-rooms = Your rooms
table-stock-room = { $tile }: { $n } left
table-to-lay-n = { $n } to lay
table-deck-even = Deck A: even
table-deck-odd = Deck B: odd
table-bid-none = no bid yet
table-bid-down = face down
table-bid-yours = your bid
table-bid-was = bid { $bid }
table-game = Game { $game } of { $games }
table-points-unit = { $n ->
    [one] point
   *[other] points
}
table-role-undecided = no role yet
table-role-hunter = hunter
table-role-master = ghosts
table-taken = Rooms taken

## The decision bar

ask-nothing = Nothing to decide
ask-pick = Which room?
ask-pick-help = Pick up one of your rooms; then you lay it on the floor.
ask-put = Where to?
ask-put-help = The { $tile }: any free place will do.
ask-bid = How much do you dare?
ask-bid-help = The higher bid plays the ghosts; the lower bid is the damage they need. Without bids it would be { $n }.
ask-hide = Hide a ghost
ask-hide-help = { $n ->
    [one] One is left to hide; the hunters have their eyes closed.
   *[other] { $n } are left to hide; the hunters have their eyes closed.
}
ask-hide-help-two = { $n ->
    [one] One more is yours, your partner has the others; the hunters have their eyes closed.
   *[other] { $n } are yours, your partner has the others; the hunters have their eyes closed.
}
ask-devastate = Wreck which room?
ask-devastate-help = The hunters do not see which ghost acts.
ask-hunt = Search which room?
ask-hunt-help = { $n ->
    [one] One ghost is still hidden.
   *[other] { $n } ghosts are still hidden.
}
then-pick = { $n } left
then-hide = the { $colour } ghost
then-search = { $tile }
then-take = { $tile }: +{ $n }
then-win = { $tile }: +{ $n }, and the ghosts win
danger-unmask = reveals your team’s { $colour } ghost!
danger-last = { $tile }: if it is empty, the ghosts win
why-not-held = You have picked up a room already: lay it.
why-not-laid = There is none of these left.
why-not-pick-first = Pick up a room first.
why-not-laid-there = A room lies there already.
why-not-bid-first = Bids come first; nothing is taken yet.
why-not-hidden = The { $colour } ghost is hidden already.
why-not-fallen = This room has fallen already.
why-not-own-room = A ghost never takes the room that it lies under.
why-not-partner = Only your partner’s ghosts reach this room.
why-not-line = No line leads there: another room stands in the way, or it lies off all eight lines.

## The lesson: what the house ghost says, in the order of lesson.json

lesson-aim = Good evening, fellow ghost. This is one floor of a grand hotel, a small one to begin with. Every room that is wrecked adds its price to the damage. Fill the cask to the line, and the hotel closes: then ghosts win.
lesson-ghosts = You master all four ghosts tonight. One of each colour hides under a room of its own colour, and there it stays. You see them glow; the hunters see only rooms.
lesson-adjacent = A ghost wrecks one room next to its own, straight or diagonally, whatever the colour. The blue ghost on c2 can reach b3, a dear one. Wreck b3.
lesson-line = A hunter searched a2: nobody there, so that room counts for you as well. And see, where rooms have fallen your ghosts reach further. From c2 a straight line runs over b3 to a4. Wreck a4.
lesson-nameless = Nobody is told which ghost it was: only the room is announced. But hunters can reason, and every room that you take gives something away.
lesson-hide = Back to the beginning: the rooms lie, and the hunters close their eyes. Hide a ghost under b2. The room is white, so it is the white ghost. A dear room keeps hunters away, but it will never count as damage.
lesson-hide-colour = White has its ghost now. Hide the next one under a room of any other colour. The middle has eight neighbours, a corner only three.
lesson-hide-two = Two more. It is wise not to hide them side by side.
lesson-hide-last = And the last one.
lesson-eyes-open = Now the hunters open their eyes, and the ghosts begin. With two masters each hides two ghosts and acts only with those; both masters see all four.
lesson-hunt = Now you are the hunter. The hotel is yours to search, and the ghosts have just wrecked b3. They won’t say from where.
lesson-around = But b3 can only have fallen to a ghost beside it. Eight rooms stand around it, and you may search any room at all. Try c2.
lesson-spared = A ghost! It is revealed and out of the game, and the room under which it lay does not count. A ghost for no damage: that is how it should be.
lesson-cleared = Blue is found, so no other blue room hides anything. Then c1 fell: its neighbours are under suspicion, and c3, to which the line is free. A cheap room costs least if you are wrong. Search b1.
lesson-costs = Two! But mind the cask. When you open an empty room, its price counts just as if the ghosts had wrecked it. Hunters ruin hotels too.
lesson-notebook = Later in another game. Two ghosts are left, and much has been seen. If you like, switch on the notebook: it crosses out every room that cannot hide a ghost. It only reasons, it never peeks.
lesson-sure = The red ghost can be in one place only, whether you worked it out or the notebook did. Search a3.
lesson-one-left = One is left, the white one, under c3 or d1. Then the ghosts wrecked d4. From d1 no line leads there: d3 stands in the way. Search c3.
lesson-saved = All four ghosts are found: the hunters win at once, and the hotel is saved.
lesson-close = A close one. The cask is at 17 of 20, and only the blue ghost is left. A wrong search in a dear room, and it is over.
lesson-dare = Yet one blue room alone is left that can have wrecked all that fell: b3, worth 5. Five more would ruin the hotel, but a room with a ghost does not count. Dare it.
lesson-dared = Not a pound of damage, and you win. Be sure of your reasoning before you try that at home.
lesson-ghosts-again = The other side once more: 17 of 20, and it is the ghosts’ turn. Mind the rooms with a warning. Your own ghosts lie there, and whoever takes such a room reveals the ghost.
lesson-target = The green ghost on d3 reaches c4, worth 5. Wreck it.
lesson-ruined = The whisky is over the line: the ghosts win, and it would not have mattered who took the last room. At the end everybody sees where the ghosts lay.
lesson-lay = How a floor comes about: everybody has rooms and lays one of them in turn. You hunt, and blue and green are yours. Four rooms are left. Pick up the blue 1.
lesson-lay-where = Lay it on any free place. Masters like dear rooms in the middle, where ghosts come by; hunters would rather have them in the corners. d4 is free.
lesson-lay-theirs = There it is, a white 5 right in the middle. You have only the green 1 left, so it is in your hand already: lay it.
lesson-laid = When all lie, the ghosts hide. In a hurry? An option lays the rooms at random.
lesson-master-game = Last, the Master Game. Nobody knows yet who will play the ghosts. Each team bids in secret how much damage it would dare to do on this floor, one with even numbers, the other with odd ones.
lesson-bid = The higher bid plays the ghosts, but needs only the lower bid. Deck A is yours. Bid 48.
lesson-bids-open = The other side bid 41. Yours is higher, so the ghosts are yours, and 41 is the target. Whoever wins the game scores the difference: 7 points.
lesson-end = In a tournament you play several such games. With three or four players there are teams, and partners may whisper in the team chat. Now you know it all; come and play!
