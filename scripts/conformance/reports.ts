import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** A test of a run: its file and its names, parted by ›, and how it ended. */
export type RanTest = { name: string; outcome: 'passed' | 'failed' | 'skipped' };

/** What a step of `npm test` reported. */
export type StepReport = { name: string; begun: Date; tests: RanTest[] };

/** The steps that report each test by its name. */
const STEPS = ['unit', 'site', 'delivery', 'journeys'];

/** As much of Vitest's report as is read here. */
type VitestReport = {
  startTime: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

/** Reads the reports that `npm test` left in `folder`. Throws a sentence that says what to run where one is not there. */
export function readReports(folder: string): StepReport[] {
  return STEPS.map((name) => {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) throw new Error(`There is no report of "${name}". Run all tests first: npm test`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | JSONReport;
    return { name, ...('suites' in report ? fromPlaywright(report) : fromVitest(report)) };
  });
}

/** Tests in the report of Vitest. A file that could not be read has no test, and counts as one that failed. */
export function fromVitest({ startTime, testResults }: VitestReport, root = process.cwd()): Omit<StepReport, 'name'> {
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    if (assertionResults.length === 0) return status === 'failed' ? [{ name: file, outcome: 'failed' as const }] : [];
    return assertionResults.map((test) => ({
      name: [file, ...test.ancestorTitles.filter(Boolean), test.title].join(' › '),
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
    tests: suites.flatMap((suite) => testsIn(suite, [`${folder}/${suite.file}`])),
  };
}

function testsIn({ specs, suites = [] }: JSONReportSuite, names: string[]): RanTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: [...names, title].join(' › '), outcome: OF_PLAYWRIGHT[status] })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...names, suite.title]))];
}

const OF_PLAYWRIGHT = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;
