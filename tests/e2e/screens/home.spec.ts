import { expect, type Locator, type Page, test } from '@playwright/test';
import { languageOf } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { home, latestUpdates } from '#app/model/home/data.server.ts';
import { leaders } from '#app/model/leaders/data.server.ts';
import { noticesInForce } from '#app/model/notices/data.server.ts';
import { portalById } from '#app/model/portals/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { waitForFonts, widerThanWindow } from '#tests/e2e/support/page.ts';
import { enableSaveData } from '#tests/e2e/support/savingData.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const photoTitles = home.galleryImages.map(({ title }) => title.en);
const [firstPhoto = '', secondPhoto = firstPhoto] = photoTitles;
const lastPhoto = photoTitles.at(-1) ?? firstPhoto;

const [notice] = noticesInForce;
const film = videos.find(({ id }) => home.videos.includes(id));

const readers = [
  {
    language: 'English',
    code: 'en' as const,
    url: '/',
    check: 'Check what I can get',
    readMore: 'Read more',
    tabs: ['Notices', 'Tenders', 'Events'],
    leadership: 'Leadership',
    divisions: 'Divisions',
    links: 'Important links',
    notice: notice?.title.en ?? '',
    film: film?.title.en ?? '',
    services: 'Online services',
    updates: 'Latest updates',
    ask: 'Want to ask?',
    photos: 'Photos',
    videos: 'Videos',
    words: 'Say it in your own words',
    portals: 'Government portals',
  },
  {
    language: 'Marathi',
    code: 'mr' as const,
    url: '/mr',
    check: 'मला काय मिळेल ते पाहा',
    readMore: 'अधिक वाचा',
    tabs: ['सूचना', 'निविदा', 'कार्यक्रम'],
    leadership: 'नेतृत्व',
    divisions: 'प्रादेशिक कार्यालये',
    links: 'महत्त्वाचे दुवे',
    notice: notice?.title.mr ?? '',
    film: film?.title.mr ?? '',
    services: 'ऑनलाइन सेवा',
    updates: 'ताज्या घडामोडी',
    ask: 'विचारायचे आहे?',
    photos: 'छायाचित्रे',
    videos: 'व्हिडिओ',
    words: 'आपल्या शब्दांत लिहा',
    portals: 'शासकीय पोर्टल',
  },
];

/** Number of situations that Start.module.css shows on a phone. */
const SITUATIONS_ON_PHONE = 4;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Returns the distance of a slide from the left edge of its row. */
async function wayFromStart(slide: Locator): Promise<number> {
  return slide.evaluate((element) => {
    const row = element.closest('[data-frame]');
    return Math.abs(Math.round(element.getBoundingClientRect().left - (row?.getBoundingClientRect().left ?? 0)));
  });
}

/** Opens the home page with a stopped clock, so that a slow machine does not affect timing. */
async function openWithStoppedClock(page: Page, address = '/') {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
  await waitForMotion(page);
}

