/** The public facts of a seat: what it has, and how near it is to ending the game. */

import type { Words } from "../../table/board";
import { haunts } from "./reading";
import { CARDS_TO_END } from "./town";
import type { View } from "./types";

export function standing(view: View, seat: number, words: Words) {
  const { placed, all } = haunts(view, seat);
  const facts: { icon: string; value: number | string; label: string }[] = [
    { icon: "star", value: view.points[seat] ?? 0, label: words.say("table-points") },
    { icon: "mansion", value: `${placed}/${all}`, label: words.say("table-haunts-placed", { placed, all }) },
  ];
  if (!view.grand_master) {
    const n = view.cards_n[seat] ?? 0;
    facts.push({ icon: "card", value: `${n}/${CARDS_TO_END}`, label: words.say("table-cards-held", { n, all: CARDS_TO_END }) });
  }
  facts.push({ icon: "ghost", value: view.fear[seat] ?? 0, label: words.say("table-fear") });
  return facts;
}
