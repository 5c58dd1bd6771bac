import { expect, type Page, test } from '@playwright/test';
import { ISLAND_FILES } from '#app/finish/islandStart.server.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { albumPath, hostelWithoutFigures, hostelWithPhotos, schemePath } from '#tests/content.ts';
import { holdRequests, isSampled, searchFields, waitForIdle } from '#tests/e2e/support/page.ts';

/** A page with each island. */
const ISLANDS: Record<string, string> = {
  AlbumPictures: albumPath,
  Checklist: '/papers',
  Finder: '/eligibility',
  HostelPage: hostelPath((hostelWithPhotos ?? hostelWithoutFigures).name),
  Listen: schemePath,
  PrintSheets: '/print',
  SaveSite: '/offline',
  SchemeBrowser: '/scheme',
  SearchResults: '/search?q=pension',
  ServiceBrowser: '/citizen/services',
  ShareButton: schemePath,
  StepTicks: `/situations/${situations.find(({ counted, leave }) => counted && !leave)?.id}`,
  VideoCard: '/videogallery',
  VideoTeaser: '/',
};

/** Lets "Save this site" save only one file. */
const SHORT_LIST = { edition: 'short', files: [['/favicon.svg', 1, 1, 'first']] };

/** Maximum number of controls that the test uses in an island, the first of each kind. */
const MAX_STEPS = 14;

/** Replaces each text by another one in two elements, as the translator of Chrome does, also the texts that appear later. */
function wrapTexts() {
  const wrap = (node: Node) => {
    if (node instanceof Text) {
      if (!node.data.trim() || node.parentElement?.closest('script,style,title,option,textarea,svg,font')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`~${node.data}`);
      outer.append(inner);
      node.replaceWith(outer);
    } else for (const child of [...node.childNodes]) wrap(child);
  };
  const start = () => {
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.body && document.readyState !== 'loading') start();
  else addEventListener('DOMContentLoaded', start);
}

