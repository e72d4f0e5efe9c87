import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../src/memory";
import { Messages } from "../src/speech/fluent";
import type { GameModule } from "../src/table/board";
import { TableModel } from "../src/table/model.svelte";
import { ghooost } from "./ghooost";

let hear: (message: object) => void = () => undefined;
const sent: object[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  static state = 1;
  get readyState(): number {
    return FakeSocket.state;
  }
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    hear = (message) => this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as object);
  }
  close(): void {}
}

/** Whoever wished for luck tries it, once; whoever wished for nothing is asked. */
const answers: GameModule["answers"] = (_, choices, wishes) => {
  const choice = choices.find(({ kind }) => kind === "try_luck");
  return wishes["luck"] && choice ? { choice, wishes: {} } : null;
};
/** The same by wishes alone: the view is somebody else's. */
const answersUnseen: GameModule["answersUnseen"] = (_, wishes) => (wishes["luck"] ? { kind: "try_luck", wishes: {} } : null);
const LOSE = 0;
const TRY = ghooost.kinds.find(({ name }) => name === "try_luck")?.first ?? 0;
const entry = (number: number) => ({ number, seat: 0, notation: "try luck", undoes: 0, events: [] });
const position = (at: number, more: object = {}): object => ({
  is: "position", match: 1, viewer: 0, at, view: {}, entries: [], actor: 0, turn: 0, step: "", choices: [LOSE, TRY], over: false, scores: null, winners: [], ...more,
});

let model: TableModel;
const silent = new Messages("en", "");
const fresh = (): TableModel =>
  Object.assign(new TableModel("ABCDEF"), { game: ghooost, module: { answers, answersUnseen } as GameModule, spoken: { en: silent, fr: silent } });

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  model = fresh();
  hear(position(2));
  model.session.looked();
});

afterEach(() => {
  model.close();
  vi.unstubAllGlobals();
});

describe("what is asked", () => {
  const table = (here: boolean, name = "Ada"): object => ({
    is: "table", table: { seats: [{ seat: 0, kind: "person", name, mine: true, here: true }, { seat: 1, kind: "person", name: "Bea", mine: false, here }] },
  });

  it("stays the same choices while somebody else comes or goes: nothing closes, turns or scrolls", () => {
    hear(table(false));
    const before = model.choices;
    expect(before).toHaveLength(2);
    hear(table(true));
    expect(model.seats[1]?.here).toBe(true);
    expect(model.choices).toBe(before);
    hear(table(true, "Adele"));
    expect(model.choices).not.toBe(before);
  });
});

describe("what somebody is about to say", () => {
  it("is kept until it could be sent", () => {
    const { session } = model;
    session.draft.text = " Boo! ";
    FakeSocket.state = 0;
    session.say();
    expect([session.draft.text, sent]).toEqual([" Boo! ", []]);
    FakeSocket.state = 1;
    session.say();
    expect([session.draft.text, sent]).toEqual(["", [{ do: "say", to: "table", text: "Boo!" }]]);
  });
});

describe("the page answers by itself", () => {
  it("only what somebody wished", () => {
    expect(model.byItself).toBeNull();
    expect(model.choices).toHaveLength(2);
    model.wish({ luck: true });
    expect(model.byItself?.choice.id).toBe(TRY);
    expect([model.choices, model.answering]).toEqual([[], true]);
  });

  it("once for a moment, and the wish is used up", () => {
    model.wish({ luck: true });
    if (model.byItself) model.answer(model.byItself);
    expect(sent).toEqual([{ do: "choose", at: 2, choice: TRY }]);
    expect([model.wishes, model.answering]).toEqual([{}, true]);
  });

  it("and asks after all where that was refused", () => {
    model.wish({ luck: true });
    if (model.byItself) model.answer(model.byItself);
    hear({ is: "word", code: "too-fast", text: "slowly" });
    model.wish({ luck: true });
    expect(model.byItself).toBeNull();
    expect(model.choices).toHaveLength(2);
  });

  it("while a lesson lets it", () => {
    model.guard = () => "wait";
    model.wish({ luck: true });
    expect(model.byItself).toBeNull();
    model.guard = () => null;
    expect(model.byItself).not.toBeNull();
  });

  it("for somebody who looks away as well", () => {
    hear(position(5, { entries: [{ ...entry(5), seat: 1 }] }));
    expect(model.missed).toHaveLength(1);
    expect(model.choices).toEqual([]);
    model.wish({ luck: true });
    expect(model.byItself).not.toBeNull();
  });

  it("and that is nothing the viewer did", async () => {
    model.wish({ luck: true });
    if (model.byItself) model.answer(model.byItself);
    hear({ ...position(3), is: "step", entry: entry(3), changes: {} });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([model.session.entries.length, model.session.mineAt]).toEqual([1, 0]);
  });

  it("after a visit elsewhere too; wishes are those of one seat", () => {
    model.wish({ luck: true });
    const again = fresh();
    hear(position(2));
    expect(again.wishes).toEqual({ luck: true });
    hear(position(2, { viewer: 1, actor: 1 }));
    expect(again.wishes).toEqual({});
    again.close();
  });
});

