import type { Language } from './language.ts';

/** The words of one screen in one language, as its JSON file has them (i18next's JSON v4, which translators' tools open). */
export type Catalogue = { readonly [name: string]: string | Catalogue };

/** What a word is asked for with: its blanks by name, and what chooses between its forms. */
export type Values = {
  readonly [blank: string]: string | number | boolean | undefined;
  /** Chooses the plural: `_one`, `_other`; `_zero` for 0 where the file has it. */
  readonly count?: number;
  /** Chooses a variant: `them` → `title_them`, where the file has it. */
  readonly context?: string;
  /** Leaves the blanks open, for a component that fills them itself. */
  readonly skipInterpolation?: boolean;
};

/** The text at `results.title`, exactly as the file has it; undefined when no text stands there. */
export function findText(catalogue: Catalogue | undefined, key: string): string | undefined {
  let found: Catalogue | string | undefined = catalogue;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * The text for a key, in the form that count and context ask for and with its blanks filled; undefined when the file has
 * none of its forms. Nothing is escaped: React does that. A blank without a value keeps its braces, which
 * tests/site/texts.test.ts looks for in every page.
 */
export function translate(
  language: Language,
  catalogue: Catalogue | undefined,
  key: string,
  values: Values = {},
): string | undefined {
  for (const form of formsOf(language, key, values)) {
    const text = findText(catalogue, form);
    if (text !== undefined) return values.skipInterpolation ? text : filled(text, values);
  }
  return undefined;
}

/** Keys to look under, the most particular first: with both endings, with the context's, with the count's, with none. */
function formsOf(language: Language, key: string, { count, context }: Values): string[] {
  const plurals = count === undefined ? [] : pluralEndings(language, count);
  const bases = context ? [`${key}_${context}`, key] : [key];
  return bases.flatMap((base) => [...plurals.map((ending) => base + ending), base]);
}

const pluralRules: { [language in Language]?: Intl.PluralRules } = {};

function pluralEndings(language: Language, count: number): string[] {
  pluralRules[language] ??= new Intl.PluralRules(language);
  const ending = `_${pluralRules[language].select(count)}`;
  return count === 0 ? ['_zero', ending] : [ending];
}

function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(values[name] ?? blank));
}
