import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Messages, type Language } from "../src/speech/fluent";
import { decode } from "../src/table/choices";
import { eventWords, wordsOf } from "../src/table/words";
import { drew, ghooost } from "./ghooost";

const words = (language: Language) =>
  wordsOf(new Messages(language, readFileSync(`../manoir/games/ghooost/words.${language}.ftl`, "utf8")), (seat) => ["Ada", "Grace"][seat] ?? "");

describe("the words of a game", () => {
  it("say a choice in both languages", () => {
    expect(decode(ghooost, 1, words("en")).words).toBe("Play Scooty");
    expect(decode(ghooost, 1, words("fr")).words).toBe("Jouez Scooty");
  });

  it("name values, and leave numbers alone", () => {
    expect(words("en").value("Ghost", "comte-croc")).toBe("Count Croc");
    expect(words("en").value("Ghost", 7)).toBe("7");
  });

  it("tell an event, and less of it where something is hidden", () => {
    expect(eventWords(drew(0, "igor"), ghooost, words("en"))).toBe("Ada draws Igor.");
    expect(eventWords(drew(1, null), ghooost, words("en"))).toBe("Grace draws a card.");
  });

  it("tell an event by what a value is called at this table", () => {
    const called = (domain: string, shown: string): string | null => (domain === "Ghost" ? `our ${shown}` : null);
    expect(eventWords(drew(0, "igor"), ghooost, words("en"), called)).toBe("Ada draws our igor.");
  });

  it("show the id of a message that is not there", () => {
    expect(words("en").say("no-such-message")).toBe("no-such-message");
  });
});
