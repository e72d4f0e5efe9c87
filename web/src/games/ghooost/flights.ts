/** What happens, as movements: cards go from where they were to where they are. */

import type { Event as Told, Flight, Sound } from "../../table/board";
import { handOf } from "./reading";
import type { Event, Ghost, View } from "./types";

/** One event, one movement. `view` is what still lies on the table. */
export function flights(told: Told, view: View, viewer: number): Flight[] {
  const event = told as unknown as Event;
  switch (event.event) {
    case "dealt":
      return deal(view);
    case "laid":
      return laid(event.seat, event.ghost, event.many, event.copies, view, viewer);
    case "tried_luck":
      return [{ from: "crypt", to: "cemetery", piece: event.ghost, count: 1, turn: "up" }];
    case "opened":
      return [{ from: `seat-${event.seat}/mansion`, to: "cemetery", piece: event.ghost, count: 1, turn: "up" }];
    case "took":
      return whole(view, hand(event.seat), event.cards);
    case "drew":
      return [drawn(event.seat, event.ghost, view, viewer)];
    case "swept":
      return whole(view, "discard", event.cards);
    default:
      return [];
  }
}

const hand = (seat: number): string => `seat-${seat}/hand`;

/** My own cards have places of their own, by kind. */
function mine(seat: number, ghost: Ghost, view: View, viewer: number): string {
  const held = seat === viewer && handOf(view, seat)?.some((kind) => kind.ghost === ghost);
  return held ? `hand/${ghost}` : hand(seat);
}

function laid(seat: number, ghost: Ghost, many: number, copies: number, view: View, viewer: number): Flight[] {
  const shown = seat === viewer ? "none" : "up";
  const flight = (piece: Ghost, count: number): Flight => ({
    from: mine(seat, piece, view, viewer),
    to: "cemetery",
    piece,
    count,
    turn: shown,
  });
  return copies ? [flight(ghost, many), flight("miss-copy", copies)] : [flight(ghost, many)];
}

function drawn(seat: number, ghost: Ghost | null, view: View, viewer: number): Flight {
  if (ghost === null) return { from: "crypt", to: hand(seat), count: 1, turn: "none" };
  return { from: "crypt", to: mine(seat, ghost, view, viewer), piece: ghost, count: 1, turn: "up" };
}

function deal(view: View): Flight[] {
  return Array.from({ length: view.players }, (_, seat) => ({
    from: "crypt",
    to: `seat-${seat}/mansion`,
    count: Math.min(4, view.mansion_size),
    turn: "none" as const,
  }));
}

/**
 * The cemetery goes away, kind by kind. What was laid a moment ago leaves with it unseen, except where
 * nothing else lay there: only a Miss Copy is turned up on an empty cemetery and has to go.
 */
function whole(view: View, to: string, cards: number): Flight[] {
  const kinds = [...new Set(view.cemetery)];
  if (kinds.length === 0) return cards === 1 ? [{ from: "cemetery", to, piece: "miss-copy", count: 1, turn: "none" }] : [];
  return kinds.map((ghost) => ({
    from: "cemetery",
    to,
    piece: ghost,
    count: view.cemetery.filter((other) => other === ghost).length,
    turn: "none",
  }));
}

/** The one turning point. */
export function scene(told: Told): string | null {
  return told.event === "midnight" ? "midnight" : null;
}

export function sound(told: Told): Sound | null {
  switch ((told as unknown as Event).event) {
    case "laid":
    case "tried_luck":
    case "opened":
    case "took":
    case "drew":
      return "card";
    case "swept":
    case "twisted":
    case "skipped":
    case "booed":
      return "ghost";
    case "midnight":
      return "bell";
    case "left":
    case "won":
      return "win";
    default:
      return null;
  }
}
