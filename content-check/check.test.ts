import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { terms } from '#app/model/glossary/data.server.ts';
import { errorAt } from '#app/model/problems/problem.ts';
import { formatProblems, problemSentence } from '#app/model/problems/sentences.ts';
import type { Demand } from '#app/model/specification/schema.server.ts';
import { findReleaseBlockers } from './releaseBlockers.ts';
import { ACCEPTED_WORDS } from './rules/spelling.ts';
import { summary } from './summary.ts';
import {
  type ContentFile,
  collectPlainTexts,
  collectTexts,
  inLanguage,
  interfaceTexts,
  type Text,
} from './text/texts.ts';

const both = (en: string) => ({ en, mr: 'मराठी' });

describe('collecting the texts of a file', () => {
  const file: ContentFile = {
    file: 'content/pages/a.yaml',
    entry: {
      id: 'a',
      title: both('One'),
      pdf: { en: '/pdfs/a.en.pdf', mr: '/pdfs/a.mr.pdf' },
      list: [{ text: both('Two') }],
    },
  };

  it('finds texts at any depth, with the path of their field', () => {
    expect(collectTexts(file).map(({ field, en }) => [field, en])).toEqual([
      ['title', 'One'],
      ['list.0.text', 'Two'],
    ]);
    expect(collectPlainTexts(file).map(({ field }) => field)).toEqual(['id', 'pdf.en', 'pdf.mr']);
  });

  it('locates an interface text in the message catalogue of its language', () => {
    const words = new Map(interfaceTexts().map((text) => [text.file, text]));
    const placesOfText = (name: string) => {
      const text = words.get(name) as Text;
      return (['en', 'mr'] as const).map((language) => inLanguage(text, language));
    };
    const path = words.get('words/site/shell.json')?.path;
    expect(placesOfText('words/site/shell.json')).toEqual([
      { file: 'words/en/site/shell.json', path },
      { file: 'words/mr/site/shell.json', path },
    ]);
    expect(placesOfText('words/spreadsheets.json').map(({ file }) => file)).toEqual([
      'words/en/spreadsheets.json',
      'words/mr/spreadsheets.json',
    ]);
    expect(inLanguage({ file: 'content/a.yaml', path: ['title'] }, 'en').path).toEqual(['title', 'en']);
  });
});

describe('the list of problems', () => {
  it('lists each file once, followed by its fields and their messages', () => {
    const findings = [
      errorAt({ file: 'a.yaml', path: ['title', 'en'] }, 'missingEnglish'),
      errorAt({ file: 'b.yaml', path: [] }, 'missingPage'),
      errorAt({ file: 'a.yaml', path: ['id'] }, 'missing'),
    ];
    const [english, page, missing] = findings.map((problem) => problemSentence(problem, 'en'));
    expect(formatProblems(findings)).toBe(`a.yaml\n  title.en ${english}\n  id ${missing}\n\nb.yaml\n  ${page}`);
  });
});

describe('blockers of a first release', () => {
  it('include a placeholder address of the site', () => {
    const blockersFor = (address: string) =>
      findReleaseBlockers([{ file: 'content/site.yaml', entry: { address } }], undefined);
    expect(blockersFor('https://sahayya.example').map(({ code }) => code)).toEqual(['nobodysAddress']);
    expect(blockersFor('https://example.maharashtra.gov.in')).toEqual([]);
  });

  it('include samples and unconfirmed contacts, but not other unconfirmed parts', () => {
    const files: ContentFile[] = [
      { file: 'content/events/1.yaml', entry: { confidence: 'high', sample: true } },
      {
        file: 'content/offices/a.yaml',
        entry: {
          offices: {
            thane: { confidence: 'medium', office_email: 'a@example.org', office_address: both('Thane') },
            pune: { confidence: 'high', office_email: 'b@example.org' },
            palghar: { confidence: 'medium' },
          },
        },
      },
      { file: 'content/hostels/a.yaml', entry: { confidence: 'medium', headContact: both('Closed since June 2023') } },
      { file: 'content/schemes/a.yaml', entry: { confidence: 'medium', title: both('A scheme') } },
    ];
    expect(findReleaseBlockers(files, undefined)).toEqual([
      errorAt({ file: 'content/events/1.yaml', path: ['sample'] }, 'isSample'),
      errorAt({ file: 'content/offices/a.yaml', path: ['offices', 'thane', 'confidence'] }, 'unconfirmedContact', {
        fields: ['office_email', 'office_address'],
      }),
    ]);
  });
});

describe('release blockers', () => {
  const sample = { file: 'content/events/1.yaml', entry: { sample: true } };
  const levels = (files: ContentFile[], released: ContentFile[] | undefined) =>
    findReleaseBlockers(files, released).map(({ level }) => level);

  it('are errors for a new sample and warnings for an already released sample', () => {
    expect(levels([sample], [sample])).toEqual(['warning']);
    expect(levels([sample], [])).toEqual(['error']);
    expect(levels([sample, { ...sample, file: 'content/events/2.yaml' }], [sample])).toEqual(['warning', 'error']);
  });

  it('are errors before the first release only if the site address is not a placeholder', () => {
    const placeholder = { file: 'content/site.yaml', entry: { address: 'https://sahayya.example' } };
    expect(levels([sample], undefined)).toEqual(['error']);
    expect(levels([sample, placeholder], undefined)).toEqual(['warning', 'warning']);
  });
});

