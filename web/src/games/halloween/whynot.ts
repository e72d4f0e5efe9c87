/** Why a thing cannot be chosen now, with the paragraph that says so. */

import type { Words } from "../../table/board";
import { toldOfBonus } from "./labels";
import { asked, asksWhither, canGo, coloursIn, drifts, has, haunting, levelIn, price, priceToEvolve, purse, reach, stepOf, wantsColours } from "./reading";
import { BY_LEVEL, POWERS, levelOf, roomOf } from "./town";
import type { Action, Bonus, Building, Card, Ghost, Section, Step, View } from "./types";

type Asked = Step | "turn";
type Reason = [said: string, paragraph: string] | null;

export function whyNot(target: string, view: View, words: Words): string | null {
  const said = reason(target, view, words);
  return said && `${said[0]} (${said[1]})`;
}

function reason(target: string, view: View, words: Words): Reason {
  const [kind, one = "", other = ""] = target.split("/");
  switch (kind) {
    case "slot":
      return slot(one as Section, other as Action, view, words);
    case "section":
      return section(one as Section, view, words);
    case "ghost":
      return ghost(one as Building, other as Ghost, view, words);
    case "haunt":
      return place(one as Building, other as Ghost, view, words);
    case "building":
      return building(one as Building, view, words);
    case "card":
      return card(one as Card, view, words);
    case "bonus-on":
      return [words.say("why-not-bonus-on", toldOfBonus(view.bonus_on[one as Building], words)), "15.1"];
    case "bonus":
      return bonus(one as Bonus, view, words);
    default:
      return null;
  }
}

/** Where something else is asked. */
const first = (words: Words): Reason => [words.say("why-not-first"), "3.4"];

const ASKS_SECTION: readonly Asked[] = ["raise", "lift", "lower", "buy-level", "bonus-rest", "compensate", "compensate-again"];
const ASKS_GHOST: readonly Asked[] = ["scare", "series", "chain", "remove", "move-second", "swap", "swap-with", "any-move", "place"];
const ASKS_PLACE: readonly Asked[] = ["haunt-free", "swap", "swap-with"];

function section(of: Section, view: View, words: Words): Reason {
  const step = stepOf(view);
  if (step === "turn") return view.done[of] ? [words.say("why-not-acted"), "3.1"] : null;
  return ASKS_SECTION.includes(step) ? null : first(words);
}

function slot(section: Section, action: Action, view: View, words: Words): Reason {
  if (stepOf(view) !== "turn") return first(words);
  if (view.done[section]) return [words.say("why-not-acted"), "3.1"];
  if (view.disc[view.active]?.[section][action]) return [words.say("why-not-disc"), "3.2"];
  if (!view.discs[view.active]) return [words.say("why-not-no-disc"), "3.4"];
  const told = { action: words.value("Action", action), ghost: words.value("Ghost", reach(view, levelIn(view, view.active, section))) };
  if (action === "fight" && view.grand_master) return [words.say("why-not-fight-weaker", told), "12.2"];
  return [words.say(`why-not-${action}`, told), PARAGRAPH[action]];
}

const PARAGRAPH: Record<Action, string> = { summon: "4.1", scare: "5.1", evolve: "6.2", move: "7.1", fight: "8.1", haunt: "9.1" };

function tooStrong(of: Ghost, view: View, words: Words): Reason {
  const beyond = levelOf(of) > levelOf(reach(view, asked(view).level));
  return beyond ? [words.say("why-not-level", { ghost: words.value("Ghost", of) }), "3.3"] : null;
}

function ghost(at: Building, of: Ghost, view: View, words: Words): Reason {
  const step = stepOf(view);
  const strong = BY_LEVEL.includes(step) ? tooStrong(of, view, words) : null;
  if (strong) return strong;
  switch (step) {
    case "turn":
      return [words.say("why-not-action-first"), "3.2"];
    case "summon":
      return unsummoned(at, of, view, words);
    case "evolve":
      return unevolved(of, view, words);
    case "move":
      return [words.say("why-not-no-way"), "7.2"];
    case "fight":
      return view.grand_master && coloursIn(view, at).length > 1 ? [words.say("why-not-stronger"), "12.2"] : [words.say("why-not-no-foe"), "8.1"];
    case "target":
      return notAttacked(at, of, view, words);
    case "haunt":
      return [words.say("why-not-window"), "9.1"];
    default:
      return ASKS_GHOST.includes(step) ? null : (building(at, view, words) ?? first(words));
  }
}

