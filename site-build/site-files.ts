import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openDataFiles } from '#app/model/open-data/files.server.ts';
import { calendars } from './calendars.ts';
import { cardPictures } from './cards.ts';
import { changeFeeds } from './change-feeds.ts';
import { contacts } from './contacts.ts';
import { feeds } from './feeds.ts';
import { finderData } from './finder-data.ts';
import { robots } from './robots.ts';
import { searchIndexes } from './search-index.ts';
import { securityContact } from './security-contact.ts';
import { sitemaps } from './sitemaps.ts';
import { webManifests } from './web-manifests.ts';

/** Files by address, `/notices/events/7/event.ics` → its text or bytes. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

type Maker = () => SiteFiles | Promise<SiteFiles>;

/** Whoever makes files for the site that are neither pages nor pictures. Each is asked once a build. */
const MAKERS: Maker[] = [
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

/** All of these files. Throws when two makers want one address. */
export async function siteFiles(makers: readonly Maker[] = MAKERS): Promise<Map<string, string | Uint8Array>> {
  const all = new Map<string, string | Uint8Array>();
  for (const made of await Promise.all(makers.map((make) => make())))
    for (const [address, content] of made) {
      if (all.has(address)) throw new Error(`Two files of the site want the address ${address}`);
      all.set(address, content);
    }
  return all;
}

/** Lays the files into the finished site. */
export async function writeSiteFiles(folder: string): Promise<void> {
  for (const [address, content] of await siteFiles()) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
