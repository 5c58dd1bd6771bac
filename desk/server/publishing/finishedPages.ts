import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { entryPage } from '../entries/collections.ts';

/** Matches the day of the last update, the last bold text of the footer, which changes on every page once a day. */
const LAST_UPDATED = /<b>[^<]*<\/b>(?=<\/p>(?:(?!<b>)[\s\S])*<\/footer>)/;

/**
 * Lists the addresses of pages that differ between two folders of finished pages, such as `/mr/scheme/…`, by more than the day of the last
 * update. `former` may be missing.
 */
export async function changedPages(former: string | undefined, current: string): Promise<string[]> {
  const files = new Set(
    [former, current].flatMap((folder) => (folder ? globSync('**/index.html', { cwd: folder }) : [])),
  );
  const changed: string[] = [];
  for (const file of [...files].sort()) {
    const [before, after] = await Promise.all([former, current].map((folder) => readPage(folder, file)));
    if (before !== after) changed.push(addressOf(file));
  }
  return changed;
}

async function readPage(folder: string | undefined, file: string): Promise<string | undefined> {
  const html = folder && (await readFile(join(folder, file), 'utf8').catch(() => undefined));
  return html?.replace(LAST_UPDATED, '');
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
