"""What can be asked. The questions that are open lie on a pile; with none open, it is the turn's
own question: which section acts, or what else to do.

They stand in groups, and flow.py tells the groups apart by the last of each. A question has a
level, a building, a ghost and a number; it reads those that it needs:

| questions | level | building, ghost | number |
|---|---|---|---|
| SUMMONING, SCARING, EVOLVING, MOVING, FIGHTING, HAUNTING | of the action | | |
| RAISING | to which a section rises | who evolved | |
| GOING | of the action | who moves, from where | the FIRST move or the SECOND |
| MOVING_SECOND | of the action | who has moved, to where | 1 while that ghost is there, else 0 |
| TARGET, SERIES | | who attacks, where | |
| FOUGHT | | who is attacked, where | |
| FRIGHTENED, LIFT | | who haunts, where | |
| HAUNTING_FREE | red: any ghost | which colour haunts | |
| CHAIN, GUESS, DRIFT, DRIFT_SCARED, DRIFT_TOKEN, SWAP_WITH | | whose turn to do it, where | |
| GUESSED | | whose die | the one that was named |
| DIFFERENCE | | who was attacked, where | what the dice differ by |
| MIXED | | where | the pair |
| PAY, DISC, COMPENSATE, COMPENSATE_AGAIN | | | the card |
| TAKE_SECOND | | | the section |
| TAKE_THREE | | | how many discs are still to come |
"""

from __future__ import annotations

from manoir.kit import named

STEP = named(
    "Step",
    # which ghost or building, for each action
    "summon scare evolve raise move go move-second fight target series haunt haunt-free blues "
    # dice
    "roll dice "
    # what follows an action by a card, or by a token
    "chain guess difference lift drift drift-scared drift-token drop "
    # occupying a card
    "pay disc compensate compensate-again wish "
    # cards and tokens used at will
    "remove take-two take-second lower buy-token trade swap swap-with buy-level place "
    "take-three bonus-rest any-move "
    # nobody is asked: what dice mean once they lie, and new bonus tokens
    "fought mixed guessed frightened refill",
)
(
    SUMMONING,
    SCARING,
    EVOLVING,
    RAISING,
    MOVING,
    GOING,
    MOVING_SECOND,
    FIGHTING,
    TARGET,
    SERIES,
    HAUNTING,
    HAUNTING_FREE,
    BLUES,
    ROLL,
    DICE,
    CHAIN,
    GUESS,
    DIFFERENCE,
    LIFT,
    DRIFT,
    DRIFT_SCARED,
    DRIFT_TOKEN,
    DROP,
    PAY,
    DISC,
    COMPENSATE,
    COMPENSATE_AGAIN,
    WISH,
    REMOVE,
    TAKE_TWO,
    TAKE_SECOND,
    LOWER,
    BUY_TOKEN,
    TRADING,
    SWAP,
    SWAP_WITH,
    BUY_LEVEL,
    PLACE,
    TAKE_THREE,
    BONUS_REST,
    ANY_MOVING,
    FOUGHT,
    MIXED,
    GUESSED,
    FRIGHTENED,
    REFILL,
) = range(46)
TURN = -1  # no question is open
OPEN = 12  # questions that can be open at a time

# A power's question, by its place in POWERS.
NO_QUESTION = -1  # card 52 draws at once
POWER_STEP = (REMOVE, TAKE_TWO, LOWER, BUY_TOKEN, TRADING, SWAP, BUY_LEVEL, PLACE, NO_QUESTION)
