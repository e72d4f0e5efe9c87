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
    const level = [{ first: "blue", second: "green", third: "blue", fourth: "blue" } as const];
    const view = table({ done, discs_on: { second: "scare" }, asked: ["scare"], asked_level: ["green"], level });
    expect(sectionNow(view)).toBe("second");
    expect(question(view, [], words)).toEqual({ ask: "ask-scare", context: "ask-of-section green second" });
  });

  it("goes by what was told, and not by what was taken back", () => {
    const entry = (number: number, undoes: number, section: string | null) => ({ number, seat: 0, notation: "", undoes, events: section ? [{ event: "acted", section, why: "" }] : [] });
    expect(sectionTold([entry(1, 0, "first"), entry(2, 0, "second")])).toBe("second");
    expect(sectionTold([entry(1, 0, "first"), entry(2, 0, "second"), entry(3, 2, null)])).toBe("first");
    expect(sectionTold([])).toBeUndefined();
  });

  it("names the card that is being paid, and counts the tokens", () => {
    const paid = counts({ blue: 1 });
    expect(question(table({ asked: ["pay"], asked_number: [51], paid }), [], words).context).toBe("ask-pay-any 51 2 3");
    expect(question(table({ asked: ["pay"], asked_number: [12], paid }), [], words).context).toBe("ask-pay-coloured 12 2 3");
  });

  it("says which card asks, and who joins whom", () => {
    expect(question(table({ asked: ["remove"] }), [], words).context).toBe("ask-by-card 6");
    expect(question(table({ asked: ["compensate"], asked_number: [7], active: 2 }), [], words).context).toBe("ask-compensate-help seat 2 7");
    const two = table({ asked: ["compensate"], asked_number: [7], active: 1, players: 2 });
    expect(question(two, [], words).context).toBe("ask-compensate-two-help seat 1 7");
  });

  it("speaks of changing dice only where somebody can, and of dice only where they are thrown", () => {
    const lie = table({ asked: ["dice"] });
    const [keep, occupy, reroll] = [choice("enough", {}), choice("occupy", { card: "51" }), choice("reroll", { die: 0 })];
    expect(question(lie, [keep, occupy], words).ask).toBe("ask-dice-lie");
    expect(question(lie, [keep, occupy, reroll], words).ask).toBe("ask-dice");
    const target = { asked: ["target"] as const, asked_ghost: ["green"] as const, asked_at: ["church"] as const };
    expect(question(table({ ...target, grand_master: true } as never), [], words).context).toContain("ask-ghost-help green church");
  });

  it("counts the level that card 4 adds, once", () => {
    const asked = { asked: ["scare"], asked_level: ["green"], holds: [cards(4), cards(), cards()] } as never;
    expect(question(table(asked), [], words).context).toContain("yellow");
    const used = { asked: ["scare"], asked_level: ["green"], holds: [cards(4), cards(), cards()], used: cards(4) } as never;
    expect(question(table(used), [], words).context).toContain("green");
    const act = choice("act", { section: "third", action: "scare" });
    expect(question(table({ holds: [cards(4), cards(), cards()] }), [act], words).context).toBe("ask-section-help green");
  });

  it("does not take the Summon of a bonus token for one of a section", () => {
    const done = { first: true, second: false, third: false, fourth: false };
    const view = table({ done, discs_on: { first: "summon" }, asked: ["summon"], asked_level: ["red"] });
    expect(sectionNow(view)).toBeNull();
    expect(question(view, [], words).context).toBe("ask-up-to red");
    const told = (...events: object[]) => [{ number: 1, seat: 0, notation: "", undoes: 0, events: events.map((event) => ({ why: "", ...event })) }] as never;
    const acted = { event: "acted", section: "first" };
    const token = told(acted, { event: "bonus_used", bonus: "any-pair" });
    expect(sectionTold(token)).toBeNull();
    expect(question(view, [], words, token).context).toBe("bonus-any-pair-text");
    expect(sectionTold(told(acted, { event: "bonus_used", bonus: "reroll" }))).toBe("first");
  });

  it("comes back to the section at work once a bonus token has rested or summoned in between", () => {
    const told = (...events: object[]) => [{ number: 1, seat: 0, notation: "", undoes: 0, events: events.map((event) => ({ why: "", ...event })) }] as never;
    const acted = { event: "acted", section: "first" };
    expect(sectionTold(told(acted, { event: "bonus_used", bonus: "rest" }, { event: "rested", section: "second" }))).toBe("first");
    expect(sectionTold(told(acted, { event: "bonus_used", bonus: "any-pair" }, { event: "summoned" }))).toBe("first");
    expect(sectionTold(told(acted, { event: "bonus_used", bonus: "point" }, { event: "acted", section: "second" }, { event: "rested", section: "third" }))).toBeNull();
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

  it("promises a section only where one can rise", () => {
    const evolve = choice("act", { section: "first", action: "evolve" });
    const at = (level: string, fear: number) =>
      consequence(evolve, table({ level: [Object.fromEntries(["first", "second", "third", "fourth"].map((one) => [one, level]))], fear: [fear, 0, 0] } as never), words);
    expect(at("blue", 2)).toBe("does-evolve");
    expect(at("green", 2)).toBe("does-evolve-only");
    const level = [{ first: "red", second: "red", third: "red", fourth: "red" }] as never;
    const reserve = counts({ green: 5, red: 4 });
    const red = table({ level, reserve, fear: [9, 0, 0], ghosts: { police: { blue: 3, red: 1 } } });
    expect(consequence(evolve, red, words)).toBe("does-evolve-only");
  });

  it("promises no token that the pile does not have", () => {
    const supply = counts({ blue: 1 });
    const lower = choice("lower", { section: "first" });
    const level = [{ first: "green", second: "blue", third: "blue", fourth: "blue" } as const];
    expect(consequence(lower, table({ level, supply }), words)).toBe("then-token 1 blue");
    const summon = choice("summon", { ghost: "green", building: "police" });
    expect(consequence(summon, table({ supply }), words)).toBeNull();
  });

  it("says what Fear buys, and what a Rest gives besides discs", () => {
    const level = [{ first: "green", second: "blue", third: "blue", fourth: "blue" } as const];
    expect(consequence(choice("buy_token", { token: "green" }), table(), words)).toBe("then-buy 2");
    expect(consequence(choice("buy_level", { section: "first" }), table({ level }), words)).toContain("then-buy 3");
    expect(consequence(choice("lower", { section: "first" }), table({ level }), words)).toBe("then-token 2 blue");
    const rest = choice("rest", { section: "first" });
    const nightmares = table({ holds: [cards(19), cards(), cards()] });
    expect(consequence(rest, nightmares, words)).toContain("then-fear 2");
    expect([danger(rest, table(), words), danger(rest, nightmares, words)]).toEqual(["danger-idle", null]);
  });

  it("says before a fight how good it can be", () => {
    const fight = choice("act", { section: "first", action: "fight" });
    const ghosts = { police: { blue: 1, yellow: 1 }, church: { blue: 1, green: 1 } };
    expect(consequence(fight, table({ ghosts }), words)).toBe(`then-odds-up-to ${odds(table(), "blue", "green")}`);
    expect(consequence(fight, table({ ghosts, grand_master: true }), words)).toBe("does-fight");
  });

  it("gives nobody odds against itself: card 5 needs another of its colour, card 35 finds one anywhere", () => {
    const attack = choice("attack_with", { ghost: "red", building: "police" });
    const of = (ghosts: object, ...held: number[]) => consequence(attack, table({ ghosts, holds: [cards(...held), cards(), cards()] }), words);
    expect(of({ police: { red: 1 } }, 5)).toBe("does-fight");
    expect(of({ police: { red: 1 }, church: { red: 1 } }, 5)).toBe("does-fight");
    const bold = `then-odds-up-to ${odds(table({ holds: [cards(5), cards(), cards()] }), "red", "red")}`;
    expect(of({ police: { red: 2 } }, 5)).toBe(bold);
    expect(of({ police: { red: 1 }, church: { red: 1 } }, 5, 35)).toBe(bold);
  });

  it("says how far a Move goes", () => {
    const move = choice("act", { section: "first", action: "move" });
    expect(consequence(move, table(), words)).toBe("does-move");
    expect(consequence(move, table({ holds: [cards(2), cards(), cards()] }), words)).toBe("does-move-anywhere");
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
    expect(upTo([marks({ police: "blue", church: "blue" }), marks({}), marks({})])).toBe("does-take-back 46");
  });

  it("counts a pair beside the building, once a turn", () => {
    const haunt = choice("act", { section: "first", action: "haunt" });
    const level = [{ first: "green", second: "blue", third: "blue", fourth: "blue" } as const];
    const pair = { ghosts: { police: { blue: 1, green: 2 } }, haunts: [marks({ police: "blue" }), marks({}), marks({})], level };
    expect(consequence(haunt, table({ ...pair, holds: [cards(1), cards(), cards()] }), words)).toBe("then-points-up-to 4");
    expect(consequence(haunt, table({ ...pair, holds: [cards(1), cards(), cards()], used: cards(1) }), words)).toBe("does-take-back 46");
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

  it("says which cards a choice uses up", () => {
    const held = [cards(1, 4), cards(), cards()];
    const scare = { asked: ["scare"], asked_level: ["blue"], holds: held, ghosts: { police: { blue: 1, green: 1 } } } as never;
    expect(consequence(choice("scare", { ghost: "green", building: "police" }), table(scare), words)).toBe("then-both then-fear 2 then-uses 4");
    expect(consequence(choice("scare", { ghost: "blue", building: "police" }), table(scare), words)).toBe("then-fear 1");
    const haunt = { asked: ["haunt"], asked_level: ["green"], holds: held, ghosts: { police: { green: 2 } } } as never;
    expect(consequence(choice("haunt", { ghost: "green", building: "school" }), table(haunt), words)).toBe("then-both then-points 4 then-uses 1");
    expect(consequence(choice("haunt", { ghost: "green", building: "police" }), table(haunt), words)).toBe("then-points 4");
    const mix = { asked: ["summon"], asked_level: ["blue"], holds: [cards(4, 45), cards(), cards()] } as never;
    expect(consequence(choice("mix", { pair: "blue-green", building: "police" }), table(mix), words)).toBe("then-both then-mixed 45 then-uses 4");
    const free = { asked: ["haunt-free"], asked_level: ["red"], asked_ghost: ["green"], holds: held, ghosts: { police: { green: 2 } } } as never;
    expect(consequence(choice("haunt", { ghost: "green", building: "school" }), table(free), words)).toBe("then-both then-points 4 then-uses 1");
  });

  it("says what a token taken back costs, and warns where a Haunt can do nothing else", () => {
    const held = { points: [9, 0, 0], holds: [cards(46), cards(), cards()] };
    expect(consequence(choice("take_back", { ghost: "yellow", building: "police" }), table(held), words)).toBe("then-loses 3");
    expect(consequence(choice("take_back", { ghost: "yellow", building: "police" }), table({ ...held, points: [2, 0, 0] }), words)).toBe("then-loses 2");
    const haunt = choice("act", { section: "first", action: "haunt" });
    const taken = table({ ...held, haunts: [marks({ police: "blue" }), marks({}), marks({})] });
    expect([danger(haunt, table(held), words), danger(haunt, taken, words)]).toEqual([null, "danger-take-back"]);
  });

  it("names the card to which odds, a question or a price are owed", () => {
    const attack = choice("attack", { ghost: "green", building: "police" });
    const fighter = { asked: ["target"], fighter: "blue" } as never;
    expect(consequence(attack, table(fighter), words)).toBe(`then-odds 4 6 ${odds(table(), "blue", "green")}`);
    const bold = table({ ...(fighter as object), holds: [cards(5), cards(), cards()] });
    expect(consequence(attack, bold, words)).toBe(`then-both then-odds 4 6 ${odds(bold, "blue", "green")} 5`);
    expect(question(table({ asked: ["drift"] }), [], words).context).toBe("ask-by-card 17 ask-ghost-help blue police");
    expect(question(table({ asked: ["difference"], asked_number: [2] }), [], words).context).toBe("ask-by-card 36 ask-difference-help 2");
    expect(question(table({ asked: ["drift-token"] }), [], words).context).toBe("ask-ghost-help blue police");
    expect(consequence(choice("place", { ghost: "blue", building: "police" }), table({ asked: ["place"] }), words)).toBe("then-pays-token blue");
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
    expect(whyNot("building/cinema", table({ asked: ["go"], asked_at: ["church"] }), words)).toBe("why-not-far cinema (7.1)");
    expect(whyNot("ghost/police/blue", table(), words)).toBe("why-not-action-first (3.2)");
    const above = { asked: ["summon"], asked_level: ["blue"], ghosts: { police: { blue: 1, green: 1 } } } as const;
    expect(whyNot("ghost/police/green", table(above as never), words)).toBe("why-not-level green (3.3)");
    expect(whyNot("ghost/police/green", table({ ...above, holds: [cards(4), cards(), cards()] } as never), words)).toBe("why-not-pair (4.1)");
  });

  it("answers wherever one clicks while a question is open", () => {
    const go = table({ asked: ["go"], asked_at: ["church"], ghosts: { church: { blue: 1 }, school: { green: 6 } } });
    expect(whyNot("haunt/cinema/blue", go, words)).toBe("why-not-far cinema (7.1)");
    expect(whyNot("ghost/school/green", go, words)).toBe("why-not-full school (7.2)");
    expect(whyNot("building/church", go, words)).toBe("why-not-here church (7.1)");
    const drift = table({ asked: ["drift"], asked_at: ["church"], ghosts: { church: { blue: 1 }, cinema: { green: 6 } } });
    expect(whyNot("building/cinema", drift, words)).toBe("why-not-full cinema (7.2)");
    for (const target of ["section/first", "ghost/police/blue", "haunt/church/blue", "slot/first/scare"]) {
      expect(whyNot(target, table({ asked: ["dice"] }), words)).toBe("why-not-first (3.4)");
    }
    expect(whyNot("section/first", table({ asked: ["raise"] }), words)).toBeNull();
  });

  it("tells Grand Masters that only the weaker are attacked", () => {
    const master = (ghosts: object) => table({ grand_master: true, asked: ["fight"], asked_level: ["red"], ghosts });
    expect(whyNot("ghost/police/green", master({ police: { green: 1, red: 1 } }), words)).toBe("why-not-stronger (12.2)");
    expect(whyNot("ghost/police/green", master({ police: { green: 2 } }), words)).toBe("why-not-no-foe (8.1)");
    expect(whyNot("slot/first/fight", table({ grand_master: true }), words)).toBe("why-not-fight-weaker fight blue (12.2)");
  });

  it("tells of cards and tokens", () => {
    expect(whyNot("card/51", table(), words)).toBe("why-not-tokens 51 3 (13.2)");
    expect(whyNot("card/12", table(), words)).toBe("why-not-colours 12 3 (13.2)");
    expect(whyNot("card/12", table({ holds: [cards(43), cards(), cards()] }), words)).toBe("why-not-tokens 12 3 (13.2)");
    const held = table({ tokens: [counts({ blue: 3 }), counts({}), counts({})] });
    expect(whyNot("card/12", held, words)).toBe("why-not-colours 12 3 (13.2)");
    const mine = { holds: [cards(33, 51), cards(), cards()] };
    expect(whyNot("card/33", table(mine), words)).toBe("why-not-no-use (13.6)");
    expect(whyNot("card/33", table({ ...mine, asked: ["scare"] }), words)).toBe("why-not-first (3.4)");
    expect(whyNot("card/51", table(mine), words)).toBe("why-not-mine (13.1)");
    expect(whyNot("bonus/reroll", table(), words)).toBe("why-not-dice (15.7)");
    expect(whyNot("bonus/any-pair", table(), words)).toBe("why-not-no-pair (15.6)");
    expect(whyNot("bonus/discs", table(), words)).toBe("why-not-no-discs (15.6)");
    expect(whyNot("bonus/discs", table({ asked: ["scare"] }), words)).toBe("why-not-first (15.3)");
    const dice = (step: "roll" | "dice") => ["higher-die", "reroll", "plus-three"].map((bonus) => whyNot(`bonus/${bonus}`, table({ asked: [step] }), words));
    expect(dice("roll")).toEqual(["why-not-on-die (15.7)", "why-not-dice (15.7)", "why-not-dice (15.7)"]);
    expect(dice("dice")).toEqual(["why-not-dice (15.7)", "why-not-on-die (15.7)", "why-not-on-die (15.7)"]);
    const fear = table({ bonus_on: { church: "fear" } as never });
    expect(whyNot("bonus-on/church", fear, words)).toBe("why-not-bonus-on fear bonus-fear-text (15.1)");
  });
});

it("the rail shows how near somebody is to the end", () => {
  expect(standing(table(), 0, words).map(({ value }) => value)).toEqual([0, "0/6", "0/5", 2]);
  expect(standing(table({ players: 2, grand_master: true }), 0, words).map(({ value }) => value)).toEqual([0, "0/8", 2]);
});
