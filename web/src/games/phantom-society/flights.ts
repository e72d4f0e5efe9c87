/** What happens, as movements: rooms are laid and carried off, whisky drips, ghosts fly out. */

import type { Event as Told, Flight, Sound } from "../../table/board";
import { isRevealed } from "./reading";
import { colourOf } from "./rooms";
import type { Event, Team, View } from "./types";

/** One event, one movement. `view` is what still lies on the table. */
export function flights(told: Told, view: View): Flight[] {
  const event = told as unknown as Event;
  switch (event.event) {
    case "picked":
      return [{ from: `stock/${event.tile}`, to: "held", piece: event.tile }];
    case "laid":
      return [{ from: "held", to: `room/${event.place}`, piece: event.tile, heavy: true }];
    case "made_bid":
      return bidLaid(event.bid, view.teams[event.seat] ?? "first");
    case "hid": {
      if (event.place === null) return [];
      const colour = colourOf(view.room[event.place]);
      return [{ from: `ghost/${colour}`, to: `ghost-at/${event.place}`, piece: `ghost-${colour}` }];
    }
    case "took":
      return [{ from: `room/${event.place}`, to: "tray", piece: event.tile }];
    case "damaged":
      return [{ from: "tray/drop", to: "cask", piece: `plus-${event.value}`, heavy: true }];
    case "unmasked":
      return [{ from: `ghost-at/${event.place}`, to: `ghost/${event.colour}`, piece: `ghost-${event.colour}` }];
    case "came_out":
      if (isRevealed(view, event.colour)) return [];
      return [{ from: `ghost/${event.colour}`, to: `ghost-at/${event.place}`, piece: `ghost-${event.colour}` }];
    default:
      return [];
  }
}

/** 10.3 Only whoever holds the deck sees a card leave it. */
function bidLaid(bid: number | null, team: Team): Flight[] {
  return bid === null ? [] : [{ from: `bid/${bid}`, to: `bid-of/${team}`, piece: `bid-${bid}` }];
}

/** Turning points. */
export function scene(told: Told): string | null {
  switch ((told as unknown as Event).event) {
    case "unmasked":
      return "unmasked";
    case "ghosts_won":
      return "ruined";
    case "hunters_won":
      return "caught";
    case "scored":
      return "scored";
    default:
      return null;
  }
}

export function sound(told: Told): Sound | null {
  switch ((told as unknown as Event).event) {
    case "picked":
    case "laid":
    case "made_bid":
    case "opened_bids":
      return "card";
    case "took":
      return "dice";
    case "damaged":
      return "coin";
    case "hid":
    case "unmasked":
      return "ghost";
    case "passed_over":
      return "bell";
    case "ghosts_won":
    case "hunters_won":
      return "win";
    default:
      return null;
  }
}
