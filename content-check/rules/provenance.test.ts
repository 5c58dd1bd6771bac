import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentFile } from '../text/texts.ts';
import { provenanceDays } from './provenance.ts';
import { securityContact } from './security-contact.ts';

const TODAY = '2026-03-10';

const found = (part: object, today = TODAY) => {
  const files: ContentFile[] = [{ file: 'content/offices/a.yaml', entry: { offices: { thane: part } } }];
  return provenanceDays(files, today).map(({ level, path, code, params }) =>
    [level, path.join('.'), code, ...Object.values(params).flatMap(Object.values)].join(' '),
  );
};
const createOffice = (days: object) => ({
  source: ['The department'],
  confidence: 'high',
  asOf: '2025-07-22',
  ...days,
});
const resolutionSource = { source: ['Government resolution 202603021735297922'] };

describe('provenance dates', () => {
  it('are accepted in this order: newest source, `asOf`, `reviewed`, `reviewDue`', () => {
    const days = { ...resolutionSource, asOf: '2026-03-02', reviewed: '2026-03-10', reviewDue: '2026-03-11' };
    expect(found(createOffice(days))).toEqual([]);
  });

  it.each([
    ['an asOf in the future', { asOf: '2026-03-11' }, 'error offices.thane.asOf dayInFuture 2026-03-11'],
    [
      'an asOf before the newest source',
      { ...resolutionSource, asOf: '2026-03-01' },
      'error offices.thane.asOf beforeNewestSource 2026-03-02',
    ],
    ['a review in the future', { reviewed: '2026-03-11' }, 'error offices.thane.reviewed dayInFuture 2026-03-11'],
    ['a review before asOf', { reviewed: '2025-07-21' }, 'error offices.thane.reviewed reviewedTooEarly 2025-07-22'],
    [
      'a next review that is not after the last one',
      { reviewed: '2026-01-01', reviewDue: '2026-01-01' },
      'error offices.thane.reviewDue reviewNotAfter 2026-01-01',
    ],
    ['a next review years ahead', { reviewDue: '2030-01-01' }, 'error offices.thane.reviewDue reviewTooFar 2028-03-10'],
    [
      'a next review that is not after asOf, without a review',
      { reviewDue: '2025-07-22' },
      'error offices.thane.reviewDue reviewNotAfter 2025-07-22',
    ],
  ])('are rejected with %s', (_, days, sentence) => {
    expect(found(createOffice(days), '2026-03-10').filter((line) => line.startsWith('error'))).toEqual([sentence]);
  });

  it('are rejected if a source is newer than the review, for any `asOf`', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date(TODAY), noInvalidDate: true });
    fc.assert(
      fc.property(days, days, (asOf, reviewed) => {
        const [state, review] = [asOf, reviewed].map((day) => day.toISOString().slice(0, 10));
        fc.pre(review !== undefined && review < '2026-03-02');
        expect(found(createOffice({ ...resolutionSource, asOf: state, reviewed: review }))).not.toEqual([]);
      }),
    );
  });

  it('are checked on a page that has only `asOf`', () => {
    const page: ContentFile = { file: 'content/pages/news.yaml', entry: { id: 'news', asOf: '2026-03-11' } };
    expect(provenanceDays([page], TODAY).map(({ path }) => path)).toEqual([['asOf']]);
  });

  it('do not include the `asOf` of an age condition', () => {
    const scheme = { ...createOffice({}), eligibility: [{ kind: 'age', min: 65, asOf: '2027-12-31' }] };
    expect(provenanceDays([{ file: 'content/schemes/a.yaml', entry: scheme }], TODAY)).toEqual([]);
  });

  it('cause a warning with the due date if the review is overdue', () => {
    expect(found(createOffice({ reviewDue: '2026-01-31' }))).toEqual([
      'warning offices.thane reviewOverdue 2026-01-31',
    ]);
  });
});

describe('the expiry of the security contact', () => {
  it.each([
    { now: '2027-01-20T12:00:00Z', level: undefined, title: 'is accepted months ahead' },
    { now: '2027-09-16T00:00:00Z', level: undefined, title: 'is accepted 60 days ahead' },
    { now: '2027-09-16T00:00:01Z', level: 'warning', title: 'is a warning in the last 60 days' },
    { now: '2027-11-14T23:59:59Z', level: 'warning', title: 'is a warning on the last day' },
    { now: '2027-11-15T00:00:01Z', level: 'error', title: 'is an error from the day of expiry' },
    { now: '2026-11-14T00:00:00Z', level: 'error', title: 'is an error more than a year ahead' },
  ])('$title', ({ now, level }) => {
    const files = [{ file: 'content/site.yaml', entry: { securityContactUntil: '2027-11-15' } }];
    expect(securityContact(files, new Date(now)).map((finding) => finding.level)).toEqual(level ? [level] : []);
  });
});