describe('npm run content', () => {
  it('rejects an unknown option, such as a misspelt --release', () => {
    const command = join(import.meta.dirname, 'check.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--relase'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('--relase is not known');
  });

  it('refuses to run if npm consumed the option --release', () => {
    const command = join(import.meta.dirname, 'check.ts');
    const env = { ...process.env, npm_config_release: 'true' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8', env });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('npm run content -- --release');
  });
});

describe('the summary', () => {
  const TODAY = '2026-03-10';
  const files: ContentFile[] = [
    { file: 'content/schemes/a.yaml', entry: { category: 'awards', apply: {}, confidence: 'medium', asOf: TODAY } },
    {
      file: 'content/schemes/b.yaml',
      entry: { category: 'health', apply: { portal: 'x' }, confidence: 'high', asOf: TODAY },
    },
    {
      file: 'content/offices/a.yaml',
      entry: { id: 'assistant', offices: { thane: { confidence: 'high', asOf: TODAY, sample: true } } },
    },
    {
      file: 'content/albums/a.yaml',
      entry: {
        images: [1, 2, 3],
        confidence: 'high',
        asOf: '2026-01-09',
        reviewed: '2026-01-09',
        reviewDue: '2026-03-09',
      },
    },
  ];

  it('counts entries, unconfirmed, overdue and unreviewed parts, missing fields and samples', () => {
    const text = summary(files, files, [], false, TODAY);
    expect(text).toMatch(/schemes +2 in 2 categories/);
    expect(text).toMatch(/office entries +1, and 0 regional/);
    expect(text).toMatch(/albums +1 with 3 pictures/);
    expect(text).toMatch(/schemes: portal +1 of 2: a$/m);
    expect(text).toMatch(/To be confirmed \(medium\)\n {2}schemes +1: a/);
    expect(text).toMatch(/To be checked again .*\n {2}albums +1: a$/m);
    expect(text).toMatch(/Never compared .*\n {2}schemes +2: a, b\n {2}offices +1: a thane\n\n/);
    expect(text).toMatch(/Samples\n {2}offices +1: a thane/);
  });

  it('lists more than four names only with --verbose', () => {
    const many = 'abcdef'.split('').map((name) => ({ file: `content/schemes/${name}.yaml`, entry: { apply: {} } }));
    expect(summary(many, many, [], false, TODAY)).toMatch(/schemes: portal +6 of 6$/m);
    expect(summary(many, many, [], true, TODAY)).toMatch(/schemes: portal +6 of 6: a, b, c, d, e, f$/m);
  });
});

describe('overridden requirements in the summary', () => {
  it('are listed with the date and source of the override', () => {
    const demand = { kind: 'count', collection: 'albums', atLeast: 2 } as const;
    const override = { atLeast: 1, source: 'Resolution of 2025', since: '2025-04-01' };
    const row = { document: 'catalogue', section: '3', text: 'Two albums.' } as const;
    const overridden = (demands: Demand[]) =>
      summary([], [], [{ ...row, demands }], false, '2026-03-10').split('overridden\n')[1];
    expect(overridden([demand])).toMatch(/^ {2}nothing/);
    expect(overridden([demand, { ...demand, override }])).toMatch(
      /^ {2}catalogue 3 +since 2025-04-01 \(Resolution of 2025\): Two albums\.$/,
    );
  });
});

describe('the word lists', () => {
  it.each([
    ['content/words/en.txt', (a: string, b: string) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')],
    [ACCEPTED_WORDS, (a: string, b: string) => (a < b ? -1 : 1)],
  ] as const)('%s is sorted without duplicates', (path, order) => {
    const words = readFileSync(path, 'utf8').trimEnd().split('\n');
    const misplaced = words.filter((word, index) => index > 0 && order(words[index - 1] ?? '', word) >= 0);
    expect(misplaced, 'words out of alphabetical order').toEqual([]);
  });

  it('the glossary has at least 120 unique terms, and no term is also listed as a form to avoid', () => {
    const english = terms.filter(({ checked }) => checked !== false).flatMap(({ en }) => en);
    expect(terms.length).toBeGreaterThanOrEqual(120);
    expect(english.filter((form, index) => english.indexOf(form) !== index)).toEqual([]);
    const avoided = new Set(terms.flatMap(({ avoid = [] }) => avoid.map(({ mr }) => mr)));
    expect(terms.filter(({ mr }) => avoided.has(mr))).toEqual([]);
  });
});

it('interfaceTexts includes every file of words/', () => {
  const files = new Set(interfaceTexts().map((text) => inLanguage(text, 'mr').file));
  expect(globSync('words/mr/**/*.json').filter((file) => !files.has(file))).toEqual([]);
});
