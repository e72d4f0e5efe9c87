/** Dice that lie: what each counts, what they come to if they are kept, and what changing one would do. */

import type { Words } from "../../table/board";
import { isSure } from "./odds";
import { has, nextColour } from "./reading";
import { PAIRS, PLUS, SIDES } from "./town";
import type { Ghost, View } from "./types";

/** 8.2 Whether two ghosts fight it out with them. */
export const isFight = (view: View): boolean => view.asked.slice(0, view.asked_n).includes("fought");

/** What is added to a die; 14.5 one's own counts one more in a fight. */
export const added = (view: View, die: number): number => (view.plus[die] ?? 0) + (die === 0 && isFight(view) && has(view, view.active, 5) ? 1 : 0);

export const counted = (view: View, die: number): number => (view.face[die] ?? 0) + added(view, die);

const colourOf = (view: View, die: number): Ghost => view.die[die] ?? "blue";

/** What the dice come to: the question below the one that is asked says what they were thrown for. */
export function keeping(view: View, words: Words): string | null {
  const below = view.asked_n - 2;
  const [mine, other] = [counted(view, 0), counted(view, 1)];
  switch (view.asked[below]) {
    case "fought":
      return fought(view, view.asked_ghost[below] ?? "blue", words);
    case "mixed": {
      const [weaker, stronger] = PAIRS[view.asked_number[below] ?? 0] ?? [];
      return comes(view, (mine <= other ? weaker : stronger) ?? "blue", words);
    }
    case "guessed": {
      const named = view.asked_number[below] ?? 0;
      return words.say("then-fear", { n: mine >= named ? named : 1 });
    }
    case "frightened":
      return words.say("then-fear", { n: mine });
    default:
      return null;
  }
}

/** 8.4 A tie is not enough. */
function fought(view: View, foe: Ghost, words: Words): string {
  const [mine, theirs] = [counted(view, 0), counted(view, 1)];
  if (isSure(view, view.fighter, foe)) return words.say("then-won-anyway", { n: Math.abs(mine - theirs) });
  if (mine === theirs) return words.say("then-tie", { n: mine });
  return words.say(mine > theirs ? "then-won" : "then-lost", { mine, theirs });
}

/** 14.45 The ghost of the lower result, whose colour stays its own where its die was taken higher. */
const comes = (view: View, ghost: Ghost, words: Words): string => words.say(view.reserve[ghost] ? "then-comes" : "then-nobody", { ghost: words.value("Ghost", ghost) });

/** Whose die would be changed, and how. */
export function changing(kind: string, die: number, view: View, words: Words): string | null {
  const ghost = colourOf(view, die);
  if (kind === "take_higher") return words.say("then-higher", { n: SIDES[nextColour(ghost)], was: SIDES[ghost] });
  const n = counted(view, die);
  const again = words.say(die < view.own_dice ? "then-own-die" : "then-other-die", { ghost: words.value("Ghost", ghost), n });
  if (kind === "reroll_for_fear") return words.say("then-both", { one: again, other: words.value("Card", 16) });
  // What it comes to says whether it is worth the token.
  if (kind === "add_three") return keeping({ ...view, plus: view.plus.map((plus, at) => (at === die ? plus + PLUS : plus)) }, words);
  return again;
}
