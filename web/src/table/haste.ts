/** Whoever taps to hear the rest may tap once more than it takes: a choice is meant only after a pause. */

const PAUSE = 600;

export class Haste {
  /** whether the last tap was meant for what is asked */
  meant = true;
  private last = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  tap(asked: boolean): void {
    this.meant = asked && this.now() - this.last >= PAUSE;
    if (!this.meant) this.last = this.now();
  }
}
