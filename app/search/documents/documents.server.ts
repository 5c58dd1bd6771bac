import { formatDate } from '#app/i18n/format/dates.ts';
import { inBoth, type Language } from '#app/i18n/language.ts';
import { manualScavengerAct, rightToInformation, rightToServices } from '#app/model/acts/data.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { isExpired } from '#app/model/archive/rules.ts';
import type { Cautioned } from '#app/model/cautions.ts';
import { cautionInBoth } from '#app/model/cautionWords.server.ts';
import { districts, NORTH_TO_SOUTH, townsIn } from '#app/model/districts/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { isPast } from '#app/model/events/rules.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { helplines } from '#app/model/helplines/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { hostelPath, noteInLists } from '#app/model/hostels/rules.ts';
import { institutions } from '#app/model/institutions/data.server.ts';
import { INSTITUTION_PATHS } from '#app/model/institutions/paths.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { pages } from '#app/model/pages/data.server.ts';
import { pagePath } from '#app/model/pages/pagePath.ts';
import { requiredDocuments } from '#app/model/schemes/data.server.ts';
import { COMMITTEES_PART, casteCommitteeTitle, selfDisclosure } from '#app/model/self-disclosure/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { AS_OF } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { SitePath } from '#app/screens.ts';
import { ENTRY_KINDS, type EntryKind, type SearchDocument, type SearchEntry } from '../entries.ts';
import { ELSEWHERE } from './elsewhere.server.ts';
import { districtScreen, NAMED_SCREENS } from './namedScreens.server.ts';
import { OFFICES, TALUKA_OFFICES } from './offices.server.ts';
import { pageTexts, sectionTexts } from './pageTexts.server.ts';
import { agesOfAll, SCHEMES } from './schemes.server.ts';

const HOSTELS = hostels.map((hostel) => ({
  path: hostelPath(hostel.name),
  title: hostel.hostelFullname,
  line: hostel.hostelAddress ?? hostel.place,
  note: noteInLists(hostel),
  caution: cautionInBoth(hostel),
  keywords: [hostel.place, districts[hostel.district]],
  body: [hostel.hostelAddress, hostel.ngo, hostel.note, ...(hostel.facilities ?? [])],
}));

const INSTITUTIONS = institutions.flatMap(({ id, category, districts: lists }) =>
  lists.flatMap((list) =>
    (list.institutions ?? []).map(({ title, place, ngo, note, ...institution }) => ({
      path: INSTITUTION_PATHS[id],
      title,
      line: place,
      note,
      caution: cautionInBoth(institution),
      keywords: [place, districts[list.name], category],
      body: [ngo, note],
    })),
  ),
);

function toAct(path: SitePath, act: Cautioned & { title: Bilingual; subtitle: Bilingual }, body: Bilingual[]) {
  return { path, title: act.title, line: act.subtitle, body, caution: cautionInBoth(act) };
}

const ACTS = [
  toAct('/rtsact', rightToServices, rightToServices.description),
  toAct('/rtiact', rightToInformation, rightToInformation.description),
  toAct('/manual-scavenger-act/act', manualScavengerAct, sectionTexts(manualScavengerAct.sections)),
];

const NO_LONGER_IN_FORCE: Bilingual = { en: 'Expired', mr: 'आता लागू नाही' };

const NOTICES = notices.map((notice) => ({
  ...(isExpired(notice, AS_OF)
    ? { path: '/archive' as const, note: NO_LONGER_IN_FORCE }
    : { path: '/notices/notices' as const }),
  title: notice.title,
  caution: cautionInBoth(notice),
  line: inBoth((language) => formatDate(notice.date, language)),
}));

/** Maps screens to search words that their titles do not contain. */
const KEYWORDS: Record<string, Bilingual[]> = { '/papers': Object.values(requiredDocuments).map(({ title }) => title) };

/** Returns the numbers that a page offers to call, by which people find it, and their common name. */
function numbersToCall(ids: readonly string[] = []): Bilingual[] {
  return ids.length === 0 ? [] : [HELPLINE, ...ids.map((id) => inBoth(() => helplines[id]?.number ?? ''))];
}

