import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatFileSize, formatNumber, formatPercent, formatRupees, inDigitsOf } from './numbers.ts';

describe('an amount', () => {
  it.each([
    { rupees: 0, en: '₹0', mr: '₹०' },
    { rupees: 500, en: '₹500', mr: '₹५००' },
    { rupees: 1500, en: '₹1,500', mr: '₹१,५००' },
    { rupees: 21001, en: '₹21,001', mr: '₹२१,००१' },
    { rupees: 132000, en: '₹1,32,000', mr: '₹१,३२,०००' },
    { rupees: 70000000, en: '₹7,00,00,000', mr: '₹७,००,००,०००' },
  ])('of $rupees rupees is written $en and $mr', ({ rupees, en, mr }) => {
    expect(formatAmount(rupees, 'en')).toBe(en);
    expect(formatAmount(rupees, 'mr')).toBe(mr);
  });

  it.each([
    { rupees: 99999, en: '₹99,999', mr: '₹९९,९९९' },
    { rupees: 100000, en: '₹1 lakh', mr: '₹१ लाख' },
    { rupees: 132000, en: '₹1.32 lakh', mr: '₹१.३२ लाख' },
    { rupees: 250000, en: '₹2.50 lakh', mr: '₹२.५० लाख' },
    { rupees: 123456, en: '₹1,23,456', mr: '₹१,२३,४५६' },
    { rupees: 70000000, en: '₹7 crore', mr: '₹७ कोटी' },
    { rupees: 35000000, en: '₹3.50 crore', mr: '₹३.५० कोटी' },
  ])('of $rupees rupees is shown as $en and $mr', ({ rupees, en, mr }) => {
    expect(formatRupees(rupees, 'en')).toBe(en);
    expect(formatRupees(rupees, 'mr')).toBe(mr);
  });

  it('has two decimals in lakh or none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9999 }), (thousands) => {
        expect(formatRupees(thousands * 1000, 'en')).toMatch(/^₹\d+(\.\d\d)? lakh$/);
      }),
    );
  });

  it('keeps all its digits in both languages', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), (rupees) => {
        const english = formatAmount(rupees, 'en');
        expect(formatAmount(rupees, 'mr')).toBe(inDigitsOf('mr', english));
        expect(english.replace(/[₹,]/g, '')).toBe(String(rupees));
      }),
    );
  });
});

describe('a number', () => {
  it.each([
    { value: 100, en: '100', mr: '१००' },
    { value: 7.5, en: '7.5', mr: '७.५' },
    { value: 123456.789, en: '1,23,456.79', mr: '१,२३,४५६.७९' },
  ])('$value is written $en and $mr', ({ value, en, mr }) => {
    expect(formatNumber(value, 'en')).toBe(en);
    expect(formatNumber(value, 'mr')).toBe(mr);
  });

  it.each([
    { value: 90, en: '90%', mr: '९०%' },
    { value: 3.5, en: '3.5%', mr: '३.५%' },
  ])('$value per cent is written $en and $mr', ({ value, en, mr }) => {
    expect(formatPercent(value, 'en')).toBe(en);
    expect(formatPercent(value, 'mr')).toBe(mr);
  });
});

describe('digits in a text', () => {
  it('become Devanagari digits in Marathi, and other characters do not change', () => {
    expect(inDigitsOf('mr', 'इयत्ता 10 वी, 0123456789')).toBe('इयत्ता १० वी, ०१२३४५६७८९');
  });

  it('do not change in English', () => {
    expect(inDigitsOf('en', 'Class 10')).toBe('Class 10');
  });
});

describe('the size of a file', () => {
  it.each([
    { bytes: 0, en: '1 KB', mr: '१ केबी' },
    { bytes: 240_000, en: '240 KB', mr: '२४० केबी' },
    { bytes: 999_499, en: '999 KB', mr: '९९९ केबी' },
    { bytes: 999_500, en: '1 MB', mr: '१ एमबी' },
    { bytes: 1_140_000, en: '1.1 MB', mr: '१.१ एमबी' },
    { bytes: 12_000_000, en: '12 MB', mr: '१२ एमबी' },
  ])('of $bytes bytes is $en and $mr', ({ bytes, en, mr }) => {
    expect(formatFileSize(bytes, 'en')).toBe(en);
    expect(formatFileSize(bytes, 'mr')).toBe(mr);
  });
});
