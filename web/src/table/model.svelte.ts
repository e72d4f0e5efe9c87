/** Everything a table's parts draw from: the session in words, choices, seats and moments. */

import { gameModule, gameWords, type Spoken } from "../games";
import { api, type Refusal } from "../net/api";
import type { ChatLine, Entry, Game, Table } from "../protocol";
import { go } from "../router.svelte";
import { language, t } from "../speech/language.svelte";
import { CRESTS, type Answer, type Choice, type Crest, type GameModule, type Seat, type Wishes, type Words } from "./board";
import { decode, idOf } from "./choices";
import { seatNames } from "./names";
import { Replay } from "./replay.svelte";
import { TableSession, type Frame } from "./session.svelte";
import { WishBook } from "./wishes.svelte";
import { eventWords, wordsOf, type Called } from "./words";

/** A line of the log. */
export interface Line {
  entry: number;
  seat: number | null;
  crest: Crest | null;
  text: string;
  why: string;
  /** taken back later */
  undone: boolean;
  /** since the viewer's own last choice */
  since: boolean;
}

/** Numbers of entries grow with an undo too, so this moment does not come again. */
const momentOf = (frame: Frame): string => `${frame.match}:${frame.viewer}:${frame.at}`;

export const crestOf = (seat: number): Crest => CRESTS[seat % CRESTS.length] ?? "key";

export class TableModel {
  readonly session: TableSession;
  readonly replay: Replay;
  game = $state.raw<Game | null>(null);
  module = $state.raw<GameModule | null>(null);
  private spoken = $state.raw<Spoken | null>(null);
  failed = $state("");
  /** on a shared device: whose secrets may be on the screen */
  unveiled = $state<number | null>(null);
  /** why a choice has to wait: a lesson goes step by step */
  guard = $state.raw<((choice: Choice) => string | null) | null>(null);
  private readonly book: WishBook;
  /** the moment that the page answered last */
  private answered = $state("");

  constructor(readonly code: string) {
    this.book = new WishBook(code);
    this.session = new TableSession(code);
    this.replay = new Replay(code);
  }

  /** The parts of the game, once the table has said which it is. */
  async load(key: string): Promise<void> {
    try {
      [this.game, this.module, this.spoken] = await Promise.all([api.game(key), gameModule(key), gameWords(key)]);
    } catch (error) {
      this.failed = (error as { code?: string }).code ?? "no-game";
    }
  }

  close(): void {
    this.replay.close();
    this.session.close();
  }

  seats = $derived.by<Seat[]>(() => {
    const seats = this.session.table?.seats ?? [];
    const names = seatNames(seats);
    return seats.map(({ seat, kind, level, mine, here }, n) => ({
      seat,
      kind,
      level,
      mine,
      here: here || kind === "bot",
      name: names[n] ?? "",
      crest: crestOf(seat),
    }));
  });

  /** One text of all names: somebody who comes or goes leaves the words as they are, and with them what is asked. */
  private named = $derived.by(() => JSON.stringify(seatNames(this.session.table?.seats ?? [])));

  words = $derived.by<Words | null>(() => {
    const spoken = this.spoken;
    const names = JSON.parse(this.named) as string[];
    return spoken && wordsOf(spoken[language()], (seat) => names[seat] ?? t("seat-number", { seat: seat + 1 }));
  });

  /** Seats of mine on this device. */
  mine = $derived.by<number[]>(() => this.seats.filter((seat) => seat.mine).map((seat) => seat.seat));

  frame = $derived.by<Frame | null>(() => this.replay.frame ?? this.session.frame);

  entries = $derived.by<Entry[]>(() => (this.replay.on ? this.replay.entries : this.session.heard));

  /** A seat of this device that decides, or from which one looks, and that nobody said they are. */
  private veiled = $derived.by<number | null>(() => {
    const frame = this.session.frame;
    if (!frame || frame.over || this.replay.on || this.mine.length < 2) return null;
    const next = frame.actor !== null && this.mine.includes(frame.actor) ? frame.actor : null;
    // Others decide; but after a reload nobody knows who sits before the screen.
    if (next === null) return this.unveiled !== frame.viewer && this.mine.includes(frame.viewer) ? frame.viewer : null;
    // Whoever said who they are still sees what the last one saw, until their own view has come.
    return next !== this.unveiled || next !== frame.viewer ? next : null;
  });

  /** What that seat need not be asked, so that whoever looks may go on looking. */
  private unseen = $derived.by<Answer | null>(() => {
    const frame = this.session.frame;
    const { game, words, veiled } = this;
    if (!frame || !game || !words || veiled === null || frame.viewer !== this.unveiled) return null;
    const found = this.module?.answersUnseen?.(frame.view, this.book.of({ match: frame.match, viewer: veiled }));
    const kind = found && game.kinds.find(({ name }) => name === found.kind);
    if (!found || !kind) return null;
    const choice = decode(game, idOf(kind, found.numbers ?? {}), words, frame.step);
    return this.guard?.(choice) ? null : { choice, wishes: found.wishes };
  });

