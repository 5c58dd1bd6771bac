import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { NOTICE } from '#tests/testDesk.ts';
import { type Folders, fillWorkshop, foldersIn } from '../folders.ts';
import { findEntryProblems } from '../problems.ts';
import { syncWorkshop } from './syncWorkshop.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('#app/model/writeFileAtomic.server.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#app/model/writeFileAtomic.server.ts')>();
  const writeUnlessFull: typeof original.writeFileAtomic = (...args) => {
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    original.writeFileAtomic(...args);
  };
  return { ...original, writeFileAtomic: writeUnlessFull };
});

const FILE = 'notices/admission.yaml';
const NOW = new Date('2026-03-03T10:00:00Z');

let project: string;
let folders: Folders;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-workshop-'));
  folders = foldersIn(project, join(project, 'data'));
  writeFileAtomic(join(folders.content, 'site.yaml'), "lastUpdated: '2026-01-01'\n");
  fillWorkshop(folders);
});
afterEach(() => rmSync(project, { recursive: true }));

const draft = (value: object) => writeFileAtomic(join(folders.drafts, FILE), stringify(value));
const isKnown = () => existsSync(join(folders.workshop, FILE));

it('a new entry is known to others when its draft is complete, and unknown when the draft is gone', () => {
  draft({ ...NOTICE, title: undefined });
  syncWorkshop(folders, NOW);
  expect(isKnown()).toBe(false);
  draft(NOTICE);
  syncWorkshop(folders, NOW);
  expect(isKnown()).toBe(true);
  rmSync(join(folders.drafts, FILE));
  syncWorkshop(folders, NOW);
  expect(isKnown()).toBe(false);
});

it('a published entry is as it is public, whatever its draft says', () => {
  writeFileAtomic(join(folders.content, FILE), stringify(NOTICE));
  draft({ ...NOTICE, date: '2026-03-02' });
  syncWorkshop(folders, NOW);
  expect(readFileSync(join(folders.workshop, FILE), 'utf8')).toContain(NOTICE.date);
});

it('an entry that was taken back is gone', () => {
  writeFileAtomic(join(folders.content, FILE), stringify(NOTICE));
  syncWorkshop(folders, NOW);
  expect(isKnown()).toBe(true);
  rmSync(join(folders.content, FILE));
  syncWorkshop(folders, NOW);
  expect(isKnown()).toBe(false);
});

it('an incomplete new entry is checked once for each text and day, and not at each request of everybody', () => {
  const checks = vi.fn(findEntryProblems);
  draft({ ...NOTICE, title: undefined });
  for (let requests = 0; requests < 3; requests++) syncWorkshop(folders, NOW, checks);
  expect(checks).toHaveBeenCalledTimes(1);
  draft({ ...NOTICE, title: undefined, source: [] });
  syncWorkshop(folders, NOW, checks);
  syncWorkshop(folders, new Date('2026-03-04T10:00:00Z'), checks);
  expect(checks).toHaveBeenCalledTimes(3);
});

it('the content is read on a full disk, and follows when the disk has room again', () => {
  const site = "lastUpdated: '2026-02-02'\n";
  const published = join(folders.content, 'site.yaml');
  draft(NOTICE);
  writeFileAtomic(published, site);
  utimesSync(published, NOW, new Date(Date.now() + 1000));
  const known = () => [readFileSync(join(folders.workshop, 'site.yaml'), 'utf8') === site, isKnown()];
  disk.isFull = true;
  try {
    syncWorkshop(folders, NOW);
  } finally {
    disk.isFull = false;
  }
  expect(known()).toEqual([false, false]);
  syncWorkshop(folders, NOW);
  expect(known()).toEqual([true, true]);
});
