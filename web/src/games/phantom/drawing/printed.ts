/** The numbers on a card are options of the table; a card in the air shows those of the table it flies over. */

import { isGhost } from "../cards";
import type { Ghost, Place, View } from "../types";

let table: View | undefined;

export function remember(view: View): void {
  table = view;
}

export function printed(card: Ghost | Place, view = table): { terror: number; capacity: number } {
  if (isGhost(card)) return { terror: view?.ghost_terror[card] ?? 0, capacity: 0 };
  return { terror: view?.place_terror[card] ?? 0, capacity: view?.capacity[card] ?? 0 };
}
