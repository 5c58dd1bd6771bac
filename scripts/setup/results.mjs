import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Count `skipped`: the reason for each test that did not run */

/**
 * Counts passed and failed tests of a step. A step without a report counts as one test. A failure outside all tests, such
 * as a test file that cannot be loaded, counts as one failed test.
 * @param {boolean} ok
 * @param {string} [report]
 * @returns {Count}
 */
export function countTests(ok, report) {
  const count =
    report && existsSync(report)
      ? countReport(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: ok ? 1 : 0, failed: 0, skipped: [] };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** Reads a JSON report of Vitest or Playwright. A test that passed only on a retry counts as failed. */
function countReport(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected, failed: flaky + unexpected, skipped: skippedReasons(report) };
  }
  const unreadableFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadableFiles.length,
    skipped: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status)).map(skipReason),
    ),
  };
}

/** Returns the reason after "skipped: " in the title of a skipped Vitest test or of one of its suites, or the titles if there is none. */
function skipReason({ ancestorTitles, title, fullName }) {
  const [reason] = [...ancestorTitles, title].flatMap((one) => /skipped: (.*)/.exec(one)?.[1] ?? []);
  return reason ?? fullName;
}

function skippedReasons({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ title, tests }) => tests[0].annotations.find(({ type }) => type === 'skip')?.description ?? title);
  return [...own, ...suites.flatMap(skippedReasons)];
}

/**
 * Formats the final table. Its last line has the totals and the reasons for skipped tests.
 * @param {(Count & { title: string, seconds: number })[]} results
 */
export function summary(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  const line = (title, ...cells) => title.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('');
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = results.flatMap((result) => result.skipped);
  const reasons = [...new Set(skipped)].map(
    (reason) => `${reason} (${skipped.filter((one) => one === reason).length})`,
  );
  return [
    '',
    line('', 'passed', 'failed', 'skipped', 'seconds'),
    ...results.map(({ title, passed, failed, skipped, seconds }) =>
      line(title, passed, failed, skipped.length, seconds.toFixed(1)),
    ),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${skipped.length > 0 ? `, ${skipped.length} skipped: ${reasons.join('; ')}` : ''}`,
  ].join('\n');
}
