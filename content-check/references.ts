import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddresses, type Retired } from '#app/model/archive/kinds.server.ts';
import { foldersNamedBy } from '#app/model/field-names/named-ids.server.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { errorAt, type Path, type Place, type Problem } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { parseYamlOnce } from '#app/model/yaml.server.ts';

/** Identifies an entry by folder and id, and lists its addresses on the site. The id of an office is `group-location`. */
export type ReferenceTarget = { collection: string; id: string; addresses: readonly string[] };

/** Excludes word lists, change records, configuration, and the specification, which `specificationRows` checks. */
const WITHOUT_REFERENCES = /^(changes|words|schemas)\/|^(conformance|field-names|glossary|specification)\.yaml$/;

/** Finds ids, addresses and quoted figures that refer to an entry. In retired entries, searches only `replacedBy`. */
export function findReferences(target: ReferenceTarget, root = CONTENT_ROOT): Place[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') && !WITHOUT_REFERENCES.test(name))
    .sort();
  const read = (name: string): unknown => parseYamlOnce(readFileSync(join(root, name), 'utf8'));
  const today = String(valueAt(read('site.yaml'), ['lastUpdated']));
  return files.flatMap((name) =>
    findPaths(read(name), [], target, today).map((path) => ({ file: `content/${name}`, path })),
  );
}

function findPaths(value: unknown, path: Path, target: ReferenceTarget, today: string): Path[] {
  if (typeof value === 'string') return isReference(value, path, target) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { retired } = toRecord(value);
  const { on, replacedBy } = toRecord(retired);
  if (typeof on === 'string' && on <= today)
    return findPaths(replacedBy, [...path, 'retired', 'replacedBy'], target, today);
  if (target.collection === 'offices' && officeId(toRecord(value)) === target.id) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    findPaths(inner, [...path, Array.isArray(value) ? Number(key) : key], target, today),
  );
}

/** Returns the id of the office that an object refers to by group and location. */
function officeId({ group, location, officeGroup, officeLocation }: Record<string, unknown>): string {
  return `${group ?? officeGroup}-${location ?? officeLocation}`;
}

function isReference(text: string, path: Path, { collection, id, addresses }: ReferenceTarget): boolean {
  const field = path.findLast((step) => typeof step === 'string') ?? '';
  if (text === id && field !== 'id' && foldersNamedBy(String(field)).includes(collection)) return true;
  return text.includes(`{{${collection}/${id}.`) || addresses.some((address) => hasAddress(text, address));
}

/** Matches only whole addresses: `/scheme/hut` does not match `/scheme/hut-2`. Content may write them encoded or with spaces. */
function hasAddress(text: string, address: string): boolean {
  const rests = [address, decodeURI(address)].flatMap((written) => text.split(written).slice(1));
  return rests.some((rest) => !/^[\w-]/.test(rest));
}

const toRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

/** Rejects references to retired entries, because such links would lead visitors to removed pages. */
export function retiredReferences(entries: readonly Retired[], root?: string): Problem[] {
  return entries.flatMap((entry) => {
    const target = { collection: entry.kind, id: entry.id, addresses: pageAddresses(entry) };
    const params = { title: entry.title, day: { day: entry.on } };
    return findReferences(target, root).map((place) => errorAt(place, 'retiredEntry', params));
  });
}
