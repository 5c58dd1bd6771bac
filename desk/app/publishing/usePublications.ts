import type { Publications } from '../../server/publishing/publicationTypes.ts';
import { AT_FOCUS, useLoaded } from '../useLoaded.ts';
import { publishingApi } from './publishingApi.ts';

/** Runs a request that answers with the publications. Resolves to whether it succeeded. */
export type RunPublishing = (send: () => Promise<Publications>) => Promise<boolean>;

/** How often to ask while a publication runs or waits. */
const POLL_MS = 2000;

const pauseOf = (publications: Publications | undefined) =>
  (publications?.running ?? publications?.waiting[0]) ? POLL_MS : undefined;

/** Reads the publications, and follows a running one. */
export function usePublications() {
  const { data: publications, problem, run } = useLoaded(publishingApi.read, { events: AT_FOCUS, everyMs: pauseOf });
  return { publications, run, failure: problem };
}
