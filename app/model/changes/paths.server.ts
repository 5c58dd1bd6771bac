import type { SitePath } from '#app/screens.ts';
import { albums } from '../albums/data.server.ts';
import { events } from '../events/data.server.ts';
import { fileNameOf } from '../fileNameOf.ts';
import { hostels, sampleHostels } from '../hostels/data.server.ts';
import { pages } from '../pages/data.server.ts';
import { categories, schemes } from '../schemes/data.server.ts';
import { services } from '../services/data.server.ts';
import { pageOfEntry } from './pageOfEntry.ts';

/** Ids of the entries that have a page, or a place on one, as long as they exist. */
const IDS: Record<string, string[]> = {
  albums: albums.map(({ id }) => id),
  categories: categories.map(({ id }) => id),
  events: events.map(({ id }) => String(id)),
  hostels: [...hostels, ...sampleHostels].map(({ name }) => name),
  pages: pages.map(({ id }) => id),
  schemes: schemes.map(({ id }) => id),
  services: services.map(({ id }) => id),
};

/** Where the site shows the entry of a file, without the language; undefined when it has no page, or none any more. */
export function pathOfEntry(collection: string, file: string): SitePath | undefined {
  const id = IDS[collection] ? IDS[collection].find((known) => fileNameOf(known) === file) : file;
  return id === undefined ? undefined : pageOfEntry(collection, id);
}
