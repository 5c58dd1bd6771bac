import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fromPlaywright, fromVitest, readReports } from './reports.ts';

const vitest = (testResults: Parameters<typeof fromVitest>[0]['testResults']) =>
  fromVitest({ startTime: Date.UTC(2026, 10, 22, 10), testResults }, '/site');

describe('the report of Vitest', () => {
  it('lists each test with its file and the checks that its tags name', () => {
    const { begun, tests } = vitest([
      {
        name: '/site/tests/site/links.test.ts',
        status: 'passed',
        assertionResults: [
          { tags: ['conformance/link-words', 'slow', 'conformance/titles'], status: 'passed' },
          { tags: [], status: 'failed' },
          { tags: ['conformance/titles'], status: 'pending' },
        ],
      },
    ]);
    const file = 'tests/site/links.test.ts';
    expect(begun.toISOString()).toBe('2026-11-22T10:00:00.000Z');
    expect(tests).toEqual([
      { file, checks: ['link-words', 'titles'], outcome: 'passed' },
      { file, checks: [], outcome: 'failed' },
      { file, checks: ['titles'], outcome: 'skipped' },
    ]);
  });

  it('counts a file that could not be loaded as failed', () => {
    expect(vitest([{ name: '/site/a.test.ts', status: 'failed', assertionResults: [] }]).tests).toEqual([
      { file: 'a.test.ts', checks: [], outcome: 'failed' },
    ]);
  });
});

describe('the report of Playwright', () => {
  it('lists each journey with its file and checks, and counts a flaky one as failed', () => {
    const spec = (status: string, tags: string[] = []) => ({ title: 'reads', tags, tests: [{ status }] });
    const report = {
      config: { rootDir: '/site/tests/e2e' },
      stats: { startTime: '2026-11-22T19:00:00.000Z' },
      suites: [
        {
          title: 'home.spec.ts',
          file: 'home.spec.ts',
          specs: [spec('expected', ['conformance/paused']), spec('flaky')],
          suites: [{ title: 'a reader', file: 'home.spec.ts', specs: [spec('unexpected'), spec('skipped')] }],
        },
      ],
    };
    const file = 'tests/e2e/home.spec.ts';
    expect(fromPlaywright(report as unknown as Parameters<typeof fromPlaywright>[0], '/site').tests).toEqual([
      { file, checks: ['paused'], outcome: 'passed' },
      { file, checks: [], outcome: 'failed' },
      { file, checks: [], outcome: 'failed' },
      { file, checks: [], outcome: 'skipped' },
    ]);
  });
});

it('a missing report of either command throws an error that names the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => readReports(folder)).toThrow('There is no report of "run". Run all of its tests: npm test');
  for (const name of ['run', 'unit', 'site', 'delivery', 'journeys'])
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ startTime: 0, testResults: [] }));
  expect(() => readReports(folder)).toThrow('"release-run". Run all of its tests: npm run test:release');
});
