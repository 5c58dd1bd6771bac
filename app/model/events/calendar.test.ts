import { assert, date, property, string } from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../indiaTime.ts';
import { calendarFile } from './calendarFile.server.ts';

const SITE = 'https://example.org';

const camp = {
  id: 907,
  title: 'Camp for caste certificates; Thane, Raigad',
  description: 'Bring your papers.\nCome early.',
  venue: 'Konkan Bhavan, CBD Belapur',
  startDate: '2026-01-30',
  endDate: '2026-01-31',
  asOf: '2026-01-05',
};

/** Returns the value of a property after unfolding its lines. */
function propertyOf(file: string, name: string): string | undefined {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines.find((line) => line.startsWith(name))?.slice(name.length + 1);
}

const plain = (text = '') => text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('the calendar file of an event', () => {
  it('has exactly the lines that the standard requires', () => {
    expect(calendarFile(camp, 'en', SITE)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//example.org//events//EN',
        'BEGIN:VEVENT',
        'UID:event-907@example.org',
        'DTSTAMP:20260105T000000Z',
        'DTSTART;VALUE=DATE:20260130',
        'DTEND;VALUE=DATE:20260201',
        'SUMMARY;LANGUAGE=en:Camp for caste certificates\\; Thane\\, Raigad',
        'DESCRIPTION;LANGUAGE=en:Bring your papers.\\nCome early.',
        'LOCATION;LANGUAGE=en:Konkan Bhavan\\, CBD Belapur',
        'URL:https://example.org/notices/events/907',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('is read correctly by a calendar library', () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFile(camp, 'en', SITE)));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.summary).toBe(camp.title);
    expect(event.description).toBe(camp.description);
    expect(event.location).toBe(camp.venue);
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-01-30', '2026-02-01']);
  });

  it('has the same UID in Marathi and links to the Marathi page', () => {
    const file = calendarFile({ ...camp, title: 'जात प्रमाणपत्र शिबिर' }, 'mr', SITE);
    expect(propertyOf(file, 'UID')).toBe('event-907@example.org');
    expect(propertyOf(file, 'SUMMARY;LANGUAGE=mr')).toBe('जात प्रमाणपत्र शिबिर');
    expect(propertyOf(file, 'URL')).toBe('https://example.org/mr/notices/events/907');
  });

  it('has no line longer than 75 octets and splits no character', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = calendarFile({ ...camp, title: `शिबिर ${title}`.repeat(3) }, 'mr', SITE);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it('contains the exact title, whatever characters the title has', () => {
    assert(
      property(string({ unit: 'grapheme' }), (title) => {
        expect(plain(propertyOf(calendarFile({ ...camp, title }, 'en', SITE), 'SUMMARY;LANGUAGE=en'))).toBe(title);
      }),
    );
  });

  it('keeps line breaks of every kind in a text and replaces other control characters', () => {
    const file = calendarFile({ ...camp, description: 'one\r\ntwo\rthree\nfour\u0007five' }, 'en', SITE);
    expect(propertyOf(file, 'DESCRIPTION;LANGUAGE=en')).toBe('one\\ntwo\\nthree\\nfour five');
  });
});

describe('dayAfter', () => {
  it.each([
    ['2026-01-31', '2026-02-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
  ])('of %s is %s', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });

  it('returns a date whose midnight (UTC) is 24 hours later', () => {
    const days = date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    assert(
      property(days, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(Date.parse(dayAfter(day)) - Date.parse(day)).toBe(24 * 60 * 60 * 1000);
      }),
    );
  });
});
