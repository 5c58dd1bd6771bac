import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * How many tests of a step passed and failed. A step without a report is one test; so is a failure that no test shows,
 * for example a test file that cannot be read.
 * @param {boolean} ok
 * @param {string} [report]
 * @returns {Count}
 */
export function countTests(ok, report) {
  const count =
    report && existsSync(report)
      ? countReport(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** Reads what the JSON reporters of Vitest and Playwright write. A test that passed at its second try has passed. */
function countReport(report) {
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const unreadableFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadableFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The table at the end, and under it, alone on the last line, the two sums.
 * @param {(Count & { title: string, seconds: number })[]} results
 */
export function summary(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  const line = (title, ...cells) => title.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('');
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    line('', 'passed', 'failed', 'skipped', 'seconds'),
    ...results.map(({ title, passed, failed, skipped, seconds }) =>
      line(title, passed, failed, skipped, seconds.toFixed(1)),
    ),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
