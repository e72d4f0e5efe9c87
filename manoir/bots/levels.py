"""Five levels, one scale for all games. They differ in kind, not only in how long they think.

The low ones have no plan, or short sight; they forget what was shown and overlook what is unlikely.
None of them throws a choice away at random: a mistake should look like a judgement. Their names lie
in words.en.ftl and words.fr.ftl beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from manoir.bots.agent import Agent
from manoir.errors import BadOption
from manoir.kit.game import Game


@dataclass(frozen=True)
class Level:
    """`agent` decides with a fixed number of simulations; at a table the highest level thinks for
    up to `seconds` instead."""

    number: int
    agent: Agent
    seconds: float = 0.0


LEVELS = (
    Level(1, Agent(0, noise=6.0)),
    Level(2, Agent(0, noise=1.0)),
    Level(3, Agent(200, cut=8, depth=2, forget=0.5, heat=0.004, wide=2.0)),
    Level(4, Agent(400, forget=0.2, heat=0.003)),
    # So many as 50 ms allow; at a table two seconds, less what it takes to ask and to answer.
    Level(5, Agent(8000), seconds=1.9),
)


def level_of(game: Game[Any], number: int) -> Level:
    """A level of a game, by its number; not every game has all of them."""
    most = game.mind.levels
    if not 1 <= number <= most:
        raise BadOption(f"level {number}: in this game there are 1 to {most}")
    return LEVELS[number - 1]


def agent_of(number: int, players: int, salt: int = 1) -> Agent:
    """The agent of a level at a table. More opponents make more worlds: with more than two players
    those who count their simulations make twice as many. `salt` makes what one forgets one's
    own."""
    level = LEVELS[number - 1]
    agent, factor = level.agent, 1 if players == 2 or level.seconds else 2
    return replace(agent, iterations=agent.iterations * factor, salt=salt)
