/** What a look at the table tells: the few rules that the picture and its words need. */

import type { Entry } from "../../table/board";
import { ACTIONS, BUILDINGS, COLOURS, HAUNT_TOKENS, SHARED_TOKENS, isColour, levelOf, roomOf, sectionsOf, sideBySide } from "./town";
import type { Action, Building, Card, Event, Ghost, Section, Step, Token, Trade, View } from "./types";

export const stepOf = (view: View): Step | "turn" => (view.asked_n ? (view.asked[view.asked_n - 1] ?? "turn") : "turn");

/** Whether what is asked lies above the table: dice, or a number to name. */
export const inDice = (view: View): boolean => ["roll", "dice", "guess"].includes(stepOf(view));

/** What the open question is about. */
export function asked(view: View): { level: Ghost; at: Building; ghost: Ghost; number: number } {
  const top = view.asked_n - 1;
  return {
    level: view.asked_level[top] ?? "blue",
    at: view.asked_at[top] ?? "church",
    ghost: view.asked_ghost[top] ?? "blue",
    number: view.asked_number[top] ?? 0,
  };
}

export const decider = (view: View): number => (view.asked_n ? (view.asked_seat[view.asked_n - 1] ?? view.active) : view.active);

export const seatsOf = (view: View): number[] => Array.from({ length: view.players }, (_, seat) => seat);

export const cardsOf = (view: View): Card[] => view.display.filter((card) => card !== "none");

export const has = (view: View, seat: number, card: number): boolean => view.holds[seat]?.[String(card) as Card] ?? false;

/** 13.6 */
export const isReady = (view: View, seat: number, card: number): boolean => has(view, seat, card) && !view.used[String(card) as Card];

export const on = (view: View, card: Card): number[] => seatsOf(view).filter((seat) => view.holds[seat]?.[card]);

export interface Haunting {
  seat: number;
  /** 11.1 a token of the colour that two players share */
  shared: boolean;
}

/** 9.3 Whose token lies on a place. */
export function haunting(view: View, building: Building, ghost: Ghost): Haunting | null {
  for (const seat of seatsOf(view)) {
    if (view.haunts[seat]?.[building] === ghost) return { seat, shared: false };
    if (view.shared[seat]?.[building] === ghost) return { seat, shared: true };
  }
  return null;
}

const placed = (row: View["haunts"][number] | undefined): number => BUILDINGS.filter((building) => isColour(row?.[building] ?? "none")).length;

/** 9.4 Haunt tokens that are placed, and how many there are. 11.2 Two players have eight. */
export function haunts(view: View, seat: number): { placed: number; all: number } {
  const all = HAUNT_TOKENS + (view.players === 2 ? SHARED_TOKENS : 0);
  return { placed: placed(view.haunts[seat]) + placed(view.shared[seat]), all };
}

export const ownLeft = (view: View, seat: number): number => HAUNT_TOKENS - placed(view.haunts[seat]);
export const sharedLeft = (view: View, seat: number): number => (view.players === 2 ? SHARED_TOKENS : 0) - placed(view.shared[seat]);

/** 9.2, 11.1 Whether a seat has a token left that a building takes from it. */
const mayHaunt = (view: View, seat: number, building: Building): boolean =>
  view.haunts[seat]?.[building] === "none" || (sharedLeft(view, seat) > 0 && seatsOf(view).every((each) => view.shared[each]?.[building] === "none"));

/** 9.1 A ghost of the colour is there; 14.1 or two of them beside it. */
const isHaunterThere = (view: View, seat: number, building: Building, ghost: Ghost): boolean =>
  view.ghosts[building][ghost] > 0 || (isReady(view, seat, 1) && BUILDINGS.some((other) => view.ghosts[other][ghost] >= 2 && sideBySide(view, building, other)));

