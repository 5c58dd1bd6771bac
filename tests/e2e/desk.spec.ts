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
import { spokenFaults, spokenFaultsInBoth } from '#tests/e2e/support/deskReading.ts';
import { violations } from '#tests/e2e/support/page.ts';
import { type RunningDesk, startDesk } from '#tests/e2e/support/startDesk.ts';
import { copyOfProject } from '#tests/projectCopy.ts';

/** Runs the journeys in order on one copy of the project. */
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ actionTimeout: 60_000 });
/** Uses a longer timeout, because a save waits for two content checks, which take up to a minute on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** Finds a scheme that has several benefits and quotes the amount of the last one in its text. */
const changed = schemes.find(({ id, benefits }) => {
  const { figure, rupees } = benefits.at(-1) ?? {};
  return figure && rupees && benefits.length > 1 && textOf(id).includes(`{{${figure}}}`);
});
if (!changed) throw new Error('No scheme quotes its last amount');
const changedFile = `schemes/${changed.id}.yaml`;
const oldAmount = changed.benefits.at(-1)?.rupees ?? 0;
const newAmount = oldAmount + 100;
const oldInMarathi = formatAmount(oldAmount, 'mr');
const newInMarathi = formatAmount(newAmount, 'mr');

function textOf(scheme: string): string {
  return readFileSync(`content/schemes/${scheme}.yaml`, 'utf8');
}

let beforeChange = '';
let copy: ReturnType<typeof copyOfProject>;
let desk: RunningDesk;

test.beforeAll(async () => {
  copy = copyOfProject();
  desk = await startDesk(copy.folder);
});
test.afterAll(async () => {
  await desk?.stop();
  copy?.remove();
});

/** Finds a scheme for which people apply through a portal. */
const withPortal = schemes.find(({ apply }) => apply.portal) ?? changed;

/** Generates a valid PDF to upload. */
const pdfIn = (language: Language) => documentFile(selfDisclosureDocument(language));

const contentOf = (file: string) => readFileSync(join(copy.folder, 'content', file), 'utf8');

const previewAddress = async () =>
  ((await (await fetch(`${desk.url}/api/content`)).json()) as { preview: string }).preview;

/** Blocks the preview, which loads hundreds of modules, in journeys that do not need it. */
async function withoutPreview(page: Page) {
  await page.route(`${await previewAddress()}/**`, (route) => route.abort());
}

/** Blocks the English preview in journeys that need only the Marathi one. */
async function withoutEnglishPreview(page: Page) {
  const address = await previewAddress();
  await page.route(`${address}/**`, (route) => {
    const isEnglishPage = route.request().isNavigationRequest() && !route.request().url().startsWith(`${address}/mr`);
    return isEnglishPage ? route.abort() : route.continue();
  });
}

async function openInMarathi(page: Page) {
  await page.goto(desk.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मजकुराचे टेबल');
}

/** Opens the dialog that shows what returns, and brings back the text before the last save. */
async function bringBack(page: Page) {
  await page.getByRole('button', { name: 'मागच्या वेळी जतन करण्यापूर्वीचा मजकूर परत आणा' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'आधीचा मजकूर परत आणा', exact: true }).click();
}

/** Matches the section of the benefits, but not that of the audiences. */
const BENEFITS = /लाभ(?!ा)/;

/** Shows a section of the form. */
const openSection = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'फॉर्मचे भाग' }).getByRole('button', { name }).click();

/** Writes the source of a new entry and how certain it is. */
async function writeSource(page: Page, source: string) {
  await openSection(page, 'माहिती कुठून घेतली');
  await page.getByRole('button', { name: 'जोडा: स्रोत' }).click();
  await page.getByRole('textbox', { name: 'स्रोत १' }).fill(source);
  await page.getByLabel('खात्री', { exact: true }).selectOption({ label: 'खात्रीशीर' });
}

/** Returns the preview frame of a language. */
const preview = (page: Page, language: 'मराठी' | 'इंग्रजी') =>
  page.frameLocator(`iframe[title="पान कसे दिसेल: ${language}"]`);

test('the desk refuses requests from other origins, and its preview refuses requests to open a file in a code editor', async () => {
  const previewUrl = await previewAddress();
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(address, { headers })).status;
  expect(await statusOf(`${desk.url}/api/content`, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(`${previewUrl}/__open-in-editor?file=package.json`)).toBe(403);
  expect(await statusOf(`${previewUrl}/favicon.svg`)).toBe(200);
});

