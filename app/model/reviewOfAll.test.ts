import { describe, expect, it } from 'vitest';
import { reviewOfAll } from './reviewOfAll.server.ts';

describe('the review of many entries', () => {
  it('is as old as the oldest, and due when the first is due', () => {
    const entries = [
      { reviewed: '2025-09-01', reviewDue: '2026-09-01' },
      { reviewed: '2025-07-22', reviewDue: '2026-01-01' },
      { reviewed: '2025-08-01' },
    ];
    expect(reviewOfAll(entries)).toEqual({ reviewed: '2025-07-22', reviewDue: '2026-01-01', since: true });
  });

  it('is one day when all were looked at on it, with no next day where none was set', () => {
    expect(reviewOfAll([{ reviewed: '2025-07-22' }, { reviewed: '2025-07-22' }])).toEqual({ reviewed: '2025-07-22' });
  });

  it('is not claimed of nothing', () => {
    expect(reviewOfAll([])).toBeUndefined();
  });
});
