import type { Language } from '#app/i18n/language.ts';
import {
  deleteSite,
  fetchSiteList,
  finishSavingSite,
  hasStorageFor,
  readSavedSite,
  type SavedSite,
  saveFiles,
} from '#app/offline/offlineSite.ts';
import {
  findMissingFiles,
  findOutdatedAddresses,
  type SiteFile,
  type SiteList,
  sumStorageSize,
  sumTransferSize,
} from '#app/offline/siteList.ts';

type Outcome = 'interrupted' | 'full' | 'removed';

/** `list`: undefined without internet. */
export type KnownSite = {
  kind: 'known';
  saved: SavedSite;
  list: SiteList | undefined;
  missing: SiteFile[];
  outcome: Outcome | undefined;
};

/** Checks whether a complete edition is saved, even while a newer one replaces it. */
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

/** Store for `useSyncExternalStore`; saving continues across client-side navigation. */
export const siteState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => state,
  atBuild: () => LOADING,
};

function change(next: SiteState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the saved and the published edition, unless saving is in progress. */
export async function loadSiteState(language: Language): Promise<void> {
  if (state.kind !== 'saving') await refresh(language, undefined);
}

async function refresh(language: Language, outcome: Outcome | undefined): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in window))
    return change({ kind: 'unavailable', reason: 'unsupported' });
  try {
    const [list, saved] = await Promise.all([fetchSiteList(language), readSavedSite(language)]);
    change({ kind: 'known', saved, list, missing: list ? findMissingFiles(list, saved.versions) : [], outcome });
  } catch {
    change({ kind: 'unavailable', reason: 'blocked' });
  }
}

/** Fetches missing files; files saved before an interruption are kept. */
export async function save(language: Language): Promise<void> {
  if (state.kind !== 'known' || !state.list) return;
  const { list, missing, saved } = state;
  saving = new AbortController();
  const all = sumTransferSize(missing);
  let done = 0;
  const show = () => change({ kind: 'saving', done, all });
  show();
  const onSaved = ([, transferSize]: SiteFile) => {
    done += transferSize;
    show();
  };
  try {
    if (!(await hasStorageFor(sumStorageSize(missing)))) return await refresh(language, 'full');
    await requestPersistence();
    await saveFiles(language, missing, { signal: saving.signal, onSaved });
    await finishSavingSite(language, list, findOutdatedAddresses(list, saved.versions));
    await refresh(language, undefined);
  } catch (error) {
    await refresh(language, toOutcome(error));
  }
}

/** Returns undefined after the visitor has stopped the saving. */
function toOutcome(error: unknown): Outcome | undefined {
  if (saving.signal.aborted) return undefined;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'interrupted';
}

export function stop() {
  saving.abort();
}

export async function remove(language: Language): Promise<void> {
  await deleteSite(language);
  await refresh(language, 'removed');
}

/** Requests persistent storage, which browsers evict last. */
const requestPersistence = () => navigator.storage?.persist?.().catch(() => false);
