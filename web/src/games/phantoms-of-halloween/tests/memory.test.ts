import { describe, expect, it } from "vitest";
import { known } from "../labels";
import { knowledge, sightings } from "../memory";
import { words } from "../../../../tests/said";
import { entry, table } from "./table";

const nothing = new Map();

describe("what one knows of a character", () => {
  it("is known, was known once, or is unknown", () => {
    const view = table({
      theirs: "witch-15 bat+5 ogre+30",
      sees: "ogre+30",
      once: [{ character: "witch", points: "-15", among: ["witch", "bat"] }],
    });
    expect(knowledge(view, 0, "ogre", nothing)).toEqual({ is: "known", points: "+30", open: false, round: null });
    expect(knowledge(view, 0, "witch", new Map([["witch", 4]]))).toEqual({ is: "once", points: "-15", round: 4, among: ["witch", "bat"] });
    expect(knowledge(view, 0, "bat", nothing)).toEqual({ is: "unknown", maybe: ["-15"] });
    expect(knowledge(view, -1, "witch", nothing)).toEqual({ is: "unknown", maybe: [] });
  });

  it("is told in a sentence", () => {
    expect(known({ is: "once", points: "-15", round: 4, among: ["witch", "bat"] }, words)).toBe("table-once −15 4 table-once-among witch or bat");
    expect(known({ is: "unknown", maybe: ["-15", "-15"] }, words)).toBe("table-maybe −15");
    expect(known({ is: "known", points: "+5", open: true, round: 2 }, words)).toBe("table-open +5");
  });
});

describe("when one saw it", () => {
  const roll = ["rolled", { seat: 0, die: 1 }] as [string, object] as [string, Record<string, unknown>];
  const looked = (seat: number, character: string): [string, Record<string, unknown>] => ["looked", { seat, character, points: seat === 0 ? "+5" : null }];
  const unmasked = (character: string): [string, Record<string, unknown>] => ["unmasked", { seat: 1, character, points: "+5" }];

  it("is a round, counted by turns", () => {
    const turns = [entry(1, roll, looked(0, "witch")), entry(2, roll), entry(3, roll, ["missed", { seat: 0 }]), entry(4, roll, unmasked("bat"))];
    const view = table({ turns: 5, opening: true });
    expect([...sightings(view, 0, turns)]).toEqual([["witch", 1], ["bat", 2]]);
  });

  it("also where the match began in the middle", () => {
    expect(sightings(table({ turns: 30, opening: false }), 0, [entry(1, roll, unmasked("bat"))]).get("bat")).toBe(11);
  });

  it("is when one gave it away, and never what was taken back", () => {
    const given = [entry(1, roll, looked(0, "witch")), entry(2, roll), entry(3, roll), entry(4, roll, looked(1, "witch"))];
    expect(sightings(table({ turns: 4, opening: true }), 0, given).get("witch")).toBe(2);
    const undone = [entry(1, roll, unmasked("bat")), { ...entry(2), undoes: 1 }];
    expect(sightings(table({ turns: 0, opening: true }), 0, undone).size).toBe(0);
  });

  it("counts the tries for a six of one turn once", () => {
    const tries = entry(2, ["tried", { seat: 0, die: 1 }], ["tried", { seat: 0, die: 2 }], ["tried", { seat: 0, die: 3 }]);
    expect(sightings(table({ turns: 3, opening: true }), 0, [entry(1, roll), tries, entry(3, roll, unmasked("bat"))]).get("bat")).toBe(1);
  });
});
