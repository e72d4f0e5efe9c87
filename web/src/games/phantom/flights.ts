/** What happens, as movements: cards and people go from where they were to where they are. */

import type { Event as Told, Flight, Sound } from "../../table/board";
import { ghostsIn, placesIn } from "./reading";
import type { Event, Ghost, Place, View, Zone } from "./types";

export const GHOST_BACK = "ghost-back";
export const PLACE_BACK = "place-back";

const hand = (seat: number): string => `seat-${seat}/hand`;
const side = (seat: number, zone: Zone): string => `seat-${seat}/${zone}`;

/** One event, one movement. `view` is what still lies on the table. */
export function flights(told: Told, view: View, viewer: number): Flight[] {
  const event = told as unknown as Event;
  switch (event.event) {
    case "set_aside":
    case "discarded_ghost":
      return [{ from: held(event.seat, event.ghost, viewer), to: "discard/ghost", piece: event.ghost }];
    case "discarded_place":
    case "exchanged":
      return [{ from: held(event.seat, event.place, viewer), to: "discard/place", piece: event.place }];
    case "drew_ghost":
      return [{ from: "pile/ghost", to: hand(event.seat), piece: event.ghost ?? GHOST_BACK }];
    case "drew_place":
      return [{ from: "pile/place", to: hand(event.seat), piece: event.place ?? PLACE_BACK }];
    case "reshuffled":
      return [{ from: `discard/${event.sort}`, to: `pile/${event.sort}`, piece: event.sort === "ghost" ? GHOST_BACK : PLACE_BACK, count: Math.min(4, event.cards) }];
    case "laid_ghost":
      return [{ from: held(event.seat, event.ghost, viewer), to: side(event.seat, event.zone), piece: event.ghost }];
    case "laid_place":
      return [{ from: held(event.seat, event.place, viewer), to: side(event.seat, event.zone), piece: event.place }];
    case "set_out":
      return [{ from: "pile/place", to: side(event.seat, event.zone), piece: event.place }];
    case "entered":
      return [{ from: whereabouts(event.person, view), to: `zone/${event.zone}`, piece: event.person }];
    case "fled":
      return [{ from: `person/${event.person}`, to: "pile/people", piece: event.person }];
    case "driven_out":
    case "knocked":
      return [{ from: lying(event.ghost), to: "discard/ghost", piece: event.ghost }];
    case "summoned":
    case "moved":
      return [{ from: lying(event.ghost), to: side(event.seat, event.zone), piece: event.ghost }];
    case "invoked":
      return [{ from: "discard/ghost", to: side(event.seat, event.zone), piece: event.ghost }];
    case "squatted":
      return [{ from: lying(event.place), to: side(event.seat, event.zone), piece: event.place }];
    case "captured":
      return [{ from: `person/${event.person}`, to: `seat-${event.seat}/captured`, piece: event.person }];
    case "cleared":
      return swept(view, event.seat, event.zone);
    default:
      return [];
  }
}

const lying = (card: Ghost | Place): string => `lying/${card}`;

/** My own cards have places of their own. */
const held = (seat: number, card: Ghost | Place, viewer: number): string => (seat === viewer ? `hand/${card}` : hand(seat));

function whereabouts(person: string, view: View): string {
  const inHouse = Object.values(view.here).some((here) => (here as Record<string, boolean>)[person]);
  return inHouse ? `person/${person}` : "pile/people";
}

/** 5.3 The last card first. */
function swept(view: View, seat: number, zone: Zone): Flight[] {
  const away = (card: Ghost | Place, to: string): Flight => ({ from: lying(card), to, piece: card });
  return [
    ...ghostsIn(view, seat, zone).toReversed().map((ghost) => away(ghost, "discard/ghost")),
    ...placesIn(view, seat, zone).toReversed().map((place) => away(place, "discard/place")),
  ];
}

/** A frame swings empty. */
export function scene(told: Told): string | null {
  return told.event === "captured" ? "captured" : null;
}

export function sound(told: Told): Sound | null {
  switch ((told as unknown as Event).event) {
    case "drew_ghost":
    case "drew_place":
    case "laid_ghost":
    case "laid_place":
    case "squatted":
      return "card";
    case "driven_out":
    case "knocked":
    case "summoned":
    case "invoked":
    case "moved":
    case "fled":
      return "ghost";
    case "captured":
      return "bell";
    case "won":
      return "win";
    default:
      return null;
  }
}
