import { LANGUAGES } from '#app/i18n/language.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { GAP } from '../patterns.ts';
import { inLanguage, type Text } from '../texts.ts';

/** Words of the interface stand in both languages and are given the same things: `{{date}}`, tags around a part. */
export function sameGaps(words: Text[]): Problem[] {
  return words.flatMap((text) => {
    const { field, en, mr } = text;
    const missing = LANGUAGES.filter((language) => text[language] === '');
    if (missing.length > 0) return missing.map((language) => errorAt(inLanguage(text, language), 'missingWord'));
    // "one hour" need not print its number.
    if (field.endsWith('_one') || gaps(en) === gaps(mr)) return [];
    return [errorAt(inLanguage(text, 'mr'), 'gapsDiffer', { found: gaps(mr) || '–', wanted: gaps(en) || '–' })];
  });
}

function gaps(text: string): string {
  return (text.match(new RegExp(GAP, 'g')) ?? []).sort().join(' ');
}
