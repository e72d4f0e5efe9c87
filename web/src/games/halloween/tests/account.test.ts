import { expect, it } from "vitest";
import { account } from "../account";
import { words } from "../../../../tests/said";
import { table } from "./table";

const entry = (number: number, events: Record<string, unknown>[], undoes = 0) =>
  ({ number, seat: 0, notation: "", undoes, events: events.map((event) => ({ why: "", ...event })) }) as never;

it("tells how the scores came about, and what was taken back is not counted", () => {
  const entries = [
    entry(1, [{ event: "haunted", seat: 0, building: "church", ghost: "red", points: 10 }]),
    entry(2, [{ event: "haunted", seat: 1, building: "church", ghost: "blue", points: 2 }]),
    entry(3, [], 2),
    entry(4, [{ event: "occupied", seat: 1, card: "37" }, { event: "got_points", seat: 1, points: 3, card: "none" }]),
    entry(5, [{ event: "got_points", seat: 1, points: 1, card: "37" }]),
    entry(6, [{ event: "got_points", seat: 0, points: 1, card: "none" }]),
    entry(7, [{ event: "took_back", seat: 0, building: "church", ghost: "red", points: 5 }]),
    entry(8, [{ event: "scored", seat: 1, card: "21", points: 4 }]),
  ];
  expect(account(entries, table({ points: [6, 8, 0] }), words)).toEqual([
    { label: "account-haunting", points: [5, 0, 0] },
    { label: "account-occupying", points: [0, 3, 0] },
    { label: "21", points: [0, 4, 0] },
    { label: "37", points: [0, 1, 0] },
    { label: "account-others", points: [1, 0, 0] },
  ]);
});

it("tells the sets of Grand Masters", () => {
  const sets = [entry(1, [{ event: "scored_triples", seat: 2, points: 10 }])];
  expect(account(sets, table({ points: [0, 0, 10] }), words)).toEqual([{ label: "account-sets", points: [0, 0, 10] }]);
});
