/** What a look at the table tells: the few rules that the picture needs. */

import { AURAS, GHOSTS, PEOPLE, PLACES, POINTS, SHIELDS, WILSON, ZONES, familyOf, isCounted, kindOf, type Family } from "./cards";
import type { Ghost, Person, Place, View, Zone } from "./types";

export interface Room {
  place: Place;
  ghosts: Ghost[];
}

/** 4.2 The rooms of an apparition; the last one is open. */
export function roomsOf(view: View, seat: number, zone: Zone): Room[] {
  const places = placesIn(view, seat, zone);
  const ghosts = ghostsIn(view, seat, zone);
  const from = view.opened_at[seat]?.[zone] ?? [];
  return places.map((place, i) => ({ place, ghosts: ghosts.slice(from[i] ?? 0, from[i + 1] ?? ghosts.length) }));
}

export const placesIn = (view: View, seat: number, zone: Zone): Place[] => view.rooms[seat]?.[zone] ?? [];
export const ghostsIn = (view: View, seat: number, zone: Zone): Ghost[] => view.ghosts[seat]?.[zone] ?? [];
export const openRoom = (view: View, seat: number, zone: Zone): Room | undefined => roomsOf(view, seat, zone).at(-1);

/** 5.4, 5.5 All cards of all rooms. */
export function terrorOf(view: View, places: readonly Place[], ghosts: readonly Ghost[]): number {
  const ofPlaces = places.reduce((sum, place) => sum + (view.place_terror[place] ?? 0), 0);
  return ghosts.reduce((sum, ghost) => sum + ghostTerror(view, ghost, places, ghosts), ofPlaces);
}

export function ghostTerror(view: View, ghost: Ghost, places: readonly Place[], ghosts: readonly Ghost[]): number {
  if (!isCounted(ghost)) return view.ghost_terror[ghost] ?? 0;
  if (kindOf(ghost) === "squatter") return places.length;
  return ghosts.filter((other) => familyOf(other) === familyOf(ghost)).length;
}

export const terror = (view: View, seat: number, zone: Zone): number =>
  terrorOf(view, placesIn(view, seat, zone), ghostsIn(view, seat, zone));

// ---- characters ------------------------------------------------------------------------------

export const peopleIn = (view: View, zone: Zone): Person[] => PEOPLE.filter((person) => view.here[zone]?.[person]);

/** 5.6 Those whom nobody has captured. */
export const stillFree = (view: View): number =>
  ZONES.reduce((sum, zone) => sum + (view.here_n[zone] ?? 0), 0) + view.pile_n + view.below_n;

export const hasWilson = (view: View): boolean => stillFree(view) === 1;

export const thresholdOf = (view: View, person: Person): number =>
  (view.threshold[person] ?? 0) + (hasWilson(view) ? WILSON.threshold : 0);

export const pointsOf = (view: View, person: Person): number => POINTS[person] + (hasWilson(view) ? WILSON.points : 0);

/** 5.1 The one who is alone in a zone. */
export function alone(view: View, zone: Zone): Person | null {
  const here = peopleIn(view, zone);
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** 5.1, 12.1 What is still missing to capture somebody; 0 when it suffices. */
export function missing(view: View, person: Person, total: number): number {
  const needed = thresholdOf(view, person) + (view.rules === "original" ? 1 : 0);
  return Math.max(0, needed - total);
}

export const captives = (view: View, seat: number): Person[] => PEOPLE.filter((person) => view.captured[seat]?.[person]);

export const neighbours = (zone: Zone): Zone[] => {
  const at = ZONES.indexOf(zone);
  return ZONES.filter((_, i) => Math.abs(i - at) === 1);
};

// ---- rooms and who fits in -------------------------------------------------------------------

/** 9.4 */
export const squeezed = (view: View, zone: Zone): number => (view.here[zone]?.cymon ? 1 : 0);

/** 4.3 Ghosts that the open room can still take. */
export function spaces(view: View, seat: number, zone: Zone): number {
  const room = openRoom(view, seat, zone);
  return room ? Math.max(0, (view.capacity[room.place] ?? 0) - squeezed(view, zone) - room.ghosts.length) : 0;
}

/** 7.4 */
export const shieldOf = (view: View, seat: number, zone: Zone): Family | undefined => {
  const room = openRoom(view, seat, zone);
  return room && SHIELDS[room.place];
};

/** 4.6, 9.2, 9.3 Whose aura keeps this family out. */
export function barredBy(view: View, seat: number, zone: Zone, family: Family): Person | null {
  if (view.rules === "original" || shieldOf(view, seat, zone) === family) return null;
  return peopleIn(view, zone).find((person) => AURAS[person] === family) ?? null;
}

/** 4.5 */
export const fits = (view: View, seat: number, zone: Zone, ghost: Ghost): boolean =>
  spaces(view, seat, zone) > 0 && !barredBy(view, seat, zone, familyOf(ghost));

// ---- hands and piles -------------------------------------------------------------------------

export const handSize = (view: View, seat: number): number => (view.hand_ghosts_n[seat] ?? 0) + (view.hand_places_n[seat] ?? 0);

/** The ghosts of a hand as far as the viewer may see them: by family, then by kind. */
export const ghostsHeld = (view: View, seat: number): Ghost[] => GHOSTS.filter((ghost) => view.hand_ghosts[seat]?.[ghost]);
export const placesHeld = (view: View, seat: number): Place[] => PLACES.filter((place) => view.hand_places[seat]?.[place]);

/** 6.3 What is sure to be in this hand: all there is to see of it, or what can be worked out. */
export function knownOf(view: View, seat: number, viewer: number): (Ghost | Place)[] {
  if (view.hand_ghosts[seat] || view.hand_places[seat]) return [...placesHeld(view, seat), ...ghostsHeld(view, seat)];
  if (viewer < 0) return [];
  const places = PLACES.filter((place) => view.held_places[place] && !view.hand_places[viewer]?.[place]);
  const ghosts = GHOSTS.filter((ghost) => view.held_ghosts[ghost] && !view.hand_ghosts[viewer]?.[ghost]);
  return [...places, ...ghosts];
}

/** 6.3 For an onlooker: in one of the two hands, and nobody says in which. */
export const knownOfBoth = (view: View): (Ghost | Place)[] => [
  ...PLACES.filter((place) => view.held_places[place]),
  ...GHOSTS.filter((ghost) => view.held_ghosts[ghost]),
];

/** Whose side is on the right: mine. An onlooker sees the first seat there. */
export const sides = (viewer: number): { left: number; right: number } => {
  const right = Math.max(0, viewer);
  return { left: 1 - right, right };
};
