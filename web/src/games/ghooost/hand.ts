/** How a hand is held: equal cards together, sorted, every value free to read. */

import { TALL } from "./fan";
import type { Held } from "./reading";

/** What a neighbour must leave free, in widths of a card; and the row in front, in heights. */
const STEP = 0.44;
const STRIP = 0.34;
/** Equal cards show their whole number while there are few, and less of it the more there are. */
const INNER: readonly [number, number][] = [
  [6, 0.45],
  [9, 0.3],
  [Infinity, 0.1],
];
const COST_OF_A_ROW = 14;

export interface Group extends Held {
  x: number;
  y: number;
  /** how much of the front card the next kind leaves free */
  free: number;
}

export interface Holding {
  /** width of a card */
  card: number;
  /** between equal cards */
  inner: number;
  groups: Group[];
  /** kinds overlap */
  close: boolean;
}

/** Lays groups of equal cards out over a field, in one row or two. */
export function arrange(held: readonly Held[], width: number, height: number, largest: number): Holding {
  const total = held.reduce((sum, { count }) => sum + count, 0);
  const ratio = INNER.find(([most]) => total <= most)?.[1] ?? 0;
  let best: Held[][] = [];
  let card = 0;
  for (const rows of [1, 2]) {
    const split = inRows(held, rows);
    const widths = split.map((row) => width / (1 + STEP * (row.length - 1) + ratio * copies(row)));
    const fitting = Math.min(largest, height / (TALL * (1 + STRIP * (rows - 1))), ...widths);
    if (fitting - COST_OF_A_ROW > card) [best, card] = [split, fitting];
  }
  const inner = card * ratio;
  let close = false;
  const groups = best.flatMap((row, r) => {
    const room = (width - card - inner * copies(row)) / Math.max(1, row.length - 1);
    const step = Math.min(card * 1.06, room);
    close ||= step < card;
    const wide = card + inner * copies(row) + step * (row.length - 1);
    let x = (width - wide) / 2;
    const y = height - card * TALL * (1 + STRIP * (best.length - 1 - r));
    return row.map((kind, i) => {
      const here = { ...kind, x, y, free: i < row.length - 1 ? Math.min(card, step) : card };
      x += step + inner * (kind.count - 1);
      return here;
    });
  });
  return { card, inner, groups, close };
}

const copies = (row: readonly Held[]): number => row.reduce((sum, { count }) => sum + count - 1, 0);

function inRows(held: readonly Held[], rows: number): Held[][] {
  const each = Math.ceil(held.length / rows);
  return Array.from({ length: rows }, (_, r) => held.slice(r * each, (r + 1) * each));
}

/** Width of the corner of a card, alone, with its number of copies, and of what says "more". */
const CHIP = 26;
const CHIP_COUNTED = 46;
const MORE = 18;

/** As many kinds as find room in a line, with a word for the rest. */
export function fitting(held: readonly Held[], room: number): Held[] {
  const wide = (kinds: readonly Held[]): number =>
    kinds.reduce((sum, { count }) => sum + (count > 1 ? CHIP_COUNTED : CHIP), 0);
  if (wide(held) <= room) return [...held];
  return held.filter((_, i) => wide(held.slice(0, i + 1)) + MORE <= room);
}
