import type { Locator, Page } from '@playwright/test';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import type { Language } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { hostels, sampleHostels } from '#app/model/hostels/data.server.ts';
import { hostelPath, isClosed } from '#app/model/hostels/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { eventPath, hostelWithoutFigures } from '#tests/content.ts';
import { searchFields } from './page.ts';

/** State of a page, for screenshots and for the accessibility check of opened states. */
export type View = {
  /** Name of the view in the design, such as `home` or `hostel-photos`. */
  name: string;
  /** Path without the language prefix. */
  path: string;
  /** Brings the page into the state, such as an open dialog. */
  open?: (page: Page, language: Language) => Promise<void>;
  /** Limits the state to narrow or wide windows. */
  only?: 'narrow' | 'wide';
};

/** Minimum window width in CSS pixels for the navigation row. Narrower windows have a menu. */
export const WIDE = 992;

/** Whether a view exists in a window of this width. */
export const hasView = ({ only }: View, width: number) => !only || (only === 'wide') === width >= WIDE;

const openDetails = (words: Record<Language, string>) => async (page: Page, language: Language) => {
  await page.locator('summary').filter({ hasText: words[language], visible: true }).first().click();
};

const clickButton = (words: Record<Language, string | RegExp>) => async (page: Page, language: Language) => {
  await firstVisible(page.getByRole('button', { name: words[language], exact: true })).click();
};

const openDialog = (words: Record<Language, RegExp>) => async (page: Page, language: Language) => {
  await firstVisible(page.getByRole('main').getByRole('link', { name: words[language] })).click();
  await page.getByRole('dialog').filter({ visible: true }).waitFor();
};

const typeInto =
  (role: 'searchbox' | 'combobox', words: Record<Language, string>) => async (page: Page, language: Language) => {
    const main = page.getByRole('main');
    await (role === 'combobox' ? searchFields(main) : main.getByRole(role)).fill(words[language]);
  };

const firstVisible = (locator: Locator) => locator.filter({ visible: true }).first();

/** Turns data saving on, with the button in the folded part of the footer. */
const saveData = async (page: Page, language: Language) => {
  const footer = page.getByRole('contentinfo');
  await footer.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  await footer.getByRole('button', { name: { en: /^Save data/, mr: /^डेटा वाचवा/ }[language] }).click();
};

/** Chooses "Widow" and opens the first question. */
const startFinder = async (page: Page, language: Language) => {
  await firstVisible(
    page.getByRole('main').getByRole('checkbox', { name: { en: /^Widow/, mr: /^विधवा/ }[language] }),
  ).check();
  await clickButton({ en: 'Continue', mr: 'पुढे' })(page, language);
  await page.getByRole('main').getByRole('radio').first().waitFor();
};

const skipToReview = async (page: Page, language: Language) => {
  await startFinder(page, language);
  const skip = page.getByRole('button', { name: { en: 'I don’t know', mr: 'माहीत नाही' }[language] });
  const title = page.locator('main h1');
  while (await skip.isVisible()) {
    const question = await title.textContent();
    await skip.click();
    await page.waitForFunction((before) => document.querySelector('main h1')?.textContent !== before, question);
  }
};

/** Answers of a helper about one person, with which the finder opens the result at once. */
const helperAnswers = formatAnswers({
  ...Object.fromEntries(QUESTION_IDS.map((id) => [id, { skipped: true }])),
  helping: { chosen: ['yes'] },
  situation: { chosen: ['senior'] },
  age: { from: 70, to: 70 },
});

const openEveryPart = (page: Page) =>
  page.locator('main details').evaluateAll((parts) => {
    for (const part of parts as HTMLDetailsElement[]) part.open = true;
  });

const listen = clickButton({ en: /^Listen, /, mr: /^ऐका, / });

