import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { formatAmount, formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { documentFile } from '#app/model/documents/generatePdfs.server.ts';
import { selfDisclosureDocument } from '#app/model/documents/self-disclosure.server.ts';
import { portals } from '#app/model/portals/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import {
  BENEFITS,
  fillRetirement,
  freeSchemes,
  isKept,
  openScreen,
  openSection,
  writeSource,
} from '#tests/e2e/support/deskForm.ts';
import { spokenFaults, spokenFaultsInBoth } from '#tests/e2e/support/deskReading.ts';
import { violations } from '#tests/e2e/support/page.ts';
import { type LocalDesk, startLocalDesk } from '#tests/e2e/support/startDesk.ts';

/** The desk of one person. Runs the journeys in order on one copy of the project. */
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ actionTimeout: 60_000 });
const expect = expectSoon.configure({ timeout: 60_000 });
/** Waits longer, because each change is checked with all content, which takes minutes on a busy machine. */
const expectChecked = expectSoon.configure({ timeout: 300_000 });

/** Finds a scheme that has several benefits and quotes the amount of the last one in its text. */
const changed = freeSchemes.find(({ id, benefits }) => {
  const { figure, rupees } = benefits.at(-1) ?? {};
  return figure && rupees && benefits.length > 1 && textOf(id).includes(`{{${figure}}}`);
});
if (!changed) throw new Error('No scheme quotes its last amount');
const changedScreen = `schemes/${changed.id}`;
const changedFile = `${changedScreen}.yaml`;
const oldAmount = changed.benefits.at(-1)?.rupees ?? 0;
const newAmount = oldAmount + 100;
const oldInMarathi = formatAmount(oldAmount, 'mr');
const newInMarathi = formatAmount(newAmount, 'mr');

function textOf(scheme: string): string {
  return readFileSync(`content/schemes/${scheme}.yaml`, 'utf8');
}

let desk: LocalDesk;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  desk = await startLocalDesk();
});
test.afterAll(() => desk?.stop());

/** Finds a scheme for which people apply through a portal. */
const withPortal = schemes.find(({ apply }) => apply.portal) ?? changed;

/** Generates a valid PDF to upload. */
const pdfIn = (language: Language) => documentFile(selfDisclosureDocument(language));

const contentOf = (file: string) => readFileSync(join(desk.project, 'content', file), 'utf8');

const git = (...args: string[]) => execFileSync('git', args, { cwd: desk.project, encoding: 'utf8' });

/** Leaves out the preview, whose rendering takes seconds, in journeys that do not need it. */
const withoutPreview = (page: Page) => page.route('**/api/preview', (route) => route.abort());

/** Opens the start page. */
async function openInMarathi(page: Page) {
  await openScreen(page, desk.url, '');
  await expect(page.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();
}

/** Opens the last benefit, and returns the field of its amount. */
async function openAmount(page: Page) {
  await openSection(page, BENEFITS);
  const name = new RegExp(`^लाभ ${formatNumber(changed?.benefits.length ?? 0, 'mr')}`);
  await page.locator('summary').filter({ hasText: name }).click();
  return page.getByRole('textbox', { name: /^रुपये/ }).last();
}

/** Returns the shown page of the entry. */
const preview = (page: Page) => page.frameLocator('main iframe');

/** Puts the open entry into the content of the site. */
async function putIn(page: Page) {
  await openChange(page);
  await publishChange(page);
}

/** Presses the one button that sends, approves and publishes the open change. */
async function publishChange(page: Page) {
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).click();
  await expectChecked(page.getByText('संकेतस्थळाच्या मजकुरात घातले.')).toBeVisible();
}

async function openChange(page: Page) {
  await page.getByRole('link', { name: /पाहा आणि संकेतस्थळात घाला$/ }).click();
  await expect(page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' })).toBeVisible();
}

/** Tries to put in a change that another entry contradicts, and returns the list of what must be corrected. */
async function refusedProblems(page: Page) {
  await isKept(page);
  await openChange(page);
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'हा बदल अजून पुढे जाऊ शकत नाही' });
  await expectChecked(alert).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^मसुदा$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  return alert.getByRole('link');
}

