import { expect, test } from '@playwright/test';
import { schemes } from '#app/model/schemes/data.server.ts';

const [scheme] = schemes;

const READERS = [
  {
    code: 'en',
    root: '',
    link: 'Is something wrong here?',
    feedback: /ends with the link “Is something wrong here\?”/,
  },
  { code: 'mr', root: '/mr', link: 'येथे काही चुकले आहे का?', feedback: /“येथे काही चुकले आहे का\?” हा दुवा आहे/ },
] as const;

for (const { code, root, link, feedback } of READERS)
  test.describe(`a reader who finds an error, in "${code}"`, () => {
    test.use({ javaScriptEnabled: code === 'en' });

    test('begins an e-mail about the page, and reads how this works', async ({ page, request }) => {
      const address = `${root}/scheme/${scheme?.id}`;
      await page.goto(address);
      const report = page.getByRole('main').getByRole('link', { name: link });
      const { protocol, searchParams } = new URL((await report.getAttribute('href')) ?? '');
      expect(protocol).toBe('mailto:');
      expect(searchParams.get('subject')).toMatch(new RegExp(`${address} \\d{4}-\\d{2}-\\d{2}$`));
      if (code === 'en') {
        await page.getByRole('heading', { level: 1 }).selectText();
        await expect(report).toHaveAttribute('href', /&body=\w/);
      }

      const text = await page.locator('link[type="text/plain"]').getAttribute('href');
      expect(await (await request.get(text ?? '')).text()).toContain(`${scheme?.title[code]}\n`);

      await page.goto(`${root}/feedback`);
      await expect(page.getByText(feedback)).toBeVisible();
    });
  });
