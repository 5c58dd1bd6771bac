import { describe, expect, it } from 'vitest';
import { formatPlace, problemSentence } from '#app/model/problems/sentences.ts';
import { type Demand, specificationSchema } from '#app/model/specification/schema.server.ts';
import type { ContentFile } from '../text/texts.ts';
import { specificationRows } from './specification.ts';

const both = (en: string, mr = 'मराठी') => ({ en, mr });
const file = (name: string, entry: unknown): ContentFile => ({ file: `content/${name}.yaml`, entry });

const FILES = [
  file('schemes/made-up-pension', {
    id: 'made-up-pension',
    summary: both('Twelve awards', 'बारा पुरस्कार'),
    eligibility: [
      { kind: 'age', text: both('Text'), min: 18, max: 79, source: 'A source' },
      { kind: 'residence', text: both('Text'), years: 15 },
    ],
    benefits: [{ what: both('Pension'), rupees: 700, period: 'month', per: 'person', note: both('Note') }],
  }),
  file('site', { opened: '2020-01-02', language: 'en', links: ['a', 'b'] }),
  file('albums/made-up', { id: 'Made Up' }),
  file('albums/gone', { id: 'gone', retired: { on: '2021-01-01' } }),
];

/** Parses and checks a demand. Returns the formatted problems. */
function checkDemand(demand: object): string[] {
  const rows = [{ document: 'catalogue', section: '9', text: 'Row of the document.', demands: [demand] }];
  return specificationRows(specificationSchema.parse({ rows }).rows, FILES).map(
    ({ code, params, ...place }) => `${formatPlace(place)} ${code} ${problemSentence({ code, params }, 'en')}`,
  );
}

const scheme = 'made-up-pension';
const SOURCE = { source: 'Resolution of 2025', since: '2025-04-01' };

const MET_AND_UNMET: Record<Demand['kind'], { met: object; unmet: object; at: string }> = {
  benefit: {
    met: { scheme, benefit: { rupees: 700, period: 'month', per: 'person' } },
    unmet: { scheme, benefit: { rupees: 800, period: 'month', per: 'person' } },
    at: 'content/schemes/made-up-pension.yaml (benefits)',
  },
  condition: {
    met: { scheme, condition: { kind: 'age', min: 18, max: 79 } },
    unmet: { scheme, condition: { kind: 'age', min: 18 } },
    at: 'content/schemes/made-up-pension.yaml (eligibility)',
  },
  words: {
    met: { file: 'schemes/made-up-pension', words: both('Twelve awards', 'बारा') },
    unmet: { file: 'schemes/made-up-pension', words: both('Twelve awards', 'तेरा') },
    at: 'content/schemes/made-up-pension.yaml',
  },
  value: {
    met: { file: 'site', field: 'language', is: 'en' },
    unmet: { file: 'site', field: 'language', is: 'mr' },
    at: 'content/site.yaml (language)',
  },
  day: {
    met: { file: 'site', field: 'opened', notBefore: '2020-01-02' },
    unmet: { file: 'site', field: 'opened', notBefore: '2020-01-03' },
    at: 'content/site.yaml (opened)',
  },
  items: {
    met: { file: 'site', list: 'links', atLeast: 2 },
    unmet: { file: 'site', list: 'links', atLeast: 3 },
    at: 'content/site.yaml (links)',
  },
  count: {
    met: { collection: 'albums', atLeast: 1 },
    unmet: { collection: 'albums', atLeast: 3 },
    at: 'content/albums',
  },
  entry: {
    met: { collection: 'albums', id: 'Made Up' },
    unmet: { collection: 'albums', id: 'Never Made' },
    at: 'content/albums',
  },
};

describe.each(Object.entries(MET_AND_UNMET))('a demand of the kind "%s"', (kind, { met, unmet, at: where }) => {
  it('is met by content with the demanded value', () => {
    expect(checkDemand({ kind, ...met })).toEqual([]);
  });

  it('is reported as an error at the field whose value differs', () => {
    expect(checkDemand({ kind, ...unmet })).toEqual([expect.stringContaining(`${where} demandNotMet`)]);
  });

  it('is met by content with the overriding value', () => {
    const fields = Object.entries(met).filter(([name, value]) => value !== unmet[name as never]);
    const override = { ...Object.fromEntries(fields), ...SOURCE };
    expect(checkDemand({ kind, ...unmet, override })).toEqual([]);
  });

  it('is met if an override withdraws it', () => {
    expect(checkDemand({ kind, ...unmet, override: { withdrawn: true, ...SOURCE } })).toEqual([]);
  });
});

it('a demand for an entry is met by a retired entry', () => {
  expect(checkDemand({ kind: 'entry', collection: 'albums', id: 'gone' })).toEqual([]);
});

describe('the message of an unmet demand', () => {
  it('contains the row, the demand, the content and the list for an override', () => {
    expect(checkDemand({ kind: 'benefit', scheme, benefit: { rupees: 1800, period: 'month' } })).toEqual([
      'content/schemes/made-up-pension.yaml (benefits) demandNotMet The specification (catalogue, section 9) asks for “Rupees: 1,800; How often: Every month”: “Row of the document.” Here stands Rupees: 700; How often: Every month; For each: Person. Correct it, or write what the department has decided since, with source and day, at this row of “What the specification demands”',
    ]);
  });

  it('contains the file name of a missing entry', () => {
    expect(checkDemand({ kind: 'words', file: 'acts/none', words: both('Any') })).toEqual([
      expect.stringMatching(/^content\/acts\/none\.yaml demandNotMet .*“Any”/),
    ]);
  });
});

describe('an override', () => {
  const demand = { kind: 'count', collection: 'albums', atLeast: 2 };
  it.each([
    { flaw: 'no source', override: { atLeast: 1, since: '2025-04-01' } },
    { flaw: 'no day', override: { atLeast: 1, source: 'A resolution' } },
    { flaw: 'neither a value nor a withdrawal', override: SOURCE },
    { flaw: 'a value and a withdrawal', override: { atLeast: 1, withdrawn: true, ...SOURCE } },
  ])('is rejected with $flaw', ({ override }) => {
    expect(() => checkDemand({ ...demand, override })).toThrow();
  });
});
