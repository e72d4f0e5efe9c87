/** Things in words, for those who do not see them. */

import type { Words } from "../../table/board";
import { AURAS, isCounted, isGhost } from "./cards";
import { printed } from "./drawing/printed";
import { pointsOf, roomsOf, spaces, terror, thresholdOf } from "./reading";
import type { Ghost, Person, Place, View, Zone } from "./types";

export function cardLabel(view: View, card: Ghost | Place, words: Words): string {
  const { terror: value, capacity } = printed(card, view);
  if (isGhost(card)) return words.say("table-ghost-card", { ghost: words.value("Ghost", card), terror: isCounted(card) ? "X" : value });
  return words.say("table-place-card", { place: words.value("Place", card), terror: value, spaces: capacity });
}

export function personLabel(view: View, person: Person, words: Words): string {
  const name = words.value("Person", person);
  const said = [words.say("table-person", { person: name, threshold: thresholdOf(view, person), points: pointsOf(view, person) })];
  const aura = AURAS[person];
  if (aura) said.push(words.say("table-aura", { family: words.value("Family", aura) }));
  if (person === "cymon") said.push(words.say("table-cymon"));
  return said.join(", ");
}

/** An apparition in one sentence. */
export function sideLabel(view: View, seat: number, zone: Zone, words: Words): string {
  const rooms = roomsOf(view, seat, zone);
  if (!rooms.length) return words.say("table-side-empty", { seat: words.seat(seat) });
  return words.say("table-side", {
    seat: words.seat(seat),
    terror: terror(view, seat, zone),
    rooms: rooms.length,
    spaces: spaces(view, seat, zone),
  });
}
