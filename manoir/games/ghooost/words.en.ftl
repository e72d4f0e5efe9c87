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
