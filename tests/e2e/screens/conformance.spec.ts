import { expect, type Page, test } from '@playwright/test';
import { lastRun } from '#app/model/conformance/data.server.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    root: '',
    statement: 'Accessibility',
    report: 'Conformance report',
    run: /Version [0-9a-f]+ of the program was tested on \d{1,2} [A-Z][a-z]+ \d{4}\. All \S+ tests that were run passed/,
    noRun: /^There is no record yet that all tests passed together/,
    standards: ['Guidelines for Indian Government Websites 3.0', 'Web Content Accessibility Guidelines 2.2'],
    all: ['88', '55'],
    parts: ['Quality (5.1)', 'Accessibility (5.2)', 'Security and upkeep (5.3 and 5.4)'],
    criterion: { name: 'Page Titled', met: 'Met', notChecked: 'Not checked' },
    emblem: 'Supply the official emblem and the right to use it.',
    check: 'Every page has a title of its own, in its language',
    ours: 'The division into thirteen points and the numbers in brackets are ours',
  },
  {
    language: 'Marathi',
    root: '/mr',
    statement: 'दिव्यांगांसाठी सोयी',
    report: 'तपासणी अहवाल',
    run: /प्रोग्रामची [0-9a-f]+ ही आवृत्ती [०-९]+ \S+ [०-९]{4} रोजी तपासली/,
    noRun: /^सर्व चाचण्या एकाच वेळी यशस्वी झाल्याची नोंद अजून नाही/,
    standards: ['भारतीय शासकीय संकेतस्थळांसाठीची मार्गदर्शक तत्त्वे ३.०', 'वेब मजकूर सुलभता मार्गदर्शक तत्त्वे २.२'],
    all: ['८८', '५५'],
    parts: ['गुणवत्ता (५.१)', 'दिव्यांगांसाठी सोयी (५.२)', 'सुरक्षा व देखभाल (५.३ व ५.४)'],
    criterion: { name: 'पानाचे शीर्षक', met: 'पूर्ण', notChecked: 'तपासले नाही' },
    emblem: 'अधिकृत बोधचिन्ह व ते वापरण्याचा अधिकार उपलब्ध करून द्यावा.',
    check: 'प्रत्येक पानाला त्या पानाच्या भाषेतील स्वतंत्र शीर्षक आहे',
    ours: 'तेरा मुद्दे व कंसातील क्रमांक आमचे आहेत',
  },
];

/** Returns the numbers in the first column of a table. */
const numbersIn = (page: Page, name: string) =>
  page.getByRole('table', { name, exact: true }).locator('tbody tr > td:first-child').allInnerTexts();

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, root, statement, report, run, noRun, standards, all, parts, criterion, ...reader } of readers)
    testsIn(root ? 'mr' : 'en').inMarathi(
      `a ${language} auditor reaches the report from the footer, counts 88 checkpoints and 55 criteria, and opens the check that verifies a criterion`,
      async ({ page }) => {
        await page.goto(`${root}/documents`);
        await page.getByRole('contentinfo').getByRole('link', { name: statement, exact: true }).click();
        await page.getByRole('main').getByRole('link', { name: report }).click();
        await expect(page).toHaveURL(`${root}/accessibility/report`);
        await expect(page.getByRole('heading', { level: 1, name: report })).toBeVisible();
        await expect(page.getByText(lastRun ? run : noRun)).toBeVisible();
        for (const [index, standard] of standards.entries()) {
          const row = page.getByRole('row').filter({ hasText: standard });
          await expect(row.getByRole('cell').first()).toHaveText(all[index] ?? '');
        }
        await expect(page.getByRole('listitem').filter({ hasText: reader.emblem })).toBeVisible();

        const [quality = [], accessibility = [], security = []] = await Promise.all(
          parts.map((part) => numbersIn(page, part)),
        );
        const gigw = [...quality, ...accessibility, ...security].filter((number) => /[5५]\.[1-4१-४]/.test(number));
        expect(new Set(gigw).size).toBe(88);
        expect(accessibility.filter((number) => /\p{Nd}\.\p{Nd}\.\p{Nd}+, \S+ A{1,2}\s*$/u.test(number))).toHaveLength(
          55,
        );
        await expect(page.getByText(reader.ours)).toBeVisible();

        const { name, met, notChecked } = criterion;
        const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
        await expect(row.getByRole('cell', { name: lastRun ? met : notChecked, exact: true })).toBeVisible();
        await row.getByRole('link', { name: reader.check }).click();
        const check = page.locator(':target');
        await expect(check).toContainText(reader.check);
        if (lastRun) await expect(check).toContainText('tests/site/head.test.ts');
        await expect(check).toBeInViewport();
      },
    );
});
