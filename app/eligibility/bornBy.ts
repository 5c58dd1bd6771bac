import { lastBirthday } from './ages.ts';
import type { FinderScheme } from './catalogue.ts';

/** The day in the question `born`: 65 on 31 December 2023 is born on or before 31 December 1958. One for the whole catalogue. */
export function bornBy(catalogue: readonly FinderScheme[]): string | undefined {
  for (const { eligibility } of catalogue)
    for (const rule of eligibility)
      if (rule.kind === 'age' && rule.asOf !== undefined && rule.min !== undefined)
        return lastBirthday(rule.asOf, rule.min);
  return undefined;
}
