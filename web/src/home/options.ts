/** The options of a game as a form knows them. */

import type { GameOption } from "../protocol";
import type { Messages } from "../speech/fluent";
import { dashed } from "../table/choices";

/** A number; of a table of numbers the name of a preset, "" for the usual ones, or numbers of one's own. */
export type Wish = number | string | number[];

export const idOf = (option: GameOption): string => `option-${dashed(option.name)}`;

/** Flags are read as numbers, and sent as what they are. */
export const isFlag = (option: GameOption): boolean => option.domain === "Flag";

/** What is usual for so many players. */
export function usual(option: GameOption, players: number, least: number): Wish {
  if (option.kind === "numbers") return option.presets[0]?.name ?? "";
  return option.default[players - least] as number;
}

/** The numbers of a table, whatever they are called. */
export function numbersOf(option: GameOption, wish: Wish, players: number, least: number): number[] {
  if (Array.isArray(wish)) return wish;
  const preset = option.presets.find(({ name }) => name === wish);
  return (preset?.value ?? option.default[players - least]) as number[];
}

/** What a number is called; null where it is only a number. */
export function called(option: GameOption, value: number, words: Messages): string | null {
  const shown = option.names[value] ?? String(value);
  const id = [`${idOf(option)}-${shown}`, `${option.domain.toLowerCase()}-${shown}`].find((known) => words.has(known));
  return id ? words.say(id) : (option.names[value] ?? null);
}

/** The places of a table that hold something, and what they are called. */
export function placesOf(option: GameOption, many: number, words: Messages): { at: number; label: string }[] {
  const all = Array.from({ length: many }, (_, at) => at).filter((at) => option.places[at] !== "none");
  return all.map((at) => {
    const place = option.places[at];
    const id = `${option.axis.toLowerCase()}-${place}`;
    return { at, label: place === undefined ? String(at + 1) : words.has(id) ? words.say(id) : place };
  });
}

function sent(option: GameOption, value: number): unknown {
  return isFlag(option) ? Boolean(value) : (option.names[value] ?? value);
}

/** Only what differs from the usual is sent. */
export function changed(options: GameOption[], wishes: Record<string, Wish>, players: number, least: number): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const option of options) {
    const wish = wishes[option.name];
    const before = usual(option, players, least);
    if (wish === undefined || wish === before) continue;
    if (Array.isArray(wish)) {
      if (String(wish) === String(numbersOf(option, before, players, least))) continue;
      const cells = wish.map((value) => sent(option, value));
      out[option.name] = option.places.length ? Object.fromEntries(cells.map((cell, at) => [option.places[at], cell])) : cells;
    } else {
      out[option.name] = typeof wish === "string" ? wish : sent(option, wish);
    }
  }
  return out;
}
