import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldersIn } from '../folders.ts';
import { createTextSearch, findSentence } from './searchTexts.ts';

let project: string;
let search: ReturnType<typeof createTextSearch>;
const write = (file: string, text: string) => writeFileSync(join(project, 'content', file), text);
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-search-'));
  for (const folder of ['schemes', 'offices']) mkdirSync(join(project, 'content', folder), { recursive: true });
  write(
    'schemes/old-age.yaml',
    'title: { en: Old age, mr: वृद्धापकाळ }\nsummary: { en: One. You get a pension., mr: एक. निवृत्तीवेतन मिळते. }\n',
  );
  write(
    'offices/assistant.yaml',
    "title: { en: Offices, mr: कार्यालये }\noffices: { raigad: { designation: { en: 'Office, Raigad', mr: 'कार्यालय, रायगड' }, office_phone_number: '02141-222222' } }\n",
  );
  search = createTextSearch(foldersIn(project, join(project, '.desk')));
});
afterEach(() => rmSync(project, { recursive: true }));

const places = (query: string) => search(query, 'mr').results.map(({ entry, path }) => `${entry} ${path.join('.')}`);

describe('the search in texts', () => {
  it('reads only the beginning of a long query, as the public page does', () => {
    expect(search(`${'पेन्शन '.repeat(40)}`, 'mr').count).toBe(1);
    const later = `${'x'.repeat(190)} ${'y'.repeat(12_000)} पेन्शन`;
    expect(search(later, 'mr').count).toBe(0);
  });

  it('finds a text by a synonym of its word, and returns the field and the sentence', () => {
    const { count, results } = search('पेन्शन', 'mr');
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      collection: 'schemes',
      entry: 'old-age',
      title: { mr: 'वृद्धापकाळ' },
      field: expect.stringMatching(/[अ-ह]/),
      language: 'mr',
      parts: [
        { text: 'निवृत्तीवेतन', marked: true },
        { text: ' मिळते.', marked: false },
      ],
    });
  });

  it('finds an office by its district and by its telephone number', () => {
    expect(places('रायगड')).toEqual(['assistant offices.raigad.designation']);
    expect(places('raigad')).toEqual(['assistant offices.raigad.designation']);
    expect(places('02141-222222')).toEqual(['assistant offices.raigad.office_phone_number']);
  });

  it('finds new texts after a change, and nothing for unknown words', () => {
    expect(search('', 'mr')).toEqual({ count: 0, results: [] });
    expect(places('वसतिगृह')).toEqual([]);
    write('schemes/hostel.yaml', 'title: { en: Hostel, mr: वसतिगृह }\n');
    expect(places('वसतिगृह')).toEqual(['hostel title']);
  });

  it('leaves out a file that cannot be read', () => {
    write('schemes/torn.yaml', 'title: [');
    expect(places('रायगड')).toHaveLength(1);
  });
});

it('a sentence is in the editor’s language if it has a word of the query, and else in the other language', () => {
  const text = { en: 'First. Raigad second.', mr: 'पहिले. दुसरे.' };
  expect(findSentence(text, ['raigad'], 'mr')).toMatchObject({ language: 'en', parts: [{ text: 'Raigad' }, {}] });
  expect(findSentence(text, [], 'mr')).toEqual({ language: 'mr', parts: [{ text: 'पहिले.', marked: false }] });
});
