import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdRequests } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    prefix: '',
    main: 'Main',
    about: 'About Department',
    introduction: 'Introduction',
    office: 'Office',
    manual: 'Manual',
    notices: 'Notices',
    schemes: 'Schemes',
    items: ['Home', 'About Department', 'Office', 'Schemes', 'Documents', 'Manual', 'Notices', 'RTS', 'RTI', 'Hostels'],
    menu: 'Menu',
    more: 'More',
    moreTitle: 'More on this site',
    close: 'Close',
    drawer: ['Media Corner', 'Citizens Corner', 'Institutions', 'Right to Information'],
    videos: 'Video Gallery',
    hostels: 'Hostels',
    governmentHostel: 'Government Hostel',
    quick: 'Quick links',
    situations: 'What happened?',
    bar: ['Home', 'Schemes', 'For me?', 'Offices'],
  },
  {
    language: 'Marathi',
    prefix: '/mr',
    main: 'मुख्य',
    about: 'विभागाविषयी',
    introduction: 'परिचय',
    office: 'कार्यालये',
    manual: 'सफाई कामगार',
    notices: 'सूचना',
    schemes: 'योजना',
    items: [
      'मुख्यपृष्ठ',
      'विभागाविषयी',
      'कार्यालये',
      'योजना',
      'दस्तऐवज',
      'सफाई कामगार',
      'सूचना',
      'सेवा हक्क',
      'माहितीचा अधिकार',
      'वसतिगृहे',
    ],
    menu: 'मेनू',
    more: 'अधिक',
    moreTitle: 'या संकेतस्थळावर आणखी',
    close: 'बंद करा',
    drawer: ['बातम्या व छायाचित्रे', 'नागरिकांसाठी', 'संस्था', 'माहितीचा अधिकार'],
    videos: 'व्हिडिओ',
    hostels: 'वसतिगृहे',
    governmentHostel: 'शासकीय वसतिगृहे',
    quick: 'नेहमीचे दुवे',
    situations: 'काय झाले?',
    bar: ['मुख्यपृष्ठ', 'योजना', 'मला काय मिळेल?', 'कार्यालये'],
  },
];

const PHONE = { width: 390, height: 844 };

const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);

/** Finds the `summary` of a dropdown or of the menu, whose role differs between browsers. */
const opener = (page: Page, word: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: word, visible: true });

/** Finds the rows of the phone menu that the window shows, without those of closed groups. */
const rowsOf = (menu: Locator) =>
  menu.locator(':scope > ul > li').locator('> a, > details > summary, > button').filter({ visible: true });

