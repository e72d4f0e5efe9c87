/** The decision at hand in words: the question, what a choice leads to, and what it risks. */

import type { Choice, Entry, Words } from "../../table/board";
import { changing, keeping } from "./dice";
import { isSure, odds } from "./odds";
import { asked, cardNow, colourBelow, decider, discsIn, foesOf, has, haunts, hauntsUpTo, inTown, isTurnDone, levelIn, nextColour, price, priceToEvolve, reach, sectionAtWork, sectionTold, sectionsLeft, stepOf, tokensPaid, wantsColours } from "./reading";
import { BUILDINGS, BY_LEVEL, CARDS_TO_END, COLOURS, NIGHTMARE_FEAR, SIDES, levelOf, sectionsOf } from "./town";
import type { Action, Bonus, Building, Card, Ghost, Section, Token, View } from "./types";

export function question(view: View, choices: Choice[], words: Words, entries: readonly Entry[] = []): { ask: string; context?: string } {
  const step = stepOf(view);
  if (step === "turn") return turn(view, choices, words);
  // Dice that nothing can change lie there only so that a card may be occupied.
  if (step === "dice" && choices.every(({ kind }) => kind === "enough" || kind === "occupy")) {
    return { ask: words.say("ask-dice-lie"), context: words.say("prompt-dice-lie") };
  }
  return { ask: words.say(`ask-${step}`), context: context(view, words, entries) };
}

function turn(view: View, choices: Choice[], words: Words): { ask: string; context: string } {
  if (isTurnDone(view)) return { ask: words.say("ask-turn-done"), context: words.say("ask-turn-done-help") };
  const rows = new Set(choices.map(({ values }) => values["section"] ?? ""));
  const [only] = rows;
  if (rows.size === 1 && only) {
    const level = words.value("Ghost", reach(view, levelIn(view, view.active, only as Section)));
    return { ask: words.say("ask-section", { section: words.value("Section", only) }), context: words.say("ask-section-help", { ghost: level }) };
  }
  return { ask: words.say("ask-turn"), context: words.say("ask-turn-help", { n: sectionsLeft(view).length, all: sectionsOf(view).length }) };
}

/** Where one is in a turn of many small choices. */
function context(view: View, words: Words, entries: readonly Entry[]): string {
  const { level, at, ghost, number } = asked(view);
  const named = { ghost: words.value("Ghost", ghost), building: words.value("Building", at) };
  switch (stepOf(view)) {
    case "summon":
    case "scare":
    case "evolve":
    case "move":
    case "fight":
    case "haunt":
      return ofSection(view, level, words, entries);
    case "go":
      return words.say(has(view, view.active, 2) ? "ask-go-anywhere" : "ask-go-help", named);
    case "target":
      return words.say(view.grand_master ? "ask-ghost-help" : "ask-target-help", { ...named, n: SIDES[ghost] });
    case "raise":
      return words.say("ask-raise-help", { ghost: words.value("Ghost", level) });
    case "pay":
      return paying(view, String(number) as Card, words);
    case "disc":
      return words.say("ask-disc-help", { card: words.value("Card", number) });
    case "drift":
    case "drift-scared":
    case "drift-token":
    case "chain":
      return byCard(view, words.say("ask-ghost-help", named), words);
    case "guess":
      return byCard(view, words.say("ask-guess-help", named), words);
    case "difference":
      return byCard(view, words.say("ask-difference-help", { n: number }), words);
    case "take-three":
      return words.say("ask-take-three-help", { n: number });
    case "compensate":
    case "compensate-again":
      return words.say(stepOf(view) === "compensate" && view.players === 2 ? "ask-compensate-two-help" : "ask-compensate-help", { seat: words.seat(view.active), card: words.value("Card", number) });
    case "bonus-rest":
      return words.say("bonus-rest-text");
    case "any-move":
      return words.say("bonus-any-move-text");
    default: {
      return cardNow(view) ? byCard(view, "", words) : words.say(`prompt-${stepOf(view)}`);
    }
  }
}

/** Which card asks, and what else is to be said. */
function byCard(view: View, help: string, words: Words): string {
  const card = cardNow(view);
  return card ? [words.say("ask-by-card", { card: words.value("Card", card) }), help].filter(Boolean).join(" ") : help;
}

function paying(view: View, card: Card, words: Words): string {
  const told = { card: words.value("Card", card), n: tokensPaid(view) + 1, all: price(view, view.active, card) };
  return words.say(wantsColours(view, view.active, card) ? "ask-pay-coloured" : "ask-pay-any", told);
}

function ofSection(view: View, base: Ghost, words: Words, entries: readonly Entry[]): string {
  const section = sectionAtWork(view, entries);
  // 15.6 Nobody's section summons by a token.
  if (sectionTold(entries) === null && stepOf(view) === "summon") return words.say("bonus-any-pair-text");
  const level = reach(view, base);
  const told = { ghost: words.value("Ghost", level) };
  return section ? words.say("ask-of-section", { ...told, section: words.value("Section", section) }) : words.say("ask-up-to", told);
}

