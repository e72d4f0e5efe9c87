/** What a game's board is given by the table, and what it gives back. */

import type { Component } from "svelte";
import type { Entry, Event } from "../protocol";

export type { Entry, Event };

export const CRESTS = ["key", "moon", "bat", "cat", "owl", "spider"] as const;
export type Crest = (typeof CRESTS)[number];

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: number | null;
  mine: boolean;
  here: boolean;
  /** by seat */
  crest: Crest;
}

export interface Choice {
  id: number;
  kind: string;
  values: Record<string, string | number>;
  notation: string;
  target: string;
  why: string;
  words: string;
}

export interface Words {
  /** "en" or "fr" */
  language: string;
  /** a message of the game by its id; the id itself where there is none */
  say(id: string, args?: Record<string, string | number>): string;
  has(id: string): boolean;
  /** the name of a value: `igor` of the domain `Ghost` is Igor, a number stays a number */
  value(domain: string, shown: string | number): string;
  seat(seat: number): string;
}

/** What a person asked the page to answer for them; a game says what stands in it. */
export type Wishes = Record<string, unknown>;

/** What the page chooses by itself, and what is left of the wishes then. */
export interface Answer {
  choice: Choice;
  wishes: Wishes;
}

/** The same for a seat whose choices are not on the table: a kind of choice, and its numbers. */
export interface AnswerUnseen {
  kind: string;
  numbers?: Record<string, number>;
  wishes: Wishes;
}

export interface BoardProps<V> {
  view: V;
  /** -1: an onlooker */
  viewer: number;
  turn: number | null;
  actor: number | null;
  seats: Seat[];
  /** open now, for me; empty when I do not decide */
  choices: Choice[];
  /** under the pointer or the keyboard: show a dashed landing place */
  pointed: Choice | null;
  words: Words;
  /** the thing whose choices are listed */
  chosen: string | null;
  /** phone in portrait: draw the narrow format */
  narrow: boolean;
  /** the table allows aids to thinking */
  aids: boolean;
  /** places that changed by the last event (green outline where motion is reduced) */
  fresh: ReadonlySet<string>;
  /** what has happened so far, as this viewer learnt it */
  entries: readonly Entry[];
  wishes: Wishes;
  wish: (wishes: Wishes) => void;
}

/** A movement; `from` and `to` are values of `data-place`. */
export interface Flight {
  from: string;
  to: string;
  piece?: string;
  count?: number;
  turn?: "up" | "down" | "none";
  heavy?: boolean;
  /** comes off what lies there, which stays: the Fear that a ghost causes */
  off?: boolean;
  /** when the others of the event have landed */
  after?: boolean;
  /** each lands on a place of its own: `to` with 0, 1, 2… behind it */
  apart?: boolean;
}

/** What the last choice of a viewer came to, where luck decided: pieces as they lie, and a line. */
export interface Outcome {
  pieces: string[];
  text: string;
}

export type Sound = "card" | "dice" | "ghost" | "coin" | "bell" | "win";

// A table holds boards of many games, each with a view of its own type.
export interface GameModule<V = any> {
  Board: Component<BoardProps<V>>;
  /** whoever shares a device needs no curtain */
  nothingSecret?: boolean;
  /** draws one flying piece (a card face, or its back) */
  Piece?: Component<{ piece: string }>;
  /** one event, one movement */
  flights(event: Event, view: V, viewer: number): Flight[];
  /** a turning point worth a scene ("midnight"); the board reacts to class scene-<name> on the stage */
  scene?(event: Event, view: V): string | null;
  /** the thing that gathers choices made elsewhere: a card, of which one chooses where to lay it */
  gathers?(target: string): string | null;
  /** of very many choices those that are listed first; the others are one click further */
  brief?(choices: Choice[], view: V): Choice[];
  /** what whoever decides need not be asked, by what they wished */
  answers?(view: V, choices: Choice[], wishes: Wishes): Answer | null;
  /** what another seat of this device need not be asked: the view is not theirs, so by wishes and open facts alone */
  answersUnseen?(view: V, wishes: Wishes): AnswerUnseen | null;
  /** public numbers of a seat for the rail */
  standing(view: V, seat: number, words: Words): { icon: string; value: number | string; label: string }[];
  /** a value by the names of those who sit here: a team */
  called?(domain: string, shown: string, view: V, words: Words): string | null;
  /** the decision in one short sentence */
  question(view: V, choices: Choice[], words: Words, entries: readonly Entry[]): { ask: string; context?: string };
  /** small type under a choice */
  consequence?(choice: Choice, view: V, words: Words): string | null;
  danger?(choice: Choice, view: V, words: Words): string | null;
  /** why a thing can't be played now, with paragraph id */
  whyNot?(target: string, view: V, words: Words): string | null;
  sound?(event: Event): Sound | null;
  /** what the viewer's last choice came to; it is the last of the entries */
  outcome?(entries: readonly Entry[], view: V, viewer: number, words: Words): Outcome | null;
  /** how the scores of a finished game came about; the rows add up to the scores */
  account?(entries: readonly Entry[], view: V, words: Words): Source[];
}

/** Where points came from, and how many of them each seat has. */
export interface Source {
  label: string;
  points: number[];
}
