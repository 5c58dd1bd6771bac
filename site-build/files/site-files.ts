import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { openDataFiles } from '#app/model/open-data/files.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { indexFile } from '#app/search/documents/indexFile.server.ts';
import { calendars } from './calendars.ts';
import { cardPictures } from './cards.ts';
import { contacts } from './contacts.ts';
import { changeFeeds, feeds } from './feeds.ts';
import { finderData } from './finder-data.ts';
import { sitemaps } from './sitemaps.ts';
import { webManifests } from './web-manifests.ts';

/** Files by address, `/notices/events/7/event.ics` → its text or bytes. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

type Generator = () => SiteFiles | Promise<SiteFiles>;

/** Generators of the files that are neither pages nor pictures. */
const GENERATORS: Generator[] = [
  calendars,
  contacts,
  cardPictures,
  searchIndexes,
  finderData,
  sitemaps,
  robots,
  securityContact,
  feeds,
  changeFeeds,
  openDataFiles,
  webManifests,
];

/** Runs all generators. Throws when two want one address. */
export async function siteFiles(
  generators: readonly Generator[] = GENERATORS,
): Promise<Map<string, string | Uint8Array>> {
  const all = new Map<string, string | Uint8Array>();
  for (const made of await Promise.all(generators.map((generate) => generate())))
    for (const [address, content] of made) {
      if (all.has(address)) throw new Error(`Two files of the site want the address ${address}`);
      all.set(address, content);
    }
  return all;
}

export async function writeSiteFiles(folder: string): Promise<void> {
  for (const [address, content] of await siteFiles()) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Keeps crawlers out of search results, which are endless and lead nowhere that the sitemap does not. */
function robots(): Map<string, string> {
  const searches = LANGUAGES.map((language) => `Disallow: ${pathIn(language, '/search')}?`);
  const lines = ['User-agent: *', 'Allow: /', ...searches, '', `Sitemap: ${site.address}/sitemap.xml`];
  return new Map([['/robots.txt', `${lines.join('\n')}\n`]]);
}

/** Search index of each language by address. */
function searchIndexes(): Map<string, string> {
  return new Map(LANGUAGES.map((language) => [`/search/${language}.json`, JSON.stringify(indexFile(language))]));
}

/**
 * Names where to report a vulnerability (RFC 9116). The department has no address of its own for it, so the page of the web
 * information manager stands in.
 */
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
