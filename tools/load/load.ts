/**
 * `npm run load`: measures what the embedded server and nginx carry over the finished site, how requests end under faults, and
 * what a result day needs (docs/scale.md). Run `npm run build` first. `-- --seconds 2` shortens each measurement,
 * `--site FOLDER` measures another folder.
 */
import { parseArgs } from 'node:util';
import { chromium, type Request } from '@playwright/test';
import { findChromium, QUIET } from '../../scripts/setup/chromium.mjs';
import { missingNginx, startNginx } from '../../tests/delivery/hosts/nginx.ts';
import { startServerProcess } from '../../tests/delivery/hosts/server-process.ts';
import { PAGES, PHONE } from '../pages.ts';
import { measureFaults } from './faults.ts';
import { measureThroughput, type Visit } from './throughput.ts';

const CONNECTIONS = [1, 10, 100, 1000];

/** Assumptions: change them to what the department expects, and measure again. */
const RESULT_DAY = {
  visitsInBusiestHour: 1_000_000,
  /** The busiest minute against the mean of its hour: news is forwarded in bursts. */
  burst: 3,
  pagesPerVisit: 3,
  /** Share of visits by a phone that has been here before and holds the files that never change. */
  returning: 0.3,
  /** Share of requests that a CDN answers without the machine behind it. */
  answeredByCdn: 0.98,
};

/** Size of a 304 with its headers, and of the data of a next page inside the site. */
const UNCHANGED_BYTES = 1_000;
const NEXT_PAGE_BYTES = 4_000;

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'build/client' }, seconds: { type: 'string', default: '8' } },
});
const seconds = Number(values.seconds);

/** Opens each page in a fresh browser and returns what was requested; the service worker's own requests are left out. */
async function recordFirstVisits(origin: string): Promise<{ path: string; bytes: number }[]> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...QUIET] });
  const visits: { path: string; bytes: number }[] = [];
  for (const { path } of PAGES) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const requests: Request[] = [];
    context.on('requestfinished', (request) => requests.push(request));
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    for (const request of requests)
      visits.push({ path: new URL(request.url()).pathname, bytes: (await request.sizes()).responseBodySize });
    await context.close();
  }
  await browser.close();
  return visits;
}

/** Requests of a visitor who has the pages already: each with the tag of its copy. */
async function laterVisits(origin: string): Promise<Visit[]> {
  return Promise.all(
    PAGES.map(async ({ path }) => {
      const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      return { path, headers: { 'if-none-match': headers.get('etag') ?? '' } };
    }),
  );
}

const embedded = await startServerProcess(values.site);
const missing = missingNginx();
if (missing) console.info(`Without nginx: ${missing}`);
const nginx = missing ? undefined : await startNginx(values.site);
const first = await recordFirstVisits(embedded.origin);
const rows: Record<string, Awaited<ReturnType<typeof measureThroughput>>> = {};
const fewestPerCore: Record<string, number> = {};
for (const [name, host] of Object.entries({ embedded, ...(nginx && { nginx }) })) {
  // Node compiles what is used often: the first seconds would measure another program.
  await measureThroughput(host, first, 10, 2);
  const later = await laterVisits(host.origin);
  for (const connections of CONNECTIONS) {
    const row = await measureThroughput(host, first, connections, seconds);
    fewestPerCore[name] = Math.min(fewestPerCore[name] ?? row.perCoreSecond, row.perCoreSecond);
    rows[`first visits, ${connections} connections, ${name}`] = row;
    rows[`later visits, ${connections} connections, ${name}`] = await measureThroughput(
      host,
      later,
      connections,
      seconds,
    );
  }
}
await embedded.stop();
await nginx?.stop();
console.table(rows);
console.table(await measureFaults(values.site, Math.max(1, seconds / 4)));

const { visitsInBusiestHour, burst, pagesPerVisit, returning, answeredByCdn } = RESULT_DAY;
const visitsPerSecond = (visitsInBusiestHour * burst) / 3600;
const nextPages = pagesPerVisit - 1;
const firstBytes = first.reduce((sum, { bytes }) => sum + bytes, 0) / PAGES.length;
const requests = visitsPerSecond * ((1 - returning) * (first.length / PAGES.length) + returning + nextPages);
const bytes =
  visitsPerSecond * ((1 - returning) * firstBytes + returning * UNCHANGED_BYTES + nextPages * NEXT_PAGE_BYTES);
const busiestMinute = (share: number) => ({
  'requests per second': Math.round(requests * share),
  'Gbit per second': Number(((bytes * share * 8) / 1e9).toFixed(2)),
  ...Object.fromEntries(
    Object.entries(fewestPerCore).map(([name, each]) => [
      `cores, ${name}`,
      Number(((requests * share) / each).toFixed(1)),
    ]),
  ),
});
console.table({ 'one machine alone': busiestMinute(1), 'behind a CDN': busiestMinute(1 - answeredByCdn) });
