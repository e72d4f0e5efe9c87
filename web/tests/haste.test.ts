import { expect, it } from "vitest";
import { Haste } from "../src/table/haste";

it("a tap soon after those that skip is one of them, until there is a pause", () => {
  let now = 0;
  const haste = new Haste(() => now);
  const meant = (at: number, asked: boolean): boolean => {
    now = at;
    haste.tap(asked);
    return haste.meant;
  };
  expect(meant(0, true)).toBe(true);
  expect(meant(100, true)).toBe(true);
  expect(meant(200, false)).toBe(false);
  for (const at of [600, 1100, 1600]) expect(meant(at, true)).toBe(false);
  expect(meant(2300, true)).toBe(true);
});
