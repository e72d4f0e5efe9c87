/** Pieces in the air. Nothing appears from nowhere: a piece goes from where it was to where it is. */

import { mount, unmount, type Component } from "svelte";
import type { Flight } from "./board";

type Piece = Component<{ piece: string }>;

interface Airborne {
  element: HTMLElement;
  parts: Record<string, unknown>[];
}

const SMALLEST = 24;
// Most pieces are about as high as a card; a narrower place takes them smaller.
const CARD = 0.72;
const BACK = "back";

export class Air {
  private readonly landed = new Map<string, Airborne[]>();
  private readonly gone = new Set<HTMLElement | SVGElement>();
  private readonly running = new Set<Animation>();

  constructor(
    private readonly layer: HTMLElement,
    private readonly stage: HTMLElement,
    private readonly piece: Piece | undefined,
  ) {}

  /** All flights of one event; done when the last has landed. */
  async fly(flights: Flight[], speed: number): Promise<void> {
    await this.wave(flights.filter((flight) => !flight.after), speed);
    await this.wave(flights.filter((flight) => flight.after), speed);
  }

  private async wave(flights: Flight[], speed: number): Promise<void> {
    const stagger = this.time("--stagger") / speed;
    const all = flights.flatMap((flight) =>
      Array.from({ length: Math.min(flight.count ?? 1, 12) }, (_, n) => ({ flight, n })),
    );
    const start = flights.map((flight) => this.takeOff(flight));
    await Promise.all(
      all.map(({ flight, n }, order) => {
        const places = start[flights.indexOf(flight)];
        return places ? this.one(flight, places.from(n), places.to(n), order * stagger, speed) : undefined;
      }),
    );
  }

  /** The board shows it all by itself now. */
  clear(): void {
    for (const pieces of this.landed.values()) pieces.forEach((piece) => this.remove(piece));
    this.landed.clear();
    for (const element of this.gone) element.style.visibility = "";
    this.gone.clear();
  }

  finish(): void {
    for (const animation of this.running) animation.finish();
  }

  private takeOff(flight: Flight): { from: (n: number) => DOMRect; to: (n: number) => DOMRect } | null {
    const from = this.places(flight.from);
    const to = this.places(flight.to);
    const target = to.wide.at(-1) ?? to.single.at(-1);
    const own = (n: number): HTMLElement | undefined => (flight.apart ? this.places(`${flight.to}/${n}`).single.at(-1) : undefined);
    const source = from.single.length ? from.single.slice(-(flight.off ? 1 : (flight.count ?? 1))) : from.wide.slice(-1);
    if (!target || !source.length) return null;
    const like = to.single.at(-1) ?? source[0];
    const rects = source.map((element) => this.around(element, like));
    if (!flight.off) this.leave(flight.from, source.filter((one) => from.single.includes(one)));
    return { from: (n) => rects[Math.min(n, rects.length - 1)] as DOMRect, to: (n) => this.around(own(n) ?? target, like) };
  }

  /** What took off lies there no more. */
  private leave(place: string, source: HTMLElement[]): void {
    for (const piece of this.landed.get(place) ?? []) this.remove(piece);
    this.landed.delete(place);
    for (const element of source.flatMap((one) => [one, ...this.mates(one)])) {
      element.style.visibility = "hidden";
      this.gone.add(element);
    }
  }

  /** What goes along with a piece, though it is drawn apart: the sign of its level. */
  private mates({ dataset: { piece } }: HTMLElement): HTMLElement[] {
    return piece ? [...this.stage.querySelectorAll<HTMLElement>(`[data-with="${CSS.escape(piece)}"]`)] : [];
  }

