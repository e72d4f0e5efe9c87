/** One table as this page knows it: what the server said last, and what is shown of it so far. */

import { recall, remember } from "../memory";
import { TableSocket, type Line } from "../net/socket";
import type { ChatLine, Entry, Event, FromServer, Now, Position, Step, Table, ToServer, View } from "../protocol";

/** A position of a match as it is shown. */
export interface Frame extends Now {
  match: number;
  viewer: number;
  at: number;
  view: View;
}

/** Shows what happened before the new position is laid out; done when it has been seen. */
export type Narrator = (entry: Entry, frame: Frame, speed: number, began?: (events: number) => void) => Promise<void>;

export interface Notice {
  code: string;
  text: string;
}

const RUSH = 3;

const lookedKey = (code: string, frame: Frame): string => `looked:${code}:${frame.match}:${frame.viewer}`;

export class TableSession {
  table = $state.raw<Table | null>(null);
  line = $state<Line>("connecting");
  /** what is on the stage: it lags behind the server until it has been told */
  frame = $state.raw<Frame | null>(null);
  /** what happened before the first entry */
  begin = $state.raw<Event[]>([]);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** what somebody is about to say, and to whom */
  draft = $state<{ text: string; to: "table" | "team" }>({ text: "", to: "table" });
  notice = $state.raw<Notice | null>(null);
  /** a choice was sent and is not answered yet */
  sent = $state(false);
  /** entries up to this one happened before the viewer's own last choice */
  mineAt = $state(0);
  /** entries up to this one have been before the viewer's eyes */
  lookedAt = $state(0);
  /** the entry shown last, and what lay on the table before it: for those who see no motion */
  fresh = $state.raw<{ events: Event[]; before: View } | null>(null);
  waiting = $state.raw<Step[]>([]);
  /** whether the viewer's last choice can be taken back, or the others must agree */
  takeBack = $state<"no" | "free" | "ask">("no");

  /** events of the newest entry whose telling has begun; null: all of them */
  private begun = $state<number | null>(null);

  /** The entries as far as they have been told: no line says what a die will show. */
  heard = $derived.by<Entry[]>(() => {
    const last = this.entries.at(-1);
    if (this.begun === null || !last) return this.entries;
    return [...this.entries.slice(0, -1), { ...last, events: last.events.slice(0, this.begun) }];
  });

  narrator: Narrator | null = null;
  private readonly socket: TableSocket;
  private telling = false;
  private unasked = false;
  private skipping = false;

