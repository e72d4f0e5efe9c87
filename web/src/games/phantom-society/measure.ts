/** How large a room is on a stage of this size: the whole floor fits, nothing ever scrolls. */

export interface Measure {
  /** pixels of a room */
  cell: number;
  /** pixels of the column beside the floor; 0 where it is a strip below */
  side: number;
  /** whether there is height to spare beside the floor */
  tall: boolean;
}

export const GAP = 4;
/** The carpet round the rooms: row numbers, letters, the sign above. */
export const RIM = { left: 26, right: 14, top: 34, bottom: 26 };
export const NARROW_RIM = { left: 17, right: 7, top: 8, bottom: 20 };
const MARGIN = 24;
const SIDE = { least: 196, most: 300 };
const LARGEST = 132;
const SMALLEST = 18;

/** On a phone: about how high the strip below the floor will be; how wide a column instead of it is at least. */
const STRIP = { laying: 165, bidding: 165, playing: 118 };
const COLUMN = 92;
/** A column is worth it where rooms grow by so much. */
const WORTH = 1.15;

export type Phase = keyof typeof STRIP;

/** `strip` is how high the strip below the floor turned out to be. */
export function measure(
  width: number,
  height: number,
  narrow: boolean,
  rows: number,
  columns: number,
  phase: Phase,
  strip: number,
): Measure {
  const rim = narrow ? NARROW_RIM : RIM;
  const across = rim.left + rim.right + (columns - 1) * GAP;
  const down = rim.top + rim.bottom + (rows - 1) * GAP;
  const fit = (free: number, high: number): number =>
    Math.floor(Math.max(SMALLEST, Math.min(LARGEST, (free - across) / columns, (high - down) / rows)));
  if (narrow) {
    const beside = fit(width - COLUMN - 16, height - 8);
    if (beside > fit(width - 8, height - STRIP[phase] - 8) * WORTH) {
      const left = width - (beside * columns + across) - 16;
      return { cell: beside, side: Math.max(COLUMN, Math.min(SIDE.most, left)), tall: false };
    }
    return { cell: fit(width - 8, height - strip - 8), side: 0, tall: false };
  }
  const cell = fit(width - SIDE.least - 2 * MARGIN, height - MARGIN - 14);
  const left = width - (cell * columns + across) - 2 * MARGIN;
  return { cell, side: Math.max(SIDE.least, Math.min(SIDE.most, left)), tall: height >= 640 };
}
