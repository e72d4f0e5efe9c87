/** The page's own words in the language of the reader. */

import { recall, remember } from "../memory";
import { LANGUAGES, Messages, type Language } from "./fluent";

const pages = import.meta.glob<string>("../words/page.*.ftl", { query: "?raw", import: "default" });
const levels = import.meta.glob<string>("../../../manoir/bots/words.*.ftl", { query: "?raw", import: "default" });

let spoken = $state.raw<Messages>(new Messages("en"));

const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

function preferred(): Language {
  const kept = recall("language");
  if (isLanguage(kept)) return kept;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find(isLanguage) ?? "en";
}

async function load(language: Language): Promise<void> {
  const files = [pages[`../words/page.${language}.ftl`], levels[`../../../manoir/bots/words.${language}.ftl`]];
  spoken = new Messages(language, ...(await Promise.all(files.map((file) => file?.() ?? ""))));
  document.documentElement.lang = language;
}

export const begin = (): Promise<void> => load(preferred());

export async function speak(language: Language): Promise<void> {
  remember("language", language);
  await load(language);
}

export const language = (): Language => spoken.language;

/** A message of the page. */
export function t(id: string, args?: Record<string, string | number>): string {
  return spoken.say(id, args);
}

/** The first of these messages that exists, else the given text. */
export function worded(id: string, otherwise: string): string {
  return spoken.has(id) ? spoken.say(id) : otherwise;
}
