/** Whoever taps to hear the rest may tap once more than it takes: a choice is meant only after a pause. */

const PAUSE = 450;

export class Haste {
  private tapped = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A tap laid out at once what was being told. */
  skipped(): void {
    this.tapped = this.now();
  }

  /** Whether a tap on the board still belongs to those; if so, the next may too. */
  goesOn(): boolean {
    const on = this.now() - this.tapped < PAUSE;
    if (on) this.skipped();
    return on;
  }
}
