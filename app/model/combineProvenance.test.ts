import { describe, expect, it } from 'vitest';
import { combineProvenance } from './combineProvenance.server.ts';

describe('the provenance of many entries', () => {
  it('names the oldest day that they describe, and the first that is due', () => {
    const entries = [
      { asOf: '2025-09-01', reviewDue: '2026-09-01' },
      { asOf: '2025-07-22', reviewDue: '2026-01-01' },
    ];
    expect(combineProvenance(entries)).toEqual({ asOf: '2025-07-22', reviewDue: '2026-01-01', since: true });
  });

  it('claims no review as long as one entry has none', () => {
    const entries = [{ asOf: '2025-07-22', reviewed: '2025-09-01' }, { asOf: '2025-07-22' }];
    expect(combineProvenance(entries)).toEqual({ asOf: '2025-07-22' });
  });

  it('names the oldest review once every entry has one', () => {
    const entries = ['2025-10-01', '2025-09-01'].map((reviewed) => ({ asOf: '2025-07-22', reviewed }));
    expect(combineProvenance(entries)).toEqual({ asOf: '2025-07-22', reviewed: '2025-09-01', since: true });
  });

  it('is undefined without entries', () => {
    expect(combineProvenance([])).toBeUndefined();
  });
});
