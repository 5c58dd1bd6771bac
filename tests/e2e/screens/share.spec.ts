import { expect, type Page, test } from '@playwright/test';
import { site } from '#app/model/site/data.server.ts';
import { amountOfScheme, aScheme, nameOf, schemePath } from '#tests/content.ts';
import { holdRequests } from '#tests/e2e/support/page.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const readers = [
  {
    language: 'English',
    path: schemePath,
    share: 'Send',
    dialog: 'Send',
    whatsapp: /^Send on WhatsApp/,
    others: 'With another app',
    print: 'Print on one page',
    copy: 'Copy the text',
    copied: 'The text is copied. Paste it where you want to send it.',
    lines: [nameOf(aScheme).en, `For: ${aScheme.forWhom.en}`, 'You get: ', 'Apply at: ', 'Papers: ', 'Phone: '],
    amount: amountOfScheme('en'),
    listen: /^Listen, /,
    bar: 'Listen to this page',
    missing: 'A part of this page did not load.',
  },
  {
    language: 'Marathi',
    path: `/mr${schemePath}`,
    share: 'पाठवा',
    dialog: 'पाठवा',
    whatsapp: /^व्हॉट्सॲपवर पाठवा/,
    others: 'दुसऱ्या ॲपने',
    print: 'एका कागदावर छापा',
    copy: 'मजकूर कॉपी करा',
    copied: 'मजकूर कॉपी झाला आहे. जिथे पाठवायचा आहे तिथे तो पेस्ट करा.',
    lines: [nameOf(aScheme).mr, `कोणासाठी: ${aScheme.forWhom.mr}`, 'काय मिळते: ', 'अर्ज कुठे: ', 'कागदपत्रे: ', 'फोन: '],
    amount: amountOfScheme('mr'),
    listen: /^ऐका, /,
    bar: 'हे पान ऐका',
    missing: 'या पानाचा काही भाग आला नाही.',
  },
];

/** Replaces the share function and the clipboard of the device, and records what they receive. */
async function standIn(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem('district', 'thane');
    navigator.share = async (shared) => {
      document.body.setAttribute('data-test-shared', JSON.stringify(shared));
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.body.setAttribute('data-test-copied', text);
        },
      },
    });
  });
}

for (const reader of readers)
  testsIn(reader.path === schemePath ? 'en' : 'mr').inEnglish(
    `a ${reader.language} reader shares six lines about a scheme and the address of its page`,
    {
      tag: '@conformance/sharing',
    },
    async ({ page }) => {
      await standIn(page);
      // What a chat or a search appended to the address is not passed on.
      await page.goto(`${reader.path}?fbclid=made-up&utm_source=whatsapp&q=made+up#where`);
      await page.getByRole('button', { name: reader.share, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: reader.dialog });
      await expect(dialog).toBeVisible();
      const whatsapp = new URL((await dialog.getByRole('link', { name: reader.whatsapp }).getAttribute('href')) ?? '');
      expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/');
      const lines = whatsapp.searchParams.get('text')?.split('\n') ?? [];
      expect(lines).toHaveLength(7);
      // The message shortens long lines with an ellipsis.
      for (const [index, line] of reader.lines.entries())
        expect(line.startsWith((lines[index] ?? '').slice(0, line.length).replace('…', '')), lines[index]).toBe(true);
      expect(lines[2]).toContain(reader.amount);
      expect(lines.at(-1)).toBe(site.address + reader.path);
      await expect(dialog.getByRole('link', { name: reader.print })).toHaveAttribute('href', `${reader.path}/sheet`);
      await dialog.getByRole('button', { name: reader.copy }).click();
      await expect(dialog.getByRole('status')).toHaveText(reader.copied);
      await expect(page.locator('body')).toHaveAttribute('data-test-copied', lines.join('\n'));
      await dialog.getByRole('button', { name: reader.others }).click();
      await expect(page.locator('body')).toHaveAttribute(
        'data-test-shared',
        JSON.stringify({ title: lines[0], text: lines.slice(0, -1).join('\n'), url: lines.at(-1) }),
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: reader.share, exact: true })).toBeFocused();
    },
  );

test('a click before the script loads is not lost or handled twice', async ({ page }) => {
  const letGo = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(schemePath, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const reader of readers)
  testsIn(reader.path === schemePath ? 'en' : 'mr').inMarathi(
    `a ${reader.language} reader sees an error when sharing or listening fails to load, and both open when the network is back`,
    async ({ page, context }) => {
      await page.goto(reader.path);
      await context.setOffline(true);
      await page.getByRole('button', { name: reader.listen }).click();
      await page.getByRole('button', { name: reader.share, exact: true }).click();
      const note = page.getByRole('alert').filter({ hasText: reader.missing });
      await expect(note).toBeVisible();
      await context.setOffline(false);
      // Both clicks take effect as soon as the network is back.
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('region', { name: reader.bar, includeHidden: true })).toBeAttached();
      await expect(note).toBeHidden();
    },
  );

test.describe('when JavaScript never arrives', () => {
  test.use({ javaScriptEnabled: false });

  for (const reader of readers)
    testsIn(reader.path === schemePath ? 'en' : 'mr').inMarathi(
      `a ${reader.language} reader still sends the facts of a scheme by WhatsApp`,
      async ({ page }) => {
        await page.goto(reader.path);
        await page.getByRole('link', { name: reader.share, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${reader.path}/sheet$`));
        const whatsapp = page.getByRole('link', { name: reader.whatsapp });
        const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
        expect(text).toContain(reader.amount);
        expect(text.endsWith(`\n${site.address}${reader.path}`)).toBe(true);
      },
    );
});
