/** Keys at a table: arrows walk over what is lit, numbers choose, "/" lets one type a choice. */

import { nearest, type Direction } from "./targets";

interface Keys {
  root: HTMLElement;
  /** single characters act only while the reader allows it */
  enabled: boolean;
  type: () => void;
  back: () => void;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog, [role=tablist], [role=menu]") !== null;

/** Everything that can be chosen now, on the board and in the bar. */
const lit = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-may], .choice")];

function walk(root: HTMLElement, direction: Direction): boolean {
  const stops = lit(root);
  const focused = document.activeElement;
  const inside = stops.includes(focused as HTMLElement);
  const others = stops.filter((stop) => stop !== focused);
  if (!inside || !focused) {
    if (focused && focused !== document.body && root.contains(focused)) return false;
    stops[0]?.focus();
    return stops.length > 0;
  }
  const next = nearest(focused.getBoundingClientRect(), others.map((stop) => stop.getBoundingClientRect()), direction);
  others[next]?.focus();
  return next >= 0;
}

export function onTableKeys(event: KeyboardEvent, { root, enabled, type, back }: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  const direction = ARROWS[event.key];
  if (direction) {
    if (walk(root, direction)) event.preventDefault();
  } else if (event.key === "Escape") back();
  else if (enabled && event.key === "/") {
    event.preventDefault();
    type();
  } else if (enabled && /^[1-9]$/.test(event.key)) {
    root.querySelector<HTMLElement>(`.choice[data-key="${event.key}"]`)?.click();
  }
}