/** Throws away the draft of the changed scheme. */
async function discard(page: Page) {
  await openScreen(page, desk.url, changedScreen);
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'मसुदा टाकून द्या' }).click();
  await expect(page.getByText('मसुदा टाकून दिला.')).toBeVisible();
}

test('the desk answers only at its own address', async ({ page }) => {
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(address, { headers })).status;
  expect(await statusOf(`${desk.url}/api/content`)).toBe(200);
  expect(await statusOf(`${desk.url}/api/content`, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(`${desk.url.replace('127.0.0.1', 'localhost')}/api/content`)).toBe(403);
  await page.goto(desk.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मजकुराचे टेबल');
  // Nobody signs in, so there are no accounts, and no publishing of pages.
  await expect(page.getByRole('navigation', { name: 'मेनू' }).getByRole('link')).toHaveCount(3);
  expect(await spokenFaultsInBoth(page)).toEqual([]);
});

test('an amount is changed, previewed and put into the content', async ({ page }) => {
  await openInMarathi(page);
  await page.getByLabel('सर्व मजकुरात शोधा').fill(changed.title.mr);
  await page.getByRole('link', { name: changed.title.mr }).first().click();
  const amount = await openAmount(page);
  await amount.fill(formatNumber(newAmount, 'mr'));
  // Before anything is saved, the desk already shows the new amount in the sentences that quote it.
  const altered = page.getByRole('status').filter({ hasText: 'आकड्यांबरोबर आणखी' });
  await expect(altered.getByRole('insertion').filter({ hasText: newInMarathi }).first()).toBeVisible();
  await expect(
    altered
      .getByRole('insertion')
      .filter({ hasText: formatAmount(newAmount, 'en') })
      .first(),
  ).toBeVisible();
  await expect(altered.getByRole('deletion').filter({ hasText: oldInMarathi }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'आज पडताळले: स्रोतात हेच आहे' }).click();
  await isKept(page);
  expect(await spokenFaults(page)).toEqual([]);

  await openScreen(page, desk.url, changedScreen);
  await expect(preview(page).getByText(newInMarathi).first()).toBeVisible({ timeout: 120_000 });
  // The preview outlines the text of the focused field.
  await (await openAmount(page)).focus();
  await expect(preview(page).locator('[data-desk-ring]')).toContainText(newInMarathi);
  await page.getByRole('group', { name: 'पानाची भाषा' }).getByRole('button', { name: 'English' }).click();
  await expect(preview(page).getByText(formatAmount(newAmount, 'en')).first()).toBeVisible();

  await openSection(page, 'नाव व प्रकार');
  await expect(page.locator('mark', { hasText: newInMarathi }).first()).toBeVisible();

  const before = contentOf(changedFile).split('\n');
  await openChange(page);
  expect(await spokenFaultsInBoth(page)).toEqual([]);
  await publishChange(page);
  const after = contentOf(changedFile).split('\n');
  const added = after.filter((line) => !before.includes(line)).map((line) => line.trim());
  expect(added).toEqual([`rupees: ${newAmount}`, expect.stringMatching(/^reviewed: /)]);
  expect(git('log', '-1', '--format=%an: %s')).toContain('Editor: content: ');
  expect(git('status', '--porcelain')).toBe('');
});

test('a change can be undone, and an earlier text brought back', async ({ page }) => {
  await withoutPreview(page);
  await openScreen(page, desk.url, changedScreen);
  const before = contentOf(changedFile);
  const title = page.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' });
  const name = await title.inputValue();
  await title.fill(`${name} नवी`);
  await page.getByRole('button', { name: 'एक पाऊल मागे' }).click();
  await expect(title).toHaveValue(name);
  await page.getByRole('button', { name: 'एक पाऊल पुढे' }).click();
  await expect(title).toHaveValue(`${name} नवी`);
  await isKept(page);
  await putIn(page);

  await openScreen(page, desk.url, changedScreen);
  await page.getByRole('link', { name: 'इतिहास' }).click();
  const change = page.getByRole('table', { name: /^स्थिती [०-९]+ ते स्थिती [०-९]+$/ });
  await expect(change.getByRole('insertion')).toContainText('नवी');
  expect(await violations(page)).toEqual([]);
  const back = { name: /^स्थिती [०-९]+ मसुदा म्हणून परत आणा$/ };
  await page.getByRole('button', back).click();
  await page.getByRole('dialog').getByRole('button', back).click();
  await expect(title).toHaveValue(name);
  await putIn(page);
  expect(contentOf(changedFile)).toBe(before);
});

test('a text that contradicts another entry stays a draft, and the desk leads to the field', async ({ page }) => {
  const other = schemes.find(({ id }) => id !== changed.id)?.title ?? { en: '', mr: '' };
  await withoutPreview(page);
  const before = contentOf(changedFile);
  await openScreen(page, desk.url, changedScreen);
  await page.getByRole('textbox', { name: 'योजनेचे नाव: इंग्रजी' }).fill(other.en);
  await page.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' }).fill(other.mr);
  const problems = await refusedProblems(page);
  await problems
    .filter({ hasText: `${other.mr}: योजनेचे नाव` })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /^योजनेचे नाव/ }).and(page.locator(':focus'))).toBeVisible();
  expect(contentOf(changedFile)).toBe(before);
  await discard(page);
});

