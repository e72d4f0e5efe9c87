/** How likely an attack is to win: 8.3 the die must be higher, a tie is not enough. */

import { has } from "./reading";
import { SIDES, levelOf } from "./town";
import type { Ghost, View } from "./types";

/** 12.2, 14.25 */
export const isSure = (view: View, fighter: Ghost, foe: Ghost): boolean =>
  view.grand_master || (levelOf(foe) < levelOf(fighter) && has(view, view.active, 25));

/** In per cent, before anything is thrown again. */
export function odds(view: View, fighter: Ghost, foe: Ghost): number {
  if (isSure(view, fighter, foe)) return 100;
  const plus = has(view, view.active, 5) ? 1 : 0;
  let won = 0;
  for (let mine = 1; mine <= SIDES[fighter]; mine += 1) won += Math.min(SIDES[foe], mine + plus - 1);
  return Math.round((100 * won) / (SIDES[fighter] * SIDES[foe]));
}
