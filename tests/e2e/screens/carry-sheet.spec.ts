import { expect, type Page, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { anOffice, aScheme, firstDocument, nameOf, schemePath } from '#tests/content.ts';
import { tabTo } from '#tests/e2e/support/keyboard.ts';
import { isSampled, WHOLE, waitForFonts } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    name: 'English',
    language: 'en' as const,
    scheme: nameOf(aScheme).en,
    print: 'Print this list on one page',
    both: 'English and Marathi',
    printNow: 'Print',
    district: 'Your district',
    thane: anOffice.place.en,
    other: nameOf(aScheme).mr,
    paper: firstDocument(aScheme).en,
  },
  {
    name: 'Marathi',
    language: 'mr' as const,
    scheme: nameOf(aScheme).mr,
    print: 'ही यादी एका कागदावर छापा',
    both: 'मराठी व इंग्रजी',
    printNow: 'छापा',
    district: 'आपला जिल्हा',
    thane: anOffice.place.mr,
    other: nameOf(aScheme).en,
    paper: firstDocument(aScheme).mr,
  },
];

/** 9 points in CSS pixels, rounded down as browsers round. */
const SMALLEST = 11.99;

const sheetOf = (id: string, language: Language) => pathIn(language, `/scheme/${id}/sheet`);

/** Prints a page as a PDF and returns its number of pages and its text. */
async function printed(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { pages: pdf.numPages, text: texts.join('\n').replace(/\s+/g, ' ') };
}

for (const reader of readers) {
  const { inEnglish } = testsIn(reader.language);
  inEnglish(`an elder prints the sheet of a scheme with the keyboard alone, in ${reader.name}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-test-printed', '');
    });
    await page.goto(pathIn(reader.language, schemePath));
    await tabTo(page, page.getByRole('link', { name: reader.print }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(sheetOf(aScheme.id, reader.language));
    await expect(page.getByRole('heading', { level: 2, name: reader.scheme })).toBeVisible();
    const district = page.getByRole('combobox', { name: reader.district });
    await tabTo(page, district);
    // Uses arrow keys, because Playwright has no Devanagari keys and would insert the characters as text.
    while ((await district.locator('option:checked').textContent()) !== reader.thane)
      await page.keyboard.press('ArrowDown');
    await expect(page.getByText(anOffice.office_phone_number ?? '').filter({ visible: true })).toHaveCount(1);
    await tabTo(page, page.getByRole('button', { name: reader.printNow }));
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-test-printed', '');
    const { pages, text } = await printed(page);
    expect(pages).toBe(1);
    expect(text).toContain(anOffice.office_phone_number ?? '');
    expect(text).toContain(`scheme/${aScheme.id}`);
  });
}

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const reader of readers)
    testsIn(reader.language).inMarathi(
      `the sheet shows both languages when chosen, in ${reader.name}`,
      async ({ page }) => {
        await page.goto(sheetOf(aScheme.id, reader.language));
        await expect(page.getByRole('listitem').filter({ hasText: reader.paper }).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: reader.other })).toBeHidden();
        await page.getByText(reader.both, { exact: true }).click();
        await expect(page.getByRole('heading', { name: reader.other })).toBeVisible();
        expect((await printed(page)).pages).toBe(1);
      },
    );
});

/** Estimates the length of a sheet, so that the longest sheets are in the sample. */
const length = (entry: (typeof schemes)[number]) => JSON.stringify([entry.eligibility, entry.apply]).length;
const longestFirst = schemes.toSorted((a, b) => length(b) - length(a));
const printedSchemes = longestFirst.filter((_, index) => WHOLE || index < 4 || index % 16 === 0);

for (const language of LANGUAGES)
  test(`every printed sheet is one A4 page with a box for each required document, whether in "${language}" or in both languages`, {
    tag: '@conformance/paper',
  }, async ({ page }) => {
    test.setTimeout(300_000);
    const flaws: string[] = [];
    for (const { id, documents } of printedSchemes.filter((_, index) => isSampled(language, index))) {
      await page.goto(sheetOf(id, language));
      await page.evaluate(() => document.fonts.ready);
      const boxes = await page.locator('article li').evaluateAll(
        (lines) =>
          lines.filter((line) => {
            const box = getComputedStyle(line, '::before');
            return line.checkVisibility() && box.borderTopStyle === 'solid' && Number.parseFloat(box.width) > 8;
          }).length,
      );
      if (boxes !== documents.length) flaws.push(`${id}: ${boxes} boxes for ${documents.length} papers`);
      const alone = await printed(page);
      if (alone.pages !== 1) flaws.push(`${id}: ${alone.pages} pages`);
      await page.locator('input[value="both"]').check({ force: true });
      const both = await printed(page);
      if (both.pages !== 1) flaws.push(`${id}: ${both.pages} pages in both languages`);
      if (both.text.length <= alone.text.length) flaws.push(`${id}: both languages are not on paper`);
    }
    expect(flaws).toEqual([]);
  });

for (const language of LANGUAGES)
  test(`the sheet of every situation is one A4 page with letters of at least 9 points, in "${language}"`, {
    tag: '@conformance/paper',
  }, async ({ page }) => {
    test.setTimeout(300_000);
    const flaws: string[] = [];
    for (const { id } of situations.filter((_, index) => isSampled(language, index))) {
      await page.goto(pathIn(language, `/situations/${id}/sheet`));
      await waitForFonts(page);
      const { pages, text } = await printed(page);
      if (pages !== 1) flaws.push(`${id}: ${pages} pages`);
      if (!text.includes(`situations/${id}`)) flaws.push(`${id}: the address is not on paper`);
      await page.emulateMedia({ media: 'print' });
      const smallest = await page
        .locator('article, article *')
        .evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))));
      await page.emulateMedia({ media: null });
      if (smallest < SMALLEST) flaws.push(`${id}: letters of ${smallest} px`);
    }
    expect(flaws).toEqual([]);
  });
