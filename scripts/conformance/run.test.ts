import { describe, expect, it } from 'vitest';
import type { RanTest, ReportedRun, StepReport, TestRun } from './reports.ts';
import { summarizeRuns } from './run.ts';

const HEAD = 'a'.repeat(40);
const clean = { commit: HEAD, changed: [] };

/** A run of all tests that starts on the 22nd in UTC and on the 23rd in India. */
const testRun: TestRun = {
  begun: '2026-11-22T18:31:00Z',
  ended: '2026-11-22T19:31:00Z',
  before: clean,
  after: clean,
  left: [],
  steps: [
    { name: 'lint', passed: 1, failed: 0, skipped: [] },
    { name: 'delivery', passed: 2, failed: 0, skipped: ['no nginx', 'offline', 'no nginx'] },
  ],
};

const ran = (file: string, checks: string[], outcome: RanTest['outcome'] = 'passed') => ({ file, checks, outcome });
const unit: StepReport = {
  name: 'unit',
  begun: new Date('2026-11-22T18:40:00Z'),
  tests: [ran('b.test.ts', ['titles']), ran('b.test.ts', []), ran('b.test.ts', ['titles', 'links'], 'skipped')],
};
const site: StepReport = {
  name: 'site',
  begun: new Date('2026-11-22T19:00:00Z'),
  tests: [ran('a.test.ts', ['titles'])],
};

const later: TestRun = {
  ...testRun,
  begun: '2026-11-24T10:00:00Z',
  ended: '2026-11-24T11:00:00Z',
  steps: [{ name: 'drill', passed: 1, failed: 0, skipped: ['offline'] }],
};
const drill: StepReport = {
  name: 'drill',
  begun: new Date('2026-11-24T10:30:00Z'),
  tests: [ran('c.test.ts', ['titles'])],
};
const release: ReportedRun = { command: 'npm run test:release', testRun: later, steps: [drill] };

it('the summary of all tests has the first day in India, the commit, the counts, the reasons for skipped tests, and the files of each check', () => {
  expect(summarizeRuns([{ command: 'npm test', testRun, steps: [unit, site] }, release], HEAD)).toEqual({
    date: '2026-11-23',
    commit: HEAD.slice(0, 10),
    steps: [
      { name: 'unit', passed: 2, skipped: 1 },
      { name: 'site', passed: 1, skipped: 0 },
      { name: 'drill', passed: 1, skipped: 0 },
    ],
    skipped: [
      { reason: 'no nginx', tests: 2 },
      { reason: 'offline', tests: 2 },
    ],
    checks: {
      links: { 'b.test.ts': { passed: 0, skipped: 1 } },
      titles: {
        'a.test.ts': { passed: 1, skipped: 0 },
        'b.test.ts': { passed: 1, skipped: 1 },
        'c.test.ts': { passed: 1, skipped: 0 },
      },
    },
  });
});

describe('summarizeRuns rejects', () => {
  const other = 'b'.repeat(40);
  const at = (begun: string) => ({ ...site, begun: new Date(begun) });
  const failing = { ...site, tests: [ran('a.test.ts', [], 'failed')] };

  it.each([
    ['a run of only some steps', { left: ['build'] }, site, 'left out: build'],
    ['a failed step', { steps: [{ name: 'lint', passed: 0, failed: 1, skipped: [] }] }, site, 'failed in: lint'],
    ['uncommitted files', { before: { ...clean, changed: [' M a.ts'] } }, site, ' M a.ts'],
    ['files that changed during the run', { after: { ...clean, changed: ['?? b.ts'] } }, site, '?? b.ts'],
    ['a commit made during the run', { after: { commit: other, changed: [] } }, site, 'on the same commit'],
    ['a copy without git', { before: { changed: [] }, after: { changed: [] } }, site, 'on the same commit'],
    [
      'a different commit',
      { before: { ...clean, commit: other }, after: { ...clean, commit: other } },
      site,
      'and this is aaaaaaaaaa',
    ],
    ['a report from after the run', {}, at('2026-11-22T19:32:00Z'), 'not of the last npm test: site'],
    ['a report from before the run', {}, at('2026-11-22T18:30:00Z'), 'not of the last npm test: site'],
    ['a report with a failure that the run did not count', {}, failing, 'not of the last npm test: site'],
  ])('%s', (_, change, report, said) => {
    const run = { command: 'npm test', testRun: { ...testRun, ...change }, steps: [unit, report] };
    expect(() => summarizeRuns([release, run], HEAD)).toThrow(said);
  });
});