function unsummoned(at: Building, of: Ghost, view: View, words: Words): Reason {
  if (view.ghosts[at][of] < 2) return [words.say("why-not-pair"), "4.1"];
  if (view.crowd[at] >= roomOf(view)) return [words.say("why-not-full", named(at, words)), "4.2"];
  return [words.say("why-not-none-left", { ghost: words.value("Ghost", of) }), "4.2"];
}

function unevolved(of: Ghost, view: View, words: Words): Reason {
  if (of === "red") return [words.say("why-not-red"), "6.1"];
  const n = priceToEvolve(view, view.active, of);
  if ((view.fear[view.active] ?? 0) < n) return [words.say("why-not-fear", { n }), "6.2"];
  return [words.say("why-not-none-next"), "6.1"];
}

function notAttacked(at: Building, of: Ghost, view: View, words: Words): Reason {
  if (at !== view.fighter_at && !has(view, view.active, 35)) return [words.say("why-not-elsewhere"), "8.1"];
  if (view.grand_master) return [words.say("why-not-stronger"), "12.2"];
  return of === view.fighter ? [words.say("why-not-same"), "8.1"] : null;
}

function place(at: Building, of: Ghost, view: View, words: Words): Reason {
  const seat = view.active;
  const step = stepOf(view);
  const there = haunting(view, at, of);
  if (there) return [words.say("why-not-taken", { seat: words.seat(there.seat) }), "9.3"];
  if (step === "turn") return [words.say("why-not-haunt-first"), "9.1"];
  if (step !== "haunt") return ASKS_PLACE.includes(step) ? null : (building(at, view, words) ?? first(words));
  if (view.haunts[seat]?.[at] !== "none" && view.players > 2) return [words.say("why-not-once"), "9.2"];
  const strong = tooStrong(of, view, words);
  if (strong) return strong;
  if (!view.ghosts[at][of]) return [words.say("why-not-no-ghost"), "9.1"];
  return [words.say("why-not-once"), "9.2"];
}

const named = (building: Building, words: Words): { building: string } => ({ building: words.value("Building", building) });

/** 7.1, 7.2 Where a ghost does not go; one that drifts goes to any building that has room. */
function building(to: Building, view: View, words: Words): Reason {
  const step = stepOf(view);
  if (!asksWhither(step)) return null;
  const { at } = asked(view);
  if (to === at) return [words.say("why-not-here", named(to, words)), "7.1"];
  if (view.crowd[to] >= roomOf(view)) return [words.say("why-not-full", named(to, words)), "7.2"];
  return drifts(step) || canGo(view, at, to) ? null : [words.say("why-not-far", named(to, words)), "7.1"];
}

function card(of: Card, view: View, words: Words): Reason {
  const seat = view.active;
  if (view.holds[seat]?.[of]) {
    if (view.used[of]) return [words.say("why-not-used"), "13.6"];
    if (!POWERS.includes(of)) return [words.say("why-not-mine"), "13.1"];
    return stepOf(view) === "turn" ? [words.say("why-not-no-use"), "13.6"] : first(words);
  }
  const n = price(view, seat, of);
  const card = words.value("Card", of);
  if (purse(view, seat, of) < n) return [words.say(wantsColours(view, seat, of) ? "why-not-colours" : "why-not-tokens", { card, n }), "13.2"];
  return [words.say("why-not-first"), "13.1"];
}

const WITHOUT_USE: Partial<Record<Bonus, string>> = { "any-pair": "why-not-no-pair", discs: "why-not-no-discs" };
/** 15.7 Tokens for dice, and when they are used. */
const FOR_DICE: Partial<Record<Bonus, Step>> = { "higher-die": "roll", reroll: "dice", "plus-three": "dice" };

function bonus(of: Bonus, view: View, words: Words): Reason {
  if (!view.discs[view.active]) return [words.say("why-not-bonus-disc"), "15.3"];
  if (FOR_DICE[of]) return [words.say(FOR_DICE[of] === stepOf(view) ? "why-not-on-die" : "why-not-dice"), "15.7"];
  const useless = stepOf(view) === "turn" ? WITHOUT_USE[of] : undefined;
  if (useless) return [words.say(useless), "15.6"];
  return [words.say("why-not-first"), "15.3"];
}
