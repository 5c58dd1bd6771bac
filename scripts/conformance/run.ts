import type { Run } from '#app/model/conformance/schema.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import type { RanTest, StepReport, TestRun } from './reports.ts';

/**
 * Summarizes a run of all tests. `head` is the commit whose content is judged. Throws an error that says what to do next, unless all tests passed in one run of this commit.
 */
export function summarizeRun(testRun: TestRun, steps: StepReport[], head: string): Run {
  const reason = rejectionReason(testRun, steps, head);
  if (reason) throw new Error(reason);
  const skipped = testRun.steps.flatMap((step) => step.skipped);
  return {
    date: dayInIndia(new Date(testRun.begun)),
    commit: head.slice(0, 10),
    steps: steps.map(({ name, tests }) => ({ name, ...countOutcomes(tests) })),
    skipped: [...new Set(skipped)]
      .sort()
      .map((reason) => ({ reason, tests: skipped.filter((other) => other === reason).length })),
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
  const [first, last] = [new Date(testRun.begun), new Date(testRun.ended)];
  const others = steps.filter(
    ({ begun, tests }) => begun < first || begun > last || tests.some(({ outcome }) => outcome === 'failed'),
  );
  if (others.length > 0)
    return `These reports are not of the last npm test: ${others.map(({ name }) => name).join(', ')}. Run all of it: npm test`;
  return undefined;
}

/** Counts passed and skipped tests by check and file. */
function countChecks(steps: StepReport[]): Run['checks'] {
  const tests = steps.flatMap((step) => step.tests);
  return groupSorted(new Set(tests.flatMap(({ checks }) => checks)), (check) => {
    const own = tests.filter(({ checks }) => checks.includes(check));
    return groupSorted(new Set(own.map(({ file }) => file)), (file) =>
      countOutcomes(own.filter((test) => test.file === file)),
    );
  });
}

/** Sorts by name, because reports list files in the order in which their tests ended. */
function groupSorted<Value>(names: Set<string>, toValue: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries([...names].sort().map((name) => [name, toValue(name)]));
}

const countOutcomes = (tests: RanTest[]) => ({
  passed: tests.filter(({ outcome }) => outcome === 'passed').length,
  skipped: tests.filter(({ outcome }) => outcome === 'skipped').length,
});
