import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** `checks`: checks of content/conformance.yaml whose tags the test carries. */
export type RanTest = { file: string; checks: string[]; outcome: 'passed' | 'failed' | 'skipped' };

export type StepReport = { name: string; begun: Date; tests: RanTest[] };

/** Without git there is no commit. */
export type TestedState = { commit?: string; changed: string[] };

/** Report that `npm test` writes of itself. */
export type TestRun = {
  begun: string;
  ended: string;
  before: TestedState;
  after: TestedState;
  /** Names of steps that were left out. */
  left: string[];
  steps: { name: string; passed: number; failed: number; skipped: string[] }[];
};

const RUN_THEM = 'Run all tests: npm test';

/** Steps with a report of single tests. */
const STEPS = ['unit', 'site', 'delivery', 'journeys'];

type VitestReport = {
  startTime: number;
  testResults: { name: string; status: string; assertionResults: { tags: string[]; status: string }[] }[];
};

/** Reads the reports of `npm test` in `folder`. Throws what to run where one is missing. */
export function readReports(folder: string): { testRun: TestRun; steps: StepReport[] } {
  const read = <Report>(name: string): Report => {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) throw new Error(`There is no report of "${name}". ${RUN_THEM}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const testRun = read<TestRun>('run');
  const steps = STEPS.map((name) => {
    const report = read<VitestReport | JSONReport>(name);
    return { name, ...('suites' in report ? fromPlaywright(report) : fromVitest(report)) };
  });
  return { testRun, steps };
}

/** Reads Vitest's report. A file that could not be loaded counts as one failed test. */
export function fromVitest({ startTime, testResults }: VitestReport, root = process.cwd()): Omit<StepReport, 'name'> {
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    if (assertionResults.length === 0 && status === 'failed') return [{ file, checks: [], outcome: 'failed' as const }];
    return assertionResults.map((test) => ({
      file,
      checks: findChecks(test.tags),
      outcome: VITEST_OUTCOMES[test.status] ?? 'skipped',
    }));
  });
  return { begun: new Date(startTime), tests };
}

const VITEST_OUTCOMES: Record<string, RanTest['outcome']> = { passed: 'passed', failed: 'failed' };

/** Reads Playwright's report. A flaky test counts as failed. */
export function fromPlaywright({ config, suites, stats }: JSONReport, root = process.cwd()): Omit<StepReport, 'name'> {
  const folder = relative(root, config.rootDir).replaceAll('\\', '/');
  return {
    begun: new Date(stats.startTime),
    tests: suites.flatMap((suite) => listTests(suite, `${folder}/${suite.file}`)),
  };
}

function listTests({ specs, suites = [] }: JSONReportSuite, file: string): RanTest[] {
  const own = specs.flatMap(({ tags, tests }) =>
    tests.map(({ status }) => ({ file, checks: findChecks(tags), outcome: PLAYWRIGHT_OUTCOMES[status] })),
  );
  return [...own, ...suites.flatMap((suite) => listTests(suite, file))];
}

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;

/** Prefix of tags of checks; both reporters leave out the @ of Playwright. */
const TAG = 'conformance/';

function findChecks(tags: string[]): string[] {
  return tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
}
