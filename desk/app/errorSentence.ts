import type { Language } from '#app/i18n/language.ts';
import type { Values } from '#app/i18n/translate.ts';
import { HttpError } from '../httpError.ts';
import { findWord, translatorIn } from './words.ts';

const AREAS = ['accounts', 'changes', 'publishing', 'pages'];

/**
 * Returns the sentence for a failed request. An error of the server names its sentence in `reason`; the other values of its body fill
 * the placeholders. Says that the desk does not answer for every error without a response.
 */
export function errorSentence(error: unknown, language: Language): string {
  const t = translatorIn(language);
  if (!(error instanceof HttpError)) return t('noAnswer');
  const { reason, ...values } = error.body;
  if (typeof reason === 'string') {
    // Ends with the words of the form, which explain refused files.
    for (const key of [...AREAS.map((area) => `${area}.errors.${reason}`), reason]) {
      const sentence = findWord(language, key, values as Values);
      if (sentence !== undefined) return sentence;
    }
  }
  return t('accounts.unknownError', { status: error.status });
}

/** Returns why a request failed, for the end of another sentence. An error without a reason, such as an unreadable file, has only English words. */
export function failureReason(error: unknown, language: Language): string {
  const hasOnlyMessage = error instanceof HttpError && error.body.reason === undefined;
  return hasOnlyMessage ? error.message : errorSentence(error, language);
}