/** What a choice leads to, and which cards it uses up for this turn. */
export function consequence(choice: Choice, view: View, words: Words): string | null {
  const said = [outcomeOf(choice, view, words), ...usedUp(choice, view).map((card) => words.say("then-uses", { card: words.value("Card", card) }))];
  return said.reduce((one, other) => (one && other ? words.say("then-both", { one, other }) : one || other), null);
}

/** 14.1, 14.4 Cards that a choice needs, and that work once a turn. */
function usedUp({ kind, values }: Choice, view: View): Card[] {
  if (!BY_LEVEL.includes(stepOf(view)) && stepOf(view) !== "haunt-free") return [];
  const ghost = (values["ghost"] ?? String(values["pair"] ?? "").split("-").at(-1)) as Ghost;
  const above = stepOf(view) !== "haunt-free" && levelOf(ghost) > levelOf(asked(view).level);
  const beside = kind.startsWith("haunt") && view.ghosts[values["building"] as Building][ghost] === 0;
  return [...(above ? (["4"] as const) : []), ...(beside ? (["1"] as const) : [])];
}

function outcomeOf({ kind, values }: Choice, view: View, words: Words): string | null {
  const ghost = (values["ghost"] ?? "blue") as Ghost;
  const building = values["building"] as Building | undefined;
  const section = values["section"] as Section | undefined;
  const seat = decider(view);
  switch (kind) {
    case "act":
      return acting(view, section ?? "first", values["action"] as Action, words);
    case "rest":
    case "bonus_rest":
      return resting(view, seat, section ?? "first", words);
    case "take_discs":
      return words.say("then-discs", { n: discsIn(view, seat, section ?? "first") });
    case "mix":
      return words.say("then-mixed", { card: words.value("Card", 45) });
    case "take_back":
      return words.say("then-loses", { n: Math.min(view.points[seat] ?? 0, Math.floor(view.haunt_points[ghost] / 2)) });
    case "place":
      return words.say("then-pays-token", { token: words.value("Token", ghost) });
    case "summon":
      return receiving(view, has(view, seat, 9) ? 2 : 1, ghost, words);
    case "scare":
      return words.say("then-fear", { n: levelOf(ghost) + (has(view, seat, 51) ? 1 : 0) });
    case "evolve":
      return words.say("then-evolve", { ghost: words.value("Ghost", nextColour(ghost)), n: priceToEvolve(view, seat, ghost) });
    case "go":
    case "drift":
      return building ? arriving(view, building, words) : null;
    case "attack_with":
      return building ? fighting(view, [ghost], [building], words) : null;
    case "attack":
      return attacking(view, ghost, words);
    case "haunt":
    case "haunt_shared":
      return haunting(view, seat, ghost, words);
    case "lift_to":
      return section ? rising(view, seat, section, asked(view).level, words) : null;
    case "lift":
      return section ? rising(view, seat, section, nextColour(levelIn(view, seat, section)), words) : null;
    case "buy_level":
      return section ? buyingLevel(view, seat, section, words) : null;
    case "lower":
      return section ? receiving(view, 2, colourBelow(levelIn(view, seat, section)), words) : null;
    case "occupy":
      return occupying(view, seat, String(values["card"]) as Card, words);
    case "use":
      return words.say(`card-${values["power"]}-text`);
    case "use_bonus":
    case "drop":
      return words.say(`bonus-${values["bonus"] as Bonus}-text`);
    case "pay":
      return words.say("then-left", { n: (view.tokens[seat]?.[values["token"] as Token] ?? 1) - 1 });
    case "buy_token":
      return words.say("then-buy", { n: levelOf(values["token"] as Token) });
    case "wish":
      return words.say("then-have", { n: view.tokens[seat]?.[values["token"] as Token] ?? 0 });
    case "give_disc":
      return words.say("then-left", { n: (view.discs[seat] ?? 1) - 1 });
    case "give_disc_of":
      return words.say("then-slot-free");
    case "take_points":
      return words.say("then-points", { n: view.players === 2 ? 2 : 1 });
    case "take_difference":
      return words.say("then-fear", { n: asked(view).number });
    case "remove":
      return receiving(view, 1, ghost, words);
    case "enough":
      return stepOf(view) === "dice" ? keeping(view, words) : null;
    case "take_higher":
    case "reroll_for_fear":
    case "reroll":
    case "add_three":
      return changing(kind, Number(values["die"]), view, words);
    default:
      return null;
  }
}

/** 1.4 No more tokens than the pile still has. */
function receiving(view: View, wanted: number, token: Token, words: Words): string | null {
  const n = Math.min(wanted, view.supply[token]);
  return n ? words.say("then-token", { n, token: words.value("Token", token) }) : null;
}