/** Waits until the script of the slides and tabs has started. */
const waitForMotion = (page: Page) => expect(page.locator('[data-awaits-script]')).toHaveCount(0);

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.code);
  test.describe(`on the home page a ${reader.language} reader`, () => {
    inEnglish('finds the main links, and each leader, division and service', async ({ page }) => {
      await page.goto(reader.url);
      const prefix = reader.url === '/' ? '' : reader.url;
      await expect(page.getByRole('link', { name: reader.check })).toHaveAttribute('href', `${prefix}/eligibility`);
      for (const { id, title } of situations.filter(({ onHome }) => onHome))
        await expect(
          page.getByRole('main').getByRole('link', { name: title[languageOf(reader.url)], exact: true }),
        ).toHaveAttribute('href', `${prefix}/situations/${id}`);
      for (const [name, path] of [
        [reader.readMore, '/about/introduction'],
        [home.programsAndSchemes.viewAll[languageOf(reader.url)], '/scheme'],
      ] as const) {
        const link = page.getByRole('main').getByRole('link', { name });
        await expect(link).toHaveAttribute('href', `${prefix}${path}`);
      }
      await expect(region(page, reader.leadership).getByRole('listitem')).toHaveCount(
        leaders.filter(({ whosWhoOnly }) => !whosWhoOnly).length,
      );
      const divisions = page.locator('details').filter({ hasText: reader.divisions });
      await expect(divisions.getByRole('listitem')).toHaveCount(home.divisions.divisions.length);
      const tiles = region(page, reader.services).getByRole('listitem');
      await expect(tiles).toHaveCount(home.services.length);
      const icons = await tiles.evaluateAll((all) => all.map((tile) => tile.querySelector('use')?.href.baseVal));
      expect(new Set(icons).size).toBe(new Set(home.services.map(({ icon }) => icon)).size);
    });

    inMarathi('sees notices first, and the events after a click', async ({ page }) => {
      await page.goto(reader.url);
      const tab = (index: number) => page.getByRole('tab', { name: reader.tabs[index] ?? '', exact: true });
      await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('link', { name: reader.notice })).toBeVisible();

      await tab(2).click();
      await expect(page.getByRole('tabpanel', { name: reader.tabs[2] ?? '' })).toBeVisible();
      await expect(page.getByRole('link', { name: reader.notice })).toBeHidden();
      await expect(page.getByRole('tab').and(page.locator('[tabindex="0"]'))).toHaveCount(1);
    });

    inMarathi('opens a film in the player, and focus returns to the link', async ({ page }) => {
      await page.goto(reader.url);
      const link = region(page, reader.videos).getByRole('link', { name: reader.film });
      await link.click();
      const player = page.getByRole('dialog', { name: reader.film }).locator('video');
      await expect(player).toHaveAttribute('controls', '');
      await expect.poll(() => player.evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(player).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(reader.url);
    });

    inEnglish('moves through the updates without layout shift', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.addInitScript(() => localStorage.setItem('textSize', '2'));
      await page.goto(reader.url);
      await waitForFonts(page);
      const heading = page.getByRole('heading', { level: 2, name: reader.ask });
      const updates = region(page, reader.updates);
      const height = async () => ((await heading.boundingBox())?.y ?? 0) - ((await updates.boundingBox())?.y ?? 0);
      const before = await height();
      const controls = updates.getByRole('button');
      for (let press = 0; press < latestUpdates.length; press++) {
        await controls.last().click();
        expect(await height()).toBeCloseTo(before);
      }
    });
  });

  test.describe(`on a phone a ${reader.language} reader`, () => {
    test.use({ viewport: { width: 360, height: 616 } });

    inMarathi('sees the first situations, the search and the finder at once, above the bar', async ({ page }) => {
      await page.goto(reader.url);
      await waitForFonts(page);
      const tiles = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('a[href*="/situations/"]'), visible: true });
      await expect(tiles).toHaveCount(SITUATIONS_ON_PHONE);
      const bar = await page.getByRole('navigation').last().boundingBox();
      const parts = [...(await tiles.all()), page.getByRole('search', { name: reader.words })];
      for (const part of [...parts, page.getByRole('main').getByRole('link', { name: reader.check })]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });

    inEnglish('opens the divisions and the important links', async ({ page }) => {
      await page.goto(reader.url);
      for (const [name, count] of [
        [reader.divisions, home.divisions.divisions.length],
        [reader.links, home.importantLinks.links.length],
      ] as const) {
        const part = page.getByRole('main').locator('details').filter({ hasText: name });
        await part.locator('summary').click();
        await expect(part.getByRole('listitem').filter({ visible: true })).toHaveCount(count);
      }
    });
  });

  test.describe(`on the home page without JavaScript a ${reader.language} reader`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

    inMarathi('has every update, the notices, tenders and events, and all photos and portals', async ({ page }) => {
      await page.goto(reader.url);
      await expect(region(page, reader.updates).getByRole('link')).toHaveCount(latestUpdates.length);
      const language = languageOf(reader.url);
      for (const { text } of latestUpdates)
        await expect(page.getByRole('link', { name: text[language] })).toBeVisible();
      for (const name of reader.tabs)
        await expect(page.getByRole('main').getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: reader.notice })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(region(page, reader.photos).getByRole('listitem').getByRole('link')).toHaveCount(
        home.galleryImages.length,
      );
      await expect(region(page, reader.portals).getByRole('link')).toHaveCount(home.logoCarousel.length);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
      expect(await widerThanWindow(page)).toBe(0);
    });

    inEnglish('opens a film in the gallery', async ({ page }) => {
      await page.goto(reader.url);
      await region(page, reader.videos).getByRole('link', { name: reader.film }).click();
      await expect(page).toHaveURL(new RegExp(`/videogallery#${film?.id}$`));
      await expect(page.getByRole('heading', { level: 2, name: reader.film })).toBeInViewport();
    });
  });
}

