import AxeBuilder from '@axe-core/playwright';
import { type ConsoleMessage, expect, type Page, type Request, type Response, test } from '@playwright/test';
import { LANGUAGES, type Language, languageOf, pathIn, plainPath } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';
import { pathsToPrerender } from '#scripts/build/paths.ts';
import { untilReady } from './support.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

/** Shown in place of a page that does not exist: the server sends them with status 404, and the browser notes it. */
const STAND_INS = ['/404', '/notices/events/not-found'];

/** Milliseconds in which React must have taken over a page, also on a busy machine. */
const PATIENCE = 8_000;

// A trace of forty pages costs more than opening them.
test.use({ trace: 'off' });

/** How many tests share the pages of one language, so that two workers are busy to the end. */
const PARTS = 4;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const pages = (language: Language) => pathsToPrerender().filter((path) => languageOf(path) === language);

/** Collects what a visitor does not see and a developer should: until it is read, which empties it. */
function listenTo(page: Page) {
  const complaints: string[] = [];
  const isStandIn = (url: string) => STAND_INS.includes(plainPath(decodeURIComponent(new URL(url).pathname)));
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('404') && isStandIn(message.location().url)) return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error: Error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    // A film or picture whose page is left before it has come is not missing.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !isStandIn(response.url()))
      complaints.push(`${response.status()} ${response.url()}`);
  });
  return () => complaints.splice(0);
}

/** A broken Content-Security-Policy is said aloud, also where the browser would only count it. */
function reportViolations(page: Page) {
  return page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
}

/** Pixels by which the page is wider than the window. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of LANGUAGES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every page opens without a complaint and starts: "${language}", part ${part + 1} of ${PARTS}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(PATIENCE);
      await page.setViewportSize(PHONE);
      await reportViolations(page);
      const complaints = listenTo(page);
      const flaws: string[] = [];
      for (const path of pages(language).filter((_, index) => index % PARTS === part)) {
        const response = await page.goto(encodeURI(path));
        const expected = STAND_INS.includes(plainPath(path)) ? 404 : 200;
        const found = [
          ...(response?.status() === expected ? [] : [`status ${response?.status()}`]),
          ...(await untilReady(page).then(
            () => [],
            () => ['React did not take over'],
          )),
        ];
        const wider = await sidewaysScroll(page);
        if (wider > 0) found.push(`scrolls sideways by ${wider} px at ${PHONE.width} px`);
        flaws.push(...[...found, ...complaints()].map((flaw) => `${path}: ${flaw}`));
      }
      expect(flaws).toEqual([]);
    });
  }
}

/** One page of each screen: the first in the route table; of entries, the first. */
function onePerScreen(language: Language): { screen: string; path: string }[] {
  const all = pages('en');
  const screens = new Map<string, string>();
  for (const [pattern, screen] of Object.entries(SCREENS)) {
    const address = new RegExp(`^${pattern.replace(/:\w+|\*/, '[^/]+')}$`);
    const path = all.find((candidate) => address.test(candidate) && !STAND_INS.includes(candidate)) ?? '/404';
    if (!screens.has(screen)) screens.set(screen, path);
  }
  return [...screens].map(([screen, path]) => ({ screen, path: pathIn(language, path) }));
}

/** Rules that the page breaks, with the elements that break them. */
async function barriers(page: Page, view: string): Promise<string[]> {
  // Legacy: in this window. The other way opens a new one for each question, and the site has no frames.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${view}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test.describe('a visitor with assistive technology meets no barrier that a machine can find', () => {
  for (const language of LANGUAGES) {
    for (const { screen, path } of onePerScreen(language)) {
      test(`on ${path} (${screen}), light and dark, on a phone and at a desk`, async ({ page }) => {
        test.setTimeout(60_000);
        // Colours are asked for when they have arrived, not on their way.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(encodeURI(path));
        await untilReady(page);
        const found: string[] = [];
        for (const theme of ['light', 'dark']) {
          await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
          for (const size of [PHONE, DESK]) {
            await page.setViewportSize(size);
            found.push(...(await barriers(page, `${theme}, ${size.width} px`)));
          }
        }
        expect(found).toEqual([]);
      });
    }
  }
});
