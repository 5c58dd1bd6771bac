import { formatDate } from '#app/i18n/dates.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { manualScavengerAct, rightToInformation, rightToServices } from '#app/model/acts/data.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { isExpired } from '#app/model/archive/rules.ts';
import { events } from '#app/model/events/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { pages } from '#app/model/pages/data.server.ts';
import { pagePath } from '#app/model/pages/paths.ts';
import { requiredDocuments } from '#app/model/schemes/data.server.ts';
import { COMMITTEES_PART, casteCommitteeTitle } from '#app/model/self-disclosure/committees.server.ts';
import { selfDisclosure } from '#app/model/self-disclosure/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';
import type { SearchDocument, SearchEntry } from '../entries.ts';
import { NAMED_SCREENS } from './namedScreens.server.ts';
import {
  hostelDocuments,
  institutionDocuments,
  institutionListDocuments,
  officeDocuments,
  officeGroupDocuments,
} from './placeDocuments.server.ts';
import { schemeDocuments } from './schemeDocuments.server.ts';

const NO_LONGER_IN_FORCE: Bilingual = { en: 'No longer in force', mr: 'आता लागू नाही' };

const actTitles = ({ title, subtitle }: { title: Bilingual; subtitle: Bilingual }) => ({
  kind: 'act' as const,
  title,
  line: subtitle,
});

const ACTS: SearchDocument[] = [
  { ...actTitles(rightToServices), path: '/rtsact', body: rightToServices.description },
  { ...actTitles(rightToInformation), path: '/rtiact', body: rightToInformation.description },
  {
    ...actTitles(manualScavengerAct),
    path: '/manual-scavenger-act/act',
    body: manualScavengerAct.sections.flatMap(({ title, content }) => [title, ...content]),
  },
];

const NOTICES: SearchDocument[] = notices.map((notice) => ({
  kind: 'notice',
  path: isExpired(notice, AS_OF) ? '/archive' : '/notices/notices',
  title: notice.title,
  line: { en: formatDate(notice.date, 'en'), mr: formatDate(notice.date, 'mr') },
  note: isExpired(notice, AS_OF) ? NO_LONGER_IN_FORCE : undefined,
}));

const EVENTS: SearchDocument[] = events.map(({ id, title, description, venue, fullDescription, sample }) => ({
  kind: 'event',
  path: `/notices/events/${id}`,
  title,
  line: description,
  keywords: [venue],
  body: fullDescription,
  sample,
}));

const ALBUMS: SearchDocument[] = albums.map(({ id, title, images, sample }) => ({
  kind: 'album',
  path: `/photogallery/${encodeURI(id)}`,
  title,
  line: images[0]?.title,
  body: images.map((image) => image.title),
  sample,
}));

const PAGES: SearchDocument[] = pages.map((page) => ({
  kind: 'page',
  path: pagePath(page.id),
  title: page.title,
  line: page.description,
  body:
    page.kind === 'information'
      ? page.sections.flatMap(({ title, content }) => [title, ...content])
      : [page.whatWillAppear, page.askMeanwhile],
}));

/** Screens found by words that their titles lack. */
const KEYWORDS: Record<string, Bilingual[]> = { '/papers': Object.values(requiredDocuments).map(({ title }) => title) };

const DOCUMENTS: SearchDocument[] = [
  ...schemeDocuments,
  ...services.map(({ id, title, help, Details }) => ({
    kind: 'service' as const,
    path: `/citizen/services/${id}` as const,
    title,
    line: help,
    body: Details,
  })),
  ...officeDocuments,
  { kind: 'office', path: `/about/directory#${COMMITTEES_PART}`, title: casteCommitteeTitle },
  ...hostelDocuments,
  ...institutionDocuments,
  ...ACTS,
  ...NOTICES,
  ...EVENTS,
  ...ALBUMS,
  { kind: 'page', path: '/selfdisclosure', title: selfDisclosure.title },
  ...NAMED_SCREENS.map((screen) => ({ kind: 'page' as const, ...screen, keywords: KEYWORDS[screen.path] ?? [] })),
  ...officeGroupDocuments,
  ...institutionListDocuments,
  ...PAGES,
];

/** All documents; an office in two lists is one document, at its first place. */
export const searchDocuments: SearchDocument[] = [
  ...new Map(DOCUMENTS.toReversed().map((document) => [`${document.kind} ${document.title.en}`, document])).values(),
].toReversed();

function makeEntries(language: Language): SearchEntry[] {
  const { compare } = new Intl.Collator(language);
  return searchDocuments
    .map(({ kind, path, title, note, sample }) => ({
      kind,
      path,
      title: title[language],
      ...(note && { note: note[language] }),
      ...(sample && { sample }),
    }))
    .sort((a, b) => compare(a.title, b.title));
}

const ENTRIES = new Map(LANGUAGES.map((language) => [language, makeEntries(language)]));

/** Returns the search entries of a language, from A to Z. */
export function searchEntries(language: Language): SearchEntry[] {
  return ENTRIES.get(language) ?? [];
}
