/** What the viewer's own throw came to: the dice as they lie, and what they gave. */

import type { Entry, Outcome, Words } from "../../table/board";
import { happened, has, isSummon, isTokenSummon } from "./reading";
import { PLUS } from "./town";
import type { Card, Event, View } from "./types";

interface Thrown {
  piece: string;
  face: number;
  plus: number;
}

const BEGINNINGS: readonly Event["event"][] = ["acted", "attacked", "guessed", "haunted", "haunted_shared", "moved"];
/** Cards by which a single die gives Fear. */
const BY_DIE: readonly Card[] = ["18", "23"];
/** 14.45 Only an odd couple throws dice to summon. */
const MIXED: Card = "45";

const isEnd = (event: Event): boolean => event.event === "beat" || event.event === "missed" || isSummon(event) || (event.event === "got_fear" && BY_DIE.includes(event.card));

/** The latest throw of all that was told, from what it was made for. */
const throwIn = (events: Event[]): Event[] => events.slice(Math.max(0, events.findLastIndex((event) => BEGINNINGS.includes(event.event) || isTokenSummon(event))));

/** Whatever was thrown and added, die by die; a die thrown again counts as it lies. */
function diceOf(since: Event[], bold: number): Thrown[] {
  return [0, 1].flatMap((die) => {
    const rolled = since.findLast((event) => event.event === "rolled" && event.die === die);
    if (rolled?.event !== "rolled") return [];
    const added = since.filter((event) => event.event === "added" && event.die === die).length;
    return [{ piece: `die/${rolled.ghost}/${rolled.face}`, face: rolled.face, plus: added * PLUS + (die ? 0 : bold) }];
  });
}

function gain(event: Event, viewer: number, words: Words): string[] {
  if (!("seat" in event) || event.seat !== viewer) return [];
  switch (event.event) {
    case "got_tokens":
      return [words.say("then-token", { n: event.many, token: words.value("Token", event.token) })];
    case "got_fear":
      return [words.say("then-fear", { n: event.many })];
    case "got_points":
      return [words.say("then-points", { n: event.points })];
    default:
      return [];
  }
}

/** 8.4 A tie is not enough. */
function resultOf(end: Event, dice: Thrown[], words: Words): string {
  if (end.event === "got_fear") return words.value("Card", end.card);
  if (end.event === "summoned") return words.value("Card", MIXED);
  if (end.event === "nothing_came") return words.say("outcome-nobody", { card: words.value("Card", MIXED) });
  const [mine, theirs] = dice;
  if (!mine || !theirs) return words.say("outcome-sure");
  const shown = ({ face, plus }: Thrown): string => (plus ? `${face} + ${plus}` : `${face}`);
  const told = { mine: shown(mine), theirs: shown(theirs) };
  if (end.event === "beat") return words.say("outcome-won", told);
  return words.say(mine.face + mine.plus === theirs.face + theirs.plus ? "outcome-tie" : "outcome-lost", told);
}

export function outcome(entries: readonly Entry[], view: View, viewer: number, words: Words): Outcome | null {
  const last = entries.at(-1);
  if (last?.seat !== viewer) return null;
  const news = last.events as unknown as Event[];
  const at = news.findLastIndex(isEnd);
  const end = news[at];
  if (!end) return null;
  const fights = end.event === "beat" || end.event === "missed";
  const before = happened(entries).slice(0, at - news.length);
  const dice = diceOf(throwIn(before), fights && has(view, viewer, 5) ? 1 : 0);
  if (isSummon(end) && !dice.length) return null;
  const result = resultOf(end, dice, words);
  const gains = news.slice(at).flatMap((event) => gain(event, viewer, words));
  return { pieces: dice.map(({ piece }) => piece), text: gains.length ? words.say("outcome-gave", { result, gains: gains.join(", ") }) : result };
}
