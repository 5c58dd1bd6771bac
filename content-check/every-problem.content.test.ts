import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { Retired } from '#app/model/archive/kinds.server.ts';
import { COLLECTIONS } from '#app/model/collections.server.ts';
import { pdfOrText } from '#app/model/documents/schema.server.ts';
import * as fields from '#app/model/fields.server.ts';
import { parseEntry, parseValue, problemsOf, problemsWhile } from '#app/model/load.server.ts';
import { officeGroup } from '#app/model/offices/data.server.ts';
import { officeSchema } from '#app/model/offices/schema.server.ts';
import { emptyPage } from '#app/model/pages/data.server.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { encode } from '#app/model/pictures/encode.server.ts';
import { unreadable } from '#app/model/pictures/masters.server.ts';
import { errorAt, type Problem, type ProblemCode } from '#app/model/problems/problem.ts';
import { formatProblems, problemSentence } from '#app/model/problems/sentences.ts';
import { audioFile, LARGEST_RECORDING } from '#app/model/recordings.server.ts';
import { exclusionProblems, sharedTotalProblems } from '#app/model/schemes/schemeProblems.ts';
import { schoolYear } from '#app/model/schoolYear.server.ts';
import { schemesWithoutSituation, situationProblems } from '#app/model/situations/situationProblems.ts';
import { captionProblems } from '#app/model/videos/schema.server.ts';
import { unsourcedFigures } from '#desk/server/changes/unsourcedFigures.ts';
import { decisionNeeded } from '#desk/server/decisions.ts';
import { checkPhotograph } from '#desk/server/entries/checkUpload.ts';
import { localizeProblems } from '#desk/server/problems.ts';
import { formatCellProblem, type ProblemDetail } from '#spreadsheets/cells/cellProblems.ts';
import type { Cell } from '#spreadsheets/cells/formatCells.ts';
import { planImport } from '#spreadsheets/import/planImport.ts';
import { makePdf } from '#tests/fixtures/pdf.ts';
import { type PlainSheet, plainSheets, rawSheets } from '#tests/fixtures/sheets.ts';
import { checkBeforeBuild } from './checkFolder.ts';
import { checkPdfInThread } from './pdf/checkPdfInThread.ts';
import { retiredReferences } from './references.ts';
import { findReleaseBlockers } from './releaseBlockers.ts';
import { boundsInSentences, writtenAmounts } from './rules/amounts.ts';
import { contacts, pinCodes } from './rules/contacts.ts';
import { resolutions } from './rules/contradictions.ts';
import { glossary } from './rules/glossary.ts';
import { figureParity, placeholderParity } from './rules/language-parity.ts';
import { links } from './rules/links.ts';
import { fileNames, names } from './rules/names.ts';
import { officePages } from './rules/office-pages.ts';
import { photographs } from './rules/photographs.ts';
import { generalKnowledge, provenanceDays } from './rules/provenance.ts';
import { publishedFiles, unreferencedPdfs } from './rules/published-files.ts';
import { securityContact } from './rules/security-contact.ts';
import { specificationRows } from './rules/specification.ts';
import { groupedByWord } from './rules/spelling.ts';
import { marathiScript, typing } from './rules/typing.ts';
import type { ContentFile, Text } from './text/texts.ts';

type Faults = readonly ProblemDetail[] | Promise<readonly ProblemDetail[]>;
// biome-ignore lint/suspicious/noExplicitAny: changes entries of every collection before schema validation
type Entry = Record<string, any>;

const TODAY = '2026-03-10';
const root = mkdtempSync(join(tmpdir(), 'every-problem-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const both = (en: string, mr = 'मराठी') => ({ en, mr });
const text = (en: string, mr: string): Text => ({ file: 'content/a.yaml', field: 'a', path: ['a'], en, mr });
const english = (en: string) => typing([text(en, 'मराठी')]);
const marathi = (mr: string) => marathiScript([text('A text', mr)]);
const file = (name: string, entry: unknown): ContentFile => ({ file: `content/${name}.yaml`, entry });
const field = (schema: z.ZodType, value: unknown) =>
  problemsWhile(() => parseValue('content/a.yaml', { a: value }, z.strictObject({ a: schema })));
const days = (part: object) =>
  provenanceDays([file('pages/a', { confidence: 'high', asOf: '2026-01-02', ...part })], TODAY);

/** Changes the first entry of a collection and checks it. */
function entry(files: string, change: (entry: Entry) => void): readonly ProblemDetail[] {
  const schema = COLLECTIONS[files] as z.ZodType;
  const folder = dirname(files);
  const name = files.includes('*') ? join(folder, readdirSync(join('content', folder)).sort()[0] ?? '') : files;
  const value = parse(readFileSync(join('content', name), 'utf8')) as Entry;
  change(value);
  return problemsWhile(() => parseValue(`content/${name}`, value, schema));
}

async function published(
  path: string,
  content: string | Buffer = '',
  files: ContentFile[] = [],
): Promise<readonly ProblemDetail[]> {
  const folder = mkdtempSync(join(root, 'published-'));
  for (const part of ['files', 'pictures', dirname(path)]) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, path), content);
  return [...(await publishedFiles(folder, files)), ...unreferencedPdfs(folder, [])];
}

