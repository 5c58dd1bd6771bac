import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { killSwitchWorker } from '#site-build/service-worker.ts';
import { nameOf, widowPension } from '#tests/content.ts';
import { type ChangingHost, startChangingHost } from '#tests/e2e/support/changingHost.ts';
import { THEMES, violations, WHOLE, widerThanWindow } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    code: 'en' as const,
    root: '',
    schemes: 'Schemes',
    saved: /^Saved copy of \d+ \w+ \d{4}\. The internet did not answer\.$/,
    unsaved: 'No internet',
    again: 'Open it again',
    rightsLink: 'RTS',
    rights: 'Right to Public Services Act',
    widow: 'Widow or single woman',
    next: 'Continue',
    age: 'Know the exact age?',
    query: 'widow pension',
    pension: nameOf(widowPension).en,
    save: /^Save the site \(\d+(\.\d)? [KM]B\)$/,
    size: /^Data: \d+(\.\d)? [KM]B\. Room on the phone: about \d+(\.\d)? [KM]B\.$/,
    interrupted: /^The internet was interrupted\./,
    goOn: /^Continue \(\d+(\.\d)? [KM]B left\)$/,
    whole: /^The whole site is on this phone\. Saved: \d+ \w+ \d{4}\.$/,
    newer: /There is a newer version\.$/,
    saveNewer: /^Save what is new \(\d+(\.\d)? [KM]B\)$/,
    remove: 'Delete the saved site',
    removed: 'The saved site has been deleted from this phone.',
    full: /^There is no room left on this phone/,
    blocked: /^This browser does not keep anything/,
    unsupported: /^This browser cannot keep a site\./,
    renewed: /^This site has been renewed\./,
    loadAnew: 'Open again',
  },
  {
    language: 'Marathi',
    code: 'mr' as const,
    root: '/mr',
    schemes: 'योजना',
    saved: /^[०-९]+ \S+ [०-९]{4} रोजी जतन केलेली प्रत\. इंटरनेटवरून नवीन पान मिळाले नाही\.$/,
    unsaved: 'इंटरनेट नाही',
    again: 'पुन्हा उघडून पाहा',
    rightsLink: 'सेवा हक्क',
    rights: 'लोकसेवा हक्क अधिनियम',
    widow: 'विधवा किंवा एकल महिला',
    next: 'पुढे',
    age: 'वय',
    query: 'विधवा निवृत्तीवेतन',
    pension: nameOf(widowPension).mr,
    save: /^संकेतस्थळ जतन करा \([०-९]+(\.[०-९])? (केबी|एमबी)\)$/,
    size: /^डेटा: [०-९.]+ (केबी|एमबी)\. फोनवरील जागा: सुमारे [०-९.]+ (केबी|एमबी)\.$/,
    interrupted: /^इंटरनेट मध्येच बंद पडले\./,
    goOn: /^पुढे सुरू ठेवा \(उरलेला डेटा [०-९.]+ (केबी|एमबी)\)$/,
    whole: /^संपूर्ण संकेतस्थळ या फोनवर आहे\. जतन केले: [०-९]+ \S+ [०-९]{4}\.$/,
    newer: /त्याची नवीन आवृत्ती आली आहे\.$/,
    saveNewer: /^नवीन पाने जतन करा \([०-९.]+ (केबी|एमबी)\)$/,
    remove: 'जतन केलेली प्रत पुसा',
    removed: 'जतन केलेले संकेतस्थळ या फोनवरून पुसले आहे.',
    full: /^संपूर्ण संकेतस्थळासाठी या फोनवर जागा उरलेली नाही\./,
    blocked: /^हा ब्राउझर काहीही साठवू देत नाही/,
    unsupported: /^या ब्राउझरमध्ये संकेतस्थळ जतन करता येत नाही\./,
    renewed: /^हे संकेतस्थळ अद्ययावत झाले आहे\./,
    loadAnew: 'पुन्हा उघडा',
  },
];

