/** How the reader wants the page: theme, motion, sound, keys, notifications. Kept in this browser. */

import { recall, remember } from "./memory";

export type Theme = "midnight" | "dawn";
export type Wish<T> = T | "system";
export type Motion = "full" | "still";

interface Settings {
  theme: Wish<Theme>;
  motion: Wish<Motion>;
  sound: boolean;
  /** single keys act: numbers, "/", "?" */
  keys: boolean;
  notify: boolean;
}

const DEFAULTS: Settings = { theme: "system", motion: "system", sound: false, keys: true, notify: false };

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(recall("settings") ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(kept());

const light = matchMedia("(prefers-color-scheme: light)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ light: light.matches, calm: calm.matches });
light.addEventListener("change", () => (system.light = light.matches));
calm.addEventListener("change", () => (system.calm = calm.matches));

export function theme(): Theme {
  if (settings.theme !== "system") return settings.theme;
  return system.light ? "dawn" : "midnight";
}

export const still = (): boolean => (settings.motion === "system" ? system.calm : settings.motion === "still");

export const switchTheme = (): void => {
  settings.theme = theme() === "dawn" ? "midnight" : "dawn";
};

/** Keeps the document and the memory in step with the settings; call it once, inside an effect root. */
export function follow(): void {
  $effect(() => {
    document.documentElement.dataset["theme"] = theme();
    document.documentElement.dataset["motion"] = still() ? "still" : "full";
  });
  $effect(() => remember("settings", JSON.stringify(settings)));
}
