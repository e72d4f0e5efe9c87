"""Tables of The Phantom Society for scenarios: say what matters, the rest is filled in lawfully.

The floor that scenarios are played on, a letter for the colour and the value of each room:

         a  b  c  d  e  f
      1  b1 r1 g1 w1 b4 r4
      2  g4 w4 b2 r2 g2 w2
      3  b6 r6 g6 w6 b3 r3
      4  g3 w3 b1 r1 g1 w1
      5  b5 r5 g5 w5 b2 r2
      6  g2 w2 b3 r3 g3 w3
"""

from __future__ import annotations

from typing import Any

from manoir.games.phantom_society.components import COLOUR, PLACE, SEATED, TILE
from tests.scenarios import Table

LETTERS = dict(zip("brgw", COLOUR.names, strict=True))


def planned(plan: str) -> dict[str, str]:
    """A plan of the floor as the room on each place."""
    return {
        f"{column}{row}": f"{LETTERS[room[0]]}-{room[1]}"
        for row, line in enumerate(plan.strip().splitlines(), 1)
        for column, room in zip("abcdef", line.split(), strict=False)
    }


FLOOR = "\n".join(
    line.strip()[3:] for line in (__doc__ or "").splitlines() if line.strip()[:1].isdigit()
)
ROOMS = planned(FLOOR)
# Where ghosts lie unless something else is said: the first master's two, then the other's.
GHOSTS = "green c3 red d6", "blue a5 white f6"


class Hotel(Table):
    """A table of The Phantom Society that answers in words."""

    def __init__(self, position: dict[str, Any], seed: int = 1) -> None:
        super().__init__("phantom-society", position, seed)

    @property
    def rooms(self) -> set[str]:
        """The places that whoever decides may take."""
        return {offer.removeprefix("take ") for offer in self.offers if offer.startswith("take ")}

    @property
    def standing(self) -> set[str]:
        s = self.state
        return {
            n
            for n, room, fell in zip(PLACE.names, s.room, s.fell, strict=True)
            if room and not fell
        }

    @property
    def on_turn(self) -> int:
        """The seat that everybody sees on turn."""
        return self.game.turn(self.state)

    def take(self, *places: str) -> Hotel:
        return self.choose(*(f"take {place}" for place in places))


def seated(players: int, **fields: Any) -> dict[str, Any]:
    """Who sits where: the first team hunts, unless the roles say otherwise."""
    teams = [SEATED[players].index(p) % 2 for p in range(players)]
    roles = fields.pop("role", ["hunter", "master"])
    return {
        "players": players,
        "teams": ["second" if team else "first" for team in teams],
        "role": [roles[team] for team in teams],
        **fields,
    }


def size_of(plan: str) -> dict[str, Any]:
    """The options of a floor like this one."""
    rooms, lines = planned(plan), plan.strip().splitlines()
    return {
        "rows": len(lines),
        "columns": len(lines[0].split()),
        "colours": len({tile.split("-")[0] for tile in rooms.values()}),
        "tiles": {tile: list(rooms.values()).count(tile) for tile in TILE.names},
    }


def playing(
    *ghosts: str,
    players: int = 4,
    taken: str = "",
    target: int = 0,
    plan: str = FLOOR,
    **fields: Any,
) -> Hotel:
    """All ghosts are hidden and these rooms have been taken in turn, the ghosts' first; `-` is a
    turn that was passed over. The first master keeps the first two ghosts."""
    first, *other = ghosts or GHOSTS
    rooms, size = planned(plan), size_of(plan)
    chairs = size["colours"]
    places = " ".join([first, *other]).split()
    where = dict(zip(places[::2], places[1::2], strict=True))
    position = seated(players, **fields)
    fields.pop("role", None)
    chair = next(c for c in (0, 1) if position["role"][SEATED[players][c]] == "master")
    masters = [SEATED[players][chair], SEATED[players][(chair + 2) % chairs]]
    turns = taken.split()
    seen = {colour: place for colour, place in where.items() if place in turns}
    damage = sum(int(rooms[p][-1]) for p in turns if p != "-" and p not in seen.values())
    target = target or {2: 50}.get(players, 45)
    position |= {
        **size,
        "step": "play",
        "turn": (chair + len(turns)) % chairs,
        "target": target,
        "goal": target,
        "room": rooms,
        "turns": len(turns),
        "fell": {place: n for n, place in enumerate(turns, 1) if place != "-"},
        "damage": damage,
        "hidden_n": chairs,
        "ghost": where,
        "revealed": seen,
        "keeper": {c: masters[0 if c in first.split() else 1] for c in where},
        **fields,
    }
    position.setdefault("acting", SEATED[players][position["turn"]])
    return Hotel(position)


def laying(players: int = 4, laid: str = "", **fields: Any) -> Hotel:
    """Some rooms lie on their places of the plan; the others are still to be laid."""
    places = laid.split()
    position = seated(players, **fields)
    turn = (position.get("first", 0) + len(places)) % 4
    stock = dict.fromkeys(TILE.names, 0)
    for place, tile in ROOMS.items():
        stock[tile] += place not in places
    goal = 0 if position.get("master_game") else {2: 50}.get(players, 45)
    position |= {
        "turn": turn,
        "acting": SEATED[players][turn],
        "room": {place: ROOMS[place] for place in places},
        "stock": stock,
        "goal": goal,
    }
    return Hotel(position)


def hiding(players: int = 4, **fields: Any) -> Hotel:
    """All rooms are laid; the first master hides the first ghost."""
    position = seated(players, **{"step": "hide", "turn": 1, "acting": 1, "room": ROOMS, **fields})
    return Hotel({"goal": {2: 50}.get(players, 45), **position})


def bidding(players: int = 4, first: int = 0, even: str = "first", **fields: Any) -> Hotel:
    """All rooms are laid in the Master Game; the first chair bids."""
    position = seated(players, role=["undecided", "undecided"], step="bid", room=ROOMS, **fields)
    position |= {"master_game": True, "first": first, "turn": first, "even": even}
    return Hotel({**position, "acting": SEATED[players][first]})


def of_colour(colour: str) -> set[str]:
    """The places where rooms of this colour lie."""
    return {place for place, tile in ROOMS.items() if tile.startswith(colour)}
