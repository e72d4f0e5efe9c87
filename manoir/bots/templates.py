"""The search, written once for all games: templates that are copied and compiled with each.

Information-set Monte-Carlo tree search with a single observer. Every simulation imagines a world
that the seat's view allows, walks down the tree among the choices that are legal in that world
(PUCT, with the game's preference as prior), then plays on by preference for a few choices and
estimates what it came to. Each edge keeps the mean for the seat that chose it.

Edges (choices) and nodes (situations) alternate in one array. Below an edge hang nodes by what was
turned up and who is to move: after a card turned at random another seat may be next.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple, cast

from manoir.kit.quick import quick_below, quick_bits, quick_seed

choices = apply = over = score = wins = decider = determinise = redact = cast(Any, None)
preference = features = outcome = forget = start = team = by_habit = ponder = cast(Any, None)
size = features_n = lowest = highest = cast(Any, 0)
last_loses = win_only = False

SEATS = 8


class Desk(NamedTuple):
    """Where a mind works: arrays that are made once and used again for every thought."""

    tree: Any
    used: Any  # how many entries of the tree are in use, 0 for a new one
    rng: Any
    seen: Any  # what the seat sees
    work: Any  # the world that is being imagined
    offers: Any
    slot: Any  # the edge of each choice, while a node is looked at
    left: Any
    pool: Any
    path: Any
    who: Any
    x: Any
    u: Any
    made: Any  # how many choices were made in all simulations, where there was another


class Ways(NamedTuple):
    """How an agent plays: its row of parameters, the weights of its preferences and estimate."""

    agent: Any
    weights: Any
    fitted: Any

    def of(self, number: int) -> Ways:
        """One agent of several."""
        return Ways(self.agent[number], self.weights[number], self.fitted[number])


# Places in the row of parameters that makes an agent.
ITERATIONS, EXPLORE, CUT, DEPTH, NOISE, FORGET, SALT, HEAT, WIDE, TEXTBOOK = range(10)
# A difference of this much in preference is a factor e in the prior.
LIKING = 1.0
# Where choices take turns, only those do that were tried this often, beside the most tried: among
# many that were tried once, one always looks good by luck.
OFTEN = 0.5


def uniform(rng: Any) -> float:
    return quick_bits(rng) / 4294967296.0


def copy_record(source: Any, target: Any) -> None:
    target[0] = source[0]


def utilities(s: Any, u: Any) -> None:
    """What the end is worth to each seat, in 0..1: its score, or its share of the win."""
    winners = 0
    for p in range(s.players):
        u[p] = min(1.0, max(0.0, (score(s, p) - lowest) / (highest - lowest)))
        if win_only:
            u[p] = 1.0 if wins(s, p) else 0.0
            winners += int(wins(s, p))
    for p in range(s.players):
        u[p] /= max(1, winners)


def leads_team(s: Any, p: Any) -> bool:
    """Whether a seat is the first of those who win together."""
    for q in range(p):
        if team(s, q) == team(s, p):
            return False
    return True


def estimates(s: Any, weights: Any, x: Any, u: Any) -> None:
    """What a position is worth to each seat, in 0..1: a chance by the fitted features."""
    total = 0.0
    for p in range(s.players):
        features(s, p, x)
        z = 0.0
        for k in range(features_n):
            z += weights[k] * x[k]
        u[p] = math.exp(min(30.0, max(-30.0, z)))
        if leads_team(s, p):
            total += u[p]
    for p in range(s.players):
        u[p] = u[p] / total
        if last_loses:
            u[p] = 1.0 - u[p]


def policy(s: Any, ways: Any, desk: Any) -> int:
    """The best liked of the choices offered, with some noise on the liking."""
    best, most = 1, -1e30
    if desk.offers[0] == 1:
        return int(desk.offers[1])
    ponder(s, ways.weights, desk.left, desk.pool)
    for i in range(1, desk.offers[0] + 1):
        liked = preference(s, ways.weights, int(desk.offers[i]))
        liked += ways.agent[NOISE] * uniform(desk.rng)
        if liked > most:
            best, most = i, liked
    return int(desk.offers[best])


def grown(tree: Any, used: Any, parent: Any, key: Any) -> int:
    """A new entry below another; 0 when the tree is full."""
    new = used[0]
    if new == len(tree):
        return 0
    used[0] += 1
    tree[new].first = 0
    tree[new].key = key
    tree[new].n = 0
    tree[new].avail = 0
    tree[new].w = 0.0
    tree[new].prior = 0.0
    tree[new].next = tree[parent].first
    tree[parent].first = new
    return int(new)


def below_edge(tree: Any, used: Any, edge: Any, key: Any) -> int:
    """The situation that a choice led to."""
    node = tree[edge].first
    while node != 0 and tree[node].key != key:
        node = tree[node].next
    return int(node) if node != 0 else grown(tree, used, edge, key)


def select(s: Any, node: Any, ways: Any, desk: Any) -> int:
    """The edge to follow from a node, among the choices offered in this world; 0 if none."""
    tree, offers, slot = desk.tree, desk.offers, desk.slot
    find_edges(s, node, ways, desk)
    total, visits, won, tried = 0.0, 0, 0.0, 0
    for i in range(1, offers[0] + 1):
        edge = slot[int(offers[i])]
        if edge != 0:
            tree[edge].avail += 1
            total += tree[edge].prior
            visits += tree[edge].n
            won += tree[edge].w
            tried += tree[edge].n > 0
    unseen = won / visits if visits > 0 else 0.5
    # Progressive widening: among many choices an unlikely one has to wait its turn.
    if ways.agent[WIDE] > 0.0 and ways.agent[WIDE] + math.sqrt(visits) <= tried:
        unseen = -1e9
    best, most = 0, -1e30
    for i in range(1, offers[0] + 1):
        edge = slot[int(offers[i])]
        if edge != 0:
            value = promise(tree[edge], tree[edge].prior / total, unseen, ways.agent)
            if value > most:
                best, most = edge, value
    edge = tree[node].first
    while edge != 0:
        slot[tree[edge].key] = 0
        edge = tree[edge].next
    return int(best)


def find_edges(s: Any, node: Any, ways: Any, desk: Any) -> None:
    """The edge of each choice offered, made now where the node has none yet."""
    tree, slot = desk.tree, desk.slot
    edge = tree[node].first
    while edge != 0:
        slot[tree[edge].key] = edge
        edge = tree[edge].next
    pondered = False
    for i in range(1, desk.offers[0] + 1):
        choice = int(desk.offers[i])
        if slot[choice] == 0:
            new = grown(tree, desk.used, node, choice)
            if new != 0:
                if not pondered:
                    ponder(s, ways.weights, desk.left, desk.pool)
                    pondered = True
                slot[choice] = new
                # Where nothing is preferred, no choice should come first by its number.
                blur = 1.0 + 0.01 * uniform(desk.rng)
                tree[new].prior = blur * liking(s, ways, choice)


def liking(s: Any, ways: Any, choice: Any) -> float:
    """How likely a choice seems before it is tried, up to a factor."""
    if ways.agent[TEXTBOOK] != 0.0:
        return 1.0
    liked = preference(s, ways.weights, choice) / LIKING
    return math.exp(min(30.0, max(-30.0, liked)))


def promise(edge: Any, share: Any, unseen: Any, agent: Any) -> Any:
    """How much following an edge promises: what it brought so far, and what may be found there."""
    n = edge.n
    if agent[TEXTBOOK] != 0.0:
        if n == 0:
            return 1e20
        return edge.w / n + agent[EXPLORE] * math.sqrt(math.log(edge.avail) / n)
    value = edge.w / n if n > 0 else unseen
    return value + agent[EXPLORE] * share * math.sqrt(edge.avail) / (1 + n)


def search(viewer: Any, iterations: Any, ways: Any, desk: Any) -> None:
    """Simulations from the view on the desk."""
    agent, tree = ways.agent, desk.tree
    if desk.used[0] == 0:
        desk.used[0] = 1
        tree[0].first = 0
    s = desk.work[0]
    for _ in range(iterations):
        copy_record(desk.seen, desk.work)
        if agent[FORGET] > 0.0:
            forget(s, viewer, agent[FORGET], int(agent[SALT]))
        determinise(s, viewer, desk.rng, desk.left, desk.pool)
        depth = walk_down(s, viewer, ways, desk)
        play_on(s, ways, desk)
        if over(s):
            utilities(s, desk.u)
        else:
            estimates(s, ways.fitted, desk.x, desk.u)
        for i in range(depth):
            tree[desk.path[i]].n += 1
            tree[desk.path[i]].w += desk.u[desk.who[i]]


def replant(desk: Any, spare: Any, node: Any, ways: Any) -> None:
    """The tree below a node becomes the whole tree: the match went there.

    What was thought before it went there counts half: it came from older knowledge. Entries are
    copied to `spare` generation by generation and back. `first` points into the old tree until
    the turn of an entry comes.
    """
    tree, s, offers, slot = desk.tree, desk.seen[0], desk.offers, desk.slot
    offers[0] = 0
    choices(s, offers)
    for i in range(1, offers[0] + 1):
        slot[int(offers[i])] = 1
    ponder(s, ways.weights, desk.left, desk.pool)
    spare[0] = tree[node]
    spare[0].next = 0
    many, number = 1, 0
    while number < many:
        old = spare[number].first
        spare[number].first = 0
        is_node = spare[number].n == 0
        while old != 0:
            half = tree[old].n // 2
            # Edges of the root must be legal now, whatever was legal in an imagined world.
            kept = half > 0 and (number > 0 or slot[tree[old].key] == 1)
            if kept or not is_node:
                new = spare[many]
                new.first, new.key = tree[old].first, tree[old].key
                new.n, new.avail = half, max(half, tree[old].avail // 2)
                new.w = tree[old].w * half / tree[old].n if half > 0 else 0.0
                new.prior = tree[old].prior
                new.next = spare[number].first
                spare[number].first = many
                if number == 0:
                    new.prior = liking(s, ways, int(tree[old].key))
                many += 1
            old = tree[old].next
        number += 1
    for i in range(many):
        tree[i] = spare[i]
    desk.used[0] = many
    for i in range(1, offers[0] + 1):
        slot[int(offers[i])] = 0


def walk_down(s: Any, viewer: Any, ways: Any, desk: Any) -> int:
    """From the root to a choice that was never tried; how many choices that were. What is decided
    by habit leaves no trace in the tree."""
    tree, node, depth = desk.tree, 0, 0
    while not over(s) and depth < ways.agent[DEPTH]:
        desk.offers[0] = 0
        choices(s, desk.offers)
        if by_habit(s, viewer, decider(s)):
            apply(s, policy(s, ways, desk))
            continue
        desk.made[0] += desk.offers[0] > 1
        edge = select(s, node, ways, desk)
        if edge == 0:
            break
        desk.path[depth] = edge
        desk.who[depth] = decider(s)
        depth += 1
        fresh = tree[edge].n == 0
        apply(s, int(tree[edge].key))
        if fresh or over(s):
            break
        node = below_edge(tree, desk.used, edge, outcome(s) * SEATS + decider(s))
        if node == 0:
            break
    return depth


def play_on(s: Any, ways: Any, desk: Any) -> None:
    """A few more choices by preference, so that the estimate meets a quieter position."""
    steps = 0
    while not over(s) and steps < ways.agent[CUT]:
        desk.offers[0] = 0
        choices(s, desk.offers)
        desk.made[0] += desk.offers[0] > 1
        if ways.agent[TEXTBOOK] != 0.0:
            apply(s, int(desk.offers[1 + quick_below(desk.rng, int(desk.offers[0]))]))
        else:
            apply(s, policy(s, ways, desk))
        steps += 1


def gumbel(rng: Any) -> float:
    """Luck of the kind that, added to values, lets each win as often as a softmax would."""
    return -math.log(-math.log((quick_bits(rng) + 0.5) / 4294967296.0))


def decided(tree: Any, heat: Any, rng: Any) -> int:
    """The choice a search came to: the most visited, or with heat, one of nearly equal value among
    those that were tried often enough to tell."""
    visits = 0
    edge = tree[0].first
    while edge != 0:
        visits = max(visits, tree[edge].n)
        edge = tree[edge].next
    best, most = -1, -1e30
    edge = tree[0].first
    while edge != 0:
        n = tree[edge].n
        if n > 0 and n >= OFTEN * visits:
            value = tree[edge].w / n + (heat * gumbel(rng) if heat > 0.0 else n)
            if value > most:
                best, most = int(tree[edge].key), value
        edge = tree[edge].next
    return best


def answer(seat: Any, ways: Any, desk: Any) -> int:
    """What an agent does with the view on the desk: at once if there is nothing to decide, at
    random or by preference if it does not search (ever, or here), else by search."""
    s, offers, iterations = desk.seen[0], desk.offers, int(ways.agent[ITERATIONS])
    offers[0] = 0
    choices(s, offers)
    if offers[0] == 1:
        return int(offers[1])
    if iterations < 0:
        return int(offers[1 + quick_below(desk.rng, int(offers[0]))])
    if iterations == 0 or by_habit(s, seat, seat):
        return policy(s, ways, desk)
    desk.used[0] = 0
    search(seat, iterations, ways, desk)
    return decided(desk.tree, ways.agent[HEAT], desk.rng)


def matches(table: Any, seeds: Any, seating: Any, ways: Any, desk: Any, results: Any) -> None:
    """Whole matches between agents: seating[g, p] is the number of the agent on seat p, and `ways`
    has a row for each agent. An agent gets the view of its seat, nothing else. Results as those of
    random games: choices, scores, winners."""
    s = table[0]
    for g in range(len(results)):
        start(s, seeds[g])
        quick_seed(desk.rng, seeds[g] * 7919 + seating[g, 0])
        for a in range(len(ways.agent)):
            ways.agent[a, SALT] = seeds[g] % 65536  # other things are forgotten in every match
        made = 0
        while not over(s):
            seat = decider(s)
            redact(s, seat, desk.seen[0])
            a = seating[g, seat]
            mine = Ways(ways.agent[a], ways.weights[a], ways.fitted[a])
            apply(s, answer(seat, mine, desk))
            made += 1
        results[g, 0] = made
        for p in range(s.players):
            results[g, 1 + p] = score(s, p)
            results[g, 1 + s.players + p] = int(wins(s, p))


def sample(table: Any, seed: Any, every: Any, ways: Any, desk: Any, rows: Any) -> int:
    """A match of one agent against itself; rows[i, p] are the features of seat p at about one in
    `every` of its decisions. How many were written; the table is left as it ended."""
    s, n = table[0], 0
    start(s, seed)
    quick_seed(desk.rng, seed)
    while not over(s):
        if n < len(rows) and quick_below(desk.rng, every) == 0:
            for p in range(s.players):
                features(s, p, rows[n, p])
            n += 1
        seat = decider(s)
        redact(s, seat, desk.seen[0])
        apply(s, answer(seat, ways, desk))
    return n
