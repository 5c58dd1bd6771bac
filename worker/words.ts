import { formatDate } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import en from '#words/en/site/offline-notes.json' with { type: 'json' };
import mr from '#words/mr/site/offline-notes.json' with { type: 'json' };

const words = { en, mr };

/** Returns the translator of the worker. Fills only `{{date}}`, because plurals and other placeholders would add 0.4 kB. */
export const createWorkerTranslator = (language: Language) => (key: keyof typeof en, isoDay?: string) =>
  isoDay ? words[language][key].replace('{{date}}', formatDate(isoDay, language)) : words[language][key];