/** 9.1, 9.3 The points of every haunting up to a level. */
export const hauntsUpTo = (view: View, seat: number, level: number): number[] =>
  BUILDINGS.filter((building) => mayHaunt(view, seat, building)).flatMap((building) =>
    COLOURS.slice(0, level)
      .filter((ghost) => isHaunterThere(view, seat, building, ghost) && !haunting(view, building, ghost))
      .map((ghost) => view.haunt_points[ghost]),
  );

export const inTown = (view: View, ghost: Ghost): number => BUILDINGS.reduce((n, building) => n + view.ghosts[building][ghost], 0);

export const coloursIn = (view: View, building: Building): Ghost[] => COLOURS.filter((ghost) => view.ghosts[building][ghost] > 0);

export const discsIn = (view: View, seat: number, section: Section): number =>
  ACTIONS.filter((action) => view.disc[seat]?.[section][action]).length;

export const levelIn = (view: View, seat: number, section: Section): Ghost => view.level[seat]?.[section] ?? "blue";

/** 3.1 */
export const sectionsLeft = (view: View): Section[] => sectionsOf(view).filter((section) => !view.done[section]);

export const isTurnDone = (view: View): boolean => sectionsLeft(view).length === 0;

/** 6.2, 14.13 What an evolution from this colour costs. */
export const priceToEvolve = (view: View, seat: number, ghost: Ghost): number => Math.max(0, levelOf(ghost) + 1 - (has(view, seat, 13) ? 2 : 0));

export const nextColour = (ghost: Ghost): Ghost => COLOURS[COLOURS.indexOf(ghost) + 1] ?? "red";
export const colourBelow = (ghost: Ghost): Ghost => COLOURS[COLOURS.indexOf(ghost) - 1] ?? "blue";

/** 3.3 The strongest ghost that a section commands. 14.4 One level more, once a turn. */
export const reach = (view: View, level: Ghost): Ghost => (isReady(view, view.active, 4) ? nextColour(level) : level);

/** 14.33 One for two of the level below, or two for one of the level above. */
export function exchanged(trade: Trade): { gives: Token[]; gets: Token[] } {
  const [name, way] = trade.split("-") as [Token, "up" | "down"];
  return way === "up" ? { gives: [name, name], gets: [nextColour(name)] } : { gives: [name], gets: [colourBelow(name), colourBelow(name)] };
}

/** 13.2, 14.43 */
export const wantsColours = (view: View, seat: number, card: Card): boolean => (view.coloured[card] ?? false) && !has(view, seat, 43);

/** 13.2, 14.47 */
export function price(view: View, seat: number, card: Card): number {
  const everyGrey = cardsOf(view).every((other) => view.coloured[other] || view.holds[seat]?.[other]);
  return has(view, seat, 47) && (!wantsColours(view, seat, card) || everyGrey) ? 2 : 3;
}

/** Tokens held that can pay for a card. */
export function purse(view: View, seat: number, card: Card): number {
  const held = view.tokens[seat];
  return wantsColours(view, seat, card) ? COLOURS.filter((token) => (held?.[token] ?? 0) > 0).length : (view.tokens_n[seat] ?? 0);
}

/** Whether it is asked to which building a ghost moves, or drifts. */
export const asksWhither = (step: Step | "turn"): boolean => step === "go" || drifts(step);
export const drifts = (step: Step | "turn"): boolean => ["drift", "drift-scared", "drift-token"].includes(step);

/** 7.1, 14.2 */
export const canGo = (view: View, from: Building, to: Building): boolean =>
  from !== to && view.crowd[to] < roomOf(view) && (has(view, view.active, 2) || sideBySide(view, from, to));

/** 8.1 Colours that a ghost may attack. 14.5 Another of its own colour too. 14.35 In any building. 12.2 In Grand Master only weaker ones. */
export function foesOf(view: View, at: Building, ghost: Ghost): Ghost[] {
  const many = (foe: Ghost): number => (has(view, view.active, 35) ? inTown(view, foe) : view.ghosts[at][foe]) - (foe === ghost ? 1 : 0);
  const may = (foe: Ghost): boolean => (view.grand_master ? levelOf(foe) < levelOf(ghost) : foe !== ghost || has(view, view.active, 5));
  return COLOURS.filter((foe) => many(foe) > 0 && may(foe));
}

