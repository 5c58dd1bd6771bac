import { useSyncExternalStore } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import type { EntryKey } from './api.ts';

/** An entry, and the path of a field to focus. */
export type EntryLink = EntryKey & { path?: Path };

/** Screens other than the form of an entry, by the first part of their hash. No collection has one of these names. */
const SCREENS = [
  'entries',
  'changes',
  'history',
  'publishing',
  'media',
  'account',
  'users',
  'log',
  'invitation',
] as const;

/** A screen: `#/changes/87`, `#/history/schemes/vayoshree`. `parts`: the rest of the hash. */
type ScreenRoute = { screen: (typeof SCREENS)[number]; parts: string[] };

export type Route = { screen: 'start' } | { screen: 'entry'; entry: EntryLink } | ScreenRoute;

/** Follows the hash of the address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}

/** Reads a hash: `#/schemes/vayoshree?title.en`, `#/site`, `#/changes/87`. All others are the start page. */
function parseRoute(hash: string): Route {
  const [screenName = '', ...parts] = hash.replace(/^#\//, '').split('/');
  const screen = SCREENS.find((name) => name === screenName);
  if (screen) return { screen, parts };
  const [, collection, entry = '', field] = /^#\/([\w-]+)(?:\/([\w-]+))?(?:\?(.+))?$/.exec(hash) ?? [];
  if (collection === undefined) return { screen: 'start' };
  return { screen: 'entry', entry: { collection, entry, ...(field && { path: field.split('.') }) } };
}

export const entryHref = ({ collection, entry, path = [] }: EntryLink) =>
  `#/${collection}${entry ? `/${entry}` : ''}${path.length > 0 ? `?${path.join('.')}` : ''}`;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
