import type { Language } from '../i18n/language.ts';
import { SAVED_VERSION, siteCache } from './names.ts';
import { type SiteFile, type SiteList, siteListPath } from './siteList.ts';
import { dayOfCopy, stamped } from './stamped.ts';

/** A language's site as this browser has it: version by address, and the edition and day of the last whole one. */
export type KeptSite = { versions: Map<string, string>; edition?: string; day?: string };

/** The list, from the network: only there is it known whether something is new. Undefined without one. */
export async function fetchSiteList(language: Language): Promise<SiteList | undefined> {
  const answer = await fetch(siteListPath(language), { cache: 'no-cache' }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

export async function readKeptSite(language: Language): Promise<KeptSite> {
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
  const whole = await cache.match(siteListPath(language));
  const day = whole && dayOfCopy(whole);
  const edition = whole && ((await whole.json()) as SiteList).edition;
  return { versions, ...(edition && { edition }), ...(day && { day }) };
}

/** So many files are asked for at once: more would stand in the way of what the visitor reads meanwhile. */
const AT_ONCE = 3;

/** Fetches these files and keeps each as it comes. Rejects with what went wrong; what has come stays. */
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
      const answer = await fetch(address, { cache: 'no-cache', signal });
      if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
      await cache.put(address, stamped(answer, new Date(), version));
      onSaved(file);
    }
  };
  const lines = Array.from({ length: AT_ONCE }, saveNext);
  try {
    await Promise.all(lines);
  } finally {
    // After a failure in one line the others end with the file that is on its way.
    queue.length = 0;
    await Promise.allSettled(lines);
  }
}

/** Everything has come: takes out what is no longer part of the site, and keeps the list, which says that it is whole. */
export async function closeSite(language: Language, list: SiteList, outdated: readonly string[]): Promise<void> {
  const cache = await caches.open(siteCache(language));
  await Promise.all(outdated.map((address) => cache.delete(address)));
  await cache.put(siteListPath(language), stamped(Response.json(list), new Date()));
}

export async function deleteSite(language: Language): Promise<void> {
  await caches.delete(siteCache(language));
}

/** Whether so many more bytes fit. A browser that does not say so is believed to have the room. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage > bytes;
}
