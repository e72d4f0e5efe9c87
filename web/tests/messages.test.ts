import { globSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

/** Messages that the page builds from parts: `house-` and a game, `word-` and a code of the server. */
const BUILT = /^(house|level|pace|stage|tab|word)-/;

const read = (path: string): string => readFileSync(path, "utf8");
const ids = (path: string): string[] => new FluentResource(read(path)).body.map((message) => message.id);
const page = { en: ids("src/words/page.en.ftl"), fr: ids("src/words/page.fr.ftl") };
const levels = ids("../manoir/bots/words.en.ftl");

const sources = globSync("src/**/*.{ts,svelte}")
  .filter((path) => !path.startsWith("src/games/"))
  .map(read)
  .join("\n");

/** Every text inside a call of t(…) that looks like an id. */
const asked = new Set(
  [...sources.matchAll(/\bt\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].flatMap(([, inside = ""]) =>
    [...inside.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)*)"/g)].map(([, id = ""]) => id),
  ),
);

describe("the words of the page", () => {
  it("are the same messages in both languages", () => {
    expect(page.fr.toSorted()).toEqual(page.en.toSorted());
  });

  it("are said once", () => {
    for (const all of [page.en, page.fr]) expect(new Set(all).size).toBe(all.length);
  });

  it("are all used", () => {
    const unused = page.en.filter((id) => !BUILT.test(id) && !sources.includes(`"${id}"`));
    expect(unused).toEqual([]);
  });

  it("have no gaps", () => {
    const known = new Set([...page.en, ...levels]);
    // Values that stand beside an id in the same call: of settings, seats and the table.
    const values = new Set(["anyone", "dawn", "free", "bot", "person", "open", "playing", "game-name"]);
    expect([...asked].filter((id) => !known.has(id) && !values.has(id))).toEqual([]);
  });

  it("speak French with its narrow spaces", () => {
    const text = read("src/words/page.fr.ftl").replace(/^#.*$/gm, "");
    expect(text.match(/\S [;!?»]|« /g)).toBeNull();
  });

  it("take the same arguments in both languages", () => {
    const args = (path: string): Map<string, string> =>
      new Map(
        read(path)
          .split(/\n(?=[a-z])/)
          .map((part) => [part.split(" ")[0] ?? "", [...new Set(part.match(/\$\w+/g))].sort().join()]),
      );
    expect([...args("src/words/page.fr.ftl")].sort()).toEqual([...args("src/words/page.en.ftl")].sort());
  });
});