test('the home page prints the notices, tenders and events, and no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  for (const name of ['Notices', 'Tenders', 'Events'])
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('with forced colours, only the chosen tab and the current photo are marked', {
  tag: '@conformance/not-by-colour',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const lines = (marks: Locator) =>
    marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).borderBlockEndColor));
  for (const marks of [page.getByRole('tab'), region(page, 'Photos').getByRole('button', { name: /^Show: / })]) {
    await expect(marks).not.toHaveCount(0);
    const [chosen, ...others] = await lines(marks);
    expect(others).not.toContain(chosen);
  }
});

test('the latest updates never move by themselves, and change on a press', {
  tag: '@conformance/paused',
}, async ({ page }) => {
  const [first = '', second = ''] = latestUpdates.map(({ text }) => text.en);
  const shown = region(page, 'Latest updates').getByRole('link');
  await openWithStoppedClock(page);
  await page.clock.runFor(30_000);
  await expect(shown).toContainText(first);
  await page.getByRole('button', { name: 'Next update' }).click();
  await expect(shown).toContainText(second);
  await expect(region(page, 'Latest updates').getByText(`2 / ${latestUpdates.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Previous update' }).click();
  await expect(shown).toContainText(first);
});

test.describe('the offer to read in Marathi', () => {
  const offer = (page: Page) => page.getByRole('main').getByRole('link', { name: 'हे पान मराठीत वाचा' });

  test('stands on the English home page until a language is saved', async ({ page }) => {
    await page.goto('/mr');
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/?a=1');
    await offer(page).click();
    await expect(page).toHaveURL('/mr?a=1');
    await page.goto('/');
    await expect(page).toHaveURL('/mr');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'What happened?' })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link', async ({ page }) => {
      await page.goto('/');
      await offer(page).click();
      await expect(page).toHaveURL('/mr');
    });
  });
});

test.describe('the photos', { tag: '@conformance/paused' }, () => {
  const photos = (page: Page) => region(page, 'Photos');
  const thumbnail = (page: Page, title: string) =>
    photos(page).getByRole('button', { name: new RegExp(`^Show: (Sample: )?${title}`) });

  const open = async (page: Page) => {
    await openWithStoppedClock(page);
    await expect(thumbnail(page, firstPhoto)).toHaveAttribute('aria-current', 'true');
  };

  test('change every three seconds until they are paused', async ({ page }) => {
    await open(page);
    await page.clock.runFor(2800);
    await expect(thumbnail(page, firstPhoto)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(200);
    for (const title of [...photoTitles.slice(1), firstPhoto]) {
      await expect(thumbnail(page, title)).toHaveAttribute('aria-current', 'true');
      if (title !== firstPhoto) await page.clock.runFor(3000);
    }
    await page.getByRole('button', { name: 'Pause the photos' }).click();
    await page.clock.runFor(10_000);
    await expect(thumbnail(page, firstPhoto)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Play the photos' }).click();
    await page.clock.runFor(3000);
    await expect(thumbnail(page, secondPhoto)).toHaveAttribute('aria-current', 'true');
  });

  test('have at most four thumbnails, link to their albums, jump to the photo whose thumbnail is clicked, and stay aligned after a resize', {
    tag: '@conformance/buttons-for-fingers',
  }, async ({ page }) => {
    await page.goto('/');
    const thumbnails = photos(page).getByRole('button', { name: /^Show: / });
    expect(await thumbnails.count()).toBeLessThanOrEqual(4);
    for (const { id, title } of albums.filter((album) => home.galleryImages.some((shown) => shown.album === album.id)))
      await expect(photos(page).getByRole('link', { name: title.en }).first()).toHaveAttribute(
        'href',
        `/photogallery/${encodeURIComponent(id)}`,
      );
    await thumbnail(page, lastPhoto).click();
    await expect(thumbnail(page, lastPhoto)).toHaveAttribute('aria-current', 'true');
    await expect(photos(page).getByText(`${photoTitles.length} / ${photoTitles.length}`)).toBeVisible();
    const slide = photos(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: lastPhoto }) });
    await expect.poll(() => wayFromStart(slide)).toBe(0);
    await expect(thumbnail(page, lastPhoto)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await expect(thumbnail(page, secondPhoto)).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect.poll(() => wayFromStart(slide)).toBe(0);
  });

  test('do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.clock.runFor(20_000);
    await expect(thumbnail(page, firstPhoto)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Play the photos' })).toBeVisible();
  });

  test('are stacked and do not move in data-saving mode', async ({ page }) => {
    await enableSaveData(page);
    // In data-saving mode, a query in the address loads the script without an interaction.
    await openWithStoppedClock(page, '/?q');
    await page.clock.runFor(10_000);
    const links = photos(page).getByRole('listitem').getByRole('link');
    await expect(links.filter({ visible: true })).toHaveCount(home.galleryImages.length);
    for (const link of await links.all()) expect(await wayFromStart(link)).toBe(0);
    await expect(
      photos(page)
        .getByRole('button', { name: /^(Show:|Let|Pause)/ })
        .filter({ visible: true }),
    ).toHaveCount(0);
  });
});

test.describe('the row of portals', () => {
  const portals = (page: Page) => region(page, 'Government portals');
  const visible = (page: Page) =>
    portals(page).evaluate((section) => {
      const row = section.querySelector('[data-frame]')?.getBoundingClientRect();
      return [...section.querySelectorAll('li')]
        .map((item) => ({ box: item.getBoundingClientRect(), name: item.querySelector('b')?.textContent ?? '' }))
        .filter(({ box }) => row && box.left > row.left - 2 && box.right < row.right + 2)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ name }) => name);
    });

  /** Returns the names of five successive portals; the first portal follows the last. */
  const fiveFrom = (first: number) =>
    Array.from({ length: 5 }, (_, index) => {
      const id = home.logoCarousel.at((first + index) % home.logoCarousel.length) ?? '';
      const { shortName, title } = portalById(id, 'content/home.yaml');
      return (shortName ?? title).en;
    });

  test('shows five at once on a desktop and loops', {
    tag: '@conformance/buttons-for-fingers',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect.poll(() => visible(page)).toEqual(fiveFrom(0));
    await page.getByRole('button', { name: 'Previous portal' }).click();
    await expect.poll(() => visible(page)).toEqual(fiveFrom(-1));
    for (let press = 0; press < 6; press++) await page.getByRole('button', { name: 'Next portal' }).click();
    await expect.poll(() => visible(page)).toEqual(fiveFrom(5));
    await expect(portals(page).getByRole('link')).toHaveCount(home.logoCarousel.length);
    await expect(portals(page).getByRole('button')).toHaveCount(2);
  });

  test('shows two at once on a phone and can be swiped', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect.poll(() => visible(page)).toEqual(fiveFrom(0).slice(0, 2));
    const first = portals(page).getByRole('link').first();
    await first.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const box = await first.boundingBox();
    if (!box) throw new Error('The first portal is on the page.');
    await page.mouse.move(box.x + 90, box.y + 20);
    await page.mouse.wheel(200, 0);
    await expect.poll(() => visible(page)).not.toEqual(fiveFrom(0).slice(0, 2));
  });
});

/** Lists the headings and controls of a page that a screen reader gets, sorted. */
async function accessibleNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const listed = nodes.filter(({ ignored, role }) => !ignored && /^(heading|link|button|tab)$/.test(role?.value));
  return listed.map(({ role, name }) => `${role?.value}: ${name?.value}`).sort();
}

test('a screen reader gets no hidden parts of sections that a phone has not rendered yet', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Without this switch, Chromium leaves sections that are not rendered out of the tree.
  const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const viewport = { width: 360, height: 740 };
    const page = await browser.newPage({ viewport, bypassCSP: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await page.goto(`${baseURL}/mr`);
    await waitForMotion(page);
    const before = await accessibleNames(page);
    expect(before).toContain(`heading: ${leaders[0]?.name.mr}`);
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    await expect.poll(() => accessibleNames(page)).toEqual(before);
  } finally {
    await browser.close();
  }
});