/** Starts a separate host for each test. */
const test = base.extend<{ host: ChangingHost }>({
  host: async ({ baseURL }, use) => {
    const host = await startChangingHost(baseURL ?? '');
    await use(host);
    await host.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true });

/** Lets the page wait for nothing longer than a tenth of a second. */
const shortenWaits = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => wait(act, Math.min(ms, 100)) });
  });

/** Opens a page with short waits, until the worker has cached it. */
async function visit(page: Page, url: string) {
  await shortenWaits(page);
  await page.goto(url);
  await waitForCached(page, new URL(url).pathname);
}

/** Opens a file as a link does, and returns what the browser downloads. */
async function download(page: Page, url: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((address) => location.assign(address), url),
  ]);
  return readFileSync(await file.path());
}

/** Makes browsers ask the host for every file again, as when an hour has passed. */
async function emptyHttpCache(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

async function waitForCached(page: Page, ...paths: string[]) {
  await expect(async () => {
    const cached = await page.evaluate(
      (all) => Promise.all(all.map(async (path) => (await caches.match(path)) !== undefined)),
      paths,
    );
    expect(cached).not.toContain(false);
  }).toPass();
}

type Listed = [address: string, ...rest: (string | number)[]];

/** Replaces the files in a site list. `rights`: all `files`, with the page of the Right to Services Act first. */
function editSiteList(list: string, choose: (all: { files: Listed[]; rights: Listed[] }) => Listed[]): string {
  const { files } = JSON.parse(list) as { files: Listed[] };
  const rights = [...files].sort(([a], [b]) => Number(b.endsWith('/rtsact')) - Number(a.endsWith('/rtsact')));
  return JSON.stringify({ edition: `${files.length}`, files: choose({ files, rights }) });
}

/** Creates the next edition, without the file `gone` and with a new version of the file `changed`. */
function nextEdition(files: Listed[], kept: string[], gone: string, changed: string): Listed[] {
  return files
    .filter(([address]) => kept.includes(address) && address !== gone)
    .map((file) => (file[0] === changed ? [file[0], ...file.slice(1, 3), 'new'] : file));
}

/** Returns addresses that "Save this site on my phone" has saved in a language. */
const savedAddresses = (page: Page, code: string) =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `site-${code}-1`);

/** Collects errors, but not failed requests. */
function collectErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // Without a network, browsers log each failed request.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
}

