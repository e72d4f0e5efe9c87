/** What a card would do where it may be laid: the new total, and whether it captures. */

import { isBetween, isGhost, kindOf, linked } from "./cards";
import { alone, fits, ghostsIn, missing, neighbours, peopleIn, placesIn, spaces, terror, terrorOf } from "./reading";
import type { Ghost, Person, Place, View, Zone } from "./types";

export interface Outcome {
  before: number;
  after: number;
  /** whom this captures for certain */
  captures: Person | null;
  /** what is then missing, where somebody is alone */
  short: number | null;
  /** the ghost that an Invoker brings along */
  brings: Ghost | null;
}

export function outcome(view: View, card: Ghost | Place, zone: Zone): Outcome {
  const seat = view.actor;
  const places = [...placesIn(view, seat, zone)];
  const ghosts = [...ghostsIn(view, seat, zone)];
  let brings: Ghost | null = null;
  if (isGhost(card)) {
    ghosts.push(card);
    brings = kindOf(card) === "invoker" ? invoked(view, zone) : null;
    if (brings) ghosts.push(brings);
  } else places.push(card);
  const after = terrorOf(view, places, ghosts);
  const person = staysAlone(view, card, zone);
  const short = person === null ? null : missing(view, person, after);
  return { before: terror(view, seat, zone), after, captures: short === 0 ? person : null, short, brings };
}

/** 8.6 The ghost put away last, if there is room for two. */
function invoked(view: View, zone: Zone): Ghost | null {
  const last = view.ghost_discard.at(-1);
  return last && spaces(view, view.actor, zone) > 1 && fits(view, view.actor, zone, last) ? last : null;
}

/** Who is alone in the zone, before and after what the card does. */
function staysAlone(view: View, card: Ghost | Place, zone: Zone): Person | null {
  const person = alone(view, zone);
  if (person === null) return null;
  if (!isGhost(card)) return isBetween(card) && peopleIn(view, otherEnd(card, zone)).length ? null : person;
  if (kindOf(card) === "howler") return null;
  const luring = kindOf(card) === "charmer" && (view.pile_n + view.below_n > 0 || neighbours(zone).some((next) => view.here_n[next]));
  return luring ? null : person;
}

/** 7.3 */
export const otherEnd = (place: Place, zone: Zone): Zone => linked(place).find((other) => other !== zone) ?? zone;

