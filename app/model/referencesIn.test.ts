import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reference } from './fields.server.ts';
import { referenceFields, referencesIn } from './referencesIn.server.ts';

const schema = z.strictObject({
  portal: reference('portals').optional().describe('Where to apply.'),
  schemes: z.array(reference('schemes')),
  rules: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paper'), document: reference('required-documents.yaml') }),
      z.strictObject({ kind: z.literal('age'), min: z.number() }),
    ]),
  ),
  cards: z.record(z.string(), z.strictObject({ categories: z.array(reference('categories')) })),
  note: z.string(),
});

describe('the ids of other entries', () => {
  it('are found in optional fields, lists, unions and records, with their places', () => {
    const entry = {
      portal: 'a',
      schemes: ['b', 'c'],
      rules: [
        { kind: 'age', min: 65 },
        { kind: 'paper', document: 'd' },
      ],
      cards: { first: { categories: ['e'] } },
      note: 'a',
    };
    expect(referencesIn(schema, entry)).toEqual([
      { to: 'portals', id: 'a', path: ['portal'] },
      { to: 'schemes', id: 'b', path: ['schemes', 0] },
      { to: 'schemes', id: 'c', path: ['schemes', 1] },
      { to: 'required-documents.yaml', id: 'd', path: ['rules', 1, 'document'] },
      { to: 'categories', id: 'e', path: ['cards', 'first', 'categories', 0] },
    ]);
  });

  it('are found in an entry that is not complete', () => {
    expect(referencesIn(schema, { schemes: ['b', 7], rules: 'none', portal: null })).toEqual([
      { to: 'schemes', id: 'b', path: ['schemes', 0] },
    ]);
  });

  it('stand in the fields that the schema names', () => {
    expect(referenceFields(schema)).toEqual([
      ['portal', 'portals'],
      ['schemes', 'schemes'],
      ['document', 'required-documents.yaml'],
      ['categories', 'categories'],
    ]);
  });
});
