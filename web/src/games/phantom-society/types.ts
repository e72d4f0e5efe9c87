// Written by manoir.kit.derive.typescript from state.py and story.py: do not edit.

export type Tile = "bare" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "green-1" | "green-2" | "green-3" | "green-4" | "green-5" | "green-6" | "white-1" | "white-2" | "white-3" | "white-4" | "white-5" | "white-6";
export type Step = "pick" | "put" | "bid" | "hide" | "play";
export type Team = "first" | "second";
export type Role = "undecided" | "hunter" | "master";
export type Place = "nowhere" | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6";
export type Colour = "blue" | "red" | "green" | "white";
export interface View {
  /** seats taken */
  players: number;
  /** rooms of each kind in the box */
  tiles: Record<Tile, number>;
  /** damage that the ghosts need, in thousands of pounds */
  target: number;
  /** the Master Game: the target is bid for */
  master_game: boolean;
  /** games of a tournament */
  games: number;
  /** the rooms are laid at random */
  shuffled: boolean;
  /** the partner acts for a master whose ghosts cannot */
  stand_in: boolean;
  /** rows of the floor */
  rows: number;
  /** columns of the floor */
  columns: number;
  /** colours in play */
  colours: number;
  /** what is asked */
  step: Step;
  /** the chair on turn */
  turn: number;
  /** the chair that laid the first room */
  first: number;
  /** all games are over */
  over: boolean;
  /** games finished */
  games_over: number;
  /** points of the seat's team */
  points: number[];
  /** the team of each seat */
  teams: Team[];
  /** who hunts, who masters ghosts */
  role: Role[];
  /** rooms not yet laid */
  stock: Record<Tile, number>;
  /** the room picked up */
  held: Tile;
  /** the room laid at each place */
  room: Record<Place, Tile>;
  /** the team with deck A, whose bids are even */
  even: Team;
  /** the bids lie open */
  opened: boolean;
  /** bid of the seat's team */
  bid: (number | null)[];
  /** damage with which the ghosts win */
  goal: number;
  /** damage done, in thousands of pounds */
  damage: number;
  /** turns taken in this game */
  turns: number;
  /** the turn on which a room fell, 0 while it stands */
  fell: Record<Place, number>;
  /** ghosts hidden so far */
  hidden_n: number;
  /** where a ghost was revealed */
  revealed: Record<Colour, Place>;
  /** where each ghost hides */
  ghost: (Record<Colour, (Place | null)> | null);
  /** the master of each ghost */
  keeper: (Record<Colour, (number | null)> | null);
  /** the seat that decides for the ghosts */
  acting: (number | null);
}
export type Event =
  | { event: "began"; seat: number; game: number; why: string }
  | { event: "picked"; seat: number; tile: Tile; why: string }
  | { event: "laid"; seat: number; tile: Tile; place: Place; why: string }
  | { event: "got_deck_a"; team: Team; why: string }
  | { event: "made_bid"; seat: number; bid: number | null; why: string }
  | { event: "opened_bids"; first: number; second: number; why: string }
  | { event: "hid"; seat: number; place: Place | null; why: string }
  | { event: "took"; seat: number; tile: Tile; place: Place; why: string }
  | { event: "damaged"; value: number; damage: number; why: string }
  | { event: "unmasked"; colour: Colour; place: Place; why: string }
  | { event: "passed_over"; seat: number; why: string }
  | { event: "ghosts_won"; team: Team; damage: number; why: string }
  | { event: "hunters_won"; team: Team; damage: number; why: string }
  | { event: "came_out"; seat: number; colour: Colour; place: Place; why: string }
  | { event: "scored"; team: Team; points: number; why: string };
