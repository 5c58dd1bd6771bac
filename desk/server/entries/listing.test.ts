import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foldersIn } from '../folders.ts';
import { listCollections, summarize } from './listing.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-list-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string) {
  const path = join(project, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Lists the notices, and the files that were read for it. */
function list(now = new Date('2026-03-03T10:00:00Z')) {
  const read = vi.fn(summarize);
  const notices = listCollections(foldersIn(project, join(project, '.desk')), now, read).find(
    ({ collection }) => collection === 'notices',
  );
  return {
    titles: notices?.entries.map(({ title }) => title.en),
    marks: notices?.entries.flatMap(({ marks }) => marks),
    read: read.mock.calls.map(([, file]) => file),
  };
}

it('the list reads a file again only after it has changed', () => {
  write('notices/first.yaml', 'title: { en: First, mr: पहिली }');
  write('notices/second.yaml', 'title: { en: Second, mr: दुसरी }');
  expect(list()).toMatchObject({ titles: ['First', 'Second'], read: ['notices/first.yaml', 'notices/second.yaml'] });
  expect(list()).toMatchObject({ titles: ['First', 'Second'], read: [] });
  write('notices/second.yaml', 'title: { en: Second one, mr: दुसरी }');
  expect(list()).toMatchObject({ titles: ['First', 'Second one'], read: ['notices/second.yaml'] });
  rmSync(join(project, 'content/notices/first.yaml'));
  expect(list()).toMatchObject({ titles: ['Second one'], read: [] });
});

it('the list reads a file again that has kept its size, or was replaced by one with its size and time', () => {
  const path = 'notices/first.yaml';
  const at = new Date('2026-03-01T10:00:00Z');
  const setTime = () => utimesSync(join(project, 'content', path), at, at);
  write(path, 'title: { en: Aa, mr: पहिली }');
  expect(list().titles).toEqual(['Aa']);
  write(path, 'title: { en: Bb, mr: पहिली }');
  setTime();
  expect(list().titles).toEqual(['Bb']);
  write('notices/other.new', 'title: { en: Cc, mr: पहिली }');
  renameSync(join(project, 'content/notices/other.new'), join(project, 'content', path));
  setTime();
  expect(list().titles).toEqual(['Cc']);
});

it('the list reads every file again on another day, because entries become overdue', () => {
  write('notices/first.yaml', "title: { en: First, mr: पहिली }\nasOf: '2026-01-01'\nreviewDue: '2026-03-03'");
  expect(list().marks).toEqual([]);
  expect(list(new Date('2026-03-04T10:00:00Z'))).toMatchObject({ marks: ['overdue'], read: ['notices/first.yaml'] });
});

it('the list shows the figures that a title quotes', () => {
  write(
    'notices/first.yaml',
    "title: { en: 'For {{places}}', mr: '{{places}} जागा' }\nseats: { figure: places, number: 20 }",
  );
  expect(list().titles).toEqual(['For 20']);
  expect(list()).toMatchObject({ titles: ['For 20'], read: [] });
});
