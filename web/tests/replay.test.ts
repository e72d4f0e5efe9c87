import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import type { Story } from "../src/protocol";
import { Replay } from "../src/table/replay.svelte";

afterEach(() => vi.restoreAllMocks());

const told = (viewer: number | "all"): Story => ({ match: 1, viewer, view: {}, begin: [], steps: [] }) as unknown as Story;

/** Stories that arrive when they are told to. */
function slowly(): ((viewer: number | "all") => Promise<void>)[] {
  const answers: ((viewer: number | "all") => Promise<void>)[] = [];
  vi.spyOn(api, "story").mockImplementation(
    () => new Promise((resolve) => answers.push(async (viewer) => { resolve(told(viewer)); await Promise.resolve(); })),
  );
  return answers;
}

it("shows what was asked for last, whatever arrives last", async () => {
  const replay = new Replay("ABC");
  const answers = slowly();
  const opened = [replay.open(1, 0), replay.open(1, "all")];
  await answers[1]?.("all");
  await answers[0]?.(0);
  await Promise.all(opened);
  expect(replay.story?.viewer).toBe("all");
});

it("stays closed when its story arrives too late", async () => {
  const replay = new Replay("ABC");
  const answers = slowly();
  const opened = replay.open(1, 0);
  replay.close();
  await answers[0]?.(0);
  await opened;
  expect(replay.on).toBe(false);
});
