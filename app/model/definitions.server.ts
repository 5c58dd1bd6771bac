import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import * as about from './about/schema.server.ts';
import * as acts from './acts/schema.server.ts';
import { albumSchema } from './albums/schema.server.ts';
import { bodiesSchema } from './bodies/schema.server.ts';
import { cardsSchema } from './cards/schema.server.ts';
import { changesSchema } from './changes/schema.server.ts';
import { conformanceSchema } from './conformance/schema.server.ts';
import { defineCollection } from './defineCollection.server.ts';
import { districtsSchema } from './districts/districtsSchema.server.ts';
import { DISTRICT_IDS } from './districts/schema.server.ts';
import { generatedPdf } from './documents/generatedPdf.server.ts';
import { ELSEWHERE_GROUPS, elsewhereSchema } from './elsewhere/schema.server.ts';
import { calendarPath } from './events/rules.ts';
import { eventSchema } from './events/schema.server.ts';
import { fieldNamesSchema } from './field-names/schema.server.ts';
import { glossarySchema } from './glossary/schema.server.ts';
import { helplinesSchema } from './helplines/schema.server.ts';
import { homeSchema } from './home/schema.server.ts';
import { hostelPath } from './hostels/rules.ts';
import { hostelSchema } from './hostels/schema.server.ts';
import { INSTITUTION_PATHS, institutionPath } from './institutions/paths.ts';
import { institutionSchema } from './institutions/schema.server.ts';
import { leaderSchema } from './leaders/schema.server.ts';
import { noticeSchema } from './notices/schema.server.ts';
import { contactPath, officePath } from './offices/rules.ts';
import { officeGroupSchema } from './offices/schema.server.ts';
import * as pageOf from './pageOf.ts';
import { pagePath } from './pages/pagePath.ts';
import { pageSchema } from './pages/schema.server.ts';
import { portalSchema } from './portals/schema.server.ts';
import { paperConditionsSchema, requiredDocumentsSchema } from './schemes/papersSchema.server.ts';
import * as schemes from './schemes/schema.server.ts';
import { searchWordsSchema } from './search-words/schema.server.ts';
import { selfDisclosureSchema } from './self-disclosure/schema.server.ts';
import { serviceSchema } from './services/schema.server.ts';
import { siteSchema } from './site/schema.server.ts';
import { situationSchema } from './situations/schema.server.ts';
import { specificationSchema } from './specification/schema.server.ts';
import { talukasSchema } from './talukas/schema.server.ts';
import { captionFile } from './videos/captionFile.ts';
import { videoSchema } from './videos/schema.server.ts';

/**
 * Defines each collection by its files in `content/`. `albums/*.yaml` matches every file in the folder. The desk lists the
 * collections of each part in this order. If a field contains ids of several collections, the first has precedence.
 */
