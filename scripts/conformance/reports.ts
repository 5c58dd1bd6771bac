import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** `checks`: the checks of content/conformance.yaml for which the test has a tag. */
export type RanTest = { file: string; checks: string[]; outcome: 'passed' | 'failed' | 'skipped' };

export type StepReport = { name: string; begun: Date; tests: RanTest[] };

/** The summary that `npm test` or `npm run test:release` writes of its run. `left` names skipped steps. `commit` is missing in a copy without git. */
export type TestRun = {
  begun: string;
  ended: string;
  before: { commit?: string; changed: string[] };
  after: { commit?: string; changed: string[] };
  left: string[];
  steps: { name: string; passed: number; failed: number; skipped: string[] }[];
};

/** A run of one of the two commands, with the reports that list each test. */
export type ReportedRun = { command: string; testRun: TestRun; steps: StepReport[] };

/** The commands that together run all tests, the files with their summaries, and the steps whose report lists each test. */
const COMMANDS = [
  { command: 'npm test', summary: 'run', steps: ['unit', 'site', 'delivery', 'journeys'] },
  { command: 'npm run test:release', summary: 'release-run', steps: ['desk-journeys', 'drill', 'release-journeys'] },
];

type VitestReport = {
  startTime: number;
  testResults: { name: string; status: string; assertionResults: { tags: string[]; status: string }[] }[];
};

/** Reads the reports of both commands in `folder`. If a report is missing, throws an error that names the command to run. */
export function readReports(folder: string): ReportedRun[] {
  return COMMANDS.map(({ command, summary, steps }) => {
    const read = <Report>(name: string): Report => {
      const file = join(folder, `${name}.json`);
      if (!existsSync(file)) throw new Error(`There is no report of "${name}". Run all of its tests: ${command}`);
      return JSON.parse(readFileSync(file, 'utf8'));
    };
    return {
      command,
      testRun: read<TestRun>(summary),
      steps: steps.map((name) => {
        const report = read<VitestReport | JSONReport>(name);
        return { name, ...('suites' in report ? fromPlaywright(report) : fromVitest(report)) };
      }),
    };
  });
}

/** Reads Vitest's report. A file that could not be loaded counts as one failed test. */
export function fromVitest({ startTime, testResults }: VitestReport, root = process.cwd()): Omit<StepReport, 'name'> {
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const isUnreadable = status === 'failed' && assertionResults.length === 0;
    const results = isUnreadable ? [{ tags: [], status }] : assertionResults;
    return results.map((test) => toTest(relative(root, name), test.tags, test.status));
  });
  return { begun: new Date(startTime), tests };
}

/** Reads Playwright's report. A flaky test counts as failed. */
export function fromPlaywright({ config, suites, stats }: JSONReport, root = process.cwd()): Omit<StepReport, 'name'> {
  const listTests = (suite: JSONReportSuite, file: string): RanTest[] => [
    ...suite.specs.flatMap(({ tags, tests }) => tests.map(({ status }) => toTest(file, tags, status))),
    ...(suite.suites ?? []).flatMap((inner) => listTests(inner, file)),
  ];
  const tests = suites.flatMap((suite) => listTests(suite, relative(root, join(config.rootDir, suite.file))));
  return { begun: new Date(stats.startTime), tests };
}

/** Maps the status of a test in either report to its outcome. Every other status means that the test did not run. */
const OUTCOMES: Record<string, RanTest['outcome']> = {
  passed: 'passed',
  expected: 'passed',
  failed: 'failed',
  unexpected: 'failed',
  flaky: 'failed',
};

/** Prefix of the tags that name a check. Both reporters omit Playwright's `@`. */
const TAG = 'conformance/';

function toTest(file: string, tags: string[], status: string): RanTest {
  const checks = tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
  return { file: file.replaceAll('\\', '/'), checks, outcome: OUTCOMES[status] ?? 'skipped' };
}
