/** What is printed on the cards, as far as the picture needs it. */

import type { Ghost, Person, Place, Zone } from "./types";

/** In a line, from the attic down. */
export const ZONES: readonly Zone[] = ["first", "ground", "basement", "garden"];

export const FAMILIES = ["spectre", "revenant", "spirit", "soul"] as const;
export type Family = (typeof FAMILIES)[number];

/** In the order in which they lie in a hand. */
export const KINDS = ["charmer", "howler", "knocker", "queen", "invoker", "squatter"] as const;
export type Kind = (typeof KINDS)[number];

export const FIGURES = ["charmer", "young-charmer", "howler", "knocker", "young-knocker", "queen", "invoker", "squatter"] as const;
export type Figure = (typeof FIGURES)[number];

export const GHOSTS: readonly Ghost[] = FAMILIES.flatMap((family) => FIGURES.map((figure) => `${family}-${figure}` as Ghost));

// A ghost's name says all of it: spectre-young-charmer.
export const familyOf = (ghost: Ghost): Family => ghost.slice(0, ghost.indexOf("-")) as Family;
export const kindOf = (ghost: Ghost): Kind => ghost.slice(ghost.lastIndexOf("-") + 1) as Kind;
export const figureOf = (ghost: Ghost): Figure => ghost.slice(ghost.indexOf("-") + 1) as Figure;

/** 5.5 Terror that is counted, not printed. */
export const isCounted = (ghost: Ghost): boolean => kindOf(ghost) === "queen" || kindOf(ghost) === "squatter";

/** 4.1 The zones that a place is linked to, from - to. */
export const LINKS: Record<Place, readonly [Zone, Zone]> = {
  attic: ["first", "first"],
  bedroom: ["first", "first"],
  nursery: ["first", "first"],
  bathroom: ["first", "first"],
  parlour: ["ground", "ground"],
  hall: ["ground", "ground"],
  kitchen: ["ground", "ground"],
  library: ["ground", "ground"],
  "wine-cellar": ["basement", "basement"],
  "boiler-room": ["basement", "basement"],
  laundry: ["basement", "basement"],
  dungeon: ["basement", "basement"],
  graveyard: ["garden", "garden"],
  "old-well": ["garden", "garden"],
  greenhouse: ["garden", "garden"],
  "hanging-tree": ["garden", "garden"],
  "grand-staircase": ["first", "ground"],
  "dumb-waiter": ["first", "ground"],
  "cellar-stairs": ["ground", "basement"],
  trapdoor: ["ground", "basement"],
  "cellar-window": ["basement", "garden"],
  tunnel: ["basement", "garden"],
  chimney: ["first", "garden"],
  pipes: ["first", "garden"],
  "hollow-walls": ["first", "garden"],
  wiring: ["first", "garden"],
};
export const PLACES = Object.keys(LINKS) as Place[];

export function linked(place: Place): Zone[] {
  const [from, to] = LINKS[place];
  return ZONES.slice(ZONES.indexOf(from), ZONES.indexOf(to) + 1);
}

/** 7.3 */
export const isBetween = (place: Place): boolean => linked(place).length === 2;

/** 7.4 */
export const SHIELDS: Partial<Record<Place, Family>> = {
  chimney: "spectre",
  pipes: "revenant",
  "hollow-walls": "spirit",
  wiring: "soul",
};

export const PEOPLE: readonly Person[] = ["john", "mary", "robert", "sarah", "girl", "boy", "cymon"];

/** 9.1 */
export const AURAS: Partial<Record<Person, Family>> = { john: "spectre", mary: "revenant", robert: "spirit", sarah: "soul" };

export const POINTS: Record<Person, number> = { john: 3, mary: 3, robert: 3, sarah: 3, girl: 2, boy: 2, cymon: 4 };

/** 5.6 */
export const WILSON = { threshold: 2, points: 1 };

export const isGhost = (card: string): card is Ghost => (GHOSTS as readonly string[]).includes(card);
export const isPlace = (card: string): card is Place => card in LINKS;
export const isPerson = (card: string): card is Person => (PEOPLE as readonly string[]).includes(card);
