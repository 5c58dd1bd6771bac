import { assert, constantFrom, date, option, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventSchema } from '../events/schema.server.ts';
import { startOfDayInIndia } from '../indiaTime.ts';
import { noticeSchema } from '../notices/schema.server.ts';
import * as pageOf from '../pageOf.ts';
import { listRetired } from './kinds.server.ts';
import { expired, inForce, isExpired, withoutRetired } from './rules.ts';

const admission = { id: 'made-up-admission', expires: '2026-06-30' };
const resolution = { id: 'resolution', expires: undefined };

describe('a notice with a last day', { tags: ['conformance/past'] }, () => {
  it.each([
    { day: '2026-06-29', inForce: true, when: 'before its last day' },
    { day: '2026-06-30', inForce: true, when: 'on its last day' },
    { day: '2026-07-01', inForce: false, when: 'on the day after' },
  ])('is in force: $inForce, $when', ({ day, inForce }) => {
    expect(isExpired(admission, startOfDayInIndia(day))).toBe(!inForce);
  });

  it('expires at midnight in India, not at midnight in London', () => {
    expect(isExpired(admission, new Date('2026-06-30T23:59:59+05:30'))).toBe(false);
    expect(isExpired(admission, new Date('2026-06-30T19:00:00Z'))).toBe(true);
  });
});

it('a notice without a last day never expires', () => {
  expect(isExpired(resolution, startOfDayInIndia('2099-01-01'))).toBe(false);
});

describe('the archive', { tags: ['conformance/past'] }, () => {
  it('lists expired entries, the latest first, each with the day after its last day', () => {
    const older = { id: 'older', expires: '2025-12-31' };
    expect(expired([older, resolution, admission], startOfDayInIndia('2026-08-01'))).toEqual([
      { ...admission, since: '2026-07-01' },
      { ...older, since: '2026-01-01' },
    ]);
  });

  it('and the list of entries in force together contain each entry exactly once', () => {
    const days = date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }).map((moment) =>
      moment.toISOString().slice(0, 10),
    );
    const entries = uniqueArray(constantFrom('a', 'b', 'c', 'd')).chain((ids) =>
      option(days, { nil: undefined }).map((expires) => ids.map((id) => ({ id, expires }))),
    );
    assert(
      property(entries, days, (all, day) => {
        const asOf = startOfDayInIndia(day);
        const ids = [...expired(all, asOf), ...inForce(all, asOf)].map(({ id }) => id);
        expect(ids.sort()).toEqual(all.map(({ id }) => id).sort());
      }),
    );
  });
});

describe('a last day is rejected', () => {
  const both = { en: 'Admission', mr: 'प्रवेश' };
  const sure = { source: ['The office'], confidence: 'high', asOf: '2026-06-01' };

  it('when it is before the date of the notice', () => {
    const text = { title: both, paragraphs: [{ heading: both, lines: [both] }] };
    const notice = { id: 'admission', title: both, date: '2026-06-01', text, ...sure };
    expect(noticeSchema.safeParse({ ...notice, expires: '2026-06-01' }).success).toBe(true);
    expect(noticeSchema.safeParse({ ...notice, expires: '2026-05-31' }).error?.issues[0]?.path).toEqual(['expires']);
  });

  it('when it is before the end of the event', () => {
    const event = {
      id: 7,
      title: both,
      description: both,
      image: '/pictures/albums/training-1.svg',
      imageAlt: both,
      postedDate: '2026-06-01',
      startDate: '2026-06-10',
      endDate: '2026-06-11',
      venue: both,
      fullDescription: [both],
      ...sure,
    };
    expect(eventSchema.safeParse({ ...event, expires: '2026-12-31' }).success).toBe(true);
    expect(eventSchema.safeParse({ ...event, expires: '2026-06-10' }).error?.issues[0]?.path).toEqual(['expires']);
  });
});

describe('a retired entry', { tags: ['conformance/past'] }, () => {
  const retired = { on: '2027-04-01', why: { en: 'A new scheme has come.', mr: 'नवी योजना आली आहे.' } };
  const closed = { id: 'old-grant', title: { en: 'Old grant', mr: 'जुने अनुदान' }, retired };
  const open = { id: 'new-grant', title: { en: 'New grant', mr: 'नवे अनुदान' }, retired: undefined };
  const schemes = {
    files: 'schemes/*.yaml',
    name: 'schemes',
    schema: z.unknown(),
    page: pageOf.schemes,
    ownPages: true,
    list: '/scheme',
  } as const;

  it.each([
    { day: '2027-03-31', listed: ['old-grant', 'new-grant'], archived: [] },
    { day: '2027-04-01', listed: ['new-grant'], archived: ['old-grant'] },
    { day: '2027-04-02', listed: ['new-grant'], archived: ['old-grant'] },
  ])(
    'is in the archive only from its date: on $day, listed $listed, archived $archived',
    ({ day, listed, archived }) => {
      const asOf = startOfDayInIndia(day);
      const all = [closed, open];
      expect(withoutRetired(all, asOf).map(({ id }) => id)).toEqual(listed);
      expect(listRetired(schemes, all, asOf).map(({ id }) => id)).toEqual(archived);
    },
  );

  it('keeps its page, its reason and every file that it references', () => {
    const notice = { ...closed, pdfUrl: { en: '/pdfs/notices/a.en.pdf', mr: '/pdfs/notices/a.mr.pdf' } };
    const [entry] = listRetired(schemes, [notice], startOfDayInIndia('2027-04-01'));
    expect(entry).toMatchObject({
      ...retired,
      page: '/scheme/old-grant',
      files: ['/pdfs/notices/a.en.pdf', '/pdfs/notices/a.mr.pdf'],
    });
  });
});
