import en from '#app/i18n/en/offline-notes.json' with { type: 'json' };
import type { Language } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/offline-notes.json' with { type: 'json' };
import { createTranslator } from '#app/i18n/translate.ts';

export const translatorIn = (language: Language) => createTranslator(language, { en, mr });
