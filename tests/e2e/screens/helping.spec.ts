import { expect, test } from '@playwright/test';
import type { Answers } from '#app/eligibility/answers.ts';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { QUESTION_IDS } from '#app/eligibility/questions.ts';
import { tabTo } from '#tests/e2e/support/keyboard.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

declare global {
  interface Window {
    presses: number;
  }
}

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, Communications of the ACM 23, 1980): a key press of an
 * average typist who is no secretary, and the preparation of each question.
 */
const KEY_PRESS = 0.28;
const PREPARATION = 1.35;
/** Seconds until the next question has the focus, with a processor four times slower: docs/performance.md. */
const RESPONSE = 0.3;
const MAX_SECONDS_FOR_TEN_ANSWERS = 40;

/** Answers of a helper about one person; all other questions are skipped, so that the result opens at once. */
const answers: Answers = {
  ...Object.fromEntries(QUESTION_IDS.map((id) => [id, { skipped: true }])),
  helping: { chosen: ['yes'] },
  situation: { chosen: ['senior'] },
  age: { from: 70, to: 70 },
};

const readers = [
  {
    code: 'en' as const,
    root: '',
    person: (number: number) => `Person ${number}`,
    widow: 'Widow or single woman',
    rupees: 'Know the exact amount?',
    continue: 'Continue',
    initials: 'Initials, if you like',
    send: 'Send',
    qrBox: /Show a QR code/,
    picture: /QR code that opens this result/,
    clear: /Clear everything/,
    start: 'What can I get?',
    people: 'The people you help',
  },
  {
    code: 'mr' as const,
    root: '/mr',
    person: (number: number) => `व्यक्ती ${'०१२'[number]}`,
    widow: 'विधवा किंवा एकल महिला',
    rupees: 'नेमकी रक्कम माहीत आहे?',
    continue: 'पुढे',
    initials: 'हवी असल्यास नावाची पहिली अक्षरे',
    send: 'पाठवा',
    qrBox: /क्यूआर कोड दाखवा/,
    picture: /क्यूआर कोड/,
    clear: /सर्व पुसून/,
    start: 'मला काय मिळेल?',
    people: 'आपण ज्यांना मदत करत आहात',
  },
];

for (const reader of readers)
  testsIn(reader.code).inMarathi(
    `a helper opens a result from an address, shows it as a QR code, and goes on to the next person: "${reader.code}"`,
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto(`${reader.root}/eligibility#${formatAnswers(answers)}`);
      const people = page.getByRole('region', { name: reader.people });
      await expect(people.getByRole('heading', { name: reader.person(1) })).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
      expect(requested.filter((address) => address.includes('age='))).toEqual([]);

      await page.getByRole('button', { name: reader.send, exact: true }).filter({ visible: true }).click();
      await page.getByLabel(reader.qrBox).check();
      await expect(page.getByRole('img', { name: reader.picture })).toBeVisible();
      await page.getByLabel(reader.qrBox).uncheck();
      await expect(page.getByRole('img', { name: reader.picture })).toHaveCount(0);
      await page.keyboard.press('Escape');

      await people.getByLabel(reader.initials).fill('AB');
      await page.keyboard.press('Alt+n');
      await expect(page.getByRole('heading', { level: 1, name: reader.start })).toBeFocused();
      await page.evaluate((fragment) => window.location.assign(`#${fragment}`), formatAnswers(answers));
      await expect(people.getByRole('heading', { name: reader.person(2) })).toBeVisible();
      await expect(people.getByLabel(reader.initials).first()).toHaveValue('AB');

      await page.getByRole('button', { name: reader.clear }).click();
      await expect(page.getByRole('heading', { level: 1, name: reader.start })).toBeVisible();
      await page.evaluate((fragment) => window.location.assign(`#${fragment}`), formatAnswers(answers));
      await expect(people.getByRole('heading', { name: reader.person(1) })).toBeVisible();
      await expect(people.getByRole('heading', { name: reader.person(2) })).toHaveCount(0);
    },
  );

for (const reader of readers)
  testsIn(reader.code).inEnglish(
    `a helper needs at most ${MAX_SECONDS_FOR_TEN_ANSWERS} seconds for ten answers of the next person, with the keyboard alone: "${reader.code}"`,
    async ({ page }) => {
      await page.goto(`${reader.root}/eligibility#${formatAnswers(answers)}`);
      const people = page.getByRole('region', { name: reader.people });
      await expect(people.getByRole('heading', { name: reader.person(1) })).toBeVisible();
      await page.evaluate(() => {
        window.presses = 0;
        addEventListener('keydown', () => {
          window.presses += 1;
        });
      });

      const title = page.locator('main h1');
      const goOn = async () => {
        const asked = (await title.textContent()) ?? '';
        await page.keyboard.press('Enter');
        await expect(title).not.toHaveText(asked);
        await expect(title).toBeFocused();
      };
      await page.keyboard.press('Alt+n');
      await tabTo(page, page.getByRole('checkbox', { name: reader.widow, exact: true }));
      await page.keyboard.press('Space');
      await goOn();
      let questions = 1;
      while (await page.getByRole('button', { name: reader.continue }).isVisible()) {
        questions += 1;
        const fields = page.locator('main form input');
        await page.keyboard.press('Tab');
        await expect(fields.first()).toBeFocused();
        const kind = await fields.first().getAttribute('type');
        if (kind === null)
          await page.keyboard.type((await page.getByLabel(reader.rupees).isVisible()) ? '20000' : '45');
        // The last box of a list is "None of these".
        if (kind === 'checkbox') await tabTo(page, fields.last());
        if (kind !== null) await page.keyboard.press('Space');
        await goOn();
      }

      await expect(people.getByRole('heading', { name: reader.person(2) })).toBeVisible();
      const presses = await page.evaluate(() => window.presses);
      const seconds = presses * KEY_PRESS + (questions + 1) * (PREPARATION + RESPONSE);
      expect((seconds / questions) * 10).toBeLessThanOrEqual(MAX_SECONDS_FOR_TEN_ANSWERS);
    },
  );

test('the answers in an address are kept when the schemes cannot be fetched at first', async ({ page }) => {
  await page.route('**/eligibility/en.json', (route) => route.abort());
  await page.goto(`/eligibility#${formatAnswers(answers)}`);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/eligibility/en.json');
  await retry.click();
  await expect(page.getByRole('heading', { name: readers[0]?.person(1) ?? '' })).toBeVisible();
});
