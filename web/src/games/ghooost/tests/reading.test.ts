import { describe, expect, it } from "vitest";
import { alikeOnTop, cryptAtFirst, fits, fromMySide, handOf, nextSeat, top, towardsMidnight } from "../reading";
import { counts, table } from "./table";

describe("the cemetery", () => {
  it("is led by the top ghost, past Kitty (3.3)", () => {
    expect(top(table())).toBeNull();
    expect(top(table({ cemetery: ["kitty"] }))).toBeNull();
    expect(top(table({ cemetery: ["igor", "kitty"] }))).toBe("igor");
  });

  it("counts a Miss Copy as what she copied (7.6)", () => {
    const view = table({ cemetery: ["vampirette", "miss-copy"], copied: ["kitty", "vampirette"] });
    expect(top(view)).toBe("vampirette");
    expect(alikeOnTop(view)).toBe(2);
  });

  it("counts equals on top, and Kitty interrupts nothing (6.4)", () => {
    expect(alikeOnTop(table())).toBe(0);
    expect(alikeOnTop(table({ cemetery: ["banshia", "twist", "kitty", "twist"] }))).toBe(2);
  });
});

describe("what may follow", () => {
  it("is at least as scary (3.2)", () => {
    expect(fits("banshia", 1, "pirat-os")).toBe(true);
    expect(fits("pirat-os", 1, "pirat-os")).toBe(true);
    expect(fits("momicha", 3, "pirat-os")).toBe(false);
    expect(fits("momicha", 4, "pirat-os")).toBe(true);
  });

  it("is nearly nobody on a scary ghost (7.5)", () => {
    expect(fits("faucheuse", 1, "igor")).toBe(false);
    expect(fits("cerberus", 1, "igor")).toBe(false);
    expect(fits("igor", 1, "cerberus")).toBe(true);
    expect(fits("scooty", 1, "igor")).toBe(true);
    expect(fits("kitty", 1, "igor")).toBe(true);
  });

  it("is never Miss Copy alone (7.6)", () => {
    expect(fits("miss-copy", 1, null)).toBe(false);
  });
});

describe("the round", () => {
  it("leaves out who is out, and turns with Twist (7.7)", () => {
    const view = table({ players: 4, place: [0, 1, 0, 0] });
    expect(nextSeat(view, 0)).toBe(2);
    expect(nextSeat(view, 0, true)).toBe(3);
  });

  it("begins with whoever looks", () => {
    expect(fromMySide(table({ players: 4 }), 2)).toEqual([2, 3, 0, 1]);
    expect(fromMySide(table(), -1)).toEqual([0, 1, 2]);
  });
});

it("the clock goes from the full crypt to midnight (2.3, 4.5)", () => {
  expect(cryptAtFirst(table())).toBe(20);
  expect(towardsMidnight(table())).toBe(0);
  expect(towardsMidnight(table({ crypt_n: 5 }))).toBe(0.75);
  expect(towardsMidnight(table({ crypt_n: 0 }))).toBe(1);
});

it("a hand is sorted by value, those without one last", () => {
  const view = table({ hand: [counts({ kitty: 1, "miss-copy": 2, faucheuse: 1, scooty: 3 }), null, null] });
  expect(handOf(view, 0)?.map(({ ghost }) => ghost)).toEqual(["scooty", "faucheuse", "miss-copy", "kitty"]);
  expect(handOf(view, 1)).toBeNull();
});
