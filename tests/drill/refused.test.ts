import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { dayInIndia } from '#app/model/events/rules.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import type { ProblemCode } from '#app/model/problems/problem.ts';
import { sentenceOf } from '#app/model/problems/sentences.ts';
import { bothLanguages, dayAfter, made, madeUpScheme } from './changes.ts';
import { ContentCopy, type Entry } from './contentCopy.ts';

const today = dayInIndia(new Date());
const SCHEME = 'schemes/made-up-boat-help.yaml';

/** An edit that would put something untrue or broken on the site: `code` refuses it, at `path` of `file`. */
type Edit = { title: string; code: ProblemCode; file?: string; path: string; make: (content: ContentCopy) => void };

/** An edit of a made-up scheme, which is right but for this. */
const inScheme = (title: string, code: ProblemCode, path: string, change: (scheme: Entry) => void): Edit => ({
  title,
  code,
  path,
  make: (content) => content.edit(SCHEME, change),
});

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
  ...made(today),
  ...fields,
});

const EDITS: Edit[] = [
  inScheme('a sentence contradicts the amount', 'unheldAmount', 'summary', (scheme) => {
    scheme.summary = bothLanguages('A family gets ₹98,765 for a boat.', 'कुटुंबाला होडीसाठी ₹९८,७६५ मिळतात.');
  }),
  inScheme('a benefit keeps an old amount in its own words', 'unheldAmount', 'benefits.0.what', (scheme) => {
    scheme.benefits[0].what = bothLanguages('A boat of ₹98,765', '₹९८,७६५ ची होडी');
  }),
  inScheme('the two languages give different amounts', 'figureOnlyEnglish', 'forWhom.en', (scheme) => {
    scheme.forWhom = bothLanguages('Families with 3 boats', 'चार होड्या असलेली कुटुंबे');
  }),
  inScheme('an office that nobody has', 'noSuchEntry', 'apply.bodies.0', (scheme) => {
    scheme.apply.bodies = ['made-up-office'];
  }),
  inScheme('a missing language', 'missingMarathi', 'title.mr', (scheme) => {
    delete scheme.title.mr;
  }),
  inScheme('English in the place of Marathi', 'notMarathi', 'title.mr', (scheme) => {
    scheme.title.mr = scheme.title.en;
  }),
  inScheme('text of an old font', 'oldFont', 'summary.mr', (scheme) => {
    scheme.summary.mr = `${scheme.summary.mr} vkns'k;k [kkR;kr`;
  }),
  inScheme('an impossible amount', 'amountTooLarge', 'benefits.0.rupees', (scheme) => {
    scheme.benefits[0].rupees = 99_999_999_999;
  }),
  inScheme('an amount of nothing', 'amountTooSmall', 'benefits.0.rupees', (scheme) => {
    scheme.benefits[0].rupees = 0;
  }),
  inScheme('a share above the whole', 'tooLarge', 'benefits.0.percent', (scheme) => {
    scheme.benefits[0].percent = 130;
  }),
  inScheme('a summary that nobody reads', 'tooLong', 'summary.en', (scheme) => {
    scheme.summary.en = 'A family gets help. '.repeat(600).trim();
  }),
  inScheme('nobody whom it is for', 'tooFew', 'audiences', (scheme) => {
    scheme.audiences = [];
  }),
  inScheme('a field that nobody knows', 'unknownField', 'amont', (scheme) => {
    scheme.amont = 500;
  }),
  inScheme('a fact without a source', 'missingSource', 'source', (scheme) => {
    scheme.source = [];
  }),
  inScheme('a condition whose source the scheme does not have', 'sourceNotListed', 'source', (scheme) => {
    scheme.eligibility[0].source = 'Somebody said so';
  }),
  inScheme('a comparison that has not happened yet', 'dayInFuture', 'reviewed', (scheme) => {
    scheme.reviewed = dayAfter(today, 30);
  }),
  inScheme('a review after many years', 'reviewTooFar', 'reviewDue', (scheme) => {
    scheme.reviewDue = dayAfter(today, 1500);
  }),
  inScheme('an id that is not the name of the file', 'idIsNotFileName', 'id', (scheme) => {
    scheme.id = 'made-up-help';
  }),
  inScheme('an upside-down age', 'ageUpsideDown', 'eligibility.0.max', (scheme) => {
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
    title: 'a name that another scheme has',
    code: 'sameName',
    path: 'title.en',
    make: (content) => {
      const [other = ''] = content.filesOf('schemes').filter((file) => file !== SCHEME);
      content.edit(SCHEME, (scheme) => {
        scheme.title = content.read(other).title;
      });
    },
  },
  {
    title: 'more students than seats',
    code: 'moreThanSeats',
    path: 'current',
    make: (content) =>
      content.edit(
        content.find('hostels', ({ sample }) => !sample),
        (hostel) => {
          hostel.hostelcapacity = 100;
          hostel.buildingCapacity = 100;
          hostel.current = 120;
        },
      ),
  },
  {
    title: 'half a telephone number',
    code: 'notTelephone',
    path: '',
    make: (content) =>
      content.edit(
        content.find('offices', () => true),
        ({ offices }) => {
          const [office] = Object.values(offices) as Entry[];
          office.office_phone_number = '02141-22';
        },
      ),
  },
  {
    title: 'a link to a page that is not there',
    code: 'noSuchPage',
    path: '',
    make: (content) =>
      content.edit('home.yaml', (home) => {
        home.latestUpdates[0].path = '/scheme/made-up';
      }),
  },
  {
    title: 'an event that ends before it begins',
    code: 'endBeforeStart',
    file: 'events/9001.yaml',
    path: 'endDate',
    make: (content) => {
      const { image } = content.read(content.find('events', () => true));
      content.add('events/9001.yaml', event({ image, endDate: dayAfter(today, -3) }));
    },
  },
  {
    title: 'a notice whose PDF is not there',
    code: 'noSuchFile',
    file: 'notices/made-up-notice.yaml',
    path: 'pdfUrl.mr',
    make: (content) => {
      const { pdfUrl } = content.read(content.find('notices', () => true));
      content.add('notices/made-up-notice.yaml', {
        id: 'made-up-notice',
        title: bothLanguages('A list of boats', 'होड्यांची यादी'),
        date: today,
        pdfUrl: { ...pdfUrl, mr: '/pdfs/notices/made-up-notice.mr.pdf' },
        ...made(today),
      });
    },
  },
  {
    title: 'a real hostel with the mark of a sample',
    code: 'sampleName',
    path: 'sample',
    make: (content) =>
      content.edit(
        content.find('hostels', ({ sample }) => !sample),
        (hostel) => {
          hostel.sample = true;
        },
      ),
  },
];

describe.concurrent('the content check refuses', () => {
  it.each(EDITS)('$title', async ({ code, file, path, make }) => {
    const folder = mkdtempSync(join(tmpdir(), 'refused-'));
    try {
      cpSync(CONTENT_ROOT, join(folder, 'content'), { recursive: true });
      const content = new ContentCopy(folder);
      content.add(
        SCHEME,
        madeUpScheme(content, today, {
          id: 'made-up-boat-help',
          category: content.read(content.find('schemes', () => true)).category,
          title: bothLanguages('Help for boats', 'होडीसाठी मदत'),
        }),
      );
      make(content);
      const problem = (await content.problems()).find(
        (one) => one.code === code && one.level === 'error' && (path === '' || one.path.join('.') === path),
      );
      expect(problem, `${code} at ${path}`).toBeDefined();
      if (file) expect(problem?.file).toBe(`content/${file}`);
      for (const language of LANGUAGES) expect(problem && sentenceOf(problem, language)).not.toMatch(/\{\{|undefined/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