const HELPLINE: Bilingual = { en: 'Helpline', mr: 'हेल्पलाइन' };

const DOCUMENTS: Record<EntryKind, Omit<SearchDocument, 'kind'>[]> = {
  scheme: SCHEMES,
  situation: situations.map(({ id, title, help, sentences, call, choice, schemes: ids, ...situation }) => ({
    path: pageOf.situations(id),
    title,
    line: help,
    keywords: numbersToCall(call),
    body: (choice?.groups ?? []).map((group) => group.title),
    ages: agesOfAll(ids),
    forGroups: situation.answers.situation?.includes('organisation'),
    sentences: inBoth((language) => sentences[language].join(' · ')),
    caution: cautionInBoth(situation),
  })),
  elsewhere: ELSEWHERE,
  service: services
    .filter(({ page }) => page === undefined)
    .map(({ id, title, help, Details, ...service }) => ({
      path: pageOf.services(id),
      title,
      line: help,
      body: Details,
      caution: cautionInBoth(service),
    })),
  office: [...OFFICES, ...TALUKA_OFFICES, { path: `/about/directory#${COMMITTEES_PART}`, title: casteCommitteeTitle }],
  hostel: HOSTELS,
  institution: INSTITUTIONS,
  act: ACTS,
  notice: NOTICES,
  event: events.map(({ id, title, description, venue, fullDescription, ...event }) => ({
    path: pageOf.events(id),
    title,
    line: description,
    keywords: [venue],
    body: fullDescription,
    caution: cautionInBoth(event),
    isLast: event.sample || isPast(event, AS_OF),
  })),
  album: albums.map(({ id, title, images, ...album }) => ({
    path: pageOf.albums(id),
    title,
    line: images[0]?.title,
    caution: cautionInBoth(album),
    isLast: album.sample,
  })),
  page: [
    { path: '/selfdisclosure', title: selfDisclosure.title, caution: cautionInBoth(selfDisclosure) },
    ...NORTH_TO_SOUTH.map((id) => ({ ...districtScreen(id), keywords: townsIn(id) })),
    ...NAMED_SCREENS.map((screen) => ({ ...screen, keywords: KEYWORDS[screen.path] ?? [] })),
    ...officeGroups.map(({ id, title, description }) => ({ path: OFFICE_PATHS[id], title, line: description })),
    ...institutions.map(({ id, category, description }) => ({
      path: INSTITUTION_PATHS[id],
      title: category,
      line: description,
    })),
    ...pages.map((page) => ({
      path: pagePath(page.id),
      title: page.title,
      line: page.description,
      keywords: services.filter((service) => service.page === page.id).map(({ title }) => title),
      body: pageTexts(page),
      caution: cautionInBoth(page.kind === 'empty' ? {} : page),
    })),
  ],
};

/** Lists all documents. Merges offices with the same title, because an office may be in two lists, and other documents that also share path and line. */
export const searchDocuments: SearchDocument[] = ENTRY_KINDS.flatMap((kind) => {
  const keyOf = ({ path, title, line }: Omit<SearchDocument, 'kind'>) =>
    kind === 'office' ? title.en : path + title.en + (line?.en ?? '');
  const byKey = new Map(DOCUMENTS[kind].toReversed().map((document) => [keyOf(document), { kind, ...document }]));
  return [...byKey.values()].toReversed();
});

const ENTRIES = inBoth((language) => {
  const { compare } = new Intl.Collator(language);
  return searchDocuments
    .map(
      ({ kind, path, title, note, caution }): SearchEntry => ({
        kind,
        path,
        title: title[language],
        ...(note && { note: note[language] }),
        ...(caution && { caution: caution[language] }),
      }),
    )
    .sort((a, b) => compare(a.title, b.title));
});

/** Returns the search entries of a language in alphabetical order. */
export const searchEntries = (language: Language): SearchEntry[] => ENTRIES[language];
