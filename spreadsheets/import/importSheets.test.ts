import { describe, expect, it } from 'vitest';
import type { Entry } from '../schema/entries.ts';
import { formatCompared, formatDifferences, formatMissingRows } from './importSheets.ts';
import type { Plan } from './plan.ts';

const entry = (id: string, text: string): [string, Entry] => [id, { id, file: `schemes/${id}.yaml`, text, item: {} }];
const plan = (part: Partial<Plan>): Plan => ({
  entries: new Map([entry('old', 'id: old'), entry('new', '')]),
  changed: new Set(),
  differences: [],
  problems: [],
  compared: [],
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
    expect(formatDifferences(plan({ differences }))).toBe(`content/schemes/old.yaml
  Sheet Schemes, row 3, column B (Name) · नाव
    - One
    - Two
    + (empty · रिकामे)
  Sheet Schemes
    - a
    + b

content/schemes/new.yaml (new · नवी नोंद)
  Sheet Schemes, row 3, column B (Name) · नाव
    - (empty · रिकामे)
    + c

content/gone
  Sheet Schemes, row 3, column B (Name) · नाव
    - d
    + e`);
  });

  it('lists only the first ten missing rows', () => {
    const rows = (count: number) =>
      formatMissingRows(
        plan({ missing: Array.from({ length: count }, (_, row) => ({ keys: ['old', String(row)], sheet: 'Steps' })) }),
      );
    expect(rows(1)).toBe(
      '1 row is not in the sheets. Nothing is deleted because of it; to delete, edit the file in content/.\n' +
        '१ ओळ तक्त्यांत नाही. त्यामुळे काहीही पुसले जात नाही; पुसायचे असल्यास content/ मधील फाइल बदला.\n' +
        '  Steps: old / 0',
    );
    expect(rows(10)).toMatch(/^10 rows are not .*\n१० ओळी तक्त्यांत नाहीत.*(\n {2}Steps: old \/ \d){10}$/);
    expect(rows(11)).toMatch(/^11 rows are not .*\n११ ओळी तक्त्यांत नाहीत.*(\n {2}Steps: old \/ \d){10}\n {2}…$/);
  });

  it('says how many rows of which sheet were compared', () => {
    const compared = [
      { sheet: 'Hostels · वसतिगृहे', rows: 35 },
      { sheet: 'Photos', rows: 1 },
    ];
    expect(formatCompared(plan({ compared }))).toBe(
      'Compared with the content · मजकुराशी पडताळले:\n' +
        '  Hostels · वसतिगृहे: 35 rows · ३५ ओळी\n' +
        '  Photos: 1 row · १ ओळ',
    );
  });
});
