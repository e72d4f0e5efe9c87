# The words of Ghooost! in English.

game-name = Ghooost!
game-tagline = Scare your ghosts away with scarier ones, and don’t be the last house still haunted.

## Ghosts and families

ghost-kitty = Kitty
ghost-scooty = Scooty
ghost-draplo = Draplo
ghost-cerberus = Cerberus
ghost-mortimer = Mortimer
ghost-zombibi = Zombibi
ghost-momicha = Momicha
ghost-vampirette = Vampirette
ghost-twist = Twist
ghost-pirat-os = Pirat’Os
ghost-banshia = Banshia
ghost-skeletum = Skeletum
ghost-igor = Igor
ghost-comte-croc = Count Croc
ghost-faucheuse = The Reaper
ghost-miss-copy = Miss Copy

family-common = Common
family-fearless = Fearless
family-special = Special
family-scary = Scary

## Choices. $many counts the ghosts themselves, $copies the Miss Copy that join them.

choice-play = { $copies ->
    [0] { $many ->
        [1] Play { $ghost }
        [2] Play 2 × { $ghost }: Double!
        [3] Play 3 × { $ghost }: Triple!
       *[other] Play { $many } × { $ghost }: Quartet!
    }
    [1] Play { $many ->
        [1] { $ghost }
       *[other] { $many } × { $ghost }
    } with Miss Copy: { $many ->
        [1] Double!
        [2] Triple!
       *[other] Quartet!
    }
    [2] Play { $many ->
        [1] { $ghost }
       *[other] { $many } × { $ghost }
    } with 2 × Miss Copy: { $many ->
        [1] Triple!
       *[other] Quartet!
    }
   *[other] Play { $many ->
        [1] { $ghost }
       *[other] { $many } × { $ghost }
    } with { $copies } × Miss Copy: Quartet!
}
choice-play-kitty = Play Kitty
choice-try-luck = Try your luck
choice-take = Take the cemetery
choice-open-mansion = Open your mansion
choice-lose-turn = Lose your turn (nothing is possible)

## Prompts

prompt-before = Your turn, before midnight: play, try your luck or take.
prompt-after = Your turn, after midnight: play or take; with an empty hand, open your mansion or take.
prompt-waiting = Waiting for { $seat }.

## Events

event-dealt = Deal { $deal }: { $seat } begins.
event-laid = { $copies ->
    [0] { $many ->
        [1] { $seat } plays { $ghost }.
       *[other] { $seat } plays { $many } × { $ghost }.
    }
    [1] { $many ->
        [1] { $seat } plays { $ghost } with Miss Copy.
       *[other] { $seat } plays { $many } × { $ghost } with Miss Copy.
    }
   *[other] { $many ->
        [1] { $seat } plays { $ghost } with { $copies } × Miss Copy.
       *[other] { $seat } plays { $many } × { $ghost } with { $copies } × Miss Copy.
    }
}
event-tried-luck = { $seat } tries their luck and turns up { $ghost } from the crypt.
event-opened = { $seat } opens their mansion and finds { $ghost }.
event-failed = It cannot stay: { $seat } takes the turned card and whatever lies in the cemetery.
event-took = { $cards ->
    [0] The cemetery was empty: { $seat } takes nothing from it.
    [one] { $seat } takes the cemetery: { $cards } card.
   *[other] { $seat } takes the cemetery: { $cards } cards.
}
event-drew = { $seat } draws { $ghost }.
event-drew-unseen = { $seat } draws a card.
event-acts-again = { $seat } acts again.
event-quartet = Quartet! { $seat } sweeps the cemetery clean.
event-swept = { $cards ->
    [one] { $cards } card leaves the game for good.
   *[other] { $cards } cards leave the game for good.
}
event-twisted = Twist! Play turns round.
event-skipped = Meow! Kitty makes { $seat } miss a turn.
event-midnight = Midnight! The crypt is empty.
event-turn-lost = { $seat } can do nothing at all and loses the turn.
event-left = { $place ->
    [1] { $seat } is the 1st to get out!
    [2] { $seat } is the 2nd to get out!
    [3] { $seat } is the 3rd to get out!
   *[other] { $seat } is the { $place }th to get out!
}
event-stalled = Nobody gets on: whoever has fewer cards left is ahead.
event-lost = { $seat } loses the deal and owes us all a terrifying ghost noise!
event-scored = { $points ->
    [one] { $seat } scores { $points } point.
   *[other] { $seat } scores { $points } points.
}
event-booed = { $boos ->
    [1] Boo! { $seat } receives a first Boo! token.
    [2] Boo! { $seat } receives a second Boo! token.
   *[other] Boo! { $seat } now has { $boos } Boo! tokens.
}
event-went-on = A tie for the lead: there will be another deal.
event-won = { $seat } wins the match!
event-cut-short = That was the last deal allowed: the leaders share the win.

