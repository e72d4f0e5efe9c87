/** Tables to test with: say what matters, the rest is empty. An apparition is written as it lies. */

import { GHOSTS, PEOPLE, PLACES, ZONES, isGhost, isPlace } from "../cards";
import type { Ghost, Person, Place, View, Zone } from "../types";

const every = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;

export const flags = <K extends string>(keys: readonly K[], said = ""): Record<K, boolean> =>
  every(keys, (key) => said.split(" ").includes(key));

type Rows = Partial<Record<Zone, string>>;

function rows({ mine, theirs }: { mine: Rows; theirs: Rows }) {
  const seats = [mine, theirs];
  const listed = (seat: Rows, zone: Zone): string[] => (seat[zone] ?? "").split(" ").filter(Boolean);
  const places = (seat: Rows) => every(ZONES, (zone) => listed(seat, zone).filter(isPlace));
  const ghosts = (seat: Rows) => every(ZONES, (zone) => listed(seat, zone).filter(isGhost));
  const starts = (seat: Rows) =>
    every(ZONES, (zone) =>
      listed(seat, zone).flatMap((card, i, row) => (isPlace(card) ? [row.slice(0, i).filter(isGhost).length] : [])),
    );
  const many = (of: (seat: Rows) => Record<Zone, unknown[]>) => seats.map((seat) => every(ZONES, (zone) => of(seat)[zone].length));
  return {
    rooms: seats.map(places),
    rooms_n: many(places),
    opened_at: seats.map(starts),
    ghosts: seats.map(ghosts),
    ghosts_n: many(ghosts),
  };
}

interface Said extends Partial<View> {
  mine?: Rows;
  theirs?: Rows;
  people_at?: Rows;
  hand?: string;
}

const terrorOf = (ghost: Ghost): number => (/queen|squatter/.test(ghost) ? 0 : /young|invoker/.test(ghost) ? 1 : 2);
const capacityOf = (place: Place): number => (place === "attic" ? 3 : place === "library" ? 1 : 2);
const THRESHOLD: Record<Person, number> = { john: 8, mary: 8, robert: 9, sarah: 9, girl: 6, boy: 6, cymon: 10 };

export function table({ mine = {}, theirs = {}, people_at = {}, hand = "", ...said }: Said = {}): View {
  const here = every(ZONES, (zone) => flags(PEOPLE, people_at[zone]));
  const held = hand.split(" ").filter(Boolean);
  return {
    players: 2,
    rules: "revised",
    arrivals: false,
    threshold: THRESHOLD,
    ghost_terror: every(GHOSTS, terrorOf),
    place_terror: every(PLACES, (place) => (place === "library" ? 3 : capacityOf(place) === 3 ? 1 : 2)),
    capacity: every(PLACES, capacityOf),
    ghost_cards: every(GHOSTS, () => true),
    place_cards: every(PLACES, () => true),
    people: every(PEOPLE, () => true),
    goal: 11,
    dealt: 3,
    draws: 3,
    hand_limit: 10,
    turn_limit: 40,
    first: 0,
    actor: 0,
    step: "lay",
    zone: "first",
    turned: flags(ZONES),
    exchanged: 0,
    to_draw: 0,
    turns: 4,
    stirred: false,
    quiet: 0,
    over: false,
    points: [0, 0],
    here,
    here_n: every(ZONES, (zone) => PEOPLE.filter((person) => here[zone][person]).length),
    captured_n: [0, 0],
    captured: [flags(PEOPLE), flags(PEOPLE)],
    pile_n: 4,
    pile: [],
    below_n: 0,
    below: [],
    ...rows({ mine, theirs }),
    hand_ghosts_n: [held.filter(isGhost).length, 2],
    hand_ghosts: [flags(GHOSTS, hand), null],
    hand_places_n: [held.filter(isPlace).length, 2],
    hand_places: [flags(PLACES, hand), null],
    ghost_pile_n: 20,
    ghost_pile: [],
    place_pile_n: 10,
    place_pile: [],
    ghost_discard_n: said.ghost_discard?.length ?? 0,
    ghost_discard: [],
    place_discard_n: 0,
    place_discard: flags(PLACES),
    held_ghosts: flags(GHOSTS),
    held_ghosts_n: [0, 0],
    held_places: flags(PLACES),
    held_places_n: [0, 0],
    ...said,
  };
}
