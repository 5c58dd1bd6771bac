import { expect, it } from 'vitest';
import type { FormSchema } from '../../server/forms.ts';
import { differenceRows } from './differenceRows.ts';

const form = (rupees: string, note: string, certain: string): FormSchema => ({
  properties: {
    benefits: { title: 'Benefit', items: { properties: { rupees: { title: rupees } } } },
    note: { title: note, control: 'bilingual' },
    confidence: { title: 'Certainty', oneOf: [{ const: 'high', title: certain }] },
  },
});
const forms = { en: form('Rupees', 'Note', 'Certain'), mr: form('रुपये', 'टीप', 'खात्रीचे') };
const note = (en: string, mr: string) => ({ note: { en, mr } });

it('a changed amount is one row with its name and its text in both languages', () => {
  const [row, ...others] = differenceRows(forms, { benefits: [{ rupees: 1500 }] }, { benefits: [{ rupees: 2000 }] });
  expect(others).toEqual([]);
  expect(row).toEqual({
    path: ['benefits', 0, 'rupees'],
    names: { en: 'Benefit 1: Rupees', mr: 'Benefit १: रुपये' },
    isFigure: true,
    en: { before: '₹1,500', after: '₹2,000' },
    mr: { before: '₹१,५००', after: '₹२,०००' },
  });
});

it('a choice has its name in the language of each column', () => {
  const [row] = differenceRows(forms, {}, { confidence: 'high' });
  expect([row?.en.after, row?.mr.after]).toEqual(['Certain', 'खात्रीचे']);
  expect(row?.isFigure).toBe(false);
});

it('a sentence is a figure only if a number in it changed', () => {
  const isFigure = (before: unknown, after: unknown) => differenceRows(forms, before, after)[0]?.isFigure;
  expect(isFigure(note('Get 5 now.', 'अ'), note('Get 5 later.', 'अ'))).toBe(false);
  expect(isFigure(note('Get 5 now.', 'अ'), note('Get 6 now.', 'अ'))).toBe(true);
  expect(isFigure(note('A', '५ मिळतात'), note('A', '६ मिळतात'))).toBe(true);
});

it('every field of a new entry is a row without a former text', () => {
  const rows = differenceRows(forms, undefined, { ...note('New', 'नवे'), confidence: 'high' });
  expect(rows.map(({ path, en }) => [path.join('.'), en.before, en.after])).toEqual([
    ['note', '', 'New'],
    ['confidence', '', 'Certain'],
  ]);
});

it('days are written in words, and addresses in letters', () => {
  const text = (value: unknown) => differenceRows(forms, {}, { asOf: value })[0]?.mr.after;
  expect(text('2026-11-20')).toBe('२० नोव्हेंबर २०२६');
  expect(text(['https://example.org/%e0%a4%85', 'https://example.org/%e0%a4'])).toBe(
    'https://example.org/अ [example.org] · https://example.org/%e0%a4 [example.org]',
  );
});

it('the site to which an address leads stands by itself, in letters that cannot be mistaken', () => {
  const text = (mapLink: string) => differenceRows(forms, {}, { mapLink })[0]?.en.after;
  expect(text('https://аaplesarkar.gov.in/')).toMatch(/ \[xn--[a-z0-9-]+\.gov\.in\]$/);
  expect(text('https://gov.in%2eevil.example/')).toMatch(/\[gov\.in\.evil\.example\]$/);
  expect(text('See https://gr.maharashtra.gov.in).')).toBe(
    'See https://gr.maharashtra.gov.in). [gr.maharashtra.gov.in]',
  );
  expect(text('https://known.example@evil.example/')).toMatch(/\[evil\.example\]$/);
  expect(text('https://evil.example/%E2%80%AEa')).toBe('https://evil.example/%E2%80%AEa [evil.example]');
});