for (const reader of readers) {
  const { language, code, root } = reader;
  const { inEnglish, inMarathi } = testsIn(code, test);

  test.describe(`a ${language} reader`, () => {
    inMarathi('reads visited pages without a network, with the date of the copy', async ({ page, host }) => {
      await visit(page, `${host.url}${root}/scheme`);
      await expect(page.getByText(reader.saved)).toBeHidden();
      host.goDown();
      const complaints = collectErrors(page);

      await page.reload();
      await expect(heading(page, reader.schemes)).toBeVisible();
      await expect(page.getByText(reader.saved)).toBeVisible();
      // Checks states that only a service worker makes, which open-states.spec.ts does not reach.
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('sees what is saved and whom to call instead of a page that is not saved', async ({ page, host }) => {
      await visit(page, `${host.url}${root}/scheme`);
      host.goDown();
      await page.goto(`${host.url}${root}/rtsact`);
      await expect(heading(page, reader.unsaved)).toBeVisible();
      await expect(page).toHaveTitle(reader.unsaved);
      for (const { number } of allHelplines(code))
        await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', telephoneAddress(number));
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 240, height: 320 });
      expect(await widerThanWindow(page)).toBe(0);

      await page.getByRole('link', { name: reader.schemes }).click();
      await expect(heading(page, reader.schemes)).toBeVisible();
      await expect(page.getByText(reader.saved)).toBeVisible();

      await page.goto(`${host.url}${root}/rtsact`);
      await page.getByRole('link', { name: reader.again }).click();
      await expect(heading(page, reader.unsaved)).toBeVisible();
      host.comeBack();
      await page.getByRole('link', { name: reader.again }).click();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    inEnglish(
      'navigates offline to visited pages, and otherwise sees that a page is not saved',
      async ({ page, host }) => {
        await visit(page, `${host.url}${root}/scheme`);
        const link = page.getByRole('main').getByRole('link', { name: reader.pension, exact: true });
        const unread = page.getByRole('banner').getByRole('link', { name: reader.rightsLink, exact: true });
        await link.click();
        await expect(heading(page, reader.pension)).toBeVisible();
        await waitForCached(page, new URL(page.url()).pathname);
        await page.goBack();
        await expect(heading(page, reader.schemes)).toBeVisible();
        host.goDown();
        await link.click();
        await expect(heading(page, reader.pension)).toBeVisible();
        await expect(page.getByText(reader.saved)).toBeVisible();

        await page.reload();
        await expect(heading(page, reader.pension)).toBeVisible();

        await unread.click();
        await expect(heading(page, reader.unsaved)).toBeVisible();
      },
    );

    inMarathi(
      'sees the newest page when the network responds, and the copy when it is slow',
      async ({ page, host }) => {
        await visit(page, `${host.url}${root}/scheme`);
        host.change(`${root}/scheme`, (html) => html.replace('<main ', '<main data-test-edition="2026" '));
        await page.goto(`${host.url}${root}/scheme`);
        await expect(page.getByRole('main')).toHaveAttribute('data-test-edition', '2026');
        await expect(page.getByText(reader.saved)).toHaveCount(0);

        host.delay(30_000);
        await page.goto(`${host.url}${root}/scheme`, { waitUntil: 'commit' });
        await expect(page.getByText(reader.saved)).toBeVisible();
        await expect(page.getByRole('main')).toHaveAttribute('data-test-edition', '2026');
        host.goDown();
      },
    );

    inEnglish('uses search and eligibility finder without a network', async ({ page, host }) => {
      await visit(page, `${host.url}${root}/search?q=${encodeURIComponent(reader.query)}`);
      await expect(page.getByRole('link', { name: reader.pension })).toBeVisible();
      await page.goto(`${host.url}${root}/eligibility`);
      await page.getByRole('checkbox', { name: reader.widow, exact: true }).check();
      await page.getByRole('button', { name: reader.next }).click();
      await expect(page.getByRole('textbox', { name: reader.age })).toBeVisible();
      await waitForCached(page, `/eligibility/${root ? 'mr' : 'en'}.json`, `/search/${root ? 'mr' : 'en'}.json`);
      host.goDown();

      await page.goto(`${host.url}${root}/search?q=${encodeURIComponent(reader.query)}`);
      await expect(page.getByRole('link', { name: reader.pension })).toBeVisible();
      await page.goto(`${host.url}${root}/eligibility`);
      await page.getByRole('checkbox', { name: reader.widow, exact: true }).check();
      await page.getByRole('button', { name: reader.next }).click();
      await expect(page.getByRole('textbox', { name: reader.age })).toBeVisible();
    });

    inMarathi(
      'saves the whole site, resumes after an interruption, reads unvisited pages, updates and deletes it',
      async ({ page, host }) => {
        // In Firefox, the visitor may leave the question about persistent storage unanswered.
        await page.addInitScript(() => {
          StorageManager.prototype.persist = () => new Promise(() => {});
        });
        if (!WHOLE)
          host.change(`/offline/${code}.json`, (text) => editSiteList(text, ({ rights }) => rights.slice(0, 60)));
        await visit(page, `${host.url}${root}/offline`);
        await expect(page.getByText(reader.size)).toBeVisible();
        host.goDown(30);
        await page.getByRole('button', { name: reader.save }).click();
        await expect(page.getByText(reader.interrupted)).toBeVisible();
        host.comeBack();
        await page.reload();
        await expect(page.getByRole('button', { name: reader.goOn })).toBeVisible();
        const kept = await savedAddresses(page, code);
        expect(kept.length).toBeGreaterThan(20);
        const before = host.requests.length;
        await page.getByRole('button', { name: reader.goOn }).click();
        await expect(page.getByText(reader.whole)).toBeVisible({ timeout: 60_000 });
        expect(await violations(page)).toEqual([]);
        const askedAgain = host.requests.slice(before);
        expect(kept.filter((path) => askedAgain.includes(path))).toEqual([]);

        host.goDown();
        await page.goto(`${host.url}${root}/rtsact`);
        await expect(heading(page, reader.rights)).toBeVisible();
        await expect(page.getByText(reader.saved)).toBeVisible();

        host.comeBack();
        const [gone = '', changed = ''] = kept.filter((path) => path.startsWith('/assets/'));
        host.change(`/offline/${code}.json`, (text) =>
          editSiteList(text, ({ files }) => nextEdition(files, kept, gone, changed)),
        );
        await page.goto(`${host.url}${root}/offline`);
        await expect(page.getByText(reader.newer)).toBeVisible();
        const beforeNews = host.requests.length;
        await page.getByRole('button', { name: reader.saveNewer }).click();
        await expect(page.getByText(reader.whole)).toBeVisible();
        expect(host.requests.slice(beforeNews).filter((path) => path.startsWith('/assets/'))).toEqual([changed]);
        expect(await savedAddresses(page, code)).not.toContain(gone);

        await page.getByRole('button', { name: reader.remove }).click();
        await expect(page.getByText(reader.removed)).toBeVisible();
        expect(await savedAddresses(page, code)).toEqual([]);
      },
    );

    inEnglish(
      'sees why nothing can be saved: no space, blocked storage, unsupported browser',
      async ({ page, host }) => {
        await page.addInitScript(() => {
          Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
        });
        await page.goto(`${host.url}${root}/offline`);
        await page.getByRole('button', { name: reader.save }).click();
        await expect(page.getByText(reader.full)).toBeVisible();

        await page.addInitScript(() => {
          CacheStorage.prototype.has = () => Promise.reject(new DOMException('', 'SecurityError'));
        });
        await page.reload();
        await expect(page.getByText(reader.blocked)).toBeVisible();

        await page.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        });
        await page.clock.install();
        const complaints = collectErrors(page);
        await page.reload();
        await expect(page.getByText(reader.unsupported)).toBeVisible();
        await page.clock.runFor('01:00');
        expect(complaints).toEqual([]);
      },
    );

    inMarathi(
      'sees a notice of a new version in each tab, and decides when to reload',
      async ({ page, host, context }) => {
        await visit(page, `${host.url}${root}/search`);
        const otherTab = await context.newPage();
        await visit(otherTab, `${host.url}${root}/rtsact`);
        host.change('/sw.js', (script) => `${script}// A new release.`);
        await page.reload();
        const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'));
        await field.fill(reader.query);
        await expect(page.getByText(reader.renewed)).toBeVisible();
        await expect(field).toHaveValue(reader.query);
        expect(await violations(page)).toEqual([]);
        for (const tab of [page, otherTab]) {
          await tab.evaluate(() => Object.assign(window, { stillHere: true }));
          await tab.getByRole('button', { name: reader.loadAnew }).click();
          await tab.waitForFunction(() => !('stillHere' in window));
          await expect(tab.getByText(reader.renewed)).toBeHidden();
        }
      },
    );
  });
}

