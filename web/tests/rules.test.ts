import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse, search, spans } from "../src/rules/markdown";

const book = (language: string) => parse(readFileSync(`../manoir/games/ghooost/rulebook.${language}.md`, "utf8"));
const paragraphs = (language: string): string[] => book(language).flatMap((chapter) => chapter.paragraphs.map(({ id }) => id));

describe("the rulebook", () => {
  it("is read paragraph by paragraph, none of them empty", () => {
    const all = book("en").flatMap((chapter) => chapter.paragraphs);
    expect(all.length).toBeGreaterThan(30);
    for (const { id, title, blocks } of all) {
      expect(title, id).not.toBe("");
      expect(blocks.length, id).toBeGreaterThan(0);
    }
  });

  it("has the same paragraphs in both languages", () => {
    expect(paragraphs("fr")).toEqual(paragraphs("en"));
  });

  it("knows tables, rulings and examples", () => {
    const blocks = book("en").flatMap((chapter) => chapter.paragraphs.flatMap((one) => one.blocks));
    expect(new Set(blocks.map(({ is }) => is))).toEqual(new Set(["text", "table", "ruling", "example"]));
    const table = blocks.find(({ is }) => is === "table");
    expect(table).toMatchObject({ head: ["value", "ghost", "family", "cards"] });
  });

  it("is searched without regard to case and accents", () => {
    const found = search(book("fr"), "FANTOME cimetiere").flatMap((chapter) => chapter.paragraphs);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(paragraphs("fr").length);
    expect(search(book("fr"), "xylophone")).toEqual([]);
  });

  it("links only to paragraphs that exist", () => {
    expect(spans("see (7.2) and **not** 99.9", new Set(["7.2"]))).toEqual([
      { is: "plain", text: "see (" },
      { is: "link", text: "7.2", id: "7.2" },
      { is: "plain", text: ") and " },
      { is: "bold", text: "not" },
      { is: "plain", text: " " },
      { is: "plain", text: "99.9" },
    ]);
  });
});
