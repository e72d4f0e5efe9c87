/** How large things are on a stage of this size: all of it fits, nothing ever scrolls. */

export interface Measure {
  /** the pumpkin with its stem */
  pumpkin: { width: number; height: number; rim: number; stem: number };
  /** pixels of the column of the other guests; 0 where they have no column */
  guests: number;
  /** pixels of one of my characters */
  card: number;
  /** the middle is too small for all the words */
  tight: boolean;
  /** and for an auction: that takes the place of the pumpkin */
  hall: boolean;
}

const CARD = 1.4;
const GUESTS = 262;
const MARGIN = 10;

export function measure(width: number, height: number, narrow: boolean, watching: boolean): Measure {
  const card = watching ? 0 : Math.round(Math.max(46, Math.min(84, height * (narrow ? 0.125 : 0.112))));
  const foot = watching ? (narrow ? 44 : 8) : card * CARD + (narrow ? 80 : 26);
  const guests = narrow ? 0 : GUESTS;
  const wide = Math.max(200, width - guests - 2 * (narrow ? 3 : MARGIN));
  const high = Math.max(160, height - foot - MARGIN);
  const stem = narrow ? 10 : 26;
  const rim = Math.max(32, Math.min(62, wide * 0.094, high * 0.11));
  const shape = { width: Math.min(wide, high * 1.7), height: Math.min(high, wide * 1.15) };
  return { pumpkin: { ...shape, rim, stem }, guests, card, tight: shape.width < 520 || shape.height < 400, hall: shape.height < 340 };
}
