import { LANGUAGES } from '#app/i18n/language.ts';
import { selfDisclosure } from '../self-disclosure/data.server.ts';
import type { SiteDocument } from './document.server.ts';
import { hostelDocuments } from './hostels.server.ts';
import { institutionDocuments } from './institutions.server.ts';
import { isMade } from './made.server.ts';
import { selfDisclosureDocument } from './self-disclosure.server.ts';
import { textDocuments } from './texts.server.ts';

/** Lists every document that the site makes, in both languages. */
export function allDocuments(): SiteDocument[] {
  return [
    ...hostelDocuments(),
    ...institutionDocuments(),
    ...textDocuments(),
    ...(isMade(selfDisclosure.pdf) ? LANGUAGES.map((language) => selfDisclosureDocument(language)) : []),
  ];
}
