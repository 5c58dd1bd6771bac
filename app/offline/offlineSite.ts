import type { Language } from '../i18n/language.ts';
import { SAVED_VERSION, siteCache } from './cacheNames.ts';
import { readSavedDay, toSavedResponse } from './savedResponse.ts';
import { type SiteFile, type SiteList, siteListPath } from './siteList.ts';

/** The saved site of a language: version by address; edition and day of the last complete one. */
export type SavedSite = { versions: Map<string, string>; edition?: string; day?: string };

/** Fetches the list of files from the network, bypassing all caches; `undefined` when offline. */
export async function fetchSiteList(language: Language): Promise<SiteList | undefined> {
  const response = await fetch(siteListPath(language), { cache: 'no-cache' }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

export async function readSavedSite(language: Language): Promise<SavedSite> {
  if (!(await caches.has(siteCache(language)))) return { versions: new Map() };
  const cache = await caches.open(siteCache(language));
  const versions = new Map<string, string>();
  const requests = await cache.keys();
  await Promise.all(
    requests.map(async (request) => {
      const version = (await cache.match(request))?.headers.get(SAVED_VERSION);
      if (version) versions.set(new URL(request.url).pathname, version);
    }),
  );
  const list = await cache.match(siteListPath(language));
  const day = list && readSavedDay(list);
  const edition = list && ((await list.json()) as SiteList).edition;
  return { versions, ...(edition && { edition }), ...(day && { day }) };
}

/** Limits parallel downloads, to leave bandwidth for the pages that the visitor reads meanwhile. */
const CONCURRENCY = 3;

/** Fetches and saves files. Rejects with the first error; files already saved remain. */
export async function saveFiles(
  language: Language,
  files: readonly SiteFile[],
  { signal, onSaved }: { signal: AbortSignal; onSaved: (file: SiteFile) => void },
): Promise<void> {
  const cache = await caches.open(siteCache(language));
  const queue = [...files];
  const saveNext = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [address, , , version] = file;
      const response = await fetch(address, { cache: 'no-cache', signal });
      if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, toSavedResponse(response, new Date(), version));
      onSaved(file);
    }
  };
  const workers = Array.from({ length: CONCURRENCY }, saveNext);
  try {
    await Promise.all(workers);
  } finally {
    // After an error the other workers end with their current file.
    queue.length = 0;
    await Promise.allSettled(workers);
  }
}

/** Deletes outdated files and saves the list, which marks the site as complete. */
export async function finishSavingSite(language: Language, list: SiteList, outdated: readonly string[]): Promise<void> {
  const cache = await caches.open(siteCache(language));
  await Promise.all(outdated.map((address) => cache.delete(address)));
  await cache.put(siteListPath(language), toSavedResponse(Response.json(list), new Date()));
}

export async function deleteSite(language: Language): Promise<void> {
  await caches.delete(siteCache(language));
}

/** Compares with the free storage; assumes enough where the browser gives no estimate. */
export async function hasStorageFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage > bytes;
}
