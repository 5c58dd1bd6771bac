import type { Language } from '#app/i18n/language.ts';
import type { Values } from '#app/i18n/translate.ts';
import { HttpError } from '../httpError.ts';
import { findWord, translatorIn } from './words.ts';

const AREAS = ['accounts', 'changes', 'publishing', 'pages'];

/**
 * Returns the sentence for a failed request. An error of the server names its sentence in `reason`; the other values of its body fill
 * the placeholders. A refused file has its sentence in both languages as `message`. Says that the desk does not answer for every error without a response.
 */
export function errorSentence(error: unknown, language: Language): string {
  const t = translatorIn(language);
  if (!(error instanceof HttpError)) return t('noAnswer');
  const { reason, message, ...values } = error.body;
  if (message) return (message as Record<Language, string>)[language];
  // Ends with the words of the form, which explain refused files.
  for (const key of [...AREAS.map((area) => `${area}.errors.${reason}`), `publishing.failures.${reason}`, reason]) {
    const sentence = findWord(language, key, values as Values);
    if (sentence !== undefined) return sentence;
  }
  return t('accounts.unknownError', { status: error.status });
}