  /** Whom the device must be passed to before anything is shown. */
  curtain = $derived.by<number | null>(() => {
    const { frame, sent, waiting } = this.session;
    const answered = frame !== null && momentOf(frame) === this.answered;
    // Where the page has answered, nobody is asked any more, unless that was refused.
    const spared = answered ? sent || waiting.length > 0 : this.unseen !== null;
    return spared || this.module?.nothingSecret ? null : this.veiled;
  });

  /** Where nothing is secret the device turns to whoever decides, once all has been told. */
  turnTo = $derived.by<number | null>(() => (this.module?.nothingSecret && !this.session.waiting.length ? this.veiled : null));

  /** Entries of others that the viewer has not seen happen. */
  missed = $derived.by<Entry[]>(() => {
    const { frame, lookedAt, mineAt, waiting } = this.session;
    if (!frame || frame.viewer < 0 || waiting.length || lookedAt >= frame.at) return [];
    // Those who share a device without a curtain see everything happen.
    if (this.module?.nothingSecret && this.mine.length > 1) return [];
    const from = Math.max(lookedAt, mineAt);
    return this.session.entries.filter((entry) => entry.number > from && entry.seat !== frame.viewer);
  });

  wishes = $derived.by<Wishes>(() => (this.session.frame ? this.book.of(this.session.frame) : {}));

  wish(wishes: Wishes): void {
    if (this.session.frame) this.book.write(this.session.frame, wishes);
  }

  /** What is open for the viewer, whether they look or not. */
  private open = $derived.by<Choice[]>(() => {
    const { frame, waiting, sent } = this.session;
    const { game, words } = this;
    if (!frame || !game || !words || waiting.length || sent || this.curtain !== null) return [];
    return frame.choices.map((id) => decode(game, id, words, frame.step));
  });

  /** What need not be asked. What was refused once is asked after all. */
  byItself = $derived.by<Answer | null>(() => {
    const { frame, sent, waiting } = this.session;
    if (!frame || sent || waiting.length || momentOf(frame) === this.answered) return null;
    if (this.unseen) return this.unseen;
    if (!this.open.length) return null;
    const found = this.module?.answers?.(frame.view, this.open, this.wishes) ?? null;
    return found && !this.guard?.(found.choice) ? found : null;
  });

  /** Whether the person is left in peace though their seat decides. */
  get answering(): boolean {
    const frame = this.session.frame;
    return this.byItself !== null || (frame !== null && momentOf(frame) === this.answered);
  }

  answer({ choice, wishes }: Answer): void {
    const { session, veiled } = this;
    const { frame } = session;
    if (!frame || !(veiled === null ? session.choose(choice.id, true) : session.chooseFor(veiled, choice.id))) return;
    this.answered = momentOf(frame);
    this.book.write({ match: frame.match, viewer: veiled ?? frame.viewer }, wishes);
  }

  choices = $derived.by<Choice[]>(() => (this.replay.on || this.missed.length || this.byItself ? [] : this.open));

  /** What was said; behind the curtain nothing that was whispered. */
  chat = $derived.by<ChatLine[]>(() => (this.curtain === null ? this.session.chat : this.session.chat.filter((line) => line.to === "table")));

  /** The log; behind the curtain it is hidden as well, for it tells what its viewer drew. */
  lines = $derived.by<Line[]>(() => (this.curtain === null ? this.linesOf(this.entries) : []));

  /** What happened before the first choice. */
  beginning = $derived.by<Line[]>(() => {
    const events = (this.replay.on ? this.replay.story?.begin : this.session.begin) ?? [];
    return this.curtain === null ? this.linesOf([{ number: -1, seat: 0, notation: null, undoes: 0, events }]) : [];
  });

  linesOf(entries: Entry[]): Line[] {
    const { game, words } = this;
    if (!game || !words) return [];
    const undone = new Set(entries.map((entry) => entry.undoes));
    const since = this.replay.on ? Infinity : this.session.mineAt;
    const view = this.frame?.view;
    const called: Called = (domain, shown) => (view && this.module?.called?.(domain, shown, view, words)) ?? null;
    return entries.flatMap((entry): Line[] => {
      const line = { entry: entry.number, undone: undone.has(entry.number), since: entry.number > since };
      if (entry.undoes) {
        const text = t("log-undone", { seat: words.seat(entry.seat) });
        return [{ ...line, seat: entry.seat, crest: crestOf(entry.seat), text, why: "" }];
      }
      return entry.events.map((event) => {
        const seat = typeof event["seat"] === "number" ? event["seat"] : null;
        return { ...line, seat, crest: seat === null ? null : crestOf(seat), text: eventWords(event, game, words, called), why: event.why };
      });
    });
  }

  /** Back to the table; its address says so. */
  endReplay(): void {
    this.replay.close();
    if (location.pathname !== `/t/${this.code}` && this.session.table?.lesson === null) go(`/t/${this.code}`, true);
  }

  unveil(seat: number): void {
    this.unveiled = seat;
    if (this.session.frame?.viewer !== seat) this.session.look(seat);
  }

  /** What is done to the table itself, such as sitting down; what the house refuses, it says. */
  async change(doing: Promise<Table>): Promise<void> {
    try {
      this.session.table = await doing;
    } catch (error) {
      const { code, message } = error as Refusal;
      this.session.notice = { code, text: message };
    }
  }

  /** Whether a seat here is mine, be I there or not. */
  get seated(): boolean {
    return this.mine.length > 0;
  }
}
