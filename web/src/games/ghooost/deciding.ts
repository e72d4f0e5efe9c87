/** The decision at hand in words: the question, what a choice leads to, and what it risks. */

import type { Choice, Words } from "../../table/board";
import { familyOf, valueOf } from "./ghosts";
import { QUARTET, alikeOnTop, isMidnight, nextSeat, top } from "./reading";
import type { Ghost, View } from "./types";

/** A top like this, with so many cards under it, makes a turned card a gamble. */
const STEEP = 12;
const HEAVY = 5;
const BURDEN = 9;

/** What may lie on the cemetery now, in a few words. */
export function mayFollow(view: View, words: Words): string {
  const beat = top(view);
  if (beat === null) return words.say("table-any-ghost");
  if (beat === "cerberus") return words.say("table-dares-cerberus");
  if (beat === "igor") return words.say("table-dares-igor");
  return words.say("table-match", { value: valueOf(beat) });
}

export function question(view: View, choices: Choice[], words: Words): { ask: string; context?: string } {
  const [first] = choices;
  if (!first) return { ask: words.say("ask-nothing") };
  if (choices.length === 1 && first.kind === "lose_turn") {
    return { ask: words.say("ask-stuck"), context: words.say("ask-stuck-help") };
  }
  const ghost = shared(choices);
  if (ghost) return { ask: words.say("ask-ghost", { ghost: words.value("Ghost", ghost) }), context: mayFollow(view, words) };
  if (choices.some(({ kind }) => kind === "open_mansion")) {
    return { ask: words.say("ask-mansion"), context: mayFollow(view, words) };
  }
  const beat = top(view);
  if (!choices.some(({ kind }) => kind === "play" || kind === "play_kitty")) {
    return { ask: words.say("ask-no-fit"), context: mayFollow(view, words) };
  }
  const again = view.again ? `${words.say("ask-again")} ` : "";
  if (beat === null) return { ask: words.say("ask-first"), context: again + words.say("table-any-ghost") };
  const ask =
    familyOf(beat) === "scary"
      ? words.say("ask-dare", { ghost: words.value("Ghost", beat) })
      : words.say("ask-beat", { value: valueOf(beat) });
  return { ask, context: again + mayFollow(view, words) };
}

/** The one ghost that all these choices would play. */
function shared(choices: Choice[]): Ghost | null {
  const ghosts = new Set(choices.map(({ kind, values }) => (kind === "play" ? values["ghost"] : null)));
  const [only] = ghosts;
  return ghosts.size === 1 && only ? (only as Ghost) : null;
}

export function consequence(choice: Choice, view: View, words: Words): string | null {
  switch (choice.kind) {
    case "play":
      return afterPlay(choice, view, words);
    case "play_kitty":
      return words.say("then-skip", { seat: words.seat(nextSeat(view, view.actor)) });
    case "try_luck":
      return words.say("then-turn-up", { n: view.crypt_n });
    case "take":
      return words.say("then-take", { n: view.cemetery_n });
    case "open_mansion":
      return words.say("then-turn-up", { n: view.mansion_n[view.actor] ?? 0 });
    default:
      return words.say("then-next", { seat: words.seat(nextSeat(view, view.actor)) });
  }
}

function afterPlay({ values }: Choice, view: View, words: Words): string {
  const ghost = values["ghost"] as Ghost;
  const cards = Number(values["many"]) + Number(values["copies"]);
  const left = (view.hand_n[view.actor] ?? 0) - cards;
  if (left === 0 && isMidnight(view)) {
    return view.mansion_n[view.actor] ? words.say("then-hand-empty") : words.say("then-out");
  }
  const onTop = top(view) === ghost ? alikeOnTop(view) : 0;
  if (onTop + cards >= QUARTET) return words.say("then-quartet");
  if (ghost === "skeletum") return words.say("then-sweep", { n: view.cemetery_n });
  if (cards > 1) return words.say("then-again");
  const backwards = ghost === "twist" ? !view.backwards : view.backwards;
  const seat = words.seat(nextSeat(view, view.actor, backwards));
  return words.say(ghost === "twist" ? "then-turn-round" : "then-next", { seat });
}

/** A legal choice that may well be regretted. */
export function danger(choice: Choice, view: View, words: Words): string | null {
  const n = view.cemetery_n;
  const beat = top(view);
  const turned = choice.kind === "try_luck" || choice.kind === "open_mansion";
  if (turned && beat && n >= HEAVY && (valueOf(beat) >= STEEP || familyOf(beat) === "scary")) {
    return words.say("danger-turn-up", { n });
  }
  return choice.kind === "take" && n >= BURDEN ? words.say("danger-take", { n }) : null;
}
