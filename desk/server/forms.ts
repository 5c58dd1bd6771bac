import type { Language } from '#app/i18n/language.ts';
import { choiceName, collectionName, fieldHelp, fieldName } from '#app/model/field-names/data.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { jsonSchema, knownIds } from '#content-check/json-schemas/generate.ts';
import { type Collection, listEntryNames } from './entries/collections.ts';
import type { Folders } from './folders.ts';

/** A JSON Schema, or a part of one, for the form library. */
export type FormSchema = {
  title?: string;
  description?: string;
  type?: string;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  oneOf?: FormSchema[];
  anyOf?: FormSchema[];
  enum?: (string | number | boolean)[];
  const?: unknown;
  additionalProperties?: FormSchema | boolean;
  propertyNames?: FormSchema;
  required?: string[];
  maxLength?: number;
  pattern?: string;
  format?: string;
  /** The desk's own field or widget. By default, the form library chooses a widget. */
  control?: 'bilingual' | 'record' | 'file' | 'tick' | 'number' | 'day' | 'fixed';
  /** The allowed keys of a record, with their labels. */
  keys?: { key: string; name: string }[];
  /** The folder of an upload, such as `/pdfs`. */
  folder?: string;
};

/** Matches the schema pattern of paths to which the desk can upload files. Videos and captions cannot be uploaded. */
const UPLOAD_PATTERN = /^\^\\\/(pdfs|pictures|images|audio)\(/;

type FormScope = { collection: string; language: Language };

/** Converts the zod schema of a collection to a JSON Schema with labels in one language. */
export function createForm({ name, schema }: Collection, language: Language): FormSchema {
  const plain = JSON.parse(JSON.stringify(jsonSchema(schema, knownIds()))) as FormSchema;
  const title = collectionName(name, language, 'one');
  return { ...labelPart(plain, [], { collection: name, language }), title };
}

function labelPart(part: FormSchema, path: string[], scope: FormScope): FormSchema {
  // Omits constraints, because zod checks them with messages in the language of the editor.
  const { description: _description, pattern: _pattern, format: _format, enum: _enum, ...rest } = part;
  const help = path.length > 0 ? fieldHelp(scope.collection, path, scope.language) : undefined;
  const title = path.length > 0 ? fieldName(scope.collection, path, scope.language) : undefined;
  const labels: FormSchema = { ...(title && { title }), ...(help && { description: help }) };
  const labelled = { ...rest, ...labels, ...describeParts(part, path, scope) };
  // Prevents the form library from filling in the constant.
  if (labelled.control === 'tick') delete labelled.const;
  return labelled;
}

function describeParts(part: FormSchema, path: string[], scope: FormScope): FormSchema {
  if (isBilingual(part)) return { control: 'bilingual' };
  if (part.properties) {
    const fields = Object.entries(part.properties).map(([key, field]) => {
      const isFixed = part.required?.includes(key) ?? false;
      return [key, labelPart(isFixed ? field : asChoice(field), [...path, key], scope)];
    });
    return { properties: Object.fromEntries(fields) };
  }
  if (typeof part.additionalProperties === 'object') return recordPart(part, path, scope);
  if (part.items) return { items: labelPart(part.items, path, scope) };
  const options = part.oneOf ?? part.anyOf;
  if (options) return { [part.oneOf ? 'oneOf' : 'anyOf']: options.map((option) => optionPart(option, path, scope)) };
  return leafPart(part, path, scope);
}

/** Lets an editor choose a constant that may also be left out. A tick already does. */
function asChoice(part: FormSchema): FormSchema {
  const { const: constant, ...rest } = part;
  return typeof constant === 'string' ? { ...rest, enum: [constant] } : part;
}

function leafPart(part: FormSchema, path: string[], { collection, language }: FormScope): FormSchema {
  if (part.const === true) return { type: 'boolean', control: 'tick' };
  if (part.const !== undefined) return { control: 'fixed' };
  if (part.enum)
    return {
      oneOf: part.enum.map((value) => ({ const: value, title: choiceName(collection, path, value, language) })),
    };
  const folder = UPLOAD_PATTERN.exec(part.pattern ?? '')?.[1];
  if (folder) return { control: 'file', folder: `/${folder}` };
  if (part.type === 'integer' || part.type === 'number') return { control: 'number' };
  if (part.format === 'date') return { control: 'day' };
  return {};
}

function recordPart(part: FormSchema, path: string[], scope: FormScope): FormSchema {
  const { title: _, ...value } = labelPart(part.additionalProperties as FormSchema, [...path, ''], scope);
  const keys = part.propertyNames?.enum?.map((key) => ({
    key: String(key),
    name: fieldName(scope.collection, [...path, String(key)], scope.language),
  }));
  return { control: 'record', additionalProperties: value, ...(keys && { keys }) };
}

const OPTION_LABELS = {
  number: { en: 'A number', mr: 'क्रमांक' },
  figure: { en: 'A figure', mr: 'आकडा' },
  sentence: { en: 'A sentence, in both languages', mr: 'वाक्य, दोन्ही भाषांत' },
};

/** Labels an option of a union by its kind. Labels options without a kind as a number, a figure or a sentence. */
function optionPart(option: FormSchema, path: string[], scope: FormScope): FormSchema {
  const { collection, language } = scope;
  const kind = option.properties?.kind?.const;
  const label =
    OPTION_LABELS[isBilingual(option) ? 'sentence' : option.type === 'number' ? 'figure' : 'number'][language];
  const title = kind === undefined ? label : choiceName(collection, [...path, 'kind'], String(kind), language);
  return { ...labelPart(option, path, scope), title };
}

/** Returns true for a text in both languages, but not for a pair of file paths or a term of the glossary, whose English is a list. */
function isBilingual({ properties: { en, mr } = {} }: FormSchema): boolean {
  return en?.type === 'string' && mr?.type === 'string' && !UPLOAD_PATTERN.test(en.pattern ?? '');
}

/** Creates the value of a new entry, with its id or name, its position in the order, and today's date in India. */
export function newEntry(collection: Collection, entry: string, folders: Folders, now: Date): Record<string, unknown> {
  const { properties, oneOf } = createForm(collection, 'en');
  const fields = properties ?? oneOf?.[0]?.properties ?? {};
  const today = dayInIndia(now);
  const days = Object.keys(fields).filter((name) => /^(date|postedDate|asOf)$/.test(name));
  return {
    ...(fields.id ? { id: fields.id.control === 'number' ? Number(entry) : entry } : {}),
    ...(!fields.id && fields.name ? { name: entry } : {}),
    ...(fields.order ? { order: listEntryNames(collection, folders.content).length + 1 } : {}),
    ...Object.fromEntries(days.filter((name) => fields[name]?.control === 'day').map((name) => [name, today])),
  };
}