## Options

option-deck = Deck
option-deck-help = Which 62 cards are shuffled, since the printed rules do not list them.
option-deck-refused = there must be enough cards for all hands and mansions.
option-deck-four-copies = Four Miss Copy, two Kitty
option-deck-four-copies-help = The deck that reviewers found in the box.
option-deck-two-copies = Two Miss Copy, four Kitty
option-deck-two-copies-help = Another reading of the printed rules, with fewer copies and more skipped turns.
option-hand-size = Cards in hand
option-hand-size-help = How many cards each player is dealt, and refills to before midnight.
option-mansion-size = Cards in each mansion
option-mansion-size-help = How many ghosts wait in each mansion; the usual number depends on how many play.
option-patience = Patience
option-patience-help = After how many actions without any progress a deal is ended and the players left are ranked.
option-several-deals = Several deals
option-several-deals-help = Three or more players play deal after deal for points, until somebody gets a second Boo! token.
option-several-deals-refused = it takes three players or more.

## Words on the table

table-cemetery = Cemetery
table-cemetery-empty = The cemetery is empty
table-crypt = Crypt
table-mansion = Mansion
table-hand = Hand
table-your-hand = Your hand
table-discard = Discard
table-to-beat = To beat
table-known = Known to all
table-direction-clockwise = Clockwise
table-direction-counter = Counter-clockwise
table-before-midnight = Before midnight
table-after-midnight = After midnight
table-turn = Turn
table-out = { $place ->
    [1] Out 1st
    [2] Out 2nd
    [3] Out 3rd
   *[other] Out { $place }th
}
table-boos = Boo! tokens
table-points = Points
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
table-copied = Miss Copy as { $ghost }
table-in-crypt = in the crypt
table-in-cemetery = in the cemetery
table-midnight-in = { $n ->
    [one] the next card brings midnight
   *[other] midnight in { $n } cards
}
table-any-ghost = any ghost may begin
table-match = match the { $value }, or beat it
table-dares-cerberus = only Kitty, 1, 3, 12 or a Quartet
table-dares-igor = only Kitty, 1, 12 or a Quartet
table-alike = { $n } alike on top
table-your-mansion = Your mansion
table-mansion-of = Mansion of { $seat }
table-hand-of = Hand of { $seat }
table-hand-empty = Your hand is empty
table-nothing-known = Nobody has seen any of these cards.
table-asleep = { $n ->
    [one] { $n } ghost, asleep until midnight
   *[other] { $n } ghosts, asleep until midnight
}
table-awake = { $n ->
    [one] { $n } ghost inside
   *[other] { $n } ghosts inside
}
table-nobody-inside = Nobody is left inside
table-gone = gone for good
table-gone-title = { $n ->
    [0] Nobody is gone yet
    [one] { $n } ghost is gone for good
   *[other] { $n } ghosts are gone for good
}
table-gone-of = { $gone } of { $of }
table-next = next
table-last = Last one haunted

## The question at hand, what a choice leads to, and what it risks

ask-nothing = Nothing to decide
ask-stuck = Nothing fits
ask-stuck-help = Miss Copy alone, and nothing to take: the turn is lost.
ask-ghost = { $ghost }, then?
ask-mansion = Who is at home?
ask-no-fit = None of yours fits
ask-first = Who goes first?
ask-dare = Who dares follow { $ghost }?
ask-beat = Who beats the { $value }?
ask-again = You act again:
then-next = then { $seat }
then-again = act again
then-quartet = sweeps the cemetery, act again
then-sweep = { $n ->
    [0] sweeps itself away, act again
    [one] sweeps { $n } card away with it, act again
   *[other] sweeps { $n } cards away with it, act again
}
then-turn-round = play turns round, then { $seat }
then-skip = { $seat } misses a turn
then-turn-up = { $n ->
    [one] turn up the last card
   *[other] turn up one of { $n }
}
then-take = { $n ->
    [one] { $n } card to your hand
   *[other] { $n } cards to your hand
}
then-hand-empty = your hand is empty: next, the mansion
then-out = your last card: you are out!
danger-turn-up = Few ghosts hold on this one. If yours does not, you take { $n } cards and it.
danger-take = { $n } cards are a heavy load.

## Why a thing cannot be chosen now

