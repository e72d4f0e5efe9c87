import { expect, it } from "vitest";
import { KINDS } from "../cards";

const sources = import.meta.glob<string>(["../**/*.svelte", "../*.ts"], { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>("../../../../../manoir/games/phantom/words.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const plain = [...code.matchAll(/["'`]((?:table|ask|then|danger|why-not)-[a-z-]*[a-z])["'`]/g)].map((found) => found[1] ?? "");
const byStep = ["charm", "howl", "knock", "summon", "between"].flatMap((step) => [`ask-${step}`, `ask-${step}-help`]);
const asked = [...plain, ...byStep, ...KINDS.map((kind) => `does-${kind}`), "does-place"];

it.each(Object.entries(files))("every message that the board says is in %s", (_, text) => {
  const written = new Set([...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]));
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((id) => !written.has(id))).toEqual([]);
});

it("every question, consequence and reason is said somewhere", () => {
  const [english = ""] = Object.values(files);
  const written = [...english.matchAll(/^((?:ask|then|does|danger|why-not)-[a-z-]+) =/gm)].map((found) => found[1]);
  expect(written.filter((id) => !asked.includes(id ?? ""))).toEqual([]);
});
