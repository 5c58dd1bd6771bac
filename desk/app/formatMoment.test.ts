import { expect, it } from 'vitest';
import { formatMoment, formatTime } from './formatMoment.ts';

it('a moment is written in the time of India, in the words of the language', () => {
  expect(formatMoment('2026-11-17T03:35:00.000Z', 'en')).toBe('17 November 2026, 09:05');
  expect(formatMoment('2026-11-17T03:35:00.000Z', 'mr')).toBe('१७ नोव्हेंबर, २०२६, सकाळी ९:०५');
});

it('the day changes at midnight in India', () => {
  expect(formatMoment('2026-11-17T18:29:00.000Z', 'en')).toBe('17 November 2026, 23:59');
  expect(formatMoment('2026-11-17T18:30:00.000Z', 'mr')).toBe('१८ नोव्हेंबर, २०२६, रात्री १२:००');
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
