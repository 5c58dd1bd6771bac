import { expect, it } from 'vitest';
import { shownText } from './shownText.ts';

const value = {
  summary: { en: 'Gets {{pension}} a month.', mr: 'दरमहा {{pension}} मिळतात.' },
  benefits: [{ rupees: 1500 }, { count: 12 }],
  offices: { thane: { office_phone_number: '022-25333333' } },
};

it('returns the text of the field in hand in the language of the page, without quoted figures', () => {
  expect(shownText(value, 'field_summary_en', 'mr')).toBe('मिळतात.');
  expect(shownText(value, 'field_summary_mr', 'en')).toBe('a month.');
  expect(shownText(value, 'field_offices_thane_office_phone_number', 'mr')).toBe('022-25333333');
});

it('returns a number as the page writes it', () => {
  expect(shownText(value, 'field_benefits_0_rupees', 'mr')).toBe('₹१,५००');
  expect(shownText(value, 'field_benefits_1_count', 'mr')).toBe('१२');
});

it('returns nothing for a group, or for a field without a value', () => {
  expect(shownText(value, 'field_benefits', 'mr')).toBeUndefined();
  expect(shownText(value, 'field_note_mr', 'mr')).toBeUndefined();
});
