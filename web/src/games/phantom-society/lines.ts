/** 5.1, 5.2 Along which lines ghosts act: the first room that stands, in each of eight directions. */

import { LETTERS, columnOf, coloursOf, placeAt, rowOf } from "./rooms";
import { isRevealed } from "./reading";
import type { Place, View } from "./types";

const DIRECTIONS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const)).filter(([a, b]) => a || b);

/** Whether a room stood when a turn began. */
export const stood = (view: View, place: Place, turn: number): boolean => view.fell[place] === 0 || view.fell[place] >= turn;

/** What a ghost at this place could take on a turn; 5.6 lines pass over whatever had fallen. */
export function firstRooms(view: View, place: Place, turn: number): Place[] {
  return DIRECTIONS.flatMap(([down, right]) => {
    let row = rowOf(place) + down;
    let column = columnOf(place) + right;
    while (row >= 0 && row < view.rows && column >= 0 && column < Math.min(view.columns, LETTERS.length)) {
      const next = placeAt(row, column);
      if (stood(view, next, turn)) return [next];
      row += down;
      column += right;
    }
    return [];
  });
}

/** 5.3 The ghosts of a master from which this room can be taken now. */
export function strikers(view: View, seat: number | null, target: Place): Place[] {
  return coloursOf(view).flatMap((colour) => {
    const place = view.ghost?.[colour];
    if (!place || place === "nowhere" || isRevealed(view, colour)) return [];
    if (seat !== null && view.keeper?.[colour] !== seat) return [];
    return firstRooms(view, place, view.turns + 1).includes(target) ? [place] : [];
  });
}
