"""The rules of Halloween, a file for each chapter of the rulebook. Docstrings name its paragraphs.

An action is asked for in steps: which action, which ghost, then whatever cards add to it. Open
questions lie on a pile (table.py); an answer takes its question off and may open others. Cards that
only give something are rows of a table (cards.py); the others stand in the rule that they change.
"""

# Ids follow the order in which choices are declared, and lists are ascending: what can be done at
# any moment (cards, powers, tokens, dice) comes after what an action asks.
# ruff: isort: off
from manoir.games.halloween.rules import actions, summon, scare, evolve, move, fight, haunt
from manoir.games.halloween.rules import turn, occupy, powers, bonus

__all__ = [
    "actions",
    "bonus",
    "evolve",
    "fight",
    "haunt",
    "move",
    "occupy",
    "powers",
    "scare",
    "summon",
    "turn",
]
