import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { changesSchema } from '#app/model/changes/schema.server.ts';
import { changesBetween } from './changes.ts';
import { readContent, readContentAt } from './history.ts';

const text = (en: string, mr = 'मराठी') => ({ en, mr });

const createScheme = (change: object = {}) => ({
  id: 'made-up',
  title: text('Made-up', 'काल्पनिक'),
  benefits: [{ what: text('Pension', 'निवृत्तीवेतन'), rupees: 1000, period: 'month' }],
  documents: ['photo'],
  confidence: 'medium',
  reviewed: '2025-07-22',
  source: ['Catalogue specification'],
  ...change,
});

const createState = (entry: unknown, file = 'schemes/made-up.yaml') => new Map([[file, entry]]);
const between = (before: object, after: object) =>
  changesBetween(createState(createScheme(before)), createState(createScheme(after)));

describe('changes between two versions of the content', () => {
  it('contain a changed amount and the name of its benefit', () => {
    const [change, ...others] = between(
      {},
      { benefits: [{ what: text('Pension', 'निवृत्तीवेतन'), rupees: 1500, period: 'month' }] },
    );
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: 'changed',
      collection: 'schemes',
      entry: 'made-up',
      title: text('Made-up', 'काल्पनिक'),
      part: text('Pension', 'निवृत्तीवेतन'),
      field: 'benefits.0.rupees',
      before: { rupees: 1000 },
      after: { rupees: 1500 },
    });
    expect(change?.name?.mr).toMatch(/\p{Script=Devanagari}/u);
  });

  it('contain no decision in the specification, because the page of the scheme shows the new amount', () => {
    const state = (override?: object) => createState({ rows: [{ demands: [{ override }] }] }, 'specification.yaml');
    expect(changesBetween(state(), state({ benefit: { rupees: 1500 } }))).toEqual([]);
  });

  it('contain dates and the names of choices and documents', () => {
    const changes = between({}, { reviewed: '2026-03-01', confidence: 'high', documents: ['photo', 'pan'] });
    expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['confidence', { words: expect.objectContaining({ en: 'To be confirmed with the office' }) }, expect.anything()],
      ['documents.1', undefined, { words: { en: 'PAN card', mr: 'पॅन कार्ड' } }],
      ['reviewed', { day: '2025-07-22' }, { day: '2026-03-01' }],
    ]);
  });

  it('quote short texts, but only name the field of long texts', () => {
    const long = 'A sentence that goes on for much longer than anybody would read in a list of changes.';
    const [title] = between({}, { title: text('Rashtriya Made-up', 'राष्ट्रीय काल्पनिक') });
    expect(title).toMatchObject({ before: { words: { en: 'Made-up' } }, after: { words: { mr: 'राष्ट्रीय काल्पनिक' } } });
    const [summary] = between({ summary: text('Short') }, { summary: text(long) });
    expect(summary).toMatchObject({ kind: 'changed', field: 'summary' });
    expect(summary).not.toHaveProperty('before');
    expect(summary).not.toHaveProperty('after');
  });

  it('name an added office and quote its telephone number', () => {
    const office = {
      designation: text('Office, Thane', 'कार्यालय, ठाणे'),
      office_phone_number: '022-1',
      confidence: 'high',
    };
    const group = (offices: object) =>
      createState({ id: 'assistant', title: text('Offices', 'कार्यालये'), offices }, 'offices/a.yaml');
    expect(changesBetween(group({}), group({ thane: office }))).toEqual([
      { kind: 'added', collection: 'offices', entry: 'a', title: text('Offices', 'कार्यालये'), part: office.designation },
    ]);
    const moved = { ...office, office_phone_number: '022-2' };
    expect(changesBetween(group({ thane: office }), group({ thane: moved }))).toMatchObject([
      { part: office.designation, before: { same: '022-1' }, after: { same: '022-2' } },
    ]);
  });

  it('exclude sources, the date of the last update, search words and change records', () => {
    expect(between({}, { source: ['Another page'] })).toEqual([]);
    const site = (lastUpdated: string) => createState({ lastUpdated }, 'site.yaml');
    expect(changesBetween(site('2026-01-01'), site('2026-03-01'))).toEqual([]);
    expect(changesBetween(new Map(), createState({ same: [] }, 'search-words.yaml'))).toEqual([]);
    expect(changesBetween(new Map(), createState({}, 'changes/0.2.0.yaml'))).toEqual([]);
  });

  it('report “added” as “removed” and vice versa if the versions are swapped', () => {
    const states = fc.dictionary(
      fc.constantFrom('schemes/a.yaml', 'schemes/b.yaml', 'home.yaml'),
      fc.record(
        { title: fc.constantFrom('One', 'Two').map((en) => text(en)), rupees: fc.nat(2) },
        { requiredKeys: ['title'] },
      ),
    );
    const opposite = { added: 'removed', removed: 'added', changed: 'changed', reordered: 'reordered' } as const;
    fc.assert(
      fc.property(states, states, (before, after) => {
        const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
        const forwards = changesBetween(earlier, later).map(({ entry, field, kind }) => [entry, field, kind]);
        const backwards = changesBetween(later, earlier).map(({ entry, field, kind }) => [
          entry,
          field,
          opposite[kind],
        ]);
        expect(forwards).toEqual(backwards);
      }),
    );
  });
});

describe('reading a version of the content', () => {
  const root = mkdtempSync(join(tmpdir(), 'states-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('works for a folder and for a commit, and the changes between the two match the schema', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: root });
    mkdirSync(join(root, 'content/schemes'), { recursive: true });
    const write = (entry: object) => writeFileSync(join(root, 'content/schemes/made-up.yaml'), stringify(entry));
    git('init', '-q');
    write(createScheme());
    git('add', '.');
    git('commit', '-qm', 'content');
    expect(await readContentAt(root, 'HEAD')).toEqual(readContent(join(root, 'content')));
    write(createScheme({ publishedDate: '2025-01-01' }));
    const changes = changesBetween(await readContentAt(root, 'HEAD'), readContent(join(root, 'content')));
    expect(changes).toHaveLength(1);
    expect(changesSchema.parse({ version: '0.2.0', date: '2026-01-01', changes }).changes).toEqual(changes);
  });

  it('throws for an unknown tag', async () => {
    await expect(readContentAt(root, 'v9.9.9')).rejects.toThrow('v9.9.9');
  });
});
