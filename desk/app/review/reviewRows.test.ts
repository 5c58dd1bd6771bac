import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceRows, isVisible } from './differenceRows.ts';
import { reviewRows } from './reviewRows.ts';

const forms = { en: {}, mr: {} };
const text = fc.constantFrom(
  '',
  'eleven',
  'eleven days',
  '{{a}}',
  '{{ a }}',
  '{{b}}',
  '{{a|words}} days',
  '1',
  '2026-01-01',
);
const leaf = fc.oneof(
  text,
  fc.nat(2),
  fc.boolean(),
  fc.constant(null),
  fc.record({ en: text, mr: text }, { noNullPrototype: true }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('id', 'order', 'src', 'a', 'b'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const entry = fc.dictionary(fc.constantFrom('id', 'title', 'list', 'pdf'), value, {
  maxKeys: 4,
  noNullPrototype: true,
});

const requoted = (stored: unknown, text: string): unknown =>
  JSON.parse(JSON.stringify(stored).replace(/\{\{[^{}]*\}\}/g, text)) as unknown;

/** Puts one figure in place of all quotes, as if two entries had the same one. */
const withFigures = (stored: unknown): unknown => requoted(stored, 'eleven');

const inOrder = (part: unknown): string =>
  JSON.stringify(part, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

it('every difference of two values is a row that a reviewer sees', () => {
  fc.assert(
    fc.property(entry, entry, (before, after) => {
      const rows = differenceRows(forms, before, after);
      expect(rows.some(isVisible)).toBe(inOrder(before) !== inOrder(after));
      expect(rows.every(isVisible)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('a difference of the stored texts is a row, although the figures are the same', () => {
  fc.assert(
    fc.property(entry, fc.oneof(entry, fc.constantFrom('eleven', '{{b}}', '{{c}}')), (base, other) => {
      const draft = typeof other === 'string' ? requoted(base, other) : other;
      const rows = reviewRows(forms, { base: withFigures(base), draft: withFigures(draft), stored: { base, draft } });
      expect(rows.some(isVisible)).toBe(inOrder(base) !== inOrder(draft));
    }),
    { numRuns: 2000 },
  );
});

it('a quote that is replaced by the same figure shows both as they are stored', () => {
  const [stored, typed] = [{ note: { en: 'In {{a}} days', mr: 'अ' } }, { note: { en: 'In eleven days', mr: 'अ' } }];
  const rows = reviewRows(forms, { base: typed, draft: typed, stored: { base: stored, draft: typed } });
  expect(rows).toMatchObject([{ path: ['note'], en: { before: 'In {{a}} days', after: 'In eleven days' } }]);
});

it('a text whose quotes stay has figures in their place', () => {
  const [before, after] = [{ note: { en: '{{a}} days', mr: 'अ' } }, { note: { en: '{{a}} whole days', mr: 'अ' } }];
  const shown = { base: withFigures(before), draft: withFigures(after) };
  const rows = reviewRows(forms, { ...shown, stored: { base: before, draft: after } });
  expect(rows).toMatchObject([{ en: { before: 'eleven days', after: 'eleven whole days' } }]);
});
