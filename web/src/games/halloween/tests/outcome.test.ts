import { expect, it } from "vitest";
import { outcome } from "../outcome";
import { words } from "../../../../tests/said";
import { cards, table } from "./table";

const entry = (number: number, seat: number, ...events: Record<string, unknown>[]) => ({ number, seat, notation: "", undoes: 0, events: events.map((event) => ({ why: "", ...event })) }) as never;
const ATTACKED = { event: "attacked", seat: 0, ghost: "yellow", building: "police", foe: "blue" };
const rolled = (die: number, ghost: string, face: number) => ({ event: "rolled", seat: 0, die, ghost, face });
const BEAT = { event: "beat", seat: 0, ghost: "yellow", building: "police", foe: "blue" };
const MISSED = { event: "missed", seat: 0, ghost: "yellow", foe: "blue" };

it("tells both dice of one's own attack, and what it gave", () => {
  const gains = [{ event: "got_tokens", seat: 0, token: "blue", many: 1, card: "none" }, { event: "got_points", seat: 0, points: 2, card: "3" }, { event: "got_fear", seat: 1, many: 4, card: "none" }];
  const won = entry(1, 0, ATTACKED, rolled(0, "yellow", 7), rolled(1, "blue", 3), BEAT, ...gains);
  expect(outcome([won], table(), 0, words)).toEqual({ pieces: ["die/yellow/7", "die/blue/3"], text: "outcome-gave outcome-won 7 3 then-token 1 blue, then-points 2" });
  expect(outcome([entry(1, 0, ATTACKED, BEAT)], table(), 0, words)).toEqual({ pieces: [], text: "outcome-sure" });
  expect(outcome([entry(1, 0, ATTACKED, rolled(0, "yellow", 1), rolled(1, "blue", 3), MISSED)], table(), 0, words)?.text).toBe("outcome-lost 1 3");
});

it("counts dice as they lie in the end, with what was added", () => {
  const entries = [entry(1, 0, ATTACKED, rolled(0, "yellow", 1), rolled(1, "blue", 4)), entry(2, 0, { event: "added", seat: 0, die: 0 }), entry(3, 0, rolled(1, "blue", 2), BEAT)];
  expect(outcome(entries, table(), 0, words)).toEqual({ pieces: ["die/yellow/1", "die/blue/2"], text: "outcome-won 1 + 3 2" });
  const tie = [entry(1, 0, ATTACKED, rolled(0, "yellow", 2), rolled(1, "blue", 3), MISSED)];
  expect(outcome(tie, table({ holds: [cards(5), cards(), cards()] }), 0, words)?.text).toBe("outcome-tie 2 + 1 3");
});

it("tells the die of a card that gives Fear by it", () => {
  const wager = [entry(1, 0, { event: "guessed", seat: 0, many: 3 }), entry(2, 0, rolled(0, "green", 3), { event: "got_fear", seat: 0, many: 3, card: "23" })];
  expect(outcome(wager, table(), 0, words)).toEqual({ pieces: ["die/green/3"], text: "outcome-gave 23 then-fear 3" });
  expect(outcome([entry(1, 0, { event: "got_fear", seat: 0, many: 1, card: "51" })], table(), 0, words)).toBeNull();
});

it("tells both dice of an odd couple, and who came", () => {
  const throws = [{ event: "acted", seat: 0, section: "first", action: "summon" }, rolled(0, "blue", 1), rolled(1, "green", 4)];
  const came = [{ event: "summoned", seat: 0, building: "police", ghost: "blue" }, { event: "got_tokens", seat: 0, token: "blue", many: 1, card: "none" }];
  const bold = table({ holds: [cards(5), cards(), cards()] });
  expect(outcome([entry(1, 0, ...throws, ...came)], bold, 0, words)).toEqual({ pieces: ["die/blue/1", "die/green/4"], text: "outcome-gave 45 then-token 1 blue" });
  expect(outcome([entry(1, 0, ...throws, { event: "nothing_came", seat: 0, building: "police", ghost: "blue" })], bold, 0, words)?.text).toBe("outcome-nobody 45");
  expect(outcome([entry(1, 0, ...throws), entry(2, 0, { event: "acted", seat: 0, section: "second", action: "summon" }, ...came)], bold, 0, words)).toBeNull();
});

it("takes no dice of a first move for those of a second: a Reunion throws none", () => {
  const wager = entry(1, 0, { event: "guessed", seat: 0, many: 3 }, rolled(0, "blue", 4), { event: "got_fear", seat: 0, many: 3, card: "23" });
  const reunion = entry(2, 0, { event: "moved", seat: 0, ghost: "blue", building: "police", to: "church" }, { event: "summoned", seat: 0, building: "church", ghost: "blue" });
  expect(outcome([wager, reunion], table(), 0, words)).toBeNull();
});

it("takes nothing that was told after the result for its beginning", () => {
  const drift = { event: "moved", seat: 0, ghost: "yellow", building: "police", to: "church", card: "17" };
  expect(outcome([entry(1, 0, ATTACKED, rolled(0, "yellow", 7), rolled(1, "blue", 3), BEAT, drift)], table(), 0, words)?.text).toBe("outcome-won 7 3");
});

it("says nothing of what others did, nor of an attack before the last choice", () => {
  const fought = entry(1, 0, ATTACKED, rolled(0, "yellow", 7), rolled(1, "blue", 3), BEAT);
  expect(outcome([fought], table(), 1, words)).toBeNull();
  expect(outcome([fought, entry(2, 0, { event: "acted", seat: 0, section: "first", action: "scare" })], table(), 0, words)).toBeNull();
  expect(outcome([], table(), 0, words)).toBeNull();
});
