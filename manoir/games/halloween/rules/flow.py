"""What is asked now, what can be answered, and what follows every answer."""

from __future__ import annotations

from manoir.games.halloween.rules.actions import enough
from manoir.games.halloween.rules.bonus import (
    offer_any_moves,
    offer_bonus,
    offer_bonus_rests,
    offer_dice,
    offer_higher_dice,
)
from manoir.games.halloween.rules.evolve import offer_evolutions, offer_to_raise
from manoir.games.halloween.rules.fight import (
    end_fight,
    is_series_over,
    offer_fighters,
    offer_next_fights,
    offer_targets,
    take_difference,
)
from manoir.games.halloween.rules.grand_master import dismiss_reds
from manoir.games.halloween.rules.haunt import (
    end_frightening,
    has_free_haunt,
    offer_free_haunts,
    offer_haunts,
    offer_lifts,
)
from manoir.games.halloween.rules.move import (
    chain,
    end_guessing,
    offer_guesses,
    offer_moves,
    offer_second_moves,
    offer_to_drift,
    offer_ways,
)
from manoir.games.halloween.rules.occupy import (
    offer_cards,
    offer_compensation,
    offer_discs,
    offer_payments,
    offer_wishes,
)
from manoir.games.halloween.rules.powers import (
    offer_discs_back,
    offer_partners,
    offer_powers,
    offer_second_disc,
    offer_with,
)
from manoir.games.halloween.rules.scare import offer_scares
from manoir.games.halloween.rules.slots import end_refill, offer_drops
from manoir.games.halloween.rules.summon import (
    call_blues,
    end_mixing,
    offer_homes,
    offer_summons,
)
from manoir.games.halloween.rules.table import close, has, is_ready, question
from manoir.games.halloween.rules.turn import offer_sections
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import (
    ANY_MOVING,
    BLUES,
    BONUS_REST,
    CHAIN,
    COMPENSATE,
    COMPENSATE_AGAIN,
    DICE,
    DIFFERENCE,
    DISC,
    DRIFT,
    DRIFT_SCARED,
    DRIFT_TOKEN,
    DROP,
    EVOLVING,
    FIGHTING,
    FOUGHT,
    FRIGHTENED,
    GOING,
    GUESS,
    GUESSED,
    HAUNTING,
    HAUNTING_FREE,
    LIFT,
    MIXED,
    MOVING,
    MOVING_SECOND,
    PAY,
    RAISING,
    REFILL,
    ROLL,
    SCARING,
    SERIES,
    SUMMONING,
    SWAP_WITH,
    TAKE_SECOND,
    TAKE_THREE,
    TARGET,
    TURN,
    WISH,
)
from manoir.kit import Row, offer, rule


@rule
def decider(s: State) -> int:
    """Whoever is asked; 3.1 else whose turn it is."""
    return s.asked_seat[s.asked_n - 1] if s.asked_n > 0 else s.active


@rule
def choices(s: State, out: Row) -> None:
    """The answers to the question that is open."""
    step = question(s)
    if step == TURN:
        offer_sections(s, out)
        offer_free_things(s, out)
    elif step <= BLUES:
        offer_for_action(s, step, out)
    elif step <= DROP:
        offer_after_action(s, step, out)
    elif step <= WISH:
        offer_for_card(s, step, out)
    else:
        offer_at_will(s, step, out)


@rule
def offer_free_things(s: State, out: Row) -> None:
    """13.1, 13.6, 15.3 Before, between and after actions: cards and tokens."""
    offer_cards(s, out)
    offer_powers(s, out)
    offer_bonus(s, out)


@rule
def offer_for_action(s: State, step: int, out: Row) -> None:
    """4 to 9."""
    level = s.asked_level[s.asked_n - 1]
    if step == SUMMONING:
        offer_summons(s, level, out)
    elif step == SCARING:
        offer_scares(s, level, out)
    elif step == EVOLVING:
        offer_evolutions(s, level, out)
    elif step == RAISING:
        offer_to_raise(s, level, out)
    elif step == MOVING:
        offer_moves(s, level, out)
    elif step == GOING:
        offer_ways(s, out)
    elif step == MOVING_SECOND:
        offer_second_moves(s, out)
        offer_free_things(s, out)
    elif step == FIGHTING:
        offer_fighters(s, level, out)
    elif step == TARGET:
        offer_targets(s, out)
    elif step == SERIES:
        offer_next_fights(s, out)
        offer_free_things(s, out)
    elif step == HAUNTING:
        offer_haunts(s, level, out)
    elif step == HAUNTING_FREE:
        offer_free_haunts(s, s.asked_ghost[s.asked_n - 1], out)
    else:
        offer_homes(s, out)


@rule
def offer_after_action(s: State, step: int, out: Row) -> None:
    """What dice, cards and tokens add to an action."""
    if step == ROLL:
        offer_higher_dice(s, out)
    elif step == DICE:
        offer(out, enough())
        offer_cards(s, out)
        offer_dice(s, out)
    elif step == CHAIN:
        offer(out, enough())
        offer(out, chain())
    elif step == GUESS:
        offer_guesses(s, out)
    elif step == DIFFERENCE:
        offer(out, enough())
        offer(out, take_difference())
    elif step == LIFT:
        offer_lifts(s, out)
    elif step == DRIFT or step == DRIFT_SCARED or step == DRIFT_TOKEN:
        offer_to_drift(s, step, out)
    else:
        offer_drops(s, out)


@rule
def offer_for_card(s: State, step: int, out: Row) -> None:
    """13.2 to 13.5."""
    if step == PAY:
        offer_payments(s, out)
    elif step == DISC:
        offer_discs(s, out)
    elif step == COMPENSATE or step == COMPENSATE_AGAIN:
        offer_compensation(s, out)
    else:
        offer_wishes(s, out)


@rule
def offer_at_will(s: State, step: int, out: Row) -> None:
    """14, 15 The questions of powers and bonus tokens."""
    if step == TAKE_SECOND:
        offer_second_disc(s, out)
    elif step == SWAP_WITH:
        offer_partners(s, out)
    elif step == TAKE_THREE:
        offer_discs_back(s, out)
    elif step == BONUS_REST:
        offer_bonus_rests(s, out)
    elif step == ANY_MOVING:
        offer_any_moves(s, out)
    else:
        offer_with(s, step, out)


@rule
def follow(s: State) -> None:
    """After every answer: what needs none, until somebody is asked; and 4.4, 12.3 between two
    actions a look at the town."""
    while goes_by_itself(s):
        pass
    if question(s) == TURN and s.over == 0:
        dismiss_reds(s)
        call_blues(s)


@rule
def goes_by_itself(s: State) -> bool:
    """One thing that nobody is asked about, if there is one."""
    step = question(s)
    if step == FOUGHT:
        end_fight(s)
    elif step == MIXED:
        end_mixing(s)
    elif step == GUESSED:
        end_guessing(s)
    elif step == FRIGHTENED:
        end_frightening(s)
    elif step == REFILL:
        end_refill(s)
    elif is_idle(s, step):
        close(s)
    else:
        return False
    return True


@rule
def is_idle(s: State, step: int) -> bool:
    """14.15, 14.20, 14.23, 14.34, 14.49 Whether a question that a card would open has nothing to
    ask."""
    if step == MOVING_SECOND:
        return not has(s, s.active, 15)
    if step == GUESS:
        return not is_ready(s, s.active, 23)
    if step == LIFT:
        return not has(s, s.active, 49)
    if step == SERIES:
        return is_series_over(s)
    return step == HAUNTING_FREE and not has_free_haunt(s)
