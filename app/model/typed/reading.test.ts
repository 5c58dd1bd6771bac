import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isoDate, pdfFile, percent, sitePath, slug, wholeNumber } from '../fields.server.ts';
import { parseValue, problemsWhile } from '../load.server.ts';
import { readDay } from './readDay.ts';
import { readNumber } from './readNumber.ts';

const NOW = new Date('2026-03-10T06:00:00Z');

describe('a number', () => {
  it.each([
    ['', undefined],
    [' ', undefined],
    ['7.5', 7.5],
    ['0', 0],
    ['150000', 150_000],
    ['1,50,000', 150_000],
    ['150,000', 150_000],
    ['1,500', 1500],
    ['12,34,567.5', 1_234_567.5],
    ['1,234,567.25', 1_234_567.25],
    ['१,५०,०००', 150_000],
    ['७.५', 7.5],
    ['૧૫૦૦', 1500],
    ['１５００', 1500],
    ['₹500', 500],
    ['₹ 1,50,000/-', 150_000],
    ['Rs. 500', 500],
    ['रु. ५००', 500],
    ['\u00A0500\u202C', 500],
    ['1.5 lakh', 150_000],
    ['१.५ लाख', 150_000],
    ['1.005 lakh', 100_500],
    ['2 crore', 20_000_000],
    ['२ कोटी', 20_000_000],
    ['5 हजार', 5000],
  ])('%j is read as %j', (typed, value) => {
    expect(readNumber(typed)).toEqual({ value });
  });

  it.each([
    ['7,5', 'commaForPoint', { right: '7.5' }],
    ['७,५', 'commaForPoint', { right: '7.5' }],
    ['1,00', 'commaForPoint', { right: '1.00' }],
    ['1,50,00', 'wrongCommas', {}],
    ['0,500', 'wrongCommas', {}],
    ['1,5,000', 'wrongCommas', {}],
    ['1 5', 'notNumber', {}],
    ['1.2.3', 'notNumber', {}],
    ['1.50.000', 'notNumber', {}],
    ['-1', 'notNumber', {}],
    ['about 80', 'notNumber', {}],
    ['1.5 लाखांपर्यंत', 'notNumber', {}],
    ['50%', 'notNumber', {}],
    ['1e5', 'notNumber', {}],
    ['9'.repeat(30), 'notNumber', {}],
    ['#REF!', 'sheetError', { found: '#REF!' }],
    ['#N/A', 'sheetError', { found: '#N/A' }],
  ])('%j is refused with the reason', (typed, code, params) => {
    expect(readNumber(typed)).toEqual({ problem: { code, params } });
  });

  it('may have a percent sign in a field of percents', () => {
    for (const typed of ['50%', '५०%', '50 percent', '५० टक्के', '50'])
      expect(readNumber(typed, { isPercent: true })).toEqual({ value: 50 });
  });
});

describe('a day', () => {
  it.each([
    ['', undefined],
    ['2025-05-04', '2025-05-04'],
    ['2025/5/4', '2025-05-04'],
    ['04/05/2025', '2025-05-04'],
    ['4.5.2025', '2025-05-04'],
    ['२०-०३-२०२५', '2025-03-20'],
    [' 4-5-2025 ', '2025-05-04'],
    ['4 May 2025', '2025-05-04'],
    ['4 may, 2025', '2025-05-04'],
    ['4-Sept-2025', '2025-09-04'],
    ['४ मे २०२५', '2025-05-04'],
    ['२२ जुलै २०२५', '2025-07-22'],
    ['4.5.25', '2025-05-04'],
    ['04 05 25', '2025-05-04'],
    ['26-1-50', '1950-01-26'],
    ['26-1-46', '2046-01-26'],
  ])('%j is read as %j, as India writes days', (typed, value) => {
    expect(readDay(typed, NOW)).toEqual({ value });
  });

  it.each([
    ['26-1-47', 'notYear'],
    ['26-1-49', 'notYear'],
    ['31/2/2025', 'notDay'],
    ['12/31/2025', 'notDay'],
    ['4/5-2025', 'notDay'],
    ['May 2025', 'notDay'],
    ['4 Ma 2025', 'notDay'],
    ['45870', 'notDay'],
    ['soon', 'notDay'],
    ['#VALUE!', 'sheetError'],
  ])('%j is refused with the reason', (typed, code) => {
    expect(readDay(typed, NOW)).toMatchObject({ problem: { code } });
  });
});

describe('the schemas', () => {
  const problem = (schema: z.ZodType, value: unknown) =>
    problemsWhile(() => parseValue('content/a.yaml', { a: value }, z.strictObject({ a: schema })))[0];

  it.each(['0025-04-05', '2925-04-05', '1949-12-31', '0026-12-31'])('refuse the day %s and name the range', (day) => {
    expect(problem(isoDate, day)).toMatchObject({ code: 'dayOutOfRange', params: { from: { day: '1950-01-01' } } });
  });

  it('accept days from 1950 to twenty years ahead', () => {
    for (const day of ['1950-01-01', '2025-02-28', `${new Date().getFullYear() + 19}-12-31`])
      expect(problem(isoDate, day)).toBeUndefined();
  });

  it('refuse a percent below one, which may be half of everything, and say what to write', () => {
    expect(problem(percent, 0.5)).toMatchObject({ code: 'percentBelowOne', params: { right: 50 } });
    for (const value of [0, 1, 7.5, 100]) expect(problem(percent, value)).toBeUndefined();
  });

  it('refuse names that Windows cannot keep', () => {
    for (const id of ['con', 'nul', 'com1', 'lpt9']) expect(problem(slug, id)).toMatchObject({ code: 'reservedName' });
    for (const path of ['/pdfs/con.pdf', '/pdfs/aux/a.pdf', '/pdfs/Nul.en.pdf'])
      expect(problem(pdfFile, path)).toMatchObject({ code: 'reservedName' });
    for (const id of ['concession', 'com', 'auxiliary']) expect(problem(slug, id)).toBeUndefined();
  });

  it('refuse a path of the site that cannot be decoded', () => {
    expect(problem(sitePath, '/%zz')).toMatchObject({ code: 'notSitePath' });
  });

  it('explain texts in place of numbers and days as the form reads them', () => {
    expect(problem(wholeNumber, '7,5')).toMatchObject({ code: 'commaForPoint', params: { right: '7.5' } });
    expect(problem(wholeNumber, '1500')).toMatchObject({ code: 'notNumber' });
    expect(problem(isoDate, '26-1-48')).toMatchObject({ code: 'notYear' });
    expect(problem(isoDate, '2025-02-30')).toMatchObject({ code: 'notDay' });
  });
});
