/** Why a thing cannot be chosen now, with the paragraph that says so. */

import type { Words } from "../../table/board";
import { familyOf, isGhost, isPlace, linked, ZONES } from "./cards";
import { cardName } from "./deciding";
import { barredBy, openRoom, spaces } from "./reading";
import type { Ghost, Place, View, Zone } from "./types";

type Reason = { text: string; paragraph: string };

export function whyNot(target: string, view: View, words: Words): string | null {
  const said = reason(target, view, words);
  return said && `${said.text} (${said.paragraph})`;
}

function reason(target: string, view: View, words: Words): Reason | null {
  const [what, which = ""] = target.split("/");
  if (what === "hand" && (isGhost(which) || isPlace(which))) return card(which, view, words);
  if (what === "pile") return pile(which, view, words);
  return null;
}

function pile(sort: string, view: View, words: Words): Reason | null {
  if (sort === "people") return view.step === "lay" ? { text: words.say("why-not-people"), paragraph: "8.2" } : null;
  return view.step === "lay" ? { text: words.say("why-not-draw"), paragraph: "3.1" } : null;
}

function card(which: Ghost | Place, view: View, words: Words): Reason | null {
  const name = cardName(which, words);
  switch (view.step) {
    case "lay":
      return nowhere(which, view, words);
    case "set-up":
      return isPlace(which) ? { text: words.say("why-not-set-up", { card: name }), paragraph: "2.5" } : null;
    case "squat":
      return isGhost(which) ? { text: words.say("why-not-exchange", { card: name }), paragraph: "8.7" } : null;
    case "draw":
      return { text: words.say("why-not-drawing"), paragraph: "6.1" };
    default:
      return { text: words.say("why-not-effect"), paragraph: "4.7" };
  }
}

/** Zone by zone; the rarest reason gives the paragraph. */
const RANK = ["9.2", "4.3", "4.2", "3.2"];

function nowhere(which: Ghost | Place, view: View, words: Words): Reason | null {
  const zones = isPlace(which) ? linked(which) : ZONES;
  const found = zones.map((zone) => ({ zone, why: inZone(which, zone, view, words) }));
  if (found.some(({ why }) => why === null)) return null;
  // Zones with the same reason share a sentence.
  const sentences = new Map<string, string[]>();
  for (const { zone, why } of found) {
    const names = sentences.get(why?.text ?? "") ?? [];
    sentences.set(why?.text ?? "", [...names, words.value("Zone", zone)]);
  }
  const paragraph = RANK.find((rank) => found.some(({ why }) => why?.paragraph === rank)) ?? "3.2";
  const text = [...sentences].map(([why, names]) => words.say("why-not-zones", { zones: names.join(", "), why })).join(" ");
  return { text: `${cardName(which, words)}. ${text}`, paragraph };
}

function inZone(which: Ghost | Place, zone: Zone, view: View, words: Words): Reason | null {
  if (view.turned[zone]) return { text: words.say("why-not-done"), paragraph: "3.2" };
  if (!isGhost(which)) return null;
  if (!openRoom(view, view.actor, zone)) return { text: words.say("why-not-no-room"), paragraph: "4.2" };
  const family = familyOf(which);
  const person = barredBy(view, view.actor, zone, family);
  if (person) {
    const names = { person: words.value("Person", person), family: words.value("Family", family) };
    return { text: words.say("why-not-aura", names), paragraph: "9.2" };
  }
  return spaces(view, view.actor, zone) === 0 ? { text: words.say("why-not-full"), paragraph: "4.3" } : null;
}
