/** Tables to test with: say what matters, the rest is empty. */

import { choice } from "../../../../tests/said";
import type { Choice } from "../../../table/board";
import { GHOSTS } from "../ghosts";
import type { Ghost, View } from "../types";

export function counts(held: Partial<Record<Ghost, number>>): Record<Ghost, number> {
  return Object.fromEntries(GHOSTS.map((ghost) => [ghost, held[ghost] ?? 0])) as Record<Ghost, number>;
}

const BOX = counts(Object.fromEntries(GHOSTS.map((ghost) => [ghost, ghost === "kitty" ? 2 : 4])));

export function table(said: Partial<View> = {}): View {
  const players = said.players ?? 3;
  const seats = <T>(value: T): T[] => Array.from({ length: players }, () => value);
  const cemetery = said.cemetery ?? [];
  return {
    players,
    deck: BOX,
    hand_size: 4,
    mansion_size: 10,
    patience: 200,
    several_deals: false,
    actor: 0,
    backwards: false,
    over: false,
    idle: 0,
    turns_lost: 0,
    again: false,
    skip: false,
    out_n: 0,
    place: seats(0),
    cemetery_n: cemetery.length,
    cemetery,
    copied: cemetery.map(() => "kitty"),
    discard_n: 0,
    discard: counts({}),
    crypt_n: 20,
    crypt: [],
    known: seats(counts({})),
    hand_n: seats(4),
    hand: seats(null),
    mansion_n: seats(10),
    mansion: seats([]),
    deals: 0,
    boos: seats(0),
    points: seats(0),
    ...said,
  };
}

export const play = (ghost: Ghost, many = 1, copies = 0): Choice => choice("play", { ghost, many, copies });
