import { describe, expect, it } from 'vitest';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { fitToPage } from './fitToPage.server.ts';
import { collectSheet } from './sheet.server.ts';

const [scheme] = schemes as [Scheme];
const line = {
  en: 'A step of some length that fills more than one line of the paper.',
  mr: 'कागदावर एकापेक्षा अधिक ओळी व्यापणारा टप्पा.',
};
const withSteps = (count: number): Scheme => ({
  ...scheme,
  apply: { ...scheme.apply, steps: [{ channel: 'office', lines: Array.from({ length: count }, () => line) }] },
});
const fitScheme = (entry: Scheme) => fitToPage(collectSheet(entry, 'en'), collectSheet(entry, 'mr'));

describe('the layout of a sheet', () => {
  it('uses smaller fonts for more text, and for two languages', () => {
    const sizes = [2, 10, 20, 30].map((count) => fitScheme(withSteps(count)));
    expect(sizes.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size).sort((a, b) => b - a));
    for (const { size, bilingualSize } of sizes) expect(bilingualSize).toBeLessThan(size);
  });

  it('omits the last steps of a long bilingual sheet and states their number', () => {
    const { own, other, bilingualSize } = fitScheme(withSteps(20));
    expect(bilingualSize).toBe(7.5);
    expect(own.bilingualSteps).toBeLessThan(20);
    expect(own.more).toBe(`${20 - own.bilingualSteps} more steps are on the site.`);
    expect(other.bilingualSteps).toBe(own.bilingualSteps);
    expect(other.more).toContain('संकेतस्थळावर');
  });

  it('uses a smaller font when the sheet contains an unconfirmed report', () => {
    const text = { en: line.en.repeat(20), mr: line.mr.repeat(20) };
    const reported = { text, ask: scheme.apply.bodies[0] ?? '', source: ['https://news.example/a'] };
    const [withoutReport, withReport] = [
      { ...withSteps(10), reported: undefined },
      { ...withSteps(10), reported },
    ];
    expect(collectSheet(withReport, 'mr').reported).toContain(text.mr);
    expect(fitScheme(withReport).size).toBeLessThan(fitScheme(withoutReport).size);
  });

  it('omits no steps of a short scheme', () => {
    const { own } = fitScheme(withSteps(2));
    expect([own.bilingualSteps, own.more]).toEqual([2, undefined]);
  });
});
