// Written by manoir.kit.derive.typescript from state.py and story.py: do not edit.

export type Ghost = "kitty" | "scooty" | "draplo" | "cerberus" | "mortimer" | "zombibi" | "momicha" | "vampirette" | "twist" | "pirat-os" | "banshia" | "skeletum" | "igor" | "comte-croc" | "faucheuse" | "miss-copy";
export interface View {
  /** seats taken */
  players: number;
  /** cards of each kind in the box */
  deck: Record<Ghost, number>;
  /** cards to hold before midnight */
  hand_size: number;
  /** cards in each mansion */
  mansion_size: number;
  /** actions without progress that end a deal */
  patience: number;
  /** a match over several deals, for points */
  several_deals: boolean;
  /** whose turn it is */
  actor: number;
  /** play goes against the clock */
  backwards: boolean;
  /** the game is over */
  over: boolean;
  /** actions since the deal last moved on */
  idle: number;
  /** turns lost in a row */
  turns_lost: number;
  /** whoever acted acts again */
  again: boolean;
  /** the next player is skipped */
  skip: boolean;
  /** players who are rid of their ghosts */
  out_n: number;
  /** order of getting out, 0 while in */
  place: number[];
  /** cards in the cemetery */
  cemetery_n: number;
  /** the cemetery, top last */
  cemetery: Ghost[];
  /** what each Miss Copy there copied */
  copied: Ghost[];
  /** cards out of the game */
  discard_n: number;
  /** out of the game, by kind */
  discard: Record<Ghost, number>;
  /** cards in the crypt */
  crypt_n: number;
  /** the crypt, top last */
  crypt: (Ghost | null)[];
  /** cards all saw go into a hand */
  known: Record<Ghost, number>[];
  /** cards in hand */
  hand_n: number[];
  /** hand, by kind */
  hand: (Record<Ghost, (number | null)> | null)[];
  /** cards in the mansion */
  mansion_n: number[];
  /** mansion, top last */
  mansion: (Ghost | null)[][];
  /** deals finished */
  deals: number;
  /** Boo! tokens */
  boos: number[];
  /** points of the match */
  points: number[];
}
export type Event =
  | { event: "dealt"; seat: number; deal: number; why: string }
  | { event: "laid"; seat: number; ghost: Ghost; many: number; copies: number; why: string }
  | { event: "tried_luck"; seat: number; ghost: Ghost; why: string }
  | { event: "opened"; seat: number; ghost: Ghost; why: string }
  | { event: "failed"; seat: number; why: string }
  | { event: "took"; seat: number; cards: number; why: string }
  | { event: "drew"; seat: number; ghost: Ghost | null; why: string }
  | { event: "acts_again"; seat: number; why: string }
  | { event: "quartet"; seat: number; why: string }
  | { event: "swept"; cards: number; why: string }
  | { event: "twisted"; why: string }
  | { event: "skipped"; seat: number; why: string }
  | { event: "midnight"; why: string }
  | { event: "turn_lost"; seat: number; why: string }
  | { event: "left"; seat: number; place: number; why: string }
  | { event: "stalled"; why: string }
  | { event: "lost"; seat: number; why: string }
  | { event: "scored"; seat: number; points: number; why: string }
  | { event: "booed"; seat: number; boos: number; why: string }
  | { event: "went_on"; why: string }
  | { event: "won"; seat: number; why: string }
  | { event: "cut_short"; why: string };
