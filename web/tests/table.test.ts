import { describe, expect, it } from "vitest";
import { called, changed, numbersOf, placesOf, usual } from "../src/home/options";
import type { GameOption } from "../src/protocol";
import { placeOf } from "../src/router.svelte";
import { Messages } from "../src/speech/fluent";
import { kept } from "../src/table/seal";
import { mark, nearest } from "../src/table/targets";
import { decode } from "../src/table/choices";
import { ghooost, plainWords } from "./ghooost";

describe("addresses", () => {
  it("lead to the rooms of the house", () => {
    expect(placeOf("/")).toEqual({ at: "home" });
    expect(placeOf("/t/ABC234")).toEqual({ at: "table", code: "ABC234", replay: null });
    expect(placeOf("/t/ABC234/replay/2")).toEqual({ at: "table", code: "ABC234", replay: 2 });
    expect(placeOf("/learn/ghooost")).toEqual({ at: "learn", game: "ghooost", scene: 0 });
    expect(placeOf("/learn/ghooost/3")).toEqual({ at: "learn", game: "ghooost", scene: 2 });
    expect(placeOf("/cellar")).toEqual({ at: "nowhere" });
  });
});

describe("the seal", () => {
  // hashlib.sha256(bytes.fromhex("00ff") + (9).to_bytes(8, "big"))
  const promise = "ad7f2fe11e95ad0642df5d2a0e68605fe97c55b15a767a81bb70aabb2aa2016a";

  it("is checked as Python made it", async () => {
    expect(await kept(promise, { nonce: "00ff", seed: "9" })).toBe(true);
    expect(await kept(promise, { nonce: "00ff", seed: "10" })).toBe(false);
  });
});

describe("the things on a board", () => {
  const choices = [1, 2, 283].map((id) => decode(ghooost, id, plainWords));

  it("are marked from the list of choices, and unmarked", () => {
    const board = document.createElement("div");
    board.innerHTML = '<i data-target="hand/scooty"></i><i data-target="hand/igor" data-role="img"></i>';
    const [scooty, igor] = board.querySelectorAll("i");
    mark(board, { choices, pointed: choices[0] ?? null, chosen: null, shown: ["hand/igor"] });
    expect(scooty?.getAttribute("role")).toBe("button");
    expect(scooty?.hasAttribute("data-may")).toBe(true);
    expect(scooty?.getAttribute("aria-haspopup")).toBe("menu");
    expect(igor?.getAttribute("role")).toBe("img");
    expect(igor?.hasAttribute("data-shown")).toBe(true);
    mark(board, { choices: [], pointed: null, chosen: null, shown: [] });
    expect(scooty?.hasAttribute("data-may") || scooty?.hasAttribute("tabindex")).toBe(false);
  });

  it("lose their marks when they are no targets any more", () => {
    const board = document.createElement("div");
    board.innerHTML = '<i data-target="hand/scooty"></i>';
    const scooty = board.querySelector("i");
    mark(board, { choices, pointed: null, chosen: null, shown: [] });
    scooty?.removeAttribute("data-target");
    mark(board, { choices, pointed: null, chosen: null, shown: [] });
    expect(scooty?.getAttributeNames()).toEqual([]);
  });

  it("are walked over by arrows: the nearest ahead", () => {
    const box = (x: number, y: number): DOMRect => new DOMRect(x, y, 10, 10);
    const others = [box(50, 0), box(20, 40), box(200, 2)];
    expect(nearest(box(0, 0), others, "right")).toBe(0);
    expect(nearest(box(0, 0), others, "down")).toBe(1);
    expect(nearest(box(0, 0), others, "up")).toBe(-1);
  });
});

describe("the options of a new table", () => {
  it("hang on the number of players, and only changes are sent", () => {
    const [mansion] = ghooost.options;
    expect(mansion && usual(mansion, 4, 2)).toBe(8);
    const wishes = { mansion_size: 8, deck: "two-copies", several_deals: 0 };
    expect(changed(ghooost.options, wishes, 4, 2)).toEqual({ deck: "two-copies" });
    expect(changed(ghooost.options, wishes, 3, 2)).toEqual({ deck: "two-copies", mansion_size: 8 });
  });

  it("may be numbers of one's own, sent by the names of their places", () => {
    expect(changed(ghooost.options, { deck: [0, 3, 4], several_deals: 1 }, 3, 2)).toEqual({
      deck: { none: 0, kitty: 3, "miss-copy": 4 },
      several_deals: true,
    });
    expect(changed(ghooost.options, { deck: [0, 2, 4] }, 3, 2)).toEqual({});
    const [, deck] = ghooost.options;
    expect(deck && numbersOf(deck, "two-copies", 3, 2)).toEqual([0, 4, 2]);
    expect(deck && placesOf(deck, 3, new Messages("en", "ghost-kitty = Kitty"))).toEqual([
      { at: 1, label: "Kitty" },
      { at: 2, label: "miss-copy" },
    ]);
  });

  it("have words where a game has them", () => {
    const cards = { ...(ghooost.options[1] as GameOption), name: "cards", domain: "Card", places: [] };
    const words = new Messages("en", "option-cards-0 = by lot\ncard-51 = Louder (51)");
    expect([0, 51, 52].map((value) => called(cards, value, words))).toEqual(["by lot", "Louder (51)", null]);
    const rules = { ...cards, name: "rules", domain: "Rules", names: ["revised", "original"] };
    expect(called(rules, 1, words)).toBe("original");
    expect(changed([{ ...rules, kind: "number", default: [0] }], { rules: 1 }, 2, 2)).toEqual({ rules: "original" });
  });
});
