/** What a look at the table tells: the few rules that the picture needs. */

import { colourOf, coloursOf, floorOf, valueOf } from "./rooms";
import type { Colour, Place, Team, Tile, View } from "./types";

/** 2.1, 9.1, 9.2 Four chairs, one for each colour; with fewer players somebody sits on two. */
const SEATED: Record<number, readonly number[]> = { 2: [0, 1, 0, 1], 3: [0, 1, 0, 2], 4: [0, 1, 2, 3] };

export const seatOn = (view: View, chair: number): number => SEATED[view.players]?.[chair % 4] ?? 0;

export const onTurn = (view: View): number => seatOn(view, view.turn);

export const isMaster = (view: View, seat: number): boolean => view.role[seat] === "master";

/** 4.1 */
export const isGhostsTurn = (view: View): boolean => view.step === "play" && isMaster(view, onTurn(view));

export const opposite = (view: View, chair: number): number => (chair + 2) % view.colours;

/** 3.2, 10.5 The first chair of the masters in the order of laying. */
export function firstMaster(view: View): number {
  return isMaster(view, seatOn(view, view.first)) ? view.first : (view.first + 1) % view.colours;
}

/** 4.1 Whose turn a turn was, counted from 1. */
export const seatOfTurn = (view: View, turn: number): number => seatOn(view, (firstMaster(view) + turn - 1) % view.colours);

/** 4.1 The masters begin: odd turns are the ghosts'. */
export const byGhosts = (turn: number): boolean => turn % 2 === 1;

export interface Removal {
  turn: number;
  place: Place;
  tile: Tile;
  seat: number;
  ghosts: boolean;
  /** 7.2 the ghost that lay there */
  found: Colour | null;
}

/** 1.4 What fell and by whom, oldest first. */
export function removals(view: View): Removal[] {
  return floorOf(view)
    .filter((place) => view.fell[place] > 0)
    .map((place) => removal(view, place))
    .sort((a, b) => a.turn - b.turn);
}

export function removal(view: View, place: Place): Removal {
  const turn = view.fell[place];
  const tile = view.room[place];
  const colour = colourOf(tile);
  const found = view.revealed[colour] === place ? colour : null;
  return { turn, place, tile, seat: seatOfTurn(view, turn), ghosts: byGhosts(turn), found };
}

/** 7.1 What a removal added to the damage. */
export const added = ({ tile, found }: Removal): number => (found ? 0 : valueOf(tile));

export const isStanding = (view: View, place: Place): boolean => view.room[place] !== "bare" && view.fell[place] === 0;

export const isRevealed = (view: View, colour: Colour): boolean => view.revealed[colour] !== "nowhere";

export const ghostsLeft = (view: View): number => coloursOf(view).filter((colour) => !isRevealed(view, colour)).length;

export interface Known {
  colour: Colour;
  place: Place | null;
  keeper: number | null;
  revealed: boolean;
}

/** What this viewer knows of each ghost: 1.4 masters see all, 8.3 at the end everybody does. */
export function ghostsKnown(view: View): Known[] {
  return coloursOf(view).map((colour) => {
    const revealed = isRevealed(view, colour);
    const seen = revealed ? view.revealed[colour] : (view.ghost?.[colour] ?? null);
    const place = seen === "nowhere" ? null : seen;
    return { colour, place, keeper: place ? (view.keeper?.[colour] ?? null) : null, revealed };
  });
}

/** 2.3, 9.1 Whose rooms these are. */
export const ownerOf = (view: View, colour: Colour): number => seatOn(view, coloursOf(view).indexOf(colour));

export const TEAMS: readonly Team[] = ["first", "second"];

export const seatsOf = (view: View, team: Team): number[] =>
  Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => view.teams[seat] === team);

/** 10.3 What a team bid, as far as this viewer knows; null: it lies face down, or there is none yet. */
export function bidOf(view: View, team: Team): number | null {
  return view.bid[seatsOf(view, team)[0] ?? 0] || null;
}

/** 10.3 Whoever laid the first room bids first: whether this team's bid lies on the table. */
export function hasBid(view: View, team: Team): boolean {
  if (view.opened) return true;
  return view.step === "bid" && view.turn !== view.first && TEAMS[view.first % 2] === team;
}

/** 11.1 Points are worth showing where there are several games, or bids. */
export const isScored = (view: View): boolean => view.games > 1 || view.master_game;

/** The game that is played, from 1; when all is over, the last. */
export const gameNumber = (view: View): number => Math.min(view.games_over + 1, view.games);
