import { expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import { institutions } from '#app/model/institutions/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { isListedUnder, STUDENT_FILTERS } from '#app/screens/institutions/students.ts';
import { closedHostel, hostelWithoutFigures, hostelWithPhotos, numberIn } from '#tests/content.ts';
import { LETTERS_DIFFER } from '#tests/e2e/support/browsers.ts';
import { escapeRegExp, holdRequests, swipe, waitForIsland } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';
import en from '#words/en/site/institutions.json' with { type: 'json' };
import mr from '#words/mr/site/institutions.json' with { type: 'json' };

const LIST = '/hostels/governmenthostels';
const DETAIL = `${LIST}/hostelpdf`;

const government = hostels.filter(({ category }) => category === 'government');

const names = (language: 'en' | 'mr') => ({
  code: language,
  categories: institutions.map(({ category }) => category[language]),
  withPhotos: hostelWithPhotos?.hostelFullname[language] ?? '',
  closedHostel: closedHostel?.hostelFullname[language] ?? '',
  numbers: [1, 2, hostelWithPhotos?.photos?.length ?? 0].map((n) => formatNumber(n, language)),
  capacity: formatNumber(hostelWithPhotos?.hostelcapacity ?? 0, language),
  free: formatNumber((hostelWithPhotos?.hostelcapacity ?? 0) - (hostelWithPhotos?.current ?? 0), language),
  head: hostelWithPhotos?.headName[language] ?? '',
  closedSince: typeof closedHostel?.headContact === 'object' ? closedHostel.headContact[language] : '',
});

/** Skips a test if the content has no hostel with photos, or no closed hostel, which is possible once the samples are removed. */
const needsPhotos = () => test.skip(!hostelWithPhotos, 'No hostel of the content has photos and free seats');
const needsClosed = () => test.skip(!closedHostel, 'No hostel of the content is closed');

const readers = [
  {
    language: 'English',
    prefix: '',
    ...names('en'),
    photos: /^\d+ photos$/,
    girls: 'Girls',
    boys: 'Boys',
    district: 'District',
    seats: (free: string, all: string) => new RegExp(`${free} places? free of ${all}`),
    detailsOf: 'Details of the hostel',
    heading: 'Government hostels',
    category: 'Category',
    next: 'Next photo',
    previous: 'Previous photo',
    close: 'Close',
    back: 'Back to hostels',
    share: 'Send',
    noPhotos: 'No photos available for this hostel',
    sample: 'This is a sample for illustration, not a real record.',
    building: 'Building capacity',
    vacant: 'Free places',
    notPublished: 'Not published yet. Ask the office.',
    unknown: 'This hostel is not in our list.',
    allHostels: 'All hostels',
    about: 'About this list',
    everyHostel: 'All hostels with their details',
    facts: { capacity: 'Approved capacity', head: 'Head' },
    seePhotos: /^See \d+ photos$/,
    apply: /^Open the portal/,
  },
  {
    language: 'Marathi',
    prefix: '/mr',
    ...names('mr'),
    photos: /^[०-९]+ छायाचित्रे$/,
    girls: 'मुली',
    boys: 'मुले',
    district: 'जिल्हा',
    seats: (free: string, all: string) => new RegExp(`एकूण ${all} पैकी ${free} जागा रिक्त`),
    detailsOf: 'वसतिगृहाचा तपशील',
    heading: 'शासकीय वसतिगृहे',
    category: 'प्रकार',
    next: 'पुढील छायाचित्र',
    previous: 'मागील छायाचित्र',
    close: 'बंद करा',
    back: 'वसतिगृहांकडे परत जा',
    share: 'पाठवा',
    noPhotos: 'या वसतिगृहाची छायाचित्रे उपलब्ध नाहीत',
    sample: 'हा केवळ नमुना आहे, खरी नोंद नाही.',
    building: 'इमारतीची क्षमता',
    vacant: 'रिक्त जागा',
    notPublished: 'ही माहिती अजून प्रसिद्ध झालेली नाही. कार्यालयात विचारा.',
    unknown: 'हे वसतिगृह आमच्या यादीत नाही.',
    allHostels: 'सर्व वसतिगृहे',
    about: 'या यादीविषयी',
    everyHostel: 'सर्व वसतिगृहे व त्यांचा तपशील',
    facts: { capacity: 'मंजूर क्षमता', head: 'प्रमुख' },
    seePhotos: /^[०-९]+ छायाचित्रे पाहा$/,
    apply: /^पोर्टल उघडा/,
  },
];

const PHONE = { width: 390, height: 844 };

const shownHostels = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="${DETAIL}?hostel="]`), visible: true });

const inDistrict = (id: string) => institutions[0]?.districts.find(({ name }) => name === id)?.inDistrict;

/** Tells whether all hostels of a district are named and known to be for girls or boys. */
function isComplete(id: string): boolean {
  const own = government.filter(({ district }) => district === id);
  return own.length === inDistrict(id) && own.every(({ students }) => students);
}

/** A district with hostels for girls and for boys, if there is one. */
const mixed =
  DISTRICT_IDS.find((id) =>
    STUDENT_FILTERS.every((filter) =>
      government.some((one) => one.district === id && isListedUnder(one.students, filter)),
    ),
  ) ?? DISTRICT_IDS[0];

/** Minimum width and height of a touch target in pixels. */
const FINGER = 44;

for (const reader of readers) {
  const { language, prefix } = reader;
  const { inEnglish, inMarathi } = testsIn(reader.code);
  const counter = (n: string) => `${n} / ${reader.numbers[2]}`;
  const of = (what: string, hostel: string) => new RegExp(`^${what}\\s?: ${escapeRegExp(hostel)}`);
  const photosAddress = `${prefix}${DETAIL}?hostel=${hostelWithPhotos?.name}`;
  const seats = reader.seats(reader.free, reader.capacity);

  test.describe(`${language}: the government hostels`, () => {
    inMarathi('can be replaced by another category, which is still selected on return', async ({ page }) => {
      await page.goto(prefix + LIST);
      const select = page.getByLabel(reader.category);
      const [first = '', , third = ''] = reader.categories;
      await expect(select.getByRole('option')).toHaveText(reader.categories);
      await select.selectOption({ index: 2 });
      await expect(page.getByRole('heading', { level: 2, name: third })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: first })).toBeHidden();
      await page.goto(prefix + LIST);
      await expect(page.getByRole('heading', { level: 2, name: third })).toBeVisible();
    });

    test('are those of one district, remembered, and those for girls or for boys', {
      tag: '@conformance/announced',
    }, async ({ page }) => {
      const name = ({ hostelFullname }: (typeof hostels)[number]) => hostelFullname[reader.code];
      const shown = shownHostels(page);
      const namesOf = (fits: (hostel: (typeof hostels)[number]) => boolean) =>
        government.filter(fits).map((hostel) => new RegExp(escapeRegExp(name(hostel))));
      await page.goto(prefix + LIST);
      await expect(shown).toHaveText(namesOf(() => true));
      const district = page.getByLabel(reader.district);
      for (const id of DISTRICT_IDS) {
        await district.selectOption(id);
        const own = namesOf((hostel) => hostel.district === id);
        await expect(shown).toHaveText(own);
        const named = inDistrict(id) ?? 0;
        const status = page.getByRole('main').getByRole('status').filter({ visible: true });
        await expect(status).toContainText(districts[id][reader.code]);
        for (const number of own.length > 0 ? [own.length, named] : [named])
          await expect(status).toContainText(formatNumber(number, reader.code));
        const number = numberIn(id);
        if (own.length < named && number)
          await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible();
      }
      await district.selectOption(mixed);
      await page.goto(prefix + LIST);
      await expect(district).toHaveValue(mixed);
      await page.getByRole('radio', { name: reader.boys }).check();
      await expect(page.getByRole('radio', { name: reader.boys })).toBeChecked();
      await expect(shown).toHaveText(namesOf((one) => one.district === mixed && isListedUnder(one.students, 'boys')));
      await page.getByRole('radio', { name: reader.boys }).press('ArrowLeft');
      await expect(page.getByRole('radio', { name: reader.girls })).toBeChecked();
      const forGirls = namesOf((one) => one.district === mixed && isListedUnder(one.students, 'girls'));
      await expect(shown).toHaveText(forGirls);
      await expect(page.getByRole('main').getByRole('status').filter({ visible: true })).toContainText(
        createTranslator(reader.code, { en, mr })(isComplete(mixed) ? 'count.hostels' : 'count.named', {
          place: districts[mixed][reader.code],
          students: reader.girls,
          count: forGirls.length,
          number: formatNumber(forGirls.length, reader.code),
        }),
      );
      await district.selectOption('');
      await expect(shown).toHaveText(namesOf((one) => isListedUnder(one.students, 'girls')));
    });

    inEnglish(
      'show their photos in a loop, by buttons and keys, and return the focus when the photos close',
      { tag: '@conformance/buttons-for-fingers' },
      async ({ page }) => {
        needsPhotos();
        await page.goto(photosAddress);
        const [first = '', second = '', last = ''] = reader.numbers;
        const button = page.getByRole('button', { name: reader.photos });
        await button.press('Enter');
        const dialog = page.getByRole('dialog', { name: reader.withPhotos });
        await expect(dialog.getByRole('button', { name: reader.close, exact: true })).toBeFocused();
        await expect(dialog.getByText(counter(first))).toBeVisible();
        await dialog.getByRole('button', { name: reader.previous }).click();
        await expect(dialog.getByText(counter(last))).toBeVisible();
        await dialog.getByRole('button', { name: reader.next }).click();
        await expect(dialog.getByText(counter(first))).toBeVisible();
        const thumbnails = dialog.getByRole('listitem').getByRole('button');
        await thumbnails.nth(1).click();
        await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
        await expect(dialog.getByText(counter(second))).toBeVisible();
        for (const [key, shown] of [
          ['ArrowLeft', first],
          ['ArrowLeft', last],
          ['ArrowRight', first],
          ['End', last],
          ['Home', first],
        ] as const) {
          await page.keyboard.press(key);
          await expect(dialog.getByText(counter(shown))).toBeVisible();
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      },
    );

    inEnglish('handle a key that is pressed while the photos open', async ({ page }) => {
      needsPhotos();
      await page.goto(photosAddress);
      await waitForIsland(page, 'HostelPage');
      await page.evaluate(() => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog[open]')) return;
          observer.disconnect();
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      await page.getByRole('button', { name: reader.photos }).click();
      const [, second = ''] = reader.numbers;
      await expect(page.getByRole('dialog').getByText(counter(second))).toBeVisible();
    });

    inEnglish('lead to the page of one hostel and back to the same place', async ({ page }) => {
      const hostel = hostelWithoutFigures.hostelFullname[reader.code];
      await page.goto(prefix + LIST);
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
      await page.getByRole('link', { name: hostel }).click();
      await expect(page).toHaveURL(prefix + hostelPath(hostelWithoutFigures.name));
      await expect(page.getByRole('heading', { level: 1, name: hostel })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(escapeRegExp(hostel)));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: hostel })).toBeVisible();
      await page.getByRole('link', { name: reader.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: hostel })).toBeVisible();
    });

    inMarathi('do not have the samples among them, which stay on the page of all hostels', async ({ page }) => {
      needsPhotos();
      await page.goto(prefix + LIST);
      await expect(page.getByRole('link', { name: reader.withPhotos })).toHaveCount(0);
      await page.getByText(reader.about, { exact: true }).filter({ visible: true }).click();
      await page.getByRole('link', { name: reader.everyHostel }).click();
      await page.getByRole('link', { name: reader.withPhotos, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.withPhotos })).toBeVisible();
      await expect(page.getByText(seats)).toBeVisible();
    });
  });

  test.describe(`${language}: on a phone`, () => {
    test.use({ viewport: PHONE, hasTouch: true });

    inEnglish('the list precedes secondary content', async ({ page }) => {
      await page.goto(prefix + LIST);
      const rows = shownHostels(page);
      const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
      const apply = await page.getByRole('link', { name: reader.apply }).boundingBox();
      expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(PHONE.height);
      expect(apply?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
    });

    inMarathi('the photos slide up from the bottom and can be swiped', async ({ page }) => {
      needsPhotos();
      await page.goto(photosAddress);
      const [first = '', second = '', last = ''] = reader.numbers;
      await page.getByRole('button', { name: reader.photos }).tap();
      const dialog = page.getByRole('dialog', { name: reader.withPhotos });
      await expect(dialog.getByText(counter(first))).toBeVisible();
      const box = await dialog.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
      const close = await dialog.getByRole('button', { name: reader.close }).boundingBox();
      expect(close?.width, 'a long title leaves the button its size').toBeGreaterThanOrEqual(FINGER);
      const picture = await dialog.getByRole('img').first().boundingBox();
      const height = (picture?.y ?? 0) + 20;
      // Retries the swipe, because on a busy machine the picture may still be moving and ignore it.
      const swipeTo = (number: string, from: number, to: number) =>
        expect(async () => {
          await swipe(page, from, to, height);
          await expect(dialog.getByText(counter(number))).toBeVisible({ timeout: 3_000 });
        }).toPass();
      await swipeTo(second, 300, 60);
      await swipeTo(first, 60, 300);
      await swipeTo(last, 60, 300);
    });
  });

  test.describe(`${language}: the page of a hostel`, () => {
    inEnglish(
      'shows its details in a table, and its photos after one click, or says what is not published',
      async ({ page }) => {
        needsPhotos();
        await page.goto(photosAddress);
        await waitForIsland(page, 'HostelPage');
        const [first = ''] = reader.numbers;
        const facts = page.getByRole('table', { name: of(reader.detailsOf, reader.withPhotos) });
        const { capacity, head } = reader.facts;
        const rowOf = (name: string) =>
          facts.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
        await expect(rowOf(capacity).getByRole('cell')).toHaveText(reader.capacity);
        await expect(rowOf(head).getByRole('cell')).toContainText(reader.head);
        await page.getByRole('button', { name: reader.seePhotos }).click();
        await expect(page.getByRole('dialog').getByText(counter(first))).toBeVisible();

        await page.goto(`${prefix}${hostelPath(hostelWithoutFigures.name)}`);
        for (const name of [reader.building, reader.vacant]) {
          const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
          await expect(row.getByRole('cell')).toHaveText(reader.notPublished);
        }
        await expect(page.getByText(reader.noPhotos).filter({ visible: true })).toHaveCount(1);
        const number = numberIn(hostelWithoutFigures.district) ?? '';
        await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible();
      },
    );

    inMarathi('opens from a shared link and says that the hostel is closed', async ({ page }) => {
      needsClosed();
      await page.goto(`${prefix}${hostelPath(closedHostel?.name ?? '')}`);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(reader.closedHostel);
      await expect(main.getByText(reader.closedSince)).toBeVisible();
      await expect(main.getByText(reader.sample)).toHaveCount(closedHostel?.sample ? 1 : 0);
      await expect(main.locator('a[href^="tel:"]')).toHaveCount(0);
      await main.getByRole('button', { name: reader.share, exact: true }).click();
      await expect(
        page.getByRole('dialog').getByText(`${site.address}${prefix}${hostelPath(closedHostel?.name ?? '')}`),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: reader.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
    });

    inMarathi('says when a hostel does not exist, and lists all hostels', async ({ page }) => {
      needsPhotos();
      await page.goto(`${prefix}${DETAIL}?hostel=nowhere`);
      await expect(page.getByText(reader.unknown)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: reader.allHostels })).toBeVisible();
      await page.getByRole('link', { name: reader.withPhotos, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.withPhotos })).toBeVisible();
      await expect(page.getByText(reader.unknown)).toBeHidden();
    });
  });

  test.describe(`${language}: when JavaScript never arrives`, () => {
    test.use({ javaScriptEnabled: false });

    inEnglish('all categories can be read, and the details page lists all hostels', async ({ page }) => {
      await page.goto(prefix + LIST);
      for (const category of reader.categories) {
        await expect(page.getByRole('heading', { level: 2, name: category, exact: true })).toBeVisible();
      }
      await expect(page.getByLabel(reader.category)).toBeHidden();
      await expect(page.getByRole('radio', { name: reader.girls })).toBeHidden();
      for (const { name, inDistrict } of institutions[0]?.districts ?? []) {
        const heading = page.getByRole('heading', { level: 3, name: districts[name][reader.code] }).first();
        const isNamed = hostels.some(({ category, district }) => category === 'government' && district === name);
        // A district without named hostels says in a sentence how many it has, and whom to ask.
        const shown = isNamed ? heading : heading.locator('xpath=..');
        await expect(shown).toContainText(formatNumber(inDistrict ?? 0, reader.code));
        if (!isNamed) await expect(shown.getByRole('link').filter({ visible: true })).not.toHaveCount(0);
      }
      await page.goto(prefix + DETAIL);
      await expect(page.getByRole('heading', { level: 2, name: reader.allHostels })).toBeVisible();
      for (const { hostelFullname } of hostels)
        await expect(page.getByRole('main')).toContainText(hostelFullname[reader.code]);
    });

    inMarathi('the page of a hostel has all its photos', async ({ page }) => {
      needsPhotos();
      await page.goto(`${photosAddress}#${hostelWithPhotos?.name}`);
      await expect(page.getByRole('heading', { level: 2, name: reader.withPhotos })).toBeVisible();
      await expect(page.getByRole('main').getByRole('figure')).toHaveCount(hostelWithPhotos?.photos?.length ?? 0);
    });
  });
}

