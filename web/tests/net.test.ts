import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, csrfToken, Refusal } from "../src/net/api";
import { backoff, TableSocket, type Line } from "../src/net/socket";
import type { FromServer } from "../src/protocol";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe("the line to a table", () => {
  const heard: FromServer[] = [];
  const lines: Line[] = [];
  let known: Record<string, number> = {};
  let socket: TableSocket;
  const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    heard.length = lines.length = 0;
    known = {};
    socket = new TableSocket("ABCDEF", { hear: (message) => heard.push(message), line: (state) => lines.push(state), resume: () => known });
    last().onopen?.();
  });

  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("hands on what it hears and sends what it is given", () => {
    last().onmessage?.({ data: '{"is":"pong"}' });
    expect(heard).toEqual([{ is: "pong" }]);
    expect(socket.send({ do: "choose", at: 3, choice: 7 })).toBe(true);
    expect(last().sent).toEqual(['{"do":"choose","at":3,"choice":7}']);
  });

  it("comes back by itself and asks only for the rest", () => {
    known = { seat: 1, match: 2, since: 40 };
    last().close(1012);
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(last().url).toContain("/ws/ABCDEF?seat=1&match=2&since=40");
  });

  it("does not knock at a table that is not there", () => {
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toBe("missing");
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("waits longer each time, but never very long", () => {
    expect(backoff(0, 0.5)).toBe(300);
    expect(backoff(3, 0.5)).toBe(2400);
    expect(backoff(30, 1)).toBeLessThanOrEqual(10_000);
  });

  it("gives up a line that has gone silent", () => {
    vi.advanceTimersByTime(41_000);
    expect(last().sent).toContain('{"do":"ping"}');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
  });
});

describe("a line that is dead", () => {
  it("does not answer a farewell: nobody waits for that, nor hears it when it comes back to life", () => {
    vi.useFakeTimers();
    class DeadSocket extends FakeSocket {
      override close(): void {
        this.readyState = 2;
      }
    }
    vi.stubGlobal("WebSocket", DeadSocket);
    FakeSocket.made = [];
    const lines: Line[] = [];
    const heard: FromServer[] = [];
    const socket = new TableSocket("ABCDEF", { hear: (message) => heard.push(message), line: (state) => lines.push(state), resume: () => ({}) });
    const [first] = FakeSocket.made;
    first?.onopen?.();
    vi.advanceTimersByTime(61_000);
    expect(lines).toContain("lost");
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    first?.onmessage?.({ data: '{"is":"pong"}' });
    expect(heard).toEqual([]);
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

describe("the server over HTTP", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("finds the token among the cookies", () => {
    expect(csrfToken("a=1; csrftoken=xyz; b=2")).toBe("xyz");
    expect(csrfToken("a=1")).toBe("");
  });

  it("turns what was refused into its code", async () => {
    vi.stubGlobal("fetch", async () => new Response('{"code":"seat-taken","text":"taken"}', { status: 409 }));
    await expect(api.sit("ABCDEF", 1)).rejects.toMatchObject({ code: "seat-taken", status: 409 });
  });

  it("says offline where nobody answers", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
    const error = await api.me().catch((problem) => problem);
    expect(error).toBeInstanceOf(Refusal);
    expect(error.code).toBe("offline");
  });
});
