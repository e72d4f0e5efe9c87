/** Tables to test with: say what matters, the rest is as at the beginning. */

import { ACTIONS, BUILDINGS, COLOURS, SECTIONS } from "../town";
import type { Bonus, Building, Card, Ghost, Mark, Section, View, Way } from "../types";

const every = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;

const CARDS = Array.from({ length: 53 }, (_, n) => (n ? String(n) : "none")) as Card[];
const NEAR = "church_school school_hospital church_town-hall school_police hospital_cinema town-hall_police police_cinema".split(" ") as Way[];

export const cards = (...numbers: number[]): Record<Card, boolean> => every(CARDS, (card) => numbers.map(String).includes(card));
export const counts = (some: Partial<Record<Ghost, number>>): Record<Ghost, number> => every(COLOURS, (ghost) => some[ghost] ?? 0);
export const marks = (some: Partial<Record<Building, Mark>>): Record<Building, Mark> => every(BUILDINGS, (building) => some[building] ?? "none");

interface Said extends Partial<Omit<View, "ghosts">> {
  ghosts?: Partial<Record<Building, Partial<Record<Ghost, number>>>>;
  discs_on?: Partial<Record<Section, string>>;
}

export function table({ ghosts = { police: { blue: 3 } }, discs_on = {}, ...said }: Said = {}): View {
  const town = every(BUILDINGS, (building) => counts(ghosts[building] ?? {}));
  const tokens = said.tokens ?? [counts({}), counts({}), counts({})];
  return {
    players: 3,
    grand_master: false,
    cards: [],
    sections: 0,
    rounds: 100,
    coloured: cards(12, 28, 29, 37),
    ways: every(NEAR, () => true) as Record<Way, boolean>,
    haunt_points: { blue: 2, green: 4, yellow: 6, orange: 8, red: 10 },
    first: 0,
    active: 0,
    round: 0,
    ending: false,
    over: false,
    crowd: every(BUILDINGS, (building) => COLOURS.reduce((n, ghost) => n + town[building][ghost], 0)),
    ghosts: town,
    reserve_n: 22,
    reserve: counts({ blue: 2, green: 5, yellow: 5, orange: 5, red: 5 }),
    bonus_on: every(BUILDINGS, (): Bonus => "fear"),
    bonus_out: {} as Record<Bonus, number>,
    supply_n: 60,
    supply: every(COLOURS, () => 12),
    display: ["7", "12", "16", "27", "28", "29", "37", "51"],
    points: [0, 0, 0],
    fear: [2, 2, 2],
    tokens,
    tokens_n: tokens.map((held) => COLOURS.reduce((n, token) => n + held[token], 0)),
    haunts: [marks({}), marks({}), marks({})],
    shared: [marks({}), marks({}), marks({})],
    level: [0, 1, 2].map(() => every(SECTIONS, (): Ghost => "blue")),
    disc: [0, 1, 2].map((seat) => every(SECTIONS, (section) => every(ACTIONS, (action) => seat === 0 && (discs_on[section] ?? "").split(" ").includes(action)))),
    discs: [12, 12, 12],
    holds: [cards(), cards(), cards()],
    cards_n: [0, 0, 0],
    bonus: [{}, {}, {}] as Record<Bonus, number>[],
    bonus_n: [0, 0, 0],
    blocked: [0, 0, 0],
    done: every(SECTIONS, () => false),
    used: cards(),
    dice_n: 0,
    own_dice: 0,
    die: ["blue", "blue"],
    face: [0, 0],
    plus: [0, 0],
    fighter_at: "church",
    fighter: "blue",
    series: counts({}),
    fright: 0,
    paid: counts({}),
    asked_n: said.asked?.length ?? 0,
    asked: [],
    asked_seat: [0],
    asked_level: ["blue"],
    asked_at: ["police"],
    asked_ghost: ["blue"],
    asked_number: [0],
    ...said,
  };
}
