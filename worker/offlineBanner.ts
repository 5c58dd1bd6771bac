import { formatDate } from '#app/i18n/dates.ts';
import en from '#app/i18n/en/offline-notes.json' with { type: 'json' };
import type { Language } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/offline-notes.json' with { type: 'json' };
import { createTranslator } from '#app/i18n/translate.ts';
import { BANNER_ID } from '#app/offline/messages.ts';

export const translatorIn = (language: Language) => createTranslator(language, { en, mr });

/** "Saved copy of 22 November 2026", in the language of the page. */
export const savedCopyText = (language: Language, isoDay: string): string =>
  translatorIn(language)('savedCopy', { date: formatDate(isoDay, language) });

export const notSavedText = (language: Language): string => translatorIn(language)('notSavedYet');

const MAIN = /<main /;

/** Inserts a line above the content of a saved page, where it stands before React and without it. */
export async function withBanner(copy: Response, note: string): Promise<Response> {
  const html = await copy.text();
  const marked = html.replace(MAIN, (main) => `<p id="${BANNER_ID}" role="status">${note}</p>${main}`);
  return new Response(marked, { status: copy.status, statusText: copy.statusText, headers: copy.headers });
}
