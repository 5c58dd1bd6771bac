import { describe, expect, it } from 'vitest';
import type { Entry } from '../schema/entries.ts';
import { formatDifferences, formatMissingRows } from './importSheets.ts';
import type { Plan } from './plan.ts';

const entry = (id: string, text: string): [string, Entry] => [id, { id, file: `schemes/${id}.yaml`, text, item: {} }];
const plan = (part: Partial<Plan>): Plan => ({
  entries: new Map([entry('old', 'id: old'), entry('new', '')]),
  changed: new Set(),
  differences: [],
  problems: [],
  missing: [],
  places: new Map(),
  ...part,
});
const place = { sheet: 'Schemes', row: 3, column: 'B', heading: { en: 'Name', mr: 'नाव' } };

describe('the output of an import', () => {
  it('lists old and new values grouped by file', () => {
    const differences = [
      { id: 'old', from: 'One\nTwo', to: '', place },
      { id: 'old', from: 'a', to: 'b', place: { sheet: 'Schemes' } },
      { id: 'new', from: '', to: 'c', place },
      { id: 'gone', from: 'd', to: 'e', place },
    ];
    expect(formatDifferences(plan({ differences }))).toMatchSnapshot();
  });

  it('lists only the first ten missing rows', () => {
    const rows = (count: number) =>
      formatMissingRows(
        plan({ missing: Array.from({ length: count }, (_, row) => ({ keys: ['old', String(row)], sheet: 'Steps' })) }),
      );
    expect([rows(1), rows(10), rows(11)]).toMatchSnapshot();
  });
});
