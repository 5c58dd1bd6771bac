import en from '#app/i18n/en/offline-notes.json' with { type: 'json' };
import { formatDate } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/offline-notes.json' with { type: 'json' };

const words = { en, mr };

/** Returns the worker's translator. It fills only `{{date}}`, because plurals and other placeholders would add 0.4 kB. */
export const translator = (language: Language) => (key: keyof typeof en, isoDay?: string) =>
  isoDay ? words[language][key].replace('{{date}}', formatDate(isoDay, language)) : words[language][key];
