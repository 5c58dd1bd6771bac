import { LANGUAGES } from '#app/i18n/language.ts';
import type { SiteDocument } from './document-page.ts';
import { hostelDocuments } from './hostel-documents.ts';
import { institutionDocuments } from './institution-documents.ts';
import { selfDisclosureDocument } from './self-disclosure-document.ts';
import { textDocuments } from './text-documents.ts';

/** Every document that is made here, in both languages. */
export function allDocuments(): SiteDocument[] {
  return [
    ...hostelDocuments(),
    ...institutionDocuments(),
    ...textDocuments(),
    ...LANGUAGES.map((language) => selfDisclosureDocument(language)),
  ];
}
