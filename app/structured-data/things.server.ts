import type * as schemaOrg from 'schema-dts';
import type { z } from 'zod';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import type { albumSchema } from '#app/model/albums/schema.server.ts';
import { cautionedTitle, cautionSentence } from '#app/model/cautions.ts';
import { cautionTranslator } from '#app/model/cautionWords.server.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import type { Event } from '#app/model/events/schema.server.ts';
import { localize } from '#app/model/localize.ts';
import { officesOf } from '#app/model/offices/byDistrict.server.ts';
import { officeGroup, officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { posterOf, wholePicture } from '#app/model/pictures/picture.ts';
import { portalById } from '#app/model/portals/data.server.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { videos } from '#app/model/videos/data.server.ts';

export function absoluteUrl(path: string, language: Language): string {
  return site.address + pathIn(language, path);
}

/** Identifies the department on all pages, in both languages. */
const DEPARTMENT_ID = `${site.address}/#department`;

function department(language: Language) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': DEPARTMENT_ID,
    name: site.department[language],
  } as const satisfies schemaOrg.GovernmentOrganization;
}

/** Describes the department and its website, including the address of the search. */
export function organisationAndSite(language: Language): schemaOrg.Thing[] {
  const { siteName, government, division } = localize(site, language);
  const url = absoluteUrl('/', language);
  const organisation: schemaOrg.GovernmentOrganization = {
    ...department(language),
    url,
    logo: `${site.address}/apple-touch-icon.png`,
    areaServed: { '@type': 'AdministrativeArea', name: division },
    parentOrganization: { '@type': 'GovernmentOrganization', name: government },
  };
  const search: schemaOrg.WithActionConstraints<schemaOrg.SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search', language)}?q={query}` },
    'query-input': 'required name=query',
  };
  const website: schemaOrg.WebSite = {
    '@type': 'WebSite',
    name: siteName,
    url,
    inLanguage: language,
    publisher: { '@id': DEPARTMENT_ID },
    potentialAction: search,
  };
  return [organisation, website];
}

/** Describes an event. Returns nothing for a sample, because calendars would collect its invented dates. */
export function eventData(event: Event, language: Language): schemaOrg.Event[] {
  if (event.sample) return [];
  const { id, title, description, venue, startDate, endDate, image } = localize(event, language);
  return [
    {
      '@type': 'Event',
      name: cautionedTitle(title, event, cautionTranslator(language), language),
      description,
      url: absoluteUrl(pageOf.events(id), language),
      startDate,
      endDate,
      location: { '@type': 'Place', name: venue, address: venue },
      image: site.address + wholePicture(pictureOf(image)),
      inLanguage: language,
      organizer: department(language),
    },
  ];
}

/** Lists the schemes of a situation in the order in which they help. Returns nothing for a sample, which a list cannot mark. */
export function schemesOfSituation(situation: Situation, language: Language): schemaOrg.ItemList[] {
  const { id, title, lead, sample } = localize(situation, language);
  if (sample) return [];
  const helping = situation.schemes.flatMap((wanted) => schemes.find((scheme) => scheme.id === wanted) ?? []);
  return [
    {
      '@type': 'ItemList',
      name: title,
      description: [cautionSentence(situation, cautionTranslator(language), language), lead].filter(Boolean).join(' '),
      url: absoluteUrl(pageOf.situations(id), language),
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      numberOfItems: helping.length,
      itemListElement: helping.map((scheme, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: cautionedTitle(scheme.title[language], scheme, cautionTranslator(language), language),
        url: absoluteUrl(pageOf.schemes(scheme.id), language),
      })),
    },
  ];
}

/** Describes a scheme. Only the description contains amounts, because it also states their conditions. */
export function governmentService(scheme: Scheme, language: Language): schemaOrg.GovernmentService {
  const { id, title, plainTitle, summary, forWhom, apply } = localize(scheme, language);
  const category = categories.find((candidate) => candidate.id === scheme.category);
  const portal = apply.portal && portalById(apply.portal, `content/schemes/${id}`);
  return {
    '@type': 'GovernmentService',
    name: title,
    ...(plainTitle && { alternateName: plainTitle }),
    description: [cautionSentence(scheme, cautionTranslator(language), language), summary].filter(Boolean).join(' '),
    url: absoluteUrl(pageOf.schemes(id), language),
    ...(category && { serviceType: category.title[language] }),
    audience: { '@type': 'Audience', audienceType: forWhom },
    areaServed: { '@type': 'AdministrativeArea', name: site.division[language] },
    provider: department(language),
    ...(portal && { availableChannel: { '@type': 'ServiceChannel', serviceUrl: portal.url } }),
  };
}

export function imageGallery(album: z.infer<typeof albumSchema>, language: Language): schemaOrg.ImageGallery {
  const { id, title, images } = localize(album, language);
  return {
    '@type': 'ImageGallery',
    name: title,
    url: absoluteUrl(pageOf.albums(id), language),
    inLanguage: language,
    image: images.map((image) => ({
      '@type': 'ImageObject',
      caption: image.title,
      contentUrl: site.address + wholePicture(pictureOf(image.src)),
    })),
  };
}

/** Describes the videos of the gallery, without samples. Omits `uploadDate`, because no source states it. */
export function videoObjects(language: Language): schemaOrg.VideoObject[] {
  const own = localize(videos, language).filter(({ sample }) => !sample);
  return own.map(({ title, transcript, videoUrl, thumbnail, seconds }) => ({
    '@type': 'VideoObject',
    name: title,
    ...(transcript[0] && { description: transcript[0] }),
    contentUrl: site.address + videoUrl,
    thumbnailUrl: site.address + posterOf(pictureOf(thumbnail)),
    duration: `PT${seconds}S`,
    inLanguage: language,
  }));
}

/** Describes the offices of a directory page or of a district's page. The description marks unconfirmed offices. */
export function governmentOffices(path: string, language: Language): schemaOrg.GovernmentOffice[] {
  const unconfirmed = words(language, 'components')('toBeConfirmed');
  return officesAtPath(path, language).map(({ location, ...office }) => ({
    '@type': 'GovernmentOffice',
    name: office.designation,
    ...(office.confidence === 'medium' && { description: unconfirmed }),
    ...(office.office_address && { address: office.office_address }),
    ...(office.office_phone_number &&
      !office.isControlRoom && { telephone: telephoneAddress(office.office_phone_number).replace('tel:', '') }),
    ...(office.office_email && { email: office.office_email }),
    ...(office.website && { url: office.website }),
    areaServed: { '@type': 'AdministrativeArea', name: location },
  }));
}

function officesAtPath(path: string, language: Language) {
  const group = officeGroups.find(({ id }) => OFFICE_PATHS[id] === path);
  if (group) return officeGroup(group.id, language).offices;
  const district = DISTRICT_IDS.find((id) => path === pageOf.districts(id));
  if (!district) return [];
  const location = districts[district][language];
  return officesOf(district, language).flatMap(({ office }) => (office ? [{ ...office, location }] : []));
}
