import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language.ts';
import { words as wordsOf } from './words.server.ts';

type Tree = { [key: string]: string | Tree };
type Word = { key: string; text: string };

const files = import.meta.glob<Tree>('./{en,mr}/*.json', { eager: true, import: 'default' });
const namespaces = [...new Set(Object.keys(files).map((file) => file.replace(/^.*\/|\.json$/g, '')))];

/** Marathi texts that contain Latin letters, with the reason. */
const LATIN_IN_MARATHI: Record<string, string> = {
  'shell:languageLabel': 'names the switch in both languages, for whoever reads only one of them',
  'shell:english': 'a language is offered under its own name',
  'shell:error.technical404': 'the server’s own words, marked as English on the page',
};

function wordsIn(tree: Tree | undefined, prefix = ''): Word[] {
  return Object.entries(tree ?? {}).flatMap(([name, value]) => {
    const key = prefix + name;
    return typeof value === 'string' ? [{ key, text: value }] : wordsIn(value, `${key}.`);
  });
}

function words(language: Language, namespace: string): Word[] {
  return wordsIn(files[`./${language}/${namespace}.json`]);
}

/** Returns the placeholders of a text, such as `{{date}}`, and the tags around its parts. */
function gaps(text: string): string[] {
  return (text.match(/\{\{[^}]*\}\}|<\/?\w+>/g) ?? []).sort();
}

const withoutGaps = (text: string) => text.replace(/\{\{[^}]*\}\}|<\/?\w+>/g, '');

describe.each(namespaces)('the texts of %s', (namespace) => {
  const english = words('en', namespace);
  const marathi = words('mr', namespace);
  const marathiText = new Map(marathi.map(({ key, text }) => [key, text]));

  it('have the same keys in both languages', () => {
    expect(marathi.map(({ key }) => key).sort()).toEqual(english.map(({ key }) => key).sort());
  });

  it('have the same placeholders in both languages', () => {
    const different = english.filter(
      ({ key, text }) => gaps(text).join() !== gaps(marathiText.get(key) ?? '').join() && !key.endsWith('_one'),
    );
    expect(different).toEqual([]);
  });

  it.each(LANGUAGES)('have every plural form that "%s" needs', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = words(language, namespace).map(({ key }) => key);
    const counted = new Set(keys.flatMap((key) => /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1] ?? []));
    const missing = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`));
    expect(missing.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each(LANGUAGES)('are never empty, padded or marked TODO in "%s"', (language) => {
    const wrong = words(language, namespace).filter(
      ({ text }) =>
        text.trim() === '' || text !== text.trim() || text !== text.normalize('NFC') || /\bTODO\b/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('are in Devanagari in the Marathi file', () => {
    const latin = marathi.filter(({ text }) => {
      const rest = withoutGaps(text);
      // A text may consist only of placeholders, so it need not contain Devanagari.
      return /[A-Za-z0-9]/.test(rest) || /\p{L}/u.test(rest.replace(/[\p{Script=Devanagari}]/gu, ''));
    });
    expect(latin.filter(({ key }) => !LATIN_IN_MARATHI[`${namespace}:${key}`])).toEqual([]);
  });

  it('have no Devanagari in the English file', () => {
    const ownNames = ['shell:languageLabel', 'shell:marathi'];
    const devanagari = english.filter(({ text }) => /\p{Script=Devanagari}/u.test(text));
    expect(devanagari.filter(({ key }) => !ownNames.includes(`${namespace}:${key}`))).toEqual([]);
  });
});

describe('the exceptions with Latin letters', () => {
  it('name only keys that the Marathi files have', () => {
    const known = new Set(namespaces.flatMap((name) => words('mr', name).map(({ key }) => `${name}:${key}`)));
    expect(Object.keys(LATIN_IN_MARATHI).filter((word) => !known.has(word))).toEqual([]);
  });
});

describe('a text requested during the build', () => {
  it('is in the language of the page', () => {
    expect(wordsOf('en', 'components')('noDataFound')).toBe('No Data Found..!');
    expect(wordsOf('mr', 'components')('noDataFound')).toBe('माहिती उपलब्ध नाही.');
  });

  it('stops the build if the catalogue lacks it', () => {
    expect(() => (wordsOf('mr', 'components') as (key: string) => string)('nowhere')).toThrow(
      'app/i18n/mr/components.json has no "nowhere"',
    );
  });
});
