import { describe, expect, it } from "vitest";
import { consequence, danger, question } from "../deciding";
import { flights, scene, sound } from "../flights";
import { roomLabel } from "../labels";
import { whyNot } from "../whynot";
import { choice, words } from "../../../../tests/said";
import { table, take, type Said } from "./table";
import type { View } from "../types";

const ghost = { blue: "c2", red: "b1", green: "d3", white: "d1" } as const;
const masters = table({ ghost });
const hunters = table({ turn: 2, turns: 1, fell: { b3: 1 }, damage: 16 });

describe("the question", () => {
  it.each([
    ["pick", "ask-pick"],
    ["put", "ask-put"],
    ["make_bid", "ask-bid"],
    ["hide", "ask-hide"],
  ])("of %s", (kind, ask) => expect(question(table(), [choice(kind)], words).ask).toBe(ask));

  it("tells a master how many ghosts are left to hide", () => {
    const context = (view: View): string | undefined => question(view, [choice("hide")], words).context;
    expect(context(table({ hidden_n: 1 }))).toBe("ask-hide-help 3");
    const two: Said = { players: 4, role: ["hunter", "master", "hunter", "master"] };
    expect(context(table({ ...two, hidden_n: 2 }))).toBe("ask-hide-help-two 2");
    expect(context(table({ ...two, hidden_n: 3 }))).toBe("ask-hide-help-two 1");
  });

  it("is one for ghosts, another for hunters", () => {
    expect(question(masters, [take("b3")], words)).toEqual({ ask: "ask-devastate", context: "ask-devastate-help" });
    expect(question(hunters, [take("b2")], words)).toEqual({ ask: "ask-hunt", context: "ask-hunt-help 4" });
  });

  it("tells a master who stands in", () => {
    const view = table({ players: 4, role: ["hunter", "master", "hunter", "master"], ghost, acting: 3 });
    expect(question(view, [take("b3")], words).context).toBe("prompt-stand-in");
  });

  it("is none without choices", () => expect(question(table(), [], words).ask).toBe("ask-nothing"));
});

describe("a choice", () => {
  it("says what it does", () => {
    expect(consequence(take("b3"), masters, words)).toBe("then-take blue-5 5");
    expect(consequence(take("b3"), table({ ghost, damage: 15 }), words)).toBe("then-win blue-5 5");
    expect(consequence(take("b2"), hunters, words)).toBe("then-search white-5 5");
    expect(consequence(choice("hide", { place: "d4" }), table({ step: "hide" }), words)).toBe("then-hide blue");
    expect(consequence(choice("pick", { tile: "red-5" }), table({ stock: { "red-5": 2 } }), words)).toBe("then-pick 2");
    expect(consequence(choice("put", { place: "a1" }), masters, words)).toBeNull();
  });

  it("says what it risks", () => {
    expect(danger(take("b1"), masters, words)).toBe("danger-unmask red");
    expect(danger(take("b3"), masters, words)).toBeNull();
    expect(danger(take("b2"), hunters, words)).toBe("danger-last white-5");
    expect(danger(take("a2"), hunters, words)).toBeNull();
    expect(danger(choice("pick"), table(), words)).toBeNull();
  });
});

describe("why not", () => {
  const asked = (target: string, view = masters): string | null => whyNot(target, view, words);

  it("take a room", () => {
    expect(asked("room/a4")).toBe("why-not-line (5.2)");
    expect(asked("room/b3")).toBeNull();
    expect(asked("room/b3", hunters)).toBe("why-not-fallen (4.1)");
    expect(asked("room/b2", hunters)).toBeNull();
    expect(asked("room/d3", table({ ghost: { green: "d3" } }))).toBe("why-not-own-room (5.4)");
    expect(asked("room/a1", table({ ghost, keeper: { red: 3 } }))).toBe("why-not-partner (5.3)");
  });

  it("lay, hide or bid", () => {
    expect(asked("room/a1", table({ step: "pick" }))).toBe("why-not-pick-first (2.3)");
    expect(asked("room/a1", table({ step: "put" }))).toBe("why-not-laid-there (2.3)");
    expect(asked("room/a1", table({ step: "put", room: { a1: "bare" } }))).toBeNull();
    expect(asked("room/a1", table({ step: "hide" }))).toBe("why-not-hidden blue (3.1)");
    expect(asked("room/a1", table({ step: "bid" }))).toBe("why-not-bid-first (10.3)");
    expect(asked("stock/red-1", table({ step: "put" }))).toBe("why-not-held (2.3)");
    expect(asked("stock/red-1", table({ step: "pick" }))).toBe("why-not-laid (2.3)");
    expect(asked("cask")).toBeNull();
  });
});

describe("movements", () => {
  const fly = (event: string, told: object, view = masters) => flights({ event, why: "", ...told }, view);

  it("carry rooms to the floor and off it", () => {
    expect(fly("picked", { seat: 0, tile: "red-1" })).toMatchObject([{ from: "stock/red-1", to: "held", piece: "red-1" }]);
    expect(fly("laid", { seat: 0, tile: "red-1", place: "b1" })).toMatchObject([{ from: "held", to: "room/b1" }]);
    expect(fly("took", { seat: 0, tile: "red-1", place: "b1" })).toMatchObject([{ from: "room/b1", to: "tray" }]);
    expect(fly("damaged", { value: 5, damage: 9 })).toMatchObject([{ from: "tray/drop", to: "cask", piece: "plus-5" }]);
  });

  it("show ghosts only to those who may see them", () => {
    expect(fly("hid", { seat: 1, place: null })).toEqual([]);
    expect(fly("hid", { seat: 1, place: "c2" })).toMatchObject([{ from: "ghost/blue", to: "ghost-at/c2", piece: "ghost-blue" }]);
    expect(fly("unmasked", { colour: "red", place: "b1" })).toMatchObject([{ from: "ghost-at/b1", to: "ghost/red" }]);
    expect(fly("came_out", { seat: 1, colour: "red", place: "b1" })).toHaveLength(1);
    expect(fly("came_out", { seat: 1, colour: "red", place: "b1" }, table({ revealed: { red: "b1" } }))).toEqual([]);
  });

  it("lay bids without telling the other team's", () => {
    expect(fly("made_bid", { seat: 0, bid: null })).toEqual([]);
    expect(fly("made_bid", { seat: 1, bid: 41 })).toMatchObject([{ from: "bid/41", to: "bid-of/second", piece: "bid-41" }]);
  });

  it("have scenes and sounds", () => {
    const names = ["unmasked", "ghosts_won", "hunters_won", "scored", "took"];
    expect(names.map((event) => scene({ event, why: "" }))).toEqual(["unmasked", "ruined", "caught", "scored", null]);
    expect(["laid", "took", "damaged", "hid", "passed_over", "ghosts_won", "began"].map((event) => sound({ event, why: "" }))).toEqual([
      "card",
      "dice",
      "coin",
      "ghost",
      "bell",
      "win",
      null,
    ]);
  });
});

describe("a room in words", () => {
  it("says what lies there, and what is known of it", () => {
    expect(roomLabel(table({ room: { a1: "bare" } }), "a1", undefined, words)).toBe("table-free a1");
    expect(roomLabel(masters, "c2", undefined, words)).toBe("table-room c2 blue-3, table-ghost-of blue c2 seat 1");
    expect(roomLabel(hunters, "b2", "may", words)).toBe("table-room b2 white-5, table-note-may");
    expect(roomLabel(hunters, "b3", undefined, words)).toBe("table-fallen-ghosts b3 blue-5 seat 1 1");
  });
});
