import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../*.ts"], { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>("../../../../../manoir/games/phantoms_of_halloween/words.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const FAMILIES = ["table", "ask", "then", "danger", "why-not", "prompt", "choice", "event"].join("|");
const asked = [...code.matchAll(new RegExp(`["'\`]((?:${FAMILIES})-[a-z-]+)["'\`]`, "g"))].map((found) => found[1] ?? "");
// Messages whose end is a value: the step, the square.
const stems = [...code.matchAll(/`((?:table|ask)-[a-z-]*)\$\{/g)].map((found) => found[1] ?? "");

it.each(Object.entries(files))("every message that the board says is in %s", (_, text) => {
  const written = new Set([...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((id) => !written.has(id))).toEqual([]);
});

it("every question, consequence, warning and reason is said somewhere", () => {
  const [english = ""] = Object.values(files);
  const written = [...english.matchAll(/^((?:ask|then|danger|why-not)-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
  expect(written.filter((id) => !asked.includes(id) && !stems.some((stem) => id.startsWith(stem)))).toEqual([]);
});
