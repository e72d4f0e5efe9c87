/** The public numbers of a seat. */

import type { Words } from "../../table/board";
import type { View } from "./types";

export function standing(view: View, seat: number, words: Words) {
  const points = view.points[seat] ?? 0;
  return [
    { icon: "star", value: `${points}/${view.goal}`, label: words.say("table-points") },
    { icon: "ghost", value: view.hand_ghosts_n[seat] ?? 0, label: words.say("table-ghosts-held") },
    { icon: "mansion", value: view.hand_places_n[seat] ?? 0, label: words.say("table-places-held") },
  ];
}
