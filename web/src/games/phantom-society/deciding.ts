/** The decision at hand in words: the question, what a choice leads to, and what it risks. */

import type { Choice, Words } from "../../table/board";
import { strikers } from "./lines";
import { ghostsKnown, ghostsLeft, isGhostsTurn, onTurn } from "./reading";
import { colourOf, valueOf } from "./rooms";
import type { Place, Tile, View } from "./types";

const GHOSTS_OF_A_MASTER = 2;

export function question(view: View, choices: Choice[], words: Words): { ask: string; context?: string } {
  switch (choices[0]?.kind) {
    case "pick":
      return { ask: words.say("ask-pick"), context: words.say("ask-pick-help") };
    case "put":
      return { ask: words.say("ask-put"), context: words.say("ask-put-help", { tile: words.value("Tile", view.held) }) };
    case "make_bid":
      return { ask: words.say("ask-bid"), context: words.say("ask-bid-help", { n: view.target }) };
    case "hide":
      return { ask: words.say("ask-hide"), context: toHide(view, words) };
    case "take":
      return isGhostsTurn(view) ? devastate(view, words) : hunt(view, words);
    default:
      return { ask: words.say("ask-nothing") };
  }
}

/** 3.2 Two masters hide two ghosts each. */
function toHide(view: View, words: Words): string {
  const alone = view.role.filter((role) => role === "master").length === 1;
  return alone
    ? words.say("ask-hide-help", { n: view.colours - view.hidden_n })
    : words.say("ask-hide-help-two", { n: GHOSTS_OF_A_MASTER - (view.hidden_n % GHOSTS_OF_A_MASTER) });
}

function devastate(view: View, words: Words): { ask: string; context: string } {
  const standsIn = view.acting !== null && view.acting !== onTurn(view);
  return { ask: words.say("ask-devastate"), context: words.say(standsIn ? "prompt-stand-in" : "ask-devastate-help") };
}

function hunt(view: View, words: Words): { ask: string; context: string } {
  return { ask: words.say("ask-hunt"), context: words.say("ask-hunt-help", { n: ghostsLeft(view) }) };
}

export function consequence(choice: Choice, view: View, words: Words): string | null {
  switch (choice.kind) {
    case "pick":
      return words.say("then-pick", { n: view.stock[choice.values["tile"] as Tile] });
    case "hide":
      return words.say("then-hide", { colour: words.value("Colour", colourOf(view.room[choice.values["place"] as Place])) });
    case "take":
      return afterTake(choice.values["place"] as Place, view, words);
    default:
      return null;
  }
}

function afterTake(place: Place, view: View, words: Words): string {
  const tile = view.room[place];
  const told = { tile: words.value("Tile", tile), n: valueOf(tile) };
  if (!isGhostsTurn(view)) return words.say("then-search", told);
  if (view.damage + valueOf(tile) >= view.goal) return words.say("then-win", told);
  return words.say("then-take", told);
}

/** A legal choice that may well be regretted. */
export function danger(choice: Choice, view: View, words: Words): string | null {
  if (choice.kind !== "take") return null;
  const place = choice.values["place"] as Place;
  const ghosts = isGhostsTurn(view);
  const hit = ghosts ? ghostsKnown(view).find((ghost) => ghost.place === place && !ghost.revealed) : undefined;
  if (hit) return words.say("danger-unmask", { colour: words.value("Colour", hit.colour) });
  const dear = view.damage + valueOf(view.room[place]) >= view.goal;
  return !ghosts && dear ? words.say("danger-last", { tile: words.value("Tile", view.room[place]) }) : null;
}

/** Whether a ghost of the team reaches a room, and whether one of the master who decides does. */
export function reach(view: View, place: Place): { own: boolean; team: boolean } {
  return { own: strikers(view, view.acting, place).length > 0, team: strikers(view, null, place).length > 0 };
}
