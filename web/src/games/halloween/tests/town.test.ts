import { describe, expect, it } from "vitest";
import type { Event } from "../../../table/board";
import { flights, scene } from "../flights";
import { TALL, WIDE, arrivalOn, standingOn } from "../laying";
import { pageOf } from "../paging";
import { canGo, haunting, price, purse } from "../reading";
import { sideBySide } from "../town";
import { cards, counts, marks, table } from "./table";

const told = (event: string, rest: Record<string, unknown>): Event => ({ event, why: "", ...rest }) as unknown as Event;

it("a full pavement has room for six", () => {
  for (const pavement of [WIDE, TALL]) {
    const groups = standingOn([{ ghost: "red", n: 1 }, { ghost: "green", n: 2 }, { ghost: "blue", n: 3 }], pavement);
    const at = groups.flatMap((group) => group.at);
    expect(at).toHaveLength(6);
    expect(Math.max(...at)).toBeLessThanOrEqual(pavement.to + 0.01);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
  }
  expect(standingOn([], WIDE)).toEqual([]);
});

it("who comes lands where it will stand", () => {
  for (const pavement of [WIDE, TALL]) {
    expect(arrivalOn([], "red", pavement)).toBe(pavement.from);
    const stronger = arrivalOn([{ ghost: "blue", n: 4 }], "green", pavement);
    expect(stronger).toBe(standingOn([{ ghost: "green", n: 1 }, { ghost: "blue", n: 4 }], pavement)[0]?.at[0]);
    const alike = standingOn([{ ghost: "blue", n: 5 }], pavement)[0]?.at.at(-1);
    expect(arrivalOn([{ ghost: "blue", n: 4 }], "blue", pavement)).toBe(alike);
  }
});

it("ways go both ways", () => {
  expect(sideBySide(table(), "police", "school")).toBe(true);
  expect(sideBySide(table(), "church", "cinema")).toBe(false);
  expect(canGo(table({ holds: [cards(2), cards(), cards()] }), "church", "cinema")).toBe(true);
});

it("a place is haunted by one token, own or shared", () => {
  const view = table({ haunts: [marks({ church: "blue" }), marks({}), marks({})], shared: [marks({}), marks({ church: "red" }), marks({})] });
  expect(haunting(view, "church", "blue")).toEqual({ seat: 0, shared: false });
  expect(haunting(view, "church", "red")).toEqual({ seat: 1, shared: true });
  expect(haunting(view, "church", "green")).toBeNull();
});

it("cards change what cards cost", () => {
  const held = { tokens: [counts({ blue: 2, red: 1 }), counts({}), counts({})] };
  expect(purse(table(held), 0, "12")).toBe(2);
  expect(purse(table({ ...held, holds: [cards(43), cards(), cards()] }), 0, "12")).toBe(3);
  expect(price(table({ holds: [cards(47), cards(), cards()] }), 0, "51")).toBe(2);
  expect(price(table({ holds: [cards(47), cards(), cards()] }), 0, "12")).toBe(3);
});

describe("motion", () => {
  it("a disc goes to its place, of others to their section", () => {
    const acted = told("acted", { seat: 0, section: "first", action: "scare" });
    expect(flights(acted, table(), 0)).toMatchObject([{ from: "discs/0", to: "slot/0/first/scare" }]);
    expect(flights(acted, table(), 1)).toMatchObject([{ to: "section/0/first" }]);
    expect(flights(acted, table({ discs_on: { first: "scare" } }), 0)).toEqual([]);
  });

  it("who evolves leaves, and comes back stronger", () => {
    const evolved = told("evolved", { seat: 0, building: "police", ghost: "green" });
    expect(flights(evolved, table(), 0)).toMatchObject([{ from: "ghost/police/blue", to: "reserve/blue" }, { from: "reserve/green", to: "street/police/green" }]);
  });

  it("what a card gives comes from the card", () => {
    expect(flights(told("got_points", { seat: 1, points: 2, card: "29" }), table(), 0)).toMatchObject([{ from: "card/29", to: "points/1", piece: "plus/2" }]);
    expect(flights(told("traded", { seat: 0, trade: "green-down" }), table(), 0)).toMatchObject([{ from: "tokens/0/green", count: 1 }, { from: "supply/blue", count: 2 }]);
  });

  it("a ghost that scares stays where it is, and its Fear comes off it", () => {
    const [fear] = flights(told("scared", { seat: 0, building: "police", ghost: "yellow" }), table(), 0);
    expect(fear).toMatchObject({ from: "ghost/police/yellow", to: "fear/0", count: 3, off: true });
  });

  it("the points of a haunting come off its window once the token lies there", () => {
    const found = flights(told("haunted", { seat: 1, building: "church", ghost: "blue", points: 2 }), table(), 0);
    expect(found).toMatchObject([{ to: "haunt/church/blue" }, { from: "haunt/church/blue", to: "points/1", piece: "plus/2", off: true, after: true }]);
    expect(flights(told("occupied", { seat: 1, card: "51" }), table(), 0)).toMatchObject([{ to: "card/51" }, { from: "card/51", piece: "plus/3", off: true, after: true }]);
  });

  it("both dice lie for a moment: none takes off from where the other lies", () => {
    const dice = [0, 1].flatMap((die) => flights(told("rolled", { seat: 0, die, ghost: "blue", face: 2 }), table(), 0));
    expect(dice).toMatchObject([{ to: "dice/0" }, { to: "dice/1" }]);
    expect(dice.some(({ from }) => from.startsWith("dice/"))).toBe(false);
    expect(scene(told("missed", {}))).toBe("fought");
    expect(scene(told("moved", {}))).toBeNull();
  });
});

it("everything lies on a page", () => {
  expect(pageOf("ghost/police/blue", false)).toBe("town");
  expect(pageOf("slot/first/scare", false)).toBe("board");
  expect(pageOf("slot/first/scare", true)).toBe("town");
  expect(pageOf("card/51", true)).toBe("cards");
  expect(pageOf("die/0", false)).toBeNull();
});
