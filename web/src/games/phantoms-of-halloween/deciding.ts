/** The decision at hand in words: the question, what a choice leads to, and what it risks. */

import type { Choice, Words } from "../../table/board";
import { numberOf, written } from "./box";
import { brief as inBrief, nameOf } from "./labels";
import { knowledge } from "./memory";
import { NOBODY, acts, ahead, charactersOf, isOpen, pointsOf, squareOf, staysLeft, stepsToBlack, worthOf } from "./reading";
import type { Character, View } from "./types";

/** The seat that is asked: only its own choices are ever shown. */
const asked = (view: View): number => view.decider;

const cashOf = (view: View): number => view.cash[asked(view)] ?? 0;

export function question(view: View, _: Choice[], words: Words): { ask: string; context?: string } {
  switch (view.step) {
    case "bid":
      return { ask: words.say("ask-bid", { character: nameOf(view.lot, words) }), context: standingBid(view, words) };
    case "turn":
      return turn(view, words);
    case "stop":
      return { ask: words.say("ask-stop"), context: words.say("ask-stop-help", { die: view.die, steps: stepsToBlack(view, asked(view)) }) };
    case "answer":
      return { ask: words.say("ask-answer"), context: words.say("ask-answer-help", { seat: words.seat(view.active), character: nameOf(view.lot, words) }) };
    case "demand":
      return { ask: words.say("ask-demand"), context: words.say("ask-demand-help", { seat: words.seat(view.active) }) };
    case "settled":
      return { ask: words.say("prompt-waiting", { seat: words.seat(view.decider) }) };
    default:
      return { ask: words.say(`ask-${view.step}`), context: words.say(`ask-${view.step}-help`) };
  }
}

function standingBid(view: View, words: Words): string {
  const mine = { cash: cashOf(view) };
  if (view.high === NOBODY) return words.say("ask-bid-first", mine);
  return words.say("ask-bid-help", { ...mine, seat: words.seat(view.high), price: view.price });
}

function turn(view: View, words: Words): { ask: string; context: string } {
  const square = squareOf(view, asked(view));
  if (square === "black" && isOpen(view)) return { ask: words.say("ask-leave"), context: words.say("ask-leave-help", { points: written(pointsOf(view, asked(view)) ?? 0) }) };
  const stays = square === "green" || square === "red" ? staysLeft(view, asked(view)) : 0;
  return { ask: words.say("ask-turn"), context: words.say(stays > 0 ? "ask-turn-stay" : "ask-turn-help", { n: stays }) };
}

export function consequence({ kind, values }: Choice, view: View, words: Words): string | null {
  const character = values["character"] as Character | undefined;
  switch (kind) {
    case "bid":
      return words.say("then-left", { n: cashOf(view) - Number(values["price"]) });
    case "pass_by":
      return view.high === NOBODY ? words.say("then-pass") : words.say("then-pass-to", { seat: words.seat(view.high) });
    case "name":
    case "wish_for":
    case "take_in_return":
    case "demand":
      return character ? whose(character, view, words) : null;
    case "send_away":
    case "get_rid_of":
      return character ? afterLosing(character, view, words) : null;
    case "hide":
      return character ? words.say("then-hide", { points: shown(character, view) }) : null;
    case "start_on":
      return words.say("then-start", { n: view.amounts[Number(values["place"])] ?? 0 });
    case "stay":
      return afterStaying(view, words);
    case "stop":
      return words.say("then-stop");
    case "walk_past":
      return afterWalking(view, words);
    case "try_for_six":
      return words.say("then-try");
    default:
      return null;
  }
}

const shown = (character: Character, view: View): string => {
  const worth = worthOf(view, character);
  return worth === null ? "?" : written(worth);
};

function whose(character: Character, view: View, words: Words): string {
  const what = inBrief(knowledge(view, asked(view), character, new Map()), words);
  return words.say("then-of", { seat: words.seat(view.owner[character]), what });
}

function afterLosing(character: Character, view: View, words: Words): string | null {
  const before = pointsOf(view, asked(view));
  const worth = worthOf(view, character);
  if (before === null || worth === null) return null;
  return words.say("then-points", { before: written(before), after: written(before - numberOf(worth)) });
}

function afterWalking(view: View, words: Words): string {
  const square = acts(view, ahead(view, asked(view), view.die));
  return words.say(square === "draw" && isOpen(view) ? "then-past-nothing" : "then-past", { square: words.value("Square", square) });
}

function afterStaying(view: View, words: Words): string {
  const place = view.place[asked(view)] ?? 0;
  const square = squareOf(view, asked(view));
  if (square === "black") return words.say("then-wait");
  return words.say(square === "green" ? "then-receive" : "then-pay", { n: view.amounts[place] ?? 0 });
}

/** A legal choice that may well be regretted. */
export function danger({ kind, values }: Choice, view: View, words: Words): string | null {
  const character = (kind === "bid" ? view.lot : values["character"]) as Character | undefined;
  switch (kind) {
    case "bid":
    case "wish_for":
    case "take_in_return":
      return character ? aGhost(character, view, words) : null;
    case "send_away":
    case "get_rid_of":
      return character && numberOf(worthOf(view, character) ?? "-5") > 0 ? words.say("danger-disguise", { points: shown(character, view) }) : null;
    case "try_for_six": {
      const points = pointsOf(view, asked(view)) ?? 0;
      return points <= 0 ? words.say("danger-leave", { points: written(points) }) : null;
    }
    case "stay":
      return debt(view, words);
    default:
      return null;
  }
}

function aGhost(character: Character, view: View, words: Words): string | null {
  const what = knowledge(view, asked(view), character, new Map());
  return what.is === "known" && numberOf(what.points) < 0 ? words.say("danger-ghost", { points: written(what.points) }) : null;
}

/** 6.3 Whoever stays on red without the money loses a character. */
function debt(view: View, words: Words): string | null {
  const seat = asked(view);
  const owes = squareOf(view, seat) === "red" && cashOf(view) < (view.amounts[view.place[seat] ?? 0] ?? 0);
  return owes && charactersOf(view, seat).length ? words.say("danger-debt") : null;
}

const RAISES = [1, 2, 5];

/** Of many bids the small raises; any other price is set on the board. */
export function brief(choices: Choice[], view: View): Choice[] {
  const bids = choices.filter(({ kind }) => kind === "bid");
  if (!bids.length) return choices;
  const quick = bids.filter(({ values }) => RAISES.includes(Number(values["price"]) - view.price));
  return [...choices.filter(({ kind }) => kind !== "bid"), ...quick];
}
