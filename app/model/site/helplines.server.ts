import type { Language } from '#app/i18n/language.ts';
import { localize } from '../localize.ts';
import type { Scheme } from '../schemes/schema.server.ts';
import { site } from './data.server.ts';

/** Lists the helplines for these audiences; helplines for a single audience come before those for everybody. */
export function helplinesFor(audiences: Scheme['audiences'], language: Language) {
  return site.helplines
    .filter(({ audience }) => audience === undefined || audiences.includes(audience))
    .sort((a, b) => Number(a.audience === undefined) - Number(b.audience === undefined))
    .map(({ number, title }) => ({ number, title: title[language] }));
}

export function allHelplines(language: Language) {
  const all = localize(site.helplines, language);
  return all.map(({ number, title, confidence }) => ({ number, title, confidence }));
}