test('a scheme is retired by keyboard in a draft, which waits for those that still name it', async ({ page }) => {
  await withoutPreview(page);
  await openScreen(page, desk.url, changedScreen);
  const dialog = await fillRetirement(page, '2026-04-01');
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^#\/\w+/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'बंद करा', exact: true }).press('Enter');
  await expect(page.getByText(/^मसुद्यात नोंद बंद केली/)).toBeVisible();
  await openChange(page);
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).press('Enter');
  await expectChecked(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  expect(contentOf(changedFile)).not.toContain('retired');
  await discard(page);
});

test('a notice with a PDF is saved as a draft, then published', async ({ page }) => {
  await withoutPreview(page);
  await openInMarathi(page);
  await page.getByText(/^सूचना/).first().click();
  await page.getByText('नवी नोंद: सूचना').click();
  await page.getByRole('textbox', { name: 'नव्या नोंदीचे ओळखनाव' }).fill('Hostel admission');
  await page.getByRole('button', { name: 'सुरू करा' }).click();
  await expect(
    page.getByText('लहान इंग्रजी अक्षरे, इंग्रजी अंक व जोडरेषा वापरा, उदाहरणार्थ hostel-admission-2026.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'नव्या नोंदीचे ओळखनाव' }).fill('hostel-admission-2026');
  await page.getByRole('button', { name: 'सुरू करा' }).click();

  // The new entry has problems from the first moment, which must be read with their fields.
  await expect(page.getByRole('textbox', { name: 'शीर्षक: इंग्रजी' }).first()).toHaveAttribute('aria-invalid', 'true');
  expect(await spokenFaultsInBoth(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'शीर्षक: इंग्रजी' }).first().fill('Admission to government hostels');
  await page.getByRole('textbox', { name: 'शीर्षक: मराठी' }).first().fill('शासकीय वसतिगृहांत प्रवेश');
  await openSection(page, 'सूचनेची पीडीएफ');
  await page.getByLabel('फाइल निवडा: इंग्रजी').setInputFiles(pdfIn('en'));
  await expect(page.getByText(/ठेवली: \/pdfs\/notices\/hostel-admission-2026\.en\.pdf, \S+/)).toBeVisible();
  await page.getByRole('button', { name: 'मसुदा ठेवा' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^आपोआप ठेवले:/ })).toBeVisible();
  expect(() => contentOf('notices/hostel-admission-2026.yaml')).toThrow();
  expect(() => contentOf('files/pdfs/notices/hostel-admission-2026.en.pdf')).toThrow();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'शीर्षक: मराठी' }).first()).toHaveValue('शासकीय वसतिगृहांत प्रवेश');
  await openSection(page, 'सूचनेची पीडीएफ');
  await page
    .getByLabel('फाइल निवडा: मराठी')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
  await expect(page.getByText('पीडीएफ निवडा', { exact: true }).first()).toBeVisible();
  await page.getByLabel('फाइल निवडा: मराठी').setInputFiles(pdfIn('mr'));
  await writeSource(page, 'Letter of the regional office');
  await isKept(page);
  await putIn(page);
  expect(parse(contentOf('notices/hostel-admission-2026.yaml'))).toMatchObject({
    title: { mr: 'शासकीय वसतिगृहांत प्रवेश' },
    pdfUrl: { mr: '/pdfs/notices/hostel-admission-2026.mr.pdf' },
  });
  expect(contentOf('files/pdfs/notices/hostel-admission-2026.en.pdf')).not.toBe('');
});

