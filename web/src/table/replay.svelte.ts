/** Looking back: a match told again from its start, at any of its moments. */

import { api } from "../net/api";
import type { Entry, Story, View } from "../protocol";
import type { Frame, Narrator } from "./session.svelte";

const PAUSE = 650;

interface Asked {
  match: number;
  seat: number | "all";
  at: number;
  came: Promise<void>;
}

export class Replay {
  story = $state.raw<Story | null>(null);
  at = $state(0);
  playing = $state(false);
  /** could not be fetched: the code of the refusal */
  failed = $state("");
  narrator: Narrator | null = null;
  private views: View[] = [];
  /** what was asked for last and has not come: only that counts, and whoever drags the slider meanwhile asks for no other */
  private asked: Asked | null = null;
  /** how often it was set going: whoever pauses and goes on at once does not make it run twice */
  private runs = 0;
  private telling: Promise<void> | undefined;

  constructor(private readonly code: string) {}

  get on(): boolean {
    return this.story !== null;
  }

  get length(): number {
    return this.story?.steps.length ?? 0;
  }

  entries = $derived.by<Entry[]>(() => (this.story?.steps ?? []).slice(0, this.at).map((step) => step.entry));

  frame = $derived.by<Frame | null>(() => {
    const story = this.story;
    const view = this.views[this.at];
    if (!story || !view) return null;
    const step = story.steps[this.at - 1];
    return {
      match: story.match,
      viewer: story.viewer === "all" ? -1 : story.viewer,
      at: step?.entry.number ?? 0,
      view,
      actor: step ? step.actor : null,
      turn: step ? step.turn : null,
      step: "",
      choices: [],
      over: step?.over ?? false,
      scores: step?.scores ?? null,
      winners: step?.winners ?? [],
    };
  });

  async open(match: number, seat: number | "all", at = Infinity): Promise<void> {
    this.playing = false;
    if (this.asked?.match === match && this.asked.seat === seat) this.asked.at = at;
    else {
      const asked: Asked = { match, seat, at, came: Promise.resolve() };
      this.asked = asked;
      asked.came = this.fetch(asked);
    }
    await this.asked.came;
  }

  private async fetch(asked: Asked): Promise<void> {
    try {
      const story = await api.story(this.code, asked.match, asked.seat);
      if (this.asked !== asked) return;
      this.views = story.steps.reduce<View[]>(
        (views, step) => [...views, { ...views.at(-1), ...step.changes }],
        [story.view],
      );
      this.at = Math.max(0, Math.min(asked.at, story.steps.length));
      this.story = story;
      this.failed = "";
    } catch (error) {
      if (this.asked === asked) this.failed = (error as { code?: string }).code ?? "offline";
    }
    if (this.asked === asked) this.asked = null;
  }

  close(): void {
    this.playing = false;
    this.asked = null;
    this.story = null;
    this.views = [];
  }

  go(at: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(at, this.length));
  }

  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.at >= this.length) this.at = 0;
    this.playing = true;
    const run = ++this.runs;
    await this.telling;
    while (this.playing && run === this.runs && this.at < this.length) {
      const step = this.story?.steps[this.at];
      const frame = this.frame;
      if (!step || !frame) break;
      const from = this.at;
      this.telling = this.narrator?.(step.entry, frame, 1);
      await this.telling;
      if (!this.playing || run !== this.runs || this.at !== from) break;
      this.at = from + 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    if (run === this.runs) this.playing = false;
  }
}
