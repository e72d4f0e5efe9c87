/** How large things are on a stage of this size, in units that fit both ways: nothing ever scrolls. */

export interface Field {
  width: number;
  height: number;
  largest: number;
}

export interface Measure {
  /** pixels */
  unit: number;
  cemetery: Field;
  hand: Field;
}

/** What keeps its size in pixels on a phone, because it could not be read any smaller. */
const FIXED = 116;

export function measure(width: number, height: number, narrow: boolean, others: number): Measure {
  if (narrow) {
    const unit = Math.max(0.3, Math.min(width / 390, (height - FIXED) / 384));
    const across = width / unit;
    return {
      unit,
      cemetery: { width: Math.min(480, across - 114), height: 178, largest: 100 },
      hand: { width: Math.min(640, across - 16), height: 136, largest: 92 },
    };
  }
  const unit = Math.max(0.3, Math.min(width / 916, height / 716));
  const across = width / unit;
  const beside = others > 2 ? 518 : 396;
  return {
    unit,
    cemetery: { width: Math.min(560, across - beside), height: 296, largest: 132 },
    hand: { width: Math.min(860, across - 286), height: 180, largest: 114 },
  };
}
