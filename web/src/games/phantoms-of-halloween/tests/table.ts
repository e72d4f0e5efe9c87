/** Tables to test with: say what matters, the rest is empty. Hands are written `witch+5 bat-10`. */

import { choice } from "../../../../tests/said";
import type { Choice, Entry } from "../../../table/board";
import { CHARACTERS } from "../box";
import type { Character, Memory, Points, Square, View } from "../types";

const every = <T>(value: (character: Character) => T): Record<Character, T> =>
  Object.fromEntries(CHARACTERS.map((character) => [character, value(character)])) as Record<Character, T>;

const HALF: [Square, number][] = [
  ["black", 0], ["green", 3], ["auction", 0], ["draw", 4], ["red", 3], ["exchange", 0], ["auction", 0], ["green", 5],
  ["halloween", 0], ["unmask", 0], ["draw", 6], ["sell", 0], ["green", 4], ["auction", 0], ["phew", 0], ["red", 5],
];
const TRACK = [...HALF, ...HALF];

const read = (hand: string): [Character, Points][] =>
  hand.split(" ").filter(Boolean).map((one) => [one.replace(/[+-]\d+$/, "") as Character, /[+-]\d+$/.exec(one)?.[0] as Points]);

export const bits = (...characters: Character[]): number => characters.reduce((set, one) => set | (1 << CHARACTERS.indexOf(one)), 0);

interface Said extends Partial<View> {
  /** of seat 0, whose view it is */
  mine?: string;
  /** of seat 1; what seat 0 sees of it stands in `worth` */
  theirs?: string;
  sees?: string;
  /** what seat 0 once saw, and where that card lies now */
  once?: { character: Character; points: Memory; among: Character[] }[];
}

export function table({ mine = "", theirs = "", sees = "", once = [], ...said }: Said = {}): View {
  const owners = new Map<Character, number>([...read(mine).map(([one]) => [one, 0] as const), ...read(theirs).map(([one]) => [one, 1] as const)]);
  const worths = new Map([...read(mine), ...read(sees)]);
  return {
    players: 3,
    begin_with: 1,
    money: 20,
    cards: {} as View["cards"],
    squares: 32,
    track: TRACK.map(([square]) => square),
    amounts: TRACK.map(([, amount]) => amount),
    ask_opening: true,
    rounds: 150,
    first: 0,
    active: 0,
    decider: 0,
    step: "turn",
    opening: false,
    turns: 6,
    over: false,
    leaver: -1,
    die: 4,
    place: [1, 8, 14, 0, 0, 0],
    stays: [0, 0, 0, 0, 0, 0],
    misses: [false, false, false, false, false, false],
    cash: [13, 11, 4, 0, 0, 0],
    bank: 32,
    stump_n: 2,
    stump: ["ogre", "raven"],
    owner: every((one) => owners.get(one) ?? -1),
    face_up: every(() => false),
    known_by: every(() => 0),
    worth: every((one) => worths.get(one) ?? null),
    memory: [every((one) => once.find(({ character }) => character === one)?.points ?? "nothing"), null, null],
    whereabouts: [every((one) => bits(...(once.find(({ character }) => character === one)?.among ?? []))), every(() => 0), every(() => 0)],
    to_offer: 0,
    offered: 0,
    next_swap: 0,
    lot: "raven",
    reason: "stump",
    seller: -1,
    bidders: 7,
    high: -1,
    price: 0,
    ...said,
  };
}

export const bids = (from: number, to: number): Choice[] => [
  choice("pass_by"),
  ...Array.from({ length: to - from + 1 }, (_, n) => choice("bid", { price: from + n })),
];

export const entry = (number: number, ...events: [string, Record<string, unknown>][]): Entry => ({
  number,
  seat: 0,
  notation: "",
  undoes: 0,
  events: events.map(([event, more]) => ({ event, why: "", ...more })),
});
