/** The public numbers of a seat. */

import type { Words } from "../../table/board";
import type { View } from "./types";

export function standing(view: View, seat: number, words: Words) {
  const place = view.place[seat] ?? 0;
  const numbers: { icon: string; value: number | string; label: string }[] =
    place > 0
      ? [{ icon: "out", value: place, label: words.say("table-out", { place }) }]
      : [
          { icon: "hand", value: view.hand_n[seat] ?? 0, label: words.say("table-hand") },
          { icon: "mansion", value: view.mansion_n[seat] ?? 0, label: words.say("table-mansion") },
        ];
  if (!view.several_deals) return numbers;
  numbers.push({ icon: "star", value: view.points[seat] ?? 0, label: words.say("table-points") });
  const boos = view.boos[seat] ?? 0;
  if (boos > 0) numbers.push({ icon: "boo", value: boos, label: words.say("table-boos") });
  return numbers;
}
