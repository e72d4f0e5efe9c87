import { describe, expect, it } from "vitest";
import { consequence, danger, question } from "../deciding";
import { odds } from "../odds";
import { sectionNow, sectionTold } from "../reading";
import { standing } from "../standing";
import { whyNot } from "../whynot";
import { choice, words } from "../../../../tests/said";
import { cards, counts, marks, table } from "./table";

describe("the question", () => {
  it("says how many sections are left, and names the last one", () => {
    const act = (section: string) => choice("act", { section, action: "scare" });
    expect(question(table(), [act("first"), act("second")], words)).toEqual({ ask: "ask-turn", context: "ask-turn-help 3 3" });
    expect(question(table(), [act("third")], words).ask).toBe("ask-section third");
    const done = { first: true, second: true, third: true, fourth: false };
    expect(question(table({ done }), [choice("end_turn")], words).ask).toBe("ask-turn-done");
  });

  it("says which section is at work", () => {
    const done = { first: false, second: true, third: false, fourth: false };
    const view = table({ done, discs_on: { second: "scare" }, asked: ["scare"], asked_level: ["green"] });
    expect(sectionNow(view)).toBe("second");
    expect(question(view, [], words)).toEqual({ ask: "ask-scare", context: "ask-of-section green second" });
  });

  it("goes by what was told, and not by what was taken back", () => {
    const entry = (number: number, undoes: number, section: string | null) => ({ number, seat: 0, notation: "", undoes, events: section ? [{ event: "acted", section, why: "" }] : [] });
    expect(sectionTold([entry(1, 0, "first"), entry(2, 0, "second")])).toBe("second");
    expect(sectionTold([entry(1, 0, "first"), entry(2, 0, "second"), entry(3, 2, null)])).toBe("first");
    expect(sectionTold([])).toBeNull();
  });

  it("names the card that is being paid, and counts the tokens", () => {
    const paid = counts({ blue: 1 });
    expect(question(table({ asked: ["pay"], asked_number: [51], paid }), [], words).context).toBe("ask-pay-any 51 2 3");
    expect(question(table({ asked: ["pay"], asked_number: [12], paid }), [], words).context).toBe("ask-pay-coloured 12 2 3");
  });

  it("says which card asks, and who joins whom", () => {
    expect(question(table({ asked: ["remove"] }), [], words).context).toBe("ask-by-card 6");
    expect(question(table({ asked: ["compensate"], asked_number: [7], active: 2 }), [], words).context).toBe("ask-compensate-help seat 2 7");
  });
});

describe("what a choice leads to", () => {
  it("counts what cards add", () => {
    const scare = choice("scare", { ghost: "green", building: "police" });
    expect(consequence(scare, table(), words)).toBe("then-fear 2");
    expect(consequence(scare, table({ holds: [cards(51), cards(), cards()] }), words)).toBe("then-fear 3");
    const evolve = choice("evolve", { ghost: "blue", building: "police" });
    expect(consequence(evolve, table(), words)).toBe("then-evolve green 2");
    expect(consequence(evolve, table({ holds: [cards(13), cards(), cards()] }), words)).toBe("then-evolve green 0");
  });

  it("says before a fight how good it can be", () => {
    const fight = choice("act", { section: "first", action: "fight" });
    const ghosts = { police: { blue: 1, yellow: 1 }, church: { blue: 1, green: 1 } };
    expect(consequence(fight, table({ ghosts }), words)).toBe(`then-odds-up-to ${odds(table(), "blue", "green")}`);
    expect(consequence(fight, table({ ghosts, grand_master: true }), words)).toBe("does-fight");
  });

  it("says of each fighter how good its best attack is", () => {
    const ghosts = { police: { blue: 1, yellow: 1 }, church: { blue: 1, green: 1 } };
    const attack = (building: string) => consequence(choice("attack_with", { ghost: "blue", building }), table({ ghosts }), words);
    expect(attack("police")).toBe(`then-odds-up-to ${odds(table(), "blue", "yellow")}`);
    expect(attack("church")).toBe(`then-odds-up-to ${odds(table(), "blue", "green")}`);
  });

  it("promises no more points than a free place gives", () => {
    const haunt = choice("act", { section: "first", action: "haunt" });
    const ghosts = { police: { blue: 1, green: 1 }, church: { blue: 1 } };
    const level = [{ first: "green", second: "blue", third: "blue", fourth: "blue" } as const];
    const upTo = (haunts: ReturnType<typeof marks>[]) => consequence(haunt, table({ ghosts, haunts, level }), words);
    expect(upTo([marks({}), marks({}), marks({})])).toBe("then-points-up-to 4");
    expect(upTo([marks({}), marks({ police: "green" }), marks({})])).toBe("then-points-up-to 2");
    expect(upTo([marks({ police: "blue" }), marks({}), marks({})])).toBe("then-points-up-to 2");
  });

  it("says that the last token ends the game", () => {
    const haunts = [marks({ church: "blue", school: "blue", hospital: "blue", "town-hall": "blue", police: "blue" }), marks({}), marks({})];
    const haunt = choice("haunt", { ghost: "yellow", building: "cinema" });
    expect(consequence(haunt, table({ haunts }), words)).toBe("then-ends then-points 6");
    expect(consequence(haunt, table(), words)).toBe("then-points 6");
    const occupy = choice("occupy", { card: 12 });
    expect(consequence(occupy, table(), words)).toBe("then-occupy-coloured 3");
    expect(consequence(occupy, table({ holds: [cards(43), cards(), cards()] }), words)).toBe("then-occupy 3");
  });

  it("warns of a Rest that brings nothing", () => {
    const rest = choice("rest", { section: "first" });
    expect(danger(rest, table(), words)).toBe("danger-idle");
    expect(danger(rest, table({ discs_on: { first: "scare" } }), words)).toBeNull();
    expect(danger(rest, table({ discs: [0, 12, 12] }), words)).toBeNull();
  });
});

