import { expect, type Page, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { home } from '#app/model/home/data.server.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import { services } from '#app/model/services/data.server.ts';
import {
  aFilm,
  albumPath,
  anAlbum,
  eventPath,
  hostelWithoutFigures,
  hostelWithPhotos,
  schemePath,
} from '#tests/content.ts';
import { tabThrough, tabTo } from '#tests/e2e/support/keyboard.ts';
import { isSampled, searchFields, WHOLE, waitForIsland } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

/** Screens with controls, on which the test visits every Tab stop. */
const INTERACTIVE = [
  '/',
  '/scheme?category=awards',
  schemePath,
  '/office/assistant',
  '/hostels/governmenthostels',
  // Removes the fragment, because with a fragment Tab would start in the middle of the page.
  hostelPath((hostelWithPhotos ?? hostelWithoutFigures).name).replace(/#.*/, ''),
  '/citizen/services',
  albumPath,
  '/videogallery',
  '/notices/pastevents',
  eventPath,
  '/search?q=1989',
];

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const lastPhoto = home.galleryImages.at(-1);

/** Finds a service whose one-word name occurs in no other name. */
const service = services.find(({ id, title }) =>
  LANGUAGES.every(
    (language) =>
      /^\S+$/.test(title[language]) &&
      services.every((other) => other.id === id || !other.title[language].includes(title[language])),
  ),
);

/** Returns the counters of the hostel's first two photos, such as "1 / 4". */
const countersIn = (language: Language) =>
  [1, 2].map((n) =>
    [n, hostelWithPhotos?.photos?.length ?? 0].map((count) => formatNumber(count, language)).join(' / '),
  );

const readers = [
  {
    language: 'English',
    root: '',
    skip: 'Skip to main content',
    about: 'About Department',
    introduction: 'Introduction',
    more: 'More',
    moreTitle: 'More on this site',
    close: 'Close',
    menu: 'Menu',
    schemes: 'Schemes',
    tabs: ['Notices', 'Tenders', 'Events'],
    thumbnail: new RegExp(`^Show: .*${lastPhoto?.title.en}$`),
    category: 'Category',
    searchSchemes: 'Search schemes',
    word: 'spectacles',
    found: '1 scheme',
    district: 'Your district',
    officeOf: districts[DISTRICT_IDS[0]].en,
    location: 'Location',
    photosOf: /^\d+ photos$/,
    counters: countersIn('en'),
    findService: 'Find a service',
    service: service?.title.en ?? '',
    picture: anAlbum.images[0]?.title.en ?? '',
    film: aFilm.title.en,
    query: 'widow pension',
    summary: /^\d+ results? for widow pension\.$/,
  },
  {
    language: 'Marathi',
    root: '/mr',
    skip: 'मुख्य मजकुराकडे जा',
    about: 'विभागाविषयी',
    introduction: 'परिचय',
    more: 'अधिक',
    moreTitle: 'या संकेतस्थळावर आणखी',
    close: 'बंद करा',
    menu: 'मेनू',
    schemes: 'योजना',
    tabs: ['सूचना', 'निविदा', 'कार्यक्रम'],
    thumbnail: new RegExp(`^दाखवा: .*${lastPhoto?.title.mr}$`),
    category: 'प्रकार',
    searchSchemes: 'योजना शोधा',
    word: 'श्रवणयंत्र',
    found: '१ योजना',
    district: 'आपला जिल्हा',
    officeOf: districts[DISTRICT_IDS[0]].mr,
    location: 'ठिकाण',
    photosOf: /^[०-९]+ छायाचित्रे$/,
    counters: countersIn('mr'),
    findService: 'सेवा शोधा',
    service: service?.title.mr ?? '',
    picture: anAlbum.images[0]?.title.mr ?? '',
    film: aFilm.title.mr,
    query: 'विधवा निवृत्तीवेतन',
    summary: /^“विधवा निवृत्तीवेतन”: [०-९]+ निकाल\.$/,
  },
];

/** Opens a page, and waits for the islands that its query starts, because they change the page. */
async function open(page: Page, path: string) {
  await page.goto(path || '/');
  if (new URL(page.url()).search === '') return;
  await expect(page.locator('[data-start="query"]:not([data-hydrated])')).toHaveCount(0);
}

for (const reader of readers) {
  const { root } = reader;
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');

  for (const window of WINDOWS.filter((_, index) => isSampled(root ? 'mr' : 'en', index))) {
    test(`a ${reader.language} reader without a mouse sees the focus at every Tab stop, in document order, at ${window.width} px`, {
      tag: ['@conformance/focus', '@conformance/focus-changes-nothing'],
    }, async ({ page }) => {
      test.setTimeout(480_000);
      await page.setViewportSize(window);
      const found: string[] = [];
      for (const [index, path] of INTERACTIVE.filter((_, index) => isSampled(root ? 'mr' : 'en', index)).entries()) {
        await open(page, root + path);
        if (path.startsWith('/search')) await expect(page.locator('main li h3').first()).toBeVisible();
        // Visits header and footer on the first page only, because they have the same controls on every page.
        const { stops, flaws } = await tabThrough(page, index > 0 && !WHOLE ? 'main' : undefined);
        if (stops.length < 3) found.push(`${path}: the keyboard stops only ${stops.length} times`);
        found.push(...flaws.map((flaw) => `${path}: ${flaw}`));
      }
      expect(found).toEqual([]);
    });
  }

  test.describe(`with the keyboard alone a ${reader.language} reader`, { tag: '@conformance/keyboard' }, () => {
    test.describe.configure({ timeout: 120_000 });

    const main = (page: Page) => page.getByRole('main');

    /** Opens a page and uses the skip link. */
    async function start(page: Page, path: string) {
      await open(page, root + path);
      await tabTo(page, page.getByRole('link', { name: reader.skip }));
      await page.keyboard.press('Enter');
      await expect(main(page)).toBeFocused();
    }

    inEnglish('opens and leaves a dropdown, the drawer and the menu of a phone', async ({ page }) => {
      await open(page, `${root}/documents`);
      const about = page.locator('summary').filter({ hasText: reader.about, visible: true });
      await tabTo(page, about);
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('link', { name: reader.introduction, exact: true }));
      await page.keyboard.press('Escape');
      await expect(about).toBeFocused();

      const more = page.getByRole('button', { name: reader.more, exact: true });
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: reader.moreTitle });
      await expect(drawer).toBeVisible();
      await tabTo(page, drawer.getByRole('link').last());
      await tabTo(page, drawer.getByRole('link').first(), 'Shift+Tab');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(more).toBeFocused();

      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${root}/documents`);
      const menu = page.locator('summary').filter({ hasText: reader.menu, visible: true });
      await tabTo(page, menu);
      await page.keyboard.press('Enter');
      const schemes = page
        .getByRole('navigation')
        .getByRole('link', { name: reader.schemes, exact: true })
        .filter({ visible: true });
      await tabTo(page, schemes.first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${root}/scheme`);
    });

    inMarathi('reads the tenders and chooses a photo on the home page', async ({ page }) => {
      await start(page, '');
      const [notices, tenders, events] = reader.tabs.map((name) => page.getByRole('tab', { name, exact: true }));
      if (!notices || !tenders || !events) throw new Error('There are three tabs.');
      await tabTo(page, notices);
      await page.keyboard.press('ArrowRight');
      await expect(tenders).toBeFocused();
      await expect(tenders).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(events).toBeFocused();
      await tabTo(page, page.getByRole('tabpanel').filter({ visible: true }).getByRole('link').first());
      await tabTo(page, events, 'Shift+Tab');
      const thumbnail = page.getByRole('button', { name: reader.thumbnail });
      await tabTo(page, thumbnail);
      await page.keyboard.press('Space');
      await expect(thumbnail).toHaveAttribute('aria-current', 'true');
      await expect(thumbnail).toBeFocused();
    });

    inEnglish('filters the schemes by a word and by a category', async ({ page }) => {
      await start(page, '/scheme');
      const field = main(page).getByRole('searchbox', { name: reader.searchSchemes });
      const category = page.getByLabel(reader.category, { exact: true });
      await tabTo(page, field);
      await page.keyboard.type(reader.word);
      await expect(main(page).locator('[aria-live]')).toHaveText(reader.found);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      const before = await category.inputValue();
      await tabTo(page, category);
      await page.keyboard.press('ArrowDown');
      expect(await category.inputValue()).not.toBe(before);
      await expect(page).toHaveURL(/\?category=/);
      await tabTo(page, main(page).getByRole('article').filter({ visible: true }).getByRole('link').first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/scheme\/./);
    });

    inMarathi('chooses the district of a scheme and the location of an office', async ({ page }) => {
      await start(page, schemePath);
      await tabTo(page, page.getByLabel(reader.district).first());
      await page.keyboard.press('ArrowDown');
      await expect(main(page).getByText(reader.officeOf).filter({ visible: true }).first()).toBeVisible();
      await start(page, '/office/assistant');
      const location = page.getByLabel(reader.location);
      await tabTo(page, location);
      await page.keyboard.press('ArrowDown');
      await expect(main(page).getByRole('article').filter({ visible: true })).toHaveCount(1);
      await expect(location).toBeFocused();
    });

    inEnglish('changes the category of hostels, and looks at the photos of a hostel', async ({ page }) => {
      await start(page, '/hostels/governmenthostels');
      const category = page.getByLabel(reader.category);
      await tabTo(page, category);
      await page.keyboard.press('ArrowDown');
      await expect(category).not.toHaveValue('government-hostels');
      await page.keyboard.press('ArrowUp');
      await start(page, `/hostels/governmenthostels/hostelpdf?hostel=${hostelWithPhotos?.name}`);
      const photos = page.getByRole('button', { name: reader.photosOf });
      await tabTo(page, photos);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog').filter({ visible: true });
      const [first = '', second = ''] = reader.counters;
      await expect(dialog.getByText(first)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText(second)).toBeVisible();
      await tabTo(page, dialog.getByRole('listitem').getByRole('button').last());
      await tabTo(page, dialog.getByRole('button', { name: reader.close, exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(photos).toBeFocused();
    });

    inMarathi('finds a service among the suggestions', async ({ page }) => {
      await start(page, '/citizen/services');
      const field = page.getByRole('combobox', { name: reader.findService });
      await tabTo(page, field);
      await page.keyboard.type(reader.service);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(field).toBeFocused();
      await page.keyboard.press('Backspace');
      await page.keyboard.type(reader.service.slice(-1));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: reader.service })).toBeVisible();
    });

    inEnglish('opens a picture of an album and a film, and focus returns to the link', async ({ page }) => {
      for (const { path, opener } of [
        { path: albumPath, opener: reader.picture },
        { path: '/videogallery', opener: reader.film },
      ]) {
        await start(page, path);
        const card = main(page).getByRole('link', { name: opener });
        await tabTo(page, card);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog').filter({ visible: true });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(card).toBeFocused();
      }
    });

    inEnglish('searches, and opens a result', async ({ page }) => {
      await start(page, '/search');
      await tabTo(page, searchFields(main(page)));
      // Before the script of the results, the form opens another document, which keeps the focus at its beginning.
      await waitForIsland(page, 'SearchResults');
      await page.keyboard.type(reader.query);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: reader.summary })).toBeFocused();
      await tabTo(page, main(page).getByRole('heading', { level: 3 }).getByRole('link').first());
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/search/);
    });
  });
}

