import { expect, test } from '@playwright/test';
import { formatFileSize } from '#app/i18n/numbers.ts';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { rightToServices } from '#app/model/acts/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { namedPortals } from '#app/model/portals/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { untilReady } from './support.ts';

/** Pages that show portals of the specification besides those with a link of their own. */
const WITH_PORTALS = [
  '/rtsact',
  '/manual-scavenger-act/act',
  ...services.filter(({ portals = [] }) => portals.length > 0).map(({ id }) => `/citizen/services/${id}`),
];

const readers = [
  {
    language: 'English',
    root: '',
    about: [
      { path: '/about/introduction', title: 'Introduction', says: 'The Starte Committee' },
      { path: '/about/vissionandmission', title: 'Vision and mission', says: 'dignity' },
      { path: '/about/objectiveandfunctions', title: 'Objectives and functions', says: 'Programmes' },
      {
        path: '/about/administrativesetup',
        title: 'Administrative setup',
        says: 'Commissionerate of Social Welfare, Pune',
      },
      { path: '/about/whoswho', title: 'Who’s who', says: 'Hon’ble Chief Minister' },
    ],
    rtsQr: 'QR code of the Aaple Sarkar portal',
    rtiQr: 'QR code of the Maharashtra RTI Online portal',
    view: /^View/,
    download: /^Download/,
    code: 'en' as const,
    notKnown: 'Its web address is not known yet.',
    district: 'Your district',
    thane: 'Thane',
    newTab: 'opens in a new tab',
  },
  {
    language: 'Marathi',
    root: '/mr',
    about: [
      { path: '/about/introduction', title: 'परिचय', says: 'स्टार्ट समिती' },
      { path: '/about/vissionandmission', title: 'ध्येय', says: 'सन्मान' },
      { path: '/about/objectiveandfunctions', title: 'उद्दिष्टे', says: 'कार्यक्रम' },
      { path: '/about/administrativesetup', title: 'प्रशासकीय रचना', says: 'समाज कल्याण आयुक्तालय, पुणे' },
      { path: '/about/whoswho', title: 'मंत्री व अधिकारी', says: 'मा. मुख्यमंत्री' },
    ],
    rtsQr: 'आपले सरकार पोर्टलचा क्यूआर कोड',
    rtiQr: 'महाराष्ट्राच्या “आरटीआय ऑनलाइन” पोर्टलचा क्यूआर कोड',
    view: /^पाहा/,
    download: /^डाउनलोड करा/,
    code: 'mr' as const,
    notKnown: 'संकेतस्थळाचा पत्ता अजून माहीत नाही.',
    district: 'आपला जिल्हा',
    thane: 'ठाणे',
    newTab: 'नवीन टॅबमध्ये',
  },
];

for (const reader of readers) {
  test.describe(`a ${reader.language} reader`, () => {
    test('reads about the department', { tag: '@conformance/about' }, async ({ page }) => {
      for (const { path, title, says } of reader.about) {
        await page.goto(reader.root + path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByRole('main')).toContainText(says);
      }
    });

    test('learns the right to services and gets its documents', async ({ page }) => {
      await page.goto(`${reader.root}/rtsact`);
      const main = page.getByRole('main');
      for (const line of rightToServices.description) await expect(main).toContainText(line[reader.code]);
      await expect(page.getByRole('img', { name: reader.rtsQr })).toBeVisible();
      await expect(main.getByRole('link', { name: reader.newTab }).first()).toHaveAttribute('target', '_blank');
      await expect(main.getByRole('link', { name: reader.view }).first()).toHaveAttribute('href', /\.pdf$/);
      await expect(main.getByRole('link', { name: reader.download }).first()).toHaveAttribute('download', '');
    });

    test('finds the code for the right to information, and its address as text', {
      tag: '@conformance/code-as-text',
    }, async ({ page }) => {
      await page.goto(`${reader.root}/rtiact`);
      await expect(page.getByRole('img', { name: reader.rtiQr })).toBeVisible();
      await expect(page.getByRole('link', { name: 'rtionline.maharashtra.gov.in' })).toBeVisible();
    });

    test('reads the five points against manual scavenging', async ({ page }) => {
      await page.goto(`${reader.root}/manual-scavenger-act/act`);
      const main = page.getByRole('main');
      await expect(main.locator('ul').first().getByRole('listitem')).toHaveCount(5);
      await expect(main.getByRole('link', { name: reader.download })).toHaveAttribute('href', /\.pdf$/);
    });

    test('who saw manual scavenging chooses her district and has the telephone of its office', async ({ page }) => {
      await page.goto(`${reader.root}/manual-scavenger-act/act`);
      await untilReady(page);
      await page.getByLabel(reader.district, { exact: true }).selectOption({ label: reader.thane });
      const telephone = officeGroups.find(({ id }) => id === 'assistant')?.offices.thane?.office_phone_number ?? '';
      await expect(page.getByRole('link', { name: telephone }).filter({ visible: true })).toHaveAttribute(
        'href',
        telephoneAddress(telephone),
      );
    });

    test('finds each portal whose address is not known, and where to go instead', async ({ page }) => {
      const unknown = namedPortals.filter(({ url }) => url === undefined);
      const told = new Set<string>();
      for (const path of WITH_PORTALS) {
        await page.goto(reader.root + path);
        const main = page.getByRole('main');
        for (const { id, title, state } of unknown) {
          const text = `${title[reader.code]}. ${reader.notKnown} ${state?.note?.[reader.code]}`;
          if ((await main.getByText(text).count()) > 0) told.add(id);
        }
      }
      expect([...told].sort()).toEqual(unknown.map(({ id }) => id).sort());
    });

    test('opens the notices, each with its size', { tag: '@conformance/schemes' }, async ({ page }) => {
      await page.goto(`${reader.root}/notices/notices`);
      const rows = page.getByRole('table').locator('tbody').getByRole('row');
      await expect(rows).not.toHaveCount(0);
      for (const row of await rows.all()) {
        const link = row.getByRole('link', { name: reader.view });
        await expect(link).toHaveAttribute('target', '_blank');
        const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(pdf.headers()['content-type']).toBe('application/pdf');
        const size = formatFileSize((await pdf.body()).length, reader.root ? 'mr' : 'en');
        await expect(row.getByRole('cell').filter({ hasText: size })).toHaveCount(1);
      }
    });
  });
}
