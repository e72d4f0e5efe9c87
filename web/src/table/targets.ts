/** The things on a board that a choice is about: marked from the one list of choices. */

import type { Choice, GameModule } from "./board";

export type Thing = HTMLElement | SVGElement;

export const things = (root: ParentNode): Thing[] => [...root.querySelectorAll<Thing>("[data-target]")];

export const lawful = (root: ParentNode): Thing[] => [...root.querySelectorAll<Thing>("[data-may]")];

export function thingAt(node: EventTarget | null): Thing | null {
  return node instanceof Element ? node.closest<Thing>("[data-target]") : null;
}

function set(thing: Thing, name: string, value: string | null): void {
  if (value === null) {
    if (thing.hasAttribute(name)) thing.removeAttribute(name);
  } else if (thing.getAttribute(name) !== value) thing.setAttribute(name, value);
}

type Gathers = GameModule["gathers"];

/** Whether a choice is made on this thing, or gathered by it. */
export function isAbout(choice: Choice, target: string, gathers: Gathers): boolean {
  return choice.target === target || gathers?.(choice.target) === target;
}

export interface Marks {
  choices: Choice[];
  pointed: Choice | null;
  chosen: string | null;
  /** a lesson shows these */
  shown: readonly string[];
  gathers?: Gathers;
}

/** What a thing is for the reader now: may be chosen, is pointed at, has been chosen. */
export function mark(root: ParentNode, { choices, pointed, chosen, shown, gathers }: Marks): void {
  // What could be chosen until now may be no target any more.
  for (const thing of root.querySelectorAll<Thing>("[data-target], [data-may]")) {
    const target = thing.dataset["target"];
    const about = target === undefined ? [] : choices.filter((choice) => isAbout(choice, target, gathers));
    const mine = about.length ? about : null;
    const button = thing instanceof HTMLButtonElement;
    set(thing, "data-may", mine ? "" : null);
    set(thing, "data-pointed", target !== undefined && mine && pointed && isAbout(pointed, target, gathers) ? "" : null);
    set(thing, "data-chosen", mine && chosen === target ? "" : null);
    set(thing, "data-shown", target !== undefined && shown.includes(target) ? "" : null);
    set(thing, "tabindex", mine ? "0" : button ? "-1" : null);
    if (!button) set(thing, "role", mine ? "button" : (thing.dataset["role"] ?? null));
    if (button) set(thing, "aria-disabled", mine ? null : "true");
    set(thing, "aria-haspopup", mine && mine.length > 1 ? "menu" : null);
    set(thing, "aria-description", mine ? mine.map((choice) => choice.words).join(", ") : null);
  }
}

export type Direction = "up" | "down" | "left" | "right";

const AHEAD: Record<Direction, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The nearest box in a direction; what lies aside counts double. */
export function nearest(from: DOMRect, boxes: DOMRect[], direction: Direction): number {
  const [dx, dy] = AHEAD[direction];
  const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = index;
    }
  });
  return best;
}
