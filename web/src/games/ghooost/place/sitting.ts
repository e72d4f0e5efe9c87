/** Where the others sit on the wide table, clockwise from the left of whoever looks. */

export interface Chair {
  /** percent of the width */
  x: number;
  /** units from the top */
  y: number;
  /** at a side the mansion stands above the hand, else beside it */
  side: boolean;
}

const LEFT: Chair = { x: 0, y: 176, side: true };
const RIGHT: Chair = { x: 100, y: 176, side: true };
const above = (x: number): Chair => ({ x, y: 8, side: false });

const CHAIRS: readonly (readonly Chair[])[] = [
  [],
  [above(50)],
  [above(17), above(83)],
  [LEFT, above(50), RIGHT],
  [LEFT, above(29), above(71), RIGHT],
  [LEFT, above(20), above(50), above(80), RIGHT],
];

export const chairs = (others: number): readonly Chair[] => CHAIRS[others] ?? [];
