import { useSyncExternalStore } from 'react';
import type { Named } from './ask.ts';

/** Which entry the address names: `#/schemes/vayoshree`, `#/site`. */
export function useOpenEntry(): Named | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [, collection, entry = ''] = /^#\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  return collection === undefined ? undefined : { collection, entry };
}

export const addressOf = ({ collection, entry }: Named) => `#/${collection}${entry ? `/${entry}` : ''}`;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
