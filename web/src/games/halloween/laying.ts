/** Where figures stand on a pavement: strongest first, copies of a colour close together, none beyond its end.
    A narrow pavement takes many in two rows, the strongest behind. */

import { COLOURS } from "./town";
import type { Ghost } from "./types";

export interface Pavement {
  /** where the first and the last may stand */
  from: number;
  to: number;
  /** between two colours, and between two of one colour */
  apart: number;
  close: number;
  rows: 1 | 2;
}

export const WIDE: Pavement = { from: 36, to: 246, apart: 54, close: 36, rows: 1 };
export const TALL: Pavement = { from: 22, to: 102, apart: 36, close: 17, rows: 2 };
/** Before a low house, where a second row would stand in the windows. */
export const LOW: Pavement = { ...TALL, rows: 1 };

/** How high each colour stands. */
export const HEIGHTS: Record<"wide" | "tall", Record<Ghost, number>> = {
  wide: { blue: 50, green: 57, yellow: 61, orange: 64, red: 67 },
  tall: { blue: 38, green: 43, yellow: 45, orange: 47, red: 49 },
};

/** A figure is nearly as wide as high, and stands a little above its feet. */
export const widthOf = (height: number): number => (height * 124) / 126;
export const FEET = 0.985;

/** How much of its height a figure fills: a blue one is a drop. */
export const fills = (ghost: Ghost): number => (ghost === "blue" ? 0.72 : 1);

interface Some {
  ghost: Ghost;
  n: number;
}

export interface Group {
  ghost: Ghost;
  at: number[];
  /** in the second row */
  back: boolean;
}

/** Where so many more of a colour would come to stand. */
export function arrivalsOn(crowd: Some[], ghost: Ghost, many: number, pavement: Pavement): Group {
  const more = COLOURS.toReversed().flatMap((each) => {
    const n = (crowd.find((group) => group.ghost === each)?.n ?? 0) + (each === ghost ? many : 0);
    return n ? [{ ghost: each, n }] : [];
  });
  const { at, back } = standingOn(more, pavement).find((each) => each.ghost === ghost) ?? { at: [], back: false };
  return { ghost, at: at.slice(at.length - many), back };
}

const stepsOf = (row: Some[], { apart, close }: Pavement): number[] =>
  row.flatMap(({ n }, group) => Array.from({ length: n }, (_, copy) => (copy ? close : group ? apart : 0)));

const lengthOf = (row: Some[], pavement: Pavement): number => stepsOf(row, pavement).reduce((sum, step) => sum + step, 0);

export function standingOn(crowd: Some[], pavement: Pavement): Group[] {
  if (pavement.rows === 1 || lengthOf(crowd, pavement) <= pavement.to - pavement.from) return rowOf(crowd, pavement, false);
  // As even as can be.
  const longest = (split: number): number => Math.max(lengthOf(crowd.slice(0, split), pavement), lengthOf(crowd.slice(split), pavement));
  const split = crowd.reduce((best, _, n) => (longest(n) < longest(best) ? n : best), 0);
  return [...rowOf(crowd.slice(0, split), pavement, true), ...rowOf(crowd.slice(split), pavement, false)];
}

function rowOf(row: Some[], pavement: Pavement, back: boolean): Group[] {
  const steps = stepsOf(row, pavement);
  const squeeze = Math.min(1, (pavement.to - pavement.from) / Math.max(1, lengthOf(row, pavement)));
  let x = pavement.from;
  let nth = 0;
  return row.map(({ ghost, n }) => ({
    ghost,
    back,
    at: Array.from({ length: n }, () => {
      x += (steps[nth] ?? 0) * squeeze;
      nth += 1;
      return x;
    }),
  }));
}
