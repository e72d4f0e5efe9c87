/** Where figures stand on a pavement: strongest first, copies of a colour close together, none beyond its end. */

import { COLOURS } from "./town";
import type { Ghost } from "./types";

export interface Pavement {
  /** where the first and the last may stand */
  from: number;
  to: number;
  /** between two colours, and between two of one colour */
  apart: number;
  close: number;
}

export const WIDE: Pavement = { from: 36, to: 246, apart: 54, close: 36 };
export const TALL: Pavement = { from: 22, to: 102, apart: 36, close: 17 };

/** How high each colour stands. */
export const HEIGHTS: Record<"wide" | "tall", Record<Ghost, number>> = {
  wide: { blue: 50, green: 57, yellow: 61, orange: 64, red: 67 },
  tall: { blue: 38, green: 43, yellow: 45, orange: 47, red: 49 },
};

export interface Group {
  ghost: Ghost;
  at: number[];
}

/** Where one more of a colour would come to stand. */
export function arrivalOn(crowd: { ghost: Ghost; n: number }[], ghost: Ghost, pavement: Pavement): number {
  const more = COLOURS.toReversed().flatMap((each) => {
    const n = (crowd.find((group) => group.ghost === each)?.n ?? 0) + (each === ghost ? 1 : 0);
    return n ? [{ ghost: each, n }] : [];
  });
  return standingOn(more, pavement).find((group) => group.ghost === ghost)?.at.at(-1) ?? pavement.from;
}

export function standingOn(crowd: { ghost: Ghost; n: number }[], { from, to, apart, close }: Pavement): Group[] {
  const steps = crowd.flatMap(({ n }, group) => Array.from({ length: n }, (_, copy) => (copy ? close : group ? apart : 0)));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const squeeze = Math.min(1, (to - from) / Math.max(1, length));
  let x = from;
  let nth = 0;
  return crowd.map(({ ghost, n }) => ({
    ghost,
    at: Array.from({ length: n }, () => {
      x += (steps[nth] ?? 0) * squeeze;
      nth += 1;
      return x;
    }),
  }));
}
