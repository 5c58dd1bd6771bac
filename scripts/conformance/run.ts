import type { Run } from '#app/model/conformance/schema.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import type { RanTest, ReportedRun, StepReport } from './reports.ts';

/**
 * Summarizes the runs of all tests. The date is the day on which the first of them began. `head` is the commit whose content is judged.
 * Throws an error that says what to do next, unless all tests passed on this commit, each command in one run.
 */
export function summarizeRuns(runs: ReportedRun[], head: string): Run {
  const [reason] = runs.flatMap((run) => rejectionReason(run, head) ?? []);
  if (reason) throw new Error(reason);
  const steps = runs.flatMap((run) => run.steps);
  const skipped = runs.flatMap(({ testRun }) => testRun.steps.flatMap((step) => step.skipped));
  const [first = ''] = runs.map(({ testRun }) => testRun.begun).sort();
  return {
    date: dayInIndia(new Date(first)),
    commit: head.slice(0, 10),
    steps: steps.map(({ name, tests }) => ({ name, ...countOutcomes(tests) })),
    skipped: [...new Set(skipped)]
      .sort()
      .map((reason) => ({ reason, tests: skipped.filter((other) => other === reason).length })),
    checks: countChecks(steps),
  };
}

function rejectionReason({ command, testRun, steps }: ReportedRun, head: string): string | undefined {
  const { before, after, left } = testRun;
  const last = `The last ${command}`;
  if (left.length > 0) return `${last} left out: ${left.join(', ')}. Run all of it: ${command}`;
  const failed = testRun.steps.filter((step) => step.failed > 0).map(({ name }) => name);
  if (failed.length > 0) return `${last} failed in: ${failed.join(', ')}. Mend it, commit, and run ${command}`;
  const changed = [...new Set([...before.changed, ...after.changed])];
  if (changed.length > 0)
    return `${last} ran on files that no commit has. Commit, and run ${command}:\n${changed.join('\n')}`;
  if (!before.commit || before.commit !== after.commit)
    return `${last} did not begin and end on the same commit. Run it again: ${command}`;
  if (before.commit !== head)
    return `${last} ran on ${before.commit.slice(0, 10)}, and this is ${head.slice(0, 10)}. Run it here: ${command}`;
  const [begun, ended] = [new Date(testRun.begun), new Date(testRun.ended)];
  const others = steps.filter(
    (step) => step.begun < begun || step.begun > ended || step.tests.some(({ outcome }) => outcome === 'failed'),
  );
  if (others.length > 0)
    return `These reports are not of the last ${command}: ${others.map(({ name }) => name).join(', ')}. Run all of it: ${command}`;
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
