import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SCHEMA = 'http://schema.org/';
const QUADS = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));

type Names = Map<string, string[]>;
const parents: Names = new Map();
const domains: Names = new Map();
const ranges: Names = new Map();
const RELATIONS: Record<string, Names> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': parents,
  'http://schema.org/domainIncludes': domains,
  'http://schema.org/rangeIncludes': ranges,
};

for (const [, subject = '', relation = '', object = ''] of readFileSync(QUADS, 'utf8').matchAll(
  /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
)) {
  const names = RELATIONS[relation];
  const of = subject.replace(SCHEMA, '');
  names?.set(of, [...(names.get(of) ?? []), object.replace(SCHEMA, '')]);
}

/** A type and all that it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(parents.get(type) ?? []).flatMap(kindsOf)];
}

const isSome = (type: string, wanted: string[]) => kindsOf(type).some((kind) => wanted.includes(kind));

/** What a value that is no thing may stand for: an address is a text as well, a day may stand for a moment. */
function kindsOfText(value: string): string[] {
  if (/^https?:\/\/\S+$/.test(value)) return ['URL', 'Text'];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return ['Date', 'Text'];
  if (/^PT?\d/.test(value)) return ['Duration', 'Text'];
  return ['Text'];
}

type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown };

/** What schema.org does not know of a thing: its type, a property, a property of this type, a value of this property. */
export function unknownIn(thing: Thing): string[] {
  const type = thing['@type'];
  if (type === undefined || !parents.has(type)) return [`there is no type ${type}`];
  return Object.entries(thing)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => flawsOfProperty(type, property, value));
}

function flawsOfProperty(type: string, property: string, value: unknown): string[] {
  // `query-input` says what is asked for `query` (schema.org/docs/actions.html).
  const name = property.replace(/-(input|output)$/, '');
  const domain = domains.get(name);
  if (!domain) return [`there is no property ${name}`];
  if (!isSome(type, domain)) return [`a ${type} has no ${name}`];
  if (name !== property) return typeof value === 'string' ? [] : [`${property} is no text`];
  const range = ranges.get(name) ?? [];
  return (Array.isArray(value) ? value : [value]).flatMap((one) => flawsOfValue(`${type}.${name}`, one, range));
}

function flawsOfValue(place: string, value: unknown, range: string[]): string[] {
  if (typeof value === 'string')
    return kindsOfText(value).some((kind) => range.includes(kind)) ? [] : [`${place} cannot be "${value}"`];
  if (typeof value === 'number')
    return range.some((kind) => kind === 'Number' || kind === 'Integer') ? [] : [`${place} cannot be ${value}`];
  const thing = value as Thing;
  // A reference to a thing that is described elsewhere.
  if (Object.keys(thing).join() === '@id') return [];
  if (!isSome(thing['@type'] ?? '', range)) return [`${place} cannot be a ${thing['@type']}`];
  return unknownIn(thing).map((flaw) => `${place}: ${flaw}`);
}
