import { expect, test } from '@playwright/test';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { rightToServices } from '#app/model/acts/data.server.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import { officeGroups, whomToCall } from '#app/model/offices/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { talukas } from '#app/model/talukas/data.server.ts';
import { anOffice, aService, aTaluka, schemePath, talukaOffice, talukaScheme } from '#tests/content.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const appealDays = (appeal: number) => rightToServices.timeLimits.rows.find((row) => row.appeal === appeal)?.days ?? 0;

const readers = [
  {
    language: 'English',
    code: 'en' as const,
    root: '',
    district: 'Your district',
    noAnswer: 'No answer, or a wrong one?',
    thane: anOffice.place.en,
    office: anOffice.designation.en,
    post: anOffice.office_head.en,
    shown: new RegExp(`^${anOffice.place.en}: \\d+ offices$`),
    allDistricts: 'All districts',
    all: `${formatNumber(DISTRICT_IDS.length, 'en')} districts`,
    where: 'All offices, district by district',
    appeal: new RegExp(`within ${appealDays(1)} days\\..* within ${appealDays(2)} days`),
  },
  {
    language: 'Marathi',
    code: 'mr' as const,
    root: '/mr',
    district: 'आपला जिल्हा',
    noAnswer: 'उत्तर मिळाले नाही किंवा चुकीचे मिळाले?',
    thane: anOffice.place.mr,
    office: anOffice.designation.mr,
    post: anOffice.office_head.mr,
    shown: new RegExp(`^${anOffice.place.mr}: [०-९]+ कार्यालये$`),
    allDistricts: 'सर्व जिल्हे',
    all: `${formatNumber(DISTRICT_IDS.length, 'mr')} जिल्हे`,
    where: 'जिल्ह्यानुसार सर्व कार्यालये',
    appeal: new RegExp(
      `${formatNumber(appealDays(1), 'mr')} दिवसांत .*पहिले अपील.* ${formatNumber(appealDays(2), 'mr')} दिवसांत .*दुसरे अपील`,
    ),
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.code);
  inEnglish(
    `a ${reader.language} reader chooses a district on a service and finds it on a scheme and among all offices`,
    async ({ page }) => {
      await page.goto(`${reader.root}/citizen/services/${aService.id}`);
      await page.getByLabel(reader.district, { exact: true }).selectOption({ label: reader.thane });
      await expect(page.getByText(reader.office, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator(`a[href="${anOffice.call}"]`).filter({ visible: true })).toHaveCount(1);
      await page.getByText(reader.noAnswer, { exact: true }).click();
      await expect(page.getByText(reader.appeal)).toBeVisible();

      await page.goto(`${reader.root}${schemePath}`);
      await expect(page.getByText(reader.office, { exact: true }).filter({ visible: true })).toHaveCount(1);

      await page.getByRole('link', { name: reader.where }).click();
      await expect(page.getByText(reader.shown)).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: reader.post, exact: true })).toHaveCount(1);
      await page.getByLabel(reader.district, { exact: true }).selectOption({ label: reader.allDistricts });
      await expect(page.getByText(reader.all, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: reader.post, exact: true })).not.toHaveCount(1);
    },
  );

  inMarathi(`a ${reader.language} reader sees whom to ask when no office provides a service`, async ({ request }) => {
    for (const { id, whomToAsk } of services.filter(({ bodies }) => bodies.length === 0)) {
      const html = await (await request.get(`${reader.root}/citizen/services/${id}`)).text();
      const [beforeAddress = ''] = whomToAsk?.[reader.code].split('https://') ?? [];
      expect(html.replaceAll(/<!--.*?-->|<[^>]*>/g, '')).toContain(beforeAddress.trim());
    }
  });
}

