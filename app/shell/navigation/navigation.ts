import type { WordKey } from '#app/i18n/wordKeys.ts';
import type { SitePath } from '#app/screens.ts';

export type ShellWord = WordKey<'shell'>;

/** `sections`: other pages on which the link is marked as current. */
export type NavigationLink = { word: ShellWord; path: SitePath; sections?: readonly SitePath[] };

/** `width`: width of the dropdown in units of 0.25rem (application specification, section 9). */
export type NavigationGroup = { word: ShellWord; width: 52 | 64; links: NavigationLink[] };

/** Lists the navigation in the order of the specification. */
export const NAVIGATION: (NavigationLink | NavigationGroup)[] = [
  { word: 'nav.home', path: '/' },
  {
    word: 'nav.about',
    width: 52,
    links: [
      { word: 'nav.introduction', path: '/about/introduction' },
      { word: 'nav.vision', path: '/about/vissionandmission' },
      { word: 'nav.objectives', path: '/about/objectiveandfunctions' },
      { word: 'nav.administrative', path: '/about/administrativesetup' },
      { word: 'nav.whosWho', path: '/about/whoswho' },
      { word: 'nav.directory', path: '/about/directory' },
    ],
  },
  {
    word: 'nav.office',
    width: 64,
    links: [
      { word: 'nav.officeAssistant', path: '/office/assistant' },
      { word: 'nav.officeSocial', path: '/office/social' },
      { word: 'nav.officeWelfare', path: '/office/welfare' },
    ],
  },
  { word: 'nav.schemes', path: '/scheme' },
  { word: 'nav.documents', path: '/documents' },
  { word: 'nav.manual', width: 64, links: [{ word: 'nav.scavengerAct', path: '/manual-scavenger-act/act' }] },
  {
    word: 'nav.notices',
    width: 52,
    links: [
      { word: 'nav.events', path: '/notices/events' },
      { word: 'nav.pastEvents', path: '/notices/pastevents' },
      { word: 'nav.advertisement', path: '/notices/advertisement' },
      { word: 'nav.recruitment', path: '/notices/recruitment' },
      { word: 'nav.noticeList', path: '/notices/notices' },
    ],
  },
  { word: 'nav.rts', path: '/rtsact' },
  { word: 'nav.rti', path: '/rtiact' },
  { word: 'nav.hostels', path: '/hostels/governmenthostels' },
];

const FINDER = { word: 'nav.forMe', path: '/eligibility' } as const satisfies NavigationLink;
const OFFICES = { word: 'nav.offices', path: '/district', sections: ['/office'] } as const satisfies NavigationLink;

/** Links of the bar at the bottom of a phone. */
export const BOTTOM_LINKS = [
  { word: 'nav.home', path: '/' },
  { word: 'nav.schemes', path: '/scheme' },
  FINDER,
  OFFICES,
] as const;

/** Begins the menu in windows that are too narrow for the bottom bar. */
export const NARROW_LINKS: NavigationLink[] = [FINDER, { word: 'drawer.situations', path: '/situations' }, OFFICES];

/** Groups of the side drawer. `nested` links are indented under the label `word`. */
export const DRAWER: {
  word: 'drawer.media' | 'drawer.citizens' | 'drawer.institutions' | 'drawer.rti';
  links: (NavigationLink | { word: ShellWord; nested: NavigationLink[] })[];
}[] = [
  {
    word: 'drawer.media',
    links: [
      { word: 'drawer.news', path: '/news' },
      { word: 'drawer.photoGallery', path: '/photogallery' },
      { word: 'drawer.videoGallery', path: '/videogallery' },
    ],
  },
  {
    word: 'drawer.citizens',
    links: [
      { word: 'drawer.situations', path: '/situations' },
      { word: 'drawer.services', path: '/citizen/services' },
      { word: 'drawer.grievances', path: '/grievancesredressal' },
    ],
  },
  {
    word: 'drawer.institutions',
    links: [
      { word: 'drawer.ashramSchool', path: '/ashramschools' },
      { word: 'drawer.residentialSchool', path: '/residentialschools' },
      {
        word: 'drawer.hostels',
        nested: [
          { word: 'drawer.governmentHostel', path: '/hostels/governmenthostels' },
          { word: 'drawer.aidedHostels', path: '/hostels/governmentaidedhostels' },
        ],
      },
    ],
  },
  { word: 'drawer.rti', links: [{ word: 'drawer.rtiContacts', path: '/rticontacts' }] },
];

export const FOOTER_LINKS: NavigationLink[] = [
  { word: 'footer.feedback', path: '/feedback' },
  { word: 'footer.policies', path: '/policies' },
  { word: 'footer.contact', path: '/contact' },
  { word: 'footer.help', path: '/help' },
  { word: 'footer.webInformationManager', path: '/web-information-manager' },
  { word: 'footer.accessibility', path: '/accessibility' },
  { word: 'footer.screenReader', path: '/screen-reader-access' },
  { word: 'footer.selfDisclosure', path: '/selfdisclosure' },
  { word: 'footer.archive', path: '/archive' },
  { word: 'footer.openData', path: '/data' },
  { word: 'footer.credits', path: '/credits' },
  { word: 'footer.offline', path: '/offline' },
  { word: 'footer.changes', path: '/changes' },
  { word: 'footer.index', path: '/sitemap' },
];

/** Tells whether a link leads to the current page or to a section that contains it. */
export function isCurrent(
  { path, sections = [] }: { path: string; sections?: readonly string[] },
  here: string,
): boolean {
  return [path, ...sections].some((section) => `${here}/`.startsWith(`${section}/`));
}
