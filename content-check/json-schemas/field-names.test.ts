import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  choiceName,
  collectionName,
  fieldHelp,
  fieldName,
  findChoiceKey,
  findFieldKey,
} from '#app/model/field-names/data.server.ts';
import { fieldNamesSchema } from '#app/model/field-names/schema.server.ts';
import { loadEntry } from '#app/model/load.server.ts';
import { fieldsIn } from '#tests/fixtures/schemas/fields.ts';
import { jsonSchemas } from './generate.ts';

const LANGUAGES = ['en', 'mr'] as const;
const names = loadEntry('field-names.yaml', fieldNamesSchema);
const collections = [...jsonSchemas()].map(([collection, schema]) => ({ collection, fields: fieldsIn(schema) }));
const fields = collections.flatMap(({ collection, fields }) => fields.map((field) => ({ collection, ...field })));
const describeField = ({ collection, path }: { collection: string; path: string[] }) => [collection, ...path].join('.');

describe('names of collections, fields and choices', () => {
  it('exist for every collection and for no other key', () => {
    expect(Object.keys(names.collections).sort()).toEqual(collections.map(({ collection }) => collection).sort());
  });

  it('exist for every field', () => {
    const nameless = fields.filter(
      ({ collection, path, choices }) => choices.length === 0 && !findFieldKey(collection, path),
    );
    expect([...new Set(nameless.map(describeField))]).toEqual([]);
  });

  it('exist for every choice in both languages', () => {
    const nameless = fields.flatMap((field) =>
      field.choices
        .filter((value) => {
          const [en, mr] = LANGUAGES.map((language) => choiceName(field.collection, field.path, value, language));
          return en === mr;
        })
        .map((value) => `${describeField(field)}: ${value}`),
    );
    expect([...new Set(nameless)]).toEqual([]);
  });

  it('are not listed for fields or choices that do not exist', () => {
    const usedFields = new Set(fields.map(({ collection, path }) => findFieldKey(collection, path)));
    expect(Object.keys(names.fields).filter((key) => !usedFields.has(key))).toEqual([]);

    const usedChoices = new Set(
      fields.flatMap(({ collection, path, choices }) =>
        choices.map((value) => `${findChoiceKey(collection, path, value) ?? 'any'}: ${value}`),
      ),
    );
    const written = Object.entries(names.choices).flatMap(([keys, values]) =>
      keys.split(', ').map((key) => Object.keys(values).map((value) => `${key}: ${value}`)),
    );
    const unused = written.map((listed) => listed.filter((choice) => !usedChoices.has(choice)));
    expect(unused.flat()).toEqual([]);
  });

  it('include the headings of the sections of a scheme, as its page shows them', () => {
    for (const language of LANGUAGES) {
      const { sections } = JSON.parse(readFileSync(`words/${language}/site/scheme.json`, 'utf8'));
      const shown = Object.keys(sections).map((name) => [
        name,
        choiceName('schemes', ['sections', 0, 'name'], name, language),
      ]);
      expect(Object.fromEntries(shown)).toEqual(sections);
    }
  });
});

describe('looking up a name', () => {
  it('finds the name of a field at any depth', () => {
    expect(fieldName('offices', ['offices', 'thane', 'office_phone_number'], 'en')).toBe('Telephone');
    expect(fieldName('schemes', ['eligibility', 3, 'text', 'mr'], 'en')).toBe('Marathi');
  });

  it('prefers the name that is specific to the collection', () => {
    expect(fieldName('schemes', ['eligibility', 0, 'text'], 'mr')).toBe('अट शब्दांत');
    expect(fieldName('home', ['latestUpdates', 0, 'text'], 'mr')).toBe('मजकूर');
    expect(fieldName('leaders', ['name'], 'en')).toBe('Post');
    expect(fieldName('portals', ['title'], 'en')).toBe('Title');
  });

  it('returns the title of the entry that a key refers to', () => {
    expect(fieldName('offices', ['offices', 'thane'], 'mr')).toBe('ठाणे');
    expect(fieldName('required-documents', ['documents', 'aadhaar'], 'en')).toBe('Aadhaar card');
  });

  it('returns the name of a choice, or the title of the entry that it refers to', () => {
    expect(choiceName('schemes', ['confidence'], 'medium', 'mr')).toBe('कार्यालयाकडून खात्री करून घ्यावी');
    expect(choiceName('schemes', ['eligibility', 0, 'of'], 'years-of-work', 'en')).toBe('Years of work');
    expect(choiceName('hostels', ['category'], 'aided', 'mr')).toBe('अनुदानित');
    expect(choiceName('schemes', ['category'], 'awards', 'mr')).toBe('पुरस्कार');
    expect(choiceName('albums', ['sample'], true, 'mr')).toBe('होय');
    expect(choiceName('schemes', ['confidence'], 'low', 'en')).toBe('low');
  });

  it('returns the name of a collection in the plural or singular', () => {
    expect(collectionName('hostels', 'mr')).toBe('वसतिगृहे');
    expect(collectionName('hostels', 'en', 'one')).toBe('Hostel');
    expect(collectionName('nothing', 'en')).toBe('nothing');
  });

  it('returns the help text of a field, if any', () => {
    expect(fieldHelp('offices', ['offices', 'thane', 'office_head'], 'mr')).toBe('पद लिहा, नाव लिहू नका.');
    expect(fieldHelp('offices', ['offices', 'thane', 'office_email'], 'mr')).toBeUndefined();
  });
});