it("odds are those of the dice: a tie does not win", () => {
  expect(odds(table(), "blue", "blue")).toBe(38);
  expect(odds(table(), "red", "blue")).toBe(79);
  expect(odds(table({ holds: [cards(5), cards(), cards()] }), "blue", "blue")).toBe(63);
  expect(odds(table({ holds: [cards(25), cards(), cards()] }), "red", "blue")).toBe(100);
});

describe("why not", () => {
  it("tells of discs and sections", () => {
    expect(whyNot("slot/first/scare", table({ discs_on: { first: "scare" } }), words)).toBe("why-not-disc (3.2)");
    expect(whyNot("slot/first/fight", table(), words)).toBe("why-not-fight fight blue (8.1)");
    expect(whyNot("slot/first/fight", table({ discs: [0, 0, 0] }), words)).toBe("why-not-no-disc (3.4)");
  });

  it("tells of ghosts, places and buildings", () => {
    const haunt = table({ asked: ["haunt"], ghosts: { police: { blue: 1, green: 1 } } });
    expect(whyNot("haunt/police/green", haunt, words)).toBe("why-not-level green (3.3)");
    expect(whyNot("haunt/church/blue", haunt, words)).toBe("why-not-no-ghost (9.1)");
    const taken = table({ asked: ["haunt"], haunts: [marks({}), marks({ church: "blue" }), marks({})] });
    expect(whyNot("haunt/church/blue", taken, words)).toBe("why-not-taken seat 1 (9.3)");
    expect(whyNot("building/cinema", table({ asked: ["go"], asked_at: ["church"] }), words)).toBe("why-not-far (7.1)");
    expect(whyNot("ghost/police/blue", table(), words)).toBe("why-not-action-first (3.2)");
  });

  it("tells of cards and tokens", () => {
    expect(whyNot("card/51", table(), words)).toBe("why-not-tokens 3 (13.2)");
    expect(whyNot("card/12", table(), words)).toBe("why-not-colours 3 (13.2)");
    expect(whyNot("card/12", table({ holds: [cards(43), cards(), cards()] }), words)).toBe("why-not-tokens 3 (13.2)");
    const held = table({ tokens: [counts({ blue: 3 }), counts({}), counts({})] });
    expect(whyNot("card/12", held, words)).toBe("why-not-colours 3 (13.2)");
    expect(whyNot("bonus/reroll", table(), words)).toBe("why-not-dice (15.7)");
  });
});

it("the rail shows how near somebody is to the end", () => {
  expect(standing(table(), 0, words).map(({ value }) => value)).toEqual([0, "0/6", "0/5", 2]);
  expect(standing(table({ players: 2, grand_master: true }), 0, words).map(({ value }) => value)).toEqual([0, "0/8", 2]);
});
