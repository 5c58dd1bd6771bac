/**
 * Maps the public path of every screen to its folder in app/screens. Marathi has the same paths with the prefix `/mr`.
 * The first group contains the paths from the specification, verbatim. The specification has no paths for the other screens.
 * How to add a screen: docs/how-to/add-a-screen.md.
 */
export const SCREENS = {
  '/': 'home',
  '/about': 'information',
  '/contact': 'information',
  '/about/introduction': 'about',
  '/about/vissionandmission': 'about',
  '/about/objectiveandfunctions': 'about',
  '/about/administrativesetup': 'about',
  '/about/whoswho': 'whos-who',
  '/about/directory': 'directory',
  '/commissionerate': 'commissionerate',
  '/office/assistant': 'office-directory',
  '/office/social': 'office-directory',
  '/office/welfare': 'office-directory',
  '/office/collector': 'office-directory',
  '/office/legal-aid': 'office-directory',
  '/scheme': 'schemes',
  '/documents': 'no-data',
  '/manual-scavenger-act/act': 'manual-scavenger-act',
  '/notices/events': 'events',
  '/notices/pastevents': 'events',
  '/notices/events/:eventId': 'event',
  '/notices/advertisement': 'no-data',
  '/notices/recruitment': 'no-data',
  '/notices/notices': 'notices',
  '/rtsact': 'right-to-services',
  '/rtiact': 'right-to-information',
  '/hostels/governmenthostels': 'institutions',
  '/hostels/governmenthostels/hostelpdf': 'hostel',
  '/hostels/governmentaidedhostels': 'institutions',
  '/ashramschools': 'institutions',
  '/residentialschools': 'institutions',
  '/news': 'no-data',
  '/photogallery': 'photo-gallery',
  '/photogallery/:galleryId': 'album',
  '/videogallery': 'video-gallery',
  '/citizen/services': 'citizen-services',
  '/grievancesredressal': 'steps',
  '/rticontacts': 'no-data',

  '/situations': 'situations',
  '/situations/:situationId': 'situation',
  '/situations/:situationId/sheet': 'situation-sheet',
  '/selfdisclosure': 'self-disclosure',
  '/scheme/:schemeId': 'scheme',
  '/citizen/services/:serviceId': 'citizen-service',
  '/scheme/:schemeId/sheet': 'scheme-sheet',
  '/elsewhere': 'elsewhere',
  '/eligibility': 'eligibility',
  '/eligibility/schemes': 'who-gets-what',
  '/papers': 'papers',
  '/print': 'print',
  '/office': 'offices-by-district',
  '/district': 'districts',
  '/district/:districtId': 'district',
  '/search': 'search',
  '/offline': 'offline',
  '/sitemap': 'sitemap',
  '/archive': 'archive',
  '/changes': 'changes',
  '/data': 'open-data',
  '/feedback': 'information',
  '/policies': 'information',
  '/help': 'information',
  '/web-information-manager': 'information',
  '/accessibility': 'information',
  '/screen-reader-access': 'information',
  '/credits': 'information',
  '/accessibility/report': 'conformance-report',
  '/*': 'not-found',
} as const;

type ScreenPath = keyof typeof SCREENS;

/** Replaces the parameters of a path: `/scheme/:schemeId` becomes `/scheme/${string}`. */
type WithParameters<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${WithParameters<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;

type PlainPath = WithParameters<Exclude<ScreenPath, '/*'>>;

/** The English address of a screen, with or without query or fragment. A link to any other address does not compile. */
export type SitePath = PlainPath | `${PlainPath}?${string}` | `${PlainPath}#${string}`;
