import { dayInIndia } from '#app/model/indiaTime.ts';
import type { FinderScheme } from './catalogue.ts';

/** Returns today's ISO date by the device, or the latest day on which a scheme was checked if the device's clock is behind it. */
export function findToday(catalogue: readonly Pick<FinderScheme, 'asOf' | 'reviewed'>[], now: Date): string {
  const days = catalogue.map(({ asOf, reviewed = asOf }) => reviewed);
  return [...days, dayInIndia(now)].sort().pop() as string;
}
