import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateParts, formatDate } from './dates.ts';

describe('a date', () => {
  it.each([
    { isoDay: '2025-07-22', en: '22 July 2025', mr: '२२ जुलै २०२५' },
    { isoDay: '2023-12-31', en: '31 December 2023', mr: '३१ डिसेंबर २०२३' },
    { isoDay: '2015-04-01', en: '1 April 2015', mr: '१ एप्रिल २०१५' },
  ])('$isoDay is written $en and $mr', ({ isoDay, en, mr }) => {
    expect(formatDate(isoDay, 'en')).toBe(en);
    expect(formatDate(isoDay, 'mr')).toBe(mr);
  });

  it('has the en-GB format in English', () => {
    const british = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        expect(formatDate(date.toISOString().slice(0, 10), 'en')).toBe(british.format(date));
      }),
    );
  });

  it('is split into a numeric day, a month name and a year', () => {
    expect(dateParts('2025-06-05', 'mr')).toEqual({ day: 5, month: 'जून', year: '२०२५' });
  });

  it.each(['', 'today', '22/07/2025', '22-07-2025', '2025-13-01', '2025-07', '2025-00-10', '22 July 2025'])(
    'is rejected when it is written "%s"',
    (isoDay) => {
      expect(() => formatDate(isoDay, 'en')).toThrow(`Not an ISO day: ${isoDay}`);
    },
  );
});
