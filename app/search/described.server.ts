import { formatDate } from '#app/i18n/dates.ts';
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
import type { Described } from './described.ts';
import {
  describedHostels,
  describedInstitutionLists,
  describedInstitutions,
  describedOfficeGroups,
  describedOffices,
} from './places.server.ts';
import { describedSchemes } from './schemes.server.ts';
import { NAMED_SCREENS } from './screens.server.ts';

const NO_LONGER_IN_FORCE: Bilingual = { en: 'No longer in force', mr: 'आता लागू नाही' };

const actNamed = ({ title, subtitle }: { title: Bilingual; subtitle: Bilingual }) => ({
  kind: 'act' as const,
  title,
  line: subtitle,
});

const ACTS: Described[] = [
  { ...actNamed(rightToServices), path: '/rtsact', body: rightToServices.description },
  { ...actNamed(rightToInformation), path: '/rtiact', body: rightToInformation.description },
  {
    ...actNamed(manualScavengerAct),
    path: '/manual-scavenger-act/act',
    body: manualScavengerAct.sections.flatMap(({ title, content }) => [title, ...content]),
  },
];

const NOTICES: Described[] = notices.map((notice) => ({
  kind: 'notice',
  path: isExpired(notice, AS_OF) ? '/archive' : '/notices/notices',
  title: notice.title,
  line: { en: formatDate(notice.date, 'en'), mr: formatDate(notice.date, 'mr') },
  note: isExpired(notice, AS_OF) ? NO_LONGER_IN_FORCE : undefined,
}));

const EVENTS: Described[] = events.map(({ id, title, description, venue, fullDescription, sample }) => ({
  kind: 'event',
  path: `/notices/events/${id}`,
  title,
  line: description,
  keywords: [venue],
  body: fullDescription,
  sample,
}));

const ALBUMS: Described[] = albums.map(({ id, title, images, sample }) => ({
  kind: 'album',
  path: `/photogallery/${encodeURI(id)}`,
  title,
  line: images[0]?.title,
  body: images.map((image) => image.title),
  sample,
}));

const PAGES: Described[] = pages.map((page) => ({
  kind: 'page',
  path: pagePath(page.id),
  title: page.title,
  line: page.description,
  body:
    page.kind === 'information'
      ? page.sections.flatMap(({ title, content }) => [title, ...content])
      : [page.whatWillAppear, page.askMeanwhile],
}));

/** Whoever types the name of a paper wants to know about the paper, not only which scheme asks for it. */
const KEYWORDS: Record<string, Bilingual[]> = { '/papers': Object.values(requiredDocuments).map(({ title }) => title) };

/** Everything the search can find, as the content says it. An office that stands in two lists stands here twice. */
export const DESCRIBED: Described[] = [
  ...describedSchemes,
  ...services.map(({ id, title, help, Details }) => ({
    kind: 'service' as const,
    path: `/citizen/services/${id}` as const,
    title,
    line: help,
    body: Details,
  })),
  ...describedOffices,
  { kind: 'office', path: `/about/directory#${COMMITTEES_PART}`, title: casteCommitteeTitle },
  ...describedHostels,
  ...describedInstitutions,
  ...ACTS,
  ...NOTICES,
  ...EVENTS,
  ...ALBUMS,
  { kind: 'page', path: '/selfdisclosure', title: selfDisclosure.title },
  ...NAMED_SCREENS.map((screen) => ({ kind: 'page' as const, ...screen, keywords: KEYWORDS[screen.path] ?? [] })),
  ...describedOfficeGroups,
  ...describedInstitutionLists,
  ...PAGES,
];