const ACTION_OF: Partial<Record<Step, Action>> = {
  summon: "summon", scare: "scare", evolve: "evolve", raise: "evolve", move: "move", go: "move", "move-second": "move",
  fight: "fight", target: "fight", series: "fight", haunt: "haunt", fought: "fight", difference: "fight", mixed: "summon",
  chain: "move", guess: "move", guessed: "move", lift: "haunt", frightened: "haunt",
};

/** The action under way, as far as open questions tell. */
export function actionNow(view: View): Action | null {
  for (let n = view.asked_n - 1; n >= 0; n -= 1) {
    const action = ACTION_OF[view.asked[n] ?? "refill"];
    if (action) return action;
  }
  return null;
}

/** Cards whose question says by itself that it is theirs. */
const CARD_OF: Partial<Record<Step, Card>> = {
  remove: "6", "take-two": "7", "take-second": "7", lower: "8", "move-second": "15", series: "20", drift: "17", guess: "23", chain: "24", "buy-token": "30", trade: "33",
  "haunt-free": "34", difference: "36", "drift-scared": "38", swap: "39", "swap-with": "39", wish: "44", "buy-level": "48", lift: "49", place: "50",
};
const ABOUT_CARD: readonly Step[] = ["pay", "disc", "compensate", "compensate-again"];

/** The card that the open question is about. */
export function cardNow(view: View): Card | null {
  const step = stepOf(view);
  if (step === "turn") return null;
  return ABOUT_CARD.includes(step) ? (String(asked(view).number) as Card) : (CARD_OF[step] ?? null);
}

/** 13.2 Tokens that lie on the table for the card that is being paid. */
export const tokensPaid = (view: View): number => COLOURS.reduce((n, token) => n + view.paid[token], 0);

/** What was told, less what was taken back. */
export function happened(entries: readonly Entry[]): Event[] {
  const undone = new Set(entries.map((entry) => entry.undoes));
  return entries.flatMap((entry) => (entry.undoes || undone.has(entry.number) ? [] : entry.events)) as unknown as Event[];
}

/** 15.6 A Summon that belongs to no section. */
export const isTokenSummon = (event: Event): boolean => event.event === "bonus_used" && event.bonus === "any-pair";

export const isSummon = ({ event }: Event): boolean => event === "summoned" || event === "nothing_came";

/** 15.6 A bonus token that lets somebody rest or summon in the middle of an action, which then goes on. */
function isInBetween(event: Event, at: number, events: Event[]): boolean {
  const before = events[at - 1];
  if (event.event === "rested") return before?.event === "bonus_used" && before.bonus === "rest";
  return isTokenSummon(event) && events.slice(at).some(isSummon);
}

const begins = (event: Event): boolean => ["acted", "rested", "turn_began"].includes(event.event) || isTokenSummon(event);

/** The section that acted last this turn, by what was told and not taken back; undefined if nothing was. */
export function sectionTold(entries: readonly Entry[]): Section | null | undefined {
  const last = happened(entries).findLast((event, at, events) => begins(event) && !isInBetween(event, at, events));
  return last && (last.event === "acted" ? last.section : null);
}

/** The section at work, as far as was told; whoever has not heard it gets it from the discs. */
export function sectionAtWork(view: View, entries: readonly Entry[]): Section | null {
  if (!actionNow(view)) return null;
  const told = sectionTold(entries);
  return told === undefined ? sectionNow(view) : told;
}

/** By the discs alone: the one that has acted with that disc and has that level; null where several could be it. */
export function sectionNow(view: View): Section | null {
  const action = actionNow(view);
  if (!action) return null;
  const is = (section: Section): boolean => stepOf(view) !== action || levelIn(view, view.active, section) === asked(view).level;
  const could = sectionsOf(view).filter((section) => view.done[section] && view.disc[view.active]?.[section][action] && is(section));
  return could.length === 1 ? (could[0] ?? null) : null;
}
