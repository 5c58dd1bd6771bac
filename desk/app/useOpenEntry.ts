import { useSyncExternalStore } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import type { Named } from './ask.ts';

/** An entry, and the place in it to go to. */
export type NamedPlace = Named & { path?: Path };

/** Reads the entry and the field in the address: `#/schemes/vayoshree?title.en`, `#/site`. */
export function useOpenEntry(): NamedPlace | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [, collection, entry = '', field] = /^#\/([\w-]+)(?:\/([\w-]+))?(?:\?(.+))?$/.exec(hash) ?? [];
  return collection === undefined ? undefined : { collection, entry, ...(field && { path: field.split('.') }) };
}

export const entryAddress = ({ collection, entry, path = [] }: NamedPlace) =>
  `#/${collection}${entry ? `/${entry}` : ''}${path.length > 0 ? `?${path.join('.')}` : ''}`;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
