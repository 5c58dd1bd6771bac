import { useSyncExternalStore } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import type { EntryKey } from './api.ts';

/** An entry, and the path of a field to focus. */
export type EntryLink = EntryKey & { path?: Path };

/** Reads the entry and the field from the hash: `#/schemes/vayoshree?title.en`, `#/site`. */
export function useOpenEntry(): EntryLink | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [, collection, entry = '', field] = /^#\/([\w-]+)(?:\/([\w-]+))?(?:\?(.+))?$/.exec(hash) ?? [];
  return collection === undefined ? undefined : { collection, entry, ...(field && { path: field.split('.') }) };
}

export const entryHref = ({ collection, entry, path = [] }: EntryLink) =>
  `#/${collection}${entry ? `/${entry}` : ''}${path.length > 0 ? `?${path.join('.')}` : ''}`;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
