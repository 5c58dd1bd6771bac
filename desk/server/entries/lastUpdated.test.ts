import { expect, it } from 'vitest';
import { withLastUpdated } from './entryStore.ts';

it.each([
  { before: '2026-03-01', now: '2026-03-03T00:00:00Z', after: '2026-03-03' },
  { before: '2026-03-01', now: '2026-03-02T20:00:00Z', after: '2026-03-03' },
  { before: '2026-03-05', now: '2026-03-03T00:00:00Z', after: '2026-03-05' },
])(
  'the day of the last update is $after after a change at $now if it was $before: the date in India, but never an earlier one',
  ({ before, now, after }) => {
    const text = (day: string) => `# of the whole site\nlastUpdated: '${day}'\naddress: https://x.example\n`;
    expect(withLastUpdated(text(before), new Date(now))).toBe(text(after));
  },
);
