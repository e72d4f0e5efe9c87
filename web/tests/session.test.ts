import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, Position, Step } from "../src/protocol";
import { TableSession } from "../src/table/session.svelte";

let socket: { send: (text: string) => void; onmessage: (event: { data: string }) => void; onopen: () => void; readyState: number };
const sent: unknown[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  constructor() {
    socket = this as unknown as typeof socket;
  }
  send(text: string): void {
    sent.push(JSON.parse(text));
  }
  close(): void {}
}

const entry = (number: number, seat: number): Entry => ({ number, seat, notation: `move ${number}`, undoes: 0, events: [{ event: "moved", why: "1.1" }] });
const now = { actor: 1, turn: 1, step: "", choices: [], over: false, scores: null, winners: [] };
const position = (at: number, entries: Entry[], more: Partial<Position> = {}): Position => ({
  is: "position", match: 1, viewer: 0, at, view: { round: 1, cards: at }, begin: [], entries, ...now, ...more,
});
const step = (at: number, seat: number, more: Partial<Step> = {}): Step => ({
  is: "step", match: 1, at, entry: entry(at, seat), changes: { cards: at }, ...now, ...more,
});

let session: TableSession;
const hear = (message: object): void => socket.onmessage({ data: JSON.stringify(message) });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  session = new TableSession("ABCDEF");
  hear(position(2, [entry(1, 1), entry(2, 0)]));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

describe("a session at a table", () => {
  it("lays out a position, and knows which choice was mine", () => {
    expect(session.frame).toMatchObject({ viewer: 0, at: 2, view: { round: 1, cards: 2 } });
    expect(session.mineAt).toBe(2);
  });

  it("replaces only the fields that changed", async () => {
    hear(step(3, 1));
    await soon();
    expect(session.frame?.view).toEqual({ round: 1, cards: 3 });
    expect(session.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("shows a step only after it has been told", async () => {
    let told = (): void => undefined;
    session.narrator = () => new Promise((resolve) => (told = resolve));
    hear(step(3, 1));
    await soon();
    expect(session.entries).toHaveLength(3);
    expect(session.frame?.at).toBe(2);
    told();
    await soon();
    expect(session.frame?.at).toBe(3);
  });

  it("says no line before its event is being told", async () => {
    let told = (): void => undefined;
    let began = (_: number): void => undefined;
    session.narrator = (_, __, ___, begin) => {
      began = begin ?? began;
      return new Promise((resolve) => (told = resolve));
    };
    const lines = (): number => session.heard.at(-1)?.events.length ?? 0;
    hear(step(3, 1, { entry: { ...entry(3, 1), events: [1, 2, 3].map(() => ({ event: "moved", why: "1.1" })) } }));
    await soon();
    expect(lines()).toBe(0);
    began(2);
    expect(lines()).toBe(2);
    told();
    await soon();
    expect(lines()).toBe(3);
    hear(step(4, 1));
    await soon();
    hear(position(7, [entry(6, 1), entry(7, 1)], { after: 5 }));
    began(0);
    expect(lines()).toBe(1);
  });

  it("tells faster when much is waiting, and all at once when skipped", async () => {
    const speeds: number[] = [];
    let told = (): void => undefined;
    session.narrator = (_, __, speed) => {
      speeds.push(speed);
      return new Promise((resolve) => (told = resolve));
    };
    for (const at of [3, 4, 5, 6]) hear(step(at, 1));
    await soon();
    told();
    await soon();
    expect(speeds).toEqual([1, 2]);
    session.skip();
    told();
    await soon();
    expect(session.frame?.at).toBe(6);
    expect(speeds).toHaveLength(2);
  });

  it("forgets what waited when a whole position comes", async () => {
    let told = (): void => undefined;
    session.narrator = () => new Promise((resolve) => (told = resolve));
    hear(step(3, 1));
    await soon();
    hear(position(7, [entry(6, 1), entry(7, 1)], { after: 5 }));
    told();
    await soon();
    expect(session.frame?.at).toBe(7);
    expect(session.waiting).toEqual([]);
    expect(session.entries.map(({ number }) => number)).toEqual([1, 2, 3, 6, 7]);
  });

  it("sends a choice once, with the last entry it knows", () => {
    session.choose(17);
    session.choose(17);
    expect(sent).toEqual([{ do: "choose", at: 2, choice: 17 }]);
    hear({ is: "word", code: "stale", text: "too late" });
    expect(session.sent).toBe(false);
    expect(session.notice?.code).toBe("stale");
  });

  it("offers to take back only what is still the last entry", async () => {
    hear({ is: "take_back", match: 1, at: 1, can: "free" });
    expect(session.takeBack).toBe("no");
    hear({ is: "take_back", match: 1, at: 2, can: "ask" });
    expect(session.takeBack).toBe("ask");
    hear(step(3, 1));
    await soon();
    expect(session.takeBack).toBe("no");
  });

  it("remembers what the viewer has seen, also on the next visit", async () => {
    session.looked();
    hear(step(3, 1));
    await soon();
    expect(session.lookedAt).toBe(3);
    const again = new TableSession("ABCDEF");
    hear(position(5, [entry(4, 1), entry(5, 1)]));
    expect(again.lookedAt).toBe(3);
    again.close();
  });

  it("keeps each line of the chat once", () => {
    const line = { number: 1, seat: 0, name: "Ada", to: "table", text: "Boo!", at: "2026-10-31T23:00:00Z" };
    hear({ is: "chat", lines: [line] });
    hear({ is: "chat", lines: [line, { ...line, number: 2 }] });
    expect(session.chat.map(({ number }) => number)).toEqual([1, 2]);
  });
});
