import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { districtText } from './districtText.server.ts';
import { elsewhereText } from './elsewhereText.server.ts';
import { formatPage, type PlainPage } from './format.server.ts';
import { officeGroupText, officesByDistrictText } from './officeTexts.server.ts';
import { schemeText } from './schemeText.server.ts';
import { serviceText } from './serviceText.server.ts';
import { situationText } from './situationText.server.ts';
import { textPath } from './textPath.ts';

/** The pages of facts that have a plain-text version, by path without language. */
const PAGES = new Map<string, (language: Language) => PlainPage>([
  ...schemes.map(({ id }) => [`/scheme/${id}`, (language: Language) => schemeText(id, language)] as const),
  ...situations.map((one) => [`/situations/${one.id}`, (language: Language) => situationText(one, language)] as const),
  ...services.map(
    (one) => [`/citizen/services/${one.id}`, (language: Language) => serviceText(one, language)] as const,
  ),
  ...NORTH_TO_SOUTH.map((id) => [`/district/${id}`, (language: Language) => districtText(id, language)] as const),
  ...officeGroups.map(({ id }) => [OFFICE_PATHS[id], (language: Language) => officeGroupText(id, language)] as const),
  ['/elsewhere', elsewhereText],
  ['/office', officesByDistrictText],
]);

/** Returns the plain-text version of a page; undefined for a page that has none. `pathname`: encoded path of the page. */
export function textVersion(pathname: string): { address: string; text: string } | undefined {
  const path = plainPath(decodeURI(pathname));
  const language = languageOf(pathname);
  const page = PAGES.get(path)?.(language);
  return page && { address: textPath(path, language), text: formatPage(page, path, language) };
}
