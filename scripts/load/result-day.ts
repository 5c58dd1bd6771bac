import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fetched, weigh } from '#scripts/bench/visit.ts';
import { PAGES } from './visits.ts';

/** Assumptions, none of them measured: change them to what the department expects, and run `npm run load` again. */
export const ASSUMED = {
  visitsInTheBusiestHour: 1_000_000,
  /** The busiest minute against the mean of that hour: news is forwarded in bursts. */
  burst: 3,
  pagesPerVisit: 3,
  /** Of the visits, those by a phone that has been here before and holds what never changes. */
  returning: 0.3,
  /** Of the requests, those that a CDN answers without asking the machine behind it. */
  answeredByCdn: 0.98,
} as const;

/** Headers of an answer without a body: the copy is still good. About the size of ours. */
const UNCHANGED_BYTES = 1_000;

type Traffic = { bytes: number; requests: number };

export type ResultDay = {
  /** A first page with all its files, the same page again, and another page inside the site. Bytes are of compressed bodies. */
  first: Traffic;
  again: Traffic;
  next: Traffic;
  requestsPerSecond: number;
  bitsPerSecond: number;
};

/** What a result day asks of a host, from the recorded visits and the assumptions. */
export function resultDay(site: string, visits: readonly Fetched[]): ResultDay {
  const all = weigh(visits, () => true);
  const first = { bytes: all.bytes / PAGES.length, requests: all.requests / PAGES.length };
  const again = { bytes: UNCHANGED_BYTES, requests: 1 };
  // Inside the site a page is one file of data; the files of its screen are fetched once and left out here.
  const data = PAGES.map((path) => statSync(join(site, `${path === '/' ? '/_' : path}.data.br`)).size);
  const next = { bytes: data.reduce((sum, bytes) => sum + bytes, 0) / data.length, requests: 1 };
  const { visitsInTheBusiestHour, burst, pagesPerVisit, returning } = ASSUMED;
  const visitsPerSecond = (visitsInTheBusiestHour * burst) / 3600;
  const perVisit = (of: keyof Traffic) =>
    (1 - returning) * first[of] + returning * again[of] + (pagesPerVisit - 1) * next[of];
  return {
    first,
    again,
    next,
    requestsPerSecond: visitsPerSecond * perVisit('requests'),
    bitsPerSecond: visitsPerSecond * perVisit('bytes') * 8,
  };
}
