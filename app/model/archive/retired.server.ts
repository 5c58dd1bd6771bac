import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { albumSchema } from '../albums/schema.server.ts';
import { pathOfEntry } from '../changes/paths.server.ts';
import { madePdf } from '../documents/made.server.ts';
import { calendarPath } from '../events/calendarPath.ts';
import { type Event, eventSchema } from '../events/schema.server.ts';
import type { Bilingual } from '../fields.server.ts';
import { hostelPath } from '../hostels/rules.ts';
import { type Hostel, hostelSchema } from '../hostels/schema.server.ts';
import { type Institution, institutionSchema } from '../institutions/schema.server.ts';
import { leaderSchema } from '../leaders/schema.server.ts';
import { loadCollection } from '../load.server.ts';
import { type Notice, noticeSchema } from '../notices/schema.server.ts';
import { contactPath } from '../offices/contactPath.ts';
import { OFFICE_PATHS } from '../offices/rules.ts';
import { type Office, type OfficeGroup, officeGroupSchema } from '../offices/schema.server.ts';
import { type NamedPortal, portalSchema } from '../portals/schema.server.ts';
import { categorySchema, type Scheme, schemeSchema } from '../schemes/schema.server.ts';
import { type Service, serviceSchema } from '../services/schema.server.ts';
import { AS_OF } from '../site/asOf.server.ts';
import { captionFile } from '../videos/captionFile.ts';
import { type Video, videoSchema } from '../videos/schema.server.ts';
import { isRetired } from './rules.ts';

/** The folder of the content in which it stands: an entry, one office of a group, or one institution of a list. */
export type RetiredKind =
  | 'schemes'
  | 'categories'
  | 'services'
  | 'notices'
  | 'events'
  | 'albums'
  | 'videos'
  | 'hostels'
  | 'institutions'
  | 'offices'
  | 'portals'
  | 'leaders';

/** What stood on the site and is retired. Addresses have no language but those of `files`, which have their own. */
export type Retired = {
  kind: RetiredKind;
  id: string;
  title: Bilingual;
  /** First day on which it no longer held, ISO. */
  on: string;
  why: Bilingual;
  /** Page of the site that takes its place. */
  replacedBy?: string | undefined;
  source: readonly string[];
  /** Page that lists what is of its kind. */
  list: string;
  /** Its own page, where it had one. */
  page?: string;
  /** Addresses by which other content may point to it, besides its page. */
  otherAddresses?: readonly string[];
  /** Addresses of the files that were made of it or brought with it. */
  files: readonly string[];
};

type Shown = Pick<Retired, 'id' | 'title' | 'list' | 'page' | 'otherAddresses'> & { files?: readonly string[] };

type Entry = {
  retired?: (Pick<Retired, 'on' | 'why' | 'replacedBy'> & { source?: string[] | undefined }) | undefined;
};

/** Those of one kind that are retired. Files that the entry names are added to those of `shown`. */
export function retiredAmong<One extends Entry>(
  kind: RetiredKind,
  entries: readonly One[],
  shown: (entry: One) => Shown,
  asOf: Date,
): Retired[] {
  return entries.flatMap((entry) => {
    const { retired } = entry;
    if (!retired || !isRetired(entry, asOf)) return [];
    const { files = [], ...rest } = shown(entry);
    return [{ kind, ...rest, ...retired, source: retired.source ?? [], files: [...files, ...filesNamedIn(entry)] }];
  });
}

const FILE = /^\/(?:pdfs|videos)\//;

function filesNamedIn(value: unknown): string[] {
  if (typeof value === 'string') return FILE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesNamedIn) : [];
}

const inBoth = (address: (language: Language) => string) => LANGUAGES.map(address);

