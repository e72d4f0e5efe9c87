"""What can be asked. The questions that are open lie on a pile; with none open, it is the turn's
own question: which section acts, or what else to do."""

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

# A power's question, by its place in POWERS; card 52 asks nothing.
POWER_STEP = (REMOVE, TAKE_TWO, LOWER, BUY_TOKEN, TRADING, SWAP, BUY_LEVEL, PLACE, TURN)
