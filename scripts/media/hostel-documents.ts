import { mapAddress } from '#app/components/MapLink/mapAddress.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { localize } from '#app/model/localize.ts';
import type { SiteDocument } from './document-page.ts';
import { type Fact, factTable, whereToAsk } from './document-parts.ts';
import { type DocumentWord, documentWord } from './document-words.ts';
import { html } from './html.ts';

const HOSTEL_PAGE = '/hostels/governmenthostels/hostelpdf';

/** A document per hostel and language: every published fact, and where to ask for the rest. */
export function hostelDocuments(): SiteDocument[] {
  return hostels.flatMap((hostel) => LANGUAGES.map((language) => hostelDocument(hostel, language)));
}

function hostelDocument(entry: (typeof hostels)[number], language: Language): SiteDocument {
  const hostel = localize(entry, language);
  const word = (name: DocumentWord) => documentWord(language, name);
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, language));
  const facts: Fact[] = [
    ['serialNumber', number(hostel.srNo)],
    ['district', districts[hostel.district][language]],
    ['kind', word(hostel.category)],
    ['students', hostel.students && word(hostel.students)],
    ['place', hostel.place],
    ['address', hostel.hostelAddress],
    ['ngo', hostel.ngo],
    ['head', hostel.headName],
    ['contact', hostel.headContact],
    ['hostelcapacity', number(hostel.hostelcapacity)],
    ['buildingCapacity', number(hostel.buildingCapacity)],
    ['current', number(hostel.current)],
    ['map', html`<a href="${mapAddress(hostel.mapLink)}">${word('openMap')}</a>`],
  ];
  const body = html`${hostel.note && html`<p><strong>${hostel.note}</strong></p>`}
${hostel.confidence === 'medium' && html`<p>${word('confirmFacts')}</p>`}
${factTable(language, word('aboutHostel'), facts)}
${hostel.facilities && html`<h2>${word('facilities')}</h2><ol>${hostel.facilities.map((facility) => html`<li>${facility}</li>`)}</ol>`}
${whereToAsk(hostel.district, language)}`;
  const { doc: path, hostelFullname: title, asOf } = hostel;
  return { path, language, title, page: `${HOSTEL_PAGE}?hostel=${hostel.name}`, asOf, body };
}
