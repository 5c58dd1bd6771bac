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

const RUN_FILE = 'content/conformance-run.json';
const DOCUMENT = 'docs/conformance.md';

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
// What is written here may differ from the last commit: it is no part of what was tested.
const changed = git('status', '--porcelain', '--', '.', `:!${RUN_FILE}`, `:!${DOCUMENT}`) !== '';
const commit = `${git('rev-parse', '--short', 'HEAD')}${changed ? '-dirty' : ''}`;
const run = runOf(conformance, readReports('.reports'), commit);
const report = judgeAll(conformance, run);

writeFileSync(RUN_FILE, `${JSON.stringify(run, null, 2)}\n`);
writeFileSync(DOCUMENT, conformanceDocument(conformance, run, report));

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
