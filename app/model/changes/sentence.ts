import { formatDate } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { formatAmount, formatNumber, formatPercent } from '#app/i18n/numbers.ts';
import { type Catalogue, translate } from '#app/i18n/translate.ts';
import type { Change, ChangedValue } from './schema.server.ts';

/** What a reader is told of one change, `Rupees (Pension): from ₹1,000 to ₹1,500`. `words`: the file changes.json of the language. */
export function sentenceOf(change: Change, language: Language, words: Catalogue): string {
  const say = (key: string, values: Record<string, string> = {}) => translate(language, words, key, values) ?? key;
  const { kind, part, name, before, after } = change;
  if (!part && !name) return say(kind === 'removed' ? 'entryRemoved' : 'entryAdded');
  const both = part && name && say('partField', { field: name[language], part: part[language] });
  const field = both || (name ?? part)?.[language] || '';
  const quotes = {
    field,
    ...(before && { before: quoted(before, language) }),
    ...(after && { after: quoted(after, language) }),
  };
  const quotable = kind === 'reordered' || after !== undefined || before !== undefined;
  return say(quotable ? kind : WITHOUT_QUOTE[kind], quotes);
}

const WITHOUT_QUOTE = {
  added: 'textAdded',
  removed: 'textRemoved',
  changed: 'textChanged',
  reordered: 'reordered',
} as const satisfies Record<Change['kind'], string>;

function quoted(value: ChangedValue, language: Language): string {
  if ('rupees' in value) return formatAmount(value.rupees, language);
  if ('percent' in value) return formatPercent(value.percent, language);
  if ('number' in value) return formatNumber(value.number, language);
  if ('day' in value) return formatDate(value.day, language);
  if ('same' in value) return value.same;
  return language === 'en' ? `“${value.words.en}”` : `“${value.words.mr}”`;
}