/** Checks a photograph of one colour. */
async function pictured(width: number, height: number): Promise<readonly ProblemDetail[]> {
  const folder = mkdtempSync(join(root, 'pictured-'));
  await sharp({ create: { width, height, channels: 3, background: 'red' } }).toFile(join(folder, 'a.png'));
  return photographs(['/a.png'], folder);
}

let book: PlainSheet[];
beforeAll(() => {
  book = plainSheets('hostels');
});

/** Changes the first row of the hostels, or their whole sheet, and imports the sheet. */
function sheet(change: (row: Record<string, Cell>, sheet: PlainSheet, sheets: PlainSheet[]) => void): ProblemDetail[] {
  const sheets = structuredClone(book);
  const first = sheets.find(({ rows }) => String(rows[1]?.[0]).startsWith('hostels#')) as PlainSheet;
  const row = Object.fromEntries(
    (first.rows[1] ?? []).map((name, index) => [String(name), first.rows[2]?.[index] ?? null]),
  );
  change(row, first, sheets);
  first.rows[2] = (first.rows[1] ?? []).map((name) => row[String(name)] ?? null);
  return planImport(rawSheets(sheets)).plan.problems;
}
const idColumn = (row: Record<string, Cell>) => Object.keys(row)[0] ?? '';

/** Caches the problems found in a copy of the content with broken references. */
let broken: Promise<readonly ProblemDetail[]> | undefined;
function references(): Faults {
  broken ??= (async () => {
    const copy = join(root, 'content');
    cpSync('content', copy, { recursive: true });
    const edit = (folder: string, matches: (entry: Entry) => boolean, change: (entry: Entry) => void) => {
      const found = readdirSync(join(copy, folder))
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => ({
          path: join(copy, folder, name),
          value: parse(readFileSync(join(copy, folder, name), 'utf8')) as Entry,
        }))
        .find(({ value }) => !value.retired && matches(value));
      if (!found) throw new Error(`no such entry in ${folder}`);
      change(found.value);
      writeFileSync(found.path, stringify(found.value));
    };
    const first = () => true;
    edit('schemes', first, (scheme) => {
      scheme.related = ['nowhere'];
      scheme.apply.portal = 'made-up';
      scheme.eligibility[0].source = 'No line of the sources';
      scheme.source.push('A letter');
      scheme.benefits[0].term = true;
    });
    edit('offices', first, ({ offices }) => (Object.values(offices)[0] as Entry).source.push('A letter'));
    const addMadeUp = (folder: string, fields: object) => {
      const [first = ''] = readdirSync(join(copy, folder));
      const entry = parse(readFileSync(join(copy, folder, first), 'utf8')) as Entry;
      const added = { ...entry, id: 'made-up', title: both('Made up', 'काल्पनिक'), ...fields };
      writeFileSync(join(copy, folder, 'made-up.yaml'), stringify(added));
    };
    addMadeUp('categories', {});
    const note = both('Ask there.', 'तेथे विचारा.');
    addMadeUp('portals', { url: undefined, state: { is: 'unknown', since: '2025-01-01', note } });
    let src = '';
    edit('albums', first, (album) => {
      src = album.images[0].src;
      album.images.push({ ...album.images[0] });
    });
    edit(
      'hostels',
      ({ category: kind, sample }) => kind === 'aided' && !sample,
      (hostel) => {
        hostel.hostelcapacity = 5;
        hostel.headName = both('A person', 'एक व्यक्ती');
      },
    );
    const government = ({ category: kind, sample }: Entry) => kind === 'government' && !sample;
    let neighbour: Entry = {};
    edit('hostels', government, (hostel) => (neighbour = hostel));
    edit(
      'hostels',
      (entry) => government(entry) && entry.district === neighbour.district && entry.name !== neighbour.name,
      (hostel) => {
        hostel.srNo = neighbour.srNo;
      },
    );
    edit(
      'institutions',
      ({ id }) => id === 'government-hostels',
      ({ districts }) => {
        for (const district of districts) district.inDistrict = 0;
      },
    );
    symlinkSync(src, join(copy, 'pictures/link.svg'));
    return checkBeforeBuild(copy);
  })();
  return broken;
}

