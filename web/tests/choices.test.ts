import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Choice } from "../src/table/board";
import { byTarget, decode, idOf, kindOf, numbersOf, typed } from "../src/table/choices";
import { ghooost, plainWords } from "./ghooost";

const golden = readFileSync("../tests/golden/ghooost.choices.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => /^(\d+) (.*)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, id = "", notation = ""]) => ({ id: Number(id), notation }));

const choice = (id: number): Choice => decode(ghooost, id, plainWords);

describe("the ids of choices", () => {
  it("are read as Python writes them", () => {
    expect(golden.length).toBeGreaterThan(200);
    for (const { id, notation } of golden) expect(choice(id).notation).toBe(notation);
  });

  it("come back from their numbers", () => {
    for (const { id } of golden) {
      const kind = kindOf(ghooost, id);
      expect(idOf(kind, numbersOf(kind, id))).toBe(id);
    }
  });

  it("end where the last kind ends", () => {
    expect(() => choice(golden.length)).toThrow(RangeError);
  });
});

describe("a choice", () => {
  const double = golden.find(({ notation }) => notation === "play 2 igor + 1 miss-copy");

  it("knows its values, its target and its paragraph", () => {
    const { values, target, why, kind } = choice(double?.id ?? -1);
    expect(values).toEqual({ ghost: "igor", many: 2, copies: 1 });
    expect([kind, target, why]).toEqual(["play", "hand/igor", "4.1"]);
  });

  it("is found by what somebody types", () => {
    const open = golden.map(({ id }) => choice(id));
    expect(typed(open, "  Play 2   IGOR + 1 miss-copy ")?.id).toBe(double?.id);
    expect(typed(open, "dance")).toBeNull();
  });

  it("stands with the others about the same thing", () => {
    const about = byTarget(golden.map(({ id }) => choice(id)));
    expect(about.get("crypt")).toHaveLength(1);
    expect(about.get("hand/igor")?.every(({ values }) => values["ghost"] === "igor")).toBe(true);
  });
});
