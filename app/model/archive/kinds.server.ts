import type { z } from 'zod';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import type { SitePath } from '#app/screens.ts';
import { albumSchema } from '../albums/schema.server.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { elsewhereSchema } from '../elsewhere/schema.server.ts';
import { calendarPath } from '../events/rules.ts';
import { eventSchema } from '../events/schema.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { hostelPath } from '../hostels/rules.ts';
import { hostelSchema } from '../hostels/schema.server.ts';
import { leaderSchema } from '../leaders/schema.server.ts';
import { noticeSchema } from '../notices/schema.server.ts';
import { INSTITUTION_PATHS } from '../pageOfEntry.ts';
import { portalSchema } from '../portals/schema.server.ts';
import { categorySchema, schemeSchema } from '../schemes/schema.server.ts';
import { serviceSchema } from '../services/schema.server.ts';
import { captionFile } from '../videos/captionFile.ts';
import { videoSchema } from '../videos/schema.server.ts';
import { isRetired } from './rules.ts';

/** `on`: first date on which the entry was no longer in force (ISO). Only the addresses in `files` include a language. */
export type Retired = Addresses & {
  kind: RetiredKind;
  id: string;
  title: Bilingual;
  on: string;
  why: Bilingual;
  replacedBy?: SitePath | undefined;
  source: readonly string[];
  files: readonly string[];
};

/** `list`: page of all entries of the kind; `otherAddress`: alternative address of the entry; `files`: files generated from it. */
type Addresses = { list: SitePath; page?: string; otherAddress?: string; files?: readonly string[] };

type Entry = {
  id?: string | number;
  name?: string | Bilingual;
  title?: Bilingual;
  hostelFullname?: Bilingual;
  retired?: (Pick<Retired, 'on' | 'why' | 'replacedBy'> & { source?: string[] | undefined }) | undefined;
};

/** Defines a kind whose entries have one content file each. Infers the parameter of `toAddresses` from the schema. */
function kind<Schema extends z.ZodType<Entry>>(schema: Schema, toAddresses: (entry: z.output<Schema>) => Addresses) {
  return { schema, toAddresses: toAddresses as (entry: Entry) => Addresses };
}

export const KINDS = {
  schemes: kind(schemeSchema, ({ id }) => {
    const page = `/scheme/${id}`;
    return { list: '/scheme', page, files: LANGUAGES.map((language) => pathIn(language, `${page}/sheet`)) };
  }),
  categories: kind(categorySchema, ({ id }) => ({ list: '/scheme', otherAddress: `/scheme?category=${id}` })),
  services: kind(serviceSchema, ({ id }) => ({ list: '/citizen/services', page: `/citizen/services/${id}` })),
  notices: kind(noticeSchema, ({ id, pdfUrl }) => ({
    list: '/notices/notices',
    files: pdfUrl ? [] : Object.values(generatedPdf(`notices/${id}`)),
  })),
  events: kind(eventSchema, ({ id }) => ({
    list: '/notices/events',
    page: `/notices/events/${id}`,
    files: LANGUAGES.map((language) => calendarPath(id, language)),
  })),
  albums: kind(albumSchema, ({ id }) => ({ list: '/photogallery', page: `/photogallery/${id}` })),
  videos: kind(videoSchema, ({ id }) => ({
    list: '/videogallery',
    files: LANGUAGES.map((language) => captionFile(id, language)),
  })),
  hostels: kind(hostelSchema, ({ name, doc }) => ({
    list: INSTITUTION_PATHS['government-hostels'],
    otherAddress: hostelPath(name),
    files: doc ? [] : Object.values(generatedPdf(`hostels/${name}`)),
  })),
  portals: kind(portalSchema, () => ({ list: '/' })),
  elsewhere: kind(elsewhereSchema, () => ({ list: '/elsewhere' })),
  leaders: kind(leaderSchema, () => ({ list: '/about/whoswho' })),
};

export type RetiredKind = keyof typeof KINDS | 'institutions' | 'offices';

export function listRetired(
  kind: RetiredKind,
  entries: readonly Entry[],
  toAddresses: (entry: Entry) => Addresses,
  asOf: Date,
): Retired[] {
  return entries.flatMap((entry) => {
    const { retired, hostelFullname, title = hostelFullname } = entry;
    if (!retired || !title || !isRetired(entry, asOf)) return [];
    const addresses = toAddresses(entry);
    const files = [...(addresses.files ?? []), ...findFiles(entry)];
    return [{ kind, id: entryId(entry), title, ...addresses, ...retired, source: retired.source ?? [], files }];
  });
}

const FILE = /^\/(?:pdfs|videos)\//;

/** Finds the addresses of files that an entry references. */
function findFiles(value: unknown): string[] {
  if (typeof value === 'string') return FILE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findFiles) : [];
}

const entryId = ({ id, name }: Entry) => String(id ?? name);

/** Returns the id and addresses by which content may reference an entry; undefined for a kind that cannot be retired. */
export function referenceTarget(collection: string, entry: Entry) {
  const kind = KINDS[collection as keyof typeof KINDS];
  return kind && { collection, id: entryId(entry), addresses: pageAddresses(kind.toAddresses(entry)) };
}

export function pageAddresses({ page, otherAddress }: Addresses): string[] {
  return [page, otherAddress].filter((address) => address !== undefined);
}
