import { expect, it } from "vitest";
import { notebook, origins } from "../notebook";
import type { View } from "../types";
import deductions from "./deductions.json";
import { table } from "./table";

it.each(deductions.map(({ view, notes }, n) => [n, view, notes] as const))("says of table %i what trying every hiding says", (_, view, notes) => {
  expect(Object.fromEntries(notebook(view as unknown as View))).toEqual(notes);
});

it("knows nothing before a room has fallen", () => {
  expect(new Set(notebook(table()).values())).toEqual(new Set(["may"]));
});

it("clears the other rooms of a colour whose ghost is revealed", () => {
  const view = table({ turn: 3, turns: 2, fell: { b3: 1, c2: 2 }, revealed: { blue: "c2" }, damage: 5 });
  const notes = notebook(view);
  expect(notes.get("a1")).toBe("not");
  expect(notes.get("d4")).toBe("not");
  expect(notes.get("b1")).toBe("may");
});

it("points at the rooms from which a fallen one can have been taken", () => {
  const view = table({ turn: 3, turns: 3, fell: { b3: 1, d1: 2, a4: 3 } });
  expect(origins(view, "a4").sort()).toEqual(["a3", "b4", "c2"]);
  expect(origins(view, "d1")).toEqual([]);
});

it("is quick enough to be written anew on every turn", () => {
  const large = deductions.at(-1)?.view as unknown as View;
  const start = performance.now();
  notebook(large);
  expect(performance.now() - start).toBeLessThan(1500);
});
