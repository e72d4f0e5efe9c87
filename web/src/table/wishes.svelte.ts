/** What people asked the page to answer for them: kept by this browser, for a seat in a match. */

import { recall, remember } from "../memory";
import type { Wishes } from "./board";

/** Whose wishes: those of a seat in a match. */
export interface Wisher {
  match: number;
  viewer: number;
}

export class WishBook {
  private written = $state.raw<Record<string, Wishes>>({});

  constructor(private readonly code: string) {}

  of(whose: Wisher): Wishes {
    const page = this.page(whose);
    return this.written[page] ?? read(page);
  }

  write(whose: Wisher, wishes: Wishes): void {
    const page = this.page(whose);
    this.written = { ...this.written, [page]: wishes };
    remember(page, JSON.stringify(wishes));
  }

  private page(whose: Wisher): string {
    return `wishes:${this.code}:${whose.match}:${whose.viewer}`;
  }
}

function read(page: string): Wishes {
  try {
    return JSON.parse(recall(page) ?? "{}") as Wishes;
  } catch {
    return {};
  }
}
