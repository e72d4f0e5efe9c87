// Written by manoir.kit.derive.typescript from state.py and story.py: do not edit.

export type Points = "-25" | "-20" | "-15" | "-10" | "-5" | "+5" | "+10" | "+15" | "+20" | "+30";
export type Square = "black" | "green" | "red" | "auction" | "draw" | "exchange" | "sell" | "halloween" | "unmask" | "phew";
export type Step = "settled" | "start" | "offer" | "pair" | "turn" | "stop" | "demand" | "bid" | "name" | "wish" | "answer" | "hide" | "phew" | "riddance";
export type Character = "witch" | "vampire" | "werewolf" | "devil" | "zombie" | "mummy" | "skeleton" | "ghost-sheet" | "pumpkin-head" | "black-cat" | "scarecrow" | "monster" | "mad-scientist" | "hangman" | "ogre" | "goblin" | "banshee" | "bat" | "spider" | "pirate" | "gravedigger" | "fortune-teller" | "clown" | "raven" | "reaper" | "count";
export type Memory = "nothing" | "-25" | "-20" | "-15" | "-10" | "-5" | "+5" | "+10" | "+15" | "+20" | "+30";
export type Reason = "stump" | "sale" | "debt" | "party";
export interface View {
  /** seats taken */
  players: number;
  /** characters that everybody begins with */
  begin_with: number;
  /** pumpkins that everybody begins with */
  money: number;
  /** point cards of each worth */
  cards: Record<Points, number>;
  /** squares of the track */
  squares: number;
  /** the squares, counter-clockwise */
  track: Square[];
  /** the amount on each square */
  amounts: number[];
  /** re-pairing is offered at the beginning of every turn too */
  ask_opening: boolean;
  /** rounds after which the party is over */
  rounds: number;
  /** who began */
  first: number;
  /** whose turn it is */
  active: number;
  /** who has to choose */
  decider: number;
  /** what is asked */
  step: Step;
  /** the turn has not been played yet */
  opening: boolean;
  /** turns finished */
  turns: number;
  /** the game is over */
  over: boolean;
  /** who left the pumpkin */
  leaver: number;
  /** the last roll, 0 before the first */
  die: number;
  /** where each pawn stands */
  place: number[];
  /** turns stayed there since arriving */
  stays: number[];
  /** misses the next turn */
  misses: boolean[];
  /** pumpkins */
  cash: number[];
  /** pumpkins that went to the bank, less those that it paid */
  bank: number;
  /** characters on the stump */
  stump_n: number;
  /** the stump, top last */
  stump: Character[];
  /** who has each character */
  owner: Record<Character, number>;
  /** its points have been shown to all */
  face_up: Record<Character, boolean>;
  /** who knows its points, a bit for each seat */
  known_by: Record<Character, number>;
  /** its points */
  worth: (Record<Character, (Points | null)> | null);
  /** the points that a seat once saw there */
  memory: (Record<Character, (Memory | null)> | null)[];
  /** where that point card must lie now, a bit for each character */
  whereabouts: Record<Character, number>[];
  /** who may still re-pair, a bit for each seat */
  to_offer: number;
  /** who was offered it lately */
  offered: number;
  /** the first character that may still be swapped */
  next_swap: (number | null);
  /** the character that was named or is for sale */
  lot: Character;
  /** why it is for sale */
  reason: Reason;
  /** whose it is */
  seller: number;
  /** who may still bid, a bit for each seat */
  bidders: number;
  /** who has the highest bid */
  high: number;
  /** the highest bid */
  price: number;
}
export type Event =
  | { event: "threw"; seat: number; die: number; why: string }
  | { event: "drew"; seat: number; character: Character; why: string }
  | { event: "looked"; seat: number; character: Character; points: Points | null; why: string }
  | { event: "unmasked"; seat: number; character: Character; points: Points; why: string }
  | { event: "stood"; seat: number; place: number; square: Square; why: string }
  | { event: "took_up"; seat: number; why: string }
  | { event: "swapped"; seat: number | null; one: Character | null; other: Character | null; why: string }
  | { event: "stayed"; seat: number; why: string }
  | { event: "rolled"; seat: number; die: number; why: string }
  | { event: "moved"; seat: number; place: number; square: Square; why: string }
  | { event: "missed"; seat: number; why: string }
  | { event: "received"; seat: number; cash: number; why: string }
  | { event: "paid"; seat: number; cash: number; why: string }
  | { event: "forgiven"; seat: number; cash: number; why: string }
  | { event: "put_up"; character: Character; reason: Reason; why: string }
  | { event: "bid_made"; seat: number; price: number; why: string }
  | { event: "passed"; seat: number; why: string }
  | { event: "sold"; seat: number; character: Character; price: number; why: string }
  | { event: "unsold"; character: Character; why: string }
  | { event: "bought"; seat: number; character: Character; cash: number; why: string }
  | { event: "wished"; seat: number; character: Character; why: string }
  | { event: "exchanged"; seat: number; character: Character; why: string }
  | { event: "got_rid"; seat: number; character: Character; why: string }
  | { event: "sent_away"; seat: number; character: Character; why: string }
  | { event: "handed_out"; why: string }
  | { event: "tried"; seat: number; die: number; why: string }
  | { event: "left"; seat: number; why: string }
  | { event: "closed"; why: string }
  | { event: "turned_up"; character: Character; points: Points; why: string }
  | { event: "counted"; seat: number; score: number; why: string };
