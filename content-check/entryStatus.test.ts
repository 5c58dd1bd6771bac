import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { findStatusIssues, statusIssueKinds } from './entryStatus.ts';
import type { ContentFile } from './text/texts.ts';

const TODAY = '2026-03-10';

const aFile = (entry: unknown): ContentFile => ({ file: 'content/offices/a.yaml', entry });
const anOffice = (with_: object = {}) => ({
  source: ['Catalogue specification, section 2'],
  confidence: 'high',
  asOf: '2025-07-22',
  ...with_,
});

describe('the state of an entry', () => {
  it('is complete when it is confirmed, real and reviewed in time', () => {
    expect(findStatusIssues(aFile(anOffice({ reviewDue: '2026-04-01' })), TODAY)).toEqual([]);
  });

  it('names each flaw and the part that has it', () => {
    const group = {
      ...anOffice({ confidence: 'medium' }),
      offices: { thane: anOffice({ sample: true }), palghar: anOffice({ reviewDue: '2026-03-09' }) },
    };
    const flaws = findStatusIssues(aFile(group), TODAY);
    expect(flaws.map(({ kind, path }) => `${path.join('.')}: ${kind}`)).toEqual([
      ': unconfirmed',
      'offices.thane: sample',
      'offices.palghar: overdue',
    ]);
    expect(statusIssueKinds(flaws)).toEqual(['sample', 'overdue', 'unconfirmed']);
  });

  it('lacks an address when its portal has none that is known', () => {
    const portal = (is: string) => statusIssueKinds(findStatusIssues(aFile(anOffice({ state: { is } })), TODAY));
    expect([portal('ok'), portal('unknown')]).toEqual([[], ['addressUnknown']]);
  });

  it('is overdue from the day after the one by which it was to be checked', () => {
    const due = (reviewDue: string) => findStatusIssues(aFile(anOffice({ reviewDue })), TODAY).length === 0;
    expect([due('2026-03-09'), due('2026-03-10'), due('2026-03-11')]).toEqual([false, true, true]);
  });

  it('is never overdue when no day was set, however old it is', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (now) => {
        expect(findStatusIssues(aFile(anOffice()), now.toISOString().slice(0, 10))).toEqual([]);
      }),
    );
  });

  it('once overdue stays overdue until somebody reviews it', () => {
    const days = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map(dayInIndia);
    fc.assert(
      fc.property(days, days, days, (reviewDue, one, other) => {
        const [earlier = '', later = ''] = [one, other].sort();
        const overdue = (today: string) => findStatusIssues(aFile(anOffice({ reviewDue })), today).length > 0;
        expect(!overdue(earlier) || overdue(later)).toBe(true);
      }),
    );
  });
});

describe('the day', () => {
  it('is that of India: it begins five and a half hours before the day of Greenwich', () => {
    expect(dayInIndia(new Date('2026-03-09T18:29:59Z'))).toBe('2026-03-09');
    expect(dayInIndia(new Date('2026-03-09T18:30:00Z'))).toBe('2026-03-10');
  });
});
