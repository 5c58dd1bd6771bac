import { LANGUAGES } from '#app/i18n/language.ts';
import type { ChangedEntry } from '../../server/changes/changeTypes.ts';
import { type DifferenceRow, differenceRows, type Forms } from './differenceRows.ts';

/**
 * Lists every difference of a changed entry. Shows figures in place of quotes, but a text whose quotes differ as it is stored, because a figure
 * that is typed now, or comes from another entry, can look the same today.
 */
export function reviewRows(
  forms: Forms,
  { base, draft, stored }: Pick<ChangedEntry, 'base' | 'draft' | 'stored'>,
): DifferenceRow[] {
  const shown = differenceRows(forms, base, draft);
  if (!stored) return shown;
  const isAt = (row: DifferenceRow) => (other: DifferenceRow) => other.path.join('.') === row.path.join('.');
  const hidden = differenceRows(forms, stored.base, stored.draft).filter(
    (row) => hasOtherQuotes(row) || !shown.some(isAt(row)),
  );
  return [...shown.filter((row) => !hidden.some(isAt(row))), ...hidden];
}

const hasOtherQuotes = (row: DifferenceRow) =>
  LANGUAGES.some((language) => quotesIn(row[language].before) !== quotesIn(row[language].after));

const quotesIn = (text: string) => (text.match(/\{\{[^{}]*\}\}/g) ?? []).join(' ');
