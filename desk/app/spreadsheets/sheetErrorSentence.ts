import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { HttpError } from '../../httpError.ts';
import { translatorIn, type Word } from '../words.ts';

const REASONS = [
  ...(['largeSheet', 'unreadableSheet', 'notASheet', 'otherCollection'] as const),
  ...(['noSheet', 'sheetChanged', 'inReview'] as const),
];

/** Returns the sentence for a spreadsheet that was refused, or for a desk that does not answer. */
export function sheetErrorSentence(error: unknown, language: Language): string {
  const t = translatorIn(language);
  if (!(error instanceof HttpError)) return t('noAnswer');
  const reason = REASONS.find((known) => known === error.body.reason) ?? 'failed';
  const limits = ['rows', 'columns', 'megabytes'].map((name) => [
    name,
    formatNumber(Number(error.body[name] ?? 0), language),
  ]);
  const word: Word = `spreadsheets.errors.${reason}`;
  return t(word, Object.fromEntries(limits));
}
