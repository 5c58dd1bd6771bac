import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia, timeInIndia } from '#app/model/indiaTime.ts';
import { formatMoment, formatNearMoment, formatTime, formatWeekday, momentInIndia } from './formatMoment.ts';

it('a moment is written in the time of India, in the words of the language', () => {
  expect(formatMoment('2026-11-17T03:35:00.000Z', 'en')).toBe('17 November 2026, 09:05');
  expect(formatMoment('2026-11-17T03:35:00.000Z', 'mr')).toBe('१७ नोव्हेंबर २०२६, सकाळी ९:०५');
});

it('the day changes at midnight in India', () => {
  expect(formatMoment('2026-11-17T18:29:00.000Z', 'en')).toBe('17 November 2026, 23:59');
  expect(formatMoment('2026-11-17T18:30:00.000Z', 'mr')).toBe('१८ नोव्हेंबर २०२६, रात्री १२:००');
});

it.each([
  ['00:30', 'सकाळी ६:००'],
  ['23:30', 'पहाटे ५:००'],
  ['06:30', 'दुपारी १२:००'],
  ['10:30', 'सायंकाळी ४:००'],
  ['14:30', 'रात्री ८:००'],
])('the part of the day at %s UTC', (utc, expected) => {
  expect(formatTime(`2026-11-17T${utc}:00.000Z`, 'mr')).toBe(expected);
});

it('a moment is written with its weekday, in the day of India', () => {
  expect(formatWeekday('2026-11-20T20:00:00Z', 'en')).toBe('Saturday, 21 November 2026, 01:30');
  expect(formatWeekday('2026-11-20T05:50:00Z', 'mr')).toBe('शुक्रवार, २० नोव्हेंबर २०२६, सकाळी ११:२०');
});

describe('a near moment', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T03:30:00Z', 'today 09:00', 'आज सकाळी ९:००'],
    ['2026-11-19T03:30:00Z', 'yesterday 09:00', 'काल सकाळी ९:००'],
    ['2026-11-20T19:00:00Z', 'tomorrow 00:30', 'उद्या रात्री १२:३०'],
    ['2026-11-17T03:30:00Z', '17 November, 09:00', '१७ नोव्हेंबर, सकाळी ९:००'],
    ['2025-11-17T03:30:00Z', '17 November 2025, 09:00', '१७ नोव्हेंबर २०२५, सकाळी ९:००'],
  ])('%s is “%s” and “%s”', (moment, en, mr) => {
    expect(formatNearMoment(moment, now, 'en')).toBe(en);
    expect(formatNearMoment(moment, now, 'mr')).toBe(mr);
  });
});

it('a day and a time in India give the moment that has them', () => {
  const minute = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(minute, (date) => {
      const moment = momentInIndia(dayInIndia(date), timeInIndia(date)) ?? '';
      expect(Math.abs(Date.parse(moment) - date.getTime())).toBeLessThan(60_000);
    }),
  );
  expect(momentInIndia('', '09:00')).toBeUndefined();
  expect(momentInIndia('2026-11-20', '')).toBeUndefined();
});
