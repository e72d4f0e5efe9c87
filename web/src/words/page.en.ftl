# The words of the page in English. What belongs to one game lies in that game's folder.

## Title and greeting

title = Manoir
title-table = { $game } · Manoir
title-your-turn = ● Your turn · { $game }
title-turns = ({ $n }) Your turn · Manoir
title-rules = Rules of { $game } · Manoir
hello-midnight = Good evening.
hello-midnight-name = Good evening, { $name }.
hello-dawn = Good morning.
hello-dawn-name = Good morning, { $name }.
hello-windows = { $n ->
    [0] The house is asleep.
    [one] One window is lit. Come in.
   *[other] { $n } windows are lit. Pick one.
}
manor = The manor: each lit window is a game
house-ghooost = Ghooost!
house-halloween = Halloween
house-phantoms-of-halloween = Phantoms of Halloween
house-phantom-society = The Phantom Society
house-phantom = Phantom
window-facts = { $least }–{ $most } players · { $minutes } min
window-facts-exact = { $most } players · { $minutes } min
window-shut = not yet in the house

## Around the house

go-home = Back to the house
brand = Manoir, back to the house
back = Back
close = Close
copied = Copied
copy-link = Copy the link
language = Language
learn = Learn
learn-minutes = Learn it in 5 minutes
rules = Rules
sound = Sound
settings = Settings
offline = The house does not answer. Trying again…
continue = Continue playing
continue-all = All my games ({ $n })
with = with { $names }
stage-gathering = gathering
stage-playing = playing
stage-over = over
tonight = In the house tonight
tonight-people = { $n ->
    [0] Nobody is at a table just now.
    [one] One guest is at a table.
   *[other] { $n } guests are at the tables.
}
tonight-waits = { $n ->
    [one] { $names } waiting, 1 seat free
   *[other] { $names } waiting, { $n } seats free
}
tonight-plays = { $names } playing
tonight-quiet = No open table right now.
open-table = Open a table
watch = Watch
sit-down = Sit down
stand-up = Stand up

## Names

name-title = Your name
name-label = Name
name-save = Save
name-change = You are { $name }. Change your name

## Settings

setting-theme = Light
setting-motion = Motion
setting-system = as the system
setting-keys = Single keys act
setting-notify = Notify me when it is my turn
theme-midnight = Midnight
theme-dawn = Dawn
theme-to-midnight = Switch to midnight
theme-to-dawn = Switch to dawn
motion-full = Everything moves
motion-still = Nothing moves
keys-title = Keys at the table
keys-arrows = walk over what is lit
keys-enter = choose it
keys-numbers = choose from the bar
keys-slash = type a choice
keys-escape = close what is open

## A new table

play-now = Play now
play-now-against = { $n ->
    [one] against one bot, { $level }
   *[other] against { $n } bots, { $level }
}
play-bots = Opponents
play-level = Strength
play-friends = Open a table with friends
reconstructed = Some of this game is reconstructed: its printed rules do not say everything. The rulebook marks each such place as a ruling, and the options let you use other numbers.
form-seats = Seats
form-seat = Seat { $seat }
form-me = Me
form-open = Open: whoever has the link
form-bot = Bot, level { $level }: { $name }
form-here = Somebody beside me, on this device
form-here-name = Name of seat { $seat }
form-more = One seat more
form-less = One seat less
form-options = Options of the game
form-usual = As usual
form-own = Your own…
form-refused = { $option }: { $why }
form-reconstructed = (reconstructed)
form-watch = Who may watch
form-open-table = Open the table
watch-anyone = Anyone with the link
watch-seated = Only those who play
watch-anyone-text = Anyone with the link may watch; whoever watches sees no secrets.
watch-seated-text = Only those who play see this table.
aids-none-text = Without aids: what can be worked out, everybody works out alone.
pace = Pace of the bots
pace-calm = calm
pace-brisk = brisk
pace-instant = at once

## Before the match

lobby-title = A table of { $game }
lobby-waiting = waiting for guests
lobby-text = { $n ->
    [0] Everybody is here.
    [one] One seat is free. Send the link to a friend.
   *[other] { $n } seats are free. Send the link to your friends.
}
lobby-start = { $n ->
    [0] Begin
    [one] Begin now, with a bot in the free seat
   *[other] Begin now, with bots in the free seats
}
give-to-bot = Let a bot sit
seat-free = Free the seat

## Seats

seat-open = Free seat
seat-number = Player { $seat }
seat-you = you
seat-guest = guest
seat-away = away just now
seat-left = has left the table
seat-bot = portrait, level { $level }
rail-label = Players
turn-yours = Your turn
turn-theirs = On turn
asked-yours = You choose
asked-theirs = Chooses

## The table

table-opening = The door creaks open…
table-named = Table { $code }
table-match = match { $n }
table-watchers = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
table-tool = Table
board-label = The board
leave = Leave the table
leave-text = You can come back by the same link while nobody else has taken your seat.
panel-label = Log, chat, rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-replay = Replay
log-beginning = The beginning
log-empty = Nothing has happened yet.
log-live = What happens
log-undone = { $seat } takes it back.
why = why?
why-not = Why not…?
why-not-nothing = Everything on the board can be chosen now.
why-line = { $line } Why? Paragraph { $paragraph }
chat-empty = Nobody has said anything.
chat-label = Say something to the table
chat-label-team = Whisper to your team
chat-send = Send
chat-to = Who hears it
chat-to-table = to the table
chat-team = to the team
chat-unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}

