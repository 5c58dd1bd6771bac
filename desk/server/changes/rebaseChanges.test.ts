import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createTestDesk, NOTICE, testUser } from '#tests/testDesk.ts';
import { readEntry } from '../entries/entryStore.ts';
import { isAsApproved } from './approvedVersions.ts';
import { changeRules } from './changeDrafts.ts';
import { readChangeDetails, readChangeSummary } from './changeStore.ts';
import { rebaseOpenChanges, requireUnmoved } from './rebaseChanges.ts';
import { approveChange, sendBackChange, sendChange, viewEntry } from './review.ts';

const FILE = 'notices/admission.yaml';
const clerk = testUser('clerk-1');
const moderator = testUser('moderator-1');

let testDesk: ReturnType<typeof createTestDesk>;
beforeEach(() => {
  testDesk = createTestDesk();
});
afterEach(() => testDesk.close());

const textOf = (root: 'content' | 'drafts', file = FILE) =>
  readFileSync(join(testDesk.desk.folders[root], file), 'utf8');
const draft = (file = FILE) => parse(textOf('drafts', file)) as unknown;
const summary = () => readChangeSummary(testDesk.desk, 1);
const baseOf = (file = FILE) =>
  testDesk.desk.database.prepare('SELECT base FROM change_entries WHERE file = ?').get(file)?.base;
const actions = () => testDesk.desk.database.prepare('SELECT action FROM audit ORDER BY id').all();

function save(value: object = { ...NOTICE, source: ['A letter'] }, file = FILE): void {
  const { version } = readEntry(testDesk.desk.folders, file);
  changeRules(testDesk.desk).saveDraft(clerk, { file, value, version, change: undefined });
}

function approve(file = FILE): void {
  const { desk } = testDesk;
  sendChange(desk, { id: 1, user: clerk }, 'en');
  const { version } = readEntry(desk.folders, file);
  viewEntry(desk, { id: 1, user: moderator }, file, version);
  const approval = { versions: { [file]: version }, details: readChangeDetails(desk.database, 1), remark: '' };
  approveChange(desk, { id: 1, user: moderator }, approval);
}

const inReview = () => sendChange(testDesk.desk, { id: 1, user: clerk }, 'en');
const changePublic = (value: object, file = FILE) => testDesk.write(file, value);

describe('an open draft', () => {
  it('stands on what is public, with its own fields and those that changed outside the desk', () => {
    save();
    changePublic({ ...NOTICE, date: '2026-03-02' });
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([]);
    expect(draft()).toEqual({ ...NOTICE, date: '2026-03-02', source: ['A letter'] });
    expect(baseOf()).toBe(textOf('content'));
    expect(summary()).toMatchObject({ state: 'draft', returned: null });
  });

  it('stays as it is where both changed a field, takes over the other fields, and says so unless it says something else already', () => {
    save();
    changePublic({ ...NOTICE, source: ['By hand'], date: '2026-03-02' });
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([1]);
    expect(draft()).toEqual({ ...NOTICE, source: ['A letter'], date: '2026-03-02' });
    expect(summary()).toMatchObject({ state: 'draft', returned: { kind: 'basisChanged', entries: [{ file: FILE }] } });
    inReview();
    sendBackChange(testDesk.desk, { id: 1, user: moderator }, 'Which letter?');
    changePublic({ ...NOTICE, source: ['By hand again'] });
    rebaseOpenChanges(testDesk.desk);
    expect(summary().returned).toMatchObject({ kind: 'sentBack', remark: 'Which letter?' });
    expect(baseOf()).toBe(textOf('content'));
  });

  it('of an entry that is no longer public is new', () => {
    save();
    rmSync(join(testDesk.desk.folders.content, FILE));
    rebaseOpenChanges(testDesk.desk);
    expect([draft(), baseOf()]).toEqual([{ ...NOTICE, source: ['A letter'] }, null]);
  });

  it('waits while nobody can read the public text', () => {
    save();
    const before = textOf('content');
    inReview();
    writeFileSync(join(testDesk.desk.folders.content, FILE), '<<<<<<< HEAD\n a: {\n');
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([1]);
    expect(baseOf()).toBe(before);
    changePublic({ ...NOTICE, date: '2026-03-02' });
    rebaseOpenChanges(testDesk.desk);
    expect(draft()).toEqual({ ...NOTICE, date: '2026-03-02', source: ['A letter'] });
  });

  it('that somebody broke by hand waits, and keeps no other change from going on', () => {
    save();
    save({ ...NOTICE, id: 'new' }, 'notices/new.yaml');
    const before = textOf('content');
    writeFileSync(join(testDesk.desk.folders.drafts, FILE), 'a: {\n');
    changePublic({ ...NOTICE, date: '2026-03-02' });
    expect(() => requireUnmoved(testDesk.desk, [2])).not.toThrow();
    expect([textOf('drafts'), baseOf()]).toEqual(['a: {\n', before]);
  });
});