/** Gives the device a voice for the language of the page, which never ends a sentence. */
const giveVoice = (page: Page) =>
  page.evaluate(() => {
    const voice = { lang: document.documentElement.lang, name: 'voice', localService: true, default: true };
    const device = Object.assign(new EventTarget(), { getVoices: () => [voice], cancel: () => {}, speak: () => {} });
    Object.defineProperty(window, 'speechSynthesis', { value: device });
    window.SpeechSynthesisUtterance = class {} as typeof SpeechSynthesisUtterance;
  });

const HOSTEL_PAGE = '/hostels/governmenthostels/hostelpdf';
const everyHostel = [...sampleHostels, ...hostels];
const hostelWithPhotos = everyHostel.find(({ photos = [] }) => photos.length > 0) ?? everyHostel[0];
const closedHostel = everyHostel.find(isClosed) ?? everyHostel[0];

/** Album with spaces in its id. */
const album = albums.findLast(({ id }) => id.includes(' ')) ?? albums[0];
const albumPath = `/photogallery/${encodeURIComponent(album?.id ?? '')}`;

/** Scheme that is also a citizen service. */
const scheme = schemes.findLast(({ id }) => services.some((service) => service.id === id)) ?? schemes[0];
const schemePath = `/scheme/${scheme?.id}`;

