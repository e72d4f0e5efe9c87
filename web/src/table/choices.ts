/** A choice's id is a number whose digits are its parameters; this reads and writes it. */

import type { Game, Kind, Param } from "../protocol";
import type { Choice, Words } from "./board";

// Words with {parameters}; a part in brackets is left out where its numbers are 0.
const PARTS = /(\{\w+\}|\[[^\]]*\])/;

const radix = (param: Param): number => param.high - param.low + 1;
const size = (kind: Kind): number => kind.params.reduce((n, param) => n * radix(param), 1);

export function kindOf(game: Game, id: number): Kind {
  const found = game.kinds.find((kind) => kind.first <= id && id < kind.first + size(kind));
  if (!found) throw new RangeError(`${id} is no choice of ${game.key}`);
  return found;
}

/** The numbers of the parameters, by name. */
export function numbersOf(kind: Kind, id: number): Record<string, number> {
  const out: Record<string, number> = {};
  let rest = id - kind.first;
  for (const param of kind.params.toReversed()) {
    out[param.name] = (rest % radix(param)) + param.low;
    rest = Math.floor(rest / radix(param));
  }
  return out;
}

export function idOf(kind: Kind, numbers: Record<string, number>): number {
  return kind.params.reduce((id, p) => id * radix(p) + (numbers[p.name] ?? p.low) - p.low, 0) + kind.first;
}

export const show = (param: Param, value: number): string | number => param.names[value] ?? value;

function filled(template: string, shown: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(shown[name]));
}

function written(kind: Kind, numbers: Record<string, number>, shown: Record<string, string | number>): string {
  const part = (text: string): string => {
    if (!text.startsWith("[")) return filled(text, shown);
    const named = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    return named.some((name) => numbers[name]) ? filled(text.slice(1, -1), shown) : "";
  };
  return kind.notation.split(PARTS).map(part).join("");
}

export const dashed = (name: string): string => name.replaceAll("_", "-");

/** A choice in full: what it means, how it is written, what one clicks. */
export function decode(game: Game, id: number, words: Words, step = ""): Choice {
  const kind = kindOf(game, id);
  const numbers = numbersOf(kind, id);
  const values: Record<string, string | number> = {};
  for (const param of kind.params) values[param.name] = show(param, numbers[param.name] ?? param.low);
  const notation = written(kind, numbers, values);
  return {
    id,
    kind: kind.name,
    values,
    notation,
    target: filled(kind.at, values),
    why: typeof kind.why === "string" ? kind.why : (kind.why[step] ?? ""),
    words: inWords(kind, values, notation, words, step),
  };
}

function inWords(
  kind: Kind,
  values: Record<string, string | number>,
  notation: string,
  words: Words,
  step: string,
): string {
  const message = `choice-${dashed(kind.name)}`;
  if (!words.has(message)) return notation;
  const args: Record<string, string | number> = { step };
  for (const param of kind.params) {
    const value = values[param.name] ?? 0;
    if (param.seat) args[param.name] = words.seat(Number(value));
    else args[param.name] = typeof value === "number" ? value : words.value(param.domain, value);
  }
  return words.say(message, args);
}

/** The open choice that somebody typed; spaces may be many, case does not matter. */
export function typed(choices: Choice[], text: string): Choice | null {
  const plain = text.toLowerCase().split(/\s+/).filter(Boolean).join(" ");
  return choices.find((choice) => choice.notation.toLowerCase() === plain) ?? null;
}

/** Choices by the thing they are about, in the order in which the things come. */
export function byTarget(choices: Choice[]): Map<string, Choice[]> {
  const out = new Map<string, Choice[]>();
  for (const choice of choices) {
    const about = out.get(choice.target);
    if (about) about.push(choice);
    else out.set(choice.target, [choice]);
  }
  return out;
}
