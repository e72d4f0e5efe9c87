import { expect, it } from "vitest";
import { Haste } from "../src/table/haste";

it("a tap soon after those that skip is one of them, until there is a pause", () => {
  let now = 0;
  const haste = new Haste(() => now);
  expect(haste.goesOn()).toBe(false);
  haste.skipped();
  for (now of [300, 700, 1100]) expect(haste.goesOn()).toBe(true);
  now = 1600;
  expect(haste.goesOn()).toBe(false);
});
