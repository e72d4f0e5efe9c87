/** How a pile is spread so that every value can be read. */

/** Height of a card in widths. */
export const TALL = 172 / 120;
/** What must stay free of a card for its two digits, in widths; and from the next row, in heights. */
const STEP = 0.43;
const STRIP = 0.27;
const WIDEST_STEP = 0.6;
/** One row reads best: several count for less, and each further one for a little less again. */
const IN_ROWS = 0.78;
const ANOTHER_ROW = 0.95;

export interface Spot {
  x: number;
  y: number;
  /** degrees */
  tilt: number;
}

export interface Fan {
  /** width of a card */
  card: number;
  spots: Spot[];
  /** where the next card would lie */
  next: Spot;
}

/** Spreads `count` cards over a field: rows from the back, the newest card in front and whole. */
export function spread(count: number, width: number, height: number, largest: number): Fan {
  const cards = Math.max(1, count);
  let rows = 1;
  let card = 0;
  let best = 0;
  for (let r = 1; r <= 8; r++) {
    const fitting = Math.min(
      largest,
      width / (1 + STEP * (Math.ceil(cards / r) - 1)),
      height / (TALL * (1 + STRIP * (r - 1))),
    );
    const score = fitting * (r > 1 ? IN_ROWS * ANOTHER_ROW ** (r - 2) : 1);
    if (score > best) [rows, card, best] = [r, fitting, score];
  }
  return { card, ...laid(count, rows, card, width, height) };
}

function laid(count: number, rows: number, card: number, width: number, height: number) {
  const perRow = Math.ceil(Math.max(1, count) / rows);
  const room = perRow > 1 ? (width - card) / (perRow - 1) : 0;
  const step = Math.min(card * WIDEST_STEP, room);
  const strip = card * TALL * STRIP;
  const right = (width + card + step * (perRow - 1)) / 2 - card;
  const upper = height - card * TALL - strip * (rows - 1);
  // Shorter rows lie at the back, where the longer ones cover them.
  const short = rows - (count % rows);
  const ends = Array.from({ length: rows }, (_, r) => Math.floor(count / rows) * (r + 1) + Math.max(0, r + 1 - short));
  const spot = (i: number): Spot => {
    const row = Math.max(0, ends.findIndex((end) => i < end));
    const fromRight = (ends[row] ?? 0) - 1 - i;
    // A few degrees, the same ones for the same card every time: laid by hand, not by machine.
    const tilt = (((i * 37 + 11) % 9) - 4) * (rows > 1 ? 0.3 : 0.75);
    return { x: right - fromRight * step, y: upper + row * strip, tilt };
  };
  const spots = Array.from({ length: count }, (_, i) => spot(i));
  const last = spots.at(-1);
  const beyond = Math.min(width - card * 0.78, (last?.x ?? 0) + Math.max(step, card * 0.3));
  const next = last ? { x: beyond, y: last.y, tilt: 5 } : { x: right, y: upper, tilt: 0 };
  return { spots, next };
}
