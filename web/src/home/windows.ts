/** The five windows of the house: which game lives where, and what is written on its plaque. */

export interface House {
  /** the game's key */
  key: string;
  players: [number, number];
  minutes: number;
  /** a window in a box of its own */
  width: number;
  height: number;
  shape: string;
}

const ARCH_WIDE = "M0 180 V46 Q0 0 110 0 Q220 0 220 46 V180Z";

export const WINDOWS = {
  halloween: { key: "halloween", players: [2, 4], minutes: 75, width: 220, height: 240, shape: "M0 240 V100 Q0 0 110 0 Q220 0 220 100 V240Z" },
  ghooost: { key: "ghooost", players: [2, 6], minutes: 20, width: 170, height: 210, shape: "M0 210 V84 Q0 0 85 0 Q170 0 170 84 V210Z" },
  "phantoms-of-halloween": { key: "phantoms-of-halloween", players: [3, 6], minutes: 60, width: 200, height: 200, shape: "M100 0 A100 100 0 1 1 100 200 A100 100 0 1 1 100 0Z" },
  "phantom-society": { key: "phantom-society", players: [2, 4], minutes: 30, width: 220, height: 180, shape: ARCH_WIDE },
  phantom: { key: "phantom", players: [2, 2], minutes: 30, width: 220, height: 180, shape: ARCH_WIDE },
} satisfies Record<string, House>;

export type WindowKey = keyof typeof WINDOWS;
