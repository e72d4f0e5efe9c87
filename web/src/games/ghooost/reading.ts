/** What a look at the table tells: the few rules that the picture needs. */

import { GHOSTS, SORTED, familyOf, valueOf } from "./ghosts";
import type { Ghost, View } from "./types";

export const QUARTET = 4;

export interface Lying {
  ghost: Ghost;
  /** what a Miss Copy counts as */
  as: Ghost;
}

export interface Held {
  ghost: Ghost;
  count: number;
}

/** The cemetery, top last. */
export function lying(view: View): Lying[] {
  return view.cemetery.map((ghost, i) => ({
    ghost,
    as: ghost === "miss-copy" ? (view.copied[i] ?? ghost) : ghost,
  }));
}

/** 3.3 The ghost to beat: Kitties lie beside the pile. */
export function top(view: View): Ghost | null {
  return lying(view).findLast((card) => card.ghost !== "kitty")?.as ?? null;
}

/** 6.4 How many equal ghosts lie on top. */
export function alikeOnTop(view: View): number {
  const pile = lying(view).filter((card) => card.ghost !== "kitty");
  const last = pile.at(-1);
  const other = pile.findLastIndex((card) => card.as !== last?.as);
  return pile.length - 1 - other;
}

/** 4.5 */
export const isMidnight = (view: View): boolean => view.crypt_n === 0;

/** 2.3 What the crypt held when the deal began. */
export function cryptAtFirst(view: View): number {
  const box = GHOSTS.reduce((sum, ghost) => sum + (view.deck[ghost] ?? 0), 0);
  return box - view.players * (view.hand_size + view.mansion_size);
}

/** 0 when the deal begins, 1 at midnight. */
export function towardsMidnight(view: View): number {
  return 1 - Math.min(1, view.crypt_n / Math.max(1, cryptAtFirst(view)));
}

/** 2.5, 7.7 The seat after this one that still has ghosts; `backwards` as on the table unless told. */
export function nextSeat(view: View, seat: number, backwards = view.backwards): number {
  const step = backwards ? view.players - 1 : 1;
  for (let n = 1; n <= view.players; n++) {
    const next = (seat + n * step) % view.players;
    if (view.place[next] === 0) return next;
  }
  return seat;
}

/** The hand of a seat that the viewer may see, sorted; null where it is hidden. */
export function handOf(view: View, seat: number): Held[] | null {
  const row = view.hand[seat];
  return row ? listed(row) : null;
}

/** 1.4 What everybody saw go into a hand. */
export function knownOf(view: View, seat: number): Held[] {
  return listed(view.known[seat] ?? {});
}

export function discarded(view: View): Held[] {
  return listed(view.discard);
}

function listed(row: Partial<Record<Ghost, number | null>>): Held[] {
  return SORTED.flatMap((ghost) => {
    const count = row[ghost] ?? 0;
    return count > 0 ? [{ ghost, count }] : [];
  });
}

export const cardsIn = (held: readonly Held[]): number =>
  held.reduce((sum, { count }) => sum + count, 0);

/** 3.2, 6.3, 7.1, 7.5 As in the rules: may so many of this ghost lie on that one? */
export function fits(ghost: Ghost, many: number, on: Ghost | null): boolean {
  if (ghost === "kitty" || ghost === "scooty" || many >= QUARTET) return true;
  if (ghost === "miss-copy") return false;
  if (on === null) return true;
  if (familyOf(on) === "scary" && familyOf(ghost) !== "scary") return false;
  return valueOf(ghost) >= valueOf(on);
}

/** The seats as they sit round the table, clockwise, beginning with whoever looks. */
export function fromMySide(view: View, viewer: number): number[] {
  const first = Math.max(0, viewer);
  return Array.from({ length: view.players }, (_, i) => (first + i) % view.players);
}