## Deciding

decide-label = The decision
menu-label = What to do with it
choice-ways = { $n } ways
choice-others = Something else
choice-more = { $n } more
take-back = Take back
take-back-ask = Ask to take back
take-back-not = Nothing to take back: it stands once somebody has learnt something new.
type-choice = Type a choice
type-label = Your choice, in notation
type-help = Enter makes the choice; a part of it is enough where only one fits.
type-several = Several choices fit: type more, or click one.
type-unknown = That is not possible now.
wait-for = { $seat } is choosing
wait-any = One moment
wait-sent = Done.
wait-told = Let’s see…
wait-bot = An old portrait is thinking.
wait-person = The table waits.
wait-skip = Click or tap to skip ahead.
come-back = You left your seat
come-back-text = It is still yours.
wait-watching = You are watching.
ask-undo = Take it back?
ask-undo-text = { $seat } would like to take back the last choice. You have seen it: do you agree?
ask-yes = I agree
ask-no = No, it stands
ask-waiting = You asked to take it back; the others are thinking about it.
recap-title = Since you last looked
recap-more = { $n ->
    [one] one thing before, in the log
   *[other] { $n } things before, in the log
}
recap-on = Go on
recap-show = Show me
curtain-title = Pass the device to { $seat }
curtain-text = The curtain is drawn: nobody sees anything secret now.
curtain-open = I am { $seat }: open the curtain

## The end

over = It is over
over-you-win = You win!
account = Where the points came from
account-all = In all
over-you-share = You share the win!
over-wins = { $n ->
    [one] { $seat } wins
   *[other] { $seat } win
}
over-shared = { $seat } share the win
rematch = Play again
watch-replay = Watch the replay
seal = Fair-deal seal
seal-text = Before the first choice the house sealed its luck: it published a hash of random bytes and of the seed behind every card and die. After the last choice the seal is opened, and anybody can check that nothing was changed on the way.
seal-promise = The seal, published before the first choice
seal-nonce = Random bytes
seal-seed = Seed
seal-closed = It is opened when the match is over.
seal-kept = ✓ Your browser has computed the hash: the seal was kept.
seal-broken = The hash is not the one that was published!

## Replay

replay-on = Looking back
replay-move = Move { $at } of { $of }
replay-live = Back to the game
replay-leave = Leave the replay
replay-is-live = Live
replay-slider = Moment of the match
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-on-one = One on
replay-last = To the end
replay-from = Seen from
replay-from-seat = From this seat
replay-from-all = All seats
replay-share = Share
replay-export = Text file
replay-failed = The replay could not be fetched.

## Lesson and rulebook

lesson = The lesson
lesson-next = Next
lesson-first-read = Read on first: press “Next”.
lesson-not-yet = Good thinking, but the lesson waits for something else first.
lesson-progress = Scene { $scene } of { $scenes }
lesson-scene-done = Well done! On to the next scene?
lesson-all-done = That was all. You know enough to frighten somebody.
lesson-next-scene = Next scene
rules-search = Search the rules
rules-found = { $n ->
    [0] no paragraph
    [one] 1 paragraph
   *[other] { $n } paragraphs
}
rules-nothing = No paragraph speaks of that.
rules-whole = The whole rulebook
rules-openly = The rules in our own words. Where the printed rules are silent or can be read in two ways, a ruling says openly what we took or reconstructed.

## Notifications

notify-title = Your turn
notify-text = { $game }: the table waits for you.

## When something is not there

sorry-page = There is no such room
sorry-page-text = The corridor ends here. Perhaps the address lost a letter on the way.
sorry-table = There is no such table
sorry-table-text = Nobody knows a table { $code }. Ask whoever sent you for the link again.
sorry-closed = This table plays among itself
sorry-closed-text = Only those who sit at it may see it.
sorry-game = This game is not in the house
sorry-game-text = Its window is still shuttered.
sorry-lesson = No lesson here
sorry-lesson-text = This game has no lesson yet. Its rulebook is open.

## Words of the server, by their code

word-offline = The house does not answer.
word-stale = Somebody was faster: look again.
word-illegal = That is not possible now.
word-not-yours = It is not your turn.
word-cannot-undo = That cannot be taken back.
word-needs-consent = The others are asked whether they agree.
word-too-fast = Not so fast.
word-too-long = That is too long.
word-malformed = The house did not understand that.
word-bad-option = These options do not go together.
word-not-allowed = That is not yours to do.
word-no-such-table = There is no such table.
word-not-over = That is told only when the match is over.
word-already-begun = The match has begun.
word-already-seated = You are sitting here already.
word-no-such-match = There is no such match.
word-no-such-seat = There is no such seat.
word-not-playing = Nobody is playing here now.
word-nothing-asked = Nobody asked for anything.
word-seat-taken = Somebody was faster: the seat is taken.
word-who-are-you = The house does not know you yet: load the page again.
