/** The rooms and the floor they lie on, as things with names. */

import type { Colour, Place, Tile, View } from "./types";

export const COLOURS: readonly Colour[] = ["blue", "red", "green", "white"];
const VALUES = [1, 2, 3, 4, 5, 6];
const WIDE = 6;
export const LETTERS = "abcdef";

export const TILES: readonly Tile[] = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}-${value}` as Tile));

export const colourOf = (tile: Tile): Colour => tile.split("-")[0] as Colour;
export const valueOf = (tile: Tile): number => Number(tile.split("-")[1] ?? 0);

export const placeAt = (row: number, column: number): Place => `${LETTERS[column]}${row + 1}` as Place;
export const rowOf = (place: Place): number => Number(place[1]) - 1;
export const columnOf = (place: Place): number => LETTERS.indexOf(place[0] ?? "");

export const PLACES: readonly Place[] = Array.from({ length: WIDE * WIDE }, (_, n) => placeAt(Math.floor(n / WIDE), n % WIDE));

/** 2.2 The places of this floor, row by row. */
export function floorOf(view: View): Place[] {
  return PLACES.filter((place) => rowOf(place) < view.rows && columnOf(place) < view.columns);
}

/** 1.3 The colours in play: small games have two. */
export const coloursOf = (view: View): readonly Colour[] => COLOURS.slice(0, view.colours);
