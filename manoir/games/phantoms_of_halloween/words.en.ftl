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
reason-sale = drawn by lot
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
option-cards-refused = there are no more of each worth than in the box, and enough for everybody.
option-squares = Squares of the track
option-squares-help = How many squares go round the pumpkin; ours are a reconstruction.
option-track = The track
option-track-help = What each square is, counter-clockwise; lay the squares of your own board here.
option-track-refused = it needs a green square to begin on and black ones to leave by, always more than a roll apart.
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

## What the page says

table-on-black = exit
table-on-green = receive
table-on-red = pay
table-on-auction = auction
table-on-draw = draw
table-on-exchange = swap
table-on-sell = sell
table-on-halloween = Hallow’n
table-on-unmask = unmask
table-on-phew = phew!
table-amount-green = the bank pays { $n }
table-amount-red = costs { $n }
table-amount-draw = for { $n }
table-round-of = Round { $n } · turn of { $seat }
table-round-short = r{ $n }
table-stump-top = On the stump: { $character }
table-die = The die shows { $n }
table-die-none = The die
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-mine = Your characters
table-of = Characters of { $seat }
table-nobody-yet = nobody yet
table-nobody-yours = You have no character yet.
table-in-purse = { $n ->
    [one] pumpkin in your purse
   *[other] pumpkins in your purse
}
table-all-know = everybody knows this
table-open = { $points }: everybody knows it.
table-known = { $points }, { $round ->
    [0] you know it.
   *[other] you saw it in round { $round }.
}
table-once = It was { $points }{ $round ->
    [0] { "" } once
   *[other] { "" } in round { $round }
}, before its owner re-paired.
table-once-among = That card lies on { $characters } now.
table-maybe = Unknown; perhaps { $points }.
table-unknown = Its points are unknown to you.
table-notebook = What you know of them
table-show-guests = Guests
table-show-pumpkin = Back to the pumpkin

table-who-wants = Who wants the { $character }?
table-sold-by = { $seat } sells ({ $reason })
table-bidders = Who takes part
table-leads = leads
table-sells = sells
table-passed = passes
table-on-black-square = not from black
table-you-bid = your bid
table-to-bid = thinks
table-in = in
table-your-bid = Your bid
table-less = Less
table-more = More
table-limit-set = Up to { $n } for me
table-limit-pass = Pass for me
table-limit = The page bids for you, up to { $n }.
table-limit-none = The page passes for you.
table-limit-forget = I’ll bid myself

table-pair-help = Drag one onto another to swap their points.
table-pair-seal = { $points } on { $character }: choose two to swap
table-pair-held = The points of { $character }: choose the other one.
table-pair-wished = The points of { $one } and { $other } will change places as soon as the rules allow.
table-pair-waits = Will be re-paired as soon as the rules allow.
table-pair-still = still { $points }
table-pair-forget = Leave them as they are
table-pretend = Only pretend to re-pair
table-pretend-waits = You will take up your cards and put them back.

table-wishes = { $seat } wishes for the { $character }
table-left = { $seat } left the pumpkin
table-doing-settled = { $seat } goes on.
table-doing-start = { $seat } chooses a green square.
table-doing-offer = { $seat } may re-pair.
table-doing-pair = { $seat } re-pairs.
table-doing-turn = { $seat } is about to roll.
table-doing-stop = { $seat } passes a black square.
table-doing-demand = { $seat } names what must be sold.
table-doing-name = Halloween! { $seat } names a character.
table-doing-wish = Exchange: { $seat } names a character.
table-doing-answer = { $seat } takes one in return.
table-doing-hide = { $seat } must unmask.
table-doing-phew = Phew! { $seat } may send somebody away.
table-doing-riddance = { $seat } may get rid of somebody.
table-doing-you-settled = Go on.
table-doing-you-start = Choose a green square.
table-doing-you-offer = You may re-pair.
table-doing-you-pair = Swap your points.
table-doing-you-turn = Roll the die!
table-doing-you-stop = A black square is on your way.
table-doing-you-demand = Name what must be sold.
table-doing-you-name = Halloween! Name a character.
table-doing-you-wish = Exchange: whom do you want?
table-doing-you-answer = Take one in return.
table-doing-you-hide = Unmask! One may stay a secret.
table-doing-you-phew = Phew! Send somebody away?
table-doing-you-riddance = Get rid of somebody?

ask-start = Where do you begin?
ask-start-help = On any green square. The bank pays if you stay there.
ask-offer = Re-pair?
ask-offer-help = Nobody sees what you do with your point cards.
ask-pair = Which points change places?
ask-pair-help = One swap after the other, then done.
ask-turn = Your turn
ask-turn-help = Roll the die and walk.
ask-turn-stay = Roll, or say now that you stay ({ $n ->
    [one] once more
   *[other] { $n } times at most
}).
ask-leave = Leave the pumpkin?
ask-leave-help = A six in three throws ends the party for all, and the most points win: you have { $points }. You may also wait, or walk on.
ask-stop = Stop on black?
ask-stop-help = You rolled { $die }; the exit is { $steps ->
    [one] one square
   *[other] { $steps } squares
} ahead.
ask-demand = What must be sold?
ask-demand-help = { $seat } cannot pay. Name one of those characters.
ask-bid = A bid for the { $character }?
ask-bid-first = No bid yet. You have { $cash }.
ask-bid-help = { $seat } leads with { $price }. You have { $cash }.
ask-name = Halloween! Whom do you name?
ask-name-help = It is sold by auction, for its owner; then all see its points.
ask-wish = Whom do you want?
ask-wish-help = Its owner takes one of yours in return.
ask-answer = Which one in return?
ask-answer-help = { $seat } takes your { $character }.
ask-hide = Which one stays a secret?
ask-hide-help = All the others are shown to everybody.
ask-phew = Phew! Send somebody away?
ask-phew-help = Its points are shown, and it leaves the game.
ask-riddance = Get rid of somebody?
ask-riddance-help = The third time on red: one may go, unseen.

