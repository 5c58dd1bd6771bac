import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
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

/** A service whose one-word name occurs in no other name. */
const serviceName =
  services.find(
    ({ id, title }) =>
      /^\S+$/.test(title.en) && services.every((other) => other.id === id || !other.title.en.includes(title.en)),
  )?.title.en ?? '';

const photoCount = hostelWithPhotos?.photos?.length;

/** Opens a page, and waits for the islands that its query starts, because they change the page. */
async function open(page: Page, path: string) {
  await page.goto(path);
  if (new URL(page.url()).search === '') return;
  await expect(page.locator('[data-start="query"]:not([data-hydrated])')).toHaveCount(0);
}

for (const language of LANGUAGES) {
  for (const window of WINDOWS.filter((_, index) => isSampled(language, index))) {
    test(`a reader without a mouse sees the focus at every Tab stop, in document order, at ${window.width} px, in "${language}"`, {
      tag: ['@conformance/focus', '@conformance/focus-changes-nothing'],
    }, async ({ page }) => {
      test.setTimeout(480_000);
      await page.setViewportSize(window);
      const found: string[] = [];
      for (const [index, path] of INTERACTIVE.filter((_, index) => isSampled(language, index)).entries()) {
        await open(page, pathIn(language, path));
        if (path.startsWith('/search')) await expect(page.locator('main li h3').first()).toBeVisible();
        // Visits header and footer on the first page only, because they have the same controls on every page.
        const { stops, flaws } = await tabThrough(page, index > 0 && !WHOLE ? 'main' : undefined);
        if (stops.length < 4) found.push(`${path}: the keyboard stops only ${stops.length} times`);
        found.push(...flaws.map((flaw) => `${path}: ${flaw}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test.describe('with the keyboard alone a reader', { tag: '@conformance/keyboard' }, () => {
  test.describe.configure({ timeout: 120_000 });

  const main = (page: Page) => page.getByRole('main');

  /** Opens a page and uses the skip link. */
  async function start(page: Page, path: string) {
    await open(page, path);
    await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
  }

  test('opens and leaves a dropdown, the drawer and the menu of a phone', async ({ page }) => {
    await open(page, '/documents');
    const about = page.locator('summary').filter({ hasText: 'About Department', visible: true });
    await tabTo(page, about);
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('link', { name: 'Introduction', exact: true }));
    await page.keyboard.press('Escape');
    await expect(about).toBeFocused();

    const more = page.getByRole('button', { name: 'More', exact: true });
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'More on this site' });
    await expect(drawer).toBeVisible();
    await tabTo(page, drawer.getByRole('link').last());
    await tabTo(page, drawer.getByRole('link').first(), 'Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(more).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/documents');
    const menu = page.locator('summary').filter({ hasText: 'Menu', visible: true });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const schemes = page
      .getByRole('navigation')
      .getByRole('link', { name: 'Schemes', exact: true })
      .filter({ visible: true });
    await tabTo(page, schemes.first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/scheme');
  });

  test('reads the tenders and chooses a photo on the home page', async ({ page }) => {
    await start(page, '/');
    const [notices, tenders, events] = ['Notices', 'Tenders', 'Events'].map((name) =>
      page.getByRole('tab', { name, exact: true }),
    );
    if (!notices || !tenders || !events) throw new Error('There are three tabs.');
    await tabTo(page, notices);
    await page.keyboard.press('ArrowRight');
    await expect(tenders).toBeFocused();
    await expect(tenders).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(events).toBeFocused();
    await tabTo(page, page.getByRole('tabpanel').filter({ visible: true }).getByRole('link').first());
    await tabTo(page, events, 'Shift+Tab');
    const thumbnail = page.getByRole('button', { name: `Show: ${lastPhoto?.title.en}` });
    await tabTo(page, thumbnail);
    await page.keyboard.press('Space');
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await expect(thumbnail).toBeFocused();
  });

  test('filters the schemes by a word and by a category', async ({ page }) => {
    await start(page, '/scheme');
    const field = main(page).getByRole('searchbox', { name: 'Search schemes' });
    const category = page.getByLabel('Category', { exact: true });
    await tabTo(page, field);
    await page.keyboard.type('spectacles');
    await expect(main(page).locator('[aria-live]')).toHaveText('1 scheme');
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

  test('chooses the district of a scheme and the location of an office', async ({ page }) => {
    await start(page, schemePath);
    await tabTo(page, page.getByLabel('Your district').first());
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByText(districts[DISTRICT_IDS[0]].en).filter({ visible: true }).first()).toBeVisible();
    await start(page, '/office/assistant');
    const location = page.getByLabel('Location');
    await tabTo(page, location);
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('article').filter({ visible: true })).toHaveCount(1);
    await expect(location).toBeFocused();
  });

  test('changes the category of hostels, and looks at the photos of a hostel', async ({ page }) => {
    await start(page, '/hostels/governmenthostels');
    const category = page.getByLabel('Category');
    await tabTo(page, category);
    await page.keyboard.press('ArrowDown');
    await expect(category).not.toHaveValue('government-hostels');
    await page.keyboard.press('ArrowUp');
    const photos = page.getByRole('button', { name: `Photos : ${hostelWithPhotos?.hostelFullname.en}` });
    await tabTo(page, photos);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await expect(dialog.getByText(`1 / ${photoCount}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(`2 / ${photoCount}`)).toBeVisible();
    await tabTo(page, dialog.getByRole('listitem').getByRole('button').last());
    await tabTo(page, dialog.getByRole('button', { name: 'Close', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(photos).toBeFocused();
  });

  test('finds a service among the suggestions', async ({ page }) => {
    await start(page, '/citizen/services');
    const field = page.getByRole('combobox', { name: 'Find a service' });
    await tabTo(page, field);
    await page.keyboard.type(serviceName);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type(serviceName.slice(-1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: serviceName })).toBeVisible();
  });

  test('opens a picture of an album and a film, and focus returns to the link', async ({ page }) => {
    for (const { path, opener } of [
      { path: albumPath, opener: anAlbum.images[0]?.title.en ?? '' },
      { path: '/videogallery', opener: aFilm.title.en },
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

  test('shows the events as a grid', async ({ page }) => {
    await start(page, '/notices/pastevents');
    await tabTo(page, page.getByRole('radio', { name: 'List' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeFocused();
  });

  test('searches, and opens a result', async ({ page }) => {
    await start(page, '/search');
    await tabTo(page, searchFields(main(page)));
    // Before React, the form opens another document, which keeps the focus at its beginning.
    await waitForIsland(page, 'SearchPage');
    await page.keyboard.type('widow pension');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ results? for widow pension\.$/ })).toBeFocused();
    await tabTo(page, main(page).getByRole('heading', { level: 3 }).getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/search/);
  });
});

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
