import { LANGUAGES, type Language, otherLanguage } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { manualScavengerAct, rightToInformation, rightToServices } from '#app/model/acts/data.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { noteInLists } from '#app/model/hostels/rules.ts';
import { institutions } from '#app/model/institutions/data.server.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { pages } from '#app/model/pages/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { COMMITTEES_PART, casteCommitteeTitle } from '#app/model/self-disclosure/committees.server.ts';
import { selfDisclosure } from '#app/model/self-disclosure/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import type { EntryKind, SearchEntry } from './entries.ts';

type Titled = { kind: EntryKind; path: string; title: Bilingual; note?: Bilingual | undefined };

const INSTITUTION_PATHS = {
  'government-hostels': '/hostels/governmenthostels',
  'old-age-homes': '/ashramschools',
  'residential-schools': '/residentialschools',
  'aided-hostels': '/hostels/governmentaidedhostels',
} as const;

const EMPTY_PAGE_PATHS: Record<string, string> = {
  advertisement: '/notices/advertisement',
  recruitment: '/notices/recruitment',
  'grievances-redressal': '/grievancesredressal',
  'rti-contacts': '/rticontacts',
};

/** Screens without an entry in content; the navigation names them. */
const SCREENS = [
  ['nav.introduction', '/about/introduction'],
  ['nav.vision', '/about/vissionandmission'],
  ['nav.objectives', '/about/objectiveandfunctions'],
  ['nav.administrative', '/about/administrativesetup'],
  ['nav.whosWho', '/about/whoswho'],
  ['nav.directory', '/about/directory'],
  ['nav.schemes', '/scheme'],
  ['drawer.services', '/citizen/services'],
  ['nav.events', '/notices/events'],
  ['nav.pastEvents', '/notices/pastevents'],
  ['nav.noticeList', '/notices/notices'],
  ['drawer.photoGallery', '/photogallery'],
  ['drawer.videoGallery', '/videogallery'],
] as const;

const screenTitle = (word: (typeof SCREENS)[number][0]): Bilingual => ({
  en: words('en', 'shell')(word),
  mr: words('mr', 'shell')(word),
});

const titled = (): Titled[] => [
  ...schemes.map(({ id, title }) => ({ kind: 'scheme' as const, path: `/scheme/${id}`, title })),
  ...services.map(({ id, title }) => ({ kind: 'service' as const, path: `/citizen/services/${id}`, title })),
  ...officeGroups.flatMap(({ id, offices }) =>
    Object.values(offices).map(({ designation }) => ({
      kind: 'office' as const,
      path: OFFICE_PATHS[id],
      title: designation,
    })),
  ),
  { kind: 'office', path: `/about/directory#${COMMITTEES_PART}`, title: casteCommitteeTitle },
  ...hostels.map((hostel) => ({
    kind: 'hostel' as const,
    path: `/hostels/governmenthostels/hostelpdf?hostel=${hostel.name}`,
    title: hostel.hostelFullname,
    note: noteInLists(hostel),
  })),
  { kind: 'act', path: '/rtsact', title: rightToServices.title },
  { kind: 'act', path: '/rtiact', title: rightToInformation.title },
  { kind: 'act', path: '/manual-scavenger-act/act', title: manualScavengerAct.title },
  { kind: 'page', path: '/selfdisclosure', title: selfDisclosure.title },
  ...notices.map(({ title }) => ({ kind: 'notice' as const, path: '/notices/notices', title })),
  ...events.map(({ id, title }) => ({ kind: 'event' as const, path: `/notices/events/${id}`, title })),
  ...albums.map(({ id, title }) => ({ kind: 'album' as const, path: `/photogallery/${encodeURI(id)}`, title })),
  ...SCREENS.map(([word, path]) => ({ kind: 'page' as const, path, title: screenTitle(word) })),
  ...institutions.map(({ id, category }) => ({ kind: 'page' as const, path: INSTITUTION_PATHS[id], title: category })),
  ...pages.map(({ id, title }) => ({ kind: 'page' as const, path: EMPTY_PAGE_PATHS[id] ?? `/${id}`, title })),
];

/** Everything the search can find, once: an office that stands in two lists is one entry. */
function entriesIn(language: Language): SearchEntry[] {
  const byTitle = new Map<string, SearchEntry>();
  for (const { kind, path, title, note } of titled()) {
    const key = `${kind} ${title[language]}`;
    if (!byTitle.has(key))
      byTitle.set(key, {
        kind,
        path,
        title: title[language],
        otherTitle: title[otherLanguage(language)],
        ...(note && { note: note[language] }),
      });
  }
  const { compare } = new Intl.Collator(language);
  return [...byTitle.values()].sort((a, b) => compare(a.title, b.title));
}

const ENTRIES = new Map(LANGUAGES.map((language) => [language, entriesIn(language)]));

/** The search entries of one language, from A to Z. */
export function searchEntries(language: Language): SearchEntry[] {
  return ENTRIES.get(language) ?? [];
}