const holdsFocus = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.prefix ? 'mr' : 'en');
  test.describe(`in the navigation a ${reader.language} reader`, () => {
    inEnglish(
      'sees the current item marked, and opens a dropdown, which closes on a click outside',
      async ({ page }) => {
        await page.goto(`${reader.prefix}/scheme`);
        const current = page.getByRole('navigation', { name: reader.main }).locator('[aria-current="page"]');
        await expect(current.filter({ visible: true })).toHaveText(reader.schemes);
        const link = page.getByRole('link', { name: reader.introduction, exact: true });
        await expect(link).toBeHidden();
        await opener(page, reader.about).click();
        await expect(link).toBeVisible();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(link).toBeHidden();
        await opener(page, reader.about).click();
        await link.click();
        await expect(page).toHaveURL(`${reader.prefix}/about/introduction`);
        await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
        await expect(opener(page, reader.about)).toHaveCSS('font-weight', '700');
      },
    );

    inEnglish('sees one dropdown at a time, 13rem or 16rem wide', async ({ page }) => {
      await page.goto(`${reader.prefix}/documents`);
      for (const { word, width } of [
        { word: reader.about, width: 208 },
        { word: reader.office, width: 256 },
        { word: reader.manual, width: 256 },
        { word: reader.notices, width: 208 },
      ]) {
        await opener(page, word).first().click();
        const open = page.getByRole('banner').locator('details[open]');
        await expect(open).toHaveCount(1);
        expect(await widthOf(open.getByRole('list'))).toBe(width);
      }
    });

    inMarathi('has the same items in the phone menu, and closes it', async ({ page }) => {
      await page.goto(`${reader.prefix}/documents`);
      const row = page.getByRole('navigation', { name: reader.main }).locator('li').filter({ visible: true });
      await expect(row).toHaveText(reader.items.map((item) => new RegExp(`^${item}`)));

      await page.setViewportSize(PHONE);
      const menu = page.getByRole('banner').getByRole('navigation', { name: reader.main });
      await expect(menu).toBeHidden();
      await opener(page, reader.menu).click();
      await expect(menu).toBeVisible();
      await expect(rowsOf(menu)).toHaveText(reader.items);
      await menu.locator('summary').filter({ hasText: reader.about }).click();
      await expect(menu.getByRole('link', { name: reader.introduction, exact: true })).toBeVisible();
      await menu.locator('summary').filter({ hasText: reader.office }).click();
      await expect(menu.getByRole('link', { name: reader.introduction, exact: true })).toBeHidden();
      await opener(page, reader.close).click();
      await expect(menu).toBeHidden();

      await opener(page, reader.menu).press('Enter');
      await menu.getByRole('link', { name: reader.schemes, exact: true }).focus();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener(page, reader.menu)).toBeFocused();

      await opener(page, reader.menu).press('Enter');
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
    });

    inEnglish(
      'closes the phone menu by choosing a screen, even the current one, and has a bar of links',
      async ({ page }) => {
        await page.goto(`${reader.prefix}/scheme`);
        const bar = page.getByRole('navigation', { name: reader.quick });
        await expect(bar).toBeHidden();
        await page.setViewportSize(PHONE);
        await expect(bar.getByRole('link')).toHaveText(reader.bar);
        await expect(bar.locator('[aria-current="page"]')).toHaveText(reader.schemes);
        await bar.getByRole('button', { name: reader.more }).click();
        await expect(page.getByRole('dialog', { name: reader.moreTitle })).toBeVisible();
        await page.keyboard.press('Escape');
        const menu = page.getByRole('banner').getByRole('navigation', { name: reader.main });
        await opener(page, reader.menu).click();
        await menu.getByRole('link', { name: reader.schemes, exact: true }).click();
        await expect(menu).toBeHidden();
        await expect(page).toHaveURL(`${reader.prefix}/scheme`);
        await opener(page, reader.menu).click();
        await menu.getByRole('link', { name: reader.items[4] ?? '', exact: true }).click();
        await expect(page).toHaveURL(`${reader.prefix}/documents`);
        await expect(menu).toBeHidden();
      },
    );

    test('finds in the menu of a very narrow window what the bar leads to, and the drawer', async ({ page }) => {
      await page.goto(`${reader.prefix}/office`);
      const bar = page.getByRole('navigation', { name: reader.quick });
      const menu = page.getByRole('banner').getByRole('navigation', { name: reader.main });
      const [, , forMe = '', offices = ''] = reader.bar;
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(bar).toBeVisible();
      await opener(page, reader.menu).click();
      await expect(rowsOf(menu)).toHaveText(reader.items);

      await page.setViewportSize({ width: 280, height: 640 });
      await expect(bar).toBeHidden();
      await expect(rowsOf(menu)).toHaveText([forMe, reader.situations, offices, ...reader.items, reader.more]);
      const link = (name: string) => menu.getByRole('link', { name, exact: true });
      await expect(link(offices)).toHaveAttribute('aria-current', 'page');
      await menu.getByRole('button', { name: reader.more }).click();
      await expect(page.getByRole('dialog', { name: reader.moreTitle })).toBeVisible();
      await page.keyboard.press('Escape');
      for (const [name, path] of [
        [forMe, '/eligibility'],
        [reader.situations, '/situations'],
        [offices, '/district'],
      ] as const) {
        if (await menu.isHidden()) await opener(page, reader.menu).click();
        await link(name).click();
        await expect(page).toHaveURL(`${reader.prefix}${path}`);
      }
    });

    inMarathi('opens the phone menu before the script loads, and it stays open', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const arrive = await holdRequests(page, /entry\.client/);
      await page.goto(`${reader.prefix}/documents`, { waitUntil: 'commit' });
      await opener(page, reader.menu).click();
      arrive();
      const menu = page.getByRole('banner').getByRole('navigation', { name: reader.main });
      await menu.locator('summary').filter({ hasText: reader.about }).click();
      await expect(menu.getByRole('link', { name: reader.introduction, exact: true })).toBeVisible();
    });
  });

  test.describe(`with the side drawer a ${reader.language} reader`, { tag: '@conformance/windows-close' }, () => {
    inEnglish(
      'closes it by its button, Escape or a press on the backdrop, and focus returns to the button',
      async ({ page }) => {
        await page.goto(`${reader.prefix}/documents`);
        const opens = page.getByRole('button', { name: reader.more, exact: true });
        const drawer = page.getByRole('dialog', { name: reader.moreTitle });
        for (const close of [
          () => drawer.getByRole('button', { name: reader.close }).click(),
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(200, 400),
        ]) {
          await opens.click();
          await expect(drawer).toBeVisible();
          await close();
          await expect(drawer).toBeHidden();
          await expect(opens).toBeFocused();
        }

        await opens.click();
        await expect.poll(() => holdsFocus(drawer)).toBe(true);
        for (let press = 0; press < 25; press++) {
          await page.keyboard.press('Tab');
          // Ignores `body`: between the last and the first stop, the browser's own controls have the focus.
          const elsewhere = await page.evaluate(() => document.activeElement !== document.body);
          if (elsewhere) expect(await holdsFocus(drawer)).toBe(true);
        }
      },
    );

    inMarathi('finds its four groups, 20rem wide, at the right edge', async ({ page }) => {
      await page.goto(`${reader.prefix}/documents`);
      await page.getByRole('button', { name: reader.more, exact: true }).click();
      const drawer = page.getByRole('dialog', { name: reader.moreTitle });
      for (const group of reader.drawer) await expect(drawer.getByText(group, { exact: true })).toBeVisible();
      await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(1280 - 320);
      expect(await widthOf(drawer)).toBe(320);
      const nested = drawer.getByRole('link', { name: reader.governmentHostel, exact: true });
      await expect(nested).toBeVisible();
      await drawer.locator('summary').filter({ hasText: reader.hostels }).click();
      await expect(nested).toBeHidden();
      await drawer.getByRole('link', { name: reader.videos }).click();
      await expect(page).toHaveURL(`${reader.prefix}/videogallery`);
      await expect(drawer).toBeHidden();
    });
  });

  test.describe(`without JavaScript a ${reader.language} reader`, () => {
    test.use({ javaScriptEnabled: false });

    inEnglish(
      'opens dropdowns, drawer and the menu of a phone, and sees no control that needs script',
      async ({ page }) => {
        await page.goto(`${reader.prefix}/documents`);
        await expect(page.locator('[data-action]').filter({ visible: true })).toHaveCount(0);
        await opener(page, reader.about).click();
        await expect(page.getByRole('link', { name: reader.introduction, exact: true })).toBeVisible();
        await opener(page, reader.about).click();

        const drawer = page.getByRole('dialog', { name: reader.moreTitle });
        await page.getByRole('button', { name: reader.more, exact: true }).click();
        await expect(drawer.getByRole('link', { name: reader.videos })).toBeVisible();
        await drawer.getByRole('button', { name: reader.close }).click();
        await expect(drawer).toBeHidden();

        await page.setViewportSize(PHONE);
        const menu = page.getByRole('banner').getByRole('navigation', { name: reader.main });
        await opener(page, reader.menu).click();
        await menu.locator('summary').filter({ hasText: reader.about }).click();
        await menu.getByRole('link', { name: reader.introduction, exact: true }).click();
        await expect(page).toHaveURL(`${reader.prefix}/about/introduction`);
      },
    );
  });
}

