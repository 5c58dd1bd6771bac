import { inDigitsOf } from './format/numbers.ts';
import type { Language } from './language.ts';

/** The texts of one language in i18next's JSON v4 format, which translation tools support. */
export type Catalogue = { readonly [name: string]: string | Catalogue };

/** The person that a sentence is about, if not the visitor. Used as a suffix of keys: `title_them`. */
export type Context = 'them' | 'bride' | 'groom';

/** Values of placeholders by name, and options that select the form of a text. */
export type Values<Variant = string> = {
  readonly [placeholder: string]: string | number | boolean | undefined;
  /** Chooses the plural form: `_one`, `_other`, or `_zero` for 0 if the catalogue has it. */
  readonly count?: number;
  /** Chooses a variant: `them` → `title_them`, if the catalogue has it. */
  readonly context?: Variant & string;
  /** Keeps the placeholders, for a component that fills them itself. */
  readonly skipInterpolation?: boolean;
};

type Plural = Intl.LDMLPluralRule;

type WithoutSuffix<Name extends string> = Name extends `${string}_${Context}` | `${string}_${Context}_${Plural}`
  ? never
  : Name extends `${infer Counted}_other`
    ? Counted
    : Name extends `${string}_${Plural}`
      ? never
      : Name;

/** Every key of a catalogue, without the suffixes of plural and context. */
export type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? WithoutSuffix<Name> : `${Name}.${KeyOf<Tree[Name]>}`;
}[keyof Tree & string];

export type Translator<Tree> = (key: KeyOf<Tree>, values?: Values) => string;

/** Creates `t` from the loaded catalogues of both languages. A key that one catalogue lacks does not compile. */
export function createTranslator<Tree extends Catalogue>(
  language: Language,
  catalogues: Readonly<Record<Language, Tree>>,
): Translator<Tree> {
  return (key, values) => translate(language, catalogues[language], key, values) ?? key;
}

/** Finds the text of a key such as `results.title`; undefined if the catalogue has none. */
export function findText(catalogue: Catalogue | undefined, key: string): string | undefined {
  let found: Catalogue | string | undefined = catalogue;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns the text of a key, in the form for `count` and `context`; undefined if the catalogue has none. React escapes
 * the text. A placeholder without a value stays in the text, and tests/site/texts.test.ts finds it.
 */
export function translate(
  language: Language,
  catalogue: Catalogue | undefined,
  key: string,
  values: Values = {},
): string | undefined {
  for (const form of keyForms(language, key, values)) {
    const text = findText(catalogue, form);
    if (text !== undefined) return values.skipInterpolation ? text : interpolate(language, text, values);
  }
  return undefined;
}

/** Lists the keys to try, the most specific first. */
function keyForms(language: Language, key: string, { count, context }: Values): string[] {
  const plurals = count === undefined ? [] : pluralSuffixes(language, count);
  const bases = context ? [`${key}_${context}`, key] : [key];
  return bases.flatMap((base) => [...plurals.map((suffix) => base + suffix), base]);
}

const pluralRules: { [language in Language]?: Intl.PluralRules } = {};

function pluralSuffixes(language: Language, count: number): string[] {
  pluralRules[language] ??= new Intl.PluralRules(language);
  const suffix = `_${pluralRules[language].select(count)}`;
  return count === 0 ? ['_zero', suffix] : [suffix];
}

/** Fills the placeholders and writes numbers in the digits of the language. */
function interpolate(language: Language, text: string, values: Values): string {
  const filled = text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? inDigitsOf(language, String(value)) : String(value);
  });
  return language === 'mr' ? joinSuffixes(filled) : filled;
}

const OBLIQUE = { लाख: 'लाखां', कोटी: 'कोटीं' };

/** Joins a Marathi suffix to the word of an amount, as grammar requires: “₹१.२० लाख पर्यंत” → “₹१.२० लाखांपर्यंत”. */
function joinSuffixes(text: string): string {
  return text
    .replace(/(₹१ लाख|₹१ कोटी) (?=पर्यंत|पेक्षा)/g, (_, one: string) => one.replace('लाख', 'लाखा'))
    .replace(/(लाख|कोटी) (?=पर्यंत|पेक्षा)/g, (_, word: keyof typeof OBLIQUE) => OBLIQUE[word]);
}
