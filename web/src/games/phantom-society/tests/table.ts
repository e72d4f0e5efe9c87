/** Tables to test with: the floor 4 x 4 of the lesson; say what matters. */

import { choice } from "../../../../tests/said";
import type { Choice } from "../../../table/board";
import { COLOURS, PLACES, TILES } from "../rooms";
import type { Colour, Place, Tile, View } from "../types";

const PLAN = [
  ["blue-2", "red-1", "green-3", "white-1"],
  ["green-1", "white-5", "blue-3", "red-2"],
  ["red-3", "blue-5", "white-2", "green-5"],
  ["white-3", "green-2", "red-5", "blue-1"],
] as const;

const each = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;

const ALL_PLACES: readonly Place[] = ["nowhere", ...PLACES];
const ALL_TILES: readonly Tile[] = ["bare", ...TILES];

const planned = (place: Place): Tile => PLAN[Number(place[1]) - 1]?.["abcd".indexOf(place[0] ?? "")] ?? "bare";

export interface Said extends Omit<Partial<View>, "room" | "fell" | "revealed" | "ghost" | "keeper" | "stock"> {
  room?: Partial<View["room"]>;
  fell?: Partial<View["fell"]>;
  revealed?: Partial<View["revealed"]>;
  ghost?: Partial<Record<Colour, Place>>;
  keeper?: Partial<Record<Colour, number>>;
  stock?: Partial<View["stock"]>;
}

export function table({ room, fell, revealed, ghost, keeper, stock, ...said }: Said = {}): View {
  return {
    players: 2,
    tiles: each(ALL_TILES, (tile) => Number(/[1235]$/.test(tile))),
    target: 20,
    master_game: false,
    games: 1,
    shuffled: false,
    stand_in: true,
    rows: 4,
    columns: 4,
    colours: 4,
    step: "play",
    turn: 1,
    first: 0,
    over: false,
    games_over: 0,
    points: [0, 0],
    teams: ["first", "second"],
    role: ["hunter", "master"],
    stock: each(ALL_TILES, (tile) => stock?.[tile] ?? 0),
    held: "bare",
    room: each(ALL_PLACES, (place) => room?.[place] ?? (place === "nowhere" ? "bare" : planned(place))),
    even: "first",
    opened: false,
    bid: [0, 0],
    goal: 20,
    damage: 0,
    turns: 0,
    fell: each(ALL_PLACES, (place) => fell?.[place] ?? 0),
    hidden_n: 4,
    revealed: each(COLOURS, (colour) => revealed?.[colour] ?? "nowhere"),
    ghost: ghost ? each(COLOURS, (colour) => ghost[colour] ?? "nowhere") : null,
    keeper: ghost ? each(COLOURS, (colour) => keeper?.[colour] ?? 1) : null,
    acting: ghost ? 1 : null,
    ...said,
  };
}

export const take = (place: Place): Choice => choice("take", { place });
