import { describe, expect, it } from "vitest";
import { consequence, danger, question } from "../deciding";
import type { Ghost } from "../types";
import { choice, words } from "../../../../tests/said";
import { play, table } from "./table";

const on = (...cemetery: Ghost[]) => table({ cemetery });
const asked = (view = table(), ...choices: ReturnType<typeof play>[]) => question(view, choices, words);

describe("the question", () => {
  it("names what has to be beaten", () => {
    const several = [play("banshia"), play("igor"), choice("take")];
    expect(asked(on("pirat-os"), ...several)).toEqual({ ask: "ask-beat 9", context: "table-match 9" });
    expect(asked(on("igor"), ...several)).toEqual({ ask: "ask-dare igor", context: "table-dares-igor" });
    expect(asked(table(), ...several).ask).toBe("ask-first");
  });

  it("is about one ghost once that is chosen", () => {
    expect(asked(on("pirat-os"), play("banshia"), play("banshia", 2)).ask).toBe("ask-ghost banshia");
  });

  it("knows when nothing fits, when the mansion may be opened, and when all is lost", () => {
    expect(asked(on("igor"), choice("try_luck"), choice("take")).ask).toBe("ask-no-fit");
    expect(asked(on("igor"), choice("take"), choice("open_mansion")).ask).toBe("ask-mansion");
    expect(asked(table(), choice("lose_turn")).ask).toBe("ask-stuck");
    expect(asked().ask).toBe("ask-nothing");
  });

  it("says that one acts again", () => {
    const view = table({ cemetery: ["draplo"], again: true });
    expect(asked(view, play("igor"), choice("take")).context).toBe("ask-again table-match 2");
  });
});

describe("what follows a choice", () => {
  const then = (view: ReturnType<typeof table>, what: ReturnType<typeof play>) => consequence(what, view, words);

  it("is the next player, or oneself again", () => {
    expect(then(on("draplo"), play("igor"))).toBe("then-next seat 1");
    expect(then(on("draplo"), play("igor", 1, 1))).toBe("then-again");
  });

  it("is what special ghosts do", () => {
    expect(then(on("draplo"), play("twist"))).toBe("then-turn-round seat 2");
    expect(then(on("draplo"), play("skeletum"))).toBe("then-sweep 1");
    expect(then(on("draplo"), choice("play_kitty"))).toBe("then-skip seat 1");
  });

  it("is a Quartet with what lies on top", () => {
    expect(then(on("twist", "twist"), play("twist", 2))).toBe("then-quartet");
    expect(then(on("draplo"), play("momicha", 4))).toBe("then-quartet");
  });

  it("is an empty hand after midnight, or being out", () => {
    const late = { crypt_n: 0, hand_n: [1, 4, 4] };
    expect(then(table(late), play("igor"))).toBe("then-hand-empty");
    expect(then(table({ ...late, mansion_n: [0, 2, 2] }), play("igor"))).toBe("then-out");
  });

  it("is cards to turn up or to take", () => {
    expect(then(on("draplo", "igor"), choice("take"))).toBe("then-take 2");
    expect(then(on("draplo"), choice("try_luck"))).toBe("then-turn-up 20");
    expect(then(on("draplo"), choice("open_mansion"))).toBe("then-turn-up 10");
    expect(then(table(), choice("lose_turn"))).toBe("then-next seat 1");
  });
});

describe("danger", () => {
  const heavy = Array.from({ length: 8 }, (): Ghost => "draplo");

  it("is a gamble on a steep pile, or a heavy load", () => {
    expect(danger(choice("try_luck"), on(...heavy, "comte-croc"), words)).toBe("danger-turn-up 9");
    expect(danger(choice("try_luck"), on("comte-croc"), words)).toBeNull();
    expect(danger(choice("take"), on(...heavy, "draplo"), words)).toBe("danger-take 9");
    expect(danger(choice("take"), on("draplo"), words)).toBeNull();
    expect(danger(play("igor"), on(...heavy, "igor"), words)).toBeNull();
  });
});