test('a withdrawn service worker deletes all copies and itself, and pages come from the network', async ({
  page,
  context,
  host,
}) => {
  await visit(page, `${host.url}/scheme`);
  const script = await killSwitchWorker();
  host.change('/sw.js', () => script);
  // Browsers replace a worker after 30 idle seconds. Instead of waiting that long, the test stops the worker below.
  await page.goto(`${host.url}/rtsact`);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await expect(async () => {
    await browser.send('ServiceWorker.stopAllWorkers');
    const left = await page.evaluate(async () => ({
      copies: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      isControlled: navigator.serviceWorker.controller !== null,
    }));
    expect(left).toEqual({ copies: [], databases: [], workers: 0, isControlled: false });
  }).toPass({ intervals: [1_000] });
  await expect(heading(page, 'Right to Public Services Act')).toBeVisible();
});

test('a page with a link to leave it at once, and its sheet, are not among the saved pages', async ({ page, host }) => {
  const path = `/situations/${situations.find(({ leave }) => leave)?.id}`;
  await visit(page, `${host.url}/scheme`);
  for (const address of [path, `${path}/sheet`, `/mr${path}`, `/mr${path}/sheet`]) {
    await page.goto(host.url + address);
    await expect(page.locator('a[data-leave]')).toBeVisible();
  }
  await page.goto(`${host.url}/rtsact`);
  await waitForCached(page, '/rtsact');
  await page.goto(`${host.url}/offline`);
  await expect(page.locator('[data-saved-pages] a[href="/rtsact"]')).toBeVisible();
  await expect(page.locator('[data-saved-pages] a[href*="/situations/"]')).toHaveCount(0);
  await page.goto(`${host.url}/mr/offline`);
  await expect(page.locator('[data-none-saved]:not(:empty), [data-saved-pages] a').first()).toBeVisible();
  await expect(page.locator('[data-saved-pages] a[href*="/situations/"]')).toHaveCount(0);
});

