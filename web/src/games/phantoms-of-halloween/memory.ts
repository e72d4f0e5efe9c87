/** 1.6, 4.3 What a viewer knows of a character, and what was known once. */

import type { Entry } from "../../table/board";
import { CHARACTERS, isCharacter } from "./box";
import { among, worthOf } from "./reading";
import type { Character, Event, Points, View } from "./types";

export type Knowledge =
  /** `open`: everybody knows it */
  | { is: "known"; points: Points; open: boolean; round: number | null }
  /** its owner has re-paired since: that card lies on one of these characters now */
  | { is: "once"; points: Points; round: number | null; among: Character[] }
  /** `maybe`: cards seen elsewhere that may lie here now */
  | { is: "unknown"; maybe: Points[] };

/** Rounds in which the viewer last saw points, by character. */
export type Sightings = ReadonlyMap<Character, number>;

export function knowledge(view: View, viewer: number, character: Character, seen: Sightings): Knowledge {
  const points = worthOf(view, character);
  const round = seen.get(character) ?? null;
  if (points !== null) return { is: "known", points, open: view.face_up[character], round };
  const memory = remembered(view, viewer, character);
  if (memory) return { is: "once", points: memory, round, among: mayLieOn(view, viewer, character) };
  return { is: "unknown", maybe: mayHide(view, viewer, character) };
}

function remembered(view: View, viewer: number, character: Character): Points | null {
  const memory = viewer < 0 ? null : (view.memory[viewer]?.[character] ?? null);
  return memory === null || memory === "nothing" || !view.whereabouts[viewer]?.[character] ? null : memory;
}

/** Where a card that was seen on a character must lie now. */
const mayLieOn = (view: View, viewer: number, character: Character): Character[] =>
  among(view.whereabouts[viewer]?.[character] ?? 0).filter((one) => view.owner[one] >= 0);

function mayHide(view: View, viewer: number, character: Character): Points[] {
  return CHARACTERS.filter((other) => other !== character && worthOf(view, other) === null)
    .filter((other) => remembered(view, viewer, other) && mayLieOn(view, viewer, other).includes(character))
    .map((other) => remembered(view, viewer, other) as Points);
}

/** 3.1, 7.3 One of these in each turn; of several tries for a six the first. */
const beginsTurn = (event: string, last = ""): boolean =>
  event === "rolled" || event === "stayed" || event === "missed" || (event === "tried" && last !== "tried");

/** When the viewer saw what, from what happened. */
export function sightings(view: View, viewer: number, entries: readonly Entry[]): Sightings {
  const undone = new Set(entries.map((entry) => entry.undoes));
  const standing = entries.filter((entry) => !entry.undoes && !undone.has(entry.number));
  const seen = new Map<Character, number>();
  const mine = new Set<Character>();
  let begun = 0;
  for (const { events } of standing) {
    events.forEach((told, i) => {
      begun += beginsTurn(told.event, events[i - 1]?.event) ? 1 : 0;
      const character = sighted(told as unknown as Event, view, viewer, mine, seen);
      if (character) seen.set(character, begun);
    });
  }
  // A prepared position begins in the middle, so turns are counted back from the one that is on.
  const before = view.turns + (view.opening ? 0 : 1) - begun;
  return new Map([...seen].map(([character, turn]) => [character, 1 + Math.floor(Math.max(0, before + turn - 1) / view.players)]));
}

/** The character whose points the viewer sees by an event; whoever gives one away saw it last then. */
function sighted(event: Event, view: View, viewer: number, mine: Set<Character>, seen: Map<Character, number>): Character | null {
  if (event.event === "unmasked") return event.character;
  if (event.event !== "looked" || !isCharacter(event.character)) return null;
  if (event.seat === viewer) {
    mine.add(event.character);
    return event.character;
  }
  const given = mine.delete(event.character) || (!seen.has(event.character) && remembered(view, viewer, event.character) !== null);
  return given ? event.character : null;
}
