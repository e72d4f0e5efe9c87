/** The decision at hand in words: the question, what a choice leads to, and what it risks. */

import type { Choice, Words } from "../../table/board";
import { AURAS, familyOf, isGhost, kindOf } from "./cards";
import { outcome } from "./laying";
import { alone, ghostsIn, handSize, missing, openRoom, peopleIn, placesIn, pointsOf, shieldOf, terror, terrorOf, thresholdOf } from "./reading";
import type { Ghost, Person, Place, View, Zone } from "./types";

/** A card or a character gathers the places it may go to. */
export function gathers(target: string): string | null {
  const [what, which, where] = target.split("/");
  return where ? `${what}/${which}` : null;
}

export const cardName = (card: Ghost | Place, words: Words): string => words.value(isGhost(card) ? "Ghost" : "Place", card);

export function question(view: View, choices: Choice[], words: Words): { ask: string; context?: string } {
  const zone = words.value("Zone", view.zone);
  switch (view.step) {
    case "lay": {
      const card = theOne(choices);
      if (card) return { ask: words.say("ask-card", { card: cardName(card, words) }), context: deed(card, view, words) };
      const stuck = choices.length === 1;
      return { ask: words.say(stuck ? "ask-stuck" : "ask-lay"), context: words.say(stuck ? "ask-stuck-help" : "ask-lay-help") };
    }
    case "draw":
      return { ask: words.say("ask-draw", { n: view.to_draw }), context: words.say("ask-draw-help", { n: handSize(view, view.actor), most: view.hand_limit }) };
    case "limit":
      return { ask: words.say("ask-limit"), context: words.say("ask-limit-help", { n: handSize(view, view.actor), most: view.hand_limit }) };
    case "squat":
      return { ask: words.say("ask-squat"), context: words.say("ask-squat-help", { n: view.exchanged }) };
    case "set-up":
      return { ask: words.say("ask-set-up"), context: words.say("ask-set-up-help") };
    case "capture":
      return { ask: words.say("ask-capture"), context: words.say("ask-capture-help") };
    default:
      return { ask: words.say(`ask-${view.step}`), context: words.say(`ask-${view.step}-help`, { zone }) };
  }
}

/** The one card that all these choices would lay. */
function theOne(choices: Choice[]): Ghost | Place | null {
  const cards = new Set(choices.map(({ values }) => values["ghost"] ?? values["place"] ?? ""));
  const [only] = cards;
  return cards.size === 1 && only ? (only as Ghost | Place) : null;
}

/** What a card does, in one line. */
export function deed(card: Ghost | Place, view: View, words: Words): string {
  if (isGhost(card)) return words.say(`does-${kindOf(card)}`);
  const numbers = { spaces: view.capacity[card] ?? 0, terror: view.place_terror[card] ?? 0 };
  return words.say("does-place", numbers);
}

export function consequence({ kind, values }: Choice, view: View, words: Words): string | null {
  const person = values["person"] as Person | undefined;
  const ghost = values["ghost"] as Ghost | undefined;
  switch (kind) {
    case "lay_place":
    case "lay_ghost":
      return afterLaying((values["place"] ?? ghost) as Ghost | Place, values["zone"] as Zone, view, words);
    case "stop":
      return words.say("then-draw", { n: view.draws });
    case "capture":
      return person ? words.say("then-points", { n: (view.points[view.actor] ?? 0) + pointsOf(view, person), goal: view.goal }) : null;
    case "charm":
    case "usher":
      return person ? arrives(person, view.zone, view, words) : null;
    case "chase":
      return person && values["goal"] !== "pile" ? arrives(person, values["goal"] as Zone, view, words) : words.say("then-under");
    case "charm_stranger":
      return stranger(view, words);
    case "knock":
      return ghost ? loses(ghost, view, words) : null;
    case "summon":
      return ghost ? joins(ghost, view, words) : null;
    case "draw":
      return words.say("then-left", { n: values["sort"] === "ghost" ? view.ghost_pile_n : view.place_pile_n });
    case "enough":
      return words.say("then-exchanged", { n: view.exchanged });
    default:
      return null;
  }
}

