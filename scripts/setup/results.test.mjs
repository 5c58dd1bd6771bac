import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fingerprint } from './build.mjs';
import { hasAllPackages } from './install.mjs';
import { countTests, summary } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the tests of a step', () => {
  const skippedTests = [
    { status: 'skipped', ancestorTitles: ['the server', 'nginx, skipped: it is not installed'], title: 'answers' },
    { status: 'todo', ancestorTitles: ['a rule'], title: 'without a test', fullName: 'a rule without a test' },
    { status: 'passed', ancestorTitles: [], title: 'a test' },
  ];
  const vitest = { numPassedTests: 5, numFailedTests: 1, testResults: [{ assertionResults: skippedTests }] };
  const why = ['it is not installed', 'a rule without a test'];
  const unreadable = { status: 'failed', assertionResults: [] };
  const skippedJourneys = [
    { title: 'one', tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no sound here' }] }] },
    { title: 'two', tests: [{ status: 'skipped', annotations: [] }] },
    { title: 'three', tests: [{ status: 'expected', annotations: [] }] },
  ];
  const playwright = {
    stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 2 },
    suites: [{ specs: [], suites: [{ specs: skippedJourneys }] }],
  };

  it.each([
    { title: 'Vitest', ok: false, report: vitest, count: { passed: 5, failed: 1, skipped: why } },
    {
      title: 'an unreadable test file',
      ok: false,
      report: { ...vitest, testResults: [...vitest.testResults, unreadable] },
      count: { passed: 5, failed: 2, skipped: why },
    },
    {
      title: 'Playwright, where a test that passes on a retry counts as failed',
      ok: false,
      report: playwright,
      count: { passed: 4, failed: 3, skipped: ['no sound here', 'two'] },
    },
    {
      title: 'a failure outside all tests',
      ok: false,
      report: { ...vitest, numFailedTests: 0 },
      count: { passed: 5, failed: 1, skipped: why },
    },
  ])('are counted from the report: $title', ({ ok, report, count }) => {
    expect(countTests(ok, reportOf(report))).toEqual(count);
  });

  it('count as one when there is no report', () => {
    expect(countTests(true)).toEqual({ passed: 1, failed: 0, skipped: [] });
    expect(countTests(false, join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1, skipped: [] });
  });
});

describe('the last line of the summary', () => {
  const lastLine = (...skipped) =>
    summary([
      { title: 'types', passed: 1, failed: 0, skipped: [], seconds: 2 },
      { title: 'unit tests', passed: 120, failed: 3, skipped, seconds: 4.25 },
    ])
      .split('\n')
      .at(-1);

  it('has only the totals of passed and failed tests when every test ran', () => {
    expect(lastLine()).toBe('121 passed, 3 failed');
  });

  it('says how many tests were skipped and why', () => {
    expect(lastLine('no nginx', 'offline', 'no nginx')).toBe(
      '121 passed, 3 failed, 3 skipped: no nginx (2); offline (1)',
    );
  });
});

describe('installed packages', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
    'node_modules/tool': { version: '3.0.0', dev: true },
  };
  const tool = { 'node_modules/tool': { version: '3.0.0' } };

  it.each([
    {
      title: 'are complete',
      installed: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' }, ...tool },
      complete: true,
    },
    {
      title: 'are complete without those for other systems',
      installed: { 'node_modules/a': { version: '1.0.0' }, ...tool },
      complete: true,
    },
    { title: 'lack a tool', installed: { 'node_modules/a': { version: '1.0.0' } }, complete: false },
    {
      title: 'are complete without a tool that nobody has asked for',
      installed: { 'node_modules/a': { version: '1.0.0' } },
      withTools: false,
      complete: true,
    },
    { title: 'lack a package', installed: { 'node_modules/b': { version: '2.0.0' }, ...tool }, complete: false },
    {
      title: 'have a different version',
      installed: { 'node_modules/a': { version: '1.0.1' }, ...tool },
      complete: false,
    },
  ])('$title', ({ installed, withTools = true, complete }) => {
    expect(hasAllPackages(wanted, installed, withTools)).toBe(complete);
  });
});

describe('the fingerprint of the sources', () => {
  const root = join(folder, 'project');
  const write = (name, text) => {
    mkdirSync(join(root, 'app'), { recursive: true });
    writeFileSync(join(root, 'app', name), text);
    return fingerprint(root, ['app', 'missing']);
  };

  it('does not change when the content check writes the JSON schemas', () => {
    const content = join(root, 'content');
    mkdirSync(join(content, 'schemas'), { recursive: true });
    const before = fingerprint(root, ['content']);
    writeFileSync(join(content, 'schemas', 'schemes.json'), '{}');
    expect(fingerprint(root, ['content'])).toBe(before);
    writeFileSync(join(content, 'site.yaml'), 'id: site');
    expect(fingerprint(root, ['content'])).not.toBe(before);
  });

  it('changes with the content or name of a file, but not with a test', () => {
    const first = write('page.ts', 'one');
    expect(write('page.ts', 'one')).toBe(first);
    expect(write('page.test.ts', 'test')).toBe(first);
    expect(write('other.ts', 'one')).not.toBe(first);
    expect(write('page.ts', 'two')).not.toBe(first);
  });
});
