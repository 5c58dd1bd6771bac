import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest, readReports } from './reports.ts';

const vitest = (testResults: Parameters<typeof fromVitest>[0]['testResults']) =>
  fromVitest({ startTime: Date.UTC(2026, 10, 22, 10), testResults }, '/site');

describe('the report of Vitest', () => {
  it('tells each test with its file and its groups', () => {
    const { begun, tests } = vitest([
      {
        name: '/site/tests/site/links.test.ts',
        status: 'passed',
        assertionResults: [
          { ancestorTitles: ['every link'], title: 'has words', status: 'passed' },
          { ancestorTitles: [], title: 'is there', status: 'failed' },
          { ancestorTitles: [], title: 'was left out', status: 'pending' },
        ],
      },
    ]);
    expect(begun.toISOString()).toBe('2026-11-22T10:00:00.000Z');
    expect(tests).toEqual([
      { name: 'tests/site/links.test.ts › every link › has words', outcome: 'passed' },
      { name: 'tests/site/links.test.ts › is there', outcome: 'failed' },
      { name: 'tests/site/links.test.ts › was left out', outcome: 'skipped' },
    ]);
  });

  it('counts a file that could not be read as failed', () => {
    expect(vitest([{ name: '/site/a.test.ts', status: 'failed', assertionResults: [] }]).tests).toEqual([
      { name: 'a.test.ts', outcome: 'failed' },
    ]);
  });
});

describe('the report of Playwright', () => {
  it('tells each journey with its file and its groups; a second try that passed has passed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const report = {
      config: { rootDir: '/site/tests/e2e' },
      stats: { startTime: '2026-11-22T19:00:00.000Z' },
      suites: [
        {
          title: 'home.spec.ts',
          file: 'home.spec.ts',
          specs: [spec('opens', 'expected'), spec('prints', 'flaky')],
          suites: [{ title: 'a reader', file: 'home.spec.ts', specs: [spec('goes on', 'unexpected')] }],
        },
      ],
    };
    expect(fromPlaywright(report as unknown as Parameters<typeof fromPlaywright>[0], '/site').tests).toEqual([
      { name: 'tests/e2e/home.spec.ts › opens', outcome: 'passed' },
      { name: 'tests/e2e/home.spec.ts › prints', outcome: 'failed' },
      { name: 'tests/e2e/home.spec.ts › a reader › goes on', outcome: 'failed' },
    ]);
  });
});

it('without reports one is told what to run', () => {
  expect(() => readReports('/nowhere')).toThrow('There is no report of "unit". Run all tests first: npm test');
});
