import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { findStatusIssues, statusIssueKinds } from './entryStatus.ts';
import type { ContentFile } from './text/texts.ts';

const TODAY = '2026-03-10';

const officeFile = (entry: unknown): ContentFile => ({ file: 'content/offices/a.yaml', entry });
const createOffice = (changes: object = {}) => ({
  source: ['Catalogue specification, section 2'],
  confidence: 'high',
  asOf: '2025-07-22',
  ...changes,
});

describe('issues of an entry', () => {
  it('are empty if it is confirmed, not a sample and not overdue', () => {
    expect(findStatusIssues(officeFile(createOffice({ reviewDue: '2026-04-01' })), TODAY)).toEqual([]);
  });

  it('name the affected part of the entry', () => {
    const group = {
      ...createOffice({ confidence: 'medium' }),
      offices: { thane: createOffice({ sample: true }), palghar: createOffice({ reviewDue: '2026-03-09' }) },
    };
    const issues = findStatusIssues(officeFile(group), TODAY);
    expect(issues.map(({ kind, path }) => `${path.join('.')}: ${kind}`)).toEqual([
      ': unconfirmed',
      'offices.thane: sample',
      'offices.palghar: overdue',
    ]);
    expect(statusIssueKinds(issues)).toEqual(['sample', 'overdue', 'unconfirmed']);
  });

  it('include the unknown address of a portal', () => {
    const portal = (is: string) =>
      statusIssueKinds(findStatusIssues(officeFile(createOffice({ state: { is } })), TODAY));
    expect([portal('ok'), portal('unknown')]).toEqual([[], ['addressUnknown']]);
  });

  it('include “overdue” from the day after reviewDue', () => {
    const due = (reviewDue: string) => findStatusIssues(officeFile(createOffice({ reviewDue })), TODAY).length === 0;
    expect([due('2026-03-09'), due('2026-03-10'), due('2026-03-11')]).toEqual([false, true, true]);
  });

  it('never include “overdue” without reviewDue', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (now) => {
        expect(findStatusIssues(officeFile(createOffice()), now.toISOString().slice(0, 10))).toEqual([]);
      }),
    );
  });

  it('include “overdue” on all later days once the entry is overdue', () => {
    const days = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map(dayInIndia);
    fc.assert(
      fc.property(days, days, days, (reviewDue, ...pair) => {
        const [earlier = '', later = ''] = pair.sort();
        const overdue = (today: string) => findStatusIssues(officeFile(createOffice({ reviewDue })), today).length > 0;
        expect(!overdue(earlier) || overdue(later)).toBe(true);
      }),
    );
  });
});

describe('dayInIndia', () => {
  it('starts the day 5.5 hours earlier than UTC', () => {
    expect(dayInIndia(new Date('2026-03-09T18:29:59Z'))).toBe('2026-03-09');
    expect(dayInIndia(new Date('2026-03-09T18:30:00Z'))).toBe('2026-03-10');
  });
});