/** Views of the design, and all other states that a click or input opens. */
export const VIEWS: View[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-nav',
    path: '/',
    only: 'wide',
    open: openDetails({ en: 'About Department', mr: 'विभागाविषयी' }),
  },
  {
    name: 'home-tenders',
    path: '/',
    open: async (page, language) => {
      await page.getByRole('tab', { name: { en: 'Tenders', mr: 'निविदा' }[language], exact: true }).click();
      await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'menu',
    path: '/scheme',
    only: 'narrow',
    open: async (page, language) => {
      await openDetails({ en: 'Menu', mr: 'मेनू' })(page, language);
      await openDetails({ en: 'Office', mr: 'कार्यालये' })(page, language);
    },
  },
  { name: 'drawer', path: '/scheme', open: clickButton({ en: 'More', mr: 'अधिक' }) },
  { name: 'schemes', path: '/scheme' },
  { name: 'schemes-filtered', path: '/scheme?category=awards' },
  { name: 'schemes-none', path: '/scheme', open: typeInto('searchbox', { en: 'qqqq', mr: 'qqqq' }) },
  { name: 'scheme', path: schemePath },
  {
    name: 'scheme-office',
    path: schemePath,
    open: async (page) => {
      const district = firstVisible(page.getByRole('main').getByRole('combobox'));
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
      await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 2 });
    },
  },
  { name: 'hostel', path: `${HOSTEL_PAGE}?hostel=${hostelWithPhotos?.name}` },
  { name: 'hostel-closed', path: `${HOSTEL_PAGE}?hostel=${closedHostel?.name}` },
  { name: 'hostel-without-figures', path: hostelPath(hostelWithoutFigures.name) },
  { name: 'hostel-unknown', path: `${HOSTEL_PAGE}?hostel=nowhere` },
  {
    name: 'hostel-photos',
    path: `${HOSTEL_PAGE}?hostel=${hostelWithPhotos?.name}`,
    open: clickButton({ en: /^\d+ photos$/, mr: /^[०-९]+ छायाचित्रे$/ }),
  },
  {
    name: 'services',
    path: '/citizen/services',
    open: async (page, language) => {
      await typeInto('combobox', { en: 'sch', mr: 'योज' })(page, language);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'services-none',
    path: '/citizen/services',
    open: typeInto('combobox', { en: 'qqqq', mr: 'qqqq' }),
  },
  { name: 'gallery', path: '/photogallery' },
  {
    name: 'album-photo',
    path: albumPath,
    open: openDialog({ en: /^Drawing: /, mr: /^चित्र: / }),
  },
  {
    name: 'videos',
    path: '/videogallery',
    open: openDialog({ en: /Social Justice Day/, mr: /सामाजिक न्याय दिन/ }),
  },
  {
    name: 'video-words',
    path: '/videogallery',
    open: openDetails({ en: 'Transcript', mr: 'लिखित मजकूर' }),
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
  { name: 'event-unknown', path: '/notices/events/not-found?' },
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
      await page.getByRole('main').getByRole('heading', { level: 1, name: 'qqqq' }).waitFor();
    },
  },
  {
    name: 'search-failed',
    path: '/search',
    open: async (page, language) => {
      const index = /\/search\/(en|mr)\.json$/;
      await page.route(index, (route) => route.fulfill({ body: 'not JSON' }));
      await typeInto('combobox', { en: 'pension', mr: 'पेन्शन' })(page, language);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      await page.unroute(index);
    },
  },
  {
    name: 'search-suggestions',
    path: '/search',
    open: async (page, language) => {
      await typeInto('combobox', { en: 'vasatigruh', mr: 'पेन्शन' })(page, language);
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'archive', path: '/archive', open: openEveryPart },
  { name: 'credits', path: '/credits', open: openEveryPart },
  { name: 'disclosure', path: '/selfdisclosure', open: openEveryPart },
  {
    name: 'finder',
    path: '/eligibility',
    open: async (page, language) => {
      await startFinder(page, language);
      await page.getByRole('main').getByRole('radio').nth(2).check();
    },
  },
  {
    name: 'finder-wrong',
    path: '/eligibility',
    open: async (page, language) => {
      await startFinder(page, language);
      await page.getByRole('main').getByRole('textbox').fill('45x');
      await page.keyboard.press('Enter');
      await page.locator('main [aria-invalid="true"]').waitFor();
    },
  },
  { name: 'finder-review', path: '/eligibility', open: skipToReview },
  {
    name: 'finder-helping',
    path: `/eligibility#${helperAnswers}`,
    open: async (page, language) => {
      await clickButton({ en: 'Send', mr: 'पाठवा' })(page, language);
      await page.getByLabel({ en: /Show a QR code/, mr: /क्यूआर कोड दाखवा/ }[language]).check();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'finder-result',
    path: '/eligibility',
    open: async (page, language) => {
      await skipToReview(page, language);
      await clickButton({ en: 'See the schemes', mr: 'योजना पाहा' })(page, language);
    },
  },
  {
    name: 'papers-list',
    path: schemePath,
    open: async (page, language) => {
      const add = { en: 'Add these to my list of papers', mr: 'ही कागदपत्रे माझ्या यादीत घ्या' }[language];
      await page.getByRole('link', { name: add }).click();
      await page.getByRole('main').getByRole('checkbox').first().check();
    },
  },
  {
    name: 'offices-of-district',
    path: '/office',
    open: async (page) => {
      await page.getByRole('main').getByRole('combobox').selectOption({ index: 3 });
    },
  },
  {
    name: 'share',
    path: schemePath,
    open: async (page, language) => {
      await clickButton({ en: 'Send', mr: 'पाठवा' })(page, language);
      await page.getByRole('dialog').filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'listen',
    path: schemePath,
    open: async (page, language) => {
      await giveVoice(page);
      await listen(page, language);
      await page.getByRole('button', { name: { en: 'Pause', mr: 'थोडे थांबवा' }[language] }).waitFor();
    },
  },
  {
    name: 'listen-no-voice',
    path: schemePath,
    open: async (page, language) => {
      await listen(page, language);
      await page
        .getByRole('region', { name: { en: 'Listen to this page', mr: 'हे पान ऐका' }[language] })
        .getByRole('link')
        .waitFor();
    },
  },
  {
    name: 'print-sheets',
    path: `/print?of=scheme/${scheme?.id}`,
    open: async (page, language) => {
      await clickButton({ en: 'Show the sheets', mr: 'कागद दाखवा' })(page, language);
      await page.getByRole('article').first().waitFor();
    },
  },
  ...['/', albumPath, '/videogallery', eventPath].map((path) => ({
    name: `saving-data ${path}`,
    path,
    open: saveData,
  })),
  { name: 'scheme-sheet', path: `${schemePath}/sheet` },
  { name: 'error', path: '/no-such-page' },
];