test('the list prints by district, with the telephone numbers of the offices to ask', async ({ page }) => {
  // The text of a PDF has a space wherever two letters are far apart.
  test.skip(LETTERS_DIFFER !== undefined, LETTERS_DIFFER);
  await page.goto(LIST);
  const { text: sheets } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  const print = sheets.join('\n');
  for (const { en } of Object.values(districts))
    expect(print).toMatch(new RegExp(`^${en} (\\d+ of \\d+|district has \\d+)`, 'm'));
  const numbers = DISTRICT_IDS.flatMap((district) => numberIn(district) ?? []);
  expect(numbers.some((number) => print.includes(number))).toBe(true);
});

test('a category chosen before the script loads filters the hostels', async ({ page }) => {
  const release = await holdRequests(page, /\.js$/);
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.getByLabel('Category').selectOption({ index: 3 });
  release();
  await expect(page.getByRole('heading', { level: 2, name: institutions[3]?.category.en ?? '' })).toBeVisible();
});

test('a photo whose file is missing gets a placeholder of the right size', async ({ page }) => {
  needsPhotos();
  await page.route(/\/pictures\/hostels\//, (route) => route.abort());
  await page.goto(`${DETAIL}?hostel=${hostelWithPhotos?.name}`);
  await page.getByRole('button', { name: /^\d+ photos$/ }).click();
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect(picture).toHaveAttribute('src', /^\/api\/placeholder\/[45]\d\d\/3\d\d$/);
  await expect(picture).toHaveAttribute('alt', /^The photo is missing: /);
  const sizes = await picture.evaluate((image) => ['src', 'width', 'height'].map((name) => image.getAttribute(name)));
  expect(sizes[0]).toBe(`/api/placeholder/${sizes[1]}/${sizes[2]}`);
});
