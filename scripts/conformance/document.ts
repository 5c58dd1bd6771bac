import { countStates, gigwPoints, type Point, type Report, wcagCriteria } from '#app/model/conformance/judge.ts';
import type { Check, Conformance, Run } from '#app/model/conformance/schema.server.ts';

const WORDS = { met: 'met', notApplicable: 'not applicable', owner: 'the owner’s', notMet: 'not met' };

/** docs/conformance.md: what the page /accessibility/report shows, in English, for those who read the repository. */
export function conformanceDocument({ checks }: Conformance, run: Run, report: Report): string {
  const tests = run.steps.reduce((sum, { passed, failed, skipped }) => sum + passed + failed + skipped, 0);
  const lines = (points: Point[]) => points.map((point) => row(point, checks));
  return `${[
    '# Conformance',
    '',
    'Written by `npm run conformance` from [content/conformance.yaml](../content/conformance.yaml) and the last run of all tests. Do not change it by hand:',
    'see [renew the conformance report](how-to/renew-the-conformance-report.md). The site shows the same at `/accessibility/report`.',
    '',
    `Last run: ${run.date}, ${tests} tests (${run.steps.map((step) => `${step.name} ${step.passed} passed, ${step.failed} failed, ${step.skipped} skipped`).join('; ')}), state of the repository ${run.commit}.`,
    '',
    '| | met | not applicable | the owner’s | not met | all |',
    '|---|---|---|---|---|---|',
    counts('Guidelines for Indian Government Websites 3.0', gigwPoints(report)),
    counts('Web Content Accessibility Guidelines 2.2, A and AA', wcagCriteria(report)),
    '',
    'Section 5.2 of the Indian guidelines is WCAG 2.1 A and AA in order. The official text of sections 5.3 and 5.4 was not at hand: their',
    '13 points and their numbers are ours, so an auditor sets them against it. A point is met only by a test that passed in that run or by a named check by hand.',
    '',
    '## Left to the owner, and not met',
    '',
    ...gigwPoints(report)
      .concat(wcagCriteria(report).filter(({ gigw }) => !gigw))
      .filter(({ state }) => state === 'owner' || state === 'notMet')
      .map(remaining),
    '',
    '## 5.1 Quality',
    '',
    ...HEAD,
    ...lines(report.quality),
    '',
    '## 5.2 Accessibility, and WCAG 2.2',
    '',
    ...HEAD,
    ...lines(report.accessibility),
    '',
    '## 5.3 and 5.4 Security and lifecycle',
    '',
    ...HEAD,
    ...lines(report.security),
    '',
    '## Checks',
    '',
    ...Object.entries(checks).flatMap(([id, check]) => checkLines(id, check, run)),
  ].join('\n')}\n`;
}

const HEAD = ['| No. | Point | State | Shown by |', '|---|---|---|---|'];

function counts(title: string, points: Point[]): string {
  const { met, notApplicable, owner, notMet } = countStates(points);
  return `| ${title} | ${met} | ${notApplicable} | ${owner} | ${notMet} | ${points.length} |`;
}

const numberOf = ({ gigw, wcag, level }: Point) =>
  [gigw, wcag ? `WCAG ${wcag} ${level}` : level && `WCAG 2.1 only, ${level}`].filter(Boolean).join(' · ');

function remaining(point: Point): string {
  const why = point.reason?.en ?? `Not shown: ${point.failing.join(', ') || 'no check'}.`;
  return `- **${numberOf(point)}** ${point.title.en}, ${WORDS[point.state]}: ${why}`;
}

function row(point: Point, checks: Conformance['checks']): string {
  const shown = point.checks.map(
    (id) => `[${checks[id]?.title.en}](#${id})${point.failing.includes(id) ? ' **not passed**' : ''}`,
  );
  const pages = point.pages.map((path) => `\`${path}\``);
  const cell = [point.reason?.en, shown.join('; '), pages.join(' ')].filter(Boolean).join('<br>');
  return `| ${numberOf(point)} | ${point.title.en} | ${WORDS[point.state]} | ${cell} |`;
}

function checkLines(id: string, { title, tests = [], manual }: Check, run: Run): string[] {
  return [
    `### ${id}`,
    '',
    `${title.en}.${manual ? ` By hand, ${manual.date}, ${manual.by.en}: ${manual.how.en}` : ''}`,
    ...tests.map((name) => {
      const { outcome = 'missing', tests: number = 0 } = run.tests[name] ?? {};
      return `- \`${name}\`: ${outcome}, ${number} ${number === 1 ? 'test' : 'tests'}`;
    }),
    '',
  ];
}