test('an amount is changed, previewed and published', async ({ page }) => {
  await openInMarathi(page);
  expect(await spokenFaultsInBoth(page)).toEqual([]);
  await page.getByLabel('सर्व मजकुरात शोधा').fill(changed.title.mr);
  await page.getByRole('link', { name: changed.title.mr }).first().click();
  await openSection(page, BENEFITS);
  await page.getByText(new RegExp(`^लाभ ${formatNumber(changed.benefits.length, 'mr')}`)).click();
  await page.getByRole('textbox', { name: /^रुपये/ }).last().fill(formatNumber(newAmount, 'mr'));
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
  await expect(page.getByText('काहीही बाकी नाही.')).toBeVisible();
  expect(await spokenFaults(page)).toEqual([]);

  await expect(preview(page, 'मराठी').getByText(newInMarathi).first()).toBeVisible();
  await expect(preview(page, 'इंग्रजी').getByText(formatAmount(newAmount, 'en')).first()).toBeVisible();
  // The preview rings the text of the field in hand.
  await expect(preview(page, 'मराठी').locator('[data-desk-ring]')).toContainText(newInMarathi);

  await openSection(page, 'नाव व प्रकार');
  await expect(page.locator('.quoted mark', { hasText: newInMarathi }).first()).toBeVisible();

  beforeChange = contentOf(changedFile);
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).click();
  await expect(page.getByText('संकेतस्थळाच्या मजकुरात घातले.')).toBeVisible();
  const after = contentOf(changedFile).split('\n');
  const before = beforeChange.split('\n');
  expect(after.filter((line, place) => line !== before[place])).toEqual([`    rupees: ${newAmount}`]);
});

test('an unsaved change can be undone, and so can the last save', async ({ page }) => {
  await withoutPreview(page);
  await openInMarathi(page);
  await page.goto(`${desk.url}/#/schemes/${changed.id}`);
  const title = page.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' });
  const name = await title.inputValue();
  await title.fill(`${name} २`);
  await page.getByRole('button', { name: 'एक पाऊल मागे' }).click();
  await expect(title).toHaveValue(name);
  await page.getByRole('button', { name: 'एक पाऊल पुढे' }).click();
  await expect(title).toHaveValue(`${name} २`);
  await page.getByRole('button', { name: 'जतन न केलेले बदल सोडून द्या' }).click();
  await expect(title).toHaveValue(name);

  await page.getByRole('button', { name: 'मागच्या वेळी जतन करण्यापूर्वीचा मजकूर परत आणा' }).click();
  const dialog = page.getByRole('dialog', { name: 'आधीचा मजकूर परत आणायचा?' });
  await expect(dialog.getByRole('deletion')).toHaveText(`काढले: ${formatNumber(newAmount, 'mr')}`);
  await expect(dialog.getByRole('insertion')).toHaveText(`जोडले: ${formatNumber(oldAmount, 'mr')}`);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'आधीचा मजकूर परत आणा', exact: true }).click();
  await expect(page.getByText('आधीचा मजकूर परत आणला.')).toBeVisible();
  expect(contentOf(changedFile)).toBe(beforeChange);
  await page.getByRole('button', { name: 'एक पाऊल मागे' }).click();
  await openSection(page, BENEFITS);
  await expect(page.locator(`input[value="${newAmount}"]`)).toHaveCount(1);
  await page.getByRole('button', { name: 'एक पाऊल पुढे' }).click();
});

test('a save that causes an error in another entry shows the error with a link to the field', async ({ page }) => {
  const other = schemes.find(({ id }) => id !== changed.id)?.title ?? { en: '', mr: '' };
  await withoutPreview(page);
  await openInMarathi(page);
  await page.goto(`${desk.url}/#/schemes/${changed.id}`);
  await page.getByRole('textbox', { name: 'योजनेचे नाव: इंग्रजी' }).fill(other.en);
  await page.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' }).fill(other.mr);
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).click();
  // The result of an earlier check disappears as soon as the content has changed.
  await expect(page.getByText('सर्व तपासले जात आहे…')).toBeVisible();
  await expect(page.getByText(/मागच्या वेळी जतन केल्यामुळे [१-९] (नवी दुरुस्ती|नव्या दुरुस्त्या)/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('link', { name: `${other.mr}: योजनेचे नाव` })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /^योजनेचे नाव/ }).and(page.locator(':focus'))).toBeVisible();

  await page.goto(`${desk.url}/#/schemes/${changed.id}`);
  await bringBack(page);
  await expect(page.getByText('सर्व व्यवस्थित आहे.')).toBeVisible();
});

