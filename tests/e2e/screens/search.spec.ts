import { expect, type Page, test } from '@playwright/test';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { events } from '#app/model/events/data.server.ts';
import { helplinesFor } from '#app/model/helplines/helplines.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { aScheme, nameOf, widowPension } from '#tests/content.ts';
import { endComposition } from '#tests/e2e/support/keyboard.ts';
import { holdRequests, searchFields, waitForIsland } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

/** Finds a scheme that pays families for weddings, and a sample event about weddings, if any. */
const forWeddings =
  schemes.find(({ audiences, summary }) => audiences.includes('family') && /wedding/i.test(summary.en)) ?? aScheme;
const wedding = events.find(({ sample, title }) => sample && /wedding/i.test(title.en));

const readers = [
  {
    language: 'English',
    root: '',
    heading: 'Search',
    field: 'Search this site',
    hostels: 'Government Hostels',
    hostelsKind: 'Page',
    suggested: /^\d suggestions$/,
    seeAll: 'See all results for “vasatigruh”',
    query: 'widow pension',
    found: nameOf(widowPension).en,
    summary: /^\d+ results? for widow pension\.$/,
    mistaken: 'widow pention',
    meant: /^\d+ results for widow pension\.$/,
    instead: 'Search instead for “widow pention”',
    asTyped: /widow pention/,
    didYouMean: 'Did you mean “widow pension”?',
    all: /^All \d+$/,
    schemes: /^Schemes \d+$/,
    services: /^Citizen services \d+$/,
    service: 'Citizen service',
    nowShown: /^Citizen services: \d+$/,
    broad: 'scheme',
    more: 'Show 10 more',
    none: 'Nothing found for “qqqq”',
    chooseSituation: /^What happened\?/,
    example: 'Pension',
    wedding: {
      query: 'daughter wedding',
      scheme: nameOf(forWeddings).en,
      sample: wedding?.title.en,
      kind: 'Event, sample',
    },
    failed: 'The search could not be fetched',
    again: 'Try again',
    searching: 'Searching…',
    index: 'Site index from A to Z',
    map: 'Sitemap and index',
    whoNeeds: 'Who needs help?',
    without: /^Search needs JavaScript\./,
    letter: 'W',
    underLetter: 'Who’s who',
  },
  {
    language: 'Marathi',
    root: '/mr',
    heading: 'शोध',
    field: 'या संकेतस्थळावर शोधा',
    hostels: 'शासकीय वसतिगृहे',
    hostelsKind: 'पान',
    suggested: /^[०-९] पर्याय$/,
    seeAll: '“vasatigruh”: सर्व निकाल पाहा',
    query: 'विधवा निवृत्तीवेतन',
    found: nameOf(widowPension).mr,
    summary: /^“विधवा निवृत्तीवेतन”: [०-९]+ निकाल\.$/,
    mistaken: 'widow pention',
    meant: /^“widow pension”: [०-९]+ निकाल\.$/,
    instead: '“widow pention” हाच शब्द शोधा',
    asTyped: /widow pention/,
    didYouMean: '“widow pension” म्हणायचे आहे का?',
    all: /^सर्व [०-९]+$/,
    schemes: /^योजना [०-९]+$/,
    services: /^नागरिक सेवा [०-९]+$/,
    service: 'नागरिक सेवा',
    nowShown: /^नागरिक सेवा: [०-९]+$/,
    broad: 'योजना',
    more: 'आणखी १० दाखवा',
    none: '“qqqq” साठी काही सापडले नाही',
    chooseSituation: /^काय झाले\?/,
    example: 'निवृत्तीवेतन (पेन्शन)',
    wedding: {
      query: 'मुलीच्या लग्नासाठी',
      scheme: nameOf(forWeddings).mr,
      sample: wedding?.title.mr,
      kind: 'कार्यक्रम, नमुना',
    },
    failed: 'शोध सुरू करता आला नाही',
    again: 'पुन्हा प्रयत्न करा',
    searching: 'शोधत आहे…',
    index: 'संकेतस्थळाची अनुक्रमणिका',
    map: 'संकेतस्थळाची अनुक्रमणिका',
    whoNeeds: 'मदत कोणाला हवी आहे?',
    without: /^शोधण्यासाठी .*जावास्क्रिप्ट/,
    letter: 'श',
    underLetter: 'शासकीय वसतिगृहे',
  },
];

const main = (page: Page) => page.getByRole('main');
const INDEX = /\/search\/(en|mr)\.json$/;

/** Matches files that load only for a search. */
const OF_SEARCH = /\/search\/(en|mr)\.json$|\/assets\/searchSuggestions-/;

