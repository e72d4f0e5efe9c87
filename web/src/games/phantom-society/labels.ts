/** The things on the table in words, for those who hear them. */

import type { Words } from "../../table/board";
import type { Note } from "./notebook";
import { added, ghostsKnown, isStanding, removal, type Known, type Removal } from "./reading";
import type { Place, View } from "./types";

export function roomLabel(view: View, place: Place, note: Note | undefined, words: Words): string {
  if (view.room[place] === "bare") return words.say("table-free", { place });
  if (!isStanding(view, place)) return removalLabel(removal(view, place), words);
  const parts = [words.say("table-room", { place, tile: words.value("Tile", view.room[place]) })];
  const ghost = ghostsKnown(view).find((known) => known.place === place);
  if (ghost) parts.push(ghostLabel(ghost, words));
  if (note) parts.push(noteLabel(note, words));
  return parts.join(", ");
}

const NOTES = { may: "table-note-may", sure: "table-note-sure", not: "table-note-not" } as const;

export const noteLabel = (note: Note, words: Words): string => words.say(NOTES[note]);

export function removalLabel(fallen: Removal, words: Words): string {
  const told = {
    place: fallen.place,
    tile: words.value("Tile", fallen.tile),
    seat: words.seat(fallen.seat),
    turn: fallen.turn,
  };
  if (!fallen.found) return words.say(fallen.ghosts ? "table-fallen-ghosts" : "table-fallen-hunters", told);
  return words.say("table-found", { ...told, colour: words.value("Colour", fallen.found) });
}

/** "+5", or that the room did not count. */
export function outcome(fallen: Removal, words: Words): string {
  return fallen.found ? words.say("table-spared") : words.say("table-added", { n: added(fallen) });
}

export function ghostLabel({ colour, place, keeper, revealed }: Known, words: Words): string {
  const named = words.value("Colour", colour);
  if (revealed) return words.say("table-ghost-found", { colour: named, place: place ?? "" });
  if (place === null) return words.say("table-ghost-hidden", { colour: named });
  return keeper === null
    ? words.say("table-ghost-at", { colour: named, place })
    : words.say("table-ghost-of", { colour: named, place, seat: words.seat(keeper) });
}