test('another spelling of the address of a saved page leads to it without a network', async ({ page, host }) => {
  await visit(page, `${host.url}/scheme`);
  await page.goto(`${host.url}/hostels/governmenthostels`);
  await waitForCached(page, '/hostels/governmenthostels');
  host.goDown();
  for (const [path, to] of [
    ['/scheme/', '/scheme'],
    ['/scheme/index.html', '/scheme'],
    ['/Scheme,?category=aid', '/scheme?category=aid'],
    ['/hostels', '/hostels/governmenthostels'],
  ]) {
    await page.goto(host.url + path);
    await expect(page).toHaveURL(`${host.url}${to}`);
    await expect(page.getByText(/^Saved copy of /)).toBeVisible();
  }
});

const slowConnections = [
  {
    connection: '2G',
    prepare: () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  },
  {
    connection: '3G',
    prepare: () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  },
  { connection: 'data-saving mode', prepare: () => localStorage.setItem('dataLight', 'on') },
];

for (const { connection, prepare } of slowConnections)
  test(`with ${connection}, the page that was read is saved soon, and only the worker is fetched for it`, async ({
    page,
    host,
  }) => {
    await page.addInitScript(prepare);
    await page.goto(`${host.url}/mr/rtsact`, { waitUntil: 'networkidle' });
    const read = host.requests.filter((path) => path !== '/sw.js');
    await page.waitForTimeout(10_000);
    expect(host.requests).toContain('/sw.js');
    await waitForCached(page, '/mr/rtsact', ...read.filter((path) => path.startsWith('/assets/')));
    expect(host.requests.filter((path) => path !== '/sw.js')).toEqual(read);
    host.goDown();
    await page.reload();
    await expect(heading(page, 'लोकसेवा हक्क अधिनियम')).toBeVisible();
  });

test('a file that a link opens arrives bit for bit, or not at all, but never as a saved copy', async ({
  page,
  context,
  host,
  request,
}) => {
  await visit(page, `${host.url}/selfdisclosure`);
  const pdf = await page.locator('main a[href$=".pdf"]').first().getAttribute('href');
  for (const file of [pdf, '/data/schemes.csv']) {
    const whole = await (await request.get(`${host.url}${file}`)).body();
    expect((await download(page, `${host.url}${file}`)).equals(whole)).toBe(true);
    await emptyHttpCache(page);
    // Longer than the worker waits for a page.
    host.delay(5_000);
    expect((await download(page, `${host.url}${file}`)).equals(whole)).toBe(true);
    await emptyHttpCache(page);
    host.delay(0);
    host.goDown();
    const tab = await context.newPage();
    await expect(tab.goto(`${host.url}${file}`)).rejects.toThrow('ERR_');
    await tab.close();
    host.comeBack();
  }
});

test('without script, the offline page explains that saving needs JavaScript', async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${host.url}/mr/offline`);
  await expect(heading(page, 'इंटरनेटशिवाय वाचा')).toBeVisible();
  await expect(page.getByText('आपल्या ब्राउझरमधील स्क्रिप्ट (जावास्क्रिप्ट) बंद आहे')).toBeVisible();
  await expect(page.getByRole('button', { name: /जतन करा/ })).toBeHidden();
  await page.close();
});
