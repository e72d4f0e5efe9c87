import { describe, expect, it } from "vitest";
import type { Event as Told } from "../../../table/board";
import { flights, landings } from "../flights";
import { table } from "./table";

const told = (event: string, more: object): Told => ({ event, why: "", ...more }) as unknown as Told;

describe("bonus tokens", () => {
  it("fly from the town to the board of whoever takes them", () => {
    const [found] = flights(told("picked_up", { seat: 1, building: "church", bonus: "reroll" }), table(), 0);
    expect(found).toEqual({ from: "bonus-on/church", to: "bonus/1", piece: "bonus/reroll" });
  });
  it("come out of the bag on a building, or from the card that draws one", () => {
    expect(flights(told("refilled", { building: "school", bonus: "fear" }), table(), 0)).toMatchObject([{ from: "bag", to: "bonus-on/school" }]);
    expect(flights(told("drew", { seat: 0, bonus: "fear" }), table(), 0)).toMatchObject([{ from: "card/52", to: "bonus/0" }]);
  });
  it("go back to it when they are used, and a disc takes their place", () => {
    const found = flights(told("bonus_used", { seat: 2, bonus: "point" }), table(), 0);
    expect(found).toMatchObject([{ from: "discs/2", to: "bonus/2" }, { from: "bonus/2/point", to: "bag", piece: "bonus/point" }]);
    expect(flights(told("dropped", { seat: 2, bonus: "point" }), table(), 0)).toEqual(found.slice(1));
    expect(flights(told("slots_freed", { seat: 2 }), table(), 0)).toMatchObject([{ from: "bonus/2", to: "discs/2", count: 3 }]);
  });
});

it("points fly from the card that gives them", () => {
  const found = flights(told("compensated", { seat: 1, points: 2, card: "7" }), table(), 0);
  expect(found).toEqual([{ from: "card/7", to: "points/1", piece: "plus/2", off: true }]);
});

it("every piece of a board that is out of sight has somewhere to land", () => {
  expect(landings(3)).toEqual(expect.arrayContaining(["points/3", "bonus/3", "tokens/3/red", "bonus/3/any-move"]));
  expect(landings(3)).toContain(flights(told("got_tokens", { seat: 3, token: "green", many: 1, card: "none" }), table(), 0)[0]?.to);
});
