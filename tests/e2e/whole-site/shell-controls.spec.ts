import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { aService } from '#tests/content.ts';
import { isSampled, waitForIsland } from '#tests/e2e/support/page.ts';
import { ISLAND_SCRIPT } from '#tests/e2e/support/scripts.ts';

/** A page with a print button and with islands. */
const PAGE = `/citizen/services/${aService.id}`;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const readers = [
  {
    language: 'English',
    code: 'en' as Language,
    about: 'About Department',
    introduction: 'Introduction',
    menu: 'Menu',
    more: 'More',
    moreTitle: 'More on this site',
    close: 'Close',
    dark: 'Dark theme',
    largest: 'Largest text',
    saveData: /^Save data/,
    print: 'Print',
    share: 'Send',
    other: { code: 'mr' as Language, name: 'मराठी' },
  },
  {
    language: 'Marathi',
    code: 'mr' as Language,
    about: 'विभागाविषयी',
    introduction: 'परिचय',
    menu: 'मेनू',
    more: 'अधिक',
    moreTitle: 'या संकेतस्थळावर आणखी',
    close: 'बंद करा',
    dark: 'गडद रंगसंगती',
    largest: 'सर्वांत मोठी अक्षरे',
    saveData: /^डेटा वाचवा/,
    print: 'छापा',
    share: 'पाठवा',
    other: { code: 'en' as Language, name: 'English' },
  },
];

type Reader = (typeof readers)[number];

/** States of a page in which every control of the shell must work. */
const STATES = [
  { when: 'before React loads', prepare: async () => {}, use: async () => {} },
  {
    when: 'although React never loads',
    prepare: (page: Page) => page.route(ISLAND_SCRIPT, (route) => route.abort()),
    use: (page: Page, { share }: Reader) => page.getByRole('button', { name: share, exact: true }).click(),
  },
  {
    when: 'after React has taken over a part of the page',
    prepare: async () => {},
    use: async (page: Page, { share }: Reader) => {
      await page.getByRole('button', { name: share, exact: true }).click();
      await waitForIsland(page, 'ShareButton');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
];

const opener = (page: Page, word: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: word, visible: true });

async function useMenus(page: Page, reader: Reader) {
  const introduction = page.getByRole('link', { name: reader.introduction, exact: true });
  await opener(page, reader.about).click();
  await expect(introduction).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(introduction).toBeHidden();

  const drawer = page.getByRole('dialog', { name: reader.moreTitle });
  await page.getByRole('button', { name: reader.more, exact: true }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: reader.close }).click();
  await expect(drawer).toBeHidden();

  await page.setViewportSize(PHONE);
  await opener(page, reader.menu).click();
  await opener(page, reader.about).click();
  await expect(introduction).toBeVisible();
  await opener(page, reader.close).click();
  await expect(introduction).toBeHidden();
  await page.setViewportSize(DESK);
}

async function useSwitches(page: Page, reader: Reader) {
  const press = async (button: Locator) => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  };
  const html = page.locator('html');
  await press(page.getByRole('button', { name: reader.dark }));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await press(page.getByRole('button', { name: reader.largest }));
  await expect(html).toHaveAttribute('data-text-size', '2');
  await press(page.getByRole('contentinfo').getByRole('button', { name: reader.saveData }));
  await expect(html).toHaveAttribute('data-light');
  await page.getByRole('main').getByRole('button', { name: reader.print, exact: true }).click();
  await expect(html).toHaveAttribute('data-test-printed', '1');
}

for (const reader of readers)
  for (const { when, prepare, use } of STATES.filter((_, index) => isSampled(reader.code, index)))
    test(`a ${reader.language} reader uses menus, drawer, theme, text size, data saving, print and language ${when}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.print = () => {
          const html = document.documentElement;
          html.setAttribute('data-test-printed', `${Number(html.getAttribute('data-test-printed')) + 1}`);
        };
      });
      await prepare(page);
      await page.goto(pathIn(reader.code, PAGE));
      await use(page, reader);
      await useMenus(page, reader);
      await useSwitches(page, reader);
      await page.getByRole('banner').getByRole('link', { name: reader.other.name, exact: true }).click();
      await expect(page).toHaveURL(pathIn(reader.other.code, PAGE));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
