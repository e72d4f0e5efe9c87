import { describe, expect, it } from "vitest";
import { brief, consequence, danger, question } from "../deciding";
import { standing } from "../standing";
import { whyNot } from "../whynot";
import { choice, words } from "../../../../tests/said";
import { bids, table } from "./table";

it("the question follows the step", () => {
  for (const step of ["start", "name", "wish", "hide", "phew", "riddance", "offer", "pair", "demand", "answer", "stop"] as const) {
    expect(question(table({ step }), [], words).ask).toBe(`ask-${step}`);
  }
  expect(question(table({ step: "bid", high: 1, price: 6 }), [], words)).toEqual({ ask: "ask-bid raven", context: "ask-bid-help 13 seat 1 6" });
  expect(question(table(), [], words).context).toBe("ask-turn-stay 2");
  expect(question(table({ place: [0, 8, 14], stump_n: 0 }), [], words).ask).toBe("ask-leave");
});

describe("a consequence", () => {
  it("is what is left in the purse, or on the score", () => {
    expect(consequence(choice("bid", { price: 5 }), table({ step: "bid" }), words)).toBe("then-left 8");
    const view = table({ step: "phew", mine: "witch+20 bat-15" });
    expect(consequence(choice("send_away", { character: "bat" }), view, words)).toBe("then-points +5 +20");
    expect(danger(choice("send_away", { character: "bat" }), view, words)).toBeNull();
    expect(danger(choice("send_away", { character: "witch" }), view, words)).toBe("danger-disguise +20");
  });

  it("is whose it is and what one knows", () => {
    const view = table({ step: "name", theirs: "witch-15 bat+5", sees: "bat+5", once: [{ character: "witch", points: "-15", among: ["witch"] }] });
    expect(consequence(choice("name", { character: "bat" }), view, words)).toBe("then-of seat 1 then-known +5 0");
    expect(consequence(choice("name", { character: "witch" }), view, words)).toBe("then-of seat 1 then-once −15 0");
  });

  it("of staying is the amount", () => {
    expect(consequence(choice("stay"), table(), words)).toBe("then-receive 3");
    expect(consequence(choice("stay"), table({ place: [4, 8, 14] }), words)).toBe("then-pay 3");
    expect(consequence(choice("walk_past"), table({ step: "stop", place: [14, 1, 1], die: 4 }), words)).toBe("then-past auction");
    expect(consequence(choice("walk_past"), table({ step: "stop", place: [14, 1, 1], die: 5, stump_n: 0 }), words)).toBe("then-past-nothing draw");
  });
});

it("warns of a ghost, of a debt, and of leaving without points", () => {
  const sold = table({ step: "bid", theirs: "witch-15", sees: "witch-15", lot: "witch", seller: 1 });
  expect(danger(choice("bid", { price: 1 }), sold, words)).toBe("danger-ghost −15");
  expect(danger(choice("stay"), table({ place: [4, 8, 14], cash: [1, 0, 0], mine: "witch+5" }), words)).toBe("danger-debt");
  expect(danger(choice("stay"), table({ place: [4, 8, 14], mine: "witch+5" }), words)).toBeNull();
  expect(danger(choice("try_for_six"), table({ mine: "witch-5" }), words)).toBe("danger-leave −5");
  expect(danger(choice("try_for_six"), table({ mine: "witch+5" }), words)).toBeNull();
});

it("of many bids a few are listed first, after the pass", () => {
  const listed = brief(bids(7, 13), table({ step: "bid", price: 6, high: 1 }));
  expect(listed.map(({ notation }) => notation)).toEqual(["pass_by", "bid 7", "bid 8", "bid 11"]);
  const others = [choice("name", { character: "bat" })];
  expect(brief(others, table({ step: "name" }))).toBe(others);
});

it("says why not, with the paragraph", () => {
  const start = table({ step: "start" });
  expect(whyNot("place/2", start, words)).toBe("why-not-green (2.4)");
  expect(whyNot("place/1", start, words)).toBeNull();
  expect(whyNot("place/2", table(), words)).toBe("why-not-walk (3.2)");
  expect(whyNot("die", table({ step: "bid" }), words)).toBe("why-not-bid-first (5.1)");
  const view = table({ step: "wish", mine: "witch+5", theirs: "bat+5" });
  expect(whyNot("character/witch", view, words)).toBe("why-not-own-wish (6.7)");
  expect(whyNot("character/bat", view, words)).toBeNull();
  expect(whyNot("character/bat", { ...view, step: "phew" }, words)).toBe("why-not-theirs bat (6.11)");
  expect(whyNot("stay", table({ place: [0, 0, 0] }), words)).toBe("why-not-stay-black (6.12)");
});

it("a seat shows characters and pumpkins, at the end its points", () => {
  const view = table({ mine: "witch+20 bat-15" });
  expect(standing(view, 0, words).map(({ value }) => value)).toEqual([2, 13]);
  expect(standing({ ...view, over: true }, 0, words).at(-1)?.value).toBe("+5");
});
