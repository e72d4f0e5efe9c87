/** On which page of a phone a thing lies. */

export type PageKey = "town" | "board" | "cards" | "others";

const IN_TOWN = ["ghost", "haunt", "building"];

/** Null: it lies above all pages. */
export function pageOf(target: string, together: boolean): PageKey | null {
  const [what = ""] = target.split("/");
  if (IN_TOWN.includes(what)) return "town";
  if (what === "card") return "cards";
  if (["die", "dice", "number", "trade"].includes(what)) return null;
  return together ? "town" : "board";
}