describe('a change that somebody reads or has approved', () => {
  it.each([
    ['review', inReview, []],
    ['approved', approve, [moderator.id]],
  ])('in the state %s goes back if what is public changed', (_state, move, readers) => {
    save();
    move();
    changePublic({ ...NOTICE, date: '2026-03-02' });
    const cause = { publication: 7, kind: 'publish', by: 4, reason: '' } as const;
    expect(rebaseOpenChanges(testDesk.desk, cause)).toEqual([1]);
    expect(summary()).toMatchObject({
      ...{ state: 'draft', approvedBy: null },
      returned: {
        kind: 'basisChanged',
        cause: 'publish',
        publication: 7,
        by: { id: 4 },
        entries: [{ file: FILE }],
        readers,
      },
    });
    expect(actions()).toContainEqual({ action: 'change.basisChanged' });
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([]);
  });

  it.each([
    ['sent for review', inReview],
    ['a draft in which both changed a field', () => {}],
  ])('that is %s learns that the text changed even if the desk was killed before it said so', (_state, move) => {
    save();
    move();
    changePublic({ ...NOTICE, source: ['By hand'] });
    const { desk } = testDesk;
    desk.database.exec(`CREATE TRIGGER killed BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'killed'); END`);
    expect(() => rebaseOpenChanges(desk)).toThrow('killed');
    desk.database.exec('DROP TRIGGER killed');
    expect(rebaseOpenChanges(desk)).toEqual([1]);
    expect(summary()).toMatchObject({ state: 'draft', returned: { kind: 'basisChanged' } });
  });

  it('goes back if an approved draft is not what was approved, and stays if nothing changed', () => {
    save();
    approve();
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([]);
    expect(summary().state).toBe('approved');
    writeFileSync(join(testDesk.desk.folders.drafts, FILE), stringify({ ...NOTICE, source: ['Another'] }));
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([1]);
  });

  it('goes back if a file that it names is another one, or is there no longer', () => {
    const pdf = join(testDesk.desk.folders.drafts, 'files/pdfs/a.pdf');
    mkdirSync(join(pdf, '..'), { recursive: true });
    writeFileSync(pdf, 'A');
    save({ ...NOTICE, pdf: { mr: '/pdfs/a.pdf' } });
    testDesk.desk.database.exec(`UPDATE changes SET state = 'approved'`);
    testDesk.desk.database.exec(`UPDATE changes SET approved_versions = '{}'`);
    expect(isAsApproved(testDesk.desk, 1)).toBe(false);
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([1]);
  });

  it('of site.yaml stays approved when a publication sets only the day of the last update', () => {
    save({ lastUpdated: '2026-01-01', name: 'New' }, 'site.yaml');
    testDesk.desk.database.exec(`UPDATE changes SET state = 'review'`);
    const { version } = readEntry(testDesk.desk.folders, 'site.yaml');
    viewEntry(testDesk.desk, { id: 1, user: moderator }, 'site.yaml', version);
    approveChange(
      testDesk.desk,
      { id: 1, user: moderator },
      { versions: { 'site.yaml': version }, details: readChangeDetails(testDesk.desk.database, 1), remark: '' },
    );
    changePublic({ lastUpdated: '2026-03-03' }, 'site.yaml');
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([]);
    expect(summary().state).toBe('approved');
    expect(draft('site.yaml')).toEqual({ lastUpdated: '2026-03-03', name: 'New' });
    changePublic({ lastUpdated: '2026-03-03', other: 1 }, 'site.yaml');
    expect(rebaseOpenChanges(testDesk.desk)).toEqual([1]);
  });
});