test('the keyboard check finds invisible and covered focus', { tag: '@conformance/focus' }, async ({ page }) => {
  await open(page, '/documents');
  const withRule = async (rule: string) => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, rule);
    return (await tabThrough(page, 'main')).flaws.join('\n');
  };
  const notDrawn = 'the focus is not visible';
  expect(await withRule('main a { outline: none !important }')).toContain(notDrawn);
  expect(await withRule('main a { outline-color: transparent !important }')).toContain(notDrawn);
  expect(await withRule('main a { outline: none !important } main li { outline: 3px solid }')).toContain(notDrawn);
  expect(await withRule('main a { outline: 3px solid red !important; box-shadow: none !important }')).toContain(
    'looks the same with and without focus',
  );
  expect(await withRule('main::after { content: ""; position: fixed; inset: 0; z-index: 9 }')).toContain('covered');
});

test('the keyboard check finds focus that opens a dialog, or changes the title or the address', {
  tag: '@conformance/focus-changes-nothing',
}, async ({ page }) => {
  const changes = [
    () => document.querySelector('dialog')?.show(),
    () => {
      document.title = 'Another page';
    },
    () => history.replaceState(null, '', '/help'),
  ];
  for (const change of changes) {
    await open(page, '/documents');
    await page.evaluate((act) => {
      document.querySelector('main a')?.addEventListener('focus', new Function(`(${act})()`) as () => void);
    }, String(change));
    expect((await tabThrough(page, 'main')).flaws.join('\n')).toContain('focus changes the page');
  }
});
