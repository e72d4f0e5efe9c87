/** What happens, as movements: pawns walk, cards change hands, pumpkins are paid. */

import type { Event as Told, Flight, Sound } from "../../table/board";
import { NOBODY } from "./reading";
import type { Character, Event, View } from "./types";

const home = (seat: number): string => (seat === NOBODY ? "stump" : `seat-${seat}/characters`);
const purse = (seat: number): string => (seat === NOBODY ? "bank" : `seat-${seat}/purse`);

/** Where a character lies: by itself on its owner's side, or on the stump. */
const lies = (character: Character, view: View): string => (view.owner[character] === NOBODY ? "stump" : `lies/${character}`);

/** A few notes stand for a sum. */
function pays(cash: number, from: string, to: string): Flight[] {
  const piece = cash >= 5 ? "note-5" : "note-1";
  return [{ from, to, piece, count: Math.max(1, Math.min(4, cash >= 5 ? Math.round(cash / 5) : cash)), heavy: true }];
}

/** One event, one movement. `view` is what still lies on the table. */
export function flights(told: Told, view: View): Flight[] {
  const event = told as unknown as Event;
  switch (event.event) {
    case "drew":
      return [{ from: "stump", to: home(event.seat), piece: event.character }];
    case "bought":
      return [{ from: "stump", to: home(event.seat), piece: event.character }, ...pays(event.cash, purse(event.seat), "bank")];
    case "stood":
      return [{ from: purse(event.seat), to: `place/${event.place}`, piece: `pawn-${event.seat}` }];
    case "moved":
      return [{ from: `pawn/${event.seat}`, to: `place/${event.place}`, piece: `pawn-${event.seat}` }];
    case "rolled":
    case "tried":
      return [{ from: `pawn/${event.seat}`, to: "die", piece: `die-${event.die}`, heavy: true }];
    case "received":
      return pays(event.cash, "bank", purse(event.seat));
    case "paid":
      return pays(event.cash, purse(event.seat), "bank");
    case "put_up":
      return [{ from: lies(event.character, view), to: "lot", piece: event.character }];
    case "sold":
      return [{ from: "lot", to: home(event.seat), piece: event.character }, ...pays(event.price, purse(event.seat), purse(seller(event.character, view)))];
    case "unsold":
      return [{ from: "lot", to: lies(event.character, view), piece: event.character }];
    case "wished":
      return [{ from: lies(event.character, view), to: "lot", piece: event.character }];
    case "exchanged":
      return [
        { from: "lot", to: home(view.active), piece: view.lot },
        { from: lies(event.character, view), to: home(event.seat), piece: event.character },
      ];
    case "got_rid":
    case "sent_away":
      return [{ from: lies(event.character, view), to: "out", piece: event.character }];
    case "left":
      return [{ from: `pawn/${event.seat}`, to: "out", piece: `pawn-${event.seat}` }];
    default:
      return [];
  }
}

const seller = (character: Character, view: View): number => view.owner[character];

/** Turning points. */
export function scene(told: Told): string | null {
  switch ((told as unknown as Event).event) {
    case "unmasked":
      return "unmasked";
    case "sold":
      return "hammer";
    case "handed_out":
      return "open";
    case "left":
      return "left";
    default:
      return null;
  }
}

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  drew: "card",
  bought: "card",
  exchanged: "card",
  took_up: "card",
  put_up: "card",
  rolled: "dice",
  threw: "dice",
  tried: "dice",
  received: "coin",
  paid: "coin",
  bid_made: "coin",
  sold: "bell",
  handed_out: "bell",
  unmasked: "ghost",
  got_rid: "ghost",
  sent_away: "ghost",
  left: "win",
  closed: "win",
};

export const sound = (told: Told): Sound | null => SOUNDS[(told as unknown as Event).event] ?? null;
