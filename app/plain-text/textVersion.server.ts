import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import type { NameWithPages } from '#app/model/collections.server.ts';
import { NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { entryPages } from '#app/model/entryPages.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { districtText } from './districtText.server.ts';
import { elsewhereText } from './elsewhereText.server.ts';
import { formatPage, type PlainPage } from './format.server.ts';
import { officeGroupText, officesByDistrictText } from './officeTexts.server.ts';
import { schemeText } from './schemeText.server.ts';
import { serviceText } from './serviceText.server.ts';
import { situationText } from './situationText.server.ts';
import { textPath } from './textPath.ts';

type Writer = (id: string, language: Language) => PlainPage;

/** Writes an entry that has a page of its own. Albums have no text, and events have a calendar file. */
const WRITERS: Partial<Record<NameWithPages, Writer>> = {
  schemes: schemeText,
  services: serviceText,
  situations: situationText,
};

/** The pages of facts that have a plain-text version, by path without language. */
const PAGES = new Map<string, (language: Language) => PlainPage>([
  ...[...entryPages].flatMap(([path, { collection, id }]) => {
    const write = WRITERS[collection];
    return write ? [[path, (language: Language) => write(id, language)] as const] : [];
  }),
  ...NORTH_TO_SOUTH.map((id) => [pageOf.districts(id), (language: Language) => districtText(id, language)] as const),
  ...officeGroups.map(({ id }) => [OFFICE_PATHS[id], (language: Language) => officeGroupText(id, language)] as const),
  ['/elsewhere', elsewhereText],
  ['/office', officesByDistrictText],
]);

/** Returns the plain-text version of a page; undefined for a page that has none. `pathname`: encoded path of the page. */
export function textVersion(pathname: string): { address: string; text: string } | undefined {
  const path = plainPath(pathname);
  const language = languageOf(pathname);
  const page = PAGES.get(path)?.(language);
  return page && { address: textPath(path, language), text: formatPage(page, path, language) };
}
