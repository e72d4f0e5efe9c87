// Written by manoir.kit.derive.typescript from state.py and story.py: do not edit.

export type Rules = "revised" | "original";
export type Person = "john" | "mary" | "robert" | "sarah" | "girl" | "boy" | "cymon";
export type Ghost = "spectre-charmer" | "spectre-young-charmer" | "spectre-knocker" | "spectre-young-knocker" | "spectre-howler" | "spectre-invoker" | "spectre-queen" | "spectre-squatter" | "revenant-charmer" | "revenant-young-charmer" | "revenant-knocker" | "revenant-young-knocker" | "revenant-howler" | "revenant-invoker" | "revenant-queen" | "revenant-squatter" | "spirit-charmer" | "spirit-young-charmer" | "spirit-knocker" | "spirit-young-knocker" | "spirit-howler" | "spirit-invoker" | "spirit-queen" | "spirit-squatter" | "soul-charmer" | "soul-young-charmer" | "soul-knocker" | "soul-young-knocker" | "soul-howler" | "soul-invoker" | "soul-queen" | "soul-squatter";
export type Place = "attic" | "bedroom" | "nursery" | "bathroom" | "parlour" | "hall" | "kitchen" | "library" | "wine-cellar" | "boiler-room" | "laundry" | "dungeon" | "graveyard" | "old-well" | "greenhouse" | "hanging-tree" | "grand-staircase" | "dumb-waiter" | "cellar-stairs" | "trapdoor" | "cellar-window" | "tunnel" | "chimney" | "pipes" | "hollow-walls" | "wiring";
export type Step = "lay" | "set-up" | "charm" | "howl" | "knock" | "summon" | "squat" | "between" | "capture" | "draw" | "limit";
export type Zone = "first" | "ground" | "basement" | "garden";
export type Sort = "ghost" | "place";
export interface View {
  /** seats taken */
  players: number;
  /** which rules are played */
  rules: Rules;
  /** somebody enters an empty house */
  arrivals: boolean;
  /** terror that captures each character */
  threshold: Record<Person, number>;
  /** terror of each ghost, where it is printed */
  ghost_terror: Record<Ghost, number>;
  /** terror of each place */
  place_terror: Record<Place, number>;
  /** ghosts that each place can hold */
  capacity: Record<Place, number>;
  /** ghosts in the box */
  ghost_cards: Record<Ghost, boolean>;
  /** places in the box */
  place_cards: Record<Place, boolean>;
  /** characters in the box */
  people: Record<Person, boolean>;
  /** points that win */
  goal: number;
  /** cards of each sort dealt */
  dealt: number;
  /** cards drawn in a turn */
  draws: number;
  /** cards to hold at the end of a turn */
  hand_limit: number;
  /** turns of each player that end the game */
  turn_limit: number;
  /** who began */
  first: number;
  /** whose turn it is */
  actor: number;
  /** what is being asked */
  step: Step;
  /** where the last card was laid */
  zone: Zone;
  /** zones that are done this turn */
  turned: Record<Zone, boolean>;
  /** places put away by the Squatter */
  exchanged: number;
  /** cards still to draw */
  to_draw: number;
  /** turns finished */
  turns: number;
  /** something happened this turn */
  stirred: boolean;
  /** turns in a row without anything */
  quiet: number;
  /** the game is over */
  over: boolean;
  /** points */
  points: number[];
  /** characters in each zone */
  here_n: Record<Zone, number>;
  /** who is in each zone */
  here: Record<Zone, Record<Person, boolean>>;
  /** characters captured */
  captured_n: number[];
  /** who was captured by whom */
  captured: Record<Person, boolean>[];
  /** characters in the pile, unknown */
  pile_n: number;
  /** these characters, top last */
  pile: (Person | null)[];
  /** characters below them, known */
  below_n: number;
  /** these characters, top last */
  below: Person[];
  /** places in each apparition */
  rooms_n: Record<Zone, number>[];
  /** the places, last laid last */
  rooms: Record<Zone, Place[]>[];
  /** ghosts that lay before each place */
  opened_at: Record<Zone, number[]>[];
  /** ghosts in each apparition */
  ghosts_n: Record<Zone, number>[];
  /** the ghosts, last laid last */
  ghosts: Record<Zone, Ghost[]>[];
  /** ghosts in hand */
  hand_ghosts_n: number[];
  /** which ghosts in hand */
  hand_ghosts: (Record<Ghost, (boolean | null)> | null)[];
  /** places in hand */
  hand_places_n: number[];
  /** which places in hand */
  hand_places: (Record<Place, (boolean | null)> | null)[];
  /** ghosts to draw */
  ghost_pile_n: number;
  /** ghosts to draw, top last */
  ghost_pile: (Ghost | null)[];
  /** places to draw */
  place_pile_n: number;
  /** places to draw, top last */
  place_pile: (Place | null)[];
  /** ghosts put away */
  ghost_discard_n: number;
  /** ghosts put away, last on top */
  ghost_discard: Ghost[];
  /** places put away */
  place_discard_n: number;
  /** which places were put away */
  place_discard: Record<Place, boolean>;
  /** ghosts sure to be in a hand */
  held_ghosts: Record<Ghost, boolean>;
  /** how many of them each one has */
  held_ghosts_n: number[];
  /** places sure to be in a hand */
  held_places: Record<Place, boolean>;
  /** how many of them each has */
  held_places_n: number[];
}
export type Event =
  | { event: "began"; seat: number; why: string }
  | { event: "set_out"; seat: number; place: Place; zone: Zone; why: string }
  | { event: "set_aside"; seat: number; ghost: Ghost; why: string }
  | { event: "drew_ghost"; seat: number; ghost: Ghost | null; why: string }
  | { event: "drew_place"; seat: number; place: Place | null; why: string }
  | { event: "reshuffled"; sort: Sort; cards: number; why: string }
  | { event: "discarded_ghost"; seat: number; ghost: Ghost; why: string }
  | { event: "discarded_place"; seat: number; place: Place; why: string }
  | { event: "exchanged"; seat: number; place: Place; why: string }
  | { event: "laid_ghost"; seat: number; ghost: Ghost; zone: Zone; why: string }
  | { event: "laid_place"; seat: number; place: Place; zone: Zone; why: string }
  | { event: "stopped"; seat: number; why: string }
  | { event: "in_vain"; seat: number; ghost: Ghost; why: string }
  | { event: "entered"; person: Person; zone: Zone; why: string }
  | { event: "fled"; person: Person; why: string }
  | { event: "driven_out"; seat: number; ghost: Ghost; zone: Zone; why: string }
  | { event: "knocked"; seat: number; ghost: Ghost; zone: Zone; why: string }
  | { event: "summoned"; seat: number; ghost: Ghost; zone: Zone; why: string }
  | { event: "invoked"; seat: number; ghost: Ghost; zone: Zone; why: string }
  | { event: "squatted"; seat: number; place: Place; zone: Zone; why: string }
  | { event: "moved"; seat: number; ghost: Ghost; zone: Zone; why: string }
  | { event: "captured"; seat: number; person: Person; zone: Zone; points: number; why: string }
  | { event: "cleared"; seat: number; zone: Zone; cards: number; why: string }
  | { event: "wilson_joined"; person: Person; why: string }
  | { event: "turn_began"; seat: number; why: string }
  | { event: "died_out"; why: string }
  | { event: "dawned"; why: string }
  | { event: "won"; seat: number; points: number; why: string };