test('a scheme can be retired by keyboard, after its references are listed, and then restored', async ({ page }) => {
  await withoutPreview(page);
  await openInMarathi(page);
  await page.goto(`${desk.url}/#/schemes/${changed.id}`);
  const before = contentOf(changedFile);
  await page.getByRole('button', { name: 'बंद करा किंवा काढून टाका…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ही नोंद बंद करा' });
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^#\/\w+/);
  // The copy has no git history, which would show whether a release included the entry. So deletion is not offered.
  await expect(dialog.getByRole('button', { name: 'कायमचे काढून टाका' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await dialog.getByLabel('कोणत्या दिवसापासून').fill('2026-04-01');
  await dialog.getByLabel('कारण, मराठीत').fill('ही योजना आता दिली जात नाही.');
  await dialog.getByLabel('कारण, इंग्रजीत').fill('It is no longer given.');
  await dialog.getByRole('button', { name: 'बंद करा' }).press('Enter');
  await expect(page.getByText('नोंद बंद केली.')).toBeVisible();
  expect(parse(contentOf(changedFile))).toMatchObject({
    retired: { on: '2026-04-01', why: { mr: 'ही योजना आता दिली जात नाही.' } },
  });

  await bringBack(page);
  await expect(page.getByText('आधीचा मजकूर परत आणला.')).toBeVisible();
  expect(contentOf(changedFile)).toBe(before);
});

test('a notice with a PDF is saved as a draft, then published', async ({ page }) => {
  await withoutEnglishPreview(page);
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
  await expect(page.getByText('मसुदा ठेवला. संकेतस्थळ बदललेले नाही.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'शासकीय वसतिगृहांत प्रवेश' })).toContainText('मसुदा आहे');
  expect(() => contentOf('notices/hostel-admission-2026.yaml')).toThrow();
  expect(() => contentOf('files/pdfs/notices/hostel-admission-2026.en.pdf')).toThrow();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'शीर्षक: मराठी' }).first()).toHaveValue('शासकीय वसतिगृहांत प्रवेश');
  await openSection(page, 'सूचनेची पीडीएफ');
  await page
    .getByLabel('फाइल निवडा: मराठी')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
  await expect(page.getByText('ही पीडीएफ फाइल नाही. दुसरी निवडा.')).toBeVisible();
  await page.getByLabel('फाइल निवडा: मराठी').setInputFiles(pdfIn('mr'));
  await writeSource(page, 'Letter of the regional office');
  await expect(
    preview(page, 'मराठी')
      .getByRole('link', { name: /शासकीय वसतिगृहांत प्रवेश/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).click();
  await expect(page.getByText('संकेतस्थळाच्या मजकुरात घातले.')).toBeVisible();
  expect(parse(contentOf('notices/hostel-admission-2026.yaml'))).toMatchObject({
    title: { mr: 'शासकीय वसतिगृहांत प्रवेश' },
    pdfUrl: { mr: '/pdfs/notices/hostel-admission-2026.mr.pdf' },
  });
});

test('an album with three photographs is published', async ({ page }) => {
  await withoutPreview(page);
  await openInMarathi(page);
  await page.goto(`${desk.url}/#/albums/camp-palghar`);
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
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).click();
  await expect(page.getByText('संकेतस्थळाच्या मजकुरात घातले.')).toBeVisible();
  const { images } = parse(contentOf('albums/camp-palghar.yaml')) as { images: { src: string }[] };
  expect(images).toHaveLength(3);
  // The desk must remove EXIF data, which can reveal where a photograph was taken.
  for (const { src } of images)
    expect((await sharp(join(copy.folder, 'content', src)).metadata()).exif).toBeUndefined();
});

test('a new portal can be chosen in a scheme without reloading the desk', async ({ page }) => {
  await withoutEnglishPreview(page);
  await openInMarathi(page);
  await page.goto(`${desk.url}/#/portals/stall-portal`);
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
  await page.getByRole('button', { name: 'तयार: संकेतस्थळात घाला' }).click();
  await expect(page.getByText('संकेतस्थळाच्या मजकुरात घातले.')).toBeVisible();

  await page.goto(`${desk.url}/#/schemes/${withPortal.id}`);
  await openSection(page, /अर्ज कसा करावा/);
  await page.getByRole('combobox', { name: 'पोर्टल' }).selectOption({ label: 'गटई स्टॉल पोर्टल' });
  await expect(page.getByText('काहीही बाकी नाही.')).toBeVisible();
  await expect(
    preview(page, 'मराठी')
      .getByRole('link', { name: /गटई स्टॉल/ })
      .first(),
  ).toBeVisible();
});

test('a save from a second window joins changes of different fields, and asks about a field that both changed', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await withoutPreview(page);
  for (const page of [first, second]) await page.goto(`${desk.url}/#/portals/${portals[0]?.id}`);
  const textIn = (page: Page, field: string) => page.getByRole('textbox', { name: `${field}: मराठी` });
  const keepDraft = async (page: Page) => {
    await page.getByRole('button', { name: 'मसुदा ठेवा' }).click();
    await expect(page.getByText('मसुदा ठेवला. संकेतस्थळ बदललेले नाही.')).toBeVisible();
  };
  // Waits for both forms, because a form that opens later would restore the unsaved text of the other window.
  for (const page of [first, second]) await expect(textIn(page, 'कशासाठी')).toBeVisible();
  await textIn(first, 'कशासाठी').fill('शिष्यवृत्ती');
  await textIn(first, 'लघु नाव').fill('पहिली खिडकी');
  await textIn(second, 'कशासाठी').fill('थेट लाभ');
  await keepDraft(first);
  await second.getByRole('button', { name: 'मसुदा ठेवा' }).click();
  const dialog = second.getByRole('dialog', {
    name: 'ही नोंद दुसऱ्या खिडकीत किंवा दुसऱ्या प्रोग्राममध्ये बदलली आहे',
  });
  await expect(dialog.getByText('दुसरीकडून घेतलेले बदल: लघु नाव')).toBeVisible();
  const purpose = dialog.getByRole('group', { name: 'कशासाठी' });
  await expect(purpose.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await violations(second)).toEqual([]);
  expect(parse(readFileSync(join(copy.folder, `drafts/portals/${portals[0]?.id}.yaml`), 'utf8'))).toMatchObject({
    purpose: { mr: 'शिष्यवृत्ती' },
  });
  await purpose.getByRole('radio', { name: /थेट लाभ/ }).check();
  await dialog.getByRole('button', { name: 'हा मजकूर घेऊन पुढे जा; नंतर पुन्हा जतन करा' }).click();
  await expect(textIn(second, 'कशासाठी')).toHaveValue('थेट लाभ');
  await expect(textIn(second, 'लघु नाव')).toHaveValue('पहिली खिडकी');
  await keepDraft(second);
});

test('unsaved input is restored in a new window, and can be dropped', async ({ context }) => {
  const [page, again] = [await context.newPage(), await context.newPage()];
  for (const window of [page, again]) await withoutPreview(window);
  await page.goto(`${desk.url}/#/schemes/${changed.id}`);
  await page.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' }).fill(`${changed.title.mr} ३`);
  await expect(page.getByText('काही बदल अजून जतन केलेले नाहीत.')).toBeVisible();
  await page.close();
  await again.goto(`${desk.url}/#/schemes/${changed.id}`);
  await expect(again.getByText('जतन न केलेला आपला मजकूर परत आणला आहे.')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' })).toHaveValue(`${changed.title.mr} ३`);
  await again.getByRole('button', { name: 'जतन न केलेले बदल सोडून द्या' }).click();
  await expect(again.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' })).toHaveValue(changed.title.mr);
  await expect(again.getByText('काही बदल अजून जतन केलेले नाहीत.')).toHaveCount(0);
});

test('the start page leads to a draft, and the search leads to the field with the text', async ({ page }) => {
  await withoutPreview(page);
  await openInMarathi(page);
  const { title } = portals[0] ?? changed;
  await expect(page.getByRole('heading', { name: /^मसुदे १$/ })).toBeVisible();
  await page.getByRole('link', { name: `पुढे लिहा: ${title.mr}` }).press('Enter');
  await expect(page.getByText('हा मसुदा आहे.')).toBeVisible();
  await page.getByRole('link', { name: 'कामे' }).click();
  await expect(page.getByRole('heading', { name: 'कामे' })).toBeVisible();

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
  for (const hash of ['#/', `#/schemes/${changed.id}`]) {
    await page.goto(`${desk.url}/${hash}`);
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page)).toEqual([]);
  }
});

test('keys lead to the search, the things to correct and the next step, and “?” lists them', async ({ page }) => {
  await withoutPreview(page);
  await page.goto(`${desk.url}/#/schemes/${changed.id}`);
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

  const title = page.getByRole('textbox', { name: 'योजनेचे नाव: मराठी' });
  await title.fill('');
  await expect(page.getByText(/^[१-९] (दुरुस्ती|दुरुस्त्या) बाकी/)).toBeVisible();
  await openSection(page, BENEFITS);
  await page.keyboard.press('F8');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'जतन न केलेले बदल सोडून द्या' }).click();
});

test('the content check passes after all changes, and the content has no draft', async ({ page }) => {
  await withoutPreview(page);
  await openInMarathi(page);
  await page.getByRole('button', { name: 'सर्व तपासा' }).click();
  await expect(page.getByText('सर्व व्यवस्थित आहे.')).toBeVisible();
  expect(contentOf(`portals/${portals[0]?.id}.yaml`)).not.toContain('थेट लाभ');
});
