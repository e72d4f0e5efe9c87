/** How the scores came about: by haunting, by occupying cards, by each card, by sets, and otherwise. */

import type { Entry, Source, Words } from "../../table/board";
import { happened } from "./reading";
import { CARD_POINTS } from "./town";
import type { Card, Event, View } from "./types";

/** Where the points of an event come from: a card, or something else by its name. */
function gain(event: Event): { by: string; seat: number; points: number } | null {
  switch (event.event) {
    case "haunted":
    case "haunted_shared":
      return { by: "haunting", seat: event.seat, points: event.points };
    case "took_back":
      return { by: "haunting", seat: event.seat, points: -event.points };
    case "occupied":
      return { by: "occupying", seat: event.seat, points: CARD_POINTS };
    case "got_points":
      return event.card === "none" ? null : { by: event.card, seat: event.seat, points: event.points };
    case "scored":
      return { by: event.card, seat: event.seat, points: event.points };
    case "scored_triples":
      return { by: "sets", seat: event.seat, points: event.points };
    default:
      return null;
  }
}

export function account(entries: readonly Entry[], view: View, words: Words): Source[] {
  const gains = happened(entries).flatMap((event) => gain(event) ?? []);
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const sum = (some: typeof gains): number[] => seats.map((at) => some.reduce((all, { seat, points }) => all + (seat === at ? points : 0), 0));
  const by = (name: string): number[] => sum(gains.filter((one) => one.by === name));
  const cards = [...new Set(gains.map((one) => one.by).filter(Number))].sort((a, b) => Number(a) - Number(b));
  // What is left came by bonus tokens, and by those who joined one on a card.
  const others = sum(gains).map((known, seat) => (view.points[seat] ?? 0) - known);
  return [
    ...["haunting", "occupying"].map((name) => ({ label: words.say(`account-${name}`), points: by(name) })),
    ...cards.map((card) => ({ label: words.value("Card", card as Card), points: by(card) })),
    { label: words.say("account-sets"), points: by("sets") },
    { label: words.say("account-others"), points: others },
  ].filter(({ points }) => points.some(Boolean));
}
