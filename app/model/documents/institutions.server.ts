import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { bodies } from '../bodies/data.server.ts';
import { cautionSentence, reportedLines } from '../cautions.ts';
import { cautionTranslator } from '../cautionWords.server.ts';
import { districts } from '../districts/data.server.ts';
import { DISTRICT_IDS, type DistrictId } from '../districts/schema.server.ts';
import { hostels } from '../hostels/data.server.ts';
import type { InstitutionCategory } from '../institutions/data.server.ts';
import { INSTITUTION_PATHS } from '../institutions/paths.ts';
import { localize } from '../localize.ts';
import { assistantOffice } from '../offices/data.server.ts';
import { mapAddress } from '../offices/mapAddress.ts';
import { localizeReported } from '../reported.server.ts';
import { schemes } from '../schemes/data.server.ts';
import {
  type Block,
  cautions,
  documentWords,
  factTable,
  heading,
  listTable,
  paragraph,
  type SiteDocument,
  whereToAsk,
} from './document.server.ts';
import { isGenerated } from './generatedPdf.server.ts';

/** Makes a document with every published fact about a hostel and the office to ask for other facts. */
export function hostelDocument(entry: (typeof hostels)[number], language: Language): SiteDocument {
  const hostel = localize(entry, language);
  const t = documentWords(language);
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, language));
  const { name, note, facilities, doc: path, hostelFullname: title, asOf } = hostel;
  const body: Block[] = [
    ...(note ? [{ kind: 'paragraph', text: note, look: 'strong' } as const] : []),
    ...cautions(hostel, language),
    factTable(language, t('aboutHostel'), [
      ['serialNumber', number(hostel.srNo)],
      ['district', districts[hostel.district][language]],
      ['kind', t(hostel.category)],
      ['students', hostel.students && t(hostel.students)],
      ['place', hostel.place],
      ['address', hostel.hostelAddress],
      ['ngo', hostel.ngo],
      ['head', hostel.headName],
      ['contact', hostel.headContact],
      ['hostelcapacity', number(hostel.hostelcapacity)],
      ['buildingCapacity', number(hostel.buildingCapacity)],
      ['current', number(hostel.current)],
      ['map', { text: t('openMap'), href: mapAddress(hostel.mapLink) }],
    ]),
    ...(facilities ? [heading(t('facilities')), { kind: 'list', items: facilities, isNumbered: true } as const] : []),
    ...whereToAsk(hostel.district, language),
  ];
  return { path, language, title, page: `/hostels/governmenthostels/hostelpdf?hostel=${name}`, asOf, body };
}

/** Makes a list for every district and a table of the whole category, except where a PDF was uploaded instead. */
export function institutionDocuments(category: InstitutionCategory, language: Language): SiteDocument[] {
  const t = documentWords(language);
  const { id, asOf, accessibleVersion } = category;
  const title = category.category[language];
  const document = { language, page: INSTITUTION_PATHS[id], asOf };
  const introduction = [
    ...cautions(category, language),
    paragraph(category.description[language]),
    ...reportBlocks(category, language),
  ];
  const districtLists = category.districts.flatMap(({ name, doc }) => {
    if (!doc || !isGenerated(doc)) return [];
    const rows = institutionRows(category, name, language);
    const table = listTable(language, t('listOf'), ['name', 'place', 'ngo', 'note'], rows);
    const list = rows.length > 0 ? table : paragraph(t('noneHere'));
    const body = [...introduction, list, ...schemeBlocks(category, language), ...whereToAsk(name, language)];
    return [{ ...document, path: doc[language], title: `${title}, ${districts[name][language]}`, body }];
  });
  if (!isGenerated(accessibleVersion)) return districtLists;
  const rows = DISTRICT_IDS.flatMap((district) => allRows(category, district, language));
  const table = listTable(language, t('wholeList'), ['district', 'name', 'place', 'ngo', 'note'], rows);
  const body = [...introduction, table, ...schemeBlocks(category, language)];
  return [...districtLists, { ...document, path: accessibleVersion[language], title, body }];
}

/** Lists the institutions and hostels of a district as rows: name, place, organisation, note. */
function institutionRows(category: InstitutionCategory, district: DistrictId, language: Language): string[][] {
  const hostelRows = hostels
    .filter((hostel) => hostel.district === district && `${hostel.category}-hostels` === category.id)
    .map((hostel) => ({ ...localize(hostel, language), title: hostel.hostelFullname[language], website: undefined }));
  const own = category.districts.find(({ name }) => name === district)?.institutions ?? [];
  return [...hostelRows, ...localize(own, language)].map(({ title, place, ngo, note, website, ...entry }) => {
    const notes = [note, website, cautionSentence(entry, cautionTranslator(language), language)];
    return [title, place, ngo ?? '', notes.filter(Boolean).join(' ')];
  });
}

/** Lists the rows of a district. If institutions are missing, adds a row with the office to ask. */
function allRows(category: InstitutionCategory, district: DistrictId, language: Language): string[][] {
  const t = documentWords(language);
  const name = districts[district][language];
  const rows = institutionRows(category, district, language);
  const total = category.districts.find(({ name: id }) => id === district)?.inDistrict;
  const listed = rows.map((row) => [name, ...row]);
  if (rows.length >= (total ?? 1)) return listed;
  const office = assistantOffice(district, language);
  const contact = office
    ? [office.designation, office.office_phone_number ?? office.callInstead[0]?.number ?? office.office_email]
        .filter(Boolean)
        .join(', ')
    : t('noOffice');
  const named = formatNumber(rows.length, language);
  const count = total !== undefined && t('namedHere', { all: formatNumber(total, language), named });
  return [...listed, [name, '', '', '', [count, t('notPublished', { office: contact })].filter(Boolean).join(' ')]];
}

/** Quotes the reports on the schemes of a category, because its description has their figures. */
function reportBlocks(category: InstitutionCategory, language: Language): Block[] {
  const t = cautionTranslator(language);
  return schemes
    .filter(({ id }) => category.schemes.includes(id))
    .flatMap((scheme) => localizeReported(scheme.reported, language) ?? [])
    .map((report) => paragraph([t('reported.title'), ...reportedLines(report, t, language)].join(' ')));
}

/** Makes the section "What the scheme gives" with the schemes under which the institutions are run. */
function schemeBlocks(category: InstitutionCategory, language: Language): Block[] {
  const t = documentWords(language);
  const parts = schemes
    .filter(({ id }) => category.schemes.includes(id))
    .flatMap((scheme): Block[] => {
      const offices = scheme.apply.bodies.map((body) => bodies[body]?.title[language]).filter(Boolean);
      const items = [`${t('forWhom')}: ${scheme.forWhom[language]}`, `${t('applyAt')}: ${offices.join('; ')}`];
      return [
        heading(scheme.title[language], 3),
        ...cautions(scheme, language),
        paragraph(scheme.summary[language]),
        { kind: 'list', items },
      ];
    });
  return [heading(t('whatOneGets')), ...parts];
}
