import { expect, it } from "vitest";
import { inLines } from "../drawing/names";
import { inRow, measure } from "../measure";

it("cards lie side by side, and overlap where room is short", () => {
  expect(inRow(3, 70, 400, 3, false)).toEqual({ at: [0, 73, 146], next: 219 });
  const tight = inRow(5, 70, 210, 3, true);
  expect(tight.next + 70).toBe(210);
  expect(inRow(0, 70, 210, 3, true)).toEqual({ at: [], next: 0 });
});

it("the house fits every stage", () => {
  for (const [width, height, narrow] of [[916, 716, false], [1396, 896, false], [640, 500, false], [390, 470, true], [360, 300, true]] as const) {
    const { unit, house } = measure(width, height, narrow);
    expect(house * unit).toBeLessThanOrEqual(width);
    expect(unit).toBeGreaterThan(0.3);
  }
});

it("long names are broken once", () => {
  expect(inLines("Attic")).toEqual(["Attic"]);
  expect(inLines("Grand staircase")).toEqual(["Grand", "staircase"]);
  expect(inLines("Escalier de la cave")).toEqual(["Escalier", "de la cave"]);
});
