/** Signs of actions, cards and bonus tokens, on a grid of 24, drawn with the colour around them. */

import type { Card } from "../types";

export const SIGNS = {
  summon: '<path d="M3 20 v-6 q0-5 4-5 q4 0 4 5 v6 l-2-1.5-2 1.5-2-1.5Z M13 20 v-6 q0-5 4-5 q4 0 4 5 v6 l-2-1.5-2 1.5-2-1.5Z M12 2 v5 M9.5 4.5 h5"/>',
  scare: '<path d="M6 21 V12 q0-8 6-8 q6 0 6 8 v9 l-3-2-3 2-3-2Z M2 7 l2 1.5 M22 7 l-2 1.5 M3 13 h1 M21 13 h-1"/><circle cx="12" cy="13.5" r="2"/><path d="M9.5 9 v.5 M14.5 9 v.5"/>',
  evolve: '<path d="M12 21 V5 M6 10.5 L12 4 L18 10.5 M6 21 h12 M8 16.5 h8"/>',
  move: '<path d="M3 18 q4-10 10-9 M10 4.5 L15 9 L10.5 13.5"/><path d="M16 20 v-4 h5 v4Z M15.5 16 l3-3 3 3"/>',
  fight: '<path d="M4 4 L15.5 15.5 M12.5 18.5 L18.5 12.5 M16.5 16.5 L20 20 M20 4 L8.5 15.5 M11.5 18.5 L5.5 12.5 M7.5 16.5 L4 20"/>',
  haunt: '<path d="M4 21 V11 Q4 3 12 3 Q20 3 20 11 V21Z M4 13 h4 M16 13 h4 M12 3 v3"/><path d="M9 21 v-6 q0-4 3-4 q3 0 3 4 v6 l-1.5-1.5-1.5 1.5-1.5-1.5Z" fill="currentColor"/>',
  rest: '<path d="M3 18 V9 M3 14 H21 V18 M6.5 13.5 q0-3 3-3 h8 q3.5 0 3.5 3.5"/><path d="M14 3 h4 l-4 4 h4"/>',
  mask: '<path d="M3 8 Q12 3 21 8 Q21 17 16 17 Q13 17 12 14 Q11 17 8 17 Q3 17 3 8Z"/><circle cx="8" cy="11" r="1.2"/><circle cx="16" cy="11" r="1.2"/>',
  end: '<path d="M6 21 V3 M6 4 h13 l-3 4.5 3 4.5 H6"/>',
  dice: '<path d="M5 5 H19 V19 H5Z"/><circle cx="9" cy="9" r=".9"/><circle cx="15" cy="15" r=".9"/><circle cx="12" cy="12" r=".9"/>',
  disc: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5"/>',
  token: '<path d="M12 3.5 L20 18.5 H4Z"/>',
  bonus: '<path d="M12 2.5 L20.2 7.2 V16.8 L12 21.5 L3.8 16.8 V7.2Z"/>',
  card: '<path d="M6 3.5 H18 V20.5 H6Z M9 7h2 M13 17h2"/>',
} as const;

export type Sign = keyof typeof SIGNS;

const BY_SIGN: Partial<Record<Sign, number[]>> = {
  summon: [9, 32, 34, 45],
  scare: [38, 51],
  evolve: [13, 29],
  move: [2, 15, 23, 24],
  fight: [3, 5, 11, 17, 20, 25, 28, 35, 36],
  haunt: [1, 18, 46, 49],
  rest: [19],
  mask: [4, 6, 7, 8, 30, 33, 37, 39, 48, 50, 52],
  end: [12, 21, 22, 26, 27, 31, 40, 41],
  dice: [16],
  disc: [14],
  token: [42],
  bonus: [10],
  card: [43, 44, 47],
};

/** What a card is about: an action, something done at will, the end. */
export function signOf(card: Card): Sign {
  const found = (Object.keys(BY_SIGN) as Sign[]).find((sign) => BY_SIGN[sign]?.includes(Number(card)));
  return found ?? "card";
}
