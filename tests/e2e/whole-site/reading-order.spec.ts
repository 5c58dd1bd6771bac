import { expect, type Page, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { amountOfScheme, aScheme, hostelWithPhotos, schemePath } from '#tests/content.ts';
import { onePerScreen } from '#tests/e2e/support/onePerScreen.ts';
import { escapeRegExp, isSampled } from '#tests/e2e/support/page.ts';
import { readAloud } from '#tests/e2e/support/screenReader.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

/** Expects that the phrases contain each expected phrase once, in the expected order. */
function expectInOrder(phrases: string[], expected: string[]) {
  expect(phrases.filter((phrase) => expected.includes(phrase))).toEqual(expected);
}

const firstHostel = hostels.find(({ category }) => category === 'government');
const photos = hostelWithPhotos?.photos?.length ?? 0;

const readers = [
  {
    language: 'English',
    root: '',
    home: [
      'link, Skip to main content',
      'banner',
      'group, Text size',
      'navigation, Language / भाषा',
      'search, Search this site',
      'navigation, Main',
      'end of banner',
      'main',
      'region, Latest updates',
      'heading, The help you are entitled to, and how to get it, level 1',
      'link, Check what I can get',
      'navigation, Often needed:',
      'heading, Leadership, level 2',
      'heading, About the department, level 2',
      'heading, Notices, tenders and events, level 2',
      'tab, Notices, selected, 1 control, position 1, set size 3',
      'tab, Events, not selected, 1 control, position 3, set size 3',
      'tabpanel, Notices',
      'heading, Programmes and schemes, level 2',
      'heading, Divisions, level 2',
      'heading, Online services, level 2',
      'heading, Photos and videos, level 2',
      'heading, Important links, level 2',
      'end of main',
      'contentinfo',
      'end of contentinfo',
    ],
    scheme: [
      'navigation, You are here',
      `heading, ${aScheme.title.en}, level 1`,
      'link, All schemes',
      'complementary, You get',
      'navigation, On this page',
      'heading, Who can get it, level 2',
      aScheme.eligibility[0]?.text.en ?? '',
      'heading, What you get, level 2',
      'heading, Documents you need, level 2',
      'heading, How to apply, level 2',
      'heading, Where to go, level 2',
    ],
    caption: 'Government Hostels, by district',
    columns: ['District', 'Hostel', 'Details', 'Size', 'Photos'],
    district: new RegExp(`^rowheader, ${firstHostel && districts[firstHostel.district].en}`),
    hostel: firstHostel?.hostelFullname.en ?? '',
    view: 'View',
    photos: new RegExp(`^Photos\\s?: ${escapeRegExp(hostelWithPhotos?.hostelFullname.en ?? '')}`),
    withPhotos: hostelWithPhotos?.hostelFullname.en ?? '',
    close: 'button, Close',
    ways: ['button, Previous photo', 'button, Next photo'],
    counter: `1 / ${photos}`,
    thumbnails: ['button, Photo 1, current item', `button, Photo ${photos}, not current item`],
    picture: /^image, (Drawing|Photo)/,
  },
  {
    language: 'Marathi',
    root: '/mr',
    home: [
      'link, मुख्य मजकुराकडे जा',
      'banner',
      'group, अक्षरांचा आकार',
      'navigation, Language / भाषा',
      'search, या संकेतस्थळावर शोधा',
      'navigation, मुख्य',
      'end of banner',
      'main',
      'region, ताज्या घडामोडी',
      'heading, आपल्या हक्काची मदत आणि ती मिळवण्याचा मार्ग, level 1',
      'link, मला काय मिळेल ते पाहा',
      'heading, नेतृत्व, level 2',
      'heading, विभागाविषयी, level 2',
      'heading, सूचना, निविदा व कार्यक्रम, level 2',
      'tab, सूचना, selected, 1 control, position 1, set size 3',
      'tab, कार्यक्रम, not selected, 1 control, position 3, set size 3',
      'tabpanel, सूचना',
      'heading, कार्यक्रम व योजना, level 2',
      'heading, प्रादेशिक कार्यालये, level 2',
      'heading, ऑनलाइन सेवा, level 2',
      'heading, छायाचित्रे व व्हिडिओ, level 2',
      'heading, महत्त्वाचे दुवे, level 2',
      'end of main',
      'contentinfo',
      'end of contentinfo',
    ],
    scheme: [
      'navigation, आपण येथे आहात',
      `heading, ${aScheme.title.mr}, level 1`,
      'link, सर्व योजना',
      'complementary, आपल्याला मिळते',
      'navigation, या पानावर',
      'heading, कोणाला मिळते, level 2',
      aScheme.eligibility[0]?.text.mr ?? '',
      'heading, काय मिळते, level 2',
      'heading, आवश्यक कागदपत्रे, level 2',
      'heading, अर्ज कसा करावा, level 2',
      'heading, कुठे जावे, level 2',
    ],
    caption: 'जिल्हानिहाय शासकीय वसतिगृहे',
    columns: ['जिल्हा', 'वसतिगृह', 'तपशील', 'आकार', 'छायाचित्रे'],
    district: new RegExp(`^rowheader, ${firstHostel && districts[firstHostel.district].mr}`),
    hostel: firstHostel?.hostelFullname.mr ?? '',
    view: 'पाहा',
    photos: new RegExp(`^छायाचित्रे\\s?: ${escapeRegExp(hostelWithPhotos?.hostelFullname.mr ?? '')}`),
    withPhotos: hostelWithPhotos?.hostelFullname.mr ?? '',
    close: 'button, बंद करा',
    ways: ['button, मागील छायाचित्र', 'button, पुढील छायाचित्र'],
    counter: `१ / ${formatNumber(photos, 'mr')}`,
    thumbnails: [
      'button, छायाचित्र १, current item',
      `button, छायाचित्र ${formatNumber(photos, 'mr')}, not current item`,
    ],
    picture: /^image, (चित्र|छायाचित्र)/,
  },
];

// Disables the Content-Security-Policy, which would block the script of the screen reader.
test.use({ bypassCSP: true });

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.root ? 'mr' : 'en');
  test.describe(`a ${reader.language} screen reader`, { tag: '@conformance/reading-order' }, () => {
    test('hears the home page in order, from skip link to footer', async ({ page }) => {
      await page.goto(reader.root || '/');
      expectInOrder(await readAloud(page, 'body'), reader.home);
    });

    inEnglish('hears what a scheme gives before who gets it and how to apply', async ({ page }) => {
      await page.goto(`${reader.root}${schemePath}`);
      const phrases = await readAloud(page, 'main');
      const once = phrases.filter((phrase, at) => phrases.indexOf(phrase) === at);
      expectInOrder(once, reader.scheme);
      const benefit = phrases.indexOf(reader.scheme[3] ?? '');
      expect(phrases.slice(benefit, benefit + 6).join(' ')).toContain(amountOfScheme(reader.root ? 'mr' : 'en'));
    });

    for (const width of [1280, 390]) {
      inMarathi(
        `hears the hostels at ${width} px as a table with name, columns and rows`,
        {
          tag: '@conformance/tables',
        },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(`${reader.root}/hostels/governmenthostels`);
          const table = page.getByRole('table', { name: reader.caption });
          await table.evaluate((element) => element.setAttribute('data-read', ''));
          const phrases = await readAloud(page, '[data-read]');
          const columns = reader.columns.map((column) => `columnheader, ${column}`);
          expect(phrases[0]).toBe(`table, ${reader.caption}`);
          expectInOrder(phrases, columns);
          const district = phrases.findIndex((phrase) => reader.district.test(phrase));
          expect(district).toBeGreaterThan(phrases.indexOf(columns.at(-1) ?? ''));
          expect(phrases[district - 1]).toMatch(/^row, /);
          expectInOrder(phrases.slice(district), [
            `cell, ${reader.hostel}`,
            `cell, ${reader.view} : ${reader.hostel}`,
            `cell, ${reader.columns[4]} : ${reader.hostel}`,
          ]);
        },
      );
    }

    inEnglish('hears the photos of a hostel: hostel, picture, number, buttons', async ({ page }) => {
      await page.goto(`${reader.root}/hostels/governmenthostels`);
      await page.getByRole('button', { name: reader.photos }).click();
      await expect(page.getByRole('dialog', { name: reader.withPhotos })).toBeVisible();
      const phrases = await readAloud(page, 'dialog[open]');
      expect(phrases[0]).toBe(`dialog, ${reader.withPhotos}`);
      expectInOrder(phrases, [
        `heading, ${reader.withPhotos}, level 2`,
        reader.close,
        ...reader.ways,
        reader.counter,
        ...reader.thumbnails,
      ]);
      const picture = phrases.findIndex((phrase) => reader.picture.test(phrase));
      expect(picture).toBeGreaterThan(phrases.indexOf(reader.close));
      expect(picture).toBeLessThan(phrases.indexOf(reader.ways[0] ?? ''));
    });
  });
}

