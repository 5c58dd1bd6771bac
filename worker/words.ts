import en from '#app/i18n/en/offline-notes.json' with { type: 'json' };
import type { Language } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/offline-notes.json' with { type: 'json' };

const WORDS = { en, mr };

/** What the worker itself has to say to a visitor. */
export const word = (language: Language, name: keyof typeof en): string => WORDS[language][name];