  /** Elements of a place: single pieces leave it one by one, a wide one is a pile or a surface. */
  private places(name: string): { single: HTMLElement[]; wide: HTMLElement[] } {
    const all = [...this.stage.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`)];
    const here = all.filter((element) => element.style.visibility !== "hidden");
    return {
      single: here.filter((element) => "single" in element.dataset),
      wide: here.filter((element) => !("single" in element.dataset)),
    };
  }

  /** Where a piece lies on an element: on a wide place it is as large as its like, in the middle. */
  private around(element: Element, like: Element | undefined): DOMRect {
    const rect = element.getBoundingClientRect();
    const frame = this.layer.getBoundingClientRect();
    const single = element instanceof HTMLElement || element instanceof SVGElement ? "single" in element.dataset : false;
    const size = like?.getBoundingClientRect() ?? rect;
    const fitting = Math.min(size.width, rect.width, rect.height * CARD);
    const width = Math.max(SMALLEST, single ? rect.width : fitting);
    const middle = rect.left + rect.width / 2 - frame.left;
    return new DOMRect(middle - width / 2, rect.top + rect.height / 2 - frame.top, width, 0);
  }

  private async one(flight: Flight, from: DOMRect, to: DOMRect, delay: number, speed: number): Promise<void> {
    const width = Math.max(from.width, to.width);
    const airborne = this.draw(flight, width);
    const { element } = airborne;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const duration = this.time(far > 160 ? "--t-glide" : "--t-step") / speed;
    const at = (rect: DOMRect, lift = 0): string =>
      `translate(${rect.x}px, ${rect.y - lift}px) translateY(-50%) scale(${rect.width / width})`;
    const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, (from.width + to.width) / 2, 0);
    const path: Keyframe[] = flight.heavy
      ? [{ transform: at(from) }, { transform: at(to) }]
      : [{ transform: at(from) }, { transform: at(middle, Math.min(46, far / 6)) }, { transform: at(to) }];
    const easing = this.style(flight.heavy ? "--ease-drop" : "--ease-out");
    const animation = element.animate(path, { duration, delay, easing, fill: "both" });
    if (flight.turn === "up" || flight.turn === "down") this.flip(element, duration, delay);
    this.running.add(animation);
    // Nobody sees it, and a page out of sight would never be told that it has landed.
    if (document.hidden) animation.finish();
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
    const pile = this.landed.get(flight.to);
    if (pile) pile.push(airborne);
    else this.landed.set(flight.to, [airborne]);
  }

  private flip(element: HTMLElement, duration: number, delay: number): void {
    const [first, second] = element.querySelectorAll<HTMLElement>(":scope > .side");
    const turn = (side: HTMLElement | undefined, from: string, to: string): void => {
      const animation = side?.animate([{ transform: from }, { transform: to }], { duration, delay, fill: "both" });
      if (animation) {
        this.running.add(animation);
    // Nobody sees it, and a page out of sight would never be told that it has landed.
    if (document.hidden) animation.finish();
        void animation.finished.then(() => this.running.delete(animation)).catch(() => undefined);
      }
    };
    turn(first, "rotateY(0)", "rotateY(180deg)");
    turn(second, "rotateY(-180deg)", "rotateY(0)");
  }

  private draw(flight: Flight, width: number): Airborne {
    const element = document.createElement("div");
    element.className = "airborne";
    element.style.width = `${width}px`;
    this.layer.append(element);
    const face = flight.piece ?? BACK;
    const sides = { up: [BACK, face], down: [face, BACK], none: [face] }[flight.turn ?? "none"];
    const parts = sides.map((piece) => {
      const side = document.createElement("div");
      side.className = "side";
      element.append(side);
      return this.piece ? mount(this.piece, { target: side, props: { piece } }) : {};
    });
    return { element, parts };
  }

  private remove({ element, parts }: Airborne): void {
    if (this.piece) for (const part of parts) void unmount(part);
    element.remove();
  }

  private style(name: string): string {
    return getComputedStyle(this.stage).getPropertyValue(name).trim();
  }

  private time(name: string): number {
    const text = this.style(name);
    const number = Number.parseFloat(text) || 0;
    return text.endsWith("ms") ? number : number * 1000;
  }
}
