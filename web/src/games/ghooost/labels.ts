/** The things on the table in words, for those who hear them. */

import type { Words } from "../../table/board";
import { numeral } from "./ghosts";
import { cardsIn, handOf, knownOf, lying, top, type Held } from "./reading";
import type { Ghost, View } from "./types";

/** "12 Igor"; Kitty and Miss Copy have no number. */
export function named(ghost: Ghost, words: Words): string {
  const value = numeral(ghost);
  const name = words.value("Ghost", ghost);
  return value && value !== "X" ? `${value} ${name}` : name;
}

export function listed(held: readonly Held[], words: Words): string {
  return held
    .map(({ ghost, count }) => (count > 1 ? `${count} × ${named(ghost, words)}` : named(ghost, words)))
    .join(", ");
}

export function cemeteryLabel(view: View, words: Words): string {
  if (view.cemetery_n === 0) return words.say("table-cemetery-empty");
  const pile = lying(view).map(({ ghost, as }) =>
    ghost === as ? named(ghost, words) : words.say("table-copied", { ghost: named(as, words) }),
  );
  const beat = top(view);
  const cards = words.say("table-cards", { n: view.cemetery_n });
  const label = `${words.say("table-cemetery")}, ${cards}: ${pile.join(", ")}`;
  return beat ? `${label}. ${words.say("table-to-beat")}: ${named(beat, words)}` : label;
}

export function cryptLabel(view: View, words: Words): string {
  const cards = words.say("table-cards", { n: view.crypt_n });
  return `${words.say("table-crypt")}: ${cards}. ${midnightIn(view, words)}`;
}

export function midnightIn(view: View, words: Words): string {
  return view.crypt_n ? words.say("table-midnight-in", { n: view.crypt_n }) : words.say("table-after-midnight");
}

export function mansionLabel(view: View, seat: number, words: Words): string {
  const cards = words.say("table-cards", { n: view.mansion_n[seat] ?? 0 });
  return `${words.say("table-mansion-of", { seat: words.seat(seat) })}: ${cards}`;
}

export function handLabel(view: View, seat: number, words: Words): string {
  const cards = words.say("table-cards", { n: view.hand_n[seat] ?? 0 });
  const label = `${words.say("table-hand-of", { seat: words.seat(seat) })}: ${cards}`;
  const whole = handOf(view, seat);
  const open = whole ?? knownOf(view, seat);
  if (cardsIn(open) === 0) return label;
  return whole ? `${label}: ${listed(open, words)}` : `${label}. ${words.say("table-known")}: ${listed(open, words)}`;
}