test('an album with three photographs is published', async ({ page }) => {
  await withoutPreview(page);
  await openScreen(page, desk.url, 'albums/camp-palghar');
  await page.getByRole('textbox', { name: 'शीर्षक: इंग्रजी' }).first().fill('Camp in Palghar');
  await page.getByRole('textbox', { name: 'शीर्षक: मराठी' }).first().fill('पालघर येथील शिबिर');
  const photo = (background: string) =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
  const photos = await Promise.all(['#336699', '#993322', '#556b2f'].map(photo));
  await openSection(page, 'चित्रे');
  await page
    .getByLabel('एकाच वेळी अनेक चित्रे जोडा')
    .setInputFiles(photos.map((buffer, place) => ({ name: `IMG_${place}.jpg`, mimeType: 'image/jpeg', buffer })));
  const shows = [
    ['People wait at a table', 'टेबलाजवळ थांबलेले नागरिक'],
    ['An officer explains a form', 'अर्ज समजावून सांगणारे अधिकारी'],
    ['A woman receives a certificate', 'प्रमाणपत्र स्वीकारणारी महिला'],
  ] as const;
  for (const [place, [en, mr]] of shows.entries()) {
    await page.getByRole('textbox', { name: 'चित्राचे वर्णन: इंग्रजी' }).nth(place).fill(en);
    await page.getByRole('textbox', { name: 'चित्राचे वर्णन: मराठी' }).nth(place).fill(mr);
  }
  await writeSource(page, 'Photographs of the office');
  await isKept(page);
  await putIn(page);
  const { images } = parse(contentOf('albums/camp-palghar.yaml')) as { images: { src: string }[] };
  expect(images).toHaveLength(3);
  // The desk must remove EXIF data, which can reveal where a photograph was taken.
  for (const { src } of images)
    expect((await sharp(join(desk.project, 'content', src)).metadata()).exif).toBeUndefined();
});

test('a new portal can be chosen in a scheme without reloading the desk', async ({ page }) => {
  await withoutPreview(page);
  await openScreen(page, desk.url, 'portals/stall-portal');
  for (const [field, en, mr] of [
    ['शीर्षक', 'Stalls for cobblers', 'गटई स्टॉल पोर्टल'],
    ['लघु नाव', 'Stalls', 'गटई स्टॉल'],
    ['कशासाठी', 'Apply for a stall', 'स्टॉलसाठी अर्ज'],
  ] as const) {
    await page.getByRole('textbox', { name: `${field}: इंग्रजी` }).fill(en);
    await page.getByRole('textbox', { name: `${field}: मराठी` }).fill(mr);
  }
  await page.getByRole('textbox', { name: 'संकेतस्थळाचा पत्ता' }).fill('https://stalls.example');
  await writeSource(page, 'Letter of the regional office');
  await isKept(page);

  // The scheme joins the change of the new portal, so that both are put in together.
  await page.goto(`${desk.url}/#/schemes/${withPortal.id}`);
  await page.getByLabel('कोणत्या बदलात?').selectOption({ index: 1 });
  await openSection(page, /अर्ज कसा करायचा/);
  await page.getByRole('combobox', { name: 'पोर्टल' }).selectOption({ label: 'गटई स्टॉल पोर्टल' });
  await isKept(page);
  await putIn(page);
  expect(contentOf(`schemes/${withPortal.id}.yaml`)).toContain('stall-portal');
  expect(contentOf('portals/stall-portal.yaml')).toContain('https://stalls.example');
});

