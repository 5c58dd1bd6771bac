import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatDate } from '#app/i18n/format/dates.ts';
import { dataPath } from '#app/model/open-data/dataSets.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { changedPages } from './finishedPages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (text: string, day: string) =>
  `<main><p>From <b>2 May 2026</b></p>${text}</main><footer><p>Last updated: <b>${day}</b></p><p>Nothing is submitted. <b>Save data</b></p></footer>`;
const write = (release: string, path: string, html: string) =>
  writeFileAtomic(join(folder, release, path, 'index.html'), html);

const writeDay = (release: string, lastUpdated: string) =>
  writeFileAtomic(join(folder, release, dataPath('schemes', 'json')), JSON.stringify({ lastUpdated }));

it('pages have changed if more than the day of the last update differs', async () => {
  writeDay('former', '2026-05-01');
  writeDay('current', '2026-05-02');
  for (const path of ['same', 'gone']) write('former', path, page('a', '1 May 2026'));
  for (const path of ['mr/same', 'mr/text']) write('former', path, page('a', '१ मे २०२६'));
  for (const path of ['same', 'new']) write('current', path, page('a', '2 May 2026'));
  write('current', 'mr/same', page('a', '२ मे २०२६'));
  write('current', 'mr/text', page('b', '२ मे २०२६'));
  const changed = await changedPages(join(folder, 'former'), join(folder, 'current'));
  expect(changed).toEqual(['/gone', '/mr/text', '/new']);
});

it('a page has changed if another day in it differs, although it is the day of the last update', async () => {
  for (const [release, day] of [
    ['former', '2026-05-01'],
    ['current', '2026-05-02'],
  ] as const) {
    writeDay(release, day);
    const shown = formatDate(day, 'en');
    write(release, 'notice', page(`<p>Last day: <b>${shown}</b></p>`, shown));
  }
  expect(await changedPages(join(folder, 'former'), join(folder, 'current'))).toEqual(['/notice']);
});

it('all pages of the first release are new', async () => {
  write('current', '', page('a', '2 May'));
  expect(await changedPages(undefined, join(folder, 'current'))).toEqual(['/']);
});
