import { describe, expect, it } from "vitest";
import type { Choice, Wishes } from "../../../table/board";
import { CHARACTERS } from "../box";
import { charactersOf, worthOf } from "../reading";
import type { Character, Points, View } from "../types";
import { answers, answersUnseen, arranged, asTheyAre, differs, limitNow, swapped } from "../wishes";
import { choice } from "../../../../tests/said";
import { bids, table } from "./table";

const said = (view: View, choices: Choice[], wishes: Wishes): string | null => answers(view, choices, wishes)?.choice.notation ?? null;

describe("up to a limit", () => {
  const view = table({ step: "bid", price: 6, high: 1 });
  const limit = (upTo: number, more: object = {}): Wishes => ({ limit: { turn: 6, lot: "raven", upTo, ...more } });

  it("the page raises by one, and then asks", () => {
    expect(said(view, bids(7, 13), limit(9))).toBe("bid 7");
    expect(said({ ...view, price: 8 }, bids(9, 13), limit(9))).toBe("bid 9");
    expect(said({ ...view, price: 9 }, bids(10, 13), limit(9))).toBeNull();
  });

  it("or passes, where nobody is wanted", () => {
    expect(said(view, bids(7, 13), limit(0))).toBe("pass_by");
  });

  it("whoever looks", () => {
    expect(answersUnseen(view, limit(9))).toMatchObject({ kind: "bid", numbers: { price: 7 } });
    expect(answersUnseen(view, limit(0))?.kind).toBe("pass_by");
    expect(answersUnseen(view, limit(6))).toBeNull();
  });

  it("in this auction only", () => {
    expect(limitNow(view, limit(9))).toBe(9);
    expect(limitNow(view, limit(9, { turn: 5 }))).toBeNull();
    expect(limitNow(view, limit(9, { lot: "bat" }))).toBeNull();
    expect(said(view, bids(7, 13), {})).toBeNull();
  });
});

describe("re-pairing", () => {
  const mine = "witch+5 devil-10 bat+20 count-10";
  const offer = [choice("keep"), choice("re_pair")];

  it("is answered unseen, too, unless points shall move: that takes their owner's eyes", () => {
    const theirs = table({ mine, step: "offer", decider: 1 });
    expect(answersUnseen(theirs, {})?.kind).toBe("keep");
    expect(answersUnseen(theirs, { pretend: true })).toMatchObject({ kind: "re_pair", wishes: { pretend: false } });
    expect(answersUnseen({ ...theirs, step: "pair" }, {})?.kind).toBe("done");
    expect(answersUnseen(theirs, { pairs: { witch: "+20", bat: "+5" } })).toBeNull();
    expect(answersUnseen({ ...theirs, step: "turn" }, {})).toBeNull();
  });

  it("is left alone unless somebody wished for it", () => {
    expect(said(table({ mine, step: "offer" }), offer, {})).toBe("keep");
    expect(said(table({ mine, step: "offer" }), offer, swapped(table({ mine }), 0, {}, "witch", "bat"))).toBe("re_pair");
    expect(said(table({ mine, step: "offer" }), offer, { pretend: true })).toBe("re_pair");
    expect(said(table({ mine, step: "turn" }), [choice("roll_die")], {})).toBeNull();
  });

  it("a wish shows at once, and goes when one of its characters goes", () => {
    const wishes = swapped(table({ mine }), 0, {}, "witch", "bat");
    expect(arranged(table({ mine }), 0, wishes)).toMatchObject({ witch: "+20", bat: "+5" });
    expect(differs(table({ mine }), 0, wishes)).toBe(true);
    const gone = table({ mine: "witch+5 devil-10 count-10" });
    expect(arranged(gone, 0, wishes)).toEqual(asTheyAre(gone, 0));
    expect(arranged(table({ mine: `${mine} ogre+30` }), 0, wishes)).toMatchObject({ witch: "+20", ogre: "+30" });
  });

  it("back and forth is no wish", () => {
    const view = table({ mine });
    expect(differs(view, 0, swapped(view, 0, swapped(view, 0, {}, "witch", "bat"), "bat", "witch"))).toBe(false);
  });

  it("takes up the cards once, though nothing is to change", () => {
    const taken = answers(table({ mine, step: "offer" }), offer, { pretend: true });
    expect(taken?.wishes["pretend"]).toBe(false);
    expect(said(table({ mine, step: "pair" }), [choice("done")], taken?.wishes ?? {})).toBe("done");
  });

  /** 4.1 The swaps that the rules offer. */
  function open(view: View): Choice[] {
    const owned = charactersOf(view, 0).filter((one) => CHARACTERS.indexOf(one) >= (view.next_swap ?? 0));
    const pairs = owned.flatMap((one, i) => charactersOf(view, 0).slice(charactersOf(view, 0).indexOf(one) + 1).map((other) => [one, other, i] as const));
    return [...pairs.filter(([one, other]) => worthOf(view, one) !== worthOf(view, other)).map(([one, other]) => choice("swap", { one, other })), choice("done")];
  }

  function carriedOut(view: View, wishes: Wishes): View {
    let now: View = { ...view, step: "pair" };
    for (;;) {
      const answer = answers(now, open(now), wishes);
      if (!answer || answer.choice.kind === "done") return now;
      const { one, other } = answer.choice.values as { one: Character; other: Character };
      const worth = { ...now.worth, [one]: now.worth?.[other], [other]: now.worth?.[one] } as View["worth"];
      now = { ...now, worth, next_swap: CHARACTERS.indexOf(one) + 1 };
    }
  }

  it("any arrangement is reached by the swaps that the rules allow", () => {
    const points: Points[] = ["-10", "-10", "+5", "+20"];
    const orders = (left: Points[]): Points[][] => (left.length ? left.flatMap((one, i) => orders(left.toSpliced(i, 1)).map((rest) => [one, ...rest])) : [[]]);
    const view = table({ mine });
    for (const order of orders(points)) {
      const pairs = Object.fromEntries(charactersOf(view, 0).map((one, i) => [one, order[i]]));
      expect(asTheyAre(carriedOut(view, { pairs }), 0)).toEqual(pairs);
    }
  });
});
