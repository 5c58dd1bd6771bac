import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { handouts } from '#app/handouts/handout.server.ts';
import { pathIn } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { anOffice, aScheme, nameOf, schemePath } from '#tests/content.ts';
import { changeLook, WHOLE } from '#tests/e2e/support/page.ts';
import { paleTextsOnPaper } from '#tests/e2e/support/paper.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    name: 'English',
    language: 'en' as const,
    share: 'Send',
    send: /^Send as picture/,
    make: 'Show the sheets',
    print: 'Print',
    district: 'District',
    size: 'Size',
    handbills: 'Handbills: two small ones (A5) on one A4 sheet',
    wall: 'Poster, A3',
    ready: /^\d+ sheets? (is|are) ready/,
    place: anOffice.place.en,
  },
  {
    name: 'Marathi',
    language: 'mr' as const,
    share: 'पाठवा',
    send: /^चित्र म्हणून पाठवा/,
    make: 'कागद दाखवा',
    print: 'छापा',
    district: 'जिल्हा',
    size: 'आकार',
    handbills: 'पत्रके, ए४ कागदावर दोन ए५',
    wall: 'भित्तिपत्रक, ए३',
    ready: /^[०-९]+ कागद तयार/,
    place: anOffice.place.mr,
  },
];

const nameIn = (language: 'en' | 'mr') =>
  handouts(language).find(({ path }) => path === schemePath) ?? { name: '', papers: { items: [] } };

for (const reader of readers)
  testsIn(reader.language).inEnglish(`a ${reader.name} reader sends a scheme as a picture`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async ({ files = [], text } = {}) => {
        const shared = JSON.stringify([files[0]?.name, files[0]?.type, files[0]?.size, text]);
        document.body.setAttribute('data-test-shared', shared);
      };
    });
    await page.goto(pathIn(reader.language, schemePath));
    await page.getByRole('button', { name: reader.share, exact: true }).click();
    await page.getByRole('link', { name: reader.send }).click();
    await expect(page.locator('body')).toHaveAttribute('data-test-shared', /./);
    const [name, type, size, text] = JSON.parse((await page.locator('body').getAttribute('data-test-shared')) ?? '');
    expect([name, type]).toEqual([`${aScheme.id}-picture.${reader.language}.png`, 'image/png']);
    expect(size).toBeGreaterThan(10_000);
    expect(text).toContain(nameOf(aScheme)[reader.language]);
    expect(text.endsWith(`\n${site.address}${pathIn(reader.language, schemePath)}`)).toBe(true);
  });

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const reader of readers)
    testsIn(reader.language).inMarathi(
      `a ${reader.name} reader saves the picture of a scheme, and opens sheets to print`,
      async ({ page }) => {
        await page.goto(pathIn(reader.language, schemePath));
        await page.getByRole('link', { name: reader.share, exact: true }).click();
        const saved = page.waitForEvent('download');
        await page.getByRole('link', { name: reader.send }).click();
        const { width, height } = await sharp(readFileSync(await (await saved).path())).metadata();
        expect([width, height]).toEqual([1080, 1350]);
        await page.goto(pathIn(reader.language, '/print'));
        await expect(page.getByRole('button', { name: reader.make })).toBeHidden();
        await page.locator(`main a[href$="${schemePath}/sheet"]`).click();
        await expect(page).toHaveURL(new RegExp(`${schemePath}/sheet$`));
      },
    );
});

/** Points in a CSS pixel. */
const POINT = 96 / 72;

/** Returns the smallest letters in points, and the codes and their modules in millimetres, as they are printed. */
async function measure(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  const measured = await page.locator('article').evaluateAll((articles) => {
    const own = articles.flatMap((article) => [...article.querySelectorAll<HTMLElement>('*')]);
    const withText = own.filter((element) => [...element.childNodes].some((node) => node.nodeType === 3));
    return {
      sizes: withText.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      codes: articles.map((article) => {
        const code = article.querySelector('svg[role="img"]') as SVGSVGElement;
        const count = code.viewBox.baseVal.width;
        const module = (code.getBoundingClientRect().width / count / 96) * 25.4;
        return { module, side: module * (count - 8) };
      }),
      overflowing: articles
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map((article) => article.querySelector('h2')?.textContent),
    };
  });
  await page.emulateMedia({ media: null });
  const { sizes, ...rest } = measured;
  return { ...rest, smallest: Math.min(...sizes) / POINT, largest: Math.max(...sizes) / POINT };
}

