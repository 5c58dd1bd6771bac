import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { districts } from '../districts/data.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { localize } from '../localize.ts';
import { mapAddress } from '../offices/mapAddress.ts';
import { type Block, type Fact, factTable, heading, paragraph, whereToAsk } from './blocks.server.ts';
import type { SiteDocument } from './document.server.ts';
import { isGenerated } from './generatedPdf.server.ts';
import { type DocumentWord, documentWord } from './words.server.ts';

const HOSTEL_PAGE = '/hostels/governmenthostels/hostelpdf';

/** A document per hostel and language: every published fact, and where to ask for the rest. */
export function hostelDocuments(): SiteDocument[] {
  const made = hostels.filter(({ doc }) => isGenerated(doc));
  return made.flatMap((hostel) => LANGUAGES.map((language) => hostelDocument(hostel, language)));
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
    ['map', { text: word('openMap'), href: mapAddress(hostel.mapLink) }],
  ];
  const { note, confidence, facilities, doc: path, hostelFullname: title, asOf } = hostel;
  const body: Block[] = [
    ...(note ? [{ kind: 'paragraph', text: note, look: 'strong' } as const] : []),
    ...(confidence === 'medium' ? [paragraph(word('confirmFacts'))] : []),
    factTable(language, word('aboutHostel'), facts),
    ...(facilities
      ? [heading(word('facilities')), { kind: 'list', items: facilities, isNumbered: true } as const]
      : []),
    ...whereToAsk(hostel.district, language),
  ];
  return { path, language, title, page: `${HOSTEL_PAGE}?hostel=${hostel.name}`, asOf, body };
}
