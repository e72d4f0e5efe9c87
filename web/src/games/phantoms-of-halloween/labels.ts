/** The things on the table in words, for those who hear them. */

import type { Words } from "../../table/board";
import { hasAmount, written } from "./box";
import type { Knowledge } from "./memory";
import { acts, seatsOf, stands } from "./reading";
import type { Character, View } from "./types";

export const nameOf = (character: Character, words: Words): string => words.value("Character", character);

/** "Witch, Bat or Ogre". */
export function oneOf(characters: readonly Character[], words: Words): string {
  const list = new Intl.ListFormat(words.language, { type: "disjunction" });
  return list.format(characters.map((character) => nameOf(character, words)));
}

/** What one knows of a character, as a sentence. */
export function known(what: Knowledge, words: Words): string {
  switch (what.is) {
    case "known":
      if (what.open) return words.say("table-open", { points: written(what.points) });
      return words.say("table-known", { points: written(what.points), round: what.round ?? 0 });
    case "once": {
      const once = words.say("table-once", { points: written(what.points), round: what.round ?? 0 });
      return what.among.length > 1 ? `${once} ${words.say("table-once-among", { characters: oneOf(what.among, words) })}` : once;
    }
    default:
      return what.maybe.length ? words.say("table-maybe", { points: alternatives(what.maybe, words) }) : words.say("table-unknown");
  }
}

const alternatives = (points: readonly string[], words: Words): string =>
  new Intl.ListFormat(words.language, { type: "disjunction" }).format([...new Set(points)].map((one) => written(Number(one))));

/** The same in a word or two. */
export function brief(what: Knowledge, words: Words): string {
  if (what.is === "unknown") return words.say("then-unknown");
  const told = { points: written(what.points), round: what.round ?? 0 };
  return words.say(what.is === "once" ? "then-once" : "then-known", told);
}

export function squareLabel(view: View, place: number, words: Words): string {
  const square = acts(view, place);
  const parts = [words.say("table-square", { place, square: words.value("Square", square) })];
  if (hasAmount(square)) parts.push(words.say(`table-amount-${square}`, { n: view.amounts[place] ?? 0 }));
  const here = seatsOf(view).filter((seat) => view.place[seat] === place && stands(view, seat));
  if (here.length) parts.push(here.map((seat) => words.seat(seat)).join(", "));
  return parts.join(", ");
}
