import { expect as expectSoon, type Page } from '@playwright/test';
import { schemes } from '#app/model/schemes/data.server.ts';
import { specification } from '#app/model/specification/data.server.ts';

const expect = expectSoon.configure({ timeout: 60_000 });

/** The demands of the specification as text, which contains the names of the entries that it fixes. */
export const demanded = JSON.stringify(specification);

/** Schemes whose figures no specification fixes. */
export const freeSchemes = schemes.filter(
  ({ id, retired }) => !retired && !demanded.includes(`"${id}"`) && !demanded.includes(`schemes/${id}`),
);

/** Matches the section of the benefits, but not that of the audiences. */
export const BENEFITS = /लाभ(?!ा)/;

/** Shows a section of the form. */
export const openSection = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'फॉर्मचे भाग' }).getByRole('button', { name }).click();

/** Opens a screen as if for the first time, because a link to the current address loads nothing. */
export async function openScreen(page: Page, desk: string, screen: string) {
  await page.goto('about:blank');
  await page.goto(`${desk}/#/${screen}`);
}

/** Waits until nothing is missing, and the server has kept the text by itself. */
export async function isKept(page: Page) {
  await expect(page.getByText('काहीही बाकी नाही.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^आपोआप ठेवले:/ })).toBeVisible();
}

/** Writes the source of a new entry and how certain it is. */
export async function writeSource(page: Page, source: string) {
  await openSection(page, 'माहिती कुठून घेतली');
  await page.getByRole('button', { name: 'जोडा: स्रोत' }).click();
  await page.getByRole('textbox', { name: 'स्रोत १' }).fill(source);
  await page.getByLabel('खात्री', { exact: true }).selectOption({ label: 'खात्रीशीर' });
}

/** Fills the dialog that retires an entry, except its button. Returns the dialog. */
export async function fillRetirement(page: Page, day: string) {
  await page.getByRole('button', { name: 'बंद करा…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ही नोंद बंद करा' });
  await dialog.getByLabel('कोणत्या दिवसापासून').fill(day);
  await dialog.getByLabel('कारण, मराठीत').fill('ही योजना आता दिली जात नाही.');
  await dialog.getByLabel('कारण, इंग्रजीत').fill('This scheme is no longer given.');
  return dialog;
}
