# The words of Phantoms of Halloween in English.

game-name = Phantoms of Halloween
game-tagline = Bid for friends in disguise, pass your ghosts on, and end the party while you are ahead.

## Characters, squares, reasons

character-witch = Witch
character-vampire = Vampire
character-werewolf = Werewolf
character-devil = Devil
character-zombie = Zombie
character-mummy = Mummy
character-skeleton = Skeleton
character-ghost-sheet = Sheet Ghost
character-pumpkin-head = Pumpkin Head
character-black-cat = Black Cat
character-scarecrow = Scarecrow
character-monster = Monster
character-mad-scientist = Mad Scientist
character-hangman = Hangman
character-ogre = Ogre
character-goblin = Goblin
character-banshee = Banshee
character-bat = Bat
character-spider = Spider
character-pirate = Pirate
character-gravedigger = Gravedigger
character-fortune-teller = Fortune Teller
character-clown = Clown
character-raven = Raven
character-reaper = Reaper
character-count = Count
square-black = black
square-green = green
square-red = red
square-auction = auction
square-draw = draw
square-exchange = exchange
square-sell = sell
square-halloween = Halloween
square-unmask = unmask
square-phew = phew!
reason-stump = from the stump
reason-sale = to be sold
reason-debt = for a debt
reason-party = at Halloween

## Choices

choice-keep = Leave the point cards as they are
choice-re-pair = Take up your point cards, to re-pair them
choice-swap = Swap the points of { $one } and { $other }
choice-done = Done: put the point cards back
choice-pass-by = Pass
choice-bid = Bid { $price }
choice-demand = Have { $character } sold for the debt
choice-get-rid-of = Get rid of { $character }, unseen
choice-keep-all = Get rid of nobody
choice-wish-for = Wish for { $character }
choice-take-in-return = Take { $character } in return
choice-name = Name { $character } for an auction
choice-hide = Keep { $character } a secret, show the others
choice-show-all = Show them all
choice-send-away = Send { $character } away, shown to all
choice-start-on = Begin on square { $place }
choice-roll-die = Roll and move
choice-stop = Stop on the black square
choice-walk-past = Walk past the black square
choice-stay = Stay where you are
choice-try-for-six = Try for a six, to leave the pumpkin

## Prompts

prompt-start = Choose the green square to begin on.
prompt-offer = Would you like to re-pair your point cards?
prompt-pair = Swap point cards among your characters; nobody sees what you do.
prompt-turn = Your turn: roll, or say before rolling that you stay.
prompt-stop = You pass a black square: stop there, or go on?
prompt-demand = Your left neighbour cannot pay: name a character to be sold.
prompt-bid = { $character } is for sale at { $price }: raise, or pass?
prompt-name = Halloween: name a character of another player.
prompt-wish = Exchange: name the character that you want.
prompt-answer = { $character } is wanted: which character do you take in return?
prompt-hide = Unmask: which one stays a secret?
prompt-phew = Phew! Whom do you send away?
prompt-riddance = The third time on red: whom do you get rid of?
prompt-waiting = Waiting for { $seat }.

## Events

event-threw = { $seat } throws a { $die }.
event-drew = { $seat } draws { $character }.
event-looked = { $seat } looks: { $character } hides { $points }.
event-looked-unseen = { $seat } looks at the points of { $character }.
event-unmasked = { $character } of { $seat } is unmasked: { $points }.
event-stood = { $seat } begins on square { $place } ({ $square }).
event-took-up = { $seat } takes up the point cards; who knows where they lie now?
event-swapped = { $seat } swaps the points of { $one } and { $other }.
event-stayed = { $seat } stays.
event-rolled = { $seat } rolls a { $die }.
event-moved = { $seat } comes to square { $place } ({ $square }).
event-missed = { $seat } misses a turn.
event-received = The bank pays { $seat } { $cash }.
event-paid = { $seat } pays { $cash } to the bank.
event-forgiven = { $cash } that { $seat } owed are cancelled.
event-put-up = { $character } is up for auction ({ $reason }).
event-bid-made = { $seat } bids { $price }.
event-passed = { $seat } passes.
event-sold = Sold! { $character } goes to { $seat } for { $price }.
event-unsold = Nobody wants { $character }.
event-bought = { $seat } draws { $character } for { $cash }.
event-wished = { $seat } wishes for { $character }.
event-exchanged = { $seat } takes { $character } in return.
event-got-rid = { $character } of { $seat } leaves the game, unseen.
event-sent-away = { $character } of { $seat } leaves the game for all to see.
event-handed-out = The stump is empty: the exits are open!
event-tried = { $seat } tries for a six: { $die }.
event-left = { $seat } leaves the pumpkin! The party is over.
event-closed = It is late: the party is over for everybody.
event-turned-up = { $character } hid { $points }.
event-counted = { $seat } has { $score } points.

## Options

option-begin-with = Characters to begin with
option-begin-with-help = How many characters everybody draws before the first turn.
option-begin-with-standard = One: the whole party
option-begin-with-standard-help = The usual game, of about an hour.
option-begin-with-fast = Three: the fast game
option-begin-with-fast-help = The printed rule for a shorter party.
option-money = Pumpkins to begin with
option-money-help = How much money everybody has at first.
option-cards = Point cards
option-cards-help = How many point cards of each worth are in play; fewer make a shorter party.
option-squares = Squares of the track
option-squares-help = How many squares go round the pumpkin; ours are a reconstruction.
option-track = The track
option-track-help = What each square is, counter-clockwise; lay the squares of your own board here.
option-amounts = Amounts on the squares
option-amounts-help = How much green squares pay, red ones cost, and drawing costs.
option-ask-opening = Offer re-pairing at the start of a turn
option-ask-opening-help = Otherwise only after a turn in which you gave, got or showed a point card.
option-rounds = Rounds
option-rounds-help = After so many rounds the party is over, even if nobody has left.

## Words on the table

table-stump = Stump
table-stump-empty = The stump is empty: the exits are open
table-characters = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
table-round = Round { $n }
table-square = Square { $place }, { $square }
table-pumpkins = { $n ->
    [one] { $n } pumpkin
   *[other] { $n } pumpkins
}
table-misses = misses a turn
table-for-sale = For sale
table-highest-bid = { $price } by { $seat }
table-no-bid = no bid yet
