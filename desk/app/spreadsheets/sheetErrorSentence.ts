import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { HttpError } from '../../httpError.ts';
import { errorSentence } from '../errorSentence.ts';
import { findWord } from '../words.ts';

/** Returns the sentence for a spreadsheet that was refused, or for another failed request. */
export function sheetErrorSentence(error: unknown, language: Language): string {
  if (!(error instanceof HttpError)) return errorSentence(error, language);
  const limits = ['sheets', 'rows', 'columns', 'megabytes'].map((name) => [
    name,
    formatNumber(Number(error.body[name] ?? 0), language),
  ]);
  const sentence = findWord(language, `spreadsheets.errors.${error.body.reason}`, Object.fromEntries(limits));
  return sentence ?? errorSentence(error, language);
}
