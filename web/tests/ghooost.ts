/** What the server tells of Ghooost! at /api/games, as far as these tests need it. */

import type { Event, Game, Param } from "../src/protocol";
import type { Words } from "../src/table/board";

const GHOSTS =
  "kitty scooty draplo cerberus mortimer zombibi momicha vampirette twist pirat-os banshia skeletum igor comte-croc faucheuse miss-copy".split(" ");

const number = (name: string, low: number, high: number): Param => ({ name, domain: "", low, high, names: [], seat: false });
const ghost = (low: number, high: number): Param => ({ name: "ghost", domain: "Ghost", low, high, names: GHOSTS, seat: false });
const seat: Param = { name: "seat", domain: "", low: 0, high: 5, names: [], seat: true };

const PLAYS = 14 * 4 * 5;

export const ghooost: Game = {
  key: "ghooost",
  version: "1",
  players: [2, 6],
  reconstructed: true,
  levels: [1, 2, 3, 4, 5],
  options: [
    { name: "mansion_size", kind: "number", low: 1, high: 12, domain: "", names: [], axis: "", places: [], default: [12, 10, 8, 6, 4], presets: [], reconstructed: false },
    { name: "deck", kind: "numbers", low: 0, high: 4, domain: "", names: [], axis: "Ghost", places: ["none", "kitty", "miss-copy"], default: Array(5).fill([0, 2, 4]), presets: [{ name: "four-copies", value: [0, 2, 4] }, { name: "two-copies", value: [0, 4, 2] }], reconstructed: true },
    { name: "several_deals", kind: "flag", low: 0, high: 1, domain: "Flag", names: [], axis: "", places: [], default: [0, 0, 0, 0, 0], presets: [], reconstructed: false },
  ],
  kinds: [
    { name: "lose_turn", first: 0, notation: "lose turn", at: "", why: "3.4", params: [] },
    {
      name: "play",
      first: 1,
      notation: "play {many} {ghost}[ + {copies} miss-copy]",
      at: "hand/{ghost}",
      why: "4.1",
      params: [ghost(1, 14), number("many", 1, 4), number("copies", 0, 4)],
    },
    { name: "play_kitty", first: 1 + PLAYS, notation: "play kitty", at: "hand/kitty", why: "7.2", params: [] },
    { name: "try_luck", first: 2 + PLAYS, notation: "try luck", at: "crypt", why: "4.2", params: [] },
    { name: "take", first: 3 + PLAYS, notation: "take", at: "cemetery", why: "4.3", params: [] },
    { name: "open_mansion", first: 4 + PLAYS, notation: "open mansion", at: "mansion", why: "5.3", params: [] },
  ],
  events: [
    { name: "drew", why: "4.4", params: [seat, ghost(0, 15)] },
    { name: "took", why: "4.3", params: [seat, number("cards", 0, 64)] },
  ],
  scenes: 0,
  teams: false,
};

export const plainWords: Words = {
  language: "en",
  say: (id) => id,
  has: () => false,
  value: (_, shown) => String(shown),
  seat: (n) => `Player ${n + 1}`,
};

export const drew = (who: number, what: string | null): Event => ({ event: "drew", why: "4.4", seat: who, ghost: what });
