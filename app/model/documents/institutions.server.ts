import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { districts } from '../districts/data.server.ts';
import { DISTRICT_IDS, type DistrictId } from '../districts/schema.server.ts';
import { hostels } from '../hostels/data.server.ts';
import { type InstitutionCategory, institutions } from '../institutions/data.server.ts';
import { INSTITUTION_PATHS } from '../institutions/paths.ts';
import { localize } from '../localize.ts';
import { bodies, schemes } from '../schemes/data.server.ts';
import { assistantOffice, type Block, cautions, heading, listTable, paragraph, whereToAsk } from './blocks.server.ts';
import type { SiteDocument } from './document.server.ts';
import { isGenerated } from './generatedPdf.server.ts';
import { type DocumentWord, documentWord } from './words.server.ts';

/** One line of a list, whether it comes from the institution list or from the hostels. */
type Row = {
  title: string;
  place: string;
  ngo?: string | undefined;
  note?: string | undefined;
  website?: string | undefined;
  confidence: 'high' | 'medium';
  sample?: true | undefined;
};

/** Per institution category and language: a list for every district that has a document, and the whole list as one table. */
export function institutionDocuments(): SiteDocument[] {
  return institutions.flatMap((category) =>
    LANGUAGES.flatMap((language) => [
      ...districtLists(category, language),
      ...(isGenerated(category.accessibleVersion) ? [wholeList(category, language)] : []),
    ]),
  );
}

function districtLists(category: InstitutionCategory, language: Language): SiteDocument[] {
  return category.districts.flatMap(({ name, doc }) => {
    if (!doc || !isGenerated(doc)) return [];
    const word = (key: DocumentWord) => documentWord(language, key);
    const rows = rowsOf(category, name, language).map((row) => rowCells(row, language));
    const body = [
      paragraph(category.description[language]),
      ...cautions(category, language),
      rows.length > 0
        ? listTable(language, word('listOf'), ['name', 'place', 'ngo', 'note'], rows)
        : paragraph(word('noneHere')),
      ...whatOneGets(category, language),
      ...whereToAsk(name, language),
    ];
    const title = `${category.category[language]}, ${districts[name][language]}`;
    return [{ path: doc[language], language, title, page: INSTITUTION_PATHS[category.id], asOf: category.asOf, body }];
  });
}

/** Makes the accessible version: one table, read row by row, in which no district is missing. */
function wholeList(category: InstitutionCategory, language: Language): SiteDocument {
  const rows = DISTRICT_IDS.flatMap((district) => {
    const name = districts[district][language];
    const listed = rowsOf(category, district, language);
    const all = category.districts.find((one) => one.name === district)?.inDistrict ?? 1;
    const rest = listed.length < all ? [[name, '', '', '', askInstead(category, district, language)]] : [];
    return [...listed.map((row) => [name, ...rowCells(row, language)]), ...rest];
  });
  const { id, asOf, accessibleVersion } = category;
  return {
    path: accessibleVersion[language],
    language,
    title: category.category[language],
    page: INSTITUTION_PATHS[id],
    asOf,
    body: [
      paragraph(category.description[language]),
      ...cautions(category, language),
      listTable(language, documentWord(language, 'wholeList'), ['district', 'name', 'place', 'ngo', 'note'], rows),
      ...whatOneGets(category, language),
    ],
  };
}

function rowsOf(category: InstitutionCategory, district: DistrictId, language: Language): Row[] {
  const kind = { 'government-hostels': 'government', 'aided-hostels': 'aided' }[category.id as string];
  const ofHostels = hostels
    .filter((hostel) => hostel.district === district && hostel.category === kind)
    .map((hostel) => {
      const { hostelFullname: title, place, ngo, note, confidence } = localize(hostel, language);
      return { title, place, ngo, note, confidence };
    });
  const own = category.districts.find(({ name }) => name === district)?.institutions ?? [];
  return [...ofHostels, ...localize(own, language)];
}

function rowCells({ title, place, ngo, note, website, confidence, sample }: Row, language: Language): string[] {
  const cautious = [
    note,
    website,
    sample && documentWord(language, 'sample'),
    confidence === 'medium' && documentWord(language, 'toBeConfirmed'),
  ];
  return [title, place, ngo ?? '', cautious.filter(Boolean).join(' ')];
}

/** Names the office to ask for institutions missing from a district's list, and their number where it is known. */
function askInstead(category: InstitutionCategory, district: DistrictId, language: Language): string {
  const office = assistantOffice(district, language);
  const name = office
    ? [office.designation, office.office_phone_number ?? office.office_email].filter(Boolean).join(', ')
    : documentWord(language, 'noOffice');
  const ask = documentWord(language, 'notPublished', { office: name });
  const all = category.districts.find((one) => one.name === district)?.inDistrict;
  if (all === undefined) return ask;
  const named = formatNumber(rowsOf(category, district, language).length, language);
  const count = documentWord(language, 'namedHere', { all: formatNumber(all, language), named });
  return `${count} ${ask}`;
}

function whatOneGets(list: InstitutionCategory, language: Language): Block[] {
  const word = (key: DocumentWord) => documentWord(language, key);
  const parts = schemes
    .filter(({ id }) => list.schemes.includes(id))
    .flatMap((scheme): Block[] => {
      const offices = scheme.apply.bodies.map((body) => bodies[body]?.title[language]).filter(Boolean);
      return [
        heading(scheme.title[language], 3),
        paragraph(scheme.summary[language]),
        {
          kind: 'list',
          items: [`${word('forWhom')}: ${scheme.forWhom[language]}`, `${word('applyAt')}: ${offices.join('; ')}`],
        },
      ];
    });
  return [heading(word('whatOneGets')), ...parts];
}
