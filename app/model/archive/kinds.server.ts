import type { SitePath } from '#app/screens.ts';
import { collections, type RetirableName } from '../collections.server.ts';
import type { Collection, Part } from '../defineCollection.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { valueAt } from '../valueAt.ts';
import { isRetired } from './rules.ts';

/** `on`: first date on which the entry was no longer in force (ISO). Only the addresses in `files` include a language. */
export type Retired = Addresses & {
  kind: RetirableName;
  id: string;
  title: Bilingual;
  on: string;
  why: Bilingual;
  replacedBy?: SitePath | undefined;
  source: readonly string[];
  files: readonly string[];
};

/** `list`: page of all entries of the kind; `otherAddress`: address of the entry in a page of several entries. */
type Addresses = { list: SitePath; page?: string | undefined; otherAddress?: string | undefined };

/** Lists the entries of a collection, or the parts of its entries, that are retired on a day. */
export function listRetired(collection: Collection, entries: readonly object[], asOf: Date): Retired[] {
  return entries.flatMap((entry) =>
    partsOf(collection, entry).flatMap(({ files = [], id, title, ...part }) => {
      if (!part.retired || !isRetired(part, asOf)) return [];
      return [
        {
          kind: collection.name as RetirableName,
          id: String(id),
          title,
          ...addressesOf(collection, entry),
          ...part.retired,
          source: part.retired.source ?? [],
          files: [...files, ...findFiles(part)],
        },
      ];
    }),
  );
}

function partsOf({ id = 'id', title = 'title', generates, parts }: Collection, entry: object): readonly Part[] {
  return (
    parts?.(entry) ?? [
      {
        ...entry,
        id: String(valueAt(entry, [id])),
        title: valueAt(entry, [title]) as Bilingual,
        files: generates?.(entry),
      },
    ]
  );
}

function addressesOf({ page, list, ownPages, id = 'id' }: Collection, entry: object): Addresses {
  const path = typeof page === 'function' ? page(String(valueAt(entry, [id]))) : page;
  return {
    list: list ?? path ?? '/',
    ...(ownPages && { page: path }),
    ...(path?.includes('?') && { otherAddress: path }),
  };
}

const FILE = /^\/(?:pdfs|videos)\//;

/** Finds the addresses of files that an entry references. */
function findFiles(value: unknown): string[] {
  if (typeof value === 'string') return FILE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findFiles) : [];
}

/** Tells whether whole entries of a collection can be retired. */
export const isRetirable = ({ schema }: Collection) => 'retired' in ((schema.def as { shape?: object }).shape ?? {});

/** Returns the id and addresses by which content may reference an entry; undefined for a kind that cannot be retired. */
export function referenceTarget(name: string, entry: object) {
  const collection = collections.get(name);
  if (!collection || !isRetirable(collection)) return undefined;
  const addresses = pageAddresses(addressesOf(collection, entry));
  return { collection: name, id: String(valueAt(entry, [collection.id ?? 'id'])), addresses };
}

export function pageAddresses({ page, otherAddress }: Addresses): string[] {
  return [page, otherAddress].filter((address) => address !== undefined);
}