test('a printed page omits bar, menu and search, and its footer names the owner', {
  tag: '@conformance/paper',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/documents');
  await expect(page.getByRole('banner')).toContainText('Social Justice and Special Assistance Department');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Office of the Regional Deputy Commissioner')).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(0);
});

test('forced colours keep the current navigation item marked', {
  tag: '@conformance/not-by-colour',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/scheme');
  const main = page.getByRole('navigation', { name: 'Main' });
  const line = (name: string) =>
    main.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBlockEndColor);
  expect(await line('Schemes')).not.toBe(await line('Documents'));
});

test.describe('the language switch', () => {
  test('keeps path, query and hash, and can be changed back to English permanently', async ({ page }) => {
    await page.goto('/documents?from=letter#main');
    await page.getByRole('link', { name: 'मराठी', exact: true }).click();
    await expect(page).toHaveURL('/mr/documents?from=letter#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL('/documents?from=letter#main');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is remembered: an address without a language redirects to Marathi before the first paint', async ({ page }) => {
    await page.goto('/documents');
    await page.getByRole('link', { name: 'मराठी', exact: true }).click();
    await expect(page).toHaveURL('/mr/documents');

    const painted: string[] = [];
    await page.exposeFunction('notePaint', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      const { notePaint } = window as unknown as { notePaint: (path: string) => void };
      new PerformanceObserver(() => notePaint(location.pathname)).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/scheme?category=schemes#main', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/mr/scheme?category=schemes#main');
    await expect.poll(() => painted).toContain('/mr/scheme');
    expect(painted).not.toContain('/scheme');

    await page.goto('/', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/mr');
  });
});

test.describe('theme and text size', { tag: '@conformance/enlarged' }, () => {
  /** Records the attributes of <html> when <body> is added, before the first paint. */
  const atFirstPaint = (page: Page) =>
    page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.body) return;
        seen.disconnect();
        const { theme, textSize } = document.documentElement.dataset;
        Object.assign(window, { atFirstPaint: `${theme} ${textSize}` });
      });
      seen.observe(document, { childList: true, subtree: true });
    });
  const noted = (page: Page) =>
    page.evaluate(() => (window as unknown as { atFirstPaint: string | undefined }).atFirstPaint);

  test('are saved and applied before the first paint', async ({ page }) => {
    await atFirstPaint(page);
    await page.goto('/documents');
    expect(await noted(page)).toBe('light 0');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.getByRole('button', { name: 'Largest text' }).click();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('21px');

    await page.goto('/mr/documents');
    expect(await noted(page)).toBe('dark 2');
    await expect(page.getByRole('button', { name: 'गडद रंगसंगती' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'सर्वांत मोठी अक्षरे' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'गडद रंगसंगती' }).click();
    await page.reload();
    expect(await noted(page)).toBe('light 2');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'अक्षरांचा आकार बदला' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '0');
  });
});

test('the drawer starts to slide in after 10 ms, and appears at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/documents');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'More on this site' });
  await expect(drawer).toHaveCSS('animation-delay', '0.01s');
  await expect(drawer).toHaveCSS('animation-duration', '0.22s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(drawer).toHaveCSS('animation-duration', '0s');
});
