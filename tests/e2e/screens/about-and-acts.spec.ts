import { expect, test } from '@playwright/test';
import { administrativeSetup, introduction, objectives, visionMission } from '#app/model/about/data.server.ts';
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
    code: 'en' as const,
    root: '',
    qrCode: /^QR code of /,
    notKnown: 'Its web address is not known yet.',
    district: 'Your district',
  },
  {
    language: 'Marathi',
    code: 'mr' as const,
    root: '/mr',
    qrCode: /क्यूआर कोड$/,
    notKnown: 'संकेतस्थळाचा पत्ता अजून माहीत नाही.',
    district: 'आपला जिल्हा',
  },
];

for (const { language, code, root, qrCode, notKnown, district } of readers) {
  const { inEnglish, inMarathi } = testsIn(code);

  test.describe(`without JavaScript, a ${language} reader`, () => {
    test.use({ javaScriptEnabled: false });

    inEnglish(
      'reads about the department, and finds the QR code for the right to information, and its address as text',
      { tag: ['@conformance/about', '@conformance/code-as-text'] },
      async ({ page }) => {
        for (const { path, title, says } of about(code)) {
          await page.goto(root + path);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
          await expect(page.getByRole('main')).toContainText(says);
        }
        await page.goto(`${root}/rtiact`);
        await expect(page.getByRole('img', { name: qrCode })).toBeVisible();
        await expect(page.getByRole('link', { name: 'rtionline.maharashtra.gov.in' })).toBeVisible();
      },
    );
  });

  inMarathi(
    `a ${language} reader chooses a district and finds the telephone number for reporting manual scavenging`,
    async ({ page }) => {
      await page.goto(`${root}/manual-scavenger-act/act`);
      await page.getByLabel(district, { exact: true }).selectOption({ label: anOffice.place[code] });
      const telephone = page.getByRole('link', { name: anOffice.office_phone_number ?? '' }).filter({ visible: true });
      await expect(telephone).toHaveAttribute('href', anOffice.call);
    },
  );

  inMarathi(
    `a ${language} reader sees, for each portal without a known address, where to go instead`,
    async ({ request }) => {
      const pages = await Promise.all(WITH_PORTALS.map(async (path) => (await request.get(root + path)).text()));
      const shown = pages.join().replaceAll(/<!--.*?-->|<[^>]*>/g, '');
      for (const { title, state } of namedPortals.filter(({ url }) => url === undefined))
        expect(shown).toContain(`${title[code]}. ${notKnown} ${state?.note?.[code]}`);
    },
  );
}
