/** The games in the house: board, words, rulebook and lesson of each, loaded when they are needed. */

import type { LessonScene } from "./protocol";
import type { GameModule } from "./table/board";
import { LANGUAGES, Messages, type Language } from "./speech/fluent";

const modules = import.meta.glob<GameModule>("./games/*/index.ts", { import: "default" });
const wordFiles = import.meta.glob<string>("../../manoir/games/*/words.*.ftl", { query: "?raw", import: "default" });
const rulebooks = import.meta.glob<string>("../../manoir/games/*/rulebook.*.md", { query: "?raw", import: "default" });
const lessons = import.meta.glob<LessonScene[]>("../../manoir/games/*/lesson.json", { import: "default" });

export type Spoken = Record<Language, Messages>;

function need<T>(found: (() => Promise<T>) | undefined, what: string): Promise<T> {
  return found ? found() : Promise.reject(new Error(what));
}

const folder = (key: string): string => `../../manoir/games/${key.replaceAll("-", "_")}`;

export const hasBoard = (key: string): boolean => `./games/${key}/index.ts` in modules;

export const gameModule = (key: string): Promise<GameModule> => need(modules[`./games/${key}/index.ts`], key);

/** Both languages, so that a switch in the middle of a game is at once. */
export async function gameWords(key: string): Promise<Spoken> {
  const load = async (language: Language): Promise<Messages> =>
    new Messages(language, await need(wordFiles[`${folder(key)}/words.${language}.ftl`], key));
  const [en, fr] = await Promise.all(LANGUAGES.map(load));
  return { en: en as Messages, fr: fr as Messages };
}

export const rulebook = (key: string, language: Language): Promise<string> =>
  need(rulebooks[`${folder(key)}/rulebook.${language}.md`], key);

export const lesson = (key: string): Promise<LessonScene[]> => need(lessons[`${folder(key)}/lesson.json`], key);
