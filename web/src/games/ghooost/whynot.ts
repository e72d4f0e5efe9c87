/** Why a thing cannot be chosen now, with the paragraph that says so. */

import type { Words } from "../../table/board";
import { familyOf, valueOf } from "./ghosts";
import { fits, isMidnight, top } from "./reading";
import type { Ghost, View } from "./types";

export function whyNot(target: string, view: View, words: Words): string | null {
  const said = reason(target, view, words);
  return said && `${said[0]} (${said[1]})`;
}

function reason(target: string, view: View, words: Words): [string, string] | null {
  if (target === "crypt") return isMidnight(view) ? [words.say("why-not-crypt"), "4.5"] : null;
  if (target === "cemetery") return view.cemetery_n === 0 ? [words.say("why-not-cemetery"), "3.4"] : null;
  if (target === "mansion") {
    if (view.mansion_n[view.actor] === 0) return [words.say("table-nobody-inside"), "5.3"];
    if (!isMidnight(view)) return [words.say("why-not-mansion-early"), "4.1"];
    return view.hand_n[view.actor] ? [words.say("why-not-mansion-hand"), "5.2"] : null;
  }
  return target.startsWith("hand/") ? card(target.slice(5) as Ghost, view, words) : null;
}

function card(ghost: Ghost, view: View, words: Words): [string, string] | null {
  if (ghost === "miss-copy") return [words.say("why-not-copy"), "7.6"];
  const beat = top(view);
  if (beat === null || fits(ghost, 1, beat)) return null;
  const names = { ghost: words.value("Ghost", ghost), top: words.value("Ghost", beat) };
  if (familyOf(beat) === "scary" && familyOf(ghost) !== "scary") {
    return [words.say("why-not-scared", names), "7.5"];
  }
  return [words.say("why-not-lower", { ...names, value: valueOf(ghost), beat: valueOf(beat) }), "3.2"];
}
