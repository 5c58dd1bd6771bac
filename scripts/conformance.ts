/**
 * `npm run conformance`: reads the reports of the last `npm test`, and writes what they say of the points of the standards into
 * content/conformance-run.json, of which the build makes /accessibility/report, and into docs/conformance.md.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { conformance } from '#app/model/conformance/data.server.ts';
import { countStates, gigwPoints, judgeAll, wcagCriteria } from '#app/model/conformance/judge.ts';
import { conformanceDocument } from './conformance/document.ts';
import { readReports } from './conformance/reports.ts';
import { runOf } from './conformance/run.ts';

const commit = execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], { encoding: 'utf8' }).trim();
const run = runOf(conformance, readReports('.reports'), commit);
const report = judgeAll(conformance, run);

writeFileSync('content/conformance-run.json', `${JSON.stringify(run, null, 2)}\n`);
writeFileSync('docs/conformance.md', conformanceDocument(conformance, run, report));

for (const [name, points] of [
  ['GIGW 3.0', gigwPoints(report)],
  ['WCAG 2.2', wcagCriteria(report)],
] as const) {
  const { met, notApplicable, owner, notMet } = countStates(points);
  console.info(
    `${name}: ${points.length} points, ${met} met, ${notApplicable} not applicable, ${owner} the owner’s, ${notMet} not met`,
  );
}
const unproven = Object.entries(run.tests).filter(([, { outcome }]) => outcome !== 'passed');
for (const [name, { outcome }] of unproven) console.info(`${outcome}: ${name}`);
