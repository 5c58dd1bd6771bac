import type { Locator, Page } from '@playwright/test';
import type { Language } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { hostels, sampleHostels } from '#app/model/hostels/data.server.ts';
import { isClosed } from '#app/model/hostels/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';

/** What a view looks like at the moment of the picture. */
export type View = {
  /** As the drawn picture of the design is called: `home`, `hostel-photos`. */
  name: string;
  /** The plain path; Marathi stands behind /mr. */
  path: string;
  /** Brings the page into the state: opens a dialog, types a word. */
  open?: (page: Page, language: Language) => Promise<void>;
  /** A state that covers the window is pictured as a window, everything else as a whole page. */
  part?: 'window';
  /** A state that only narrow or only wide windows have: the menu of a phone, the dropdowns of a desk. */
  only?: 'narrow' | 'wide';
};

/** From this width on, in CSS pixels, the navigation is a row, and there is no menu to open. */
export const WIDE = 992;

/** Whether a view is to be had in a window of this width. */
export const isIn = ({ only }: View, width: number) => !only || (only === 'wide') === width >= WIDE;

const dropdown = (words: Record<Language, string>) => async (page: Page, language: Language) => {
  await page.locator('summary').filter({ hasText: words[language], visible: true }).first().click();
};

const pressed = (words: Record<Language, string | RegExp>) => async (page: Page, language: Language) => {
  await first(page.getByRole('button', { name: words[language], exact: true })).click();
};

const followed = (words: Record<Language, RegExp>) => async (page: Page, language: Language) => {
  await first(page.getByRole('main').getByRole('link', { name: words[language] })).click();
  await page.getByRole('dialog').filter({ visible: true }).waitFor();
};

const typed =
  (role: 'searchbox' | 'combobox', words: Record<Language, string>) => async (page: Page, language: Language) => {
    await page.getByRole('main').getByRole(role).fill(words[language]);
  };

const first = (found: Locator) => found.filter({ visible: true }).first();

/** A widow, who goes on to the first question. */
const begun = async (page: Page, language: Language) => {
  await first(page.getByRole('main').getByRole('checkbox', { name: { en: /^Widow/, mr: /^विधवा/ }[language] })).check();
  await pressed({ en: 'Continue', mr: 'पुढे' })(page, language);
  await page.getByRole('main').getByRole('radio').first().waitFor();
};

const HOSTEL_PAGE = '/hostels/governmenthostels/hostelpdf';
const everyHostel = [...sampleHostels, ...hostels];
const hostelWithPhotos = everyHostel.find(({ photos = [] }) => photos.length > 0) ?? everyHostel[0];
const closedHostel = everyHostel.find(isClosed) ?? everyHostel[0];

/** An album whose address needs to be written with signs for spaces. */
const album = albums.findLast(({ id }) => id.includes(' ')) ?? albums[0];
const albumPath = `/photogallery/${encodeURIComponent(album?.id ?? '')}`;

/** A scheme with a citizen service of its own. */
const scheme = schemes.findLast(({ id }) => services.some((service) => service.id === id)) ?? schemes[0];
const schemePath = `/scheme/${scheme?.id}`;