export const DEFINITIONS = {
  'schemes/*.yaml': defineCollection(schemes.schemeSchema, {
    page: pageOf.schemes,
    ownPages: true,
    list: '/scheme',
    generates: ({ id }) => LANGUAGES.map((language) => pathIn(language, `${pageOf.schemes(id)}/sheet`)),
    desk: 'daily',
  }),
  'notices/*.yaml': defineCollection(noticeSchema, {
    page: '/notices/notices',
    generates: ({ id, pdfUrl }) => (pdfUrl ? [] : Object.values(generatedPdf(`notices/${id}`))),
    compare: (a, b) => b.date.localeCompare(a.date),
    desk: 'daily',
  }),
  'events/*.yaml': defineCollection(eventSchema, {
    page: pageOf.events,
    ownPages: true,
    list: '/notices/events',
    generates: ({ id }) => LANGUAGES.map((language) => calendarPath(id, language)),
    compare: (a, b) => b.startDate.localeCompare(a.startDate),
    desk: 'daily',
  }),
  'albums/*.yaml': defineCollection(albumSchema, {
    page: pageOf.albums,
    ownPages: true,
    list: '/photogallery',
    desk: 'daily',
  }),
  'hostels/*.yaml': defineCollection(hostelSchema, {
    page: hostelPath,
    list: INSTITUTION_PATHS['government-hostels'],
    generates: ({ name, doc }) => (doc ? [] : Object.values(generatedPdf(`hostels/${name}`))),
    id: 'name',
    title: 'hostelFullname',
    compare: (a, b) => DISTRICT_IDS.indexOf(a.district) - DISTRICT_IDS.indexOf(b.district) || a.srNo - b.srNo,
    desk: 'places',
  }),
  'bodies.yaml': defineCollection(bodiesSchema, { records: 'bodies', namedBy: ['offices'] }),
  'offices/*.yaml': defineCollection(officeGroupSchema, {
    page: officePath,
    parts: ({ id: group, offices }) =>
      Object.entries(offices).map(([location, { designation, ...office }]) => ({
        ...office,
        id: `${group}-${location}`,
        title: designation,
        files: LANGUAGES.map((language) => contactPath(group, location, language)),
      })),
    namedBy: ['group', 'id', 'location', 'locationTranslations', 'officeGroup', 'officeLocation', 'offices'],
    desk: 'places',
  }),
  'institutions/*.yaml': defineCollection(institutionSchema, {
    page: institutionPath,
    parts: ({ districts }) => districts.flatMap(({ institutions = [] }) => institutions),
    namedBy: ['id', 'namedIn'],
    desk: 'places',
  }),
  'services/*.yaml': defineCollection(serviceSchema, {
    page: pageOf.services,
    ownPages: true,
    list: '/citizen/services',
    desk: 'places',
  }),
  'portals/*.yaml': defineCollection(portalSchema, { desk: 'places' }),
  'elsewhere/*.yaml': defineCollection(elsewhereSchema, {
    page: pageOf.elsewhere,
    list: '/elsewhere',
    compare: (a, b) => ELSEWHERE_GROUPS.indexOf(a.group) - ELSEWHERE_GROUPS.indexOf(b.group) || a.order - b.order,
    desk: 'places',
  }),
  'pages/*.yaml': defineCollection(pageSchema, { page: pagePath, desk: 'pages' }),
  'home.yaml': defineCollection(homeSchema, { page: '/', desk: 'pages' }),
  'about/introduction.yaml': defineCollection(about.introductionSchema, { page: '/about/introduction', desk: 'pages' }),
  'about/administrative-setup.yaml': defineCollection(about.administrativeSetupSchema, {
    page: '/about/administrativesetup',
    desk: 'pages',
  }),
  'leaders/*.yaml': defineCollection(leaderSchema, { page: '/about/whoswho', desk: 'pages' }),
  'videos/*.yaml': defineCollection(videoSchema, {
    page: '/videogallery',
    generates: ({ id }) => LANGUAGES.map((language) => captionFile(id, language)),
    desk: 'pages',
  }),
  'about/objectives.yaml': defineCollection(about.objectivesSchema, { page: '/about/objectiveandfunctions' }),
  'about/vision-and-mission.yaml': defineCollection(about.visionMissionSchema, { page: '/about/vissionandmission' }),
  'acts/manual-scavengers.yaml': defineCollection(acts.manualScavengerActSchema, { page: '/manual-scavenger-act/act' }),
  'acts/right-to-information.yaml': defineCollection(acts.rightToInformationSchema, { page: '/rtiact' }),
  'acts/right-to-services.yaml': defineCollection(acts.rightToServicesSchema, { page: '/rtsact' }),
  'cards.yaml': defineCollection(cardsSchema),
  'conformance.yaml': defineCollection(conformanceSchema),
  'categories/*.yaml': defineCollection(schemes.categorySchema, {
    page: pageOf.categories,
    list: '/scheme',
    namedBy: ['id'],
  }),
  'changes/*.yaml': defineCollection(changesSchema),
  'districts.yaml': defineCollection(districtsSchema, {
    page: '/district',
    namedBy: [
      'district',
      'districts',
      'location',
      'locationTranslations',
      'name',
      'northToSouth',
      'officeLocation',
      'offices',
    ],
  }),
  'field-names.yaml': defineCollection(fieldNamesSchema),
  'glossary.yaml': defineCollection(glossarySchema),
  'helplines.yaml': defineCollection(helplinesSchema, { records: 'helplines' }),
  'paper-conditions.yaml': defineCollection(paperConditionsSchema, {
    records: 'conditions',
    namedBy: ['conditions'],
  }),
  'required-documents.yaml': defineCollection(requiredDocumentsSchema, {
    page: '/papers',
    records: 'documents',
    namedBy: ['documents'],
  }),
  'search-words.yaml': defineCollection(searchWordsSchema),
  'self-disclosure.yaml': defineCollection(selfDisclosureSchema, { page: '/selfdisclosure' }),
  'site.yaml': defineCollection(siteSchema, { page: '/contact' }),
  'situations/*.yaml': defineCollection(situationSchema, {
    page: pageOf.situations,
    ownPages: true,
    list: '/situations',
  }),
  'specification.yaml': defineCollection(specificationSchema),
  'talukas.yaml': defineCollection(talukasSchema, { namedBy: ['talukas'] }),
};
