import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatDate } from '#app/i18n/format/dates.ts';
import { LANGUAGES, languageOf, pathIn } from '#app/i18n/language.ts';
import { dataPath } from '#app/model/open-data/dataSets.ts';
import { entryPage } from '../entries/collections.ts';

/**
 * Lists the addresses of pages that differ between two folders of finished pages, such as `/mr/scheme/…`, by more than the day of the last
 * update. `former` may be missing.
 */
export async function changedPages(former: string | undefined, current: string): Promise<string[]> {
  const files = new Set(
    [former, current].flatMap((folder) => (folder ? globSync('**/index.html', { cwd: folder }) : [])),
  );
  const days = await Promise.all([former, current].map(readLastUpdated));
  const changed: string[] = [];
  for (const file of [...files].sort()) {
    const [before, after] = await Promise.all([former, current].map((folder, at) => readPage(folder, file, days[at])));
    if (before !== after) changed.push(addressOf(file));
  }
  return changed;
}

/** Reads a page without the day of the last update, which its footer shows and which changes on every page once a day. */
async function readPage(folder: string | undefined, file: string, day: string | undefined) {
  const html = folder && (await readFile(join(folder, file), 'utf8').catch(() => undefined));
  const shown = day && `<b>${formatDate(day, languageOf(addressOf(file)))}</b>`;
  const at = shown ? html?.lastIndexOf(shown) : undefined;
  return shown && html && at !== undefined && at >= 0 ? html.slice(0, at) + html.slice(at + shown.length) : html;
}

/** Reads the day of the last update of a folder of finished pages from its open data. */
async function readLastUpdated(folder: string | undefined): Promise<string | undefined> {
  const data = folder && (await readFile(join(folder, dataPath('schemes', 'json')), 'utf8').catch(() => undefined));
  return data ? (JSON.parse(data) as { lastUpdated?: string }).lastUpdated : undefined;
}

const addressOf = (file: string) =>
  file === 'index.html' ? '/' : `/${dirname(file).split('/').map(encodeURIComponent).join('/')}`;

/** Returns the file of a page in a folder of finished pages. */
export const fileOfPage = (address: string) => join(decodeURIComponent(address), 'index.html');

/** Returns the addresses of the pages that show entries, in both languages. Omits retired entries, because some kinds lose their page. */
export function pagesOfEntries(entries: readonly { collection: string; value: unknown }[]): string[] {
  const current = entries.filter(({ value }) => (value as { retired?: unknown } | null)?.retired === undefined);
  const paths = current.map(({ collection, value }) => entryPage(collection, value).replace(/[?#].*$/, ''));
  return [...new Set(paths)].flatMap((path) => LANGUAGES.map((language) => pathIn(language, path)));
}

/** Returns the addresses whose pages are missing in a folder of finished pages. */
export const missingPages = (folder: string, addresses: readonly string[]): string[] =>
  addresses.filter((address) => !existsSync(join(folder, fileOfPage(address))));
