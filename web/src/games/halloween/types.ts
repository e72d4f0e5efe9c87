// Written by manoir.kit.derive.typescript from state.py and story.py: do not edit.

export type Card = "none" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "48" | "49" | "50" | "51" | "52";
export type Way = "church_school" | "church_hospital" | "church_town-hall" | "church_police" | "church_cinema" | "school_hospital" | "school_town-hall" | "school_police" | "school_cinema" | "hospital_town-hall" | "hospital_police" | "hospital_cinema" | "town-hall_police" | "town-hall_cinema" | "police_cinema";
export type Ghost = "blue" | "green" | "yellow" | "orange" | "red";
export type Building = "church" | "school" | "hospital" | "town-hall" | "police" | "cinema";
export type Bonus = "none" | "any-pair" | "green" | "discs" | "fear" | "yellow" | "higher-die" | "point" | "reroll" | "rest" | "blue" | "plus-three" | "any-move";
export type Token = "blue" | "green" | "yellow" | "orange" | "red";
export type Mark = "none" | "blue" | "green" | "yellow" | "orange" | "red";
export type Section = "first" | "second" | "third" | "fourth";
export type Action = "summon" | "scare" | "evolve" | "move" | "fight" | "haunt";
export type Step = "summon" | "scare" | "evolve" | "raise" | "move" | "go" | "move-second" | "fight" | "target" | "series" | "haunt" | "haunt-free" | "blues" | "roll" | "dice" | "chain" | "guess" | "difference" | "lift" | "drift" | "drift-scared" | "drift-token" | "drop" | "pay" | "disc" | "compensate" | "compensate-again" | "wish" | "remove" | "take-two" | "take-second" | "lower" | "buy-token" | "trade" | "swap" | "swap-with" | "buy-level" | "place" | "take-three" | "bonus-rest" | "any-move" | "fought" | "mixed" | "guessed" | "frightened" | "refill";
export type Trade = "green-down" | "yellow-down" | "orange-down" | "red-down" | "blue-up" | "green-up" | "yellow-up" | "orange-up";
export interface View {
  /** seats taken */
  players: number;
  /** the Grand Master variant */
  grand_master: boolean;
  /** the cards on display; 0 is a card drawn by lot */
  cards: number[];
  /** sections of a board; 0: three, or four in Grand Master */
  sections: number;
  /** rounds after which the game ends at the latest */
  rounds: number;
  /** cards that cost different colours */
  coloured: Record<Card, boolean>;
  /** buildings that stand side by side */
  ways: Record<Way, boolean>;
  /** points for haunting with each colour */
  haunt_points: Record<Ghost, number>;
  /** who began */
  first: number;
  /** whose turn it is */
  active: number;
  /** rounds finished */
  round: number;
  /** this round is the last */
  ending: boolean;
  /** the game is over */
  over: boolean;
  /** ghosts in a building */
  crowd: Record<Building, number>;
  /** ghosts in the town */
  ghosts: Record<Building, Record<Ghost, number>>;
  /** ghosts in the reserve */
  reserve_n: number;
  /** ghosts in the reserve, by colour */
  reserve: Record<Ghost, number>;
  /** the bonus token of each building */
  bonus_on: Record<Building, Bonus>;
  /** bonus tokens discarded */
  bonus_out: Record<Bonus, number>;
  /** ghost tokens in the supply */
  supply_n: number;
  /** ghost tokens in the supply, by colour */
  supply: Record<Token, number>;
  /** the cards on display, by number */
  display: Card[];
  /** haunt points */
  points: number[];
  /** Fear */
  fear: number[];
  /** ghost tokens held */
  tokens_n: number[];
  /** ghost tokens held, by colour */
  tokens: Record<Token, number>[];
  /** where own haunt tokens lie */
  haunts: Record<Building, Mark>[];
  /** where shared haunt tokens lie */
  shared: Record<Building, Mark>[];
  /** the sphere of a section */
  level: Record<Section, Ghost>[];
  /** discs on actions */
  disc: Record<Section, Record<Action, boolean>>[];
  /** discs in one's supply */
  discs: number[];
  /** cards that one occupies */
  holds: Record<Card, boolean>[];
  /** how many those are */
  cards_n: number[];
  /** bonus tokens held */
  bonus: Record<Bonus, number>[];
  /** how many those are */
  bonus_n: number[];
  /** bonus slots under a disc */
  blocked: number[];
  /** sections that have acted this turn */
  done: Record<Section, boolean>;
  /** cards used this turn */
  used: Record<Card, boolean>;
  /** dice thrown */
  dice_n: number;
  /** how many of them are the active player's */
  own_dice: number;
  /** the colour of each die */
  die: Ghost[];
  /** what each die shows */
  face: number[];
  /** what is added to each die */
  plus: number[];
  /** where the attacking ghost is */
  fighter_at: Building;
  /** the attacking ghost */
  fighter: Ghost;
  /** ghosts around it not fought yet */
  series: Record<Ghost, number>;
  /** Fear by this Fight that card 37 has counted */
  fright: number;
  /** tokens paid for a card so far */
  paid: Record<Token, number>;
  /** open questions */
  asked_n: number;
  /** open questions, the next last */
  asked: Step[];
  /** who is asked */
  asked_seat: number[];
  /** up to which level */
  asked_level: Ghost[];
  /** about which building */
  asked_at: Building[];
  /** about which ghost */
  asked_ghost: Ghost[];
  /** about which number */
  asked_number: number[];
}
export type Event =
  | { event: "displayed"; card: Card; why: string }
  | { event: "refilled"; building: Building; bonus: Bonus; why: string }
  | { event: "turn_began"; seat: number; why: string }
  | { event: "acted"; seat: number; section: Section; action: Action; why: string }
  | { event: "rested"; seat: number; section: Section; many: number; why: string }
  | { event: "summoned"; seat: number; building: Building; ghost: Ghost; why: string }
  | { event: "nothing_came"; seat: number; building: Building; ghost: Ghost; why: string }
  | { event: "scared"; seat: number; building: Building; ghost: Ghost; why: string }
  | { event: "evolved"; seat: number; building: Building; ghost: Ghost; why: string }
  | { event: "raised"; seat: number; section: Section; ghost: Ghost; card: Card; why: string }
  | { event: "moved"; seat: number; ghost: Ghost; building: Building; to: Building; card: Card; why: string }
  | { event: "attacked"; seat: number; ghost: Ghost; building: Building; foe: Ghost; why: string }
  | { event: "rolled"; seat: number; die: number; ghost: Ghost; face: number; why: string }
  | { event: "beat"; seat: number; ghost: Ghost; building: Building; foe: Ghost; why: string }
  | { event: "missed"; seat: number; ghost: Ghost; foe: Ghost; why: string }
  | { event: "haunted"; seat: number; building: Building; ghost: Ghost; points: number; why: string }
  | { event: "haunted_shared"; seat: number; building: Building; ghost: Ghost; points: number; why: string }
  | { event: "took_back"; seat: number; building: Building; ghost: Ghost; points: number; why: string }
  | { event: "blues_came"; seat: number; building: Building; many: number; why: string }
  | { event: "reds_left"; why: string }
  | { event: "got_points"; seat: number; points: number; card: Card; why: string }
  | { event: "got_fear"; seat: number; many: number; card: Card; why: string }
  | { event: "got_tokens"; seat: number; token: Token; many: number; card: Card; why: string }
  | { event: "paid_fear"; seat: number; many: number; card: Card; why: string }
  | { event: "paid_token"; seat: number; token: Token; card: Card; why: string }
  | { event: "occupied"; seat: number; card: Card; why: string }
  | { event: "freed"; seat: number; section: Section; action: Action; why: string }
  | { event: "took_disc"; seat: number; section: Section; action: Action; card: Card; why: string }
  | { event: "consoled"; seat: number; section: Section; many: number; card: Card; why: string }
  | { event: "compensated"; seat: number; points: number; card: Card; why: string }
  | { event: "card_used"; seat: number; card: Card; why: string }
  | { event: "lowered"; seat: number; section: Section; ghost: Ghost; why: string }
  | { event: "removed"; seat: number; building: Building; ghost: Ghost; why: string }
  | { event: "placed"; seat: number; building: Building; ghost: Ghost; why: string }
  | { event: "swapped"; seat: number; building: Building; ghost: Ghost; to: Building; other: Ghost; why: string }
  | { event: "traded"; seat: number; trade: Trade; why: string }
  | { event: "guessed"; seat: number; many: number; why: string }
  | { event: "picked_up"; seat: number; building: Building; bonus: Bonus; why: string }
  | { event: "drew"; seat: number; bonus: Bonus; why: string }
  | { event: "dropped"; seat: number; bonus: Bonus; why: string }
  | { event: "bonus_used"; seat: number; bonus: Bonus; why: string }
  | { event: "slots_freed"; seat: number; why: string }
  | { event: "higher"; seat: number; die: number; ghost: Ghost; why: string }
  | { event: "added"; seat: number; die: number; why: string }
  | { event: "last_round"; seat: number; why: string }
  | { event: "piles_empty"; why: string }
  | { event: "scored"; seat: number; card: Card; points: number; why: string }
  | { event: "scored_triples"; seat: number; points: number; why: string }
  | { event: "cut_short"; why: string }
  | { event: "won"; seat: number; why: string };