const scheme = { id: 'made-up', benefits: [], sharesTotalWith: ['other'] };
const caption = (from: number, to: number, en = 'A hostel') => ({ from, to, text: both(en, 'वसतिगृह') });
const office = (name: string, phone: string, address = 'Made Up Road, Alibag') => ({
  designation: both(name),
  office_phone_number: phone,
  office_address: both(address),
});
const offices = (name: string, office: object) => file(`offices/${name}`, { offices: { thane: office } });
const thaneOffice = office('Office of the Assistant Commissioner, Thane', '022-25341359');
const bodiesFile = (body: object) => file('bodies', { bodies: { body } });
const page = (en: string) => file('pages/help', { title: both('Help'), content: [both(en)] });
const eligibility = (rule: object) =>
  file('schemes/a', { id: 'a', eligibility: [{ kind: 'age', text: both('You are 65 or older.'), ...rule }] });
const term = {
  en: ['hostel'],
  mr: 'वसतिगृह',
  avoid: [{ mr: 'वसतीगृह', why: 'ह्रस्व' }],
  explained: 'होस्टेल',
  status: 'seen' as const,
};
const site = { paths: new Set(['/scheme']), parts: new Map([['/scheme', new Set(['a'])]]) };
const contentYaml = 'id: a\ntitle: { en: A';
const until = (day: string) =>
  securityContact([file('site', { securityContactUntil: day })], new Date('2026-03-10T00:00:00Z'));
const demand = { kind: 'count', collection: 'albums', atLeast: 2 } as const;
const row = { document: 'catalogue', section: '9', text: 'Two albums.', demands: [demand] } as const;
const named = (figure: object) => field(z.looseObject({}), figure);

