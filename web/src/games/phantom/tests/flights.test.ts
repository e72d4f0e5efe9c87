import { expect, it } from "vitest";
import { flights, scene, sound } from "../flights";
import { table } from "./table";

const told = (event: string, more: Record<string, unknown> = {}) => ({ event, why: "", ...more });
const view = table({ mine: { first: "attic soul-howler nursery spirit-knocker" }, people_at: { first: "girl" } });
const way = (event: string, more: Record<string, unknown>, viewer = 0) => flights(told(event, more), view, viewer).map(({ from, to }) => [from, to]);

it("cards leave my hand by name, and a strange hand as a whole", () => {
  expect(way("laid_ghost", { seat: 0, ghost: "soul-queen", zone: "first" })).toEqual([["hand/soul-queen", "seat-0/first"]]);
  expect(way("laid_place", { seat: 1, place: "hall", zone: "ground" })).toEqual([["seat-1/hand", "seat-1/ground"]]);
});

it("a card drawn by the other stays a back", () => {
  expect(flights(told("drew_ghost", { seat: 1, ghost: null }), view, 0)[0]).toMatchObject({ piece: "ghost-back", to: "seat-1/hand" });
  expect(flights(told("drew_place", { seat: 0, place: "hall" }), view, 0)[0]).toMatchObject({ piece: "hall" });
});

it("people come from where they were", () => {
  expect(way("entered", { person: "girl", zone: "ground" })).toEqual([["person/girl", "zone/ground"]]);
  expect(way("entered", { person: "boy", zone: "ground" })).toEqual([["pile/people", "zone/ground"]]);
  expect(way("captured", { seat: 0, person: "girl", zone: "first", points: 2 })).toEqual([["person/girl", "seat-0/captured"]]);
});

it("an apparition is put away, the last ghost first", () => {
  expect(way("cleared", { seat: 0, zone: "first", cards: 4 })).toEqual([
    ["lying/spirit-knocker", "discard/ghost"],
    ["lying/soul-howler", "discard/ghost"],
    ["lying/nursery", "discard/place"],
    ["lying/attic", "discard/place"],
  ]);
});

it("a capture is a scene, and tolls", () => {
  expect(scene(told("captured"))).toBe("captured");
  expect(scene(told("laid_ghost"))).toBeNull();
  expect(sound(told("captured"))).toBe("bell");
  expect(sound(told("stopped"))).toBeNull();
  expect(flights(told("stopped", { seat: 0 }), view, 0)).toEqual([]);
});
