import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Messages in one language, from one file or several. */
export class Messages {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, ...sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message by its id; the id itself where there is none, so that a gap is seen. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : id;
  }
}
