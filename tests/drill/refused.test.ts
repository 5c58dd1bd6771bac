import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import type { Problem, ProblemCode } from '#app/model/problems/problem.ts';
import { problemSentence } from '#app/model/problems/sentences.ts';
import { addDays, bothLanguages, madeUpProvenance, madeUpScheme } from './changes.ts';
import { ContentCopy, type Entry } from './contentCopy.ts';

const today = dayInIndia(new Date());
/** Prefix of the ids of the made-up schemes. */
const ID_PREFIX = 'made-up-boat-help';

const isAny = () => true;
const isReal = ({ sample }: Entry) => !sample;

/** An invalid edit. The content check must report `code` at `path` in the file whose name `make` returns. */
type Edit = { title: string; code: ProblemCode; path?: string; make: (content: ContentCopy, scheme: string) => string };

/** Creates an invalid edit of a made-up scheme that is valid otherwise. */
const inScheme = (
  title: string,
  code: ProblemCode,
  path: string,
  change: (scheme: Entry, content: ContentCopy) => void,
): Edit => ({
  title,
  code,
  path,
  make: (content, file) => {
    content.edit(file, (scheme) => change(scheme, content));
    return file;
  },
});

/** Edits the first entry of a collection that satisfies `fits`, and returns the name of its file. */
function editFirst(
  content: ContentCopy,
  collection: string,
  fits: (entry: Entry) => boolean,
  change: (entry: Entry) => void,
) {
  const file = content.find(collection, fits);
  content.edit(file, change);
  return file;
}

const event = (fields: Entry) => ({
  id: 9001,
  title: bothLanguages('Camp on the shore', 'किनाऱ्यावरील शिबिर'),
  description: bothLanguages('Officers take applications.', 'अधिकारी अर्ज स्वीकारतील.'),
  imageAlt: bothLanguages('Drawing: a camp', 'चित्र: शिबिर'),
  postedDate: today,
  startDate: today,
  endDate: today,
  venue: bothLanguages('Palghar', 'पालघर'),
  fullDescription: [bothLanguages('Bring your papers.', 'आपली कागदपत्रे आणा.')],
  ...madeUpProvenance(today),
  ...fields,
});

/** The schemas reject these edits. No rule runs after such an error. */
const AGAINST_SCHEMAS: Edit[] = [
  inScheme('a missing language', 'missingMarathi', 'title.mr', (scheme) => {
    delete scheme.title.mr;
  }),
  inScheme('English in place of Marathi', 'notMarathi', 'title.mr', (scheme) => {
    scheme.title.mr = scheme.title.en;
  }),
  inScheme('an impossible amount', 'amountTooLarge', 'benefits.0.rupees', (scheme) => {
    scheme.benefits[0].rupees = 99_999_999_999;
  }),
  inScheme('an amount of zero', 'amountTooSmall', 'benefits.0.rupees', (scheme) => {
    scheme.benefits[0].rupees = 0;
  }),
  inScheme('a share above 100 %', 'tooLarge', 'benefits.0.percent', (scheme) => {
    scheme.benefits[0].percent = 130;
  }),
  inScheme('a summary that is too long', 'tooLong', 'summary.en', (scheme) => {
    scheme.summary.en = 'A family gets help. '.repeat(600).trim();
  }),
  inScheme('no audience', 'tooFew', 'audiences', (scheme) => {
    scheme.audiences = [];
  }),
  inScheme('an unknown field', 'unknownField', 'amont', (scheme) => {
    scheme.amont = 500;
  }),
  inScheme('a scheme without a source', 'missingSource', 'source', (scheme) => {
    scheme.source = [];
  }),
  inScheme('a minimum age above the maximum', 'ageUpsideDown', 'eligibility.0.max', (scheme) => {
    const [{ source }] = scheme.eligibility;
    scheme.eligibility[0] = {
      kind: 'age',
      text: bothLanguages('You are 40 to 60 years old.', 'वय ४० ते ६० वर्षे असावे.'),
      min: 60,
      max: 40,
      source,
    };
  }),
  {
    title: 'more students than seats',
    code: 'moreThanSeats',
    path: 'current',
    make: (content) =>
      editFirst(content, 'hostels', isReal, (hostel) => {
        hostel.hostelcapacity = 100;
        hostel.buildingCapacity = 100;
        hostel.current = 120;
      }),
  },
  {
    title: 'an incomplete telephone number',
    code: 'notTelephone',
    make: (content) =>
      editFirst(content, 'offices', isAny, ({ offices }) => {
        const [office] = Object.values(offices) as Entry[];
        office.office_phone_number = '02141-22';
      }),
  },
  {
    title: 'an event that ends before it begins',
    code: 'endBeforeStart',
    path: 'endDate',
    make: (content) => {
      const { image } = content.read(content.find('events', isAny));
      return content.add('events/9001.yaml', event({ image, endDate: addDays(today, -3) }));
    },
  },
  {
    title: 'a notice whose PDF does not exist',
    code: 'noSuchFile',
    path: 'pdfUrl.mr',
    make: (content) => {
      const { pdfUrl } = content.read(content.find('notices', isAny));
      return content.add('notices/made-up-notice.yaml', {
        id: 'made-up-notice',
        title: bothLanguages('A list of boats', 'होड्यांची यादी'),
        date: today,
        pdfUrl: { ...pdfUrl, mr: '/pdfs/notices/made-up-notice.mr.pdf' },
        ...madeUpProvenance(today),
      });
    },
  },
  {
    title: 'a real hostel marked as a sample',
    code: 'sampleName',
    path: 'sample',
    make: (content) =>
      editFirst(content, 'hostels', isReal, (hostel) => {
        hostel.sample = true;
      }),
  },
];