why-not-crypt = It is past midnight: the crypt is empty.
why-not-cemetery = The cemetery is empty: there is nothing to take.
why-not-mansion-early = Your mansion sleeps until midnight.
why-not-mansion-hand = Your mansion stays shut while you hold a card.
why-not-copy = Miss Copy needs company: choose a ghost that she shall copy.
why-not-scared = { $ghost } is scared of { $top }.
why-not-lower = { $ghost } is only a { $value } and cannot lie on a { $beat }.

## The lesson: what the house ghost says, in the order of lesson.json

lesson-aim = Good evening. This is your hand, and beside it stands your mansion. Both are full of ghosts. Get rid of every one of them: whoever is the last with ghosts loses.
lesson-higher = A ghost flees only from one that is at least as scary. On top of the cemetery lies Zombibi, a 5. Drive him off with Momicha, your 6.
lesson-too-low = Vampirette, a 7. Your 2, your 4 and anything else that stays dark is not scary enough now. Whatever carries a flame will do: play it.
lesson-refill = After every action you draw from the crypt until you hold four cards again. So your hand will not shrink yet; that comes later.
lesson-equal = Equal is scary enough. A 7 is on top, so lay your own 7.
lesson-double = Two alike from your hand, laid together, are a Double, and you act again at once. Choose Banshia, and then both of them.
lesson-again = Double! You drew back up to four, and now you act again. Three alike would do the same. Do whatever you like.
lesson-luck = A 13, and nothing you hold comes near it. Try your luck: turn up the top card of the crypt. If it is scary enough it stays; if not, you take it with the whole cemetery.
lesson-luck-failed = The Reaper, a 14: it stayed. Then your opponent tried their luck on it, turned up a 2, and had to take everything. What all have seen stays readable beside their hand.
lesson-empty = The cemetery is empty now and counts as 0, so any ghost may begin. A good moment to lose a small one.
lesson-take = You may always take the whole cemetery instead, and sometimes it pays. You hold three 7s, and the fourth lies down there. Take it.
lesson-quartet = Four 7s! Four alike are a Quartet. It may be laid on anything at all, even on a 13. Choose Vampirette, and then all four.
lesson-swept = The Quartet swept the cemetery clean: those cards are gone for good, under the stone on the right. And you act again.
lesson-scary = Igor is on top, a scary ghost. Even The Reaper shudders: only the fearless, a Quartet, or a scary ghost at least as high may follow him. Cerberus, a 3, works in the same way.
lesson-kitty = Kitty is fearless and always allowed. She lies down beside the pile, Igor stays on top, and your neighbour misses a turn. Play Kitty.
lesson-cerberus = Nobody dared, so the next one took it all. Now you scare them: lay Cerberus. After him only Kitty, 1, 3, 12 or a Quartet may come.
lesson-scooty = Scooty, a 1, is too little to know fear: he may be laid on anyone. But then a 1 is on top, and the next player has an easy time.
lesson-twist = Two special ghosts. Twist, an 8, turns the play round: watch the arrows, and who comes next. Lay Twist.
lesson-skeletum = It came to you the other way round. Now Skeletum, an 11: he sweeps the whole cemetery away, himself included, and you act again.
lesson-gone = Gone for good. A click on the stone shows who lies there, so you know what can still come. Act again.
lesson-copy = The last special ghost is Miss Copy. She has no value of her own and never goes alone: she becomes a copy of the ghost she is laid with.
lesson-copy-double = One Banshia with Miss Copy is a Double of Banshias. Choose Banshia and give her company.
lesson-copy-again = They count as alike, whatever is printed on them, and you act again. Two Igors, four Skeletums: Miss Copy can be any of it.
lesson-clock = Look at the clock on the crypt. One card is left, and when it goes, midnight strikes.
lesson-strike = Play Momicha. When you draw the last card, it is midnight.
lesson-midnight = Midnight! Nobody draws any more, so at last hands grow smaller. The ghosts in the mansions are awake; yours opens as soon as your hand is empty.
lesson-shrink = From now on you play, or take the cemetery; trying your luck is over. Your turn.
lesson-shut = Some time later: one card in your hand, two ghosts at home. While you hold a card, the mansion stays shut. So play The Reaper first.
lesson-open = Your hand is empty, and your opponent had to lay Scooty. Open your mansion: the top card is turned up and played. If it fits it stays, else you take it with the cemetery.
lesson-last = It held. One ghost is left at home, and a 10 is on top. Be brave: open your mansion once more.
lesson-won = Hand empty, mansion empty: you are out, and you have won. Whoever is last owes the table a truly terrifying ghost noise. Now you know it all; come and play!