/** All that is retired on the day of the content, the latest first. */
export const retiredEntries: readonly Retired[] = [
  ...retiredAmong('schemes', loadCollection('schemes', schemeSchema), schemeShown, AS_OF),
  ...retiredAmong('categories', loadCollection('categories', categorySchema), categoryShown, AS_OF),
  ...retiredAmong('services', loadCollection('services', serviceSchema), serviceShown, AS_OF),
  ...retiredAmong('notices', loadCollection('notices', noticeSchema), noticeShown, AS_OF),
  ...retiredAmong('events', loadCollection('events', eventSchema), eventShown, AS_OF),
  ...retiredAmong('albums', loadCollection('albums', albumSchema), albumShown, AS_OF),
  ...retiredAmong('videos', loadCollection('videos', videoSchema), videoShown, AS_OF),
  ...retiredAmong('hostels', loadCollection('hostels', hostelSchema), hostelShown, AS_OF),
  ...loadCollection('institutions', institutionSchema).flatMap(retiredInstitutions),
  ...loadCollection('offices', officeGroupSchema).flatMap(retiredOffices),
  ...retiredAmong('portals', loadCollection('portals', portalSchema), portalShown, AS_OF),
  ...retiredAmong('leaders', loadCollection('leaders', leaderSchema), leaderShown, AS_OF),
].sort((a, b) => b.on.localeCompare(a.on));

/** The retired entry that had its own page at this path, which has no language. */
export function retiredAt(path: string): Retired | undefined {
  return retiredEntries.find(({ page }) => page === path);
}

/** Kinds of which each entry has a file of its own: what is known of one that could be retired. */
const SHOWN: Record<string, (entry: never) => Shown> = {
  schemes: schemeShown,
  categories: categoryShown,
  services: serviceShown,
  notices: noticeShown,
  events: eventShown,
  albums: albumShown,
  videos: videoShown,
  hostels: hostelShown,
  portals: portalShown,
  leaders: leaderShown,
};

/** By what other content can name an entry that may be retired; undefined for one that cannot. */
export function referenceTarget(collection: string, entry: unknown) {
  const shown = SHOWN[collection]?.(entry as never);
  if (!shown) return undefined;
  const { id, page, otherAddresses = [] } = shown;
  return { collection, id, addresses: [...(page === undefined ? [] : [page]), ...otherAddresses] };
}

function schemeShown({ id, title }: Scheme): Shown {
  const page = `/scheme/${id}`;
  return { id, title, list: '/scheme', page, files: inBoth((language) => pathIn(language, `${page}/sheet`)) };
}

function categoryShown({ id, title }: { id: string; title: Bilingual }): Shown {
  return { id, title, list: '/scheme', otherAddresses: [`/scheme?category=${id}`] };
}

function serviceShown({ id, title }: Service): Shown {
  return { id, title, list: '/citizen/services', page: `/citizen/services/${id}` };
}

function noticeShown({ id, title, pdfUrl }: Notice): Shown {
  const files = pdfUrl ? [] : Object.values(madePdf(`notices/${id}`));
  return { id, title, list: '/notices/notices', files };
}

function eventShown({ id, title }: Event): Shown {
  const files = inBoth((language) => calendarPath(id, language));
  return { id: String(id), title, list: '/notices/events', page: `/notices/events/${id}`, files };
}

function albumShown({ id, title }: { id: string; title: Bilingual }): Shown {
  return { id, title, list: '/photogallery', page: `/photogallery/${id}` };
}

function videoShown({ id, title }: Video): Shown {
  return { id, title, list: '/videogallery', files: inBoth((language) => captionFile(id, language)) };
}

function hostelShown({ name, hostelFullname, doc }: Hostel): Shown {
  const list = '/hostels/governmenthostels';
  const files = doc ? [] : Object.values(madePdf(`hostels/${name}`));
  return { id: name, title: hostelFullname, list, otherAddresses: [hostelPath(name)], files };
}

function portalShown({ id, title }: NamedPortal): Shown {
  return { id, title, list: '/' };
}

function leaderShown({ id, title }: { id: string; title: Bilingual }): Shown {
  return { id, title, list: '/about/whoswho' };
}

function retiredInstitutions({ id: listId, districts }: Institution): Retired[] {
  const list = pathOfEntry('institutions', listId) ?? '/';
  const named = districts.flatMap(({ institutions = [] }) => institutions);
  return retiredAmong('institutions', named, ({ id, title }) => ({ id, title, list }), AS_OF);
}

function retiredOffices({ id: group, offices }: OfficeGroup): Retired[] {
  return Object.entries(offices).flatMap(([location, office]) =>
    retiredAmong('offices', [office], () => officeShown(group, location, office), AS_OF),
  );
}

function officeShown(group: OfficeGroup['id'], location: string, { designation }: Office): Shown {
  const files = inBoth((language) => contactPath(group, location, language));
  return { id: `${group}-${location}`, title: designation, list: OFFICE_PATHS[group], files };
}
