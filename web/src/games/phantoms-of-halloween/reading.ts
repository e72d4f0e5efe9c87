/** What a look at the table tells: the few rules that the picture needs. */

import { CHARACTERS, numberOf } from "./box";
import type { Character, Points, Square, View } from "./types";

export const NOBODY = -1;
const DIE = 6;
const MOST_STAYS = 2;

export const seatsOf = (view: View): number[] => Array.from({ length: view.players }, (_, seat) => seat);

/** In the order of play from a seat on. */
export const seatsFrom = (view: View, first: number): number[] => seatsOf(view).map((seat) => (first + seat) % view.players);

export const charactersOf = (view: View, seat: number): Character[] => CHARACTERS.filter((character) => view.owner[character] === seat);

export const worthOf = (view: View, character: Character): Points | null => view.worth?.[character] ?? null;

/** 8.2 The points of a seat, as far as they are known: all of one's own, everybody's at the end. */
export function pointsOf(view: View, seat: number): number | null {
  const worths = charactersOf(view, seat).map((character) => worthOf(view, character));
  return worths.every((worth) => worth !== null) ? worths.reduce((sum, worth) => sum + numberOf(worth as Points), 0) : null;
}

export const has = (set: number, seat: number): boolean => (set >> seat) % 2 === 1;

export const among = (set: number): Character[] => CHARACTERS.filter((_, index) => has(set, index));

export const squareAt = (view: View, place: number): Square => view.track[place] ?? "green";

export const squareOf = (view: View, seat: number): Square => squareAt(view, view.place[seat] ?? 0);

/** 7.1 With the last character auctions become Halloween, and drawing does nothing. */
export const isOpen = (view: View): boolean => view.stump_n === 0;

export function acts(view: View, place: number): Square {
  const square = squareAt(view, place);
  return square === "auction" && isOpen(view) ? "halloween" : square;
}

export const roundOf = (view: View): number => 1 + Math.floor(view.turns / view.players);

/** 2.4 Pawns stand on the track once their first square is chosen. */
export function stands(view: View, seat: number): boolean {
  if (view.step !== "start") return true;
  const order = seatsFrom(view, view.first);
  return order.indexOf(seat) < order.indexOf(view.decider);
}

/** 7.2 How far the next black square is; 0 out of reach of a die. */
export function stepsToBlack(view: View, seat: number): number {
  for (let steps = 1; steps <= DIE; steps += 1) {
    if (squareAt(view, ((view.place[seat] ?? 0) + steps) % view.squares) === "black") return steps;
  }
  return 0;
}

export const ahead = (view: View, seat: number, steps: number): number => ((view.place[seat] ?? 0) + steps) % view.squares;

/** 3.1 Turns that one may still stay on green or red. */
export const staysLeft = (view: View, seat: number): number => MOST_STAYS - (view.stays[seat] ?? 0);

/** 5.1 An auction is on. */
export const isAuction = (view: View): boolean => view.step === "bid" && !view.over;

/** 5.2 Who took part from the start: the others neither sell nor stand on black while there is a stump. */
export function takesPart(view: View, seat: number): boolean {
  return seat !== view.seller && (isOpen(view) || squareOf(view, seat) !== "black");
}

/** Ranks by points, then pumpkins (8.2), once all is turned up. */
export const ranked = (view: View): number[] =>
  seatsOf(view).sort((a, b) => (pointsOf(view, b) ?? 0) - (pointsOf(view, a) ?? 0) || (view.cash[b] ?? 0) - (view.cash[a] ?? 0));
