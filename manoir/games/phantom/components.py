"""What is in the box of Phantom: data, and only data.

Stated by the rulebook: how many cards of each sort there are, the six kinds of ghosts, who has
which aura, the two sorts of places that do something, and 21 points in all. Found elsewhere: the
four families, the points of the characters, and that the attic lies on the first floor and the
grand staircase between two floors.

**Reconstructed**, because no card face was found: every terror, capacity and threshold, how many of
each kind a family has, all other places and where they lie, the names of families and children, and
that Cymon Kraft is the one worth four. Who owns the box can lay other numbers over these by the
options `ghost_terror`, `place_terror`, `capacity` and `threshold`.
"""

from __future__ import annotations

from typing import Annotated

from manoir.kit import between, named, seats, upto

SEAT = seats(2)

ZONE = named("Zone", "first ground basement garden")  # in a line, as they lie
FIRST, GROUND, BASEMENT, GARDEN = range(4)
ZONES = 4
GOAL = named("Goal", "first ground basement garden pile")
PILE = 4  # a goal that is no zone: under the pile of characters
NOWHERE = -1

FAMILY = named("Family", "spectre revenant spirit soul")
SPECTRE, REVENANT, SPIRIT, SOUL = range(4)
NONE = -1  # no family: no aura, or no shield

KIND = named("Kind", "charmer howler knocker queen invoker squatter")
CHARMER, HOWLER, KNOCKER, QUEEN, INVOKER, SQUATTER = range(6)
X = 0  # terror that is counted: ghosts of her family for a Queen, places for a Squatter

# ---- 32 ghosts: these eight in each of the four families (kinds and terror reconstructed) --------

A_FAMILY = (
    ("charmer", CHARMER, 2),
    ("young-charmer", CHARMER, 1),
    ("knocker", KNOCKER, 2),
    ("young-knocker", KNOCKER, 1),
    ("howler", HOWLER, 2),
    ("invoker", INVOKER, 1),
    ("queen", QUEEN, X),
    ("squatter", SQUATTER, X),
)
GHOST = named("Ghost", " ".join(f"{f}-{card[0]}" for f in FAMILY.names for card in A_FAMILY))
FAMILY_OF = tuple(family for family in range(4) for _ in A_FAMILY)
KIND_OF = tuple(kind for _ in range(4) for _, kind, _ in A_FAMILY)
GHOST_TERROR = tuple(terror for _ in range(4) for _, _, terror in A_FAMILY)

# ---- 26 places: name, zones from - to, capacity, terror, shield (nearly all reconstructed) -------

PLACES_IN_BOX = (
    ("attic", FIRST, FIRST, 3, 1, NONE),
    ("bedroom", FIRST, FIRST, 2, 2, NONE),
    ("nursery", FIRST, FIRST, 2, 2, NONE),
    ("bathroom", FIRST, FIRST, 1, 3, NONE),
    ("parlour", GROUND, GROUND, 3, 1, NONE),
    ("hall", GROUND, GROUND, 2, 2, NONE),
    ("kitchen", GROUND, GROUND, 2, 2, NONE),
    ("library", GROUND, GROUND, 1, 3, NONE),
    ("wine-cellar", BASEMENT, BASEMENT, 3, 1, NONE),
    ("boiler-room", BASEMENT, BASEMENT, 2, 2, NONE),
    ("laundry", BASEMENT, BASEMENT, 2, 2, NONE),
    ("dungeon", BASEMENT, BASEMENT, 1, 3, NONE),
    ("graveyard", GARDEN, GARDEN, 3, 1, NONE),
    ("old-well", GARDEN, GARDEN, 2, 2, NONE),
    ("greenhouse", GARDEN, GARDEN, 2, 2, NONE),
    ("hanging-tree", GARDEN, GARDEN, 1, 3, NONE),
    # between two zones
    ("grand-staircase", FIRST, GROUND, 2, 1, NONE),
    ("dumb-waiter", FIRST, GROUND, 2, 1, NONE),
    ("cellar-stairs", GROUND, BASEMENT, 2, 1, NONE),
    ("trapdoor", GROUND, BASEMENT, 2, 1, NONE),
    ("cellar-window", BASEMENT, GARDEN, 2, 1, NONE),
    ("tunnel", BASEMENT, GARDEN, 2, 1, NONE),
    # through the house
    ("chimney", FIRST, GARDEN, 2, 1, SPECTRE),
    ("pipes", FIRST, GARDEN, 2, 1, REVENANT),
    ("hollow-walls", FIRST, GARDEN, 2, 1, SPIRIT),
    ("wiring", FIRST, GARDEN, 2, 1, SOUL),
)
PLACE = named("Place", " ".join(name for name, *_ in PLACES_IN_BOX))
LINKED_FROM = tuple(row[1] for row in PLACES_IN_BOX)
LINKED_TO = tuple(row[2] for row in PLACES_IN_BOX)
CAPACITY = tuple(row[3] for row in PLACES_IN_BOX)
PLACE_TERROR = tuple(row[4] for row in PLACES_IN_BOX)
SHIELD = tuple(row[5] for row in PLACES_IN_BOX)