for (const reader of readers) {
  const { language, root } = reader;
  const { inEnglish, inMarathi } = testsIn(root ? 'mr' : 'en');
  const search = `${root}/search`;
  const results = (page: Page) => main(page).getByRole('heading', { level: 3 }).getByRole('link');

  inMarathi(
    `a ${language} parent finds the scheme for a daughter's wedding, and sees which results are samples`,
    async ({ page }) => {
      await page.goto(`${search}?q=${encodeURIComponent(reader.wedding.query)}`);
      await expect(results(page).first()).toHaveText(reader.wedding.scheme);
      if (!reader.wedding.sample) return;
      const sample = main(page).getByRole('listitem').filter({ hasText: reader.wedding.sample });
      await expect(sample.getByText(reader.wedding.kind, { exact: true })).toBeVisible();
      await searchFields(main(page)).fill(reader.wedding.sample);
      await expect(page.getByRole('option').filter({ hasText: reader.wedding.kind })).not.toHaveCount(0);
    },
  );

  inEnglish(
    `a ${language} student types vasatigruh and chooses the hostels from the suggestions by keyboard`,
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(`${root}/documents`);
      const field = searchFields(page.getByRole('banner'), { name: reader.field }).filter({ visible: true });
      await page.getByRole('banner').getByRole('link').last().focus();
      expect(fetched.filter((path) => OF_SEARCH.test(path))).toEqual([]);
      await field.focus();
      await page.keyboard.type('vasatigruh');
      const options = page.getByRole('option');
      await expect(options.last()).toHaveText(reader.seeAll);
      const ofSearch = fetched.filter((path) => /\.js(on)?$/.test(path) && OF_SEARCH.test(path));
      expect(new Set(ofSearch).size).toBe(2);
      await expect(page.getByRole('status').filter({ hasText: reader.suggested })).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      expect(await options.count()).toBeLessThanOrEqual(7);

      const hostels = page.getByRole('option', { name: `${reader.hostels} ${reader.hostelsKind}`, exact: true });
      for (let press = 0; press < 7 && (await hostels.getAttribute('aria-selected')) !== 'true'; press += 1)
        await page.keyboard.press('ArrowDown');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-activedescendant', (await hostels.getAttribute('id')) ?? 'no id');
      expect(await endComposition(field)).toBe(true);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${root}/hostels/governmenthostels`);
      await expect(field).toHaveValue('');
    },
  );

  inEnglish(
    `a ${language} reader closes the suggestions with Escape, then empties the field, and leaves it with Tab`,
    {
      tag: '@conformance/under-pointer',
    },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${root}/documents`);
      const menu = page.getByRole('banner').locator('summary').filter({ visible: true }).first();
      await menu.click();
      const field = searchFields(page, { name: reader.field }).filter({ visible: true });
      await field.fill('vidhva');
      const list = page.getByRole('listbox');
      await expect(list).toBeVisible();
      await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(field).toHaveValue('vidhva');
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await page.keyboard.type('vidhva');
      await expect(list).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Tab');
      await expect(list).toBeHidden();
      await expect(field).toHaveValue('vidhva');
    },
  );

  inMarathi(`a ${language} reader finds a scheme by words in its name`, async ({ page }) => {
    await page.goto(search);
    const field = searchFields(main(page), { name: reader.field });
    await field.fill(reader.query);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: reader.summary })).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue(reader.query);
    await expect(main(page).locator('li mark').first()).toBeVisible();
    const tooHigh = await main(page)
      .locator('li mark')
      .evaluateAll((marks) =>
        marks.filter((mark) => {
          const [, height = ''] = getComputedStyle(mark).backgroundSize.split(' ');
          return !(Number.parseFloat(height) <= Number.parseFloat(getComputedStyle(mark).lineHeight));
        }),
      );
    expect(tooHigh, 'a mark covers no other line').toEqual([]);
    await expect(results(page).first()).toHaveText(reader.found);
    await results(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: reader.found })).toBeVisible();
  });

  inEnglish(
    `a ${language} reader sees results for the corrected word, and can search for the typed one`,
    async ({ page }) => {
      await page.goto(`${search}?q=${reader.mistaken}`);
      await expect(page.getByRole('heading', { level: 2, name: reader.meant })).toBeVisible();
      await expect(searchFields(main(page))).toHaveValue(reader.mistaken);
      await main(page).getByRole('link', { name: reader.instead }).click();
      await expect(page).toHaveURL(/[?&]exact=1/);
      await expect(page.getByRole('heading', { level: 2, name: reader.asTyped })).toBeVisible();
      await main(page).getByRole('link', { name: reader.didYouMean }).click();
      await expect(page.getByRole('heading', { level: 2, name: reader.meant })).toBeVisible();
    },
  );

  inMarathi(
    `a ${language} reader filters results by kind, lists more of all results, and returns to the same place`,
    {
      tag: '@conformance/announced',
    },
    async ({ page }) => {
      await page.goto(`${search}?q=${encodeURIComponent(reader.broad)}`);
      const services = main(page).getByRole('button', { name: reader.services });
      await services.click();
      await expect(page).toHaveURL(/[?&]kind=service/);
      await expect(services).toHaveAttribute('aria-pressed', 'true');
      await expect(services).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: reader.nowShown })).toHaveCount(1);
      for (const hit of await main(page)
        .locator('ol > li')
        .filter({ has: page.getByRole('heading') })
        .all())
        await expect(hit).toContainText(reader.service);

      await main(page).getByRole('button', { name: reader.all }).click();
      await expect(results(page)).toHaveCount(10);
      await main(page).getByRole('button', { name: reader.more }).click();
      await expect(results(page)).toHaveCount(20);
      await expect(results(page).nth(10)).toBeFocused();
      await results(page).nth(10).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(reader.heading);
      await page.goBack();
      await expect(results(page)).toHaveCount(20);
    },
  );

  inEnglish(
    `a ${language} reader who finds nothing reads so first, and gets other words and ways on`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 616 });
      await page.goto(`${search}?q=qqqq`);
      const heading = page.getByRole('heading', { level: 1, name: reader.none });
      await expect(heading).toBeVisible();
      await expect(searchFields(main(page))).toHaveValue('qqqq');
      await expect(main(page).locator('img')).toHaveCount(0);
      const [number = ''] = helplinesFor([], root ? 'mr' : 'en').map((helpline) => helpline.number);
      await expect(main(page).getByRole('link', { name: number })).toHaveAttribute('href', telephoneAddress(number));
      await expect(main(page).getByRole('link', { name: reader.index })).toHaveAttribute('href', `${root}/sitemap`);
      await main(page).getByRole('link', { name: reader.example, exact: true }).click();
      await expect(results(page).first()).toBeVisible();
      await searchFields(main(page)).fill('qqqq');
      await searchFields(main(page)).press('Enter');
      await expect(heading).toBeFocused();
      await main(page).getByRole('link', { name: reader.chooseSituation }).click();
      await expect(page).toHaveURL(`${root}/situations`);
    },
  );

  inMarathi(`a ${language} reader whose connection fails can try again`, async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto(`${search}?q=${encodeURIComponent(reader.query)}`);
    await expect(page.getByRole('alert')).toContainText(reader.failed);
    await expect(main(page).getByRole('link', { name: reader.index })).toBeVisible();
    await page.unroute(INDEX);
    const letGo = await holdRequests(page, INDEX);
    await main(page).getByRole('button', { name: reader.again }).click();
    await expect(main(page).getByText(reader.searching)).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 2, name: reader.summary })).toBeVisible();
  });

  inEnglish(
    `a ${language} reader who submits before the suggestions load sees results that no suggestions cover`,
    async ({ page }) => {
      await page.addInitScript(() => {
        const notice = () => {
          if (document.querySelector('[aria-expanded="true"]'))
            document.documentElement.setAttribute('data-test-opened', '');
        };
        new MutationObserver(notice).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] });
      });
      const letScriptGo = await holdRequests(page, /\/assets\/searchSuggestions-.*\.js$/);
      const letIndexGo = await holdRequests(page, INDEX);
      await page.goto(search);
      const field = searchFields(main(page));
      await field.click();
      await waitForIsland(page, 'SearchResults');
      await field.fill(reader.query);
      await field.press('Enter');
      await expect(main(page).getByText(reader.searching)).toBeVisible();
      const arrived = page.waitForEvent('requestfinished', (request) =>
        /searchSuggestions-.*\.js$/.test(request.url()),
      );
      letScriptGo();
      await arrived;
      // The suggestions are rendered but still wait for the index.
      await expect(main(page).getByRole('search').getByRole('status')).toBeAttached();
      letIndexGo();
      await expect(page.getByRole('heading', { level: 2, name: reader.summary })).toBeFocused();
      await expect(page.locator('html')).not.toHaveAttribute('data-test-opened');
    },
  );

  test.describe('when JavaScript never arrives', () => {
    test.use({ javaScriptEnabled: false });

    inMarathi(`a ${language} reader has the index from A to Z`, { tag: '@conformance/ways-in' }, async ({ page }) => {
      await page.goto(`${search}?q=anything`);
      await expect(main(page).getByText(reader.without)).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 2, name: reader.whoNeeds })).toBeVisible();
      await main(page).getByRole('link', { name: reader.index }).first().click();
      await main(page).getByRole('link', { name: reader.letter, exact: true }).click();
      await expect(page.getByRole('heading', { level: 3, name: reader.letter, exact: true })).toBeInViewport();
      await main(page).getByRole('link', { name: reader.underLetter, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(reader.map);
    });
  });
}

test('a query with HTML is shown as text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<b>pension</b> & more')}`);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText('<b>pension</b> & more');
});