/** Triggers each problem code in the schema or rule that reports it. A code without an entry does not compile. */
const FAULTS: Record<ProblemCode, () => Faults> = {
  missing: () => field(z.string(), null),
  missingEnglish: () => field(fields.bilingual, { en: '', mr: 'मराठी' }),
  missingMarathi: () => field(fields.bilingual, { en: 'A' }),
  notEnglish: () => field(fields.bilingual, { en: 'मराठी', mr: 'मराठी' }),
  notMarathi: () => field(fields.bilingual, { en: 'A', mr: 'A' }),
  bothLanguages: () => field(fields.bilingual, 'A'),
  bothFiles: () => field(fields.bilingualPdf, 'A'),
  tooLong: () => field(fields.bilingualSentence, both('a'.repeat(11_500))),
  tooFew: () => field(fields.bilingualLines, []),
  tooMany: () => field(z.array(z.string()).max(2), ['a', 'b', 'c']),
  tooSmall: () => field(fields.wholeNumber, -1),
  tooLarge: () => field(fields.percent, 101),
  amountTooSmall: () => field(fields.rupees, 0),
  amountTooLarge: () => field(fields.rupees, 99_999_999_999),
  notText: () => field(z.string(), 5),
  notNumber: () => field(fields.wholeNumber, 'about 80'),
  commaForPoint: () => field(fields.wholeNumber, '7,5'),
  wrongCommas: () => field(fields.wholeNumber, '1,50,00'),
  percentBelowOne: () => field(fields.percent, 0.5),
  sheetError: () => field(fields.wholeNumber, '#REF!'),
  notWhole: () => field(fields.wholeNumber, 7.5),
  notList: () => field(fields.bilingualLines, 'A'),
  notFields: () => field(z.strictObject({}), 'A'),
  notTick: () => field(z.literal(true), false),
  notOneOf: () => field(z.enum(['boys', 'girls']), 'men'),
  notSchoolYear: () => field(schoolYear, '2024-26'),
  notDay: () => field(fields.isoDate, '2025-02-30'),
  dayOutOfRange: () => field(fields.isoDate, '0025-04-05'),
  notTelephone: () => field(fields.phoneNumber, '02141-22'),
  notEmail: () => field(fields.emailAddress, 'office@'),
  notPinCode: () => pinCodes([offices('a', office('An office', '022-25341359', 'Made Up Road, Alibag 902201'))]),
  notWebAddress: () => field(fields.webLink, 'www.example.org'),
  addressNotPlain: () => field(fields.webLink, 'https://example.org/अ'),
  notPlainHost: () => field(fields.webLink, 'https://127.0.0.1/'),
  userInAddress: () => field(fields.webLink, 'https://known.example@other.example/'),
  reservedName: () => field(fields.slug, 'con'),
  notId: () => field(fields.slug, 'Made Up'),
  notAlbumId: () => entry('albums/*.yaml', (album) => (album.id = '-')),
  notSitePath: () => field(fields.sitePath, '/mr/scheme'),
  notPdf: () => field(fields.pdfFile, 'a.doc'),
  notPicture: () => field(fields.pictureFile, '/pdfs/a.pdf'),
  notRecording: () => field(audioFile, '/audio/a.wav'),
  notFilm: () => field(fields.videoFile, 'a'),
  noSuchFile: () => field(fields.pdfFile, '/pdfs/nowhere.pdf'),
  noSuchDrawing: () => entry('cards.yaml', ({ cards }) => (cards.home.drawing = 'nowhere')),
  notYear: () => entry('about/introduction.yaml', (value) => changeAll(value, 'year', 'soon')),
  notVersion: () =>
    problemsWhile(() =>
      parseValue('content/changes/a.yaml', { version: '1' }, COLLECTIONS['changes/*.yaml'] as z.ZodType),
    ),
  notFieldName: () => entry('field-names.yaml', ({ fields: all }) => (all['1'] = { name: both('A') })),
  notViewBox: () => entry('cards.yaml', ({ cards }) => (cards.home.view = 'all')),
  notAddressStart: () => entry('cards.yaml', ({ cards }) => (cards.home.pages = ['/scheme'])),
  notWellFormed: () => field(z.string().regex(/^a$/), 'b'),
  noHomeCard: () => entry('cards.yaml', ({ cards }) => delete cards.home),
  unknownField: () => field(z.strictObject({}), { titel: 'A' }),
  misspeltField: () => field(z.strictObject({ title: z.string().optional() }), { titel: 'A' }),
  missingSource: () => field(z.strictObject(fields.provenance), { source: [], confidence: 'high', asOf: TODAY }),
  notSure: () => field(z.strictObject(fields.provenance), { source: ['A'], confidence: 'low', asOf: TODAY }),
  endBeforeStart: () => entry('events/*.yaml', (event) => (event.endDate = '1990-01-01')),
  expiresTooSoon: () => entry('notices/*.yaml', (notice) => (notice.expires = '1990-01-01')),
  sampleName: () => entry('hostels/*.yaml', (hostel) => (hostel.name = 'sample-made-up')),
  moreThanSeats: () =>
    entry('hostels/*.yaml', (hostel) => Object.assign(hostel, { hostelcapacity: 100, current: 120 })),
  nobodyToAsk: () =>
    entry('services/*.yaml', (service) => Object.assign(service, { bodies: [], whomToAsk: undefined })),
  uncertainAmount: () =>
    entry('elsewhere/*.yaml', (other) =>
      Object.assign(other, {
        confidence: 'medium',
        namedFigures: [{ figure: 'made-up', what: both('Help'), rupees: 500 }],
      }),
    ),
  noWayToReach: () => field(officeSchema.shape.branches, [{ title: both('A branch') }]),
  idTwice: () => entry('self-disclosure.yaml', ({ heads }) => (heads[1].id = heads[0].id)),
  saysNothing: () =>
    entry('self-disclosure.yaml', ({ heads }) => {
      heads[0] = { id: heads[0].id, clause: heads[0].clause, title: heads[0].title };
    }),
  noPortalAddress: () =>
    entry('portals/*.yaml', (portal) => Object.assign(portal, { url: undefined, state: undefined })),
  noPortalNote: () =>
    entry('portals/*.yaml', (portal) =>
      Object.assign(portal, { url: undefined, state: { is: 'unknown', since: TODAY } }),
    ),
  ageUpsideDown: () =>
    entry('schemes/*.yaml', ({ eligibility: rules, source }) => {
      rules.push({ kind: 'age', text: both('From 65 to 18.', '६५ ते १८.'), source: source[0], min: 65, max: 18 });
    }),
  pointWithoutEvidence: () => entry('conformance.yaml', ({ security }) => security.push({ title: both('A point') })),
  pointWithTwoReasons: () =>
    entry('conformance.yaml', ({ security }) =>
      security.push({ title: both('A point'), owner: both('A'), notMet: both('A') }),
    ),
  notPointNumber: () => entry('conformance.yaml', ({ quality }) => (quality[0].number = '1')),
  noSuchCheck: () =>
    entry('conformance.yaml', ({ security }) => security.push({ title: both('A point'), checks: ['nowhere'] })),
  checkWithoutPoint: () => entry('conformance.yaml', ({ checks }) => (checks.nowhere = { title: both('A check') })),
  captionTooEarly: () => captionProblems([caption(0, 4), caption(3, 8)], 15),
  captionAfterEnd: () => captionProblems([caption(12, 16)], 15),
  captionTooShort: () => captionProblems([caption(1, 2)], 15),
  captionTooLong: () => captionProblems([caption(0, 10, 'a'.repeat(81))], 15),
  captionTooFast: () => captionProblems([caption(0, 2, 'a'.repeat(41))], 15),
  unreadableFile: () => problemsWhile(() => parseEntry('content/a.yaml', contentYaml, z.unknown())),
  missingWordFile: () => [errorAt({ file: 'words/mr/site/a.json', path: [] }, 'missingWordFile')],
  noSuchEntry: references,
  talukaId: () =>
    entry('talukas.yaml', ({ talukas }) => (talukas.nowhere = { title: both('Nowhere'), district: 'thane' })),
  noPortalWithAddress: references,
  missingPart: () => problemsWhile(() => officeGroup('nowhere' as never, 'en')),
  missingPage: () => problemsWhile(() => emptyPage('nowhere')),
  idOfSection: () =>
    entry('situations/*.yaml', (situation) => Object.assign(situation, { choice: { groups: [{ id: 'papers' }] } })),
  schemesOrChoice: () =>
    entry('situations/*.yaml', (situation) => Object.assign(situation, { schemes: undefined, choice: undefined })),
  notFixedAmount: () => situationProblems({ id: 'made-up', schemes: [], counted: ['other'] }, []),
  schemeInNoSituation: () => schemesWithoutSituation([scheme], []),
  totalNotShared: () => sharedTotalProblems(scheme, []),
  totalDiffers: () => sharedTotalProblems(scheme, [{ id: 'other', benefits: [], sharesTotalWith: ['made-up'] }]),
  notExcluded: () => exclusionProblems({ ...scheme, excludes: ['another'] }, []),
  sharedAndExcluded: () => exclusionProblems({ ...scheme, excludes: ['other'] }, []),
  sourceNotListed: references,
  sourceNotShown: references,
  termFirst: references,
  emptyCategory: references,
  pictureTwice: references,
  pictureOfNobody: () => problemsWhile(() => pictureOf('/pictures/nowhere.svg')),
  unreadablePicture: () => problemsWhile(unreadable('/pictures/a.jpg')),
  contactOfTwo: () => contacts([offices('a', thaneOffice), offices('b', office('Another office', '022-25341359'))]),
  officeDiffers: () =>
    contacts([offices('a', thaneOffice), offices('b', { ...thaneOffice, office_phone_number: '022-25341350' })]),
  officeNotFound: () => officePages([bodiesFile({ level: 'district' })]),
  nobodyToCall: () => officePages([bodiesFile({ level: 'place', howToFind: both('Ask.') })]),
  pageWithoutOffice: () =>
    officePages([
      bodiesFile({ level: 'place', howToFind: both('Ask.'), ask: { helplines: ['a'] } }),
      file('services/a', { bodies: ['body'], link: '/office' }),
    ]),
  pinDiffers: () =>
    contacts([
      offices('a', office('Office A', '022-25341351', 'Made Up House, Station Road, Alibag 402201')),
      offices('b', office('Office B', '022-25341352', 'Made Up House, Station Road, Alibag 402209')),
    ]),
  contactOfNobody: () => contacts([page('Call 022-25341358.')]),
  contactOfAnother: () =>
    contacts([
      offices('a', thaneOffice),
      offices('b', office('Office of the Commissioner, Pune', '020-26122652')),
      page('Ask in Pune: 022-25341359.'),
    ]),
  idIsNotFileName: () => fileNames([file('events/7', { id: 6 })]),
  unreadSource: () => generalKnowledge([file('portals/a', { source: ['general knowledge'], confidence: 'high' })]),
  unreadSourceUnsaid: () =>
    generalKnowledge([file('schemes/a', { source: ['general knowledge'], confidence: 'medium' })]),
  missingTerm: () => glossary([text('A hostel', 'घर')], [term]),
  avoidedForm: () => glossary([text('A home', 'वसतीगृह')], [term]),
  unexplainedTerm: () => glossary([text('A hostel', 'वसतिगृह')], [term]),
  noSuchPage: () => links([{ ...text('', ''), value: '/nowhere' }], [], site),
  noSuchPart: () => links([{ ...text('', ''), value: '/scheme#b' }], [], site),
  notNfc: () => field(fields.bilingual, both('A', 'न\u093c')),
  oldFont: () => marathi('नाव: egkjk"Vª lkekftd U;k; foHkkx'),
  latinInWord: () => marathi('योजnा'),
  refusedLetter: () => field(fields.bilingual, both('A hostel\u202E')),
  halfRa: () => marathi('दुसर्\u200Dया'),
  danda: () => marathi('अर्ज करा।'),
  raYa: () => marathi('अधिकार्यांना लिहा'),
  looseVowelSign: () => marathi('योजनाा'),
  doubleVowel: () => marathi('अाई'),
  colonForVisarga: () => marathi('स्वत:चा'),
  devanagariCode: () => marathi('फोन ०२२-२७५७५९७९'),
  latinWord: () => marathi('ही scheme आहे'),
  latinDigits: () => marathi('दरमहा ₹1,500'),
  unknownMarathiWord: () => groupedByWord([text('A', 'चूकी, चूकी')], ['चूकी', 'चूकी'], []),
  // Not found by the rule, because the dictionaries take seconds to load; as-published.content.test.ts tests its parameters.
  unknownEnglishWord: () => [errorAt({ file: 'a', path: [] }, 'unknownEnglishWord', { word: 'a', list: 'a' })],
  sameName: () => names([file('pages/a', { title: both('A') }), file('pages/b', { title: both('A') })]),
  noSuchHostel: () => names([file('albums/a', { title: both('Government Girls Hostel, Nowhere') })]),
  hostelNameDiffers: () =>
    names([
      file('hostels/a', { hostelFullname: both('Government Hostel, Nowhere', 'वसतिगृह') }),
      file('albums/a', { title: both('Government Hostel, Nowhere', 'घर') }),
    ]),
  unsourcedFigure: () =>
    unsourcedFigures('a.yaml', { days: 5, source: ['A'], asOf: '' }, { days: 6, source: ['A'], asOf: '' }),
  decisionNeeded: () => [decisionNeeded('schemes/a.yaml')],
  dayInFuture: () => days({ date: '2030-01-01' }),
  beforeNewestSource: () => days({ source: ['Government resolution 202603021735297922'] }),
  reviewedTooEarly: () => days({ reviewed: '2026-01-01' }),
  reviewNotAfter: () => days({ reviewDue: '2026-01-01' }),
  reviewTooFar: () => days({ reviewDue: '2030-01-01' }),
  reviewOverdue: () => days({ reviewDue: '2026-02-01' }),
  linkedFile: references,
  unpublishedFolder: () => published('files/scheme/index.html'),
  wrongFileKind: () => published('files/pdfs/a.html'),
  notAPdf: () => published('files/pdfs/a.pdf', '<html>'),
  largePdf: () => published('files/pdfs/a.pdf', `%PDF-1.7${' '.repeat(fields.LARGEST_PDF)}`),
  largeRecording: () => published('files/audio/a.ogg', `OggS${' '.repeat(LARGEST_RECORDING)}`),
  untaggedPdf: () => published('files/pdfs/a.pdf', makePdf({ tagged: false })),
  untitledPdf: () => published('files/pdfs/a.pdf', makePdf({ title: '' })),
  scannedPdf: () => published('files/pdfs/a.pdf', makePdf({ pages: [''] })),
  legacyFontPdf: () => published('files/pdfs/a.pdf', makePdf({ font: 'KrutiDev010' })),
  legacyTextPdf: () =>
    published(
      'files/pdfs/a.pdf',
      makePdf({ pages: ['lkekftd U;k; foHkkx ;kstuk dk;kZy; {ks= fnukad [kkrs lapkyd ftYgk vf/kdkjh'] }),
    ),
  otherLanguagePdf: () => published('files/pdfs/a.pdf', makePdf({ language: 'hi' })),
  otherScriptPdf: () =>
    published(
      'files/pdfs/a.pdf',
      makePdf({ pages: ['The office of the department is open to all on every working day.'] }),
    ),
  pdfOfOtherLanguage: () =>
    published('files/pdfs/a.pdf', makePdf(), [file('notices/a', { pdfUrl: { en: '/pdfs/a.pdf', mr: '/pdfs/a.pdf' } })]),
  slowPdf: async () => {
    const checked = await checkPdfInThread(makePdf(), { milliseconds: 1, megabytes: 64 });
    return 'problem' in checked ? [errorAt({ file: 'a', path: [] }, checked.problem.code)] : [];
  },
  reservedFile: () => published('files/pdfs/con.pdf', makePdf()),
  smallPicture: () => pictured(320, 240),
  longPicture: () => pictured(1000, 4000),
  richPicture: async () => {
    const size = { width: 320, height: 1600, channels: 3 as const, background: 'grey' };
    const noise = sharp({ create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 120 } } });
    return encode(noise, { path: '/pictures/a.jpg', width: 320, height: 1600 }, 'webp').then(() => [], problemsOf);
  },
  slowPicture: async () => {
    const photo = sharp({ create: { width: 960, height: 720, channels: 3, background: 'red' } }).png();
    return checkPhotograph(await photo.toBuffer(), 0).then(() => [], problemsOf);
  },
  unnamedPdf: () => published('files/pdfs/a.pdf', makePdf()),
  noPdfOrText: () =>
    field(pdfOrText(z.strictObject({ pdf: z.string().optional(), text: z.string().optional() }), 'pdf', 'text'), {}),
  pdfAndText: () =>
    field(pdfOrText(z.strictObject({ pdf: z.string().optional(), text: z.string().optional() }), 'pdf', 'text'), {
      pdf: 'a',
      text: 'a',
    }),
  lockedPdf: () => published('files/pdfs/a.pdf', makePdf({ objects: ['<</Encrypt 1 0 R>>'] })),
  activePdf: () => published('files/pdfs/a.pdf', makePdf({ objects: ['<</S /JavaScript>>'] })),
  foreignInDrawing: () => published('files/images/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  resolutionDiffers: () =>
    resolutions(
      ['2025-04-30', '2025-05-01'].map((day, index) =>
        file(`schemes/${index}`, { governmentResolutions: [`EBC-2003/115, ${day}`] }),
      ),
    ),
  inForceDiffers: () =>
    resolutions(
      ['12', '13'].map((day) =>
        file(`pages/${day}`, {
          content: [both(`The Right to Information Act, 2005 is in force since ${day} October 2005.`)],
        }),
      ),
    ),
  figureOnlyEnglish: () => figureParity([text('₹1,500', 'रक्कम')]),
  figureOnlyMarathi: () => figureParity([text('An amount', '₹१,५००')]),
  missingWord: () => placeholderParity([text('Back', '')]),
  gapsDiffer: () => placeholderParity([text('{{n}} events', 'कार्यक्रम')]),
  securityPast: () => until('2026-01-01'),
  securityFar: () => until('2028-01-01'),
  securitySoon: () => until('2026-04-01'),
  doubleSpace: () => english('two  spaces'),
  lineBreak: () => field(fields.bilingual, both('two\nlines')),
  spaceBefore: () => english('first ,second'),
  spaceAfterBracket: () => english('( first)'),
  noSpaceAfter: () => english('first,second'),
  straightQuotes: () => english('the "note"'),
  straightApostrophe: () => english("the family's income"),
  spaceAfterRupee: () => english('₹ 500'),
  oldRupee: () => english('Rs. 500'),
  oneDecimal: () => english('₹2.5 lakh'),
  roundAmount: () => english('₹2,50,000'),
  percentWord: () => english('40 per cent'),
  doubleMark: () => english('Who?: you'),
  commaInDate: () => marathi('२२ जुलै, २०२५'),
  looseSuffix: () => marathi('₹२ लाख पर्यंत'),
  oddQuotes: () => english('“first'),
  oddBrackets: () => english('(first'),
  amountCommas: () => english('₹150,000'),
  nobodysAddress: () => findReleaseBlockers([file('site', { address: 'https://sahayya.example' })], undefined),
  isSample: () => findReleaseBlockers([file('events/1', { sample: true })], undefined),
  unconfirmedContact: () =>
    findReleaseBlockers([file('offices/a', { confidence: 'medium', phone: '022-25341359' })], undefined),
  conditionDiffers: () => boundsInSentences([eligibility({ min: 60 })]),
  unheldAmount: () => writtenAmounts([page('You get ₹1,600 a month.')]),
  unevenLines: () => sheet((cells) => Object.assign(cells, { 'facilities.en': 'A\nB', 'facilities.mr': 'अ' })),
  becameDay: () => sheet((cells) => (cells.mapLink = new Date(Date.UTC(2025, 0, 2)))),
  oneOrBoth: () =>
    sheet((cells) =>
      Object.assign(cells, { headContact: '022-25341359', 'headContact.en': 'Closed', 'headContact.mr': 'बंद' }),
    ),
  noId: () => sheet((cells) => Object.assign(cells, { [idColumn(cells)]: null })),
  rowTwice: () =>
    sheet((cells, { rows }) =>
      rows.push((rows[1] ?? []).map((name) => (name === 'stamp' ? null : (cells[String(name)] ?? null)))),
    ),
  renamed: () => sheet((cells) => Object.assign(cells, { [idColumn(cells)]: 'made-up' })),
  noSuchRow: () => nestedItems('nowhere', '1'),
  notPosition: () => nestedItems(undefined, 'first'),
  changedSince: () =>
    sheet((cells) => Object.assign(cells, { srNo: 99, stamp: `${String(cells[idColumn(cells)])} 000000000000` })),
  formulaWithoutResult,
  sortedApart: () => sheet((cells, { rows }) => Object.assign(cells, { srNo: 99, stamp: rows[3]?.at(-1) ?? null })),
  noStamp: () => sheet((cells) => Object.assign(cells, { srNo: 99, stamp: null })),
  unknownSheet: () => sheet((_cells, _first, sheets) => sheets.push({ name: 'Notes', rows: [['a']] })),
  sheetTwice: () => sheet((_, first, sheets) => sheets.push({ ...first, name: 'Copy' })),
  rowAboveKeys,
  unknownColumn: () =>
    sheet((_, { rows }) => rows.forEach((cells, index) => void cells.push(index === 1 ? 'colour' : 'red'))),
  columnTwice: () => sheet((_, { rows }) => rows.forEach((cells) => void cells.push(cells[7] ?? null))),
  columnGone: () => sheet((_, { rows }) => rows.forEach((cells) => void cells.splice(7, 1))),
  noSuchFigure: () => named({ text: both('{{nothing}}') }),
  figureFormat: () => named({ benefits: [{ figure: 'fee', rupees: 5 }], text: both('{{fee|dozen}}') }),
  notOneFigure: () =>
    entry('home.yaml', (home) => (home.namedFigures = [{ figure: 'fee', what: both('A fee'), rupees: 5, count: 1 }])),
  figureTwice: () =>
    named({
      benefits: [
        { figure: 'fee', rupees: 5 },
        { figure: 'fee', rupees: 6 },
      ],
    }),
  bracesWithoutFigure: () => named({ text: both('{{fee}') }),
  aidedHostel: references,
  hostelNumberTwice: references,
  headNotPost: references,
  moreHostelsThanSaid: references,
  notContentFile: () =>
    entry('specification.yaml', ({ rows }) =>
      rows.push({ ...row, demands: [{ kind: 'words', file: 'A b', words: both('A') }] }),
    ),
  notOneOverride: () =>
    entry('specification.yaml', ({ rows }) =>
      rows.push({ ...row, demands: [{ ...demand, override: { source: 'A', since: TODAY } }] }),
    ),
  demandNotMet: () => specificationRows([{ ...row, demands: [demand] }], []),
  retiredEntry: () => retiredReferences([{ ...retiredScheme, id: namedScheme() }]),
};

