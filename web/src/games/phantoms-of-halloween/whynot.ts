/** Why a thing cannot be chosen now, with the paragraph that says so. */

import type { Words } from "../../table/board";
import { nameOf } from "./labels";
import { NOBODY, isAuction, squareAt, squareOf } from "./reading";
import type { Character, View } from "./types";

export function whyNot(target: string, view: View, words: Words): string | null {
  const [kind, name = ""] = target.split("/");
  const said = reason(kind ?? "", name, view, words);
  return said && `${said[0]} (${said[1]})`;
}

function reason(kind: string, name: string, view: View, words: Words): [string, string] | null {
  switch (kind) {
    case "place":
      return place(Number(name), view, words);
    case "die":
      return isAuction(view) ? [words.say("why-not-bid-first"), "5.1"] : [words.say("why-not-roll"), "3.2"];
    case "stay":
      return squareOf(view, view.decider) === "black" ? [words.say("why-not-stay-black"), "6.12"] : [words.say("why-not-stay"), "3.1"];
    case "character":
      return character(name as Character, view, words);
    case "stump":
      return [words.say("why-not-stump"), "6.5"];
    default:
      return null;
  }
}

function place(at: number, view: View, words: Words): [string, string] | null {
  if (view.step === "start") return squareAt(view, at) === "green" ? null : [words.say("why-not-green"), "2.4"];
  if (view.step === "stop") return [words.say("why-not-die", { die: view.die }), "7.2"];
  return [words.say("why-not-walk"), "3.2"];
}

function character(name: Character, view: View, words: Words): [string, string] | null {
  const mine = view.owner[name] === view.decider;
  const told = { character: nameOf(name, words) };
  switch (view.step) {
    case "name":
      return mine ? [words.say("why-not-own-name"), "6.9"] : null;
    case "wish":
      return mine ? [words.say("why-not-own-wish"), "6.7"] : null;
    case "answer":
      return view.owner[name] === view.active ? null : [words.say("why-not-answer", { seat: words.seat(view.active) }), "6.7"];
    case "demand":
      return view.owner[name] === view.active ? null : [words.say("why-not-demand", { seat: words.seat(view.active) }), "6.3"];
    case "hide":
    case "phew":
    case "riddance":
      return mine ? null : [words.say("why-not-theirs", told), view.step === "hide" ? "6.10" : view.step === "phew" ? "6.11" : "6.4"];
    case "bid":
      return view.lot === name || view.owner[name] === NOBODY ? null : [words.say("why-not-lot", told), "5.1"];
    default:
      return mine ? [words.say("why-not-mine"), "4.2"] : [words.say("why-not-no-square", told), "6.9"];
  }
}
