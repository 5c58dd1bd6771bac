import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { foldersNamedBy } from '#app/model/field-names/named-ids.server.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';

/** What other content may name: an entry by its id in a folder (an office by `group-location`), and addresses of the site. */
export type Nameable = { collection: string; id: string; addresses: readonly string[] };

/** Where content names it: the file, `content/home.yaml`, and the way to the value in it. */
export type NamingPlace = { file: string; path: (string | number)[] };

/** Speaks about words and programs, or asks for an entry in the name of the specification, which has a rule of its own. */
const NOT_ASKED = /^(changes|words|schemas)\/|^(conformance|field-names|glossary|specification)\.yaml$/;

/**
 * Where content names an entry or one of its addresses, in a field of ids, in a sentence, or by quoting a figure of it. What a
 * retired entry names does not count, but for what takes its place.
 */
export function placesNaming(named: Nameable, root = CONTENT_ROOT): NamingPlace[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') && !NOT_ASKED.test(name))
    .sort();
  const entries = files.map((name) => ({ name, entry: parse(readFileSync(join(root, name), 'utf8')) as unknown }));
  const today = String(recordOf(entries.find(({ name }) => name === 'site.yaml')?.entry).lastUpdated);
  return entries.flatMap(({ name, entry }) =>
    waysIn(entry, [], named, today).map((path) => ({ file: `content/${name}`, path })),
  );
}

type Way = (string | number)[];

function waysIn(value: unknown, way: Way, named: Nameable, today: string): Way[] {
  if (typeof value === 'string') return namesIt(value, way, named) ? [way] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { retired } = recordOf(value);
  const { on, replacedBy } = recordOf(retired);
  if (typeof on === 'string' && on <= today) return waysIn(replacedBy, [...way, 'retired', 'replacedBy'], named, today);
  if (named.collection === 'offices' && officeIn(recordOf(value)) === named.id) return [way];
  return Object.entries(value).flatMap(([key, inner]) =>
    waysIn(inner, [...way, Array.isArray(value) ? Number(key) : key], named, today),
  );
}

/** An office that an entry refers to by its group and location. */
function officeIn({ group, location, officeGroup, officeLocation }: Record<string, unknown>): string {
  return `${group ?? officeGroup}-${location ?? officeLocation}`;
}

function namesIt(text: string, way: Way, { collection, id, addresses }: Nameable): boolean {
  const field = way.findLast((step) => typeof step === 'string') ?? '';
  if (text === id && field !== 'id' && foldersNamedBy(String(field)).includes(collection)) return true;
  return text.includes(`{{${collection}/${id}.`) || addresses.some((address) => hasAddress(text, address));
}

/** Whether an address stands in a text as a whole: `/scheme/hut` is not in `/scheme/hut-2`. */
function hasAddress(text: string, address: string): boolean {
  const at = text.indexOf(address);
  if (at === -1) return false;
  const rest = text.slice(at + address.length);
  return !/^[\w-]/.test(rest) || hasAddress(rest, address);
}

const recordOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;