/** Uses the next control of an island that was not used yet. Returns which, or undefined after the last one. */
const pressNext = (page: Page, island: string, used: string[]) =>
  page.evaluate(
    ([name, before]) => {
      const modal = document.querySelector('dialog[open]');
      const controls = [...document.querySelectorAll(`[data-island="${name}"]`)].flatMap((part) => [
        ...part.querySelectorAll<HTMLInputElement>(
          'button:not([data-action]),input,select,textarea,summary,[data-hydrates]',
        ),
      ]);
      for (const control of controls) {
        const isTick = /radio|checkbox/.test(control.type);
        const label = control.textContent?.replace(/[~\d०-९]+/g, '').trim() || control.getAttribute('aria-label');
        const what = [control.localName, control.type, isTick ? control.value : label].join(' ');
        const isUsable = control.checkVisibility() && !control.disabled && (!modal || modal.contains(control));
        const leaves = control.type === 'submit' && !('hydrates' in control.dataset);
        if (!isUsable || leaves || before.includes(what)) continue;
        control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        control.focus();
        if (control instanceof HTMLSelectElement) {
          control.selectedIndex = 1;
          control.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (control.localName === 'input' && !isTick) {
          control.select();
          document.execCommand('insertText', false, '12');
        } else control.click();
        return what;
      }
      return undefined;
    },
    [island, used] as const,
  );

/** Returns what a visitor sees of an island: text, values, ticks, and the focused control. */
const stateOf = (page: Page, island: string) =>
  page.evaluate((name) => {
    const parts = [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
    const controls = parts.flatMap((part) => [
      ...part.querySelectorAll<HTMLInputElement>('input,select,textarea,details'),
    ]);
    const focused = document.activeElement;
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: leaves out what is hidden.
      text: parts.map(({ innerText }) => innerText.replaceAll('~', '').replace(/\s+/g, ' ')),
      values: controls.map((control) =>
        [control.value, control.checked, (control as unknown as HTMLDetailsElement).open].join(),
      ),
      focus: `${focused?.localName} ${focused?.className} ${focused?.textContent?.replaceAll('~', '').slice(0, 40).trim()}`,
      dialogs: document.querySelectorAll('dialog[open]').length,
    };
  }, island);

/** Waits until React has started and nothing changes any more. */
async function settledState(page: Page, island: string) {
  await expect(page.locator(`[data-island="${island}"][data-hydrated]`).first()).toBeAttached();
  let [before, after] = ['', ''];
  do {
    before = after;
    await waitForIdle(page);
    await page.waitForTimeout(250);
    after = JSON.stringify(await stateOf(page, island), null, 1);
  } while (before !== after);
  return after;
}

type Step = { what: string; state: string };

/** Uses the controls of an island one after the other. Returns each control, and what is seen after its use. */
async function pressEveryControl(page: Page, island: string): Promise<Step[]> {
  const steps: Step[] = [];
  while (steps.length < MAX_STEPS) {
    const used = steps.map(({ what }) => what);
    const what = await pressNext(page, island, used);
    if (what === undefined) break;
    steps.push({ what, state: await settledState(page, island) });
  }
  return steps;
}

/** Describes the first step after which a translated page shows something else. */
function firstDifference(plain: Step[], translated: Step[]): string | undefined {
  const step = plain.findIndex(({ what, state }, index) => {
    const other = translated[index];
    return what !== other?.what || state !== other.state;
  });
  if (step === -1) return undefined;
  const [expected = '', shown = ''] = [plain, translated].map((steps) => JSON.stringify(steps[step]));
  const at = Math.max(0, [...expected].findIndex((letter, index) => letter !== shown[index]) - 80);
  return `${plain[step]?.what}: ${expected.slice(at, at + 200)} … became ${shown.slice(at, at + 200)}`;
}

/** Opens a page. Waits for an island that starts with the page, and for what it fetches. */
async function open(page: Page, code: Language, island: string) {
  await page.goto(pathIn(code, ISLANDS[island] ?? ''));
  const start = await page.locator(`[data-island="${island}"]`).first().getAttribute('data-start');
  if (start === 'load' || page.url().includes('?')) await settledState(page, island);
}

test('every island has a page that is tested in translation', () => {
  expect(Object.keys(ISLANDS)).toEqual([...ISLAND_FILES.keys()].sort());
});

for (const code of LANGUAGES)
  for (const [index, island] of Object.keys(ISLANDS).entries())
    if (isSampled(code, index))
      test(`every control of ${island} works on a translated page as on the original page: "${code}"`, async ({
        browser,
      }) => {
        const [plain, translated] = [await browser.newPage(), await browser.newPage()];
        for (const page of [plain, translated])
          await page.route(/\/offline\/\w+\.json$/, (route) => route.fulfill({ json: SHORT_LIST }));
        const errors: string[] = [];
        translated.on('pageerror', ({ message }) => errors.push(message));
        await translated.addInitScript(wrapTexts);
        const walks: Step[][] = [];
        for (const page of [plain, translated]) {
          await open(page, code, island);
          walks.push(await pressEveryControl(page, island));
        }
        expect(walks[0]?.length).toBeGreaterThan(0);
        expect(firstDifference(walks[0] ?? [], walks[1] ?? [])).toBeUndefined();
        expect(errors.filter((message) => !/#418|Hydration failed/.test(message))).toEqual([]);
      });

test('what is typed while a page is being translated stays in the field, with the focus', async ({ page }) => {
  const arrive = await holdRequests(page, /\/assets\/searchSuggestions-.*\.js$/);
  await page.goto('/about');
  const field = searchFields(page).first();
  await field.fill('widow');
  await field.press('ArrowLeft');
  await page.evaluate(wrapTexts);
  arrive();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('x');
  await expect(field).toHaveValue('widoxw');
});

test('an island starts again after an error while React changes the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const element = '{ $$typeof: Symbol.for("react.transitional.element"), type: "button", key: null, props }';
  const body = `let times = 0;
    const props = { children: "again", ref: () => { times += 1; if (times === 1) throw Error("once"); } };
    export const ServiceBrowser = () => (${element});`;
  await page.route(/\/ServiceBrowser\.island-/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await open(page, 'en', 'ServiceBrowser');
  await page.locator('[data-island="ServiceBrowser"] input').click();
  await expect(page.locator('[data-island="ServiceBrowser"]')).toHaveText('again');
  expect(errors).toContain('once');
});
