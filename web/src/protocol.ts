/** What server and page say to each other: docs/protocol.md as types. */

export interface Me {
  name: string;
  named: boolean;
}

export interface Param {
  name: string;
  domain: string;
  low: number;
  high: number;
  /** index = value; empty for numbers */
  names: string[];
  seat: boolean;
}

export interface Kind {
  name: string;
  first: number;
  notation: string;
  at: string;
  why: string | Record<string, string>;
  params: Param[];
}

export interface EventKind {
  name: string;
  why: string;
  params: Param[];
}

export interface GameOption {
  name: string;
  kind: "flag" | "number" | "numbers";
  low: number;
  high: number;
  /** whose words its values have; their names, where they are not plain numbers */
  domain: string;
  names: string[];
  /** of a table of numbers: whose words its places have; their names, where it is not a plain list */
  axis: string;
  places: string[];
  /** by players, counted from the least number of players */
  default: (number | number[])[];
  presets: { name: string; value: number | number[] }[];
  reconstructed: boolean;
}

export interface Game {
  key: string;
  version: string;
  players: [number, number];
  reconstructed: boolean;
  levels: number[];
  options: GameOption[];
  kinds: Kind[];
  events: EventKind[];
  scenes: number;
  /** players share a win, and have a chat of their own */
  teams: boolean;
}

export type SeatKind = "person" | "bot" | "open";
export type Pace = "calm" | "brisk" | "instant";
export type Watch = "anyone" | "seated";

export interface TableSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  level: number | null;
  here: boolean;
  mine: boolean;
  left: boolean;
}

export interface Table {
  code: string;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  watch: Watch;
  pace: Pace;
  /** whether the page may work out for people what they could work out themselves */
  aids: boolean;
  stage: "gathering" | "playing" | "over";
  host: boolean;
  match: number;
  seats: TableSeat[];
  watchers: number;
  turn: number | null;
  commitment: string | null;
  opening: { nonce: string; seed: string } | null;
  ask: { what: "undo"; seat: number; agreed: number[] } | null;
  lesson: number | null;
}

export type NewSeat =
  | { kind: "me" }
  | { kind: "open" }
  | { kind: "bot"; level: number }
  | { kind: "here"; name: string };

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  watch?: Watch;
  pace?: Pace;
  aids?: boolean;
}

export interface House {
  mine: Table[];
  open: Table[];
  live: Table[];
  people: number;
}

export interface Event {
  event: string;
  why: string;
  [param: string]: unknown;
}

export interface Entry {
  number: number;
  seat: number;
  notation: string | null;
  undoes: number;
  events: Event[];
}

export type View = Record<string, unknown>;

export interface Now {
  actor: number | null;
  turn: number | null;
  step: string;
  choices: number[];
  over: boolean;
  scores: number[] | null;
  winners: number[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  to: "table" | "team";
  text: string;
  at: string;
}

export interface Position extends Now {
  is: "position";
  match: number;
  viewer: number;
  at: number;
  view: View;
  /** what happened before the first choice */
  begin: Event[];
  entries: Entry[];
  /** entries up to this one are left out: we have them */
  after?: number;
}

export interface Step extends Now {
  is: "step";
  match: number;
  at: number;
  entry: Entry | null;
  changes: View;
}

export type FromServer =
  | { is: "table"; table: Table }
  | Position
  | Step
  | { is: "take_back"; match: number; at: number; can: "free" | "ask" }
  | { is: "chat"; lines: ChatLine[] }
  | { is: "word"; code: string; text: string }
  | { is: "pong" };

export type ToServer =
  | { do: "choose"; at: number; choice: number; seat?: number }
  | { do: "undo"; at: number }
  | { do: "answer"; yes: boolean }
  | { do: "say"; to: "table" | "team"; text: string }
  | { do: "look"; seat: number }
  | { do: "ping" };

export interface StoryStep {
  entry: Entry;
  changes: View;
  actor: number | null;
  turn: number | null;
  over: boolean;
  scores: number[] | null;
  winners: number[];
}

export interface Story {
  match: number;
  viewer: number | "all";
  /** at the start */
  view: View;
  begin: Event[];
  steps: StoryStep[];
}

/** One of `manoir/games/<key>/lesson.json`. */
export interface LessonScene {
  position: Record<string, unknown>;
  seat: number;
  replies: string[];
  steps: LessonStep[];
}

export interface LessonStep {
  say: string;
  show?: string[];
  /** notations that go on, or any choice, or a press of "next" */
  wait: string | string[];
}
