import { test as base, expect, type Page } from '@playwright/test';
import type { Columns } from '#app/columns.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import { formatRupees } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { BANNER_ID } from '#app/offline/messages.ts';
import type { SiteFile, SiteList } from '#app/offline/siteList.ts';
import type { DataFile } from '#app/readData.ts';
import type { IndexFile } from '#app/search/searchIndex.ts';
import { nameOf, widowPension } from '#tests/content.ts';
import { type ChangingHost, startChangingHost } from '#tests/e2e/support/changingHost.ts';

const readers = [
  {
    language: 'English',
    code: 'en',
    root: '',
    searching: 'Searching…',
    renewed: 'This site has been renewed.',
    again: 'Open again',
  },
  {
    language: 'Marathi',
    code: 'mr',
    root: '/mr',
    searching: 'शोधत आहे…',
    renewed: 'हे संकेतस्थळ अद्ययावत झाले आहे.',
    again: 'पुन्हा उघडा',
  },
] as const;

const CORRECTED = 777_777;

/** Begins the finder with its last step, the results. */
const ALL_SKIPPED = QUESTION_IDS.map((question) => `${question}=?`).join('&');

const test = base.extend<{ host: ChangingHost }>({
  host: async ({ baseURL }, use) => {
    const host = await startChangingHost(baseURL ?? '');
    await use(host);
    await host.close();
  },
});

/** Publishes a release with other amounts. */
function publish(host: ChangingHost, code: Language) {
  const amount = formatRupees(CORRECTED, code);
  host.change(`/search/${code}.json`, (text) => {
    const file: DataFile<IndexFile> = JSON.parse(text);
    const { entries } = file.data;
    return JSON.stringify({
      ...file,
      data: { ...file.data, entries: { ...entries, text: entries.text.map(() => amount) } },
    });
  });
  host.change(`/eligibility/${code}.json`, (text) => {
    const { format, data }: DataFile<Columns<FinderScheme>> = JSON.parse(text);
    const benefit = data.benefit.map((benefit) => ({ ...benefit, rupees: CORRECTED }));
    return JSON.stringify({ format, data: { ...data, benefit } });
  });
}

/** Publishes a release with another format of a file. */
const publishFormat = (host: ChangingHost, path: string, format: string) =>
  host.change(path, (text) => JSON.stringify({ ...JSON.parse(text), format }));

const main = (page: Page) => page.getByRole('main');

for (const { language, code, root, searching, renewed, again } of readers) {
  const search = (host: ChangingHost) =>
    `${host.url}${root}/search?q=${encodeURIComponent(nameOf(widowPension)[code])}`;
  const amount = formatRupees(CORRECTED, code);

  for (const serviceWorkers of ['block', 'allow'] as const)
    test.describe(serviceWorkers === 'allow' ? 'with the service worker' : 'without a service worker', () => {
      test.use({ serviceWorkers });

      test(`a ${language} reader finds an amount that was corrected since the last visit`, async ({ page, host }) => {
        test.slow();
        const results = main(page).getByRole('heading', { level: 3 }).first();
        const corrected = main(page).getByText(amount).first();
        await page.goto(search(host));
        await expect(results).toBeVisible();
        if (serviceWorkers === 'allow') {
          await page.waitForFunction(() => navigator.serviceWorker.controller);
          await page.reload();
          await expect(results).toBeVisible();
        }
        await page.goto(`${host.url}${root}/eligibility#${ALL_SKIPPED}`);
        await expect(results).toBeVisible();
        await expect(corrected).toBeHidden();

        publish(host, code);
        // On a busy machine, the host may need the four seconds after which the worker gives a copy.
        for (const address of [search(host), `${host.url}${root}/eligibility#${ALL_SKIPPED}`])
          await expect(async () => {
            await page.goto('about:blank');
            await page.goto(address);
            await expect(corrected).toBeVisible({ timeout: 30_000 });
            await expect(page.locator(`#${BANNER_ID}`)).toBeHidden({ timeout: 1_000 });
          }).toPass();
      });
    });

  test(`a ${language} reader whose page is older than the site can open it anew`, async ({ page, host }) => {
    publishFormat(host, `/search/${code}.json`, 'of the next release');
    publishFormat(host, `/eligibility/${code}.json`, 'of the next release');
    for (const path of [search(host), `${host.url}${root}/eligibility#${ALL_SKIPPED}`]) {
      await page.goto(path);
      await expect(page.getByText(renewed)).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    }
    await page.goto(search(host));
    await expect(page.getByText(renewed)).toBeVisible();
    await expect(main(page).getByText(searching)).toBeVisible();
    publish(host, code);
    await page.getByRole('button', { name: again }).click();
    await expect(main(page).getByText(amount).first()).toBeVisible();
    await expect(page).toHaveURL(search(host));
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reader whose network fails after the page has loaded gets suggestions from a copy, with the date of the copy', async ({
    page,
    host,
  }) => {
    const field = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
    const suggest = async () => {
      await field.fill(nameOf(widowPension).mr);
      await expect(page.getByRole('option').first()).toBeVisible();
    };
    await page.goto(`${host.url}/mr/help`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.reload();
    await suggest();
    await page.waitForFunction(() => caches.match('/search/mr.json'));
    await page.goto(`${host.url}/mr/rtsact`);
    host.goDown();
    await suggest();
    await expect(page.locator(`#${BANNER_ID}`)).toHaveText(/^[०-९]+ \S+ [०-९]{4} रोजी जतन केलेली प्रत\./);
  });
});

test('the new edition is saved if a release comes while somebody saves the site', async ({ page, host }) => {
  const changed = '/help';
  host.change('/offline/en.json', (text) => {
    const edition = host.requests.includes(changed) ? 'second' : 'first';
    const files = (JSON.parse(text) as SiteList).files
      .filter(([address]) => ['/', changed].includes(address))
      .map(([address, ...sizes]): SiteFile => [address, sizes[0], sizes[1], address === changed ? edition : sizes[2]]);
    return JSON.stringify({ edition, files } satisfies SiteList);
  });
  await page.goto(`${host.url}/offline`);
  await page.getByRole('button', { name: /^Save the site/ }).click();
  await expect(page.getByText('The whole site is on this phone.', { exact: false })).toBeVisible();
  expect(host.requests.filter((path) => path === changed)).toHaveLength(2);
});
