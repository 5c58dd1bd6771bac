import type { Language } from '#app/i18n/language.ts';
import { SAVED_VERSION, siteCache } from '#app/offline/cacheNames.ts';
import { isOfSite, readSavedDay, toSavedResponse } from '#app/offline/savedResponse.ts';
import {
  findMissingFiles,
  findOutdatedAddresses,
  type SiteFile,
  type SiteList,
  siteListPath,
  sumStorageSize,
  sumTransferSize,
} from '#app/offline/siteList.ts';

type Outcome = 'interrupted' | 'full' | 'removed';

/** `list`: files of the published edition; undefined while offline. */
export type KnownSite = {
  kind: 'known';
  saved: SavedSite;
  list: SiteList | undefined;
  missing: SiteFile[];
  outcome: Outcome | undefined;
};

/** Checks whether a complete edition is saved, even while a newer edition is being saved. */
export const isComplete = ({ saved }: KnownSite) => saved.edition !== undefined;

type SiteState =
  | { kind: 'loading' }
  | { kind: 'unavailable'; reason: 'unsupported' | 'blocked' }
  | KnownSite
  | { kind: 'saving'; done: number; all: number };

const LOADING: SiteState = { kind: 'loading' };
let state: SiteState = LOADING;
let saving = new AbortController();
const listeners = new Set<() => void>();

/** Store for `useSyncExternalStore`. It is outside React, so that saving continues during client-side navigation. */
export const siteState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => state,
  atBuild: () => LOADING,
};

function setState(next: SiteState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the saved and the published edition, unless saving is in progress. */
export async function loadSiteState(language: Language): Promise<void> {
  if (state.kind !== 'saving') await refresh(language, undefined);
}

async function refresh(language: Language, outcome: Outcome | undefined): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in window))
    return setState({ kind: 'unavailable', reason: 'unsupported' });
  try {
    const [list, saved] = await Promise.all([fetchSiteList(language), readSavedSite(language)]);
    setState({ kind: 'known', saved, list, missing: list ? findMissingFiles(list, saved.versions) : [], outcome });
  } catch {
    setState({ kind: 'unavailable', reason: 'blocked' });
  }
}

/** Fetches the missing files. Keeps files that were saved before an interruption. */
export async function saveSite(language: Language): Promise<void> {
  if (state.kind !== 'known' || !state.list) return;
  const { list, missing, saved } = state;
  saving = new AbortController();
  const all = sumTransferSize(missing);
  let done = 0;
  const show = () => setState({ kind: 'saving', done, all });
  show();
  const onSaved = ([, transferSize]: SiteFile) => {
    done += transferSize;
    show();
  };
  try {
    if (!(await hasStorageFor(sumStorageSize(missing)))) return await refresh(language, 'full');
    requestPersistence();
    await saveFiles(language, missing, { signal: saving.signal, onSaved });
    const latest = await fetchSiteList(language);
    if (latest && latest.edition !== list.edition) {
      // Fetches files of the older edition again, because a release during the download leaves files of two editions.
      await refresh(language, undefined);
      return await saveSite(language);
    }
    await finishSavingSite(language, list, findOutdatedAddresses(list, saved.versions));
    await refresh(language, undefined);
  } catch (error) {
    await refresh(language, toOutcome(error));
  }
}

/** Returns undefined if the visitor has stopped saving. */
function toOutcome(error: unknown): Outcome | undefined {
  if (saving.signal.aborted) return undefined;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'interrupted';
}

export function stopSaving() {
  saving.abort();
}

export async function deleteSavedSite(language: Language): Promise<void> {
  await caches.delete(siteCache(language));
  await refresh(language, 'removed');
}

/** Requests persistent storage, which browsers evict last. Not awaited, because Firefox first asks the visitor. */
const requestPersistence = () => navigator.storage?.persist?.().catch(() => false);

/** The saved site of a language. `versions` is keyed by address. `edition` and `day` describe the last complete edition. */
type SavedSite = { versions: Map<string, string>; edition?: string; day?: string };

/** Fetches the list of files from the network, bypassing all caches; `undefined` when offline. */
async function fetchSiteList(language: Language): Promise<SiteList | undefined> {
  const response = await fetch(siteListPath(language), { cache: 'no-cache' }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

async function readSavedSite(language: Language): Promise<SavedSite> {
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

/** Fetches and saves files. Rejects with the first error, and keeps the files that are already saved. */
async function saveFiles(
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
      if (!response.ok || response.redirected || !isOfSite(response)) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, toSavedResponse(response, new Date(), version));
      onSaved(file);
    }
  };
  const workers = Array.from({ length: CONCURRENCY }, saveNext);
  try {
    await Promise.all(workers);
  } finally {
    // After an error, the other workers stop when their current file is done.
    queue.length = 0;
    await Promise.allSettled(workers);
  }
}

/** Deletes outdated files and saves the list, which marks the site as complete. */
async function finishSavingSite(language: Language, list: SiteList, outdated: readonly string[]): Promise<void> {
  const cache = await caches.open(siteCache(language));
  await Promise.all(outdated.map((address) => cache.delete(address)));
  await cache.put(siteListPath(language), toSavedResponse(Response.json(list), new Date()));
}

/** Returns whether there is enough free storage. Returns true if the browser gives no estimate. */
async function hasStorageFor(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage > bytes;
}
