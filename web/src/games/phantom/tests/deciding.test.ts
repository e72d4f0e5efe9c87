import { describe, expect, it } from "vitest";
import { consequence, danger, distance, gathers, question } from "../deciding";
import { standing } from "../standing";
import { whyNot } from "../whynot";
import { choice, words } from "../../../../tests/said";
import { flags, table } from "./table";
import { ZONES } from "../cards";

it("a card gathers its zones, a character its ways out", () => {
  expect(gathers("hand/attic/first")).toBe("hand/attic");
  expect(gathers("person/girl/pile")).toBe("person/girl");
  expect(gathers("hand/attic")).toBeNull();
  expect(gathers("stop")).toBeNull();
});

describe("the question", () => {
  it("asks for a card, then for its zone", () => {
    const lay = choice("lay_place", { place: "attic", zone: "first" });
    expect(question(table(), [lay, choice("stop")], words).ask).toBe("ask-lay");
    expect(question(table(), [lay], words)).toEqual({ ask: "ask-card attic", context: "does-place 3 1" });
    expect(question(table(), [choice("stop")], words).ask).toBe("ask-stuck");
  });

  it("follows the step", () => {
    for (const step of ["charm", "howl", "knock", "summon", "between", "capture", "squat", "set-up", "limit"] as const) {
      expect(question(table({ step }), [choice("x")], words).ask).toBe(`ask-${step}`);
    }
    expect(question(table({ step: "draw", to_draw: 2 }), [choice("draw")], words).ask).toBe("ask-draw 2");
  });
});

describe("a consequence", () => {
  const view = table({ mine: { first: "nursery spirit-knocker" }, theirs: { first: "bedroom soul-howler" }, people_at: { first: "girl", ground: "mary" } });

  it("is the new total, or the capture", () => {
    expect(consequence(choice("lay_ghost", { ghost: "soul-knocker", zone: "first" }), view, words)).toBe("then-capture then-terror 4 6 girl");
    expect(consequence(choice("lay_ghost", { ghost: "soul-young-knocker", zone: "first" }), view, words)).toBe("then-terror 4 5");
    expect(consequence(choice("knock", { ghost: "soul-howler" }), { ...view, step: "knock" }, words)).toBe("then-theirs 4 2");
    expect(consequence(choice("summon", { ghost: "soul-howler" }), { ...view, step: "summon" }, words)).toBe("then-terror 4 6");
  });

  it("tells who is met there, and what an aura would drive out", () => {
    expect(consequence(choice("charm", { person: "mary" }), view, words)).toBe("then-together");
    const empty = table({ mine: { first: "nursery revenant-howler" }, people_at: { ground: "mary" } });
    expect(consequence(choice("charm", { person: "mary" }), empty, words)).toBe("then-needs 2 8");
    expect(consequence(choice("chase", { person: "girl", goal: "pile" }), view, words)).toBe("then-under");
    expect(consequence(choice("charm_stranger"), table({ pile_n: 0, below_n: 1, below: ["boy"] }), words)).toBe("boy");
  });

  it("warns of a present to the other side", () => {
    const trap = table({ zone: "first", theirs: { ground: "hall soul-knocker soul-howler" }, people_at: { first: "girl" } });
    const chase = choice("chase", { person: "girl", goal: "ground" });
    expect(danger(chase, trap, words)).toBe("danger-gift seat 1");
    expect(danger(choice("chase", { person: "girl", goal: "pile" }), trap, words)).toBeNull();
    expect(danger(choice("stop"), trap, words)).toBeNull();
  });
});

it("what is short shows only where somebody is alone", () => {
  const view = table({ mine: { first: "nursery spirit-knocker", ground: "hall" }, people_at: { first: "girl", ground: "mary john" } });
  expect(distance(view, 0, "first", words)).toEqual({ short: 2, text: "table-short 2" });
  expect(distance(view, 0, "ground", words)).toBeNull();
  expect(distance(view, 1, "first", words)).toBeNull();
});

describe("why not", () => {
  it("goes through the zones, and an aura is named first", () => {
    const view = table({ mine: { first: "nursery", ground: "library soul-howler" }, people_at: { first: "mary" }, turned: flags(ZONES, "garden") });
    expect(whyNot("hand/revenant-knocker", view, words)).toBe(
      "revenant-knocker. why-not-zones first why-not-aura mary revenant why-not-zones ground why-not-full why-not-zones basement why-not-no-room why-not-zones garden why-not-done (9.2)",
    );
    expect(whyNot("hand/soul-knocker", view, words)).toBeNull();
    expect(whyNot("hand/graveyard", view, words)).toBe("graveyard. why-not-zones garden why-not-done (3.2)");
  });

  it("knows the other steps", () => {
    expect(whyNot("hand/attic", table({ step: "set-up" }), words)).toContain("(2.5)");
    expect(whyNot("hand/soul-queen", table({ step: "squat" }), words)).toContain("(8.7)");
    expect(whyNot("hand/soul-queen", table({ step: "draw" }), words)).toContain("(6.1)");
    expect(whyNot("hand/soul-queen", table({ step: "charm" }), words)).toContain("(4.7)");
    expect(whyNot("pile/people", table(), words)).toContain("(8.2)");
    expect(whyNot("pile/ghost", table(), words)).toContain("(3.1)");
    expect(whyNot("person/girl", table(), words)).toBeNull();
  });
});

it("a seat shows points and both sorts of cards", () => {
  expect(standing(table({ points: [5, 0] }), 0, words).map(({ value }) => value)).toEqual(["5/11", 0, 0]);
});
