import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestDesk, NOTICE, testUser } from '#tests/testDesk.ts';
import { readEntry, readTexts } from '../entries/entryStore.ts';
import type { DeskState } from '../shared/deskState.ts';
import { requirePublishable } from './approvedVersions.ts';
import { changeRules } from './changeDrafts.ts';
import {
  closeChange,
  filesOfChange,
  listOpenChanges,
  readChangeDetails,
  readChangeSummary,
  reopenChange,
  returnChange,
  setChangeState,
} from './changeStore.ts';
import type { Returned } from './changeTypes.ts';
import { addComment } from './comments.ts';
import { readChange } from './readChange.ts';
import { approveChange, dropChange, sendBackChange, sendChange, viewEntry, withdrawChange } from './review.ts';

const FILES = ['notices/admission.yaml', 'notices/new.yaml'];
const clerk = testUser('clerk-1');
const moderator = testUser('moderator-1');
const by = { id: moderator.id, title: moderator.title };
const takenBack: Returned = { kind: 'takenBack', by, at: '2026-03-04T10:00:00.000Z', remark: 'Not yet.' };

let desk: DeskState;
let write: ReturnType<typeof createTestDesk>['write'];
let close: () => void;
beforeEach(() => {
  ({ desk, write, close } = createTestDesk());
});
afterEach(() => close());

const saveDraft = (user: typeof clerk, file: string, value: object, change?: number) =>
  changeRules(desk).saveDraft(user, { file, value, version: readEntry(desk.folders, file).version, change });
const draftOf = (file: string) => readTexts(desk.folders, file).draft;
const changeOf = (file: string) => changeRules(desk).changeOf(file, testUser('clerk-1'))?.id;
const REFUSED = expect.objectContaining({ status: 409, body: expect.objectContaining({ reason: 'wrongState' }) });

/** Makes an approved change with two entries, and returns its number and its texts. */
function approvedChange(): { id: number; texts: Map<string, string> } {
  saveDraft(clerk, FILES[0] ?? '', { ...NOTICE, source: ['A letter'] });
  const id = changeOf(FILES[0] ?? '') ?? 0;
  saveDraft(clerk, FILES[1] ?? '', { ...NOTICE, id: 'new' }, id);
  sendChange(desk, { id, user: clerk }, 'en');
  const versions = Object.fromEntries(FILES.map((file) => [file, readEntry(desk.folders, file).version]));
  for (const [file, version] of Object.entries(versions)) viewEntry(desk, { id, user: moderator }, file, version);
  approveChange(desk, { id, user: moderator }, { versions, details: readChangeDetails(desk.database, id), remark: '' });
  return { id, texts: new Map(FILES.map((file) => [file, draftOf(file) ?? ''])) };
}

/** Writes the texts to the content, as a publication does. */
function publish(id: number, texts: ReadonlyMap<string, string>): void {
  setChangeState(desk, id, 'publishing');
  for (const [file, text] of texts) writeFileSync(join(desk.folders.content, file), text);
  closeChange(desk, id);
}

