import { describe, expect, it } from "vitest";
import type { Event } from "../../../table/board";
import { flights, scene } from "../flights";
import { LOW, TALL, WIDE, arrivalsOn, standingOn } from "../laying";
import { litPages, pageOf } from "../paging";
import { canGo, haunting, price, purse } from "../reading";
import { sideBySide } from "../town";
import type { Ghost } from "../types";
import { cards, counts, marks, table } from "./table";

const told = (event: string, rest: Record<string, unknown>): Event => ({ event, why: "", ...rest }) as unknown as Event;

const SIX: { ghost: Ghost; n: number }[] = [{ ghost: "red", n: 1 }, { ghost: "green", n: 2 }, { ghost: "blue", n: 3 }];

it("a full pavement has room for six", () => {
  for (const pavement of [WIDE, TALL]) {
    const groups = standingOn(SIX, pavement);
    expect(groups.flatMap((group) => group.at)).toHaveLength(6);
    for (const row of [true, false]) {
      const at = groups.filter(({ back }) => back === row).flatMap((group) => group.at);
      expect(Math.max(0, ...at)).toBeLessThanOrEqual(pavement.to + 0.01);
      expect([...at].sort((a, b) => a - b)).toEqual(at);
    }
  }
  expect(standingOn([], WIDE)).toEqual([]);
});

it("many stand in two rows on a narrow pavement, the strongest behind", () => {
  const behind = (crowd: typeof SIX, pavement = TALL) => standingOn(crowd, pavement).filter(({ back }) => back).map(({ ghost }) => ghost);
  expect(behind(SIX)).toEqual(["red", "green"]);
  expect(behind(SIX, WIDE)).toEqual([]);
  expect(behind(SIX, LOW)).toEqual([]);
  expect(behind([{ ghost: "green", n: 2 }, { ghost: "blue", n: 2 }])).toEqual([]);
  expect(behind([{ ghost: "blue", n: 5 }])).toEqual([]);
});

it("who comes lands where it will stand", () => {
  for (const pavement of [WIDE, TALL]) {
    expect(arrivalsOn([], "red", 1, pavement)).toEqual({ ghost: "red", at: [pavement.from], back: false });
    const stronger = arrivalsOn([{ ghost: "blue", n: 4 }], "green", 1, pavement);
    expect(stronger).toEqual(standingOn([{ ghost: "green", n: 1 }, { ghost: "blue", n: 4 }], pavement)[0]);
    const alike = standingOn([{ ghost: "blue", n: 5 }], pavement)[0]?.at.slice(4);
    expect(arrivalsOn([{ ghost: "blue", n: 4 }], "blue", 1, pavement).at).toEqual(alike);
    const three = standingOn([{ ghost: "red", n: 2 }, { ghost: "blue", n: 3 }], pavement)[1];
    expect(arrivalsOn([{ ghost: "red", n: 2 }], "blue", 3, pavement)).toEqual(three);
    expect(arrivalsOn([{ ghost: "red", n: 2 }], "blue", 0, pavement).at).toEqual([]);
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

  it("who evolves is fed with Fear, leaves, and comes back stronger", () => {
    const evolved = told("evolved", { seat: 0, building: "police", ghost: "green" });
    expect(flights(evolved, table(), 0)).toMatchObject([
      { from: "fear/0", to: "ghost/police/blue", piece: "fear", count: 2 },
      { from: "ghost/police/blue", to: "reserve/blue", after: true },
      { from: "reserve/green", to: "street/police/green", after: true },
    ]);
    expect(flights(evolved, table({ holds: [cards(13), cards(), cards()] }), 0)).toMatchObject([{ piece: "fear", count: 0 }, {}, {}]);
  });

  it("Fear for a card goes to the card; that of an evolution goes with it", () => {
    expect(flights(told("paid_fear", { seat: 1, many: 3, card: "48" }), table(), 0)).toMatchObject([{ from: "fear/1", to: "card/48", piece: "fear", count: 3 }]);
    expect(flights(told("paid_fear", { seat: 1, many: 3, card: "none" }), table(), 0)).toEqual([]);
  });

  it("a section gets its sphere from the token just taken, or from the card that did it", () => {
    expect(flights(told("raised", { seat: 0, section: "second", ghost: "green", card: "none" }), table(), 0)).toMatchObject([{ from: "tokens/0/green", to: "section/0/second", piece: "sphere/green", off: true }]);
    expect(flights(told("raised", { seat: 0, section: "second", ghost: "green", card: "49" }), table(), 0)).toMatchObject([{ from: "card/49" }]);
    expect(flights(told("lowered", { seat: 0, section: "second", ghost: "blue" }), table(), 0)).toMatchObject([{ from: "card/8", piece: "sphere/blue" }]);
  });

  it("blue ghosts that come together land apart", () => {
    expect(flights(told("blues_came", { seat: 0, building: "school", many: 3 }), table(), 0)).toMatchObject([{ to: "street/school/blue", count: 3, apart: true }]);
  });

  it("what a card gives comes from the card", () => {
    expect(flights(told("got_points", { seat: 1, points: 2, card: "29" }), table(), 0)).toMatchObject([{ from: "card/29", to: "points/1", piece: "plus/2" }]);
    expect(flights(told("traded", { seat: 0, trade: "green-down" }), table(), 0)).toEqual([{ from: "tokens/0/green", to: "supply/green", piece: "token/green", count: 1 }]);
    expect(flights(told("got_tokens", { seat: 0, token: "blue", many: 2, card: "33" }), table(), 0)).toMatchObject([{ from: "supply/blue", to: "tokens/0/blue", count: 2 }]);
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

it("the way out of dice lies where they lie, and any other on the board", () => {
  expect([...litPages(new Set(["die/0", "enough"]), true, false)]).toEqual([null]);
  expect([...litPages(new Set(["ghost/police/blue", "enough"]), false, false)]).toEqual(["town", "board"]);
});
