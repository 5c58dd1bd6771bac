/**
 * `npm run conformance`: writes content/conformance-run.json from the reports of the last `npm test` and
 * `npm run test:release`. Exits with code 1 unless both ran completely on this commit without failures.
 */
import { writeFileSync } from 'node:fs';
import { conformance } from '#app/model/conformance/data.server.ts';
import { countStates, evaluateConformance, gigwPoints, isShown, wcagCriteria } from '#app/model/conformance/judge.ts';
import type { Run } from '#app/model/conformance/schema.server.ts';
import { git } from '#content-check/git.ts';
import { readReports } from './conformance/reports.ts';
import { summarizeRuns } from './conformance/run.ts';

try {
  const run = await readRun();
  const report = evaluateConformance(conformance, run);
  writeFileSync('content/conformance-run.json', `${JSON.stringify(run, null, 2)}\n`);
  for (const [name, points] of Object.entries({ 'GIGW 3.0': gigwPoints(report), 'WCAG 2.2': wcagCriteria(report) }))
    console.info(`${name}: ${points.length} points: ${JSON.stringify(countStates(points))}`);
  const notRun = Object.keys(conformance.checks).filter((name) => !isShown(name, conformance.checks, run));
  if (notRun.length > 0) console.info(`Not shown by this run: ${notRun.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function readRun(): Promise<Run> {
  if ((await git('.', ['status', '--porcelain', '--', 'content/conformance.yaml'])) !== '')
    throw new Error('content/conformance.yaml has changed since the tests ran. Commit it, and run npm test');
  return summarizeRuns(readReports('.reports'), await git('.', ['rev-parse', 'HEAD']));
}
