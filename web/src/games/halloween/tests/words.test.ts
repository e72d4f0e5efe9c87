import { expect, it } from "vitest";
import { ACTIONS, BUILDINGS } from "../town";

const sources = import.meta.glob<string>(["../**/*.svelte", "../*.ts"], { query: "?raw", import: "default", eager: true });
const types = import.meta.glob<string>("../types.ts", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>("../../../../../manoir/games/halloween/words.*.ftl", { query: "?raw", import: "default", eager: true });

const code = Object.values(sources).join("\n");
const plain = [...code.matchAll(/["'`]((?:table|page|ask|prompt|then|danger|outcome|account|why-not|does)-[a-z-]*[a-z])["'`]/g)].map((found) => found[1] ?? "");
// The last five steps go by themselves: nobody is asked.
const steps = [...(/type Step = (.*);/.exec(Object.values(types)[0] ?? "")?.[1] ?? "").matchAll(/"([a-z-]+)"/g)].map((found) => found[1] ?? "").slice(0, -5);
const DONE = ["summon"];
const SOURCES = ["haunting", "occupying"];
const asked = [
  ...plain,
  ...steps.map((step) => `ask-${step}`),
  ...BUILDINGS.map((building) => `sign-${building}`),
  ...["town", "board", "cards", "others"].map((page) => `page-${page}`),
  ...ACTIONS.map((action) => `why-not-${action}`),
  ...DONE.map((action) => `does-${action}`),
  ...SOURCES.map((source) => `account-${source}`),
];

it.each(Object.entries(files))("every message that the board says is in %s", (_, text) => {
  const written = new Set([...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]));
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((id) => !written.has(id))).toEqual([]);
});

it("every question, consequence and reason is said somewhere", () => {
  const [english = ""] = Object.values(files);
  const written = [...english.matchAll(/^((?:ask|then|does|danger|outcome|account|why-not|page|sign)-[a-z-]+) =/gm)].map((found) => found[1]);
  expect(written.filter((id) => !asked.includes(id ?? ""))).toEqual([]);
});
