import { expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { dress, expectAccessible, LOOKS, swipe, untilReady } from './support.ts';

const LIST = '/hostels/governmenthostels';
const DETAIL = `${LIST}/hostelpdf`;

const readers = [
  {
    language: 'English',
    prefix: '',
    heading: 'Government hostels',
    category: 'Category',
    categories: ['Government Hostels', 'Old Age Homes', 'Residential Schools', 'Government Aided Hostels'],
    sampleHostel: 'Sample hostel with free seats',
    closedHostel: 'Sample hostel that is closed',
    closed: 'Closed',
    photosOfSample: /^Photos\s?: Sample hostel with free/,
    viewSample: /^View\s?: Sample hostel with free/,
    counter: (n: string) => `${n} / 4`,
    numbers: ['1', '2', '4'],
    next: 'Next photo',
    previous: 'Previous photo',
    close: 'Close',
    back: 'Back to hostels',
    seats: '14 seats free of 100, in 2024-25',
    noPhotos: 'No photos available for this hostel',
    photosOfThane: /^Photos\s?: Government Hostel, Thane/,
    closedSince: 'Closed since June 2023',
    sample: 'This is a sample for illustration, not a real record.',
    vacant: 'Free seats',
    notPublished: 'Not published yet. Ask the office named under “Head”.',
    unknown: 'This hostel is not in our list.',
    allHostels: 'All hostels',
    caption: 'Government Hostels, by district',
    columns: ['District', 'Hostel', 'Details', 'Size', 'Photos'],
    groups: ['Mumbai City', 'Mumbai Suburban', 'Thane', 'Palghar', 'Raigad', 'Ratnagiri', 'Sindhudurg', 'Sample'],
    row: 'cell "Sample hostel with free seats"',
    details: /^Details of the hostel: Sample hostel with free/,
    facts: { capacity: 'Approved capacity', head: 'Head', warden: 'Warden' },
    seePhotos: 'See 4 photos',
    apply: /^Apply on the hostel portal/,
  },
  {
    language: 'Marathi',
    prefix: '/mr',
    heading: 'शासकीय वसतिगृहे',
    category: 'प्रकार',
    categories: ['शासकीय वसतिगृहे', 'वृद्धाश्रम', 'निवासी शाळा', 'अनुदानित वसतिगृहे'],
    sampleHostel: 'नमुना वसतिगृह: जागा रिक्त',
    closedHostel: 'नमुना वसतिगृह: बंद',
    closed: 'बंद',
    photosOfSample: /^छायाचित्रे\s?: नमुना वसतिगृह: जागा/,
    viewSample: /^पाहा\s?: नमुना वसतिगृह: जागा/,
    counter: (n: string) => `${n} / ४`,
    numbers: ['१', '२', '४'],
    next: 'पुढील छायाचित्र',
    previous: 'मागील छायाचित्र',
    close: 'बंद करा',
    back: 'वसतिगृहांकडे परत जा',
    seats: 'एकूण १०० पैकी १४ जागा रिक्त (२०२४-२५)',
    noPhotos: 'या वसतिगृहाची छायाचित्रे उपलब्ध नाहीत',
    photosOfThane: /^छायाचित्रे\s?: शासकीय वसतिगृह, ठाणे/,
    closedSince: 'जून २०२३ पासून बंद',
    sample: 'हा केवळ नमुना आहे, खरी नोंद नाही.',
    vacant: 'रिक्त जागा',
    notPublished: 'अजून प्रसिद्ध केलेले नाही. “प्रमुख” या ओळीत दिलेल्या कार्यालयात विचारा.',
    unknown: 'हे वसतिगृह आमच्या यादीत नाही.',
    allHostels: 'सर्व वसतिगृहे',
    caption: 'जिल्हानिहाय शासकीय वसतिगृहे',
    columns: ['जिल्हा', 'वसतिगृह', 'तपशील', 'आकार', 'छायाचित्रे'],
    groups: ['मुंबई शहर', 'मुंबई उपनगर', 'ठाणे', 'पालघर', 'रायगड', 'रत्नागिरी', 'सिंधुदुर्ग', 'नमुना'],
    row: 'cell "नमुना वसतिगृह: जागा रिक्त"',
    details: /^वसतिगृहाचा तपशील: नमुना वसतिगृह: जागा/,
    facts: { capacity: 'मंजूर क्षमता', head: 'प्रमुख', warden: 'गृहपाल' },
    seePhotos: '४ छायाचित्रे पाहा',
    apply: /^वसतिगृह पोर्टलवर अर्ज करा/,
  },
];

const PHONE = { width: 390, height: 844 };

/** Pixels that a finger needs: what is pressed is drawn with 44 or more. */
const FINGER = 44;

/** How often the browser itself tells a screen reader of each role. Playwright's own roles do not see what CSS does. */
async function rolesToldBy(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const told = new Map<string, number>();
  for (const { ignored, role } of nodes) if (!ignored) told.set(role?.value, (told.get(role?.value) ?? 0) + 1);
  return told;
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilReady(page);
}

for (const reader of readers) {
  const { language, prefix } = reader;

  test.describe(`${language}: the government hostels`, () => {
    test('stand under their districts, and the closed one says so', { tag: '@conformance/not-by-colour' }, async ({
      page,
    }) => {
      await open(page, prefix + LIST);
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: reader.sampleHostel })).toHaveCount(1);
      const closed = page.getByRole('row').filter({ hasText: reader.closedHostel });
      await expect(closed.getByText(reader.closed, { exact: true })).toBeVisible();
    });

    test('can be exchanged for another category, which is there again on return', async ({ page }) => {
      await open(page, prefix + LIST);
      const select = page.getByLabel(reader.category);
      const [first = '', , third = ''] = reader.categories;
      await expect(select.getByRole('option')).toHaveText(reader.categories);
      await select.selectOption({ index: 2 });
      await expect(page.getByRole('heading', { level: 2, name: third })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: first })).toBeHidden();
      await open(page, prefix + LIST);
      await expect(page.getByRole('heading', { level: 2, name: third })).toBeVisible();
    });

    test('show their photos in a ring', { tag: '@conformance/buttons-for-fingers' }, async ({ page }) => {
      await open(page, prefix + LIST);
      const [first = '', second = '', last = ''] = reader.numbers;
      await page.getByRole('button', { name: reader.photosOfSample }).click();
      const dialog = page.getByRole('dialog', { name: reader.sampleHostel });
      await expect(dialog.getByText(reader.counter(first))).toBeVisible();
      await dialog.getByRole('button', { name: reader.previous }).click();
      await expect(dialog.getByText(reader.counter(last))).toBeVisible();
      await dialog.getByRole('button', { name: reader.next }).click();
      await expect(dialog.getByText(reader.counter(first))).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText(reader.counter(second))).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(dialog.getByText(reader.counter(last))).toBeVisible();
      await dialog.getByRole('listitem').getByRole('button').nth(1).click();
      await expect(dialog.getByText(reader.counter(second))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: reader.close, exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    test('give the focus back when the photos close, and obey every key', {
      tag: '@conformance/buttons-for-fingers',
    }, async ({ page }) => {
      await open(page, prefix + LIST);
      const [first = '', , last = ''] = reader.numbers;
      const button = page.getByRole('button', { name: reader.photosOfSample });
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: reader.sampleHostel });
      await expect(dialog.getByRole('button', { name: reader.close, exact: true })).toBeFocused();
      await page.keyboard.press('End');
      await expect(dialog.getByText(reader.counter(last))).toBeVisible();
      await page.keyboard.press('Home');
      await expect(dialog.getByText(reader.counter(first))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('obey a key that is pressed at the moment when they appear', async ({ page }) => {
      await open(page, prefix + LIST);
      await page.evaluate(() => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog[open]')) return;
          observer.disconnect();
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      await page.getByRole('button', { name: reader.photosOfSample }).click();
      const [, second = ''] = reader.numbers;
      await expect(page.getByRole('dialog').getByText(reader.counter(second))).toBeVisible();
    });

    test('say when they have no photos', async ({ page }) => {
      await open(page, prefix + LIST);
      await page.getByRole('button', { name: reader.photosOfThane }).click();
      await expect(page.getByRole('dialog').getByText(reader.noPhotos)).toBeVisible();
    });

    test('lead to the page of one hostel and back to the same place', async ({ page }) => {
      await open(page, prefix + LIST);
      await page.getByRole('link', { name: reader.viewSample }).click();
      await expect(page).toHaveURL(`${prefix}${DETAIL}?hostel=sample-free#sample-free`);
      await expect(page.getByRole('heading', { level: 1, name: reader.sampleHostel })).toBeVisible();
      await expect(page.getByText(reader.seats)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${reader.sampleHostel}`));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: reader.sampleHostel })).toBeVisible();
      await untilReady(page);
      await page.getByRole('link', { name: reader.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: reader.sampleHostel })).toBeVisible();
    });
  });

  test.describe(`${language}: on a phone`, () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('the rows stand as blocks and the browser still tells of a table', async ({ page }) => {
      await open(page, prefix + LIST);
      const table = page.getByRole('table', { name: reader.caption });
      await expect(table.getByRole('columnheader')).toHaveText(reader.columns);
      await expect(table.getByRole('rowheader')).toHaveText(reader.groups);
      const row = table.getByRole('row').filter({ hasText: reader.sampleHostel });
      await expect(row.getByRole('cell')).toHaveCount(4);
      expect(await row.ariaSnapshot()).toContain(reader.row);
      const told = await rolesToldBy(page);
      expect(told.get('table')).toBe(1);
      expect(told.get('columnheader')).toBe(reader.columns.length);
      expect(told.get('rowheader')).toBe(reader.groups.length);
      expect(told.get('row')).toBe(await table.getByRole('row').count());
    });

    test('the list stands before what can wait', async ({ page }) => {
      await open(page, prefix + LIST);
      const table = await page.getByRole('table', { name: reader.caption }).boundingBox();
      const apply = await page.getByRole('link', { name: reader.apply }).boundingBox();
      expect(table?.y).toBeLessThan(PHONE.height);
      expect(apply?.y).toBeGreaterThan((table?.y ?? 0) + (table?.height ?? 0));
    });

    test('the photos rise from the bottom and follow a finger', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, prefix + LIST);
      const [first = '', second = '', last = ''] = reader.numbers;
      await page.getByRole('button', { name: reader.photosOfSample }).tap();
      const dialog = page.getByRole('dialog', { name: reader.sampleHostel });
      await expect(dialog.getByText(reader.counter(first))).toBeVisible();
      const box = await dialog.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
      const close = await dialog.getByRole('button', { name: reader.close }).boundingBox();
      expect(close?.width, 'a long title leaves the button its size').toBeGreaterThanOrEqual(FINGER);
      const picture = await dialog.getByRole('img').first().boundingBox();
      const height = (picture?.y ?? 0) + 20;
      // A picture that has not come to rest on a busy machine catches the finger; a visitor tries again.
      const swipeTo = (number: string, from: number, to: number) =>
        expect(async () => {
          await swipe(page, from, to, height);
          await expect(dialog.getByText(reader.counter(number))).toBeVisible({ timeout: 3_000 });
        }).toPass();
      await swipeTo(second, 300, 60);
      await swipeTo(first, 60, 300);
      await swipeTo(last, 60, 300);
    });
  });

  test.describe(`${language}: the page of a hostel`, () => {
    test('has its facts in a table, and its photos one press away', async ({ page }) => {
      await open(page, `${prefix}${DETAIL}?hostel=sample-free`);
      const [first = ''] = reader.numbers;
      const facts = page.getByRole('table', { name: reader.details });
      const { capacity, head, warden } = reader.facts;
      const rowOf = (name: string) =>
        facts.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(rowOf(capacity).getByRole('cell')).toHaveText(/^(100|१००)$/);
      await expect(rowOf(head).getByRole('cell')).toContainText(warden);
      await page.getByRole('button', { name: reader.seePhotos }).click();
      await expect(page.getByRole('dialog').getByText(reader.counter(first))).toBeVisible();
    });

    test('opens from a shared link and says that the sample hostel is closed', async ({ page }) => {
      await open(page, `${prefix}${DETAIL}?hostel=sample-closed`);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(reader.closedHostel);
      await expect(main.getByText(reader.closedSince)).toBeVisible();
      await expect(main.getByText(reader.sample)).toBeVisible();
      await expect(main.locator('a[href^="tel:"]')).toHaveCount(0);
      await page.getByRole('link', { name: reader.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.heading })).toBeVisible();
    });

    test('of a real hostel says which figures are not published, and whom to ask', async ({ page }) => {
      await open(page, `${prefix}${DETAIL}?hostel=thane`);
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: reader.vacant, exact: true }) });
      await expect(row.getByRole('cell')).toHaveText(reader.notPublished);
      await expect(page.getByRole('main').getByRole('link', { name: '022-25341359' })).toBeVisible();
    });

    test('says when there is no such hostel, and lists all', async ({ page }) => {
      await open(page, `${prefix}${DETAIL}?hostel=nowhere`);
      await expect(page.getByText(reader.unknown)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: reader.allHostels })).toBeVisible();
      await page.getByRole('link', { name: reader.sampleHostel, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.sampleHostel })).toBeVisible();
      await expect(page.getByText(reader.unknown)).toBeHidden();
    });
  });

  test.describe(`${language}: when JavaScript never arrives`, () => {
    test.use({ javaScriptEnabled: false });

    test('all categories can be read', async ({ page }) => {
      await page.goto(prefix + LIST);
      for (const category of reader.categories) {
        await expect(page.getByRole('heading', { level: 2, name: category, exact: true })).toBeVisible();
      }
      await expect(page.getByLabel(reader.category)).toBeHidden();
    });

    test('the photos button leads to the hostel with its photos', async ({ page }) => {
      await page.goto(prefix + LIST);
      await page.getByRole('button', { name: reader.photosOfSample }).click();
      await expect(page).toHaveURL(`${prefix}${DETAIL}?hostel=sample-free#sample-free`);
      await expect(page.getByRole('heading', { level: 2, name: reader.sampleHostel })).toBeVisible();
      await expect(page.getByRole('main').getByRole('figure')).toHaveCount(4);
      await expect(page.getByText(reader.closedSince)).toBeHidden();
    });

    test('the page of the hostels lists all of them', async ({ page }) => {
      await page.goto(prefix + DETAIL);
      await expect(page.getByRole('heading', { level: 2, name: reader.allHostels })).toBeVisible();
      await expect(page.getByText(reader.closedSince)).toBeVisible();
      await expect(page.getByText(reader.seats)).toBeVisible();
    });
  });
}

test('on paper the list is a table whose head stands on every sheet, with the numbers to call', async ({ page }) => {
  await open(page, LIST);
  const { text: sheets } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  const districts = readers[0]?.groups ?? [];
  const withRows = sheets.filter((sheet) => districts.some((name) => new RegExp(`^${name}`, 'm').test(sheet)));
  expect(withRows.length).toBeGreaterThan(1);
  for (const sheet of withRows) expect(sheet).toMatch(/^District\s+Hostel$/m);
  expect(sheets.join()).toContain('022-25341359');
});

test('a stored category that nobody knows counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hostelCategory', '"><junk'));
  await open(page, LIST);
  await expect(page.getByLabel('Category')).toHaveValue('government-hostels');
});

test('a category chosen before React starts counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.(js|tsx?|mjs)(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.getByLabel('Category').selectOption({ index: 3 });
  release();
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Government Aided Hostels' })).toBeVisible();
});

test('a photo whose file is missing gets a placeholder of the right size', async ({ page }) => {
  await page.route(/\/pictures\/hostels\//, (route) => route.abort());
  await open(page, LIST);
  await page.getByRole('button', { name: /^Photos\s?: Sample hostel with free/ }).click();
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect(picture).toHaveAttribute('src', /^\/api\/placeholder\/[45]\d\d\/3\d\d$/);
  await expect(picture).toHaveAttribute('alt', /^The photo is missing: /);
  const sizes = await picture.evaluate((image) => ['src', 'width', 'height'].map((name) => image.getAttribute(name)));
  expect(sizes[0]).toBe(`/api/placeholder/${sizes[1]}/${sizes[2]}`);
});

for (const look of LOOKS) {
  for (const query of ['sample-closed', 'sample-free']) {
    test(`the page of ${query} can be used by everybody, ${look.theme} at ${look.width} px`, async ({ page }) => {
      await dress(page, look);
      await open(page, `/mr${DETAIL}?hostel=${query}`);
      await expectAccessible(page);
    });
  }
}
