import type { Language } from '#app/i18n/language.ts';
import { dayInIndia } from '#app/model/events/rules.ts';
import { choiceName, collectionName, fieldHelp, fieldName } from '#app/model/field-names/data.server.ts';
import { jsonSchema, knownIds } from '#content-check/json-schemas/generate.ts';
import { type Collection, entriesOf } from './entries/collections.ts';
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
  /** Which of the desk's own fields or widgets shows this part; the form library knows the rest. */
  shownAs?: 'bilingual' | 'record' | 'file' | 'tick' | 'number' | 'day' | 'fixed';
  /** Keys that a record may have, with their names, where the schema lists them. */
  keys?: { key: string; name: string }[];
  /** Where an uploaded file goes, `/pdfs`, and which kinds it may be of. */
  folder?: string;
};

/** What the pattern of a file's path begins with. Films and their captions are made elsewhere. */
const FILE = /^\^\\\/(pdfs|pictures|images)\(/;

type Where = { collection: string; language: Language };

/**
 * The form of a collection: its JSON Schema, made from the same zod schema that checks it, with the names of fields
 * and choices in one language. Nothing about the content is said here that the schema does not say.
 */
export function formOf({ name, schema }: Collection, language: Language): Part {
  const plain = JSON.parse(JSON.stringify(jsonSchema(schema, knownIds()))) as Part;
  const title = collectionName(name, language, 'one');
  return { ...labelled(plain, [], { collection: name, language }), title };
}

function labelled(part: Part, path: string[], where: Where): Part {
  // What only checks is left to the schema itself, which speaks the editor's language; a browser does not.
  const { description: _description, pattern: _pattern, format: _format, enum: _enum, ...rest } = part;
  const help = path.length > 0 ? fieldHelp(where.collection, path, where.language) : undefined;
  const title = path.length > 0 ? fieldName(where.collection, path, where.language) : undefined;
  const named: Part = { ...rest, ...(title ? { title } : {}), ...(help ? { description: help } : {}) };
  const whole = { ...named, ...inside(part, path, where) };
  // A form fills in what is constant; a mark is set by whoever writes.
  if (whole.shownAs === 'tick') delete whole.const;
  return whole;
}

function inside(part: Part, path: string[], where: Where): Part {
  if (isBilingual(part)) return { shownAs: 'bilingual' };
  if (part.properties) return { properties: each(part.properties, (one, key) => labelled(one, [...path, key], where)) };
  if (typeof part.additionalProperties === 'object') return recordOf(part, path, where);
  if (part.items) return { items: labelled(part.items, path, where) };
  const options = part.oneOf ?? part.anyOf;
  if (options) return { [part.oneOf ? 'oneOf' : 'anyOf']: options.map((option) => optionOf(option, path, where)) };
  return leafOf(part, path, where);
}

function leafOf(part: Part, path: string[], { collection, language }: Where): Part {
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

function recordOf(part: Part, path: string[], where: Where): Part {
  const value = labelled(part.additionalProperties as Part, [...path, ''], where);
  const keys = part.propertyNames?.enum?.map((key) => ({
    key: String(key),
    name: fieldName(where.collection, [...path, String(key)], where.language),
  }));
  const { title: _, ...untitled } = value;
  return { shownAs: 'record', additionalProperties: untitled, ...(keys ? { keys } : {}) };
}

/** One of several shapes: rules of eligibility by their kind, a telephone number or a sentence. */
function optionOf(option: Part, path: string[], where: Where): Part {
  const kind = option.properties?.kind?.const;
  const title =
    kind === undefined ? undefined : choiceName(where.collection, [...path, 'kind'], String(kind), where.language);
  const part = labelled(option, path, where);
  return { ...part, title: title ?? titleOfShape(option, where.language) };
}

function titleOfShape(option: Part, language: Language): string {
  if (isBilingual(option)) return language === 'mr' ? 'वाक्य, दोन्ही भाषांत' : 'A sentence, in both languages';
  return language === 'mr' ? 'क्रमांक' : 'A number';
}

/** A text in both languages. A pair of files has the same fields, but each of them is a path. */
function isBilingual({ properties }: Part): boolean {
  return properties?.en !== undefined && properties.mr !== undefined && !FILE.test(properties.en.pattern ?? '');
}

function each(parts: Record<string, Part>, change: (part: Part, key: string) => Part): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(part, key)]));
}

/** What a new entry begins with: its name, today's day, and the next number where entries are numbered. */
export function newEntry(collection: Collection, entry: string, folders: Folders, now: Date): Record<string, unknown> {
  const fields = fieldsOf(formOf(collection, 'en'));
  const today = dayInIndia(now);
  const days = Object.keys(fields).filter((name) => fields[name]?.shownAs === 'day');
  return {
    ...(fields.id ? { id: fields.id.shownAs === 'number' ? Number(entry) : entry } : {}),
    ...(!fields.id && fields.name ? { name: entry } : {}),
    ...(fields.order ? { order: entriesOf(collection, folders.content).length + 1 } : {}),
    ...Object.fromEntries(days.filter((name) => /^(date|postedDate|asOf)$/.test(name)).map((name) => [name, today])),
  };
}

/** Fields of a form; of the first shape where an entry may have several. */
function fieldsOf({ properties, oneOf }: Part): Record<string, Part> {
  return properties ?? oneOf?.[0]?.properties ?? {};
}
