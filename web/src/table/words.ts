/** A game's words at a table: messages, values, and the people by their names. */

import type { Event, Game } from "../protocol";
import type { Messages } from "../speech/fluent";
import type { Words } from "./board";
import { dashed } from "./choices";

export function wordsOf(messages: Messages, nameOf: (seat: number) => string): Words {
  return {
    language: messages.language,
    say: (id, args) => messages.say(id, args),
    has: (id) => messages.has(id),
    value: (domain, shown) => {
      const id = `${domain.toLowerCase()}-${shown}`;
      return messages.has(id) ? messages.say(id) : String(shown);
    },
    seat: nameOf,
  };
}

/** What a value is called at this table, where that is not its usual name. */
export type Called = (domain: string, shown: string) => string | null;

/** A line of the story; where something of it is hidden, its `-unseen` message. */
export function eventWords(event: Event, game: Game, words: Words, called: Called = () => null): string {
  const kind = game.events.find((known) => known.name === event.event);
  if (!kind) return event.event;
  let id = `event-${dashed(kind.name)}`;
  const hidden = kind.params.some((param) => event[param.name] === null);
  if (hidden && words.has(`${id}-unseen`)) id += "-unseen";
  const args: Record<string, string | number> = {};
  for (const param of kind.params) {
    const value = event[param.name];
    if (typeof value === "number") args[param.name] = param.seat ? words.seat(value) : value;
    else if (typeof value === "string") args[param.name] = called(param.domain, value) ?? words.value(param.domain, value);
  }
  return words.say(id, args);
}
