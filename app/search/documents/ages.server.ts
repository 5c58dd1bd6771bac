import { schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import type { SearchDocument } from '../entries.ts';

const OLDEST = 110;

/** Returns the lowest and highest age of the people whom a scheme is for, whatever else it depends on. */
export function agesOf({ eligibility }: Scheme): { min: number; max: number }[] {
  const rules = eligibility.filter((rule) => rule.kind === 'age').filter(({ course }) => course === undefined);
  if (rules.length === 0) return [];
  return [
    {
      min: Math.min(...rules.map(({ min, above }) => min ?? above ?? 0)),
      max: Math.max(...rules.map(({ max }) => max ?? OLDEST)),
    },
  ];
}

/** Returns the ages of the schemes of a situation, if all of them depend on age. */
export function agesOfAll(ids: readonly string[]): SearchDocument['ages'] {
  const ages = schemes.filter(({ id }) => ids.includes(id)).map(agesOf);
  return ages.every((bounds) => bounds.length > 0) ? ages.flat() : [];
}
