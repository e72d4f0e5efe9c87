import { describe, expect, it } from "vitest";
import { flights, scene, sound } from "../flights";
import { counts, table } from "./table";

const mine = table({ hand: [counts({ igor: 2, "miss-copy": 1 }), null, null], cemetery: ["draplo", "momicha", "draplo"] });
const told = (event: string, more: Record<string, unknown> = {}) => ({ event, why: "", ...more });

describe("cards fly", () => {
  it("from my kinds to the cemetery, Miss Copy along", () => {
    const found = flights(told("laid", { seat: 0, ghost: "igor", many: 1, copies: 1 }), mine, 0);
    expect(found.map(({ from, to, piece, count }) => [from, to, piece, count])).toEqual([
      ["hand/igor", "cemetery", "igor", 1],
      ["hand/miss-copy", "cemetery", "miss-copy", 1],
    ]);
  });

  it("out of a strange hand, turned up on the way", () => {
    const [found] = flights(told("laid", { seat: 2, ghost: "igor", many: 2, copies: 0 }), mine, 0);
    expect(found).toMatchObject({ from: "seat-2/hand", count: 2, turn: "up" });
  });

  it("unseen into a strange hand, seen into mine", () => {
    const [theirs] = flights(told("drew", { seat: 1, ghost: null }), mine, 0);
    expect(theirs).toEqual({ from: "crypt", to: "seat-1/hand", count: 1, turn: "none" });
    const [held] = flights(told("drew", { seat: 0, ghost: "igor" }), mine, 0);
    expect(held).toMatchObject({ to: "hand/igor", piece: "igor", turn: "up" });
    const [fresh] = flights(told("drew", { seat: 0, ghost: "twist" }), mine, 0);
    expect(fresh).toMatchObject({ to: "seat-0/hand", piece: "twist" });
  });

  it("with the whole cemetery, kind by kind", () => {
    const found = flights(told("took", { seat: 1, cards: 3 }), mine, 0);
    expect(found.map(({ piece, count }) => [piece, count])).toEqual([
      ["draplo", 2],
      ["momicha", 1],
    ]);
    expect(flights(told("swept", { cards: 4 }), mine, 0)[0]).toMatchObject({ to: "discard" });
  });

  it("as the one Miss Copy that was turned up on nothing", () => {
    expect(flights(told("took", { seat: 1, cards: 1 }), table(), 0)).toMatchObject([{ piece: "miss-copy" }]);
    expect(flights(told("took", { seat: 1, cards: 0 }), table(), 0)).toEqual([]);
  });

  it("turned up from crypt and mansion, and to everybody when dealt", () => {
    expect(flights(told("tried_luck", { seat: 1, ghost: "twist" }), mine, 0)[0]).toMatchObject({ from: "crypt", turn: "up" });
    expect(flights(told("opened", { seat: 1, ghost: "twist" }), mine, 0)[0]).toMatchObject({ from: "seat-1/mansion" });
    expect(flights(told("dealt", { seat: 0, deal: 1 }), mine, 0)).toHaveLength(3);
  });

  it("not at all where nothing moves", () => {
    for (const event of ["failed", "twisted", "skipped", "midnight", "left", "lost"]) {
      expect(flights(told(event, { seat: 0 }), mine, 0)).toEqual([]);
    }
  });
});

it("only midnight is a scene, and it tolls", () => {
  expect(scene(told("midnight"))).toBe("midnight");
  expect(scene(told("laid"))).toBeNull();
  expect(sound(told("midnight"))).toBe("bell");
  expect(sound(told("dealt"))).toBeNull();
});
