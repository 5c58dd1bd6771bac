import { describe, expect, it } from 'vitest';
import { combineProvenance } from './combineProvenance.server.ts';

describe('the provenance of many entries', () => {
  it('has the oldest `asOf` and the earliest `reviewDue` of the entries', () => {
    const entries = [
      { asOf: '2025-09-01', reviewDue: '2026-09-01' },
      { asOf: '2025-07-22', reviewDue: '2026-01-01' },
    ];
    expect(combineProvenance(entries)).toEqual({ asOf: '2025-07-22', reviewDue: '2026-01-01', since: true });
  });

  it('has no `reviewed` if any entry has none', () => {
    const entries = [{ asOf: '2025-07-22', reviewed: '2025-09-01' }, { asOf: '2025-07-22' }];
    expect(combineProvenance(entries)).toEqual({ asOf: '2025-07-22' });
  });

  it('has the oldest `reviewed` if every entry has one', () => {
    const entries = ['2025-10-01', '2025-09-01'].map((reviewed) => ({ asOf: '2025-07-22', reviewed }));
    expect(combineProvenance(entries)).toEqual({ asOf: '2025-07-22', reviewed: '2025-09-01', since: true });
  });

  it('is undefined without entries', () => {
    expect(combineProvenance([])).toBeUndefined();
  });
});
