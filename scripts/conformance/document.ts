import {
  countStates,
  gigwPoints,
  type Point,
  type Report,
  STATES,
  wcagCriteria,
} from '#app/model/conformance/judge.ts';
import type { Check, Conformance, Run } from '#app/model/conformance/schema.server.ts';

const WORDS = {
  met: 'met',
  notApplicable: 'not applicable',
  partly: 'partly met',
  owner: 'left to the owner',
  notChecked: 'not checked',
  notMet: 'not met',
};
const BEST_FIRST = STATES.toReversed();
const POINT_TABLE = ['| No. | Point | State | Shown by |', '|---|---|---|---|'];

/** Renders docs/conformance.md, the English text of /accessibility/report for readers of the repository. */
export function conformanceDocument({ checks }: Conformance, run: Run | null, report: Report): string {
  const section = (heading: string, points: Point[]) => [
    `## ${heading}`,
    '',
    ...POINT_TABLE,
    ...points.map((point) => row(point, checks)),
    '',
  ];
  return `${[
    '# Conformance',
    '',
    'Written by `npm run conformance` from [content/conformance.yaml](../content/conformance.yaml) and a run of all tests. Do not change it by hand:',
    'see [renew the conformance report](how-to/renew-the-conformance-report.md). The site shows the same at `/accessibility/report`.',
    '',
    ...(run ? runLines(run) : ['No run of all tests without a failure is recorded yet.']),
    '',
    `| | ${BEST_FIRST.map((state) => WORDS[state]).join(' | ')} | all |`,
    `|---|${'---|'.repeat(BEST_FIRST.length + 1)}`,
    counts('Guidelines for Indian Government Websites 3.0', gigwPoints(report)),
    counts('Web Content Accessibility Guidelines 2.2, A and AA', wcagCriteria(report)),
    '',
    'Section 5.2 of the Indian guidelines is WCAG 2.1 A and AA in order. The official text of sections 5.3 and 5.4 was not available: the',
    '13 points and their numbers are ours, so an auditor has to compare them with it. A point is met only by passed tests of a recorded run or by a documented manual check.',
    '',
    '## What is left',
    '',
    ...gigwPoints(report)
      .concat(wcagCriteria(report).filter(({ gigw }) => !gigw))
      .filter(({ state }) => state !== 'met' && state !== 'notApplicable')
      .map(remaining),
    '',
    ...section('5.1 Quality', report.quality),
    ...section('5.2 Accessibility, and WCAG 2.2', report.accessibility),
    ...section('5.3 and 5.4 Security and lifecycle', report.security),
    '## Checks',
    '',
    ...Object.entries(checks).flatMap(([id, check]) => checkLines(id, check, run)),
  ].join('\n')}\n`;
}

function runLines({ date, commit, steps, skipped }: Run): string[] {
  const counts = steps.map((step) => `${step.name} ${step.passed} passed, ${step.skipped} not run`);
  return [
    `The run: ${date}, state of the repository ${commit}, no failure; ${counts.join('; ')}.`,
    ...skipped.map(({ reason, tests }) => `\n- not run: ${reason} (${tests})`),
  ];
}

function counts(title: string, points: Point[]): string {
  const states = countStates(points);
  return `| ${title} | ${BEST_FIRST.map((state) => states[state]).join(' | ')} | ${points.length} |`;
}

const pointNumber = ({ gigw, wcag, level }: Point) =>
  [gigw, wcag ? `WCAG ${wcag} ${level}` : level && `WCAG 2.1 only, ${level}`].filter(Boolean).join(' · ');

function remaining(point: Point): string {
  const why = point.reason?.en ?? `not in the run: ${point.notRun.join(', ')}.`;
  return `- **${pointNumber(point)}** ${point.title.en}, ${WORDS[point.state]}: ${why}`;
}

function row(point: Point, checks: Conformance['checks']): string {
  const shown = point.checks.map(
    (id) => `[${checks[id]?.title.en}](#${id})${point.notRun.includes(id) ? ' **not in the run**' : ''}`,
  );
  const pages = point.pages.map((path) => `\`${path}\``);
  const cell = [point.reason?.en, shown.join('; '), pages.join(' ')].filter(Boolean).join('<br>');
  return `| ${pointNumber(point)} | ${point.title.en} | ${WORDS[point.state]} | ${cell} |`;
}

function checkLines(id: string, { title, manual }: Check, run: Run | null): string[] {
  return [
    `### ${id}`,
    '',
    `${title.en}.${manual ? ` By hand, ${manual.date}, ${manual.by.en}: ${manual.how.en}` : ''}`,
    ...Object.entries(run?.checks[id] ?? {}).map(
      ([file, { passed, skipped }]) => `- \`${file}\`: ${passed} passed${skipped > 0 ? `, ${skipped} not run` : ''}`,
    ),
    '',
  ];
}
