import { expect, test } from '@playwright/test';
import { formatAmount } from '#app/i18n/format/numbers.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { firstYear } from '#app/model/situations/rules.ts';
import { MAX_OPEN_SCHEMES } from '#app/screens/situation/groupRows.ts';
import { nameOf } from '#tests/content.ts';
import { collectReact } from '#tests/e2e/support/scripts.ts';
import { testsIn } from '#tests/e2e/support/testsIn.ts';

const counted = situations.find((situation) => situation.counted) ?? situations[0];
if (!counted) throw new Error('The content has no situation.');
const leaving = situations.find((situation) => situation.leave) ?? counted;
const sum = firstYear(schemes.filter(({ id }) => counted.counted?.includes(id))).rupees;

/** A situation that asks where the reader stands, and its group with the most schemes. */
const asking = situations.find(({ choice }) => choice);
const [group] = [...(asking?.choice?.groups ?? [])].sort((a, b) => b.schemes.length - a.schemes.length);
if (!asking?.choice || !group) throw new Error('The content has no situation with a choice.');
const question = asking.choice.title;
const helping = group.schemes.flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? []);

const readers = [
  {
    code: 'en' as const,
    root: '',
    title: 'What happened?',
    first: 'Do this first',
    ticks: 'Tick off what is done',
    keep: 'Keep my ticks on this device until I switch this off',
    order: 'What help, in what order',
    check: 'Check with these answers filled in',
    list: /^Papers \(/,
    send: 'Send',
    more: /^\d+ more schemes?$/,
    all: /^All \d+ situations$/,
    finder: 'What can I get?',
    papers: 'All papers of this group',
    picked: 'Your schemes',
  },
  {
    code: 'mr' as const,
    root: '/mr',
    title: 'काय झाले?',
    first: 'आधी हे करा',
    ticks: 'झालेल्या कामांवर खूण करा',
    keep: 'ही खूण असेपर्यंत माझ्या खुणा या फोनवर ठेवा',
    order: 'कोणती मदत, कोणत्या क्रमाने',
    check: 'ही माहिती भरून तपासा',
    list: /^कागदपत्रे? \(/,
    send: 'पाठवा',
    more: /^आणखी [०-९]+ योजना$/,
    all: /^सर्व [०-९]+ प्रसंग$/,
    finder: 'मला काय मिळेल?',
    papers: 'या गटाची सर्व कागदपत्रे',
    picked: 'आपल्या योजना',
  },
];

for (const reader of readers) {
  const { code, root, first, order } = reader;
  const { inEnglish, inMarathi } = testsIn(code);
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 800 } });

    inMarathi(
      `a reader goes from the home page to a situation, and on to the finder with the answers of the situation: "${code}"`,
      async ({ page }) => {
        await page.goto(`${root}/`);
        const react = collectReact(page);
        await page.getByRole('link', { name: reader.all }).click();
        await expect(page.getByRole('heading', { level: 1, name: reader.title })).toBeVisible();
        await expect(page.getByRole('main').locator('a[href*="/situations/"]')).toHaveCount(situations.length);

        await page.getByRole('link', { name: counted.title[code] }).click();
        const help = page.getByRole('region', { name: order });
        await expect(help.getByRole('heading', { level: 3 })).toHaveCount(counted.schemes.length);
        await expect(page.getByRole('region', { name: first }).locator('ol > li')).toHaveCount(counted.first.length);
        await expect(page.getByText(formatAmount(sum, code), { exact: true }).first()).toBeVisible();
        expect(await react()).toEqual([]);

        await page.getByRole('link', { name: reader.check }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(reader.finder);
        await expect(page.getByRole('button', { name: /^(Continue|पुढे)/ })).toBeVisible();
        expect(new URL(page.url()).hash).toBe('');
      },
    );

    inMarathi(
      `a reader opens the group that fits, sees its schemes, and picks their papers with one click: "${code}"`,
      async ({ page }) => {
        await page.goto(`${root}/situations/${asking.id}`);
        const choice = page.getByRole('region', { name: question[code] });
        const shown = choice.getByRole('heading', { level: 4 }).filter({ visible: true });
        await expect(shown).toHaveCount(0);
        await choice.getByRole('heading', { level: 3, name: group.title[code], exact: true }).click();
        const names = helping.map((scheme) => nameOf(scheme)[code]);
        await expect(shown).toHaveText(names.slice(0, MAX_OPEN_SCHEMES));
        if (names.length > MAX_OPEN_SCHEMES) await choice.getByText(reader.more).filter({ visible: true }).click();
        await expect(shown).toHaveText(names);

        await choice.getByRole('link', { name: new RegExp(`^${reader.papers} ?: ${group.title[code]}$`) }).click();
        const picked = page.getByRole('region', { name: reader.picked }).getByRole('link');
        const withPapers = helping.filter(({ documents }) => documents.length > 0);
        await expect(picked).toHaveCount(withPapers.length);
        const paths = await picked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(paths.sort()).toEqual(withPapers.map(({ id }) => `${root}/scheme/${id}`).sort());
        expect(new URL(page.url()).search).toBe('');
      },
    );
  });

  inMarathi(
    `the ticks of the first steps are saved on the device only if the reader agrees, and without React: "${code}"`,
    async ({ page }) => {
      const react = collectReact(page);
      const steps = page.getByRole('region', { name: first });
      const boxes = steps.getByRole('checkbox');
      const keep = steps.getByRole('checkbox', { name: reader.keep });
      const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('steps')));
      await page.goto(`${root}/situations/${counted.id}`);
      await expect(boxes.first()).toBeHidden();
      await steps.getByText(reader.ticks).click();
      await expect(boxes).toHaveCount(counted.first.length + 1);
      await boxes.first().check();
      expect(await stored()).toEqual([]);
      await keep.check();
      await expect.poll(stored).toHaveLength(1);
      // A new page, because a browser restores boxes after a reload by itself.
      await page.goto(`${root}/`);
      await page.goto(`${root}/situations/${counted.id}`);
      await steps.getByText(reader.ticks).click();
      await expect(boxes.first()).toBeChecked();
      await expect(boxes.nth(1)).not.toBeChecked();
      await keep.uncheck();
      await expect.poll(stored).toEqual([]);

      // Keeps the tick of a step that stands elsewhere now, and loses that of a step that is there no more.
      const [key = ''] = await boxes.evaluateAll((all) =>
        all.slice(1, 2).map((box) => (box as HTMLInputElement).value),
      );
      await page.goto(`${root}/`);
      await page.evaluate(([name, ticked]) => localStorage.setItem(name, ticked), [
        `steps:${counted.id}`,
        `replaced ${key}`,
      ] as const);
      await page.goto(`${root}/situations/${counted.id}`);
      await steps.getByText(reader.ticks).click();
      await expect(keep).toBeChecked();
      await expect(boxes.nth(1)).toBeChecked();
      await expect(steps.getByRole('checkbox', { checked: true })).toHaveCount(2);
      expect(await react()).toEqual([]);
    },
  );

  inMarathi(`a page with a link to leave it at once saves no ticks: "${code}"`, async ({ page }) => {
    await page.goto(`${root}/situations/${leaving.id}`);
    await expect(page.getByRole('region', { name: first })).toBeVisible();
    await expect(page.getByText(reader.ticks)).toHaveCount(0);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'with the address alone', () => {
      test.use({ javaScriptEnabled });

      inEnglish(`the address of a group opens it, and no other: "${code}"`, async ({ page }) => {
        await page.goto(`${root}/situations/${asking.id}#${group.id}`);
        const choice = page.getByRole('region', { name: question[code] });
        const shown = choice.getByRole('heading', { level: 4 }).filter({ visible: true });
        await expect(shown).toHaveText(helping.map((scheme) => nameOf(scheme)[code]).slice(0, MAX_OPEN_SCHEMES));
      });
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    inEnglish(`the papers are as wide as the schemes above them on a wide screen: "${code}"`, async ({ page }) => {
      await page.goto(`${root}/situations/${counted.id}`);
      const [help, papers] = await Promise.all(
        [order, reader.list].map((name) => page.getByRole('region', { name }).boundingBox()),
      );
      expect(papers).toMatchObject({ x: help?.x, width: help?.width });
    });

    inEnglish(`a situation shows its help, and opens its sheet to print: "${code}"`, async ({ page }) => {
      await page.goto(`${root}/situations/${counted.id}`);
      for (const name of [first, order]) await expect(page.getByRole('region', { name })).toBeVisible();
      await page.getByRole('link', { name: reader.list }).click();
      await expect(page.getByRole('region', { name: reader.list }).getByRole('listitem').first()).toBeVisible();
      await page.getByRole('link', { name: reader.send, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${root}/situations/${counted.id}/sheet$`));
      const sheet = page.getByRole('article');
      for (const { what } of counted.first) await expect(sheet.getByText(what[code])).toBeVisible();
      for (const heading of [first, order]) await expect(sheet.getByRole('heading', { name: heading })).toBeVisible();
      await expect(sheet.getByText(formatAmount(sum, code), { exact: true })).toBeVisible();
    });
  });
}

test('a situation prints the heading of each place to go, and the chosen office without the others', {
  tag: '@conformance/paper',
}, async ({ page }) => {
  await page.goto(`/situations/${asking?.id}`);
  const places = page.getByRole('region', { name: /^Where to go/ });
  const headings = places.getByRole('heading', { level: 3 });
  const names = await headings.allTextContents();
  await page.getByLabel('Your district', { exact: true }).selectOption({ index: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(headings.filter({ visible: true })).toHaveText(names);
  const card = places.locator('[data-copy-target]:not(:empty)').filter({ visible: true });
  await expect(card).not.toHaveCount(0);
  const isAloneOf = (one: Element) => getComputedStyle(one.nextElementSibling as Element).display === 'none';
  for (const one of await card.all()) expect(await one.evaluate(isAloneOf)).toBe(true);
});

test('on a wide screen, choosing a district leads to its office, even in a part that phones fold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/situations/${asking?.id}`);
  await page.getByLabel('Your district', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByRole('heading').and(page.locator(':focus'))).toBeInViewport();
});
