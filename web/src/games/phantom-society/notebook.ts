/**
 * What hunters can know by pure deduction: which rooms may still hide a ghost.
 *
 * A hiding is a place for every ghost and a master for every colour. It fits if on each turn of the
 * ghosts a ghost of the master on turn (or, where his could not act, of his partner) could have taken
 * just the room that fell, and if nobody could act on a turn that was passed over. There are at most
 * 9^4 places and six ways to share the colours, so all are tried.
 */

import { firstRooms, stood } from "./lines";
import { byGhosts, firstMaster, isGhostsTurn, opposite, seatOn } from "./reading";
import { colourOf, coloursOf, floorOf } from "./rooms";
import type { Colour, Place, View } from "./types";

export type Note = "may" | "sure" | "not";

interface Suspect {
  place: Place;
  /** by turn of the ghosts: whether a ghost here could take anything, and whether just what fell */
  could: boolean[];
  did: boolean[];
}

/** What fell on each turn of the ghosts; null where it was passed over, "open" on the turn that runs. */
type Taken = Place | null | "open";

function takenByGhosts(view: View): Taken[] {
  const turns: Taken[] = Array.from({ length: Math.ceil(view.turns / 2) }, () => null);
  for (const place of floorOf(view)) {
    const turn = view.fell[place];
    if (turn > 0 && byGhosts(turn)) turns[(turn - 1) / 2] = place;
  }
  if (isGhostsTurn(view) && !view.over) turns.push("open");
  return turns;
}

/** 3.1, 7.3 A revealed ghost was where it is seen; the others lie under rooms of their colour. */
function suspectsOf(view: View, colour: Colour, taken: Taken[]): Suspect[] {
  const seen = view.revealed[colour];
  const rooms = floorOf(view).filter((place) => view.room[place] !== "bare" && colourOf(view.room[place]) === colour);
  const places = seen === "nowhere" ? rooms.filter((place) => view.fell[place] === 0) : [seen];
  return places.map((place) => {
    const reached = taken.map((_, n) => (stood(view, place, 2 * n + 1) ? firstRooms(view, place, 2 * n + 1) : []));
    return {
      place,
      could: reached.map((rooms) => rooms.length > 0),
      did: taken.map((fallen, n) => (fallen === "open" ? true : fallen !== null && (reached[n] ?? []).includes(fallen))),
    };
  });
}

/** 3.2 Which colours the first master may keep: two of four, or all where one has them all. */
function shares(view: View): boolean[][] {
  const chair = firstMaster(view);
  const every = coloursOf(view);
  if (seatOn(view, chair) === seatOn(view, opposite(view, chair))) return [every.map(() => true)];
  return every.flatMap((_, a) => every.slice(a + 1).map((_, b) => every.map((_, c) => c === a || c === a + 1 + b)));
}

/** 4.2, 4.3 Whether the ghosts, hidden and shared like this, would have acted as they did. */
function fits(view: View, taken: Taken[], hiding: Suspect[], firsts: boolean[]): boolean {
  const alone = firsts.every(Boolean);
  return taken.every((fallen, n) => {
    const first = alone || n % 2 === 0;
    let could = false;
    let did = false;
    for (const partner of view.stand_in && !alone ? [false, true] : [false]) {
      if (could) break;
      hiding.forEach((ghost, c) => {
        if (firsts[c] !== (first !== partner)) return;
        could ||= ghost.could[n] ?? false;
        did ||= ghost.did[n] ?? false;
      });
    }
    return fallen === null ? !could : could && did;
  });
}

/** Every room that stands: a ghost may be there, must be there, cannot be there. */
export function notebook(view: View): Map<Place, Note> {
  const taken = takenByGhosts(view);
  const suspects = coloursOf(view).map((colour) => suspectsOf(view, colour, taken));
  const possible = suspects.map(() => new Set<Place>());
  const ways = shares(view);
  const hiding: Suspect[] = [];
  const hide = (colour: number): void => {
    const rooms = suspects[colour];
    if (rooms) {
      for (const suspect of rooms) {
        hiding[colour] = suspect;
        hide(colour + 1);
      }
    } else if (hiding.some(({ place }, c) => !possible[c]?.has(place)) && ways.some((way) => fits(view, taken, hiding, way))) {
      hiding.forEach(({ place }, c) => possible[c]?.add(place));
    }
  };
  hide(0);
  const notes = new Map<Place, Note>();
  for (const place of floorOf(view)) {
    if (view.room[place] === "bare" || view.fell[place] > 0) continue;
    const rooms = possible[coloursOf(view).indexOf(colourOf(view.room[place]))];
    notes.set(place, !rooms?.has(place) ? "not" : rooms.size === 1 ? "sure" : "may");
  }
  return notes;
}

/** 5.2 From which rooms the ghosts can have taken this one. */
export function origins(view: View, fallen: Place): Place[] {
  const turn = view.fell[fallen];
  return turn > 0 && byGhosts(turn) ? firstRooms(view, fallen, turn) : [];
}