function acting(view: View, section: Section, action: Action, words: Words): string | null {
  const top = levelOf(reach(view, levelIn(view, view.active, section)));
  const there = COLOURS.filter((ghost) => levelOf(ghost) <= top && inTown(view, ghost) > 0);
  const best = there.at(-1) ?? "blue";
  switch (action) {
    case "scare":
      return words.say(there.length > 1 ? "then-fear-up-to" : "then-fear", { n: levelOf(best) + (has(view, view.active, 51) ? 1 : 0) });
    case "evolve":
      return words.say(mayRise(view, there) ? "does-evolve" : "does-evolve-only");
    case "haunt":
      return hauntingUpTo(hauntsUpTo(view, view.active, top), words);
    case "fight":
      return fighting(view, COLOURS.slice(0, top), BUILDINGS, words);
    case "move":
      return words.say(has(view, view.active, 2) ? "does-move-anywhere" : "does-move");
    default:
      return words.say(`does-${action}`);
  }
}

/** 14.46 Where no place is open, a token can still be taken back. */
const hauntingUpTo = (points: number[], words: Words): string => (points.length ? words.say("then-points-up-to", { n: Math.max(...points) }) : words.say("does-take-back", { card: words.value("Card", 46) }));

/** How good the best attack of these ghosts in these buildings is. */
function fighting(view: View, ghosts: readonly Ghost[], buildings: readonly Building[], words: Words): string {
  const chances = buildings.flatMap((at) =>
    ghosts.filter((ghost) => view.ghosts[at][ghost] > 0).flatMap((ghost) => foesOf(view, at, ghost).map((foe) => odds(view, ghost, foe))),
  );
  return view.grand_master || !chances.length ? words.say("does-fight") : words.say("then-odds-up-to", { odds: Math.max(...chances) });
}

function arriving(view: View, building: Building, words: Words): string | null {
  const bonus = view.bonus_on[building];
  return bonus === "none" ? null : words.say("then-bonus", { bonus: words.value("Bonus", bonus) });
}

function attacking(view: View, foe: Ghost, words: Words): string {
  const { fighter } = view;
  const by = (card: number, said: string): string => words.say("then-both", { one: said, other: words.value("Card", card) });
  if (isSure(view, fighter, foe)) return view.grand_master ? words.say("then-sure") : by(25, words.say("then-sure"));
  const chance = words.say("then-odds", { n: SIDES[fighter], other: SIDES[foe], odds: odds(view, fighter, foe) });
  return has(view, view.active, 5) ? by(5, chance) : chance;
}

function haunting(view: View, seat: number, ghost: Ghost, words: Words): string {
  const { placed, all } = haunts(view, seat);
  const points = words.say("then-points", { n: view.haunt_points[ghost] });
  return placed + 1 === all && !view.ending ? words.say("then-ends", { what: points }) : points;
}

/** 6.4 Whether one of these ghosts can grow above a section of the active player. */
function mayRise(view: View, ghosts: readonly Ghost[]): boolean {
  const lowest = Math.min(...sectionsOf(view).map((section) => levelOf(levelIn(view, view.active, section))));
  const mayGrow = (ghost: Ghost): boolean =>
    ghost !== "red" && view.reserve[nextColour(ghost)] > 0 && (view.fear[view.active] ?? 0) >= priceToEvolve(view, view.active, ghost);
  return ghosts.some((ghost) => levelOf(ghost) >= lowest && mayGrow(ghost));
}

/** 3.5, 14.19 */
function resting(view: View, seat: number, section: Section, words: Words): string {
  const discs = words.say("then-discs", { n: discsIn(view, seat, section) });
  return has(view, seat, 19) ? words.say("then-both", { one: discs, other: words.say("then-fear", { n: NIGHTMARE_FEAR }) }) : discs;
}

/** 14.48 */
function buyingLevel(view: View, seat: number, section: Section, words: Words): string {
  const to = nextColour(levelIn(view, seat, section));
  return words.say("then-both", { one: rising(view, seat, section, to, words), other: words.say("then-buy", { n: levelOf(to) }) });
}

function rising(view: View, seat: number, section: Section, to: Ghost, words: Words): string {
  return words.say("then-rises", { from: words.value("Ghost", levelIn(view, seat, section)), to: words.value("Ghost", to) });
}

function occupying(view: View, seat: number, card: Card, words: Words): string {
  const cost = words.say(wantsColours(view, seat, card) ? "then-occupy-coloured" : "then-occupy", { n: price(view, seat, card) });
  return (view.cards_n[seat] ?? 0) + 1 === CARDS_TO_END && !view.ending ? words.say("then-ends", { what: cost }) : cost;
}

/** A legal choice that may well be regretted: a Haunt that can only take a token back, a Rest that brings nothing while the section could act. */
export function danger({ kind, values }: Choice, view: View, words: Words): string | null {
  if (kind === "act" && values["action"] === "haunt") {
    const top = levelOf(reach(view, levelIn(view, view.active, values["section"] as Section)));
    return hauntsUpTo(view, view.active, top).length ? null : words.say("danger-take-back");
  }
  if (kind !== "rest" || has(view, view.active, 19)) return null;
  const section = values["section"] as Section;
  const idle = discsIn(view, view.active, section) === 0 && (view.discs[view.active] ?? 0) > 0;
  return idle ? words.say("danger-idle") : null;
}