/** Enlargement of the site's font (app/styles/tokens.css). */
const FONT_SIZE_ADJUST = 1.08;

/** Returns the size of the largest letters of the first page in points. */
async function largestLetters(printed: PDFDocumentProxy) {
  const { items } = await (await printed.getPage(1)).getTextContent();
  return Math.max(...items.map((item) => ('height' in item ? item.height : 0)));
}

for (const reader of readers)
  testsIn(reader.language).inMarathi(`an officer prints posters and handbills in ${reader.name}`, async ({ page }) => {
    await page.goto(pathIn(reader.language, `/print?of=scheme/${aScheme.id}`));
    const box = page.locator(`input[value="scheme/${aScheme.id}"]`);
    await expect(box).toBeChecked();
    await page.getByRole('combobox', { name: reader.district }).selectOption(reader.place);
    await page.getByRole('button', { name: reader.make }).click();
    await expect(page.getByRole('status').filter({ hasText: reader.ready })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(nameIn(reader.language).name);
    await expect(page.getByRole('article')).toContainText(anOffice.office_phone_number ?? '');
    await expect(page.getByRole('button', { name: reader.print, exact: true })).toBeVisible();
    const { largest } = await measure(page);
    const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true, tagged: true })));
    expect(printed.numPages).toBe(1);
    expect((await printed.getMarkInfo())?.Marked).toBe(true);
    const { width, height } = (await printed.getPage(1)).getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    // A browser shrinks a page that is wider than the paper.
    expect(await largestLetters(printed)).toBeCloseTo(largest * FONT_SIZE_ADJUST, 0);
  });

for (const reader of readers)
  test(`on every ${reader.name} sheet the letters have 11 points or more, and the code is large enough`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(pathIn(reader.language, '/print'));
    const boxes = page.locator('main input[type="checkbox"]');
    const count = await boxes.count();
    for (let index = WHOLE || reader.language === 'en' ? 0 : 4; index < count; index += WHOLE ? 1 : 8)
      await boxes.nth(index).check();
    await page.getByRole('button', { name: reader.make }).click();
    await expect(page.getByRole('status').filter({ hasText: reader.ready })).toBeVisible();
    // A phone reads a code from a distance of ten times its side. Handbills are in the hand, 40 cm away.
    for (const { size, distance } of [
      { size: undefined, distance: 600 },
      { size: reader.handbills, distance: 400 },
      { size: reader.wall, distance: 600 },
    ]) {
      if (size) await page.getByRole('combobox', { name: reader.size }).selectOption(size);
      const { smallest, codes, overflowing } = await measure(page);
      expect(overflowing, size ?? 'A4').toEqual([]);
      expect(smallest).toBeGreaterThanOrEqual(10.99);
      expect(Math.min(...codes.map(({ side }) => side))).toBeGreaterThanOrEqual(distance / 10 - 0.1);
      expect(Math.min(...codes.map(({ module }) => module))).toBeGreaterThanOrEqual(distance / 300 - 0.01);
    }
  });

for (const path of [
  '/rtsact',
  '/rtiact',
  '/selfdisclosure',
  '/hostels/governmenthostels',
  `/search?q=${encodeURIComponent(nameOf(aScheme).en)}`,
  '/videogallery',
  schemePath,
])
  test(`a reader of the dark theme prints ${path} in letters as dark as those of the light theme`, async ({ page }) => {
    await page.goto(path);
    if (path.startsWith('/search')) await expect(page.locator('main mark').first()).toBeVisible();
    for (const theme of ['dark', 'light'] as const) {
      await changeLook(page, { theme, window: { width: 768, height: 1024 } });
      expect(await paleTextsOnPaper(page), theme).toEqual([]);
    }
  });

test('a code stays dark on light where the browser forces dark colours, because readers need it so', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto('/rtiact');
  const code = page.locator('main svg[role="img"]').first();
  await code.scrollIntoViewIfNeeded();
  const modules = await code.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  const { data, info } = await sharp(await code.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brightness = (module: number) => {
    const at = Math.floor(((module + 0.5) / modules) * info.width);
    return data[at * info.width + at] ?? 0;
  };
  // The margin of a code is four modules wide; its first dark square begins behind it.
  expect(brightness(2)).toBeGreaterThan(200);
  expect(brightness(4)).toBeLessThan(80);
});
