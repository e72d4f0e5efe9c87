/** How large things are on a stage of this size, in units that fit both ways: nothing ever scrolls. */

export interface Measure {
  /** pixels */
  unit: number;
  /** in units: the house, its stairwell, a card in it, a card in the hand, the hand */
  house: number;
  well: number;
  card: number;
  held: number;
  hand: number;
  /** names on cards can be read */
  named: boolean;
}

const WIDE = { width: 916, height: 716 };
const NARROW = { width: 390, height: 476 };
/** Units of a card's name at its full width of 70; nothing is written smaller than 12 px. */
const NAME = 13.2;
const SMALLEST = 12;

export function measure(width: number, height: number, narrow: boolean): Measure {
  const least = narrow ? NARROW : WIDE;
  const unit = Math.max(0.3, Math.min(width / least.width, height / least.height));
  const across = width / unit;
  if (narrow) return { unit, house: Math.min(560, across), well: 108, card: 48, held: 62, hand: Math.min(560, across) - 12, named: false };
  const house = Math.min(1120, across - 20);
  return { unit, house, well: 208, card: 70, held: 82, hand: house - 300, named: NAME * unit >= SMALLEST - 0.4 };
}

export interface Row {
  /** left edges, and that of the next card */
  at: number[];
  next: number;
}

/** Cards side by side, or overlapping where there is not room enough; `spare` keeps room for one more. */
export function inRow(count: number, card: number, width: number, gap: number, spare: boolean): Row {
  const slots = count + (spare ? 1 : 0);
  const step = slots > 1 ? Math.min(card + gap, (width - card) / (slots - 1)) : card + gap;
  return { at: Array.from({ length: count }, (_, i) => i * step), next: count * step };
}