/** Every view that the design has drawn and the site has, and every other state that a press or a word opens. */
export const VIEWS: View[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-nav',
    path: '/',
    part: 'window',
    only: 'wide',
    open: dropdown({ en: 'About Department', mr: 'विभागाविषयी' }),
  },
  {
    name: 'home-tenders',
    path: '/',
    part: 'window',
    open: async (page, language) => {
      await page.getByRole('tab', { name: { en: 'Tenders', mr: 'निविदा' }[language], exact: true }).click();
    },
  },
  {
    name: 'menu',
    path: '/scheme',
    part: 'window',
    only: 'narrow',
    open: async (page, language) => {
      await dropdown({ en: 'Menu', mr: 'मेनू' })(page, language);
      await dropdown({ en: 'Office', mr: 'कार्यालये' })(page, language);
    },
  },
  { name: 'drawer', path: '/scheme', part: 'window', open: pressed({ en: 'More', mr: 'अधिक' }) },
  { name: 'schemes', path: '/scheme' },
  { name: 'schemes-filtered', path: '/scheme?category=awards' },
  { name: 'schemes-none', path: '/scheme', open: typed('searchbox', { en: 'qqqq', mr: 'qqqq' }) },
  { name: 'scheme', path: schemePath },
  {
    name: 'scheme-office',
    path: schemePath,
    part: 'window',
    open: async (page) => {
      const district = first(page.getByRole('main').getByRole('combobox'));
      await district.selectOption({ index: 3 });
      await district.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'offices', path: '/office/assistant' },
  {
    name: 'offices-filtered',
    path: '/office/assistant',
    open: async (page) => {
      await page.getByRole('main').getByRole('combobox').selectOption({ index: 4 });
    },
  },
  { name: 'hostels', path: '/hostels/governmenthostels' },
  {
    name: 'hostels-category',
    path: '/hostels/governmenthostels',
    open: async (page) => {
      await page.getByRole('main').getByRole('combobox').selectOption({ index: 2 });
    },
  },
  { name: 'hostel', path: `${HOSTEL_PAGE}?hostel=${hostelWithPhotos?.name}` },
  { name: 'hostel-closed', path: `${HOSTEL_PAGE}?hostel=${closedHostel?.name}` },
  { name: 'hostel-unknown', path: `${HOSTEL_PAGE}?hostel=nowhere` },
  {
    name: 'hostel-photos',
    path: '/hostels/governmenthostels',
    part: 'window',
    open: pressed({
      en: new RegExp(`^Photos\\s?: ${hostelWithPhotos?.hostelFullname.en}`),
      mr: new RegExp(`^छायाचित्रे\\s?: ${hostelWithPhotos?.hostelFullname.mr}`),
    }),
  },
  {
    name: 'services',
    path: '/citizen/services',
    open: async (page, language) => {
      await typed('combobox', { en: 'sch', mr: 'योज' })(page, language);
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'services-none',
    path: '/citizen/services',
    open: typed('combobox', { en: 'qqqq', mr: 'qqqq' }),
  },
  { name: 'gallery', path: '/photogallery' },
  { name: 'album', path: albumPath },
  {
    name: 'album-photo',
    path: albumPath,
    part: 'window',
    open: followed({ en: /^Drawing: /, mr: /^चित्र: / }),
  },
  {
    name: 'videos',
    path: '/videogallery',
    part: 'window',
    open: followed({ en: /^Social Justice Day/, mr: /^सामाजिक न्याय दिन/ }),
  },
  { name: 'videos-list', path: '/videogallery' },
  {
    name: 'video-words',
    path: '/videogallery',
    part: 'window',
    open: dropdown({ en: 'Transcript', mr: 'लिखित मजकूर' }),
  },
  { name: 'events', path: '/notices/pastevents' },
  {
    name: 'events-grid',
    path: '/notices/pastevents',
    open: async (page, language) => {
      await page.getByText({ en: 'Grid', mr: 'चौकटी' }[language], { exact: true }).click();
    },
  },
  { name: 'events-empty', path: '/notices/events' },
  { name: 'event', path: '/notices/events/1' },
  { name: 'event-unknown', path: '/notices/events/not-found' },
  { name: 'notices', path: '/notices/notices' },
  {
    name: 'search',
    path: '/search?q=pension',
    open: async (page) => {
      await page.getByRole('main').locator('mark').first().waitFor();
    },
  },
  {
    name: 'search-none',
    path: '/search?q=qqqq',
    open: async (page) => {
      await page.getByRole('main').getByRole('heading', { level: 2, name: 'qqqq' }).waitFor();
    },
  },
  {
    name: 'search-suggestions',
    path: '/search',
    part: 'window',
    open: async (page, language) => {
      await typed('combobox', { en: 'vasatigruh', mr: 'पेन्शन' })(page, language);
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'archive', path: '/archive' },
  { name: 'screen-readers', path: '/screen-reader-access' },
  { name: 'credits', path: '/credits' },
  {
    name: 'finder',
    path: '/eligibility',
    open: async (page, language) => {
      await begun(page, language);
      await page.getByRole('main').getByRole('radio').nth(2).check();
    },
  },
  {
    name: 'finder-result',
    path: '/eligibility',
    open: async (page, language) => {
      await begun(page, language);
      const skip = page.getByRole('button', { name: { en: 'I don’t know, skip', mr: 'माहीत नाही, वगळा' }[language] });
      const title = page.locator('main h1');
      while (await skip.isVisible()) {
        const question = await title.textContent();
        await skip.click();
        await page.waitForFunction((before) => document.querySelector('main h1')?.textContent !== before, question);
      }
      await pressed({ en: 'See the schemes', mr: 'योजना पाहा' })(page, language);
    },
  },
  { name: 'scheme-sheet', path: `${schemePath}/sheet` },
  { name: 'error', path: '/no-such-page' },
];