describe('an approved change', () => {
  it('can be scheduled, be taken off the schedule, and be published', () => {
    const { id } = approvedChange();
    requirePublishable(desk, [id]);
    expect(readChangeSummary(desk, id)).toMatchObject({ id, state: 'approved', approvedBy: { id: moderator.id } });
    setChangeState(desk, id, 'scheduled', '2026-03-05T03:30:00.000Z');
    expect(readChangeSummary(desk, id)).toMatchObject({ state: 'scheduled', publishAt: '2026-03-05T03:30:00.000Z' });
    setChangeState(desk, id, 'approved');
    expect(readChangeSummary(desk, id)).toMatchObject({ state: 'approved', publishAt: null });
    setChangeState(desk, id, 'publishing');
    expect(() => requirePublishable(desk, [id])).toThrow(REFUSED);
    expect(() => setChangeState(desk, id, 'scheduled')).toThrow(REFUSED);
    expect(() => withdrawChange(desk, { id, user: clerk })).toThrow(REFUSED);
    setChangeState(desk, id, 'approved');
  });

  it('is the only one that can be published', () => {
    saveDraft(clerk, FILES[0] ?? '', NOTICE);
    expect(() => requirePublishable(desk, [1])).toThrow(REFUSED);
    expect(() => requirePublishable(desk, [2])).toThrow(expect.objectContaining({ status: 404 }));
    for (const state of ['scheduled', 'publishing', 'approved'] as const)
      expect(() => setChangeState(desk, 1, state)).toThrow(REFUSED);
    expect(() => closeChange(desk, 1)).toThrow(REFUSED);
    expect(() => reopenChange(desk, 1, new Map())).toThrow(REFUSED);
  });

  it('that could not be published is a draft again, and says why', () => {
    const { id, texts } = approvedChange();
    setChangeState(desk, id, 'publishing');
    const failed: Returned = { ...takenBack, kind: 'failed', remark: 'A link leads nowhere.' };
    returnChange(desk, id, failed);
    expect(readChangeSummary(desk, id)).toMatchObject({ state: 'draft', approvedBy: null, returned: failed });
    expect(draftOf(FILES[0] ?? '')).toBe(texts.get(FILES[0] ?? ''));
  });
});

describe('a published change', () => {
  it('has no drafts and frees its entries', () => {
    const { id, texts } = approvedChange();
    publish(id, texts);
    expect(listOpenChanges(desk)).toEqual([]);
    expect(readChangeSummary(desk, id)).toMatchObject({ state: 'published', approvedBy: { id: moderator.id } });
    expect(filesOfChange(desk.database, id)).toEqual(FILES);
    for (const file of FILES) {
      expect([draftOf(file), changeOf(file)]).toEqual([undefined, undefined]);
      expect(existsSync(join(desk.folders.content, file))).toBe(true);
    }
    expect(() => returnChange(desk, id, takenBack)).toThrow(REFUSED);
  });

  it('that is taken back is a draft with its texts again', () => {
    const { id, texts } = approvedChange();
    publish(id, texts);
    expect(reopenChange(desk, id, texts)).toEqual({ skipped: [] });
    returnChange(desk, id, takenBack);
    expect(readChangeSummary(desk, id)).toMatchObject({ state: 'draft', approvedBy: null, returned: takenBack });
    for (const file of FILES) expect([draftOf(file), changeOf(file)]).toEqual([texts.get(file), id]);
    expect(() => reopenChange(desk, id, texts)).toThrow(REFUSED);
  });

  it('that is taken back does not overwrite the draft of an entry in another open change', () => {
    const { id, texts } = approvedChange();
    publish(id, texts);
    saveDraft(testUser('clerk-2'), FILES[0] ?? '', { ...NOTICE, source: ['Later'] });
    const other = changeOf(FILES[0] ?? '');
    expect(reopenChange(desk, id, texts)).toEqual({ skipped: [FILES[0]] });
    expect(filesOfChange(desk.database, id)).toEqual([FILES[1]]);
    expect(changeOf(FILES[0] ?? '')).toBe(other);
    expect(parse(draftOf(FILES[0] ?? '') ?? '')).toMatchObject({ source: ['Later'] });
    expect(readFileSync(join(desk.folders.drafts, FILES[1] ?? ''), 'utf8')).toBe(texts.get(FILES[1] ?? ''));
  });

  it('can be reopened again after a crash, and keeps a foreign draft without a change', () => {
    const { id, texts } = approvedChange();
    publish(id, texts);
    writeFileSync(join(desk.folders.drafts, FILES[0] ?? ''), texts.get(FILES[0] ?? '') ?? '');
    writeFileSync(join(desk.folders.drafts, FILES[1] ?? ''), 'id: foreign\n');
    expect(reopenChange(desk, id, texts)).toEqual({ skipped: [FILES[1]] });
    expect(draftOf(FILES[1] ?? '')).toBe('id: foreign\n');
  });
});

