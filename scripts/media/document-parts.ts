import { mapAddress } from '#app/components/MapLink/mapAddress.ts';
import type { Language } from '#app/i18n/language.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import { localize } from '#app/model/localize.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { type DocumentWord, documentWord } from './document-words.ts';
import { type Html, html, linked } from './html.ts';

/** One row of a table of facts. A fact that is not published leaves no row. */
export type Fact = [DocumentWord, Html | string | undefined];

/** Facts as a table with a heading for every row, which a screen reader can walk through. */
export function factTable(language: Language, caption: string, facts: Fact[]): Html {
  const word = (name: DocumentWord) => documentWord(language, name);
  return html`<table><caption>${caption}</caption>
<thead><tr><th scope="col">${word('fact')}</th><th scope="col">${word('value')}</th></tr></thead>
<tbody>${facts.filter(([, value]) => value !== undefined).map(([name, value]) => html`<tr><th scope="row">${word(name)}</th><td>${value}</td></tr>`)}</tbody></table>`;
}

/** More rows than this may go on to the next page. */
const ROWS_KEPT_TOGETHER = 8;

/** Columns that are empty in every row are left out. The first column names the row. */
export function listTable(
  language: Language,
  caption: string,
  columns: DocumentWord[],
  rows: (string | Html)[][],
): Html {
  const used = columns.map((_, index) => rows.some((row) => row[index]));
  const cells = (row: (string | Html)[]) => row.filter((_, index) => used[index]);
  return html`<table class="${rows.length > ROWS_KEPT_TOGETHER ? 'list' : 'list short'}"><caption>${caption}</caption>
<thead><tr>${columns.filter((_, index) => used[index]).map((column) => html`<th scope="col">${documentWord(language, column)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row).map((cell, index) => (index === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${typeof cell === 'string' ? linked(cell) : cell}</td>`))}</tr>`)}</tbody></table>`;
}

/** The Assistant Commissioner's office of a district: it answers for hostels, schools and homes. */
export function districtOffice(district: DistrictId, language: Language) {
  const office = officeGroups.find(({ id }) => id === 'assistant')?.offices[district];
  return office && localize(office, language);
}

/** "Where to ask": the district's office with everything that is published of it. */
export function whereToAsk(district: DistrictId, language: Language): Html {
  const word = (name: DocumentWord) => documentWord(language, name);
  const office = districtOffice(district, language);
  if (!office) return html`<h2>${word('whereToAsk')}</h2><p>${word('noOffice')}</p>`;
  const facts: Fact[] = [
    ['post', office.office_head],
    ['address', office.office_address],
    ['phone', office.office_phone_number],
    ['email', office.office_email],
    ['note', office.note],
    ['map', html`<a href="${mapAddress(office.office_google_location)}">${word('openMap')}</a>`],
  ];
  return html`<section><h2>${word('whereToAsk')}</h2>
<p>${word('notPrinted')}</p>
${factTable(language, office.designation, facts)}
${office.confidence === 'medium' && html`<p>${word('toBeConfirmed')}</p>`}</section>`;
}

/** What stands above an entry that is only an illustration, or not yet confirmed by the department. */
export function cautions(
  { sample, confidence }: { sample?: true | undefined; confidence: 'high' | 'medium' },
  language: Language,
): Html {
  return html`${sample && html`<p class="sample">${documentWord(language, 'sample')}</p>`}${confidence === 'medium' && html`<p>${documentWord(language, 'confirmFacts')}</p>`}`;
}
