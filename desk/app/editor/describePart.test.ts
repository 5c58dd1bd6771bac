import { expect, it } from 'vitest';
import type { FormSchema } from '../../server/forms.ts';
import { translatorIn } from '../words.ts';
import { nameOfPart, textOfPart } from './describePart.ts';

const form: FormSchema = {
  title: 'Scheme',
  properties: {
    confidence: { title: 'Certainty', oneOf: [{ const: 'high', title: 'Certain' }] },
    benefits: { title: 'Benefit', items: { oneOf: [{ properties: { rupees: { title: 'Rupees' } } }] } },
    offices: {
      title: 'Offices',
      keys: [{ key: 'thane', name: 'Thane' }],
      additionalProperties: { properties: { note: { title: 'Note' } } },
    },
  },
};
const reader = { language: 'en', t: translatorIn('en') } as const;

it('names a part of an entry by the labels of the form', () => {
  const name = (...path: (string | number)[]) => nameOfPart(form, path, reader.t);
  expect(name('benefits', 1, 'rupees')).toBe('Benefit 2: Rupees');
  expect(name('offices', 'thane', 'note')).toBe('Offices: Thane: Note');
  expect(name()).toBe('Scheme');
});

it('writes a part of an entry with the names of choices, in the language of the reader', () => {
  const text = (path: (string | number)[], value: unknown) => textOfPart(form, path, value, reader);
  expect(text(['confidence'], 'high')).toBe('Certain');
  expect(text(['benefits', 0, 'rupees'], 1500)).toBe('1,500');
  expect(text([], { confidence: 'high', benefits: [{ rupees: 2 }], sample: true, note: { en: 'A', mr: 'अ' } })).toBe(
    'Certain · 2 · Yes · A',
  );
  expect(text(['note'], undefined)).toBe('');
  expect(textOfPart(form, ['note'], { en: 'A', mr: 'अ' }, { language: 'mr', t: translatorIn('mr') })).toBe('अ');
});