/** The rules, which compare entries and languages, reject these edits. */
const AGAINST_RULES: Edit[] = [
  inScheme('a sentence that contradicts the amount', 'unheldAmount', 'summary', (scheme) => {
    scheme.summary = bothLanguages('A family gets ₹98,765 for a boat.', 'कुटुंबाला होडीसाठी ₹९८,७६५ मिळतात.');
  }),
  inScheme('a benefit whose text has an old amount', 'unheldAmount', 'benefits.0.what', (scheme) => {
    scheme.benefits[0].what = bothLanguages('A boat of ₹98,765', '₹९८,७६५ ची होडी');
  }),
  inScheme('different amounts in the two languages', 'figureOnlyEnglish', 'forWhom.en', (scheme) => {
    scheme.forWhom = bothLanguages('Families with 3 boats', 'चार होड्या असलेली कुटुंबे');
  }),
  inScheme('an office that does not exist', 'noSuchEntry', 'apply.bodies.0', (scheme) => {
    scheme.apply.bodies = ['made-up-office'];
  }),
  inScheme('text in a non-Unicode font', 'oldFont', 'summary.mr', (scheme) => {
    scheme.summary.mr = `${scheme.summary.mr} vkns'k;k [kkR;kr`;
  }),
  inScheme('a condition whose source the scheme does not list', 'sourceNotListed', 'source', (scheme) => {
    scheme.eligibility[0].source = 'Somebody said so';
  }),
  inScheme('a review date in the future', 'dayInFuture', 'reviewed', (scheme) => {
    scheme.reviewed = addDays(today, 30);
  }),
  inScheme('a next review later than allowed', 'reviewTooFar', 'reviewDue', (scheme) => {
    scheme.reviewDue = addDays(today, 1500);
  }),
  inScheme('an id that differs from the file name', 'idIsNotFileName', 'id', (scheme) => {
    scheme.id = 'made-up-help';
  }),
  inScheme('a title that another scheme has', 'sameName', 'title.en', (scheme, content) => {
    scheme.title = content.read(content.find('schemes', ({ id }) => !id.startsWith(ID_PREFIX))).title;
  }),
  {
    title: 'a link to a page that does not exist',
    code: 'noSuchPage',
    make: (content) => {
      content.edit('home.yaml', (home) => {
        home.latestUpdates[0].path = '/scheme/made-up';
      });
      return 'home.yaml';
    },
  },
];

describe.each([
  { by: 'schemas', edits: AGAINST_SCHEMAS },
  { by: 'rules', edits: AGAINST_RULES },
])('the $by of the content check reject', ({ edits }) => {
  const folder = mkdtempSync(join(tmpdir(), 'refused-'));
  const files = new Map<Edit, string>();
  let problems: Problem[] = [];

  beforeAll(async () => {
    cpSync(CONTENT_ROOT, join(folder, 'content'), { recursive: true });
    const content = new ContentCopy(folder);
    const { category } = content.read(content.find('schemes', isAny));
    for (const [index, edit] of edits.entries()) {
      const id = `${ID_PREFIX}-${index}`;
      const title = bothLanguages(`Help for boats ${letter('A', index)}`, `होडीसाठी मदत ${letter('क', index)}`);
      const scheme = content.add(`schemes/${id}.yaml`, madeUpScheme(content, today, { id, category, title }));
      files.set(edit, edit.make(content, scheme));
    }
    problems = await content.problems();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(edits)('$title', (edit) => {
    const found = problems.find(
      ({ code, level, file, path }) =>
        code === edit.code &&
        level === 'error' &&
        file === `content/${files.get(edit)}` &&
        (edit.path === undefined || path.join('.') === edit.path),
    );
    expect(found, `${edit.code} at ${edit.path} of ${files.get(edit)}`).toBeDefined();
    for (const language of LANGUAGES) expect(found && problemSentence(found, language)).not.toMatch(/\{\{|undefined/);
  });
});

const letter = (first: string, index: number) => String.fromCodePoint((first.codePointAt(0) ?? 0) + index);
