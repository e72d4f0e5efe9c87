import { describe, expect, it } from "vitest";
import { strikers } from "../lines";
import { measure } from "../measure";
import { added, bidOf, firstMaster, ghostsKnown, hasBid, ownerOf, removals, seatOfTurn } from "../reading";
import { called, standing } from "../standing";
import { words } from "../../../../tests/said";
import { table } from "./table";

it("a team is called after its people", () => {
  const four = table({ players: 4, teams: ["first", "second", "first", "second"] });
  expect(called("Team", "first", four, words)).toBe("seat 0 and seat 2");
  expect(called("Team", "second", table(), words)).toBe("seat 1");
  expect(called("Colour", "red", four, words)).toBeNull();
});

describe("turns", () => {
  it("go round the chairs from the first master", () => {
    const four = table({ players: 4, first: 2, role: ["hunter", "master", "hunter", "master"] });
    expect(firstMaster(four)).toBe(3);
    expect([1, 2, 3, 4].map((turn) => seatOfTurn(four, turn))).toEqual([3, 0, 1, 2]);
    expect([1, 2, 3, 4].map((turn) => seatOfTurn(table({ players: 3, role: ["hunter", "master", "master"] }), turn))).toEqual([1, 0, 2, 0]);
  });

  it("tell who took what, in order", () => {
    const fallen = removals(table({ fell: { c2: 2, b3: 1 }, revealed: { blue: "c2" }, turns: 2 }));
    expect(fallen.map(({ place, seat, ghosts, found }) => [place, seat, ghosts, found])).toEqual([
      ["b3", 1, true, null],
      ["c2", 0, false, "blue"],
    ]);
    expect(fallen.map(added)).toEqual([5, 0]);
  });
});

describe("lines", () => {
  const ghost = { blue: "c2", red: "b1", green: "d3", white: "d1" } as const;

  it("lead to the first room that stands, past what has fallen", () => {
    expect(strikers(table({ ghost }), 1, "a4")).toEqual([]);
    expect(strikers(table({ ghost, fell: { b3: 1 }, turns: 1 }), 1, "a4")).toEqual(["c2"]);
  });

  it("are those of a master's own ghosts that are not revealed", () => {
    const view = table({ ghost, keeper: { blue: 1, red: 3, green: 3, white: 3 } });
    expect(strikers(view, 1, "c1")).toEqual(["c2"]);
    expect(strikers(view, null, "c1")).toEqual(["c2", "b1", "d1"]);
    expect(strikers(table({ ghost, revealed: { blue: "c2" }, fell: { c2: 2 }, turns: 2 }), 1, "b3")).toEqual(["d1"]);
  });
});

describe("what is secret", () => {
  it("is not known to hunters until it is revealed", () => {
    expect(ghostsKnown(table({ revealed: { red: "b1" } })).map(({ place }) => place)).toEqual([null, "b1", null, null]);
  });

  it("are bids that lie face down", () => {
    const view = table({ step: "bid", master_game: true, turn: 1, bid: [null, 0], role: ["undecided", "undecided"] });
    expect([hasBid(view, "first"), bidOf(view, "first")]).toEqual([true, null]);
    expect(hasBid(view, "second")).toBe(false);
  });
});

it("colours belong to the chairs", () => {
  expect((["blue", "red", "green", "white"] as const).map((colour) => ownerOf(table({ players: 3 }), colour))).toEqual([0, 1, 0, 2]);
});

it("a seat shows its role, its rooms, and points where they count", () => {
  const view = table({ fell: { b3: 1 }, turns: 1, games: 2, points: [0, 3] });
  expect(standing(view, 1, words).map(({ icon, value }) => [icon, value])).toEqual([
    ["ghost", "table-role-master"],
    ["mansion", 1],
    ["star", 3],
  ]);
  expect(standing(table({ step: "pick" }), 0, words)).toHaveLength(1);
});

describe("the floor", () => {
  it.each([
    [916, 716, false, 6, 6],
    [640, 420, false, 6, 6],
    [390, 480, true, 6, 6],
    [360, 298, true, 6, 6],
    [916, 716, false, 2, 4],
  ])("fits a stage of %i x %i", (width, height, narrow, rows, columns) => {
    const { cell, side } = measure(width, height, narrow, rows, columns, "playing", 110);
    expect(cell * columns + side).toBeLessThan(width);
    expect(cell * rows).toBeLessThan(height);
  });

  it("has its strip beside it on a short phone, and rooms that can be touched", () => {
    for (const phase of ["laying", "bidding", "playing"] as const) {
      expect(measure(360, 298, true, 6, 6, phase, 298)).toMatchObject({ cell: 34, side: 96 });
      expect(measure(390, 490, true, 6, 6, phase, 130).side).toBe(0);
      expect(measure(556, 346, true, 6, 6, phase, 298)).toMatchObject({ cell: 48, side: 208 });
    }
  });
});
