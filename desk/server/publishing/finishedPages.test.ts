import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { changedPages } from './finishedPages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (text: string, day: string) =>
  `<main><p>From <b>2 May</b></p>${text}</main><footer><b>Save data</b><p>Last updated: <b>${day}</b></p><p>Nothing is submitted.</p></footer>`;
const write = (release: string, path: string, html: string) =>
  writeFileAtomic(join(folder, release, path, 'index.html'), html);

it('pages have changed if more than the day of the last update differs', async () => {
  for (const path of ['same', 'mr/text', 'gone']) write('former', path, page('a', '1 May'));
  write('current', 'same', page('a', '2 May'));
  write('current', 'mr/text', page('b', '2 May'));
  write('current', 'new', page('a', '2 May'));
  const changed = await changedPages(join(folder, 'former'), join(folder, 'current'));
  expect(changed).toEqual(['/gone', '/mr/text', '/new']);
});

it('all pages of the first release are new', async () => {
  write('current', '', page('a', '2 May'));
  expect(await changedPages(undefined, join(folder, 'current'))).toEqual(['/']);
});
