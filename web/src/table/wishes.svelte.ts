/** What people asked the page to answer for them: kept by this browser, for a seat in a match. */

import { recall, remember } from "../memory";
import type { Wishes } from "./board";
import type { Frame } from "./session.svelte";

export class WishBook {
  private written = $state.raw<Record<string, Wishes>>({});

  constructor(private readonly code: string) {}

  of(frame: Frame): Wishes {
    const page = this.page(frame);
    return this.written[page] ?? read(page);
  }

  write(frame: Frame, wishes: Wishes): void {
    const page = this.page(frame);
    this.written = { ...this.written, [page]: wishes };
    remember(page, JSON.stringify(wishes));
  }

  private page(frame: Frame): string {
    return `wishes:${this.code}:${frame.match}:${frame.viewer}`;
  }
}

function read(page: string): Wishes {
  try {
    return JSON.parse(recall(page) ?? "{}") as Wishes;
  } catch {
    return {};
  }
}
