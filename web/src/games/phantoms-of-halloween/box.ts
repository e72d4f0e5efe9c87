/** What is in the box, as far as the page must know it. */

import type { Character, Points, Square } from "./types";

// In the order of the rules: a set of characters is a bit for each.
export const CHARACTERS = [
  "witch", "vampire", "werewolf", "devil", "zombie", "mummy", "skeleton", "ghost-sheet", "pumpkin-head", "black-cat",
  "scarecrow", "monster", "mad-scientist", "hangman", "ogre", "goblin", "banshee", "bat", "spider", "pirate",
  "gravedigger", "fortune-teller", "clown", "raven", "reaper", "count",
] as const satisfies readonly Character[];

export const isCharacter = (name: string): name is Character => (CHARACTERS as readonly string[]).includes(name);

export const numberOf = (points: Points): number => Number(points);

/** A true minus sign, as wide as the plus. */
export const written = (points: Points | number): string => {
  const number = Number(points);
  return number > 0 ? `+${number}` : String(number).replace("-", "−");
};

/** 1.4 Notes of five first, the rest in ones. */
export const notes = (cash: number): { fives: number; ones: number } => ({ fives: Math.floor(cash / 5), ones: cash % 5 });

/** 6 The squares that have an amount on them. */
export const hasAmount = (square: Square): boolean => square === "green" || square === "red" || square === "draw";
