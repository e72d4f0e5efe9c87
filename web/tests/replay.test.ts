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

/** A story that is told as fast as it is shown, and the moments at which it stands, second by second. */
async function watched(hands: (replay: Replay) => Promise<void>): Promise<number[]> {
  vi.useFakeTimers();
  const steps = Array.from({ length: 9 }, (_, n) => ({ entry: { number: n + 1 }, changes: {} }));
  vi.spyOn(api, "story").mockResolvedValue({ ...told(0), steps } as unknown as Story);
  const replay = new Replay("ABC");
  await replay.open(1, 0, 0);
  let tellings = 0;
  replay.narrator = async () => {
    expect((tellings += 1)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 400));
    tellings -= 1;
  };
  void replay.play();
  await hands(replay);
  const seen: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    await vi.advanceTimersByTimeAsync(1050);
    seen.push(replay.at);
  }
  vi.useRealTimers();
  return seen;
}

it.each([100, 500, 900])("goes on at its pace if one pauses after %i ms and goes on at once", async (wait) => {
  const undisturbed = await watched(async () => {});
  const paused = await watched(async (replay) => {
    await vi.advanceTimersByTimeAsync(wait);
    void replay.play();
    expect(replay.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    void replay.play();
  });
  const steps = (seen: number[]): number[] => seen.slice(1).map((at, n) => at - (seen[n] ?? 0));
  expect(steps(undisturbed)).toEqual([1, 1, 1]);
  expect(steps(paused)).toEqual([1, 1, 1]);
});

it("asks once while somebody drags the slider, and shows where it was let go", async () => {
  const replay = new Replay("ABC");
  const steps = Array.from({ length: 9 }, (_, n) => ({ entry: { number: n + 1 }, changes: {} }));
  const asked = vi.spyOn(api, "story").mockResolvedValue({ ...told(0), steps } as unknown as Story);
  await Promise.all([1, 2, 7].map((at) => replay.open(1, 0, at)));
  expect([asked.mock.calls.length, replay.at]).toEqual([1, 7]);
  await replay.open(1, 0, 3);
  expect([asked.mock.calls.length, replay.at]).toEqual([2, 3]);
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
