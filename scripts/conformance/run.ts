import type { Conformance, Run } from '#app/model/conformance/schema.server.ts';
import type { RanTest, StepReport } from './reports.ts';

/** The day in India. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** What the reports say of the tests that the conformance names, and how many tests ran in each step. */
export function runOf({ checks }: Conformance, steps: StepReport[], commit: string): Run {
  const tests = steps.flatMap((step) => step.tests);
  const names = [...new Set(Object.values(checks).flatMap((check) => check.tests ?? []))].sort();
  const begun = Math.min(...steps.map((step) => step.begun.getTime()));
  return {
    date: indianDay.format(begun),
    commit,
    steps: steps.map((step) => ({ name: step.name, ...countOutcomes(step.tests) })),
    tests: Object.fromEntries(names.map((name) => [name, resultOf(name, tests)])),
  };
}

function countOutcomes(tests: RanTest[]) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of tests) counts[outcome] += 1;
  return counts;
}

/**
 * How the tests below a name ended: a file, a group or a test, with * for any words. One that failed or was skipped
 * decides for all; `tests` says for how many the name stands.
 */
export function resultOf(name: string, tests: RanTest[]): Run['tests'][string] {
  const pattern = name.split('*').map(literally).join('[^›]*');
  const below = new RegExp(`^${pattern}( › |$)`);
  const outcomes = tests.filter((test) => below.test(test.name)).map(({ outcome }) => outcome);
  const worst = (['failed', 'skipped'] as const).find((outcome) => outcomes.includes(outcome));
  return { outcome: outcomes.length === 0 ? 'missing' : (worst ?? 'passed'), tests: outcomes.length };
}

const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
