/** On which page of a phone a thing lies. */

export type PageKey = "town" | "board" | "cards" | "others";

const IN_TOWN = ["ghost", "haunt", "building"];
const ABOVE = ["die", "dice", "number", "trade"];

/** Null: it lies above all pages. */
export function pageOf(target: string, together: boolean): PageKey | null {
  const [what = ""] = target.split("/");
  if (IN_TOWN.includes(what)) return "town";
  if (what === "card") return "cards";
  if (ABOVE.includes(what)) return null;
  return together ? "town" : "board";
}

/** The pages on which something may be chosen; where dice lie above them, the way out lies there too. */
export function litPages(may: ReadonlySet<string>, inDice: boolean, together: boolean): Set<PageKey | null> {
  return new Set([...may].map((target) => (inDice && target === "enough" ? null : pageOf(target, together))));
}
