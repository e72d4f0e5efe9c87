/** The public facts of a seat: what it is, how many rooms fell on its turns, its points; and who is in a team. */

import type { Words } from "../../table/board";
import { isScored, removals, seatsOf } from "./reading";
import type { Role, Team, View } from "./types";

const ICONS: Record<Role, string> = { undecided: "people", hunter: "search", master: "ghost" };
const SHORT = { undecided: "table-role-undecided", hunter: "table-role-hunter", master: "table-role-master" } as const;

export function standing(view: View, seat: number, words: Words) {
  const role = view.role[seat] ?? "undecided";
  const facts: { icon: string; value: number | string; label: string }[] = [
    { icon: ICONS[role], value: words.say(SHORT[role]), label: words.value("Role", role) },
  ];
  if (view.step === "play") {
    const taken = removals(view).filter((removal) => removal.seat === seat).length;
    facts.push({ icon: "mansion", value: taken, label: words.say("table-taken") });
  }
  if (isScored(view)) facts.push({ icon: "star", value: view.points[seat] ?? 0, label: words.say("table-points") });
  return facts;
}

/** A team by the names of its people: nobody knows which is the first. */
export function called(domain: string, shown: string, view: View, words: Words): string | null {
  if (domain !== "Team") return null;
  return new Intl.ListFormat(words.language).format(seatsOf(view, shown as Team).map((seat) => words.seat(seat)));
}
