import type { Run } from '#app/model/conformance/schema.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import type { StepReport, TestRun } from './reports.ts';

/**
 * Summarizes a run of all tests. Throws what to do unless it was one run of one commit without a failure. `head` is the
 * commit whose content is judged.
 */
export function summarizeRun(testRun: TestRun, steps: StepReport[], head: string): Run {
  const reason = rejectionReason(testRun, steps, head);
  if (reason) throw new Error(reason);
  const skipped = testRun.steps.flatMap((step) => step.skipped);
  return {
    date: dayInIndia(new Date(testRun.begun)),
    commit: head.slice(0, 10),
    steps: steps.map(({ name, tests }) => ({
      name,
      passed: tests.filter(({ outcome }) => outcome === 'passed').length,
      skipped: tests.filter(({ outcome }) => outcome === 'skipped').length,
    })),
    skipped: [...new Set(skipped)].sort().map((reason) => ({
      reason,
      tests: skipped.filter((other) => other === reason).length,
    })),
    checks: countChecks(steps),
  };
}

function rejectionReason(testRun: TestRun, steps: StepReport[], head: string): string | undefined {
  const { before, after, left } = testRun;
  if (left.length > 0) return `The last npm test left out: ${left.join(', ')}. Run all of it: npm test`;
  const failed = testRun.steps.filter((step) => step.failed > 0).map(({ name }) => name);
  if (failed.length > 0) return `The last npm test failed in: ${failed.join(', ')}. Mend it, commit, and run npm test`;
  const changed = [...new Set([...before.changed, ...after.changed])];
  if (changed.length > 0)
    return `The last npm test ran on files that no commit has. Commit, and run npm test:\n${changed.join('\n')}`;
  if (!before.commit || before.commit !== after.commit)
    return 'The last npm test did not begin and end on the same commit. Run it again: npm test';
  if (before.commit !== head)
    return `The last npm test ran on ${before.commit.slice(0, 10)}, and this is ${head.slice(0, 10)}. Run it here: npm test`;
  const others = steps.filter(
    ({ begun, tests }) =>
      begun < new Date(testRun.begun) ||
      begun > new Date(testRun.ended) ||
      tests.some(({ outcome }) => outcome === 'failed'),
  );
  if (others.length > 0)
    return `These reports are not of the last npm test: ${others.map(({ name }) => name).join(', ')}. Run all of it: npm test`;
  return undefined;
}

/** Counts passed and skipped tests by check and file. */
function countChecks(steps: StepReport[]): Run['checks'] {
  const checks: Run['checks'] = {};
  for (const { file, checks: names, outcome } of steps.flatMap((step) => step.tests)) {
    for (const name of names) {
      const files = checks[name] ?? {};
      const { passed, skipped } = files[file] ?? { passed: 0, skipped: 0 };
      files[file] = outcome === 'passed' ? { passed: passed + 1, skipped } : { passed, skipped: skipped + 1 };
      checks[name] = files;
    }
  }
  return sorted(Object.entries(checks).map(([name, files]) => [name, sorted(Object.entries(files))]));
}

/** Sorts by name: reports list files in the order in which they ended. */
function sorted<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
