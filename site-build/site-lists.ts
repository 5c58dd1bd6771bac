import { hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cataloguePath } from '#app/eligibility/catalogue.ts';
import { elsewherePath } from '#app/eligibility/elsewhere.ts';
import { LANGUAGES, type Language, languageOf, pathIn, plainPath } from '#app/i18n/language.ts';
import { type SiteFile, type SiteList, siteListPath } from '#app/offline/siteList.ts';
import { indexPath } from '#app/search/preloadIndex.ts';
import { listFiles } from '#server/files.ts';
import { pageFiles, pageFonts } from './page-files.ts';
import { pathsToPrerender } from './paths.ts';

/** Matches error pages and print sheets. */
const NOT_SAVED = [/^\/404$/, /\/not-found$/, /\/sheet$/];

/** Writes the list of files for "Save this site on my phone". The compressed variants must exist. */
export async function writeSiteLists(folder: string): Promise<string[]> {
  await mkdir(join(folder, 'offline'), { recursive: true });
  return LANGUAGES.map((language) => {
    const list = siteList(folder, language);
    const file = siteListPath(language).slice(1);
    writeFileSync(join(folder, file), JSON.stringify(list));
    return file;
  });
}

function siteList(folder: string, language: Language): SiteList {
  const published = listFiles(folder);
  const files = listAddresses(folder, language, published)
    .sort()
    .map((address): SiteFile => {
      const file = published.get(address);
      if (file === undefined) throw new Error(`${address} is not in the finished site`);
      const content = readFileSync(join(folder, file));
      return [encodeURI(address), transferSize(join(folder, file)), content.length, shortHash(content)];
    });
  return { edition: shortHash(JSON.stringify(files)), files };
}

function listAddresses(folder: string, language: Language, published: ReadonlyMap<string, string>): string[] {
  const pages = pathsToPrerender().filter(
    (path) => languageOf(path) === language && !NOT_SAVED.some((pattern) => pattern.test(plainPath(path))),
  );
  const html = (path: string) => readFileSync(join(folder, published.get(path) ?? ''), 'utf8');
  const needed = pages.flatMap((path) => pageFiles(html(path)));
  // Includes lazily loaded modules, stylesheets and icons.
  const isPart = new RegExp(`^/assets/(${language}/)?[^/]+\\.(js|css|svg)$`);
  const parts = [...published.keys()].filter((address) => isPart.test(address));
  const drawings = [...published.keys()].filter((address) => /^\/(images\/.+|favicon)\.svg$/.test(address));
  const data = [indexPath(language), cataloguePath(language), elsewherePath(language)];
  const all = [...pages, ...needed, ...parts, ...drawings, ...data, ...pageFonts(html(pathIn(language, '/')))];
  return [...new Set(all)];
}

/** Returns the size of the brotli variant if it exists, otherwise of the file. */
const transferSize = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const shortHash = (content: string | Uint8Array) => hash('sha256', content, 'base64url').slice(0, 8);