test('a chosen district applies to the current page when storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(`/citizen/services/${aService.id}`);
  await page.getByLabel('Your district', { exact: true }).selectOption({ label: anOffice.place.en });
  await expect(page.locator(`a[href="${anOffice.call}"]`).filter({ visible: true })).toHaveCount(1);
});

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('the offices of all districts are shown, with links to each district', async ({ page }) => {
    await page.goto('/mr/office');
    await expect(page.getByLabel('आपला जिल्हा')).toBeHidden();
    await page.getByRole('link', { name: anOffice.place.mr, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${anOffice.id}$`));
    await expect(page.locator(`a[href="${anOffice.call}"]`).first()).toBeVisible();
  });
});

for (const { root, district, vasai, choice } of [
  { root: '', district: 'Your district', vasai: 'Vasai', choice: 'Palghar, Vasai' },
  { root: '/mr', district: 'आपला जिल्हा', vasai: 'वसई', choice: 'पालघर, वसई' },
])
  testsIn(root ? 'mr' : 'en').inMarathi(
    `a resident of ${vasai} finds the office of the town's district by search and by the list of districts`,
    async ({ page }) => {
      const office = officeGroups.find(({ id }) => id === 'assistant')?.offices.palghar;
      const name = office?.designation[root ? 'mr' : 'en'] ?? '';
      await page.goto(`${root}/search?q=${encodeURIComponent(vasai)}`);
      const hit = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name });
      await expect(hit).toHaveAttribute('href', `${root}/office/assistant#palghar`);

      for (const path of ['/office', `/citizen/services/${aService.id}`]) {
        await page.goto(root + path);
        await page.getByLabel(district, { exact: true }).selectOption({ label: choice });
        await expect(page.getByText(name, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
      }
      await page.goto(`${root}/office/assistant`);
      await expect(page.getByRole('option', { name: choice })).toHaveCount(1);
    },
  );

/** Lists the offices in talukas whose address is known. */
const locatedOffices = (code: 'en' | 'mr') =>
  bodyWithOffices(talukaScheme.apply.bodies[0] ?? '', code).talukaOffices.filter(
    ({ office_address: address }) => address,
  );

const talukaReaders = [
  { code: 'en', root: '', district: 'Your district', taluka: 'Your taluka', ofDistrict: 'district', forget: 'Forget' },
  {
    code: 'mr',
    root: '/mr',
    district: 'आपला जिल्हा',
    taluka: 'आपला तालुका',
    ofDistrict: 'जिल्हा',
    forget: 'ही निवड काढून टाका',
  },
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 616 } });

  for (const { code, root, district, taluka, ofDistrict, forget } of talukaReaders)
    testsIn(code).inMarathi(
      `somebody finds the office of the taluka for a pension, has it remembered on the next page, and forgotten (${code})`,
      async ({ page }) => {
        await page.goto(`${root}/scheme/${talukaScheme.id}`);
        await page.getByLabel(district, { exact: true }).selectOption(aTaluka.district);
        await page
          .getByLabel(taluka, { exact: true })
          .filter({ visible: true })
          .selectOption({ label: aTaluka.title[code] });
        const sentence = page.locator('p').filter({ has: page.locator('b', { hasText: talukaOffice[code] }) });
        await expect(sentence.filter({ visible: true })).toHaveCount(1);
        const card = page.getByRole('heading', { level: 3, name: `${talukaOffice[code]}, ${aTaluka.title[code]}` });
        await expect(card).toBeInViewport();
        const article = page.locator('article article').filter({ has: card });
        await expect(article.getByRole('link', { name: /\d{3,}/ }).first()).toHaveAttribute('href', /^tel:/);
        await expect(article).toContainText(`${districts[aTaluka.district][code]} ${ofDistrict}`);
        const map = await article.locator('a[href*="/maps/search/"]').getAttribute('href');
        expect(new URL(map ?? '').searchParams.get('query')).toBe(
          `${talukaOffice[code]}, ${aTaluka.title[code]}, ${districts[aTaluka.district][code]}`,
        );
        for (const { taluka: located, office_address: address } of locatedOffices(code)) {
          await page.getByLabel(district, { exact: true }).selectOption(talukas[located]?.district ?? '');
          await page.getByLabel(taluka, { exact: true }).filter({ visible: true }).selectOption(located);
          const search = await page.locator('article article:visible a[href*="/maps/search/"]').getAttribute('href');
          expect(decodeURIComponent(search ?? '')).toContain(address);
        }
        await page.getByLabel(district, { exact: true }).selectOption(aTaluka.district);
        await page
          .getByLabel(taluka, { exact: true })
          .filter({ visible: true })
          .selectOption({ label: aTaluka.title[code] });

        await page.reload();
        await expect(card).toBeVisible();
        await page.getByRole('button', { name: forget }).click();
        await expect(card).toBeHidden();
        await expect(page.getByLabel(taluka, { exact: true }).filter({ visible: true })).toHaveCount(0);
        await page.reload();
        await expect(page.getByLabel(district, { exact: true })).toHaveValue('');
      },
    );

  test('somebody who walks through the districts by keyboard keeps the select on the screen', async ({ page }) => {
    await page.goto(`/mr/scheme/${talukaScheme.id}`);
    const select = page.getByLabel('आपला जिल्हा', { exact: true });
    await select.selectOption(aTaluka.district);
    await expect(page.getByLabel('आपला तालुका', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await select.focus();
    await page.keyboard.press('Home');
    const shown = page.getByRole('heading', { level: 3, name: talukaOffice.mr }).filter({ visible: true });
    // Stops at the first district without talukas, whose card the page then shows.
    const options = await select.getByRole('option').count();
    for (let presses = 0; presses < options && (await shown.count()) === 0; presses++)
      await page.keyboard.press('ArrowDown');
    await expect(shown).toHaveCount(1);
    await expect(select).toBeFocused();
    await expect(select).toBeInViewport();
  });

  test('the card of a taluka is shown when storage is blocked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto(`/mr/scheme/${talukaScheme.id}`);
    await page.getByLabel('आपला जिल्हा', { exact: true }).selectOption(aTaluka.district);
    await page
      .getByLabel('आपला तालुका', { exact: true })
      .filter({ visible: true })
      .selectOption({ label: aTaluka.title.mr });
    await expect(page.getByRole('heading', { level: 3, name: aTaluka.title.mr })).toBeVisible();
    await expect(page.getByRole('button', { name: 'ही निवड काढून टाका' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody reaches the office of every taluka from a pension, by the district', async ({ page }) => {
    await page.goto(`/mr/scheme/${talukaScheme.id}`);
    const name = districts[aTaluka.district].mr;
    await page.getByRole('navigation', { name: 'तालुक्यांची कार्यालये' }).getByRole('link', { name, exact: true }).click();
    const taluka = page.locator(`details[id="${aTaluka.id}"]`);
    await taluka.locator('summary').click();
    await expect(taluka).toContainText(`${talukaOffice.mr}, ${aTaluka.title.mr}`);
  });
});

test('the card of a taluka office without a number fills the helpline, and no number of another office', async ({
  page,
}) => {
  const body = bodyWithOffices(talukaScheme.apply.bodies[0] ?? '', 'mr');
  const known = body.talukaOffices.filter((office) => office.office_phone_number).map(({ taluka }) => taluka);
  const [helpline] = body.call.filter(({ isOffice }) => !isOffice);
  for (const { id, talukas: own } of districtChoices('mr')) {
    const taluka = own.find((one) => !known.includes(one.id));
    await page.goto(`/mr/scheme/${talukaScheme.id}`);
    await page.getByLabel('आपला जिल्हा', { exact: true }).selectOption(id);
    if (taluka) await page.getByLabel('आपला तालुका', { exact: true }).filter({ visible: true }).selectOption(taluka.id);
    const calls = page.locator('article article:visible a[href^="tel:"]:visible');
    await expect(calls.first()).toContainText(helpline?.number ?? '?');
    const backgrounds = await calls.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    expect(backgrounds.slice(1)).not.toContain(backgrounds[0]);
    expect(await calls.count()).toBeGreaterThan(1);
  }
});

test('every district whose office has no number shows whom to call', async ({ page }) => {
  const assistants = officeGroups.find(({ id }) => id === 'assistant')?.offices ?? {};
  const silent = DISTRICT_IDS.filter((id) => !assistants[id]?.office_phone_number);
  for (const id of silent) {
    const asks = {
      office: assistants[id]?.ask,
      sheet: bodies[talukaScheme.apply.bodies[0] ?? '']?.ask,
    };
    for (const path of ['/mr/district', `/mr/district/${id}`, `/mr/scheme/${talukaScheme.id}/sheet`]) {
      const isSheet = path.endsWith('sheet');
      const [contact] = whomToCall([isSheet ? asks.sheet : asks.office], id, 'mr');
      await page.goto(path);
      if (isSheet) await page.getByLabel('आपला जिल्हा', { exact: true }).selectOption(id);
      await expect(
        page
          .getByText(contact?.number ?? '?')
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    }
  }
});
