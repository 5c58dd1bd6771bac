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
  /** Which of the desk's own fields or widgets shows this part; the form library knows the rest. */
  shownAs?: 'bilingual' | 'record' | 'file' | 'tick' | 'number' | 'day' | 'fixed';
  /** Keys that a record may have, with their names, scope the schema lists them. */
  keys?: { key: string; name: string }[];
  /** FormScope an uploaded file goes, `/pdfs`, and which kinds it may be of. */
  folder?: string;
};

/** What the pattern of a file's path begins with. Films and their captions are made elsewhere. */
const FILE = /^\^\\\/(pdfs|pictures|images)\(/;

type FormScope = { collection: string; language: Language };

/**
 * The form of a collection: its JSON Schema, made from the same zod schema that checks it, with the names of fields
 * and choices in one language. Nothing about the content is said here that the schema does not say.
 */
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
  const named: Part = { ...rest, ...(title ? { title } : {}), ...(help ? { description: help } : {}) };
  const whole = { ...named, ...describeParts(part, path, scope) };
  // A form fills in what is constant; a mark is set by whoever writes.
  if (whole.shownAs === 'tick') delete whole.const;
  return whole;
}

function describeParts(part: Part, path: string[], scope: FormScope): Part {
  if (isBilingual(part)) return { shownAs: 'bilingual' };
  if (part.properties)
    return { properties: mapParts(part.properties, (one, key) => labelPart(one, [...path, key], scope)) };
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
  const value = labelPart(part.additionalProperties as Part, [...path, ''], scope);
  const keys = part.propertyNames?.enum?.map((key) => ({
    key: String(key),
    name: fieldName(scope.collection, [...path, String(key)], scope.language),
  }));
  const { title: _, ...untitled } = value;
  return { shownAs: 'record', additionalProperties: untitled, ...(keys ? { keys } : {}) };
}

/** One of several shapes: rules of eligibility by their kind, a telephone number or a sentence. */
function optionPart(option: Part, path: string[], scope: FormScope): Part {
  const kind = option.properties?.kind?.const;
  const title =
    kind === undefined ? undefined : choiceName(scope.collection, [...path, 'kind'], String(kind), scope.language);
  const part = labelPart(option, path, scope);
  return { ...part, title: title ?? shapeTitle(option, scope.language) };
}

function shapeTitle(option: Part, language: Language): string {
  if (isBilingual(option)) return language === 'mr' ? 'वाक्य, दोन्ही भाषांत' : 'A sentence, in both languages';
  return language === 'mr' ? 'क्रमांक' : 'A number';
}

/** A text in both languages. A pair of files has the same fields, but each of them is a path. */
function isBilingual({ properties }: Part): boolean {
  return properties?.en !== undefined && properties.mr !== undefined && !FILE.test(properties.en.pattern ?? '');
}

function mapParts(parts: Record<string, Part>, change: (part: Part, key: string) => Part): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(part, key)]));
}

/** Fills in the name, today's day, and the next number of numbered entries. */
export function newEntry(collection: Collection, entry: string, folders: Folders, now: Date): Record<string, unknown> {
  const fields = fieldsOf(createForm(collection, 'en'));
  const today = dayInIndia(now);
  const days = Object.keys(fields).filter((name) => fields[name]?.shownAs === 'day');
  return {
    ...(fields.id ? { id: fields.id.shownAs === 'number' ? Number(entry) : entry } : {}),
    ...(!fields.id && fields.name ? { name: entry } : {}),
    ...(fields.order ? { order: listEntryNames(collection, folders.content).length + 1 } : {}),
    ...Object.fromEntries(days.filter((name) => /^(date|postedDate|asOf)$/.test(name)).map((name) => [name, today])),
  };
}

/** Fields of a form; of the first shape scope an entry may have several. */
function fieldsOf({ properties, oneOf }: Part): Record<string, Part> {
  return properties ?? oneOf?.[0]?.properties ?? {};
}