  constructor(readonly code: string) {
    this.socket = new TableSocket(code, {
      hear: (message) => this.hear(message),
      line: (state) => (this.line = state),
      resume: () => this.resume(),
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Say what was drafted; what could not be sent stays. */
  say(): void {
    const { text, to } = this.draft;
    if (text.trim() && this.send({ do: "say", to, text: text.trim() })) this.draft.text = "";
  }

  /** Whether it could be sent. What the page chose by itself is nothing that its viewer did. */
  choose(choice: number, byItself = false): boolean {
    const gone = this.chooses({ choice });
    this.unasked = gone && byItself;
    return gone;
  }

  /** For another seat of this device, while its viewer goes on looking. */
  chooseFor(seat: number, choice: number): boolean {
    return this.chooses({ choice, seat });
  }

  undo(): void {
    if (this.frame) this.send({ do: "undo", at: this.frame.at });
  }

  answer(yes: boolean): void {
    this.send({ do: "answer", yes });
  }

  look(seat: number): void {
    this.send({ do: "look", seat });
  }

  /** Lay out at once everything that still waits to be told. */
  skip(): void {
    if (this.telling) this.skipping = true;
  }

  get skips(): boolean {
    return this.skipping;
  }

  /** The viewer has seen what is on the stage. */
  looked(): void {
    if (!this.frame) return;
    this.lookedAt = this.frame.at;
    remember(lookedKey(this.code, this.frame), String(this.frame.at));
  }

  private chooses(what: { choice: number; seat?: number }): boolean {
    if (!this.frame || this.sent) return false;
    this.sent = this.send({ do: "choose", at: this.frame.at, ...what });
    return this.sent;
  }

  private send(message: ToServer): boolean {
    const gone = this.socket.send(message);
    if (!gone) this.notice = { code: "offline", text: "The house does not answer." };
    return gone;
  }

  private resume(): Record<string, number> {
    const frame = this.waiting.at(-1) ?? this.frame;
    if (!this.frame || !frame) return {};
    const { viewer, match } = this.frame;
    return viewer < 0 ? { match, since: frame.at } : { seat: viewer, match, since: frame.at };
  }

  private hear(message: FromServer): void {
    if (message.is === "table") this.table = message.table;
    else if (message.is === "position") this.lay(message);
    else if (message.is === "step") this.step(message);
    else if (message.is === "take_back") {
      const newest = this.waiting.at(-1) ?? this.frame;
      if (newest?.match === message.match && newest.at === message.at) this.takeBack = message.can;
    } else if (message.is === "chat") this.listen(message.lines);
    else if (message.is === "word") {
      this.sent = false;
      this.notice = { code: message.code, text: message.text };
    }
  }

  private listen(lines: ChatLine[]): void {
    const all = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...all.values()].sort((one, other) => one.number - other.number);
  }

  private lay(position: Position): void {
    const { is: _, begin, entries, after, ...frame } = position;
    const before = this.frame;
    const same = before?.match === frame.match && before.viewer === frame.viewer;
    this.takeBack = "no";
    // What was whispered to one seat of this device is not for the next.
    if (before && before.viewer !== frame.viewer) this.chat = this.chat.filter((line) => line.to === "table");
    this.begin = begin;
    this.entries = same && after ? [...this.told(after), ...entries] : entries;
    this.waiting = [];
    this.begun = null;
    this.sent = false;
    this.frame = frame;
    if (!same) this.lookedAt = Number(recall(lookedKey(this.code, frame)) ?? 0);
    this.mineAt = this.entries.findLast((entry) => entry.seat === frame.viewer)?.number ?? 0;
  }

  /** The entries up to a number, with those that waited to be shown. */
  private told(upTo: number): Entry[] {
    const waited = this.waiting.flatMap((step) => step.entry ?? []);
    const all = new Map([...this.entries, ...waited].map((entry) => [entry.number, entry]));
    return [...all.values()].filter((entry) => entry.number <= upTo);
  }

  private step(step: Step): void {
    this.sent = false;
    this.takeBack = "no";
    if (!this.frame || step.match !== this.frame.match) return;
    this.waiting = [...this.waiting, step];
    void this.tell();
  }

  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    while (this.waiting.length) {
      const step = this.waiting[0];
      const frame = this.frame;
      if (!step || !frame) break;
      if (step.entry) this.write(step.entry);
      if (step.entry && this.narrator && !this.skipping && !document.hidden) {
        this.begun = 0;
        await this.narrator(step.entry, frame, this.waiting.length >= RUSH ? 2 : 1, (events) => {
          if (this.waiting[0] === step) this.begun = events;
        });
        this.begun = null;
      }
      // A whole position may have come meanwhile: then this step is part of it.
      if (this.waiting[0] === step) this.apply(step);
    }
    this.telling = false;
    this.skipping = false;
  }

  private write(entry: Entry): void {
    if (this.entries.some((known) => known.number === entry.number)) return;
    this.entries = [...this.entries, entry];
    if (entry.seat !== this.frame?.viewer) return;
    if (!this.unasked) this.mineAt = entry.number;
    this.unasked = false;
  }

  private apply(step: Step): void {
    const frame = this.frame;
    if (!frame) return;
    const { is: _, entry, changes, ...now } = step;
    this.waiting = this.waiting.slice(1);
    if (entry) this.fresh = { events: entry.events, before: frame.view };
    this.frame = { ...now, viewer: frame.viewer, view: { ...frame.view, ...changes } };
    if (!document.hidden && this.lookedAt >= frame.at) this.looked();
  }
}
