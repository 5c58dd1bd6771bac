import { albums } from './albums/data.server.ts';
import type { Cautioned } from './cautions.ts';
import { events } from './events/data.server.ts';
import type { Bilingual } from './fields.server.ts';
import { schemes } from './schemes/data.server.ts';
import { services } from './services/data.server.ts';
import { situations } from './situations/data.server.ts';

type EntryOfPage = Omit<Cautioned, 'reported'> & {
  title: Bilingual;
  asOf: string;
  reported?: { since?: string | undefined } | undefined;
};

/** Maps the path of an entry's page (without language) to the entry. */
export const entryPages = new Map<string, EntryOfPage>([
  ...schemes.map((one) => [`/scheme/${one.id}`, one] as const),
  ...situations.map((one) => [`/situations/${one.id}`, one] as const),
  ...services.map((one) => [`/citizen/services/${one.id}`, one] as const),
  ...situations.map((one) => [`/situations/${one.id}`, one] as const),
  ...events.map((one) => [`/notices/events/${one.id}`, one] as const),
  ...albums.map((one) => [`/photogallery/${one.id}`, one] as const),
]);
