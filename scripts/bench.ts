/**
 * `npm run bench`: how fast the finished site is, into docs/performance.md. Run `npm run build` first. Three rounds take about an
 * hour on two cores, so the parts can be asked for one by one: `npm run bench -- --only pages` (or `server`, or `build`). The
 * page is written of the latest result of each; `--only report` measures nothing and writes it anew. `--rounds N`,
 * `--kinds home,scheme`, `--site FOLDER` and `--schemes 1000,5000` do what they say.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBuilds } from './bench/builds.ts';
import { keep, lastOf } from './bench/kept.ts';
import { measurePages } from './bench/pages.ts';
import { type Parts, performanceReport } from './bench/report.ts';
import { measureThroughput } from './load/measure.ts';
import { PAGE_KINDS, recordFirstVisits } from './load/visits.ts';

const PAGE = 'docs/performance.md';
const PARTS = ['pages', 'server', 'build', 'report'];
const SECONDS = 6;
const CONNECTIONS = [10, 100];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join() },
    rounds: { type: 'string', default: '3' },
    kinds: { type: 'string', default: Object.keys(PAGE_KINDS).join() },
    site: { type: 'string', default: 'build/client' },
    schemes: { type: 'string', default: '1000,5000' },
  },
});
const parts = values.only.split(',');
const unknown = parts.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the parts are ${PARTS.join(', ')}`);
const say = (what: string) => console.info(`${new Date().toISOString().slice(11, 19)} ${what}`);

if (parts.includes('pages'))
  await keep('pages', () => measurePages(values.site, values.kinds.split(','), Number(values.rounds), say));
if (parts.includes('server'))
  await keep('server', async () =>
    measureThroughput(values.site, await recordFirstVisits(values.site), SECONDS, CONNECTIONS),
  );
if (parts.includes('build')) await keep('build', () => measureBuilds(values.schemes.split(',').map(Number), say));

const latest: Parts = { pages: lastOf('pages'), server: lastOf('server'), build: lastOf('build') };
const report = performanceReport(latest);
writeFileSync(PAGE, report);
console.info(report);
