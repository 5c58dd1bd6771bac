import { describe, expect, it } from 'vitest';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { fitted } from './fit.server.ts';
import { sheetIn } from './sheet.server.ts';

const [scheme] = schemes as [Scheme];
const line = {
  en: 'A step of some length that fills more than one line of the paper.',
  mr: 'कागदावर एकापेक्षा अधिक ओळी व्यापणारा टप्पा.',
};
const withSteps = (count: number): Scheme => ({
  ...scheme,
  apply: { ...scheme.apply, steps: [{ channel: 'office', lines: Array.from({ length: count }, () => line) }] },
});
const paperOf = (one: Scheme) => fitted(sheetIn(one, 'en'), sheetIn(one, 'mr'));

describe('the letters of the sheet', () => {
  it('are smaller the more there is to say, and both languages have smaller ones than one', () => {
    const sizes = [2, 10, 20, 30].map((count) => paperOf(withSteps(count)));
    expect(sizes.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size).sort((a, b) => b - a));
    for (const { size, sizeOfBoth } of sizes) expect(sizeOfBoth).toBeLessThan(size);
  });

  it('leave steps behind only in both languages, and then say how many', () => {
    const { own, other, sizeOfBoth } = paperOf(withSteps(20));
    expect(sizeOfBoth).toBe(7.5);
    expect(own.stepsOfBoth).toBeLessThan(20);
    expect(own.more).toBe(`${20 - own.stepsOfBoth} more steps are on the site.`);
    expect(other.stepsOfBoth).toBe(own.stepsOfBoth);
    expect(other.more).toContain('संकेतस्थळावर');
  });

  it('are smaller where a report that is not confirmed stands on the sheet', () => {
    const text = { en: line.en.repeat(20), mr: line.mr.repeat(20) };
    const reported = { text, ask: scheme.apply.bodies[0] ?? '', source: ['https://news.example/a'] };
    const [without, doubted] = [
      { ...withSteps(10), reported: undefined },
      { ...withSteps(10), reported },
    ];
    expect(sheetIn(doubted, 'mr').reported).toContain(text.mr);
    expect(paperOf(doubted).size).toBeLessThan(paperOf(without).size);
  });

  it('leave nothing behind of a short scheme', () => {
    const { own } = paperOf(withSteps(2));
    expect([own.stepsOfBoth, own.more]).toEqual([2, undefined]);
  });
});