describe("on a shared device", () => {
  const seat = (number: number) => ({ seat: number, kind: "person", name: `${number}`, level: null, here: true, mine: true, left: false });
  /** Seat 0 looks, seat 1 is to decide: of what is open there this page knows nothing. */
  const others = (at: number): object => position(at, { actor: 1, choices: [] });
  const wishOfTheOther = (): void => remember("wishes:ABCDEF:1:1", JSON.stringify({ luck: true }));

  beforeEach(() => {
    model.session.table = { seats: [seat(0), seat(1)] } as unknown as typeof model.session.table;
    model.unveil(0);
  });

  it("the curtain falls for whoever must be asked", () => {
    hear(others(3));
    expect([model.curtain, model.byItself]).toEqual([1, null]);
  });

  it("and does not rise before their own view has come, were it lost on the way", () => {
    hear(others(3));
    model.unveil(1);
    expect([model.curtain, model.choices]).toEqual([1, []]);
    hear(others(4));
    expect(model.curtain).toBe(1);
    hear(position(4, { viewer: 1, actor: 1 }));
    expect(model.curtain).toBeNull();
  });

  it("and stays up for whoever need not be: the one who looks goes on looking", () => {
    wishOfTheOther();
    hear(others(3));
    expect(model.curtain).toBeNull();
    if (model.byItself) model.answer(model.byItself);
    expect(sent).toEqual([{ do: "choose", at: 3, choice: TRY, seat: 1 }]);
    expect([model.curtain, model.byItself, model.frame?.viewer]).toEqual([null, null, 0]);
    expect(recall("wishes:ABCDEF:1:1")).toBe("{}");
  });

  it("what was whispered to one seat is not for the next, nor for whoever sees the curtain", () => {
    const lines = (...said: [number, "table" | "team"][]): object => ({ is: "chat", lines: said.map(([number, to]) => ({ number, to, text: "psst", name: "A", seat: 2, at: "" })) });
    const numbers = (): number[] => model.chat.map(({ number }) => number);
    hear(lines([2, "team"], [3, "table"]));
    expect(numbers()).toEqual([2, 3]);
    hear(others(3));
    expect(numbers()).toEqual([3]);
    model.unveil(1);
    hear(position(3, { viewer: 1, actor: 1 }));
    expect(numbers()).toEqual([3]);
    hear(lines([1, "team"], [3, "table"]));
    expect(numbers()).toEqual([1, 3]);
  });

  it("until that is refused", () => {
    wishOfTheOther();
    hear(others(3));
    expect(model.curtain).toBeNull();
    if (model.byItself) model.answer({ ...model.byItself, wishes: { luck: true } });
    hear({ is: "word", code: "illegal", text: "not now" });
    expect([model.curtain, model.byItself]).toEqual([1, null]);
  });

  it("nor is anything answered while nobody has said who looks", () => {
    wishOfTheOther();
    model.unveiled = null;
    hear(others(3));
    expect([model.curtain, model.byItself]).toEqual([1, null]);
  });

  it("and nobody's secrets are shown before, even where others are on turn", () => {
    model.unveiled = null;
    hear({ ...others(3), actor: 2 });
    expect(model.curtain).toBe(0);
    model.unveil(0);
    expect(model.curtain).toBeNull();
  });

  it("what the other's page answered does not count as the viewer's own", async () => {
    wishOfTheOther();
    hear(others(3));
    if (model.byItself) model.answer(model.byItself);
    hear({ ...others(4), is: "step", entry: { ...entry(4), seat: 1 }, changes: {} });
    hear({ ...position(5), is: "step", entry: entry(5), changes: {} });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(model.session.mineAt).toBe(5);
  });
});
