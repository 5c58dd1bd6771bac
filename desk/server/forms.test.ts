import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choiceName, collectionName, fieldHelp, fieldName } from '#app/model/field-names/data.server.ts';
import {
  bilingual,
  bilingualLines,
  bilingualPdf,
  isoDate,
  phoneNumber,
  pictureFile,
} from '#app/model/fields.server.ts';
import type { Collection } from './entries/collections.ts';
import { createForm, type FormSchema, newEntry } from './forms.ts';

const schema = z.strictObject({
  id: z.string(),
  order: z.number().int(),
  title: bilingual.describe('A description that is only in the schema.'),
  date: isoDate,
  lastDate: isoDate.optional(),
  count: z.number().int(),
  percent: z.number(),
  pdfUrl: bilingualPdf,
  image: pictureFile,
  sample: z.literal(true),
  version: z.literal('one'),
  of: z.literal('group').optional(),
  confidence: z.enum(['high', 'medium']),
  lines: bilingualLines,
  offices: z.record(z.enum(['thane', 'raigad']), z.strictObject({ text: bilingual })),
  names: z.record(z.string(), z.string()),
  eligibility: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('age'), min: z.number() }),
      z.strictObject({ kind: z.literal('note'), text: bilingual }),
    ]),
  ),
  reach: z.union([phoneNumber, bilingual]),
  terms: z.array(z.strictObject({ en: z.array(z.string()), mr: z.string() })),
});
const collection: Collection = { name: 'schemes', files: 'schemes/*.yaml', schema, isFolder: true };

describe.each(['en', 'mr'] as const)('the form of a collection (%s)', (language) => {
  let form: FormSchema;
  beforeEach(() => {
    form = createForm(collection, language);
  });
  const field = (name: string) => form.properties?.[name];
  const label = (...path: string[]) => fieldName('schemes', path, language);

  it('has the titles and help texts of field-names.yaml', () => {
    expect([form.title, form.description]).toEqual([collectionName('schemes', language, 'one'), undefined]);
    for (const name of Object.keys(schema.shape)) {
      expect(field(name)?.title, name).toBe(label(name));
      expect(field(name)?.description, name).toBe(fieldHelp('schemes', [name], language));
    }
    expect(field('confidence')?.description).toEqual(expect.any(String));
  });

  it('has a specific control for each kind of value', () => {
    const controls = Object.entries(form.properties ?? {}).map(([name, { control }]) => [name, control]);
    expect(Object.fromEntries(controls)).toEqual({
      title: 'bilingual',
      date: 'day',
      lastDate: 'day',
      order: 'number',
      count: 'number',
      percent: 'number',
      image: 'file',
      sample: 'tick',
      version: 'fixed',
      offices: 'record',
      names: 'record',
    });
    expect([field('image')?.folder, field('sample')?.type]).toEqual(['/pictures', 'boolean']);
    expect([field('version')?.const, 'const' in (field('sample') ?? {})]).toEqual(['one', false]);
    expect([field('id')?.type, field('lines')?.items?.control]).toEqual(['string', 'bilingual']);
  });

  it('has a field for each part of a term whose English is a list', () => {
    const term = field('terms')?.items;
    expect([term?.control, term?.properties?.en?.items?.type, term?.properties?.mr?.type]).toEqual([
      undefined,
      'string',
      'string',
    ]);
  });

  it('has one upload per language for a pair of files', () => {
    const files = field('pdfUrl')?.properties;
    expect([files?.en?.control, files?.mr?.control, files?.en?.folder]).toEqual(['file', 'file', '/pdfs']);
    expect(files?.en?.title).toBe(label('pdfUrl', 'en'));
  });

  it('labels the options of an enum', () => {
    expect(field('confidence')?.oneOf).toEqual(
      ['high', 'medium'].map((value) => ({
        const: value,
        title: choiceName('schemes', ['confidence'], value, language),
      })),
    );
    expect(field('confidence')?.enum).toBeUndefined();
  });

  it('offers a constant that may be left out as a choice', () => {
    expect([field('of')?.control, field('of')?.const]).toEqual([undefined, undefined]);
    expect(field('of')?.oneOf).toEqual([{ const: 'group', title: choiceName('schemes', ['of'], 'group', language) }]);
  });

  it('labels the keys of a record if the schema lists them', () => {
    expect(field('offices')?.keys).toEqual(['thane', 'raigad'].map((key) => ({ key, name: label('offices', key) })));
    expect(field('names')?.keys).toBeUndefined();
    const value = field('offices')?.additionalProperties;
    expect(value).toMatchObject({
      properties: { text: { control: 'bilingual', title: label('offices', '', 'text') } },
    });
    expect(value).not.toHaveProperty('title');
  });

  it('labels the options of a union', () => {
    const kinds = field('eligibility')?.items?.oneOf ?? [];
    expect(kinds.map(({ title }) => title)).toEqual(
      ['age', 'note'].map((kind) => choiceName('schemes', ['eligibility', 'kind'], kind, language)),
    );
    expect(kinds[0]?.properties).toMatchObject({
      kind: { control: 'fixed', const: 'age' },
      min: { control: 'number' },
    });
    expect(field('reach')?.anyOf?.map(({ title }) => title)).toEqual(
      language === 'mr' ? ['क्रमांक', 'वाक्य, दोन्ही भाषांत'] : ['A number', 'A sentence, in both languages'],
    );
  });

  it('has no constraints, because zod checks them with messages in the language of the editor', () => {
    expect(field('image')).not.toHaveProperty('pattern');
    expect(field('date')).not.toHaveProperty('format');
    expect(field('confidence')).not.toHaveProperty('enum');
  });
});

describe('a new entry', () => {
  const folders = { content: '/nowhere', drafts: '', workshop: '', history: '', app: '', lock: '' };
  const create = (shape: z.ZodType, entry: string) =>
    newEntry({ ...collection, schema: shape }, entry, folders, new Date('2026-03-02T20:00:00Z'));

  it('has its name as id, the next position in the order, and today’s date in India', () => {
    expect(create(schema, 'widow-pension')).toEqual({ id: 'widow-pension', order: 1, date: '2026-03-03' });
  });

  it('has a numeric id if entries are numbered, or a name if the schema has no id', () => {
    expect(create(z.strictObject({ id: z.number().int(), postedDate: isoDate }), '7')).toEqual({
      id: 7,
      postedDate: '2026-03-03',
    });
    expect(create(z.strictObject({ name: z.string(), asOf: isoDate }), 'boys')).toEqual({
      name: 'boys',
      asOf: '2026-03-03',
    });
    expect(create(z.strictObject({ id: z.string(), name: z.string() }), 'boys')).toEqual({ id: 'boys' });
  });

  it('has the fields of the first option of a union', () => {
    const shapes = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('one'), id: z.string() }),
      z.strictObject({ kind: z.literal('two'), name: z.string() }),
    ]);
    expect(create(shapes, 'policy')).toEqual({ id: 'policy' });
  });
});
