/** The public numbers of a seat: characters, pumpkins, and at the end its points. */

import type { Words } from "../../table/board";
import { written } from "./box";
import { charactersOf, pointsOf } from "./reading";
import type { View } from "./types";

export function standing(view: View, seat: number, words: Words) {
  const many = charactersOf(view, seat).length;
  const facts: { icon: string; value: number | string; label: string }[] = [
    { icon: "people", value: many, label: words.say("table-characters", { n: many }) },
    { icon: "coin", value: view.cash[seat] ?? 0, label: words.say("table-pumpkins", { n: view.cash[seat] ?? 0 }) },
  ];
  const points = pointsOf(view, seat);
  if (view.over && points !== null) facts.push({ icon: "star", value: written(points), label: words.say("table-points", { n: points }) });
  if (view.misses[seat] && !view.over) facts.push({ icon: "pause", value: "", label: words.say("table-misses") });
  return facts;
}