then-left = leaves you { $n }
then-pass = if all pass, nothing changes
then-pass-to = { $seat } may get it
then-of = of { $seat }; { $what }
then-known = you know: { $points }
then-once = was { $points }{ $round ->
    [0] { "" } once
   *[other] { "" } in round { $round }
}
then-unknown = points unknown
then-points = your points: { $before } → { $after }
then-hide = { $points } stays hidden
then-start = { $n } for each turn you stay
then-receive = the bank pays { $n }
then-pay = costs { $n }
then-wait = here, until the next turn
then-stop = misses a turn, then one may leave
then-past = on to “{ $square }”
then-past-nothing = on to “{ $square }”, where nothing happens any more
then-try = three throws: 42 in 100

danger-ghost = You know it: { $points }
danger-disguise = A friend: { $points } of yours would be gone
danger-leave = You have { $points }: would you win?
danger-debt = You cannot pay: a character would be sold

why-not-bid-first = First comes the auction.
why-not-roll = The die is rolled at the beginning of a turn.
why-not-stay = One stays on green or red only, and for two turns at most.
why-not-stay-black = While characters lie on the stump, one must roll on from black.
why-not-stump = The stump is drawn from on the squares “auction” and “draw”.
why-not-green = One begins on a green square.
why-not-die = You rolled { $die }: on black, or all the way.
why-not-walk = The die says where you go.
why-not-own-name = At Halloween one names a character of somebody else.
why-not-own-wish = One wishes for a character of somebody else.
why-not-answer = In return you take a character of { $seat }.
why-not-demand = It must be a character of { $seat }, who owes.
why-not-theirs = { $character } is not yours.
why-not-lot = { $character } is not for sale now.
why-not-mine = You can swap the points of your characters, but nothing else is to be done with them now.
why-not-no-square = Nobody can do anything with { $character } now; the squares “Halloween” and “exchange” can.

## The lesson

lesson-aim = Welcome to the party inside the pumpkin! These are your characters. Everybody sees who they are, but only you see the points on their backs. In the end the most points win.
lesson-friends = The Mummy is a friend in disguise: +20. Your Zombie is a real ghost: −15. Gather friends, get rid of ghosts, and let nobody know which is which.
lesson-roll = In your turn you roll and walk round the rim. Click the die.
lesson-drawn = The square “draw”: you paid 4 pumpkins and took the top character from the stump. Its points are your secret.
lesson-green = You stand on a green square. There you may stay for up to two turns, and each time the bank pays you its amount. On red it costs you.
lesson-stay = Say it before you roll: click your square, or “Stay where you are”.
lesson-stayed = Five pumpkins more. Money wins nothing in the end, but without it there is nothing to bid with.
lesson-auction = An auction! The Pumpkin Head is sold to whoever pays most. Nobody knows its points, only the buyer will. On the right you see who is in, who leads and how much each one has.
lesson-bid = You need not offer more than the others could pay. Raise to 3: in the bar, or by a click on the price on the board.
lesson-won = Sold! Now you alone know what is on its back. What has been bid is never taken back, so think first.
lesson-limit = The same again, but you need not sit through every raise. Press + until it says 7, then “Up to 7 for me”: the page bids for you, always one more than the last price.
lesson-limit-goes-on = The other one raised, and your limit is not reached.
lesson-limit-won = Yours for 7. Beyond your limit you would have been asked. With “Pass for me” the page lets a character go.
lesson-know = Halloween! You may name a character of somebody else, and it is sold by auction. You once saw this Werewolf: +30. A seal with a “?” behind its number would say: it was so, but its owner has re-paired since.
lesson-halloween = Name the Werewolf.
lesson-halloween-bid = Its owner takes no part, and the third guest is broke. One pumpkin is enough!
lesson-unmasked = You have it, and its owner has your money. But at Halloween the points are shown: now everybody knows that your Werewolf is worth 30.
lesson-pair = So hide it! You may clip your point cards to other characters of yours. Drag the Werewolf onto the Skeleton, or choose their two numbers.
lesson-pair-swap = The others see that you take up your cards, and never what you do with them. Swap the points of Werewolf and Skeleton.
lesson-paired = Now whoever wants the Werewolf gets a ghost! You can wish for this at any time; the page does it as soon as the rules allow and asks you nothing else about it. “Only pretend” makes the others unsure as well.
lesson-exchange = Exchange: name a character of another guest; its owner then takes one of yours. You know that the Devil is worth 15. Wish for it.
lesson-exchanged = You got +15, and with the Skeleton they got your −10: they did not know. You do, and whoever gives away a ghost goes on knowing it.
lesson-exit = The stump is empty: the exits are open. You stand on a black square and have missed a turn. With three throws for a six you can leave, and then the party is over for everybody.
lesson-try = You have 65 points. Nobody else seems that rich: try for a six!
lesson-won-it-all = All cards are turned up, and the most points win, whoever left. To stand at the exit with a handful of ghosts is a bluff worth trying. Enjoy the party!
