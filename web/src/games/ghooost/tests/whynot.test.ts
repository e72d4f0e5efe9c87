import { expect, it } from "vitest";
import { standing } from "../standing";
import { whyNot } from "../whynot";
import { words } from "../../../../tests/said";
import { table } from "./table";

const asked = (target: string, view = table()) => whyNot(target, view, words);

it("cards say why they cannot be played, with the paragraph", () => {
  const nine = table({ cemetery: ["pirat-os"] });
  expect(asked("hand/zombibi", nine)).toBe("why-not-lower zombibi pirat-os 5 9 (3.2)");
  expect(asked("hand/banshia", nine)).toBeNull();
  expect(asked("hand/faucheuse", table({ cemetery: ["igor"] }))).toBe("why-not-scared faucheuse igor (7.5)");
  expect(asked("hand/cerberus", table({ cemetery: ["igor"] }))).toContain("(3.2)");
  expect(asked("hand/miss-copy")).toBe("why-not-copy (7.6)");
});

it("so do the places", () => {
  expect(asked("crypt", table({ crypt_n: 0 }))).toContain("(4.5)");
  expect(asked("crypt")).toBeNull();
  expect(asked("cemetery")).toContain("(3.4)");
  expect(asked("mansion")).toContain("(4.1)");
  expect(asked("mansion", table({ crypt_n: 0 }))).toContain("(5.2)");
  expect(asked("mansion", table({ mansion_n: [0, 1, 1] }))).toContain("(5.3)");
  expect(asked("mansion", table({ crypt_n: 0, hand_n: [0, 1, 1] }))).toBeNull();
  expect(asked("elsewhere")).toBeNull();
});

it("a seat shows hand and mansion, its place once it is out, and points over several deals", () => {
  const shown = (view = table()) => standing(view, 0, words).map(({ icon, value }) => [icon, value]);
  expect(shown()).toEqual([
    ["hand", 4],
    ["mansion", 10],
  ]);
  expect(shown(table({ place: [2, 1, 0] }))).toEqual([["out", 2]]);
  const match = table({ several_deals: true, points: [3, 0, 0], boos: [1, 0, 0] });
  expect(shown(match).slice(2)).toEqual([
    ["star", 3],
    ["boo", 1],
  ]);
});
