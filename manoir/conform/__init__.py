"""What must hold for every game, whatever its rules. A registered game is checked by all of it.

Each check is a function that takes a game and raises `Broken` with what is wrong, so that the suite
itself can be checked: games that are broken on purpose must be caught.
"""

from manoir.conform.broken import Broken

__all__ = ["Broken"]
