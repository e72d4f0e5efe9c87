/** Where in the house we are. The server answers every address with the same page. */

export type Place =
  | { at: "home" }
  | { at: "play"; game: string }
  | { at: "table"; code: string; replay: number | null }
  | { at: "learn"; game: string; scene: number }
  | { at: "rules"; game: string }
  | { at: "nowhere" };

const DOORS: [RegExp, (...parts: string[]) => Place][] = [
  [/^\/$/, () => ({ at: "home" })],
  [/^\/play\/([\w-]+)$/, (game = "") => ({ at: "play", game })],
  [/^\/t\/([A-Za-z0-9]+)$/, (code = "") => ({ at: "table", code, replay: null })],
  [/^\/t\/([A-Za-z0-9]+)\/replay\/(\d+)$/, (code = "", n) => ({ at: "table", code, replay: Number(n) })],
  [/^\/learn\/([\w-]+)(?:\/(\d+))?$/, (game = "", scene) => ({ at: "learn", game, scene: Number(scene ?? 1) - 1 })],
  [/^\/rules\/([\w-]+)$/, (game = "") => ({ at: "rules", game })],
];

export function placeOf(path: string): Place {
  for (const [door, place] of DOORS) {
    const match = door.exec(path);
    if (match) return place(...match.slice(1));
  }
  return { at: "nowhere" };
}

const here = $state({ path: location.pathname, hash: location.hash });

export const place = (): Place => placeOf(here.path);
export const hash = (): string => here.hash.slice(1);

function arrive(): void {
  here.path = location.pathname;
  here.hash = location.hash;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
}

/** Ordinary links work; those within the house do not load the page anew. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement | SVGAElement>("a[href]");
  const address = link?.getAttribute("href");
  if (!link || !address?.startsWith("/") || link.hasAttribute("download") || link.getAttribute("target")) return;
  if (placeOf(address.replace(/[?#].*/, "")).at === "nowhere") return;
  event.preventDefault();
  go(address);
}

export function listen(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", followLink);
}
