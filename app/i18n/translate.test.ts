import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { findText, translate, type Values } from './translate.ts';

const catalogue = {
  title: 'Schemes',
  part: { where: 'Where to apply', deep: { er: 'Deeper' } },
  found_one: '{{n}} scheme',
  found_other: '{{n}} schemes',
  fits_zero: 'No scheme fits you',
  fits_one: 'One scheme fits you',
  fits_other: '{{count}} schemes fit you',
  fits_them_zero: 'No scheme fits them',
  fits_them_one: 'One scheme fits them',
  fits_them_other: '{{count}} schemes fit them',
  ask: 'What do you earn?',
  ask_them: 'What do they earn?',
  from: '{{from}} to {{to}}, {{from}}',
};

const translated = (key: string, values?: Values) => translate('en', catalogue, key, values);

describe('a text', () => {
  it.each([
    { key: 'title', text: 'Schemes' },
    { key: 'part.where', text: 'Where to apply' },
    { key: 'part.deep.er', text: 'Deeper' },
  ])('is found by its key $key', ({ key, text }) => {
    expect(translated(key)).toBe(text);
    expect(findText(catalogue, key)).toBe(text);
  });

  it.each(['nowhere', 'part', 'part.', '.title', 'title.where', 'part.deep.er.er', 'found', '', 'constructor.name'])(
    'is undefined for a key that has no text: "%s"',
    (key) => {
      expect(translated(key)).toBeUndefined();
      expect(findText(catalogue, key)).toBeUndefined();
    },
  );

  it('is undefined without a catalogue', () => {
    expect(translate('en', undefined, 'title')).toBeUndefined();
  });
});

describe('a count', () => {
  it.each([
    { count: 0, text: '0 schemes' },
    { count: 1, text: '1 scheme' },
    { count: 2, text: '2 schemes' },
    { count: 1.5, text: '1.5 schemes' },
  ])('of $count is "$text"', ({ count, text }) => {
    expect(translated('found', { count, n: count })).toBe(text);
  });

  it('of 0 uses the `_zero` form if the catalogue has one', () => {
    expect(translated('fits', { count: 0 })).toBe('No scheme fits you');
    expect(translated('fits', { count: 3 })).toBe('3 schemes fit you');
  });

  it('does not change a text without plural forms', () => {
    expect(translated('title', { count: 1 })).toBe('Schemes');
  });

  it.each(LANGUAGES)('chooses the plural form of "%s" for every number', (language) => {
    const rules = new Intl.PluralRules(language);
    const forms = { n_one: 'one', n_other: 'other' };
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(translate(language, forms, 'n', { count })).toBe(rules.select(count));
      }),
    );
  });
});

describe('a context', () => {
  it('selects the variant of a text, with or without a count', () => {
    expect(translated('ask', { context: 'them' })).toBe('What do they earn?');
    expect(translated('fits', { context: 'them', count: 0 })).toBe('No scheme fits them');
    expect(translated('fits', { context: 'them', count: 1 })).toBe('One scheme fits them');
    expect(translated('fits', { context: 'them', count: 7 })).toBe('7 schemes fit them');
  });

  it('does not change a text without variants', () => {
    expect(translated('title', { context: 'them' })).toBe('Schemes');
    expect(translated('fits', { context: 'bride', count: 1 })).toBe('One scheme fits you');
  });
});

describe('a placeholder', () => {
  it('is filled at every occurrence', () => {
    expect(translated('from', { from: 'A', to: 2 })).toBe('A to 2, A');
  });

  it('stays in the text if it has no value, or with `skipInterpolation`', () => {
    expect(translated('from', { from: 'A' })).toBe('A to {{to}}, A');
    expect(translated('from', { from: 'A', to: 'B', skipInterpolation: true })).toBe('{{from}} to {{to}}, {{from}}');
  });

  it('is replaced with its value verbatim, even if the value looks like a placeholder, tag or pattern', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('{{to}}', '$&', "$'", '<b>', '&amp;', '$t(title)'));
    fc.assert(
      fc.property(text, text, (from, to) => {
        expect(translated('from', { from, to })).toBe(`${from} to ${to}, ${from}`);
      }),
    );
  });
});
