import { describe, expect, it } from "vitest";
import { outcome } from "../laying";
import { barredBy, knownOf, missing, roomsOf, sides, spaces, terror, thresholdOf } from "../reading";
import { GHOSTS } from "../cards";
import { flags, table } from "./table";

describe("an apparition", () => {
  const view = table({ mine: { first: "attic spectre-queen spectre-howler nursery spirit-squatter" } });

  it("is rooms in a row, the last one open", () => {
    expect(roomsOf(view, 0, "first")).toEqual([
      { place: "attic", ghosts: ["spectre-queen", "spectre-howler"] },
      { place: "nursery", ghosts: ["spirit-squatter"] },
    ]);
    expect(spaces(view, 0, "first")).toBe(1);
    expect(spaces(view, 1, "first")).toBe(0);
  });

  it("counts as in the example of the rulebook", () => {
    expect(terror(view, 0, "first")).toBe(9);
    expect(terror(view, 1, "first")).toBe(0);
  });

  it("is squeezed by Cymon Kraft", () => {
    expect(spaces(table({ mine: { first: "nursery soul-howler" }, people_at: { first: "cymon" } }), 0, "first")).toBe(0);
  });
});

describe("characters", () => {
  it("bar a family, unless a shield holds or the rules are older", () => {
    const at = { people_at: { first: "mary" }, mine: { first: "nursery" } };
    expect(barredBy(table(at), 0, "first", "revenant")).toBe("mary");
    expect(barredBy(table(at), 0, "first", "soul")).toBeNull();
    expect(barredBy(table({ ...at, mine: { first: "pipes" } }), 0, "first", "revenant")).toBeNull();
    expect(barredBy(table({ ...at, rules: "original" }), 0, "first", "revenant")).toBeNull();
  });

  it("take more with Wilson, and more than enough by the older rules", () => {
    const last = table({ people_at: { garden: "girl" }, pile_n: 0 });
    expect(thresholdOf(last, "girl")).toBe(8);
    expect(missing(table(), "girl", 6)).toBe(0);
    expect(missing(table({ rules: "original" }), "girl", 6)).toBe(1);
  });
});

describe("a landing place", () => {
  const view = table({ mine: { first: "nursery spirit-knocker" }, people_at: { first: "girl" } });

  it("shows the new total and who is captured", () => {
    expect(outcome(view, "soul-knocker", "first")).toMatchObject({ before: 4, after: 6, captures: "girl" });
    expect(outcome(view, "soul-young-knocker", "first")).toMatchObject({ after: 5, captures: null, short: 1 });
  });

  it("promises nothing that the effect undoes", () => {
    expect(outcome(view, "soul-howler", "first").captures).toBeNull();
    expect(outcome(view, "soul-charmer", "first").captures).toBeNull();
    const through = table({ mine: { first: "nursery spirit-knocker soul-knocker" }, people_at: { first: "girl", ground: "boy" } });
    expect(outcome(through, "grand-staircase", "first").captures).toBeNull();
    expect(outcome(through, "bedroom", "first").captures).toBe("girl");
  });

  it("counts whom the Invoker brings, if there is room", () => {
    const away = { ghost_discard: ["soul-howler" as const] };
    expect(outcome(table({ mine: { first: "attic" }, ...away }), "soul-invoker", "first")).toMatchObject({ after: 4, brings: "soul-howler" });
    expect(outcome(table({ mine: { first: "library" }, ...away }), "soul-invoker", "first")).toMatchObject({ after: 4, brings: null });
  });
});

it("what is known of a hand is what both can work out, less what I hold", () => {
  const view = table({ hand: "soul-queen", held_ghosts: flags(GHOSTS, "soul-queen spirit-howler") });
  expect(knownOf(view, 1, 0)).toEqual(["spirit-howler"]);
  expect(knownOf(view, 1, -1)).toEqual([]);
});

it("my side is on the right", () => {
  expect(sides(1)).toEqual({ left: 0, right: 1 });
  expect(sides(-1)).toEqual({ left: 1, right: 0 });
});
