import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language.ts';
import { words as wordsOf } from './words.server.ts';

type Tree = { [key: string]: string | Tree };
type Word = { key: string; text: string };

const files = import.meta.glob<Tree>('../../words/{en,mr}/site/*.json', { eager: true, import: 'default' });
const namespaces = [...new Set(Object.keys(files).map((file) => file.replace(/^.*\/|\.json$/g, '')))];

function wordsIn(tree: Tree | undefined, prefix = ''): Word[] {
  return Object.entries(tree ?? {}).flatMap(([name, value]) => {
    const key = prefix + name;
    return typeof value === 'string' ? [{ key, text: value }] : wordsIn(value, `${key}.`);
  });
}

function words(language: Language, namespace: string): Word[] {
  return wordsIn(files[`../../words/${language}/site/${namespace}.json`]);
}

/** `npm run content` checks what a text has in common with texts of the content: both languages, placeholders, script and typing. */
describe.each(namespaces)('the texts of %s', (namespace) => {
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

  it('have no Devanagari in the English file', () => {
    const ownNames = ['shell:languageLabel', 'shell:marathi', 'home:inMarathi'];
    const devanagari = words('en', namespace).filter(({ text }) => /\p{Script=Devanagari}/u.test(text));
    expect(devanagari.filter(({ key }) => !ownNames.includes(`${namespace}:${key}`))).toEqual([]);
  });
});

describe('a text requested during the build', () => {
  it('is in the language of the page', () => {
    expect(wordsOf('en', 'components')('noDataFound')).toBe('No Data Found..!');
    expect(wordsOf('mr', 'components')('noDataFound')).toBe('माहिती उपलब्ध नाही.');
  });

  it('stops the build if the catalogue lacks it', () => {
    expect(() => (wordsOf('mr', 'components') as (key: string) => string)('nowhere')).toThrow(
      'words/mr/site/components.json has no "nowhere"',
    );
  });
});
