/** The options of a game as a form knows them. */

import type { GameOption } from "../protocol";

/** The usual value for so many players. */
export function usual(option: GameOption, players: number, least: number): unknown {
  if (option.kind === "numbers") return option.presets[0];
  const value = option.default[players - least];
  return option.kind === "flag" ? Boolean(value) : value;
}

/** Only what differs from the usual is sent. */
export function changed(
  options: GameOption[],
  wishes: Record<string, unknown>,
  players: number,
  least: number,
): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const option of options) {
    const wish = wishes[option.name];
    if (wish !== undefined && wish !== usual(option, players, least)) out[option.name] = wish;
  }
  return out;
}
