/** What is in the box, as far as the picture needs it. */

import type { Action, Bonus, Building, Card, Ghost, Mark, Section, View, Way } from "./types";

export const COLOURS: readonly Ghost[] = ["blue", "green", "yellow", "orange", "red"];
export const BUILDINGS: readonly Building[] = ["church", "school", "hospital", "town-hall", "police", "cinema"];
export const SECTIONS: readonly Section[] = ["first", "second", "third", "fourth"];
export const ACTIONS: readonly Action[] = ["summon", "scare", "evolve", "move", "fight", "haunt"];
export const BONUSES: readonly Exclude<Bonus, "none">[] = [
  "any-pair", "green", "discs", "fear", "yellow", "higher-die", "point", "reroll", "rest", "blue", "plus-three", "any-move",
];
/** Two colours, the weaker first, in the order of their names. */
export const PAIRS: readonly (readonly [Ghost, Ghost])[] = COLOURS.flatMap((low, at) => COLOURS.slice(at + 1).map((high) => [low, high] as const));
/** 8.2 Sides of the die of each colour. */
export const SIDES: Record<Ghost, number> = { blue: 4, green: 6, yellow: 8, orange: 10, red: 12 };

/** 13.6 Cards that are used at will. */
export const POWERS: readonly Card[] = ["6", "7", "8", "30", "33", "39", "48", "50", "52"];
/** 3.3 Questions for a ghost that a section commands. */
export const BY_LEVEL: readonly string[] = ["summon", "scare", "evolve", "move", "fight", "haunt"];

export const HAUNT_TOKENS = 6;
export const SHARED_TOKENS = 2;
export const CARDS_TO_END = 5;
/** 13.4 */
export const CARD_POINTS = 3;
export const BONUS_SLOTS = 3;
/** 4.4 */
export const NEW_BLUES = 3;
/** 14.19 */
export const NIGHTMARE_FEAR = 2;
/** 15.7 What a token adds to a die. */
export const PLUS = 3;

export const levelOf = (ghost: Ghost): number => COLOURS.indexOf(ghost) + 1;
export const isColour = (mark: Mark): mark is Ghost => mark !== "none";

export const sectionsOf = (view: View): readonly Section[] => SECTIONS.slice(0, view.sections || (view.grand_master ? 4 : 3));

/** 7.2, 12.4 */
export const roomOf = (view: View): number => (view.grand_master ? 4 : 6);

/** 7.1 Whether one wall parts them. */
export function sideBySide(view: View, one: Building, other: Building): boolean {
  const [first, second] = [one, other].sort((a, b) => BUILDINGS.indexOf(a) - BUILDINGS.indexOf(b));
  return view.ways[`${first}_${second}` as Way] ?? false;
}