const retiredScheme: Retired = {
  kind: 'schemes',
  id: '',
  title: both('Made-up grant', 'काल्पनिक अनुदान'),
  on: TODAY,
  why: both('It ended.'),
  source: [],
  list: '/scheme',
  files: [],
};

/** Returns the id of a scheme that another scheme refers to. */
function namedScheme(): string {
  const entries = readdirSync('content/schemes').map(
    (name) => parse(readFileSync(join('content/schemes', name), 'utf8')) as Entry,
  );
  return entries.flatMap(({ related }) => related ?? [])[0];
}

function changeAll(value: unknown, key: string, to: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (key in value) Object.assign(value, { [key]: to });
  for (const inner of Object.values(value)) changeAll(inner, key, to);
}

function formulaWithoutResult(): ProblemDetail[] {
  const sheets = rawSheets(book);
  const [, keys = [], row = []] = sheets[0]?.rows ?? [];
  const column = keys.findIndex(({ value }) => value === 'mapLink');
  row[column] = { value: null, type: 'empty', format: 'General', formula: 'A1' };
  return planImport(sheets).plan.problems;
}

function rowAboveKeys(): ProblemDetail[] {
  const sheets = structuredClone(book);
  const [hostels] = sheets;
  hostels?.rows.unshift(...hostels.rows.splice(2, 1));
  return planImport(rawSheets(sheets)).plan.problems;
}

