/** The line to a table: it comes back by itself, and goes on from where it was. */

import type { FromServer, ToServer } from "../protocol";

export type Line = "connecting" | "open" | "lost" | "missing" | "forbidden";

export interface Listener {
  hear(message: FromServer): void;
  line(state: Line): void;
  /** what we have already, so that only the rest is sent */
  resume(): Record<string, number>;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** Each try waits about twice as long; a little chance keeps many pages from knocking together. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private readonly pulse: number;
  private heard = 0;
  private closed = false;
  private readonly retry = (): void => this.knock();

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.pulse = window.setInterval(() => this.beat(), PING_EVERY);
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.connect();
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams(
      Object.entries(this.listener.resume()).map(([key, value]) => [key, String(value)]),
    );
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}?${query}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => this.listener.line("open");
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.tries = 0;
      this.listener.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket && !this.closed) this.ended(event.code);
    };
  }

  private ended(code: number): void {
    this.socket = null;
    if (code === 4404 || code === 4403) {
      this.close();
      this.listener.line(code === 4404 ? "missing" : "forbidden");
    } else {
      this.listener.line("lost");
      this.timer = window.setTimeout(() => this.connect(), backoff(this.tries++));
    }
  }

  /** The network or the reader is back: no reason to wait longer. */
  private knock(): void {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.send({ do: "ping" });
  }

  /** A line that is dead does not answer a farewell either. */
  private drop(): void {
    const dead = this.socket;
    if (!dead) return;
    this.ended(1006);
    dead.close();
  }
}