function afterLaying(card: Ghost | Place, zone: Zone, view: View, words: Words): string {
  const { before, after, captures, brings } = outcome(view, card, zone);
  const total = words.say("then-terror", { before, after });
  if (captures && view.rules !== "original") return words.say("then-capture", { total, person: words.value("Person", captures) });
  return brings ? words.say("then-brings", { total, ghost: words.value("Ghost", brings) }) : total;
}

/** Somebody comes in: who is driven out by that, and whether they walk into a trap. */
function arrives(person: Person, zone: Zone, view: View, words: Words): string {
  const mine = after(view, view.actor, zone, person);
  const company = peopleIn(view, zone).filter((other) => other !== person).length;
  if (company) return words.say("then-together");
  const needs = missing(view, person, mine);
  if (placesIn(view, view.actor, zone).length && needs === 0) return words.say("then-caught");
  return words.say("then-needs", { terror: mine, threshold: thresholdOf(view, person) });
}

/** 9.1 Terror of a side once the aura of whoever arrives has done its work. */
function after(view: View, seat: number, zone: Zone, person: Person): number {
  const family = view.rules === "original" ? undefined : AURAS[person];
  const open = openRoom(view, seat, zone);
  if (!family || !open || shieldOf(view, seat, zone) === family) return terror(view, seat, zone);
  const gone = open.ghosts.filter((ghost) => familyOf(ghost) === family);
  return terrorOf(view, placesIn(view, seat, zone), ghostsIn(view, seat, zone).filter((ghost) => !gone.includes(ghost)));
}

function stranger(view: View, words: Words): string {
  const top = view.pile_n === 0 ? view.below.at(-1) : undefined;
  return top ? words.value("Person", top) : words.say("then-stranger");
}

function loses(ghost: Ghost, view: View, words: Words): string {
  const other = 1 - view.actor;
  const left = ghostsIn(view, other, view.zone).filter((one) => one !== ghost);
  return words.say("then-theirs", { before: terror(view, other, view.zone), after: terrorOf(view, placesIn(view, other, view.zone), left) });
}

function joins(ghost: Ghost, view: View, words: Words): string {
  const mine = ghostsIn(view, view.actor, view.zone).filter((one) => one !== ghost);
  return words.say("then-terror", {
    before: terror(view, view.actor, view.zone),
    after: terrorOf(view, placesIn(view, view.actor, view.zone), [...mine, ghost]),
  });
}

/** A legal choice that may well be regretted: the other side captures in its own turn. */
export function danger({ kind, values }: Choice, view: View, words: Words): string | null {
  const other = 1 - view.actor;
  const person = values["person"] as Person | undefined;
  if (!person || (kind !== "chase" && kind !== "charm" && kind !== "usher")) return null;
  const zone = (kind === "chase" ? values["goal"] : view.zone) as Zone | "pile";
  if (zone === "pile" || hasCompany(view, zone, person) || !placesIn(view, other, zone).length) return null;
  const mine = placesIn(view, view.actor, zone).length > 0 && missing(view, person, after(view, view.actor, zone, person)) === 0;
  if (mine || missing(view, person, after(view, other, zone, person)) > 0) return null;
  return words.say("danger-gift", { seat: words.seat(other) });
}

const hasCompany = (view: View, zone: Zone, person: Person): boolean => peopleIn(view, zone).some((other) => other !== person);

/** How far a side is from whoever is alone in a zone, in a few words; null where nothing can be said. */
export function distance(view: View, seat: number, zone: Zone, words: Words): { short: number; text: string } | null {
  const person = alone(view, zone);
  if (person === null || placesIn(view, seat, zone).length === 0) return null;
  const short = missing(view, person, terror(view, seat, zone));
  return { short, text: short ? words.say("table-short", { n: short }) : words.say("table-enough") };
}

