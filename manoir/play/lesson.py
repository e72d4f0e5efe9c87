"""What a choice teaches, and therefore how far it can be taken back.

Without a word from the author of the rules: the choice is played on what the actor and another
viewer see together. If that needs something hidden, or ends in another view or story than the true
one, that viewer learnt something which the actor did not know. Dice are caught because the
generator is hidden.

An actor who shows a card of his own is not caught by that, because he knew it. This second case is
found by what the other viewer alone sees: the choice could not be foreseen from it, or was not
certain to be possible (who plays Igor had Igor; who takes what lies open shows nothing, nor does
what others never hear of).
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

from manoir.kit.event import story
from manoir.kit.game import Game
from manoir.kit.quick import quick_seed
from manoir.kit.record import Record
from manoir.kit.sight import ONLOOKER, Peeked

R = TypeVar("R", bound=Record)


WORLDS = 12


class Lesson(IntEnum):
    """What anybody learns by a choice."""

    NOTHING = 0
    SHOWN = 1  # others saw something that the actor knew
    LEARNT = 2  # somebody, perhaps the actor, learnt what the actor did not know


def lesson(game: Game[R], s: R, actor: int, choice: int) -> Lesson:
    """What the seats and the onlookers learn when `actor` makes this choice."""
    after = game.applied(s, choice)
    own = s.view(actor)
    taught = Lesson.NOTHING
    for viewer in (ONLOOKER, *range(s.players)):
        seen = s.view(viewer)
        if not _foreseen(game, own.joined(seen), choice, after, viewer):
            return Lesson.LEARNT
        heard = game.kind(choice).seen_by(s, viewer, actor)
        if viewer != actor and not (
            _foreseen(game, seen.copy(), choice, after, viewer)
            and (not heard or _always_possible(game, seen, viewer, choice))
        ):
            taught = Lesson.SHOWN
    return taught


def _always_possible(game: Game[R], view: R, viewer: int, choice: int) -> bool:
    """Whether the choice is offered in every world, of some, that the viewer thinks possible."""
    rng = [0, 0]
    quick_seed(rng, choice)
    worlds = (game.imagine(view, viewer, rng) for _ in range(WORLDS))
    return all(choice in game.legal(world) for world in worlds)


def _foreseen(game: Game[R], guess: R, choice: int, after: R, viewer: int) -> bool:
    """Whether the choice, played on what is known, ends as it truly does for the viewer."""
    try:
        game.apply(guess, choice)
        same_story = story(guess, viewer) == story(after, viewer)
        return same_story and guess.view(viewer) == after.view(viewer)
    except Peeked:
        return False
