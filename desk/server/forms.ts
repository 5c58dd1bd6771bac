import type { Language } from '#app/i18n/language.ts';
import { choiceName, collectionName, fieldHelp, fieldName } from '#app/model/field-names/data.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { jsonSchema, knownIds } from '#content-check/json-schemas/generate.ts';
import { type Collection, listEntryNames } from './entries/collections.ts';
import type { Folders } from './folders.ts';

/** A part of a JSON Schema, as the form library reads it. */
export type Part = {
  title?: string;
  description?: string;
  type?: string;
  properties?: Record<string, Part>;
  items?: Part;
  oneOf?: Part[];
  anyOf?: Part[];
  enum?: (string | number | boolean)[];
  const?: unknown;
  additionalProperties?: Part | boolean;
  propertyNames?: Part;
  required?: string[];
  maxLength?: number;
  pattern?: string;
  format?: string;
  /** The desk's own field or widget for this part; the form library shows the rest. */
  shownAs?: 'bilingual' | 'record' | 'file' | 'tick' | 'number' | 'day' | 'fixed';
  /** The keys of a record and their names, where the schema lists them. */
  keys?: { key: string; name: string }[];
  /** The folder of an uploaded file, `/pdfs`. */
  folder?: string;
};

/** Matches the pattern of a file's path. Films and their captions are made elsewhere. */
const FILE = /^\^\\\/(pdfs|pictures|images)\(/;

type FormScope = { collection: string; language: Language };

/** Makes the form of a collection: the JSON Schema of its zod schema, with fields and choices named in one language. */
export function createForm({ name, schema }: Collection, language: Language): Part {
  const plain = JSON.parse(JSON.stringify(jsonSchema(schema, knownIds()))) as Part;
  const title = collectionName(name, language, 'one');
  return { ...labelPart(plain, [], { collection: name, language }), title };
}

function labelPart(part: Part, path: string[], scope: FormScope): Part {
  // Constraints are left to the schema, whose messages are in the editor's language.
  const { description: _description, pattern: _pattern, format: _format, enum: _enum, ...rest } = part;
  const help = path.length > 0 ? fieldHelp(scope.collection, path, scope.language) : undefined;
  const title = path.length > 0 ? fieldName(scope.collection, path, scope.language) : undefined;
  const labels: Part = { ...(title && { title }), ...(help && { description: help }) };
  const labelled = { ...rest, ...labels, ...describeParts(part, path, scope) };
  // The form library would fill in a constant.
  if (labelled.shownAs === 'tick') delete labelled.const;
  return labelled;
}

function describeParts(part: Part, path: string[], scope: FormScope): Part {
  if (isBilingual(part)) return { shownAs: 'bilingual' };
  if (part.properties) {
    const fields = Object.entries(part.properties);
    return { properties: Object.fromEntries(fields.map(([key, one]) => [key, labelPart(one, [...path, key], scope)])) };
  }
  if (typeof part.additionalProperties === 'object') return recordPart(part, path, scope);
  if (part.items) return { items: labelPart(part.items, path, scope) };
  const options = part.oneOf ?? part.anyOf;
  if (options) return { [part.oneOf ? 'oneOf' : 'anyOf']: options.map((option) => optionPart(option, path, scope)) };
  return leafPart(part, path, scope);
}

function leafPart(part: Part, path: string[], { collection, language }: FormScope): Part {
  if (part.const === true) return { type: 'boolean', shownAs: 'tick' };
  if (part.const !== undefined) return { shownAs: 'fixed' };
  if (part.enum)
    return {
      oneOf: part.enum.map((value) => ({ const: value, title: choiceName(collection, path, value, language) })),
    };
  const folder = FILE.exec(part.pattern ?? '')?.[1];
  if (folder) return { shownAs: 'file', folder: `/${folder}` };
  if (part.type === 'integer' || part.type === 'number') return { shownAs: 'number' };
  if (part.format === 'date') return { shownAs: 'day' };
  return {};
}

function recordPart(part: Part, path: string[], scope: FormScope): Part {
  const { title: _, ...value } = labelPart(part.additionalProperties as Part, [...path, ''], scope);
  const keys = part.propertyNames?.enum?.map((key) => ({
    key: String(key),
    name: fieldName(scope.collection, [...path, String(key)], scope.language),
  }));
  return { shownAs: 'record', additionalProperties: value, ...(keys && { keys }) };
}

const SHAPES = {
  number: { en: 'A number', mr: 'क्रमांक' },
  sentence: { en: 'A sentence, in both languages', mr: 'वाक्य, दोन्ही भाषांत' },
};

/** Labels one of several shapes: a rule of eligibility by its kind, a telephone number or a sentence. */
function optionPart(option: Part, path: string[], scope: FormScope): Part {
  const { collection, language } = scope;
  const kind = option.properties?.kind?.const;
  const shape = SHAPES[isBilingual(option) ? 'sentence' : 'number'][language];
  const title = kind === undefined ? shape : choiceName(collection, [...path, 'kind'], String(kind), language);
  return { ...labelPart(option, path, scope), title };
}

/** Tells a text in both languages from a pair of files, whose fields are paths. */
function isBilingual({ properties }: Part): boolean {
  return properties?.en !== undefined && properties.mr !== undefined && !FILE.test(properties.en.pattern ?? '');
}

/** Fills in the name, today's day, and the next number of numbered entries. */
export function newEntry(collection: Collection, entry: string, folders: Folders, now: Date): Record<string, unknown> {
  const { properties, oneOf } = createForm(collection, 'en');
  const fields = properties ?? oneOf?.[0]?.properties ?? {};
  const today = dayInIndia(now);
  const days = Object.keys(fields).filter((name) => /^(date|postedDate|asOf)$/.test(name));
  return {
    ...(fields.id ? { id: fields.id.shownAs === 'number' ? Number(entry) : entry } : {}),
    ...(!fields.id && fields.name ? { name: entry } : {}),
    ...(fields.order ? { order: listEntryNames(collection, folders.content).length + 1 } : {}),
    ...Object.fromEntries(days.filter((name) => fields[name]?.shownAs === 'day').map((name) => [name, today])),
  };
}
