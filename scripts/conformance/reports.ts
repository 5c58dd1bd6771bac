import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** A test of a run with the checks whose tags it carries. */
export type RanTest = { file: string; checks: string[]; outcome: 'passed' | 'failed' | 'skipped' };

/** What a step of `npm test` reported. */
export type StepReport = { name: string; begun: Date; tests: RanTest[] };

/** A state of the repository; no commit where git is not there. */
export type TestedState = { commit?: string; changed: string[] };

/** What `npm test` notes of itself when it ends. */
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

/** The steps that report each test by itself. */
const STEPS = ['unit', 'site', 'delivery', 'journeys'];

/** As much of Vitest's report as is read here. */
type VitestReport = {
  startTime: number;
  testResults: { name: string; status: string; assertionResults: { tags: string[]; status: string }[] }[];
};

/** Reads what `npm test` left in `folder`. Throws a sentence that says what to run where something is not there. */
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

/** Tests in the report of Vitest. A file that could not be read has no test, and counts as one that failed. */
export function fromVitest({ startTime, testResults }: VitestReport, root = process.cwd()): Omit<StepReport, 'name'> {
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    if (assertionResults.length === 0 && status === 'failed') return [{ file, checks: [], outcome: 'failed' as const }];
    return assertionResults.map((test) => ({
      file,
      checks: checksIn(test.tags),
      outcome: OF_VITEST[test.status] ?? 'skipped',
    }));
  });
  return { begun: new Date(startTime), tests };
}

const OF_VITEST: Record<string, RanTest['outcome']> = { passed: 'passed', failed: 'failed' };

/** Tests in the report of Playwright. One that passed only at its second try has failed. */
export function fromPlaywright({ config, suites, stats }: JSONReport, root = process.cwd()): Omit<StepReport, 'name'> {
  const folder = relative(root, config.rootDir).replaceAll('\\', '/');
  return {
    begun: new Date(stats.startTime),
    tests: suites.flatMap((suite) => testsIn(suite, `${folder}/${suite.file}`)),
  };
}

function testsIn({ specs, suites = [] }: JSONReportSuite, file: string): RanTest[] {
  const own = specs.flatMap(({ tags, tests }) =>
    tests.map(({ status }) => ({ file, checks: checksIn(tags), outcome: OF_PLAYWRIGHT[status] })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, file))];
}

const OF_PLAYWRIGHT = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;

/** Begins each tag that names a check of content/conformance.yaml. Both reporters leave out the @ of Playwright. */
const TAG = 'conformance/';

function checksIn(tags: string[]): string[] {
  return tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
}
