/**
 * `npm run load`: what the embedded server and nginx carry, side by side on the loopback, and what visitors notice of faults.
 * Prints tables and writes them into docs/scale.md with what follows from them. Takes about four minutes; `--seconds 2` makes
 * each step shorter, `--site FOLDER` asks another folder than build/client.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keep } from './bench/kept.ts';
import { measureThroughput, tryFaults } from './load/measure.ts';
import { scaleReport } from './load/report.ts';
import { resultDay } from './load/result-day.ts';
import { recordFirstVisits } from './load/visits.ts';

const VISITORS = 100;
const SCALE = 'docs/scale.md';
/** What stands between the two is written here. */
const FROM = '<!-- Written by `npm run load` from here … -->';
const TO = '<!-- … to here. -->';

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'build/client' }, seconds: { type: 'string', default: '8' } },
});
const seconds = Number(values.seconds);

const kept = await keep('load', async () => {
  const visits = await recordFirstVisits(values.site);
  return {
    throughput: await measureThroughput(values.site, visits, seconds),
    faults: await tryFaults(values.site, VISITORS, Math.max(1, seconds / 4)),
    day: resultDay(values.site, visits),
  };
});

const report = scaleReport(kept);
console.info(report);
const page = readFileSync(SCALE, 'utf8');
const [before, after] = [page.indexOf(FROM) + FROM.length, page.indexOf(TO)];
if (before < FROM.length || after < before) throw new Error(`${SCALE} has no place for the figures`);
writeFileSync(SCALE, `${page.slice(0, before)}\n\n${report}\n\n${page.slice(after)}`);
