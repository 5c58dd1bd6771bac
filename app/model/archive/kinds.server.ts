import type { z } from 'zod';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import type { SitePath } from '#app/screens.ts';
import { albumSchema } from '../albums/schema.server.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { calendarPath } from '../events/rules.ts';
import { eventSchema } from '../events/schema.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { hostelPath } from '../hostels/rules.ts';
import { hostelSchema } from '../hostels/schema.server.ts';
import { INSTITUTION_PATHS } from '../institutions/paths.ts';
import { leaderSchema } from '../leaders/schema.server.ts';
import { noticeSchema } from '../notices/schema.server.ts';
import { portalSchema } from '../portals/schema.server.ts';
import { categorySchema, schemeSchema } from '../schemes/schema.server.ts';
import { serviceSchema } from '../services/schema.server.ts';
import { captionFile } from '../videos/captionFile.ts';
import { videoSchema } from '../videos/schema.server.ts';
import { isRetired } from './rules.ts';

/** Describes a retired entry; only the addresses in `files` have a language. */
export type Retired = Addresses & {
  /** Names the folder of the content that holds the entry, the group of the office or the list of the institution. */
  kind: RetiredKind;
  id: string;
  title: Bilingual;
  /** Gives the first day on which it no longer held (ISO). */
  on: string;
  why: Bilingual;
  replacedBy?: SitePath | undefined;
  source: readonly string[];
  files: readonly string[];
};

type Addresses = {
  /** Names the page that lists this kind. */
  list: SitePath;
  page?: string;
  /** Gives an address besides `page` by which content may point to it. */
  otherAddress?: string;
  /** Lists the files made from the entry; files that were uploaded stand in the entry itself. */
  files?: readonly string[];
};

type Entry = {
  id?: string | number;
  name?: string | Bilingual;
  title?: Bilingual;
  hostelFullname?: Bilingual;
  retired?: (Pick<Retired, 'on' | 'why' | 'replacedBy'> & { source?: string[] | undefined }) | undefined;
};

/** Types a kind whose entries have one content file each. */
function kind<Schema extends z.ZodType<Entry>>(schema: Schema, addressesOf: (entry: z.output<Schema>) => Addresses) {
  return { schema, addressesOf: addressesOf as (entry: Entry) => Addresses };
}

export const inEach = (address: (language: Language) => string) => LANGUAGES.map(address);

export const KINDS = {
  schemes: kind(schemeSchema, ({ id }) => {
    const page = `/scheme/${id}`;
    return { list: '/scheme', page, files: inEach((language) => pathIn(language, `${page}/sheet`)) };
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
    files: inEach((language) => calendarPath(id, language)),
  })),
  albums: kind(albumSchema, ({ id }) => ({ list: '/photogallery', page: `/photogallery/${id}` })),
  videos: kind(videoSchema, ({ id }) => ({
    list: '/videogallery',
    files: inEach((language) => captionFile(id, language)),
  })),
  hostels: kind(hostelSchema, ({ name, doc }) => ({
    list: INSTITUTION_PATHS['government-hostels'],
    otherAddress: hostelPath(name),
    files: doc ? [] : Object.values(generatedPdf(`hostels/${name}`)),
  })),
  portals: kind(portalSchema, () => ({ list: '/' })),
  leaders: kind(leaderSchema, () => ({ list: '/about/whoswho' })),
};

export type RetiredKind = keyof typeof KINDS | 'institutions' | 'offices';

/** Lists the retired entries of one kind. */
export function retiredAmong(
  kind: RetiredKind,
  entries: readonly Entry[],
  addressesOf: (entry: Entry) => Addresses,
  asOf: Date,
): Retired[] {
  return entries.flatMap((entry) => {
    const { retired, id, name, title, hostelFullname } = entry;
    const named = title ?? hostelFullname;
    if (!retired || !named || !isRetired(entry, asOf)) return [];
    const addresses = addressesOf(entry);
    const files = [...(addresses.files ?? []), ...filesIn(entry)];
    return [
      { kind, id: String(id ?? name), title: named, ...addresses, ...retired, source: retired.source ?? [], files },
    ];
  });
}

const FILE = /^\/(?:pdfs|videos)\//;

/** Finds the addresses of files that an entry names. */
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return FILE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/** Returns the id and addresses by which content may name an entry; undefined for a kind that cannot be retired. */
export function referenceTarget(collection: string, entry: Entry) {
  const known = KINDS[collection as keyof typeof KINDS];
  return known && { collection, id: String(entry.id ?? entry.name), addresses: addressesIn(known.addressesOf(entry)) };
}

export function addressesIn({ page, otherAddress }: Addresses): string[] {
  return [page, otherAddress].filter((address) => address !== undefined);
}
