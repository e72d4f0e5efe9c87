/** What the page answers for a player: bids up to a limit, and how point cards are re-paired. */

import type { Answer, AnswerUnseen, Choice, Wishes } from "../../table/board";
import { CHARACTERS } from "./box";
import { charactersOf, worthOf } from "./reading";
import type { Character, Points, View } from "./types";

/** For one auction: there is at most one in a turn. */
export interface Limit {
  turn: number;
  lot: Character;
  /** 0: let it go */
  upTo: number;
}

export type Pairs = Partial<Record<Character, Points>>;

export interface PartyWishes {
  limit?: Limit;
  /** the points that some of one's characters shall have */
  pairs?: Pairs;
  /** 4.2 take up the cards though nothing is to change */
  pretend?: boolean;
}

export const wished = (wishes: Wishes): PartyWishes => wishes as PartyWishes;

/** The limit, if it is for the auction that is on. */
export function limitNow(view: View, wishes: Wishes): number | null {
  const { limit } = wished(wishes);
  return limit && limit.turn === view.turns && limit.lot === view.lot && view.step === "bid" ? limit.upTo : null;
}

/** The points of one's characters as they are, or as they shall be. */
export function arranged(view: View, seat: number, wishes: Wishes): Pairs {
  const now = asTheyAre(view, seat);
  const { pairs } = wished(wishes);
  return pairs && fits(now, pairs) ? { ...now, ...pairs } : now;
}

export const asTheyAre = (view: View, seat: number): Pairs =>
  Object.fromEntries(charactersOf(view, seat).map((character) => [character, worthOf(view, character)])) as Pairs;

/** A wish is for these cards on these characters: it falls when one of them is gone. */
function fits(now: Pairs, pairs: Pairs): boolean {
  const characters = Object.keys(pairs) as Character[];
  const cards = (of: Pairs): string => characters.map((character) => of[character] ?? "").sort().join();
  return characters.every((character) => now[character]) && cards(now) === cards(pairs);
}

export const differs = (view: View, seat: number, wishes: Wishes): boolean => misplaced(view, seat, wishes).length > 0;

/** Those whose points shall be others, in the order in which swaps are made. */
function misplaced(view: View, seat: number, wishes: Wishes): Character[] {
  const target = arranged(view, seat, wishes);
  return CHARACTERS.filter((character) => target[character] && target[character] !== worthOf(view, character));
}

/** The wish to swap the points of two, on top of what was wished before. */
export function swapped(view: View, seat: number, wishes: Wishes, one: Character, other: Character): Wishes {
  const target = arranged(view, seat, wishes);
  const pairs = { ...target, [one]: target[other], [other]: target[one] };
  return { ...wishes, pairs };
}

export function answers(view: View, choices: Choice[], wishes: Wishes): Answer | null {
  const { pairs, pretend } = wished(wishes);
  if (pairs && view.step === "offer") {
    const again = pretend || differs(view, view.decider, wishes);
    return chosen(choices, again ? "re_pair" : "keep", again ? { ...wishes, pretend: false } : without(wishes, "pairs"));
  }
  if (pairs && view.step === "pair") return nextSwap(view, choices, wishes);
  const answer = answersUnseen(view, wishes);
  return answer && chosen(choices, answer.kind, answer.wishes, answer.numbers);
}

/** What is clear without a look at one's points. Where they shall lie is seen to by their owner's eyes alone. */
export function answersUnseen(view: View, wishes: Wishes): AnswerUnseen | null {
  const { pairs, pretend } = wished(wishes);
  if (view.step === "bid") return bidFor(view, wishes);
  if (pairs) return null;
  if (view.step === "offer") return { kind: pretend ? "re_pair" : "keep", wishes: { ...wishes, pretend: false } };
  return view.step === "pair" ? { kind: "done", wishes } : null;
}

/** One more than the last price while that is within the limit; above it the player is asked. */
function bidFor(view: View, wishes: Wishes): AnswerUnseen | null {
  const limit = limitNow(view, wishes);
  if (limit === 0) return { kind: "pass_by", wishes };
  return limit !== null && view.price < limit ? { kind: "bid", numbers: { price: view.price + 1 }, wishes } : null;
}

/** 4.1 Swaps go through the characters in order: each puts one of them right. */
function nextSwap(view: View, choices: Choice[], wishes: Wishes): Answer | null {
  const target = arranged(view, view.decider, wishes);
  const wrong = misplaced(view, view.decider, wishes);
  for (const one of wrong) {
    const other = wrong.find((candidate) => candidate !== one && worthOf(view, candidate) === target[one]);
    const choice = choices.find(({ kind, values }) => kind === "swap" && values["one"] === one && values["other"] === other);
    if (choice) return { choice, wishes };
  }
  return chosen(choices, "done", without(wishes, "pairs"));
}

function chosen(choices: Choice[], kind: string, wishes: Wishes, numbers: Record<string, number> = {}): Answer | null {
  const asked = Object.entries(numbers);
  const choice = choices.find((open) => open.kind === kind && asked.every(([name, value]) => open.values[name] === value));
  return choice ? { choice, wishes } : null;
}

function without(wishes: Wishes, name: keyof PartyWishes): Wishes {
  const { [name]: _, ...rest } = wished(wishes);
  return rest;
}