function nestedItems(id: string | undefined, position: string): ProblemDetail[] {
  const sheets = structuredClone(book);
  const ids = sheets.find(({ rows }) => String(rows[1]?.[0]).startsWith('hostels#'))?.rows[2];
  const below = sheets.find(({ rows }) => String(rows[1]?.[0]).startsWith('hostels.photos#')) as PlainSheet;
  below.rows.push(
    (below.rows[1] ?? []).map((_, index) => [id ?? ids?.[0] ?? null, position, '/pictures/a.svg'][index] ?? null),
  );
  return planImport(rawSheets(sheets)).plan.problems;
}

it('a problem of a broken reference names a file that exists', async () => {
  const places = ((await references()) as readonly Problem[]).map(({ file }) => file);
  const files = places.filter((file) => file.endsWith('.yaml'));
  expect(files).toContainEqual(expect.stringMatching(/^content\/offices\//));
  expect(files).toContainEqual(expect.stringMatching(/^content\/albums\//));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe.each(Object.entries(FAULTS) as [ProblemCode, () => Faults][])('%s', (code, faults) => {
  it('is reported with the same message by the content check, the desk and the spreadsheet import', {
    timeout: 120_000,
  }, async () => {
    const found = (await faults()).find((fault) => fault.code === code);
    if (!found) throw new Error(`not found, but ${JSON.stringify(await faults()).slice(0, 500)}`);
    const problem = errorAt({ file: 'content/a.yaml', path: ['a'] }, code, found.params);
    const [en, mr] = [problemSentence(problem, 'en'), problemSentence(problem, 'mr')];
    expect(formatProblems([problem])).toBe(`content/a.yaml\n  a ${en}`);
    expect([localizeProblems([problem], 'en')[0]?.message, localizeProblems([problem], 'mr')[0]?.message]).toEqual([
      en,
      mr,
    ]);
    expect(formatCellProblem({ ...found, place: { sheet: 'A' } })).toBe(`  Sheet A: ${en}.\n  तक्ता A: ${mr}.`);
    expect(mr).toMatch(/\p{Script=Devanagari}/u);
    expect(`${en} ${mr}`.replaceAll(String(found.params.wanted ?? '{}'), '')).not.toMatch(/undefined|NaN|\[object/);
    const blanks = /\{\{(\w+)\}\}/;
    if (!/^(gapsDiffer|noSuchFigure|figureFormat|bracesWithoutFigure)$/.test(code))
      expect(`${en} ${mr}`).not.toMatch(blanks);
  });
});
