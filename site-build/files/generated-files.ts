import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { posterFiles } from '#app/handouts/poster.server.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { openDataFiles } from '#app/model/open-data/files.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { writeData } from '#app/readData.ts';
import { indexFile } from '#app/search/documents/indexFile.server.ts';
import { indexPath } from '#app/search/preloadIndex.ts';
import { INDEX_FORMAT } from '#app/search/searchIndex.ts';
import { calendars } from './calendars.ts';
import { cardPictures } from './cards.ts';
import { contacts } from './contacts.ts';
import { changeFeeds, feeds } from './feeds.ts';
import { finderData } from './finder-data.ts';
import { llms } from './llms.ts';
import { sitemaps } from './sitemaps.ts';
import { webManifests } from './web-manifests.ts';

/** Maps addresses, such as `/notices/events/7/event.ics`, to text or bytes. */
export type GeneratedFiles = Map<string, string | Uint8Array>;

type Generator = () => GeneratedFiles | Promise<GeneratedFiles>;

const GENERATORS: Generator[] = [
  calendars,
  contacts,
  cardPictures,
  searchIndexes,
  finderData,
  posterFiles,
  sitemaps,
  robots,
  securityContact,
  llms,
  feeds,
  changeFeeds,
  openDataFiles,
  webManifests,
];

/** Generates all files that are neither pages nor pictures. Throws if two files have the same address. */
export async function generateFiles(generators: readonly Generator[] = GENERATORS): Promise<GeneratedFiles> {
  const all: GeneratedFiles = new Map();
  for (const files of await Promise.all(generators.map((generate) => generate())))
    for (const [address, content] of files) {
      if (all.has(address)) throw new Error(`Two files of the site have the address ${address}`);
      all.set(address, content);
    }
  return all;
}

export async function writeGeneratedFiles(folder: string): Promise<GeneratedFiles> {
  const files = await generateFiles();
  for (const [address, content] of files) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return files;
}

/** Prevents crawlers from requesting search results, which are endless. Crawlers find the same pages in the sitemap. */
function robots(): Map<string, string> {
  const searches = LANGUAGES.map((language) => `Disallow: ${pathIn(language, '/search')}?`);
  const lines = ['User-agent: *', 'Allow: /', ...searches, '', `Sitemap: ${site.address}/sitemap.xml`];
  return new Map([['/robots.txt', `${lines.join('\n')}\n`]]);
}

function searchIndexes(): Map<string, string> {
  return new Map(LANGUAGES.map((language) => [indexPath(language), writeData(INDEX_FORMAT, indexFile(language))]));
}

/** Names the web information manager as contact for vulnerabilities (RFC 9116), because there is no other contact. */
function securityContact(): Map<string, string> {
  const address = '/.well-known/security.txt';
  const lines = [
    `Contact: ${site.address}/web-information-manager`,
    `Expires: ${site.securityContactUntil}T00:00:00Z`,
    'Preferred-Languages: mr, en',
    `Canonical: ${site.address}${address}`,
  ];
  return new Map([[address, `${lines.join('\n')}\n`]]);
}
