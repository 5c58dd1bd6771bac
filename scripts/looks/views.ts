import type { Page } from '@playwright/test';
import type { Language } from '#app/i18n/language.ts';

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
};

const pressed = (words: Record<Language, string>) => async (page: Page, language: Language) => {
  await page.getByRole('button', { name: words[language], exact: true }).filter({ visible: true }).first().click();
};

/** Every view that the design has drawn and the site has. The finder and the saved copy join them when they are built. */
export const VIEWS: View[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-nav',
    path: '/',
    part: 'window',
    open: async (page, language) => {
      const word = { en: 'About Department', mr: 'विभागाविषयी' }[language];
      await page.locator('summary').filter({ hasText: word, visible: true }).click();
    },
  },
  {
    name: 'menu',
    path: '/scheme',
    part: 'window',
    open: async (page, language) => {
      for (const word of { en: ['Menu', 'Office'], mr: ['मेनू', 'कार्यालये'] }[language])
        await page.locator('summary').filter({ hasText: word, visible: true }).click();
    },
  },
  { name: 'drawer', path: '/scheme', part: 'window', open: pressed({ en: 'More', mr: 'अधिक' }) },
  { name: 'schemes', path: '/scheme' },
  { name: 'scheme', path: '/scheme/vayoshree' },
  { name: 'offices', path: '/office/assistant' },
  { name: 'hostels', path: '/hostels/governmenthostels' },
  { name: 'hostel', path: '/hostels/governmenthostels/hostelpdf?hostel=mulund-girls' },
  {
    name: 'hostel-photos',
    path: '/hostels/governmenthostels',
    part: 'window',
    open: async (page, language) => {
      const word = { en: /^Photos\s?: Mukta/, mr: /^छायाचित्रे\s?: मुक्ता/ }[language];
      await page.getByRole('button', { name: word }).filter({ visible: true }).first().click();
    },
  },
  {
    name: 'services',
    path: '/citizen/services',
    open: async (page, language) => {
      await page.getByRole('combobox').fill({ en: 'sch', mr: 'योज' }[language]);
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'gallery', path: '/photogallery' },
  { name: 'album', path: '/photogallery/Mahad%20satyagraha%20day' },
  {
    name: 'videos',
    path: '/videogallery',
    part: 'window',
    open: async (page, language) => {
      const word = { en: 'Social Justice Day', mr: 'सामाजिक न्याय दिन' }[language];
      await page.getByRole('link', { name: word }).click();
    },
  },
  { name: 'events', path: '/notices/pastevents' },
  { name: 'events-empty', path: '/notices/events' },
  { name: 'event', path: '/notices/events/1' },
  { name: 'notices', path: '/notices/notices' },
  { name: 'search', path: '/search?q=pension' },
  { name: 'error', path: '/no-such-page' },
];
