import { expect, test } from '@playwright/test';
import { schemePath } from '#tests/content.ts';
import { collectErrors, reportViolations } from '#tests/e2e/support/consoleErrors.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    root: '',
    share: 'Send',
    dialog: 'Send',
  },
  {
    language: 'Marathi',
    root: '/mr',
    share: 'पाठवा',
    dialog: 'पाठवा',
  },
];

for (const { language, root, share, dialog } of readers) {
  const { inMarathi } = testsIn(root ? 'mr' : 'en');
  test.describe(`under Trusted Types, a ${language} reader`, { tag: '@conformance/least-privilege' }, () => {
    inMarathi('can press a button that an extension changed before', async ({ page }) => {
      const refused = collectErrors(page);
      await reportViolations(page);
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const island = document.querySelector('[data-island="ShareButton"]');
          island?.querySelector('button')?.append('!');
          island?.prepend(document.createElement('div'));
        });
      });
      await page.goto(`${root}${schemePath}`);
      await page.getByRole('button', { name: `${share}!`, exact: true }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      expect(refused().filter((complaint) => complaint.includes('Content-Security-Policy'))).toEqual([]);
    });
  });
}

test('the language switch links to the site even if the path of the page names another site', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/mr//evil.example/x', '//evil.example/x']) {
    await page.goto(baseURL + path);
    for (const language of ['en', 'mr']) {
      const link = page.locator(`a[data-language="${language}"]`).filter({ visible: true }).first();
      const origin = () => link.evaluate((anchor) => (anchor as HTMLAnchorElement).origin);
      expect(await origin()).toBe(baseURL);
      // Prevents navigation: only the address that the early script writes on click is tested.
      await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
      expect(await origin()).toBe(baseURL);
    }
  }
});

test('injected text is not executed', { tag: '@conformance/least-privilege' }, async ({ page }) => {
  await page.goto('/scheme');
  const answers = await page.evaluate(async () => {
    const answerTo = (attempt: () => unknown) => {
      try {
        return `${attempt()}`;
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const main = document.querySelector('main') ?? document.body;
    const inline = document.createElement('script');
    inline.append('window.smuggled = true');
    document.body.append(inline);
    const foreign = new Image();
    const refused = new Promise((resolve) => {
      foreign.onerror = () => resolve('refused');
    });
    foreign.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    return {
      markup: answerTo(() => {
        main.innerHTML = '<img src=x onerror="window.smuggled=true">';
      }),
      policy: answerTo(() => 'trustedTypes' in window && (window.trustedTypes as Factory).createPolicy('mine', {})),
      address: answerTo(() => document.createElement('script').setAttribute('src', '/assets/other.js')),
      foreign: await refused,
      smuggled: 'smuggled' in window,
    };
  });
  expect(answers).toEqual({
    markup: 'TypeError',
    policy: 'TypeError',
    address: 'TypeError',
    foreign: 'refused',
    smuggled: false,
  });
});

type Factory = { createPolicy(name: string, rules: object): unknown };
