import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdRequests } from '#tests/e2e/support/page.ts';

const ITEMS = [
  'Home',
  'About Department',
  'Office',
  'Schemes',
  'Documents',
  'Manual',
  'Notices',
  'RTS',
  'RTI',
  'Hostels',
];

const PHONE = { width: 390, height: 844 };

const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);

/** Finds the `summary` of a dropdown or of the menu, whose role differs between browsers. */
const opener = (page: Page, word: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: word, visible: true });

const holdsFocus = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));

test.describe('in the navigation a reader', () => {
  test('sees the current item marked, and opens a dropdown, which closes on a click outside', async ({ page }) => {
    await page.goto('/scheme');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(current.filter({ visible: true })).toHaveText('Schemes');
    const link = page.getByRole('link', { name: 'Introduction', exact: true });
    await expect(link).toBeHidden();
    await opener(page, 'About Department').click();
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
    await opener(page, 'About Department').click();
    await link.click();
    await expect(page).toHaveURL('/about/introduction');
    await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
    await expect(opener(page, 'About Department')).toHaveCSS('font-weight', '700');
  });

  test('sees one dropdown at a time, 13rem or 16rem wide', async ({ page }) => {
    await page.goto('/documents');
    for (const { word, width } of [
      { word: 'About Department', width: 208 },
      { word: 'Office', width: 256 },
      { word: 'Manual', width: 256 },
      { word: 'Notices', width: 208 },
    ]) {
      await opener(page, word).first().click();
      const open = page.getByRole('banner').locator('details[open]');
      await expect(open).toHaveCount(1);
      expect(await widthOf(open.getByRole('list'))).toBe(width);
    }
  });

  test('has the same items in the phone menu, and closes it', async ({ page }) => {
    await page.goto('/documents');
    const top = ':scope > ul > li > a, :scope > ul > li > details > summary';
    const row = page.getByRole('navigation', { name: 'Main' }).locator('li').filter({ visible: true });
    await expect(row).toHaveText(ITEMS.map((item) => new RegExp(`^${item}`)));

    await page.setViewportSize(PHONE);
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await opener(page, 'Menu').click();
    await expect(menu).toBeVisible();
    await expect(menu.locator(top)).toHaveText(ITEMS);
    await menu.locator('summary').filter({ hasText: 'About Department' }).click();
    await expect(menu.getByRole('link', { name: 'Introduction', exact: true })).toBeVisible();
    await menu.locator('summary').filter({ hasText: 'Office' }).click();
    await expect(menu.getByRole('link', { name: 'Introduction', exact: true })).toBeHidden();
    await opener(page, 'Close').click();
    await expect(menu).toBeHidden();

    await opener(page, 'Menu').press('Enter');
    await menu.getByRole('link', { name: 'Schemes', exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener(page, 'Menu')).toBeFocused();

    await opener(page, 'Menu').press('Enter');
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('closes the phone menu by choosing a screen, even the current one, and has a bar of links', async ({ page }) => {
    await page.goto('/scheme');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Schemes', 'For me?', 'Offices']);
    await expect(bar.locator('[aria-current="page"]')).toHaveText('Schemes');
    await bar.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog', { name: 'More on this site' })).toBeVisible();
    await page.keyboard.press('Escape');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await opener(page, 'Menu').click();
    await menu.getByRole('link', { name: 'Schemes', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/scheme');
    await opener(page, 'Menu').click();
    await menu.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page).toHaveURL('/documents');
    await expect(menu).toBeHidden();
  });

  test('opens the phone menu before the script loads, and it stays open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const arrive = await holdRequests(page, /entry\.client/);
    await page.goto('/documents', { waitUntil: 'commit' });
    await opener(page, 'Menu').click();
    arrive();
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await menu.locator('summary').filter({ hasText: 'About Department' }).click();
    await expect(menu.getByRole('link', { name: 'Introduction', exact: true })).toBeVisible();
  });
});

test.describe('with the side drawer a reader', { tag: '@conformance/windows-close' }, () => {
  test('closes it by its button, Escape or a press on the backdrop, and focus returns to the button', async ({
    page,
  }) => {
    await page.goto('/documents');
    const opens = page.getByRole('button', { name: 'More', exact: true });
    const drawer = page.getByRole('dialog', { name: 'More on this site' });
    for (const close of [
      () => drawer.getByRole('button', { name: 'Close' }).click(),
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
  });

  test('finds its four groups, 20rem wide, at the right edge', async ({ page }) => {
    await page.goto('/documents');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'More on this site' });
    for (const group of ['Media Corner', 'Citizens Corner', 'Institutions', 'Right to Information'])
      await expect(drawer.getByText(group, { exact: true })).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(1280 - 320);
    expect(await widthOf(drawer)).toBe(320);
    const nested = drawer.getByRole('link', { name: 'Government Hostel', exact: true });
    await expect(nested).toBeVisible();
    await drawer.locator('summary').filter({ hasText: 'Hostels' }).click();
    await expect(nested).toBeHidden();
    await drawer.getByRole('link', { name: 'Video Gallery' }).click();
    await expect(page).toHaveURL('/videogallery');
    await expect(drawer).toBeHidden();
  });
});

test.describe('without JavaScript a reader', () => {
  test.use({ javaScriptEnabled: false });

  test('opens dropdowns, drawer and the menu of a phone, and sees no control that needs script', async ({ page }) => {
    await page.goto('/documents');
    await expect(page.locator('[data-choice]').filter({ visible: true })).toHaveCount(0);
    await opener(page, 'About Department').click();
    await expect(page.getByRole('link', { name: 'Introduction', exact: true })).toBeVisible();
    await opener(page, 'About Department').click();

    const drawer = page.getByRole('dialog', { name: 'More on this site' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(drawer.getByRole('link', { name: 'Video Gallery' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();

    await page.setViewportSize(PHONE);
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await opener(page, 'Menu').click();
    await menu.locator('summary').filter({ hasText: 'About Department' }).click();
    await menu.getByRole('link', { name: 'Introduction', exact: true }).click();
    await expect(page).toHaveURL('/about/introduction');
  });
});

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
        const { theme, text } = document.documentElement.dataset;
        Object.assign(window, { atFirstPaint: `${theme} ${text}` });
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
    await expect(page.locator('html')).toHaveAttribute('data-text', '0');
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
