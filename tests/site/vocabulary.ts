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

/** Returns a type and its supertypes. */
function withSupertypes(type: string): string[] {
  return [type, ...(parents.get(type) ?? []).flatMap(withSupertypes)];
}

const isSome = (type: string, wanted: string[]) => withSupertypes(type).some((kind) => wanted.includes(kind));

/** Returns the types that a text may have. */
function typesOfText(value: string): string[] {
  if (/^https?:\/\/\S+$/.test(value)) return ['URL', 'Text'];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return ['Date', 'Text'];
  if (/^PT?\d/.test(value)) return ['Duration', 'Text'];
  return ['Text'];
}

type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown };

/** Lists errors of a thing: unknown type or property, property of another type, value of a wrong type. */
export function schemaErrors(thing: Thing): string[] {
  const type = thing['@type'];
  if (type === undefined || !parents.has(type)) return [`there is no type ${type}`];
  return Object.entries(thing)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => propertyErrors(type, property, value));
}

function propertyErrors(type: string, property: string, value: unknown): string[] {
  // `query-input` describes the input of `query` (schema.org/docs/actions.html).
  const name = property.replace(/-(input|output)$/, '');
  const domain = domains.get(name);
  if (!domain) return [`there is no property ${name}`];
  if (!isSome(type, domain)) return [`a ${type} has no ${name}`];
  if (name !== property) return typeof value === 'string' ? [] : [`${property} is no text`];
  const range = ranges.get(name) ?? [];
  return (Array.isArray(value) ? value : [value]).flatMap((one) => valueErrors(`${type}.${name}`, one, range));
}

function valueErrors(place: string, value: unknown, range: string[]): string[] {
  if (typeof value === 'string')
    return typesOfText(value).some((kind) => range.includes(kind)) ? [] : [`${place} cannot be "${value}"`];
  if (typeof value === 'number')
    return range.some((kind) => kind === 'Number' || kind === 'Integer') ? [] : [`${place} cannot be ${value}`];
  const thing = value as Thing;
  // Accepts a reference to another thing.
  if (Object.keys(thing).join() === '@id') return [];
  if (!isSome(thing['@type'] ?? '', range)) return [`${place} cannot be a ${thing['@type']}`];
  return schemaErrors(thing).map((flaw) => `${place}: ${flaw}`);
}
