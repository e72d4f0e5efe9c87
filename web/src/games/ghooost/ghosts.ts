/** What is printed on the cards. */

import type { Ghost } from "./types";

export type Family = "common" | "fearless" | "special" | "scary";

/** In the order of the box: the place in this list is the scare value. */
export const GHOSTS: readonly Ghost[] = [
  "kitty",
  "scooty",
  "draplo",
  "cerberus",
  "mortimer",
  "zombibi",
  "momicha",
  "vampirette",
  "twist",
  "pirat-os",
  "banshia",
  "skeletum",
  "igor",
  "comte-croc",
  "faucheuse",
  "miss-copy",
];

/** As a person sorts a hand: by value, then those without one. */
export const SORTED: readonly Ghost[] = [...GHOSTS.slice(1), "kitty"];

const FAMILIES: Partial<Record<Ghost, Family>> = {
  kitty: "fearless",
  scooty: "fearless",
  cerberus: "scary",
  igor: "scary",
  twist: "special",
  skeletum: "special",
  "miss-copy": "special",
};

export const familyOf = (ghost: Ghost): Family => FAMILIES[ghost] ?? "common";

/** 1 to 14; Kitty has none, Miss Copy that of her company. */
export function valueOf(ghost: Ghost): number {
  return ghost === "miss-copy" ? 0 : GHOSTS.indexOf(ghost);
}

/** What stands in the corner of a card; Kitty has a paw there instead. */
export function numeral(ghost: Ghost): string {
  return ghost === "miss-copy" ? "X" : ghost === "kitty" ? "" : String(valueOf(ghost));
}
