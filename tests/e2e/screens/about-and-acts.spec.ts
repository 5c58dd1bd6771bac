import { expect, test } from '@playwright/test';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { administrativeSetup, introduction, objectives, visionMission } from '#app/model/about/data.server.ts';
import { rightToServices } from '#app/model/acts/data.server.ts';
import { leaders } from '#app/model/leaders/data.server.ts';
import { namedPortals } from '#app/model/portals/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { anOffice } from '#tests/content.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

/** Pages that show portals named in the specification. */
const WITH_PORTALS = [
  '/rtsact',
  '/manual-scavenger-act/act',
  ...services.filter(({ portals = [] }) => portals.length > 0).map(({ id }) => `/citizen/services/${id}`),
];

/** Returns the pages about the department, each with its title and a sentence from the page. */
const about = (language: 'en' | 'mr') =>
  [
    { path: '/about/introduction', title: TITLES.introduction, says: introduction.intro[0]?.content[0] },
    { path: '/about/vissionandmission', title: visionMission.title, says: visionMission.subtitle },
    { path: '/about/objectiveandfunctions', title: objectives.title, says: objectives.aims.lines[0] },
    { path: '/about/administrativesetup', title: administrativeSetup.title, says: administrativeSetup.setup.title },
    { path: '/about/whoswho', title: TITLES.whoswho, says: leaders[0]?.name },
  ].map(({ path, title, says }) => ({ path, title: title[language], says: says?.[language] ?? '' }));

const TITLES = {
  introduction: { en: 'Introduction', mr: 'परिचय' },
  whoswho: { en: 'Who’s who', mr: 'मंत्री व अधिकारी' },
};

const readers = [
  {
    language: 'English',
    root: '',
    about: about('en'),
    rtsQr: /^QR code of /,
    rtiQr: /^QR code of /,
    view: /^View/,
    download: /^Download/,
    code: 'en' as const,
    notKnown: 'Its web address is not known yet.',
    district: 'Your district',
    newTab: 'opens in a new tab',
  },
  {
    language: 'Marathi',
    root: '/mr',
    about: about('mr'),
    rtsQr: /क्यूआर कोड$/,
    rtiQr: /क्यूआर कोड$/,
    view: /^पाहा/,
    download: /^डाउनलोड करा/,
    code: 'mr' as const,
    notKnown: 'संकेतस्थळाचा पत्ता अजून माहीत नाही.',
    district: 'आपला जिल्हा',
    newTab: 'नवीन टॅबमध्ये',
  },
];

for (const reader of readers) {
  const { inEnglish, inMarathi } = testsIn(reader.code);
  test.describe(`a ${reader.language} reader`, () => {
    inEnglish('reads about the department', { tag: '@conformance/about' }, async ({ page }) => {
      for (const { path, title, says } of reader.about) {
        await page.goto(reader.root + path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByRole('main')).toContainText(says);
      }
    });

    inMarathi('learns the right to services and gets its documents', async ({ page }) => {
      await page.goto(`${reader.root}/rtsact`);
      const main = page.getByRole('main');
      for (const line of rightToServices.description) await expect(main).toContainText(line[reader.code]);
      await expect(page.getByRole('img', { name: reader.rtsQr })).toBeVisible();
      await expect(main.getByRole('link', { name: reader.newTab }).first()).toHaveAttribute('target', '_blank');
      await expect(main.getByRole('link', { name: reader.view }).first()).toHaveAttribute('href', /\.pdf$/);
      await expect(main.getByRole('link', { name: reader.download }).first()).toHaveAttribute('download', '');
    });

    inEnglish(
      'finds the QR code for the right to information, and its address as text',
      {
        tag: '@conformance/code-as-text',
      },
      async ({ page }) => {
        await page.goto(`${reader.root}/rtiact`);
        await expect(page.getByRole('img', { name: reader.rtiQr })).toBeVisible();
        await expect(page.getByRole('link', { name: 'rtionline.maharashtra.gov.in' })).toBeVisible();
      },
    );

    inMarathi('reads the five points of the act against manual scavenging', async ({ page }) => {
      await page.goto(`${reader.root}/manual-scavenger-act/act`);
      const main = page.getByRole('main');
      await expect(main.locator('ul').first().getByRole('listitem')).toHaveCount(5);
      await expect(main.getByRole('link', { name: reader.download })).toHaveAttribute('href', /\.pdf$/);
    });

    inEnglish('chooses a district and finds the telephone number for reporting manual scavenging', async ({ page }) => {
      await page.goto(`${reader.root}/manual-scavenger-act/act`);
      await page.getByLabel(reader.district, { exact: true }).selectOption({ label: anOffice.place[reader.code] });
      const telephone = page.getByRole('link', { name: anOffice.office_phone_number ?? '' }).filter({ visible: true });
      await expect(telephone).toHaveAttribute('href', anOffice.call);
    });

    inMarathi('sees, for each portal without a known address, where to go instead', async ({ page }) => {
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

    inEnglish('opens each notice as a PDF of the stated size', { tag: '@conformance/schemes' }, async ({ page }) => {
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
