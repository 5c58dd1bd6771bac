import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { events } from '#app/model/events/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';

/** Path of one page of each kind that is read most. */
const PAGE_KINDS = {
  home: '/',
  schemes: '/scheme',
  'a scheme': `/scheme/${schemes[0]?.id}`,
  hostels: '/hostels/governmenthostels',
  'an office': '/office/social',
  services: '/citizen/services',
  'an event': `/notices/events/${events[0]?.id}`,
};

/** A phone of the middle class, the one of Lighthouse. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** These pages in both languages: `name` is the kind and the language, "home, mr". */
export const PAGES = Object.entries(PAGE_KINDS).flatMap(([kind, path]) =>
  LANGUAGES.map((language) => ({ kind, name: `${kind}, ${language}`, path: pathIn(language, path) })),
);
