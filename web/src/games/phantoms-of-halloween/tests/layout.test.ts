import { describe, expect, it } from "vitest";
import { flights, scene, sound } from "../flights";
import { measure } from "../measure";
import { acts, stands, takesPart } from "../reading";
import { ring } from "../ring";
import { table } from "./table";

const told = (event: string, more: Record<string, unknown> = {}) => ({ event, why: "", ...more });

describe("the ring", () => {
  it.each([[7], [32], [40]])("of %i squares has them at equal steps, counter-clockwise from the right", (many) => {
    const { squares, centre } = ring(many, { width: 600, height: 500, rim: 50, stem: 20 });
    expect(squares).toHaveLength(many);
    expect(squares[0]?.x).toBeGreaterThan(centre.x + 200);
    expect(squares[Math.round(many / 4)]?.y).toBeLessThan(centre.y);
    const steps = squares.map(({ x, y }, i) => Math.hypot(x - (squares[(i + 1) % many]?.x ?? 0), y - (squares[(i + 1) % many]?.y ?? 0)));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.35);
  });

  it("leaves pawns inside the rim", () => {
    const { squares, inside, centre } = ring(32, { width: 600, height: 500, rim: 50, stem: 20 });
    squares.forEach(({ x, y }, i) => {
      const pawn = inside[i] ?? centre;
      expect(Math.hypot(pawn.x - centre.x, pawn.y - centre.y)).toBeLessThan(Math.hypot(x - centre.x, y - centre.y));
    });
  });
});

it("everything fits on every stage", () => {
  for (const [width, height] of [[916, 716], [1400, 900], [576, 616], [390, 490], [360, 300]] as const) {
    const size = measure(width, height, width < 640, false);
    expect(size.pumpkin.width + size.guests).toBeLessThanOrEqual(width);
    expect(size.pumpkin.height + size.card * 1.4).toBeLessThanOrEqual(height);
  }
  expect(measure(360, 300, true, false)).toMatchObject({ hall: true, tight: true });
  expect(measure(916, 716, false, false)).toMatchObject({ hall: false, tight: false });
});

describe("what happens moves", () => {
  const view = table({ mine: "witch+5", theirs: "bat+5", lot: "bat", seller: 1 });
  const way = (event: string, more: Record<string, unknown> = {}) => flights(told(event, more), view).map(({ from, to }) => [from, to]);

  it("from where it was to where it is", () => {
    expect(way("moved", { seat: 1, place: 5 })).toEqual([["pawn/1", "place/5"]]);
    expect(way("put_up", { character: "bat" })).toEqual([["lies/bat", "lot"]]);
    expect(way("put_up", { character: "raven" })).toEqual([["stump", "lot"]]);
    expect(way("sold", { seat: 0, character: "bat", price: 7 })).toEqual([["lot", "seat-0/characters"], ["seat-0/purse", "seat-1/purse"]]);
    expect(way("sold", { seat: 0, character: "raven", price: 7 })[1]).toEqual(["seat-0/purse", "bank"]);
    expect(way("exchanged", { seat: 1, character: "witch" })).toEqual([["lot", "seat-0/characters"], ["lies/witch", "seat-1/characters"]]);
    expect(way("swapped", { seat: 0, one: "witch", other: "bat" })).toEqual([]);
  });

  it("with a sound, and a scene at turning points", () => {
    expect([scene(told("sold")), scene(told("moved")), sound(told("sold")), sound(told("passed"))]).toEqual(["hammer", null, "bell", null]);
  });
});

it("the table is read by the rules", () => {
  expect([acts(table(), 2), acts(table({ stump_n: 0 }), 2)]).toEqual(["auction", "halloween"]);
  const start = table({ step: "start", first: 1, decider: 2 });
  expect([0, 1, 2].map((seat) => stands(start, seat))).toEqual([false, true, false]);
  expect([takesPart(table({ place: [0, 1, 1] }), 0), takesPart(table({ place: [0, 1, 1], stump_n: 0 }), 0), takesPart(table({ seller: 1 }), 1)]).toEqual([false, true, false]);
});
