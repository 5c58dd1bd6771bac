import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { toRows } from '#app/columns.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';

/** Reads the files of a finished site. */
export class FinishedSite {
  readonly #client: string;

  constructor(client: string) {
    this.#client = client;
  }

  file(path: string): string {
    return readFileSync(join(this.#client, path), 'utf8');
  }

  json(path: string): ReturnType<typeof JSON.parse> {
    return JSON.parse(this.file(path));
  }

  has(path: string): boolean {
    return existsSync(join(this.#client, path));
  }

  /** Returns the search index entry for a path (without its language prefix) as JSON text. */
  searchEntry(path: string, language: Language): string {
    const entries = toRows<{ path: string }>(this.json(`search/${language}.json`).data.entries);
    return JSON.stringify(entries.find((entry) => entry.path === path));
  }

  /** Returns a scheme as the finder judges by it, or undefined. */
  finderScheme(id: string, language: Language): FinderScheme | undefined {
    return toRows<FinderScheme>(this.json(`eligibility/${language}.json`).data).find((scheme) => scheme.id === id);
  }

  /** Returns the text of a PDF with whitespace collapsed to single spaces. */
  async pdf(path: string): Promise<string> {
    const { text } = await extractText(new Uint8Array(readFileSync(join(this.#client, path))), { mergePages: true });
    return text.replace(/\s+/g, ' ');
  }

  /** Returns the text of a page with whitespace collapsed to single spaces. */
  page(path: string, language: Language): string {
    return this.html(path, language)
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&(?:#x27|#39);/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ');
  }

  html(path: string, language: Language): string {
    return this.file(join(pathIn(language, path), 'index.html'));
  }

  /** Runs a check in both languages. */
  inBoth(check: (language: Language) => void): void {
    for (const language of LANGUAGES) check(language);
  }
}