test('input that was not kept yet is restored in a new window', async ({ context }) => {
  const [page, again] = [await context.newPage(), await context.newPage()];
  for (const window of [page, again]) await withoutPreview(window);
  // Keeps the server from taking the text before the window closes.
  await page.route('**/api/draft', (route) => route.abort());
  await openScreen(page, desk.url, `portals/${portals[0]?.id}`);
  await page.getByRole('textbox', { name: 'कशासाठी: मराठी' }).fill('शिष्यवृत्ती');
  await expect(page.getByText('अजून ठेवले नाही')).toBeVisible();
  await page.close();
  await openScreen(again, desk.url, `portals/${portals[0]?.id}`);
  await expect(again.getByText('जतन न केलेला आपला मजकूर परत आणला आहे.')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'कशासाठी: मराठी' })).toHaveValue('शिष्यवृत्ती');
  await isKept(again);
});

test('the start page leads to a draft, and the search leads to the field with the text', async ({ page }) => {
  await withoutPreview(page);
  await openInMarathi(page);
  const { title } = portals[0] ?? changed;
  await expect(page.getByRole('heading', { name: /^माझे मसुदे १$/ })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^पुढे लिहा: .*${title.mr}`) }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^मसुदा$/ })).toBeVisible();
  await page.getByRole('link', { name: /^कामे/ }).click();
  await expect(page.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();

  await page.getByLabel('सर्व मजकुरात शोधा').fill(changed.title.mr);
  const results = page.getByRole('region', { name: 'मजकुरात सापडले' });
  const result = results.getByRole('listitem').filter({ hasText: 'योजनेचे नाव' }).first();
  await expect(result.locator('mark').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await result.getByRole('link').press('Enter');
  await expect(page.getByRole('group', { name: 'योजनेचे नाव' }).and(page.locator(':focus'))).toBeVisible();
});

test('the desk fits a narrow window, and has enough contrast in the dark', async ({ page }) => {
  await withoutPreview(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of ['', changedScreen]) {
    await openScreen(page, desk.url, screen);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('main :is(section, form):visible').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page)).toEqual([]);
  }
});

test('keys lead to the search, the things to correct and the next step, and “?” lists them', async ({ page }) => {
  await withoutPreview(page);
  await openScreen(page, desk.url, changedScreen);
  await expect(page.getByText('काहीही बाकी नाही.')).toBeVisible();
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'कीबोर्डवरील कळा' });
  await expect(list).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByLabel('सर्व मजकुरात शोधा')).toBeFocused();

  await openScreen(page, desk.url, changedScreen);
  const title = page.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' });
  await title.fill('');
  await expect(page.getByText(/^[१-९] (दुरुस्ती|दुरुस्त्या) बाकी/)).toBeVisible();
  await openSection(page, BENEFITS);
  await page.keyboard.press('F8');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: /^आपोआप ठेवले:/ })).toBeVisible();
  await discard(page);
});

test('the content check passes after all changes, and the content has no draft', async ({ page }) => {
  await openInMarathi(page);
  await page.getByRole('button', { name: 'सर्व तपासा' }).click();
  await expectChecked(page.getByText('सर्व व्यवस्थित आहे.')).toBeVisible();
  expect(contentOf(`portals/${portals[0]?.id}.yaml`)).not.toContain('शिष्यवृत्ती');
  expect(git('status', '--porcelain')).toBe('');
});
