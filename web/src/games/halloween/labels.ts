/** The things on the table in words, for those who hear them. */

import type { Words } from "../../table/board";
import { coloursIn, discsIn, levelIn, on, price, wantsColours, type Haunting } from "./reading";
import { roomOf } from "./town";
import type { Action, Bonus, Building, Card, Ghost, Section, View } from "./types";

export const ghostsLabel = (building: Building, ghost: Ghost, n: number, words: Words): string =>
  words.say("table-ghosts-at", { n, ghost: words.value("Ghost", ghost), building: words.value("Building", building) });

export function buildingLabel(view: View, building: Building, words: Words): string {
  const ghosts = coloursIn(view, building).map((ghost) => words.say("table-some", { n: view.ghosts[building][ghost], what: words.value("Ghost", ghost) }));
  const there = ghosts.join(", ") || words.say("table-empty");
  return words.say("table-building", { building: words.say(`sign-${building}`), there, n: view.crowd[building], room: roomOf(view) });
}

export function placeLabel(building: Building, ghost: Ghost, points: number, haunting: Haunting | null, words: Words): string {
  const told = { building: words.say(`sign-${building}`), ghost: words.value("Ghost", ghost), points };
  if (!haunting) return words.say("table-place-free", told);
  return words.say(haunting.shared ? "table-place-shared" : "table-place-taken", { ...told, seat: words.seat(haunting.seat) });
}

export const toldOfBonus = (bonus: Bonus, words: Words): { bonus: string; text: string } => ({
  bonus: words.value("Bonus", bonus),
  text: words.say(`bonus-${bonus}-text`),
});

export const bonusLabel = (bonus: Bonus, words: Words): string => words.say("table-bonus-token", toldOfBonus(bonus, words));

export function slotLabel(view: View, seat: number, section: Section, action: Action, words: Words): string {
  const told = { section: words.value("Section", section), action: words.value("Action", action) };
  return words.say(view.disc[seat]?.[section][action] ? "table-slot-full" : "table-slot-free", told);
}

export const sectionLabel = (view: View, seat: number, section: Section, words: Words): string =>
  words.say("table-section-level", {
    section: words.value("Section", section),
    ghost: words.value("Ghost", levelIn(view, seat, section)),
    n: discsIn(view, seat, section),
  });

/** 13.2 What a card costs this seat, in words. */
export function costLabel(view: View, seat: number, card: Card, words: Words): string {
  const n = price(view, seat, card);
  return words.say(wantsColours(view, seat, card) ? "table-cost-coloured" : "table-cost-grey", { n });
}

export function cardLabel(view: View, seat: number, card: Card, words: Words): string {
  const there = on(view, card).map((who) => words.seat(who));
  const parts = [words.value("Card", card), words.say(`card-${card}-text`), costLabel(view, seat, card, words)];
  if (there.length) parts.push(words.say("table-card-on", { seats: there.join(", ") }));
  return parts.join(" · ");
}
