import { describe, expect, it } from "vitest";
import { TALL, spread } from "../fan";
import { GHOSTS } from "../ghosts";
import { arrange, fitting } from "../hand";
import { measure } from "../measure";

const COUNTS = Array.from({ length: 65 }, (_, n) => n);

describe("the cemetery's fan", () => {
  it.each([
    [398, 296, 132],
    [276, 178, 100],
  ])("of any size keeps within %i x %i", (width, height, largest) => {
    for (const count of COUNTS) {
      const { card, spots } = spread(count, width, height, largest);
      expect(spots).toHaveLength(count);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(-0.01);
        expect(x + card).toBeLessThan(width + 0.01);
        expect(y).toBeGreaterThan(-0.01);
        expect(y + card * TALL).toBeLessThan(height + 0.01);
      }
    }
  });

  it("stays large enough to read with every ghost in the box", () => {
    for (const count of COUNTS) {
      expect(spread(count, 398, 296, 132).card).toBeGreaterThan(60);
      expect(spread(count, 276, 178, 100).card).toBeGreaterThan(38);
    }
  });

  it("leaves two digits of every card free", () => {
    for (const count of COUNTS.slice(2)) {
      const { card, spots } = spread(count, 398, 296, 132);
      spots.slice(1).forEach((spot, i) => {
        const before = spots[i] ?? spot;
        const aside = spot.x - before.x >= card * 0.429;
        const below = spot.y - before.y >= card * TALL * 0.269;
        expect(aside || below).toBe(true);
      });
    }
  });

  it("has a place for the first card", () => {
    expect(spread(0, 400, 300, 100).next).toMatchObject({ tilt: 0 });
  });
});

describe("a hand", () => {
  const all = GHOSTS.map((ghost, i) => ({ ghost, count: 1 + (i % 3) }));

  it.each([
    [630, 180, 114],
    [374, 136, 92],
  ])("of every kind keeps within %i x %i", (width, height, largest) => {
    for (let kinds = 0; kinds <= all.length; kinds++) {
      const { card, inner, groups } = arrange(all.slice(0, kinds), width, height, largest);
      expect(groups).toHaveLength(kinds);
      for (const { x, y, count, free } of groups) {
        expect(x).toBeGreaterThan(-0.01);
        expect(x + card + inner * (count - 1)).toBeLessThan(width + 0.01);
        expect(y).toBeGreaterThan(-0.01);
        expect(free).toBeGreaterThan(card * 0.439);
      }
    }
  });

  it("shows what is known of it as far as there is room", () => {
    const three = all.slice(0, 3).map((kind) => ({ ...kind, count: 1 }));
    expect(fitting(three, 100)).toHaveLength(3);
    expect(fitting(three, 76)).toHaveLength(2);
    expect(fitting(three, 20)).toHaveLength(0);
  });
});

describe("the stage", () => {
  it("is filled by what is measured for it, and never overflows", () => {
    expect(measure(916, 716, false, 3)).toMatchObject({ unit: 1, cemetery: { width: 398 }, hand: { width: 630 } });
    expect(measure(390, 500, true, 3)).toMatchObject({ unit: 1, cemetery: { width: 276 }, hand: { width: 374 } });
    for (const [width, height, narrow] of [
      [640, 420, false],
      [2400, 1300, false],
      [360, 300, true],
      [620, 520, true],
    ] as const) {
      const { unit, hand } = measure(width, height, narrow, 5);
      expect(unit * hand.width).toBeLessThanOrEqual(width);
      expect(unit * hand.height).toBeLessThan(height / 2);
    }
  });

  it("has a unit before it has a size", () => {
    expect(measure(0, 0, true, 1).unit).toBeGreaterThan(0);
  });
});