it('a change is sent back by a moderator only, and a closed one takes no comments', () => {
  const { id, texts } = approvedChange();
  const notAllowed = expect.objectContaining({ status: 403, body: { reason: 'notAllowed', role: 'moderator' } });
  expect(() => sendBackChange(desk, { id, user: clerk }, 'No.')).toThrow(notAllowed);
  publish(id, texts);
  const comment = { file: FILES[0] ?? '', field: 'title', text: 'Late' };
  expect(() => addComment(desk, { id, user: clerk }, comment)).toThrow(REFUSED);
});

it('a published change shows the texts of its publication, although they were edited later', async () => {
  const { id, texts } = approvedChange();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: desk.project, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  publish(id, texts);
  git('add', 'content');
  git('-c', 'user.name=Test', '-c', 'user.email=test@desk.example', 'commit', '--quiet', '--message', 'x');
  desk.database
    .prepare(
      `INSERT INTO publications (kind, state, changes, requested_by, requested_at, made)
       VALUES ('publish', 'live', ?, 1, '2026', ?)`,
    )
    .run(JSON.stringify([id]), git('rev-parse', 'HEAD'));
  writeFileSync(join(desk.folders.content, FILES[0] ?? ''), 'id: later\n');
  const { entries } = await readChange(desk, { id, user: clerk }, 'en');
  expect(entries).toMatchObject([
    { base: NOTICE, draft: { ...NOTICE, source: ['A letter'] } },
    { draft: { id: 'new' } },
  ]);
});

it('a change shows the figures that it moves, and the sentences of other entries that quote them', async () => {
  const scheme = (rupees: number) => ({ title: NOTICE.title, benefits: [{ figure: 'pension', rupees }] });
  write('schemes/pension.yaml', scheme(1500));
  write('home.yaml', { line: { en: 'Now {{schemes/pension.pension}}', mr: 'आता {{schemes/pension.pension}}' } });
  saveDraft(clerk, 'schemes/pension.yaml', scheme(2000));
  const { entries } = await readChange(desk, { id: 1, user: clerk }, 'en');
  expect(entries[0]?.figures).toEqual([{ path: ['benefits', 0, 'rupees'], before: 1500, after: 2000 }]);
  expect(entries[0]?.altered).toMatchObject([
    { file: 'home.yaml', before: { en: 'Now ₹1,500' }, after: { mr: 'आता ₹२,०००' } },
  ]);
});

it('a closed change shows the figures that its texts quote as they were', async () => {
  const summary = { en: 'You get {{pension}}.', mr: '{{pension}} मिळतात.' };
  const scheme = (rupees: number) => ({ title: NOTICE.title, summary, benefits: [{ figure: 'pension', rupees }] });
  write('schemes/pension.yaml', scheme(1500));
  saveDraft(clerk, 'schemes/pension.yaml', scheme(2000));
  dropChange(desk, { id: 1, user: clerk });
  write('schemes/pension.yaml', scheme(3000));
  const { entries } = await readChange(desk, { id: 1, user: clerk }, 'en');
  expect(entries[0]?.base).toMatchObject({ summary: { en: 'You get ₹1,500.', mr: '₹१,५०० मिळतात.' } });
});

it('the database refuses an entry in two open changes', () => {
  saveDraft(clerk, FILES[0] ?? '', NOTICE);
  const insert = desk.database.prepare('INSERT INTO change_entries (change, file) VALUES (?, ?)');
  desk.database.exec(
    `INSERT INTO changes (id, state, author, created_at, updated_at) VALUES (9, 'draft', 1, '2026', '2026')`,
  );
  expect(() => insert.run(9, FILES[0] ?? '')).toThrow('UNIQUE');
});
