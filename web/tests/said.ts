/** Words and choices for the tests of any game: they say what they were made of. */

import type { Choice, Words } from "../src/table/board";

/** Says the id of a message and what goes into it. */
export const words: Words = {
  language: "en",
  say: (id, args = {}) => [id, ...Object.values(args)].join(" "),
  has: () => true,
  value: (_, shown) => String(shown),
  seat: (seat) => `seat ${seat}`,
};

export function choice(kind: string, values: Choice["values"] = {}, target = ""): Choice {
  return { id: 0, kind, values, notation: [kind, ...Object.values(values)].join(" "), target, why: "", words: kind };
}
