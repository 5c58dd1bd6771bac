import { createContext, use } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { createTranslator, type KeyOf, type Translator, translate, type Values } from '#app/i18n/translate.ts';
import accountsEn from '#words/en/desk/accounts.json' with { type: 'json' };
import changesEn from '#words/en/desk/changes.json' with { type: 'json' };
import commonEn from '#words/en/desk/common.json' with { type: 'json' };
import mediaEn from '#words/en/desk/media.json' with { type: 'json' };
import pagesEn from '#words/en/desk/pages.json' with { type: 'json' };
import publishingEn from '#words/en/desk/publishing.json' with { type: 'json' };
import spreadsheetsEn from '#words/en/desk/spreadsheets.json' with { type: 'json' };
import accountsMr from '#words/mr/desk/accounts.json' with { type: 'json' };
import changesMr from '#words/mr/desk/changes.json' with { type: 'json' };
import commonMr from '#words/mr/desk/common.json' with { type: 'json' };
import mediaMr from '#words/mr/desk/media.json' with { type: 'json' };
import pagesMr from '#words/mr/desk/pages.json' with { type: 'json' };
import publishingMr from '#words/mr/desk/publishing.json' with { type: 'json' };
import spreadsheetsMr from '#words/mr/desk/spreadsheets.json' with { type: 'json' };

const en = {
  ...commonEn,
  accounts: accountsEn,
  changes: changesEn,
  media: mediaEn,
  pages: pagesEn,
  publishing: publishingEn,
  spreadsheets: spreadsheetsEn,
};
const mr = {
  ...commonMr,
  accounts: accountsMr,
  changes: changesMr,
  media: mediaMr,
  pages: pagesMr,
  publishing: publishingMr,
  spreadsheets: spreadsheetsMr,
};

export type Word = KeyOf<typeof en>;

export type DeskTranslator = Translator<typeof en>;

export const translatorIn = (language: Language): DeskTranslator => createTranslator(language, { en, mr });

/** Finds a word whose key comes from the server; undefined if there is none. */
export const findWord = (language: Language, key: string, values?: Values): string | undefined =>
  translate(language, { en, mr }[language], key, values);

export const LanguageContext = createContext<Language>('mr');

export function useTranslator() {
  const language = use(LanguageContext);
  return { language, t: translatorIn(language) };
}