/** Returns roles from Chromium's accessibility tree, because Playwright's own roles ignore `display`. */
async function exposedRoles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
}

const TABLE_PARTS = {
  table: 'table',
  row: 'tr',
  columnheader: 'th[scope=col]',
  rowheader: 'th:not([scope=col])',
  cell: 'td',
};

for (const language of LANGUAGES)
  test(`on a phone, tables keep their roles for screen readers: "${language}"`, {
    tag: ['@conformance/tables', '@conformance/reading-order'],
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const found: string[] = [];
    let tables = 0;
    for (const { path } of onePerScreen(language).filter((_, index) => isSampled(language, index))) {
      const html = await (await page.request.get(encodeURI(path))).text();
      if (!html.includes('<table')) continue;
      await page.goto(encodeURI(path));
      const roles = await exposedRoles(page);
      for (const [role, selector] of Object.entries(TABLE_PARTS)) {
        const parts = await page
          .locator(selector)
          .evaluateAll((all) => all.filter((element) => element.closest('table')?.checkVisibility()).length);
        const exposed = roles.filter((candidate) => candidate === role).length;
        if (exposed !== parts) found.push(`${path}: ${parts} ${selector}, ${exposed} exposed as ${role}`);
        if (role === 'table') tables += parts;
      }
    }
    expect(found).toEqual([]);
    expect(tables).toBeGreaterThan(0);
  });