# The places marked 1: what lies where before the first turn. Which of two is reconstructed.
START_OF_FIRST = ((PLACE.read("boiler-room"), BASEMENT),)
START_OF_SECOND = (
    (PLACE.read("hall"), GROUND),
    (PLACE.read("laundry"), BASEMENT),
    (PLACE.read("old-well"), GARDEN),
)
START = tuple(place for place, _ in START_OF_FIRST + START_OF_SECOND)

# ---- 8 characters: name, points, threshold (reconstructed), family of the aura -------------------

PEOPLE_IN_BOX = (
    ("john", 3, 8, SPECTRE),
    ("mary", 3, 8, REVENANT),
    ("robert", 3, 9, SPIRIT),
    ("sarah", 3, 9, SOUL),
    ("girl", 2, 6, NONE),
    ("boy", 2, 6, NONE),
    ("cymon", 4, 10, NONE),
)
PERSON = named("Person", " ".join(name for name, *_ in PEOPLE_IN_BOX))
CYMON = PERSON.read("cymon")
POINTS = tuple(row[1] for row in PEOPLE_IN_BOX)
THRESHOLD = tuple(row[2] for row in PEOPLE_IN_BOX)
AURA = tuple(row[3] for row in PEOPLE_IN_BOX)
HUNTER = tuple(AURA.index(family) for family in range(4))  # whose aura is on each family
EASIER = (7, 7, 8, 8, 5, 5, 9)
HARDER = (9, 9, 10, 10, 7, 7, 12)

# Wilson Exorcist, the eighth, goes with the last of the seven.
WILSON_THRESHOLD = 2
WILSON_POINTS = 1

# ---- numbers -------------------------------------------------------------------------------------

GHOSTS, PLACES, PEOPLE = len(GHOST), len(PLACE), len(PERSON)
MOST_POINTS = sum(POINTS) + WILSON_POINTS
POINTS_TO_WIN = 11
DEALT = 3  # of each sort; one ghost of them is put away again
DRAWS = 3
HAND_LIMIT = 10
HAND_BY_ORIGINAL_RULES = 5
TURN_LIMIT = 40
QUIET_TURNS = 2  # in which nothing happens: then nothing ever will

# What the rulebook states, beside what the tables above hold.
assert GHOSTS == 32
assert PLACES == 26
assert PEOPLE + 1 == 8
assert len(ZONE) == 4
assert GHOSTS + PLACES + PEOPLE + 1 + len(ZONE) + 2 == 72  # with the two cards of help
assert MOST_POINTS == 21
assert POINTS_TO_WIN == 21 // 2 + 1

# ---- rules to choose from ------------------------------------------------------------------------

RULES = named("Rules", "revised original")
REVISED, ORIGINAL = range(2)

SORT = named("Sort", "ghost place")
A_GHOST, A_PLACE = range(2)

# What is being asked.
STEP = named("Step", "lay set-up charm howl knock summon squat between capture draw limit")
LAY, SET_UP, CHARM, HOWL, KNOCK, SUMMON, SQUAT, BETWEEN, CAPTURE, DRAW, LIMIT = range(11)
NOTHING = -1
ASKS = (CHARM, HOWL, KNOCK, SUMMON, NOTHING, SQUAT)  # by kind; an Invoker takes what he finds

# Rooms of one apparition: no zone has more places linked to it. Ghosts of one: all there are.
MOST_ROOMS = max(sum(r[1] <= z <= r[2] for r in PLACES_IN_BOX) for z in range(ZONES))

Seat = Annotated[int, SEAT]
Zone = Annotated[int, ZONE]
Goal = Annotated[int, GOAL]
Ghost = Annotated[int, GHOST]
Place = Annotated[int, PLACE]
Person = Annotated[int, PERSON]
Sort = Annotated[int, SORT]
Points = Annotated[int, upto(MOST_POINTS)]
Cards = Annotated[int, between(1, GHOSTS + PLACES)]
