import { expect, it } from "vitest";
import { consequence } from "../deciding";
import { choice, words } from "../../../../tests/said";
import { cards, counts, table } from "./table";
import type { Ghost, Step, View } from "../types";

/** Dice that lie for something: the question below the dice says what for. */
const lying = (step: Step, die: Ghost[], face: number[], said: object = {}): View =>
  table({ asked: [step, "dice"], asked_ghost: ["yellow", "blue"], asked_number: [0, 0], die, face, dice_n: die.length, own_dice: 1, fighter: "blue", ...said });

const keep = (view: View): string | null => consequence(choice("enough"), view, words);

it("what dice of a fight come to if they are kept: a tie does not win, card 5 adds one", () => {
  const fought = (...face: number[]) => lying("fought", ["blue", "yellow"], face);
  expect([keep(fought(4, 3)), keep(fought(2, 5)), keep(fought(3, 3))]).toEqual(["then-won 4 3", "then-lost 2 5", "then-tie 3"]);
  const bold = { holds: [cards(5), cards(), cards()] };
  expect(keep(lying("fought", ["blue", "yellow"], [3, 3], bold))).toBe("then-won 4 3");
  const sure = { holds: [cards(25, 36), cards(), cards()], fighter: "orange" };
  expect(keep(lying("fought", ["orange", "yellow"], [2, 5], sure))).toBe("then-won-anyway 3");
});

it("what other dice come to: the colour of the lower one, the number that was named, Fear", () => {
  expect(keep(lying("mixed", ["blue", "green"], [3, 3], { own_dice: 2 }))).toBe("then-comes blue");
  expect(keep(lying("mixed", ["blue", "green"], [3, 2], { own_dice: 2, reserve: counts({}) }))).toBe("then-nobody green");
  const higher = { own_dice: 2, asked_number: [0, 0] };
  expect(keep(lying("mixed", ["green", "green"], [1, 5], higher))).toBe("then-comes blue");
  expect(keep(lying("mixed", ["yellow", "orange"], [5, 1], { own_dice: 2, asked_number: [7, 0] }))).toBe("then-comes orange");
  const guessed = (face: number) => keep(lying("guessed", ["yellow"], [face], { asked_number: [5, 0] }));
  expect([guessed(4), guessed(5), guessed(8)]).toEqual(["then-fear 1", "then-fear 5", "then-fear 5"]);
  expect(keep(lying("frightened", ["red"], [11]))).toBe("then-fear 11");
  expect(keep(table({ asked: ["lift"] }))).toBeNull();
});

it("what three more would come to, which may not be enough", () => {
  const add = (face: number[]) => consequence(choice("add_three", { die: 0 }), lying("fought", ["blue", "yellow"], face), words);
  expect([add([2, 6]), add([4, 6])]).toEqual(["then-lost 5 6", "then-won 7 6"]);
  const wager = lying("guessed", ["yellow"], [2], { asked_number: [5, 0] });
  expect(consequence(choice("add_three", { die: 0 }), wager, words)).toBe("then-fear 5");
});

it("whose die would be changed, and how", () => {
  const view = lying("fought", ["blue", "yellow"], [2, 5]);
  const then = (kind: string, die: number) => consequence(choice(kind, { die }), view, words);
  expect([then("reroll", 0), then("reroll_for_fear", 1)]).toEqual(["then-own-die blue 2", "then-both then-other-die yellow 5 16"]);
  expect([then("add_three", 0), then("take_higher", 0)]).toEqual(["then-tie 5", "then-higher 6 4"]);
});
