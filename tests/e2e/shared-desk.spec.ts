import { type Browser, type BrowserContext, expect as expectSoon, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { formatAmount, formatNumber } from '#app/i18n/format/numbers.ts';
import { referenceTarget } from '#app/model/archive/kinds.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { portals } from '#app/model/portals/data.server.ts';
import type { Place } from '#app/model/problems/problem.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { findReferences } from '#content-check/references.ts';
import {
  BENEFITS,
  demanded,
  fillRetirement,
  freeSchemes,
  isKept,
  openScreen,
  openSection,
  writeSource,
} from '#tests/e2e/support/deskForm.ts';
import { spokenFaults, spokenFaultsInBoth } from '#tests/e2e/support/deskReading.ts';
import { violations } from '#tests/e2e/support/page.ts';
import { type Department, startSharedDesk } from '#tests/e2e/support/startDesk.ts';

/** Runs the journeys in order, because each builds on the ones before it. */
test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.use({ actionTimeout: 60_000 });
const expect = expectSoon.configure({ timeout: 60_000 });
const expectPublished = expectSoon.configure({ timeout: 600_000 });

/** Larger amounts are rounded to lakhs on pages. */
const WRITTEN_IN_FULL = 50_000;
const found = freeSchemes.find(({ benefits: [benefit] }) => benefit?.rupees && benefit.rupees < WRITTEN_IN_FULL);
if (!found) throw new Error('No scheme has an amount that the department may change alone');
const scheme = found;
const oldAmount = scheme.benefits[0]?.rupees ?? 0;
const newAmount = oldAmount + oldAmount / 10;

const DAY_MS = 86_400_000;

let department: Department;
const people: Partial<Record<'clerk' | 'moderator' | 'publisher' | 'administrator', Page>> = {};
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  department = await startSharedDesk();
  people.administrator = await openBrowser(browser);
});
test.afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await department?.stop();
});

function pageOf(person: keyof typeof people): Page {
  const page = people[person];
  if (!page) throw new Error(`${person} has not signed in`);
  return page;
}

/** The invitation of a moderator who joins later. */
let secondModerator = '';

/** Opens a browser of its own with a device that keeps passkeys. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  contexts.push(context);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return page;
}

/** Returns whether a page of the public site contains a text, as a visitor without script reads it. */
async function isPublic(path: string, text: string): Promise<boolean> {
  const response = await fetch(department.site + path);
  return response.ok && (await response.text()).includes(text);
}

const publicStatus = async (path: string) => (await fetch(department.site + path)).status;

/** Adds a user, and returns the address of the invitation. */
async function invite(post: string, marathiPost: string, name: string, roles: string[]): Promise<string> {
  const page = pageOf('administrator');
  await page.goto(`${department.desk}/#/users`);
  await page.getByRole('button', { name: 'वापरकर्ता जोडा' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('पद, मराठीत').fill(marathiPost);
  await dialog.getByLabel('पद, इंग्रजीत').fill(post);
  await dialog.getByLabel('वापरकर्ता नाव').fill(name);
  for (const role of roles) await dialog.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole('button', { name: 'जोडा व निमंत्रण द्या' }).click();
  const address = page.getByText(`${department.desk}/#/invitation/`);
  const again = page.getByRole('dialog', { name: 'पुन्हा आत या' });
  await expect(address.or(again)).toBeVisible();
  if (await again.isVisible()) {
    await again.getByRole('button', { name: 'पासकीने आत या' }).click();
    await expect(again).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: marathiPost })).toBeFocused();
  const text = String(await address.textContent()).trim();
  await page.getByRole('button', { name: /^झाले/ }).click();
  return text;
}

async function acceptWithPasskey(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'पासकी जोडा' }).waitFor();
  // A font that arrives between press and release moves the button away.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.getByRole('button', { name: 'पासकी जोडा' }).click();
  await expect(page.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();
}

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'पासकीने आत या' }).click();
  await expect(page.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();
}

test('people join with a passkey or a password and a code, and sign in again', async ({ browser }) => {
  const administrator = pageOf('administrator');
  await administrator.goto(department.invitation);
  await expect(administrator.getByRole('heading', { name: 'मजकुराच्या टेबलाचे निमंत्रण' })).toBeVisible();
  expect(await violations(administrator)).toEqual([]);
  expect(await spokenFaultsInBoth(administrator)).toEqual([]);
  await acceptWithPasskey(administrator, department.invitation);

  const clerk = await openBrowser(browser);
  people.clerk = clerk;
  await acceptWithPasskey(clerk, await invite('Clerk 1', 'लिपिक १', 'clerk-1', ['लेखक']));
  await clerk.getByText('लिपिक १').first().click();
  await clerk.getByRole('button', { name: 'बाहेर पडा' }).click();
  await expect(clerk.getByRole('button', { name: 'पासकीने आत या' })).toBeVisible();
  expect(await violations(clerk)).toEqual([]);
  expect(await spokenFaultsInBoth(clerk)).toEqual([]);
  await signIn(clerk);

  const moderator = await openBrowser(browser);
  people.moderator = moderator;
  await moderator.goto(await invite('Moderator 1', 'तपासनीस १', 'moderator-1', ['लेखक', 'तपासनीस']));
  await moderator.getByRole('button', { name: 'पासवर्ड निवडा' }).click();
  const secret = String(await moderator.locator('code').textContent()).replaceAll(/\s/g, '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await moderator.getByLabel('नवा पासवर्ड', { exact: true }).fill('monsoon lantern river seven');
  await expect(moderator.getByText('हा पासवर्ड ओळखायला अवघड आहे.')).toBeVisible();
  expect(await violations(moderator)).toEqual([]);
  await moderator.getByLabel('सहा अंकी कोड').fill(app.generate());
  await moderator.getByRole('button', { name: 'पासवर्ड ठेवा' }).click();
  await expect(moderator.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();

  // Whoever finds the administrator's computer open invites nobody: after ten minutes the desk asks for the passkey again.
  department.moveClock(10 * 60_000);
  const publisher = await openBrowser(browser);
  people.publisher = publisher;
  await acceptWithPasskey(publisher, await invite('Publisher 1', 'प्रकाशक १', 'publisher-1', ['प्रकाशक']));
  // Rights that are given after the first publication wait for a day.
  secondModerator = await invite('Moderator 2', 'तपासनीस २', 'moderator-2', ['तपासनीस']);
  expect(await violations(publisher)).toEqual([]);
  // The button is disabled during its request and cannot get the focus back, so the screen gets it.
  await openEntry(clerk, 'account');
  await clerk.getByText('आणखी एक पासकी जोडा').click();
  await clerk.getByRole('button', { name: 'पासकी जोडा' }).click();
  await clerk.getByRole('button', { name: 'पासकीने आत या' }).click();
  await expect(clerk.getByRole('dialog')).toBeHidden();
  await expect(clerk.locator('main')).toBeFocused();
});

test('a screen reader says what each screen of an administrator is, and what each control does', async () => {
  const administrator = pageOf('administrator');
  for (const screen of ['', 'users', 'log', 'account', 'media', 'publishing']) {
    await openEntry(administrator, screen);
    await expect(administrator.locator('main :is(table, section, li, h3)').first()).toBeAttached();
    expect(await spokenFaultsInBoth(administrator), screen).toEqual([]);
  }
});

const openEntry = (page: Page, screen: string) => openScreen(page, department.desk, screen);

/** Names the change of the open entry, and sends it for review. */
async function sendForReview(page: Page, name: string, reason: string) {
  await page.getByRole('link', { name: /पाहा आणि तपासणीसाठी पाठवा$/ }).click();
  await page.getByText('नाव, कारण आणि तातडी').click();
  await page.getByLabel('बदलाचे नाव').fill(name);
  await page.getByLabel('हा बदल का हवा').fill(reason);
  await page.getByRole('button', { name: 'हा तपशील ठेवा' }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(name) })).toBeVisible();
  await page.getByRole('button', { name: 'तपासणीसाठी पाठवा', exact: true }).click();
  await expect(page.getByText('तपासणीत', { exact: true })).toBeVisible();
}

/** Opens a change from the list of work, reads each entry, and approves it. */
async function approve(name: string) {
  const page = pageOf('moderator');
  await openEntry(page, '');
  await page.getByRole('link', { name: new RegExp(`^तपासा: .*${name}`) }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(name) })).toBeVisible();
  const next = page.getByRole('button', { name: /^पुढची नोंद:/ });
  const approval = page.getByRole('button', { name: 'मंजूर करा', exact: true });
  await expect(next.or(approval)).toBeVisible();
  while (await next.isVisible()) {
    const title = await next.textContent();
    await next.click();
    await expect(page.getByRole('button', { name: String(title), exact: true })).toHaveCount(0);
  }
  expect(await violations(page)).toEqual([]);
  expect(await spokenFaultsInBoth(page)).toEqual([]);
  await approval.click();
  // The button is gone, so a screen reader goes on at the heading and announces the new state.
  await expect(page.getByRole('status').filter({ hasText: /^मंजूर$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(name) })).toBeFocused();
}

/** Publishes all approved changes, and waits for the sentence at the end. */
async function publish() {
  const page = pageOf('publisher');
  await openEntry(page, 'publishing');
  await page.getByRole('button', { name: /बदल आत्ता प्रसिद्ध करा$/ }).click();
  await expect(page.getByRole('heading', { name: /^प्रसिद्धी [०-९]+ चालू आहे/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectPublished(page.getByRole('heading', { name: /^प्रसिद्धी [०-९]+ (पूर्ण झाली|झाली नाही)/ })).toBeVisible();
  await expect(page.getByText(/^आता लोकांसमोर: .*बाकी पाने तशीच आहेत/)).toBeVisible();
}

test('an urgent amount is written, and read by a second person', async () => {
  const [clerk, moderator] = [pageOf('clerk'), pageOf('moderator')];
  await openEntry(clerk, `schemes/${scheme.id}`);
  await openSection(clerk, BENEFITS);
  await clerk
    .getByText(new RegExp(`^लाभ ${formatNumber(1, 'mr')}`))
    .first()
    .click();
  await clerk.getByRole('textbox', { name: /^रुपये/ }).first().fill(formatNumber(newAmount, 'mr'));
  await clerk.getByRole('button', { name: 'आज पडताळले: स्रोतात हेच आहे' }).click();
  await isKept(clerk);
  expect(await violations(clerk)).toEqual([]);
  expect(await spokenFaultsInBoth(clerk)).toEqual([]);
  await sendForReview(clerk, 'वाढीव रक्कम', 'शासन निर्णयाने रक्कम वाढली.');
  await expect(clerk.getByRole('button', { name: 'मंजूर करा' })).toHaveCount(0);

  await openEntry(moderator, '');
  await moderator.getByRole('link', { name: /^तपासा: .*वाढीव रक्कम/ }).click();
  const figures = moderator.getByRole('region', { name: 'बदललेले आकडे' });
  await expect(figures.getByRole('deletion').first()).toContainText(formatNumber(oldAmount, 'mr'));
  await expect(figures.getByRole('insertion').first()).toContainText(formatNumber(newAmount, 'mr'));
  await approve('वाढीव रक्कम');
});

test('the approved amount is public in both languages', async () => {
  await publish();
  expect(await spokenFaultsInBoth(pageOf('publisher'))).toEqual([]);
  expect(await isPublic(`/scheme/${scheme.id}`, formatAmount(newAmount, 'en'))).toBe(true);
  expect(await isPublic(`/mr/scheme/${scheme.id}`, formatAmount(newAmount, 'mr'))).toBe(true);
});

/** A scheme that only one other entry names, in one of its lists. */
const ending = freeSchemes
  .map((one) => ({ one, places: referencesTo(one) }))
  .find(
    ({ one, places }) => one !== scheme && places.length === 1 && places[0]?.file.startsWith('content/situations/'),
  );

function referencesTo(one: (typeof schemes)[number]): Place[] {
  const target = referenceTarget('schemes', one);
  return target ? findReferences(target).filter(({ file }) => file !== `content/schemes/${one.id}.yaml`) : [];
}

test('a scheme is retired together with the list that names it', async () => {
  if (!ending) throw new Error('No scheme is named by a single list');
  const clerk = pageOf('clerk');
  await openEntry(clerk, `schemes/${ending.one.id}`);
  const dialog = await fillRetirement(clerk, dayInIndia(new Date()));
  const list = String(await dialog.getByRole('listitem').getByRole('link').first().getAttribute('href'));
  await dialog.getByRole('button', { name: 'बंद करा', exact: true }).click();
  await expect(clerk.getByText(/^मसुद्यात नोंद बंद केली/)).toBeVisible();

  // The list joins the same change, so that both are public at the same moment.
  await openEntry(clerk, list.replace('#/', ''));
  const change = clerk.getByLabel('कोणत्या बदलात?');
  await change.selectOption({ index: 1 });
  await clerk.locator('div:has(> :focus) + div').getByRole('button', { name: /^काढा/ }).click();
  await isKept(clerk);
  await sendForReview(clerk, 'योजना बंद', 'विभागाच्या पत्राप्रमाणे.');
  await expect(clerk.getByText('२ नोंदी एकत्र प्रसिद्ध होतील')).toBeVisible();
  await approve('योजना बंद');
});

test('a scan is refused with a way out; the notice is written instead, in one change with an album', async () => {
  const clerk = pageOf('clerk');
  await openEntry(clerk, 'notices/camp-notice');
  await clerk.getByRole('textbox', { name: 'शीर्षक: इंग्रजी' }).first().fill('Camp for certificates');
  await clerk.getByRole('textbox', { name: 'शीर्षक: मराठी' }).first().fill('प्रमाणपत्रांसाठी शिबिर');
  await openSection(clerk, 'सूचनेची पीडीएफ');
  const scan = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_300_000, ' '), Buffer.from('%%EOF')]);
  await clerk
    .getByLabel('फाइल निवडा: मराठी')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(clerk.getByText(/^ही पीडीएफ .* केबी आहे/)).toBeVisible();
  await openSection(clerk, 'मजकूर');
  await writeNotice(clerk);
  await writeSource(clerk, 'Letter of the regional office');
  await isKept(clerk);

  await openEntry(clerk, 'albums/camp-palghar');
  await clerk.getByLabel('कोणत्या बदलात?').selectOption({ index: 1 });
  await clerk.getByRole('textbox', { name: 'शीर्षक: इंग्रजी' }).first().fill('Camp in Palghar');
  await clerk.getByRole('textbox', { name: 'शीर्षक: मराठी' }).first().fill('पालघर येथील शिबिर');
  await openSection(clerk, 'चित्रे');
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  await clerk
    .getByLabel('एकाच वेळी अनेक चित्रे जोडा')
    .setInputFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await clerk.getByRole('textbox', { name: 'चित्राचे वर्णन: इंग्रजी' }).first().fill('People wait at a table');
  await clerk.getByRole('textbox', { name: 'चित्राचे वर्णन: मराठी' }).first().fill('टेबलाजवळ थांबलेले नागरिक');
  await writeSource(clerk, 'Photographs of the office');
  await isKept(clerk);
  await sendForReview(clerk, 'शिबिर', 'शिबिराची सूचना व छायाचित्रे.');
  const photoInReview = clerk.getByRole('row', { name: /नवे चित्र/ }).getByRole('img', { name: /टेबलाजवळ थांबलेले नागरिक/ });
  await expect
    .poll(() => photoInReview.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await approve('शिबिर');
});

/** Writes the text of a notice: one paragraph of one line. */
async function writeNotice(page: Page) {
  const fill = async (field: string, en: string, mr: string) => {
    await page
      .getByRole('textbox', { name: `${field}: मराठी` })
      .last()
      .fill(mr);
    await page
      .getByRole('textbox', { name: `${field}: इंग्रजी` })
      .last()
      .fill(en);
  };
  await fill('शीर्षक', 'Camp', 'शिबिर');
  await page.getByRole('button', { name: /^जोडा: परिच्छेद/ }).click();
  await fill('मथळा', 'Where', 'कुठे');
  await page.getByRole('button', { name: /^जोडा: ओळी/ }).click();
  await fill('ओळी', 'At the office in Palghar.', 'पालघर येथील कार्यालयात.');
}

test('two people write in one entry at once, and a third approves', async ({ browser }) => {
  const [clerk, moderator] = [pageOf('clerk'), pageOf('moderator')];
  const home = await (await fetch(`${department.site}/mr`)).text();
  const shown = portals.find(({ id, purpose }) => home.includes(purpose.mr) && !demanded.includes(id));
  if (!shown) throw new Error('The home page shows no portal');
  const portal = `portals/${shown.id}`;
  const textIn = (page: Page, field: string) => page.getByRole('textbox', { name: `${field}: मराठी` });
  for (const page of [clerk, moderator]) await openEntry(page, portal);
  for (const page of [clerk, moderator]) await expect(textIn(page, 'कशासाठी')).toBeVisible();
  await textIn(clerk, 'लघु नाव').fill('लिपिकाचे नाव');
  await textIn(clerk, 'कशासाठी').fill('शिष्यवृत्तीसाठी');
  // Only then, because the desk keeps both texts by itself, and the later one meets the conflict.
  await isKept(clerk);
  await textIn(moderator, 'कशासाठी').fill('थेट लाभासाठी');
  const dialog = moderator.getByRole('dialog');
  await expect(dialog.getByText('दुसरीकडून घेतलेले बदल: लघु नाव')).toBeVisible();
  await dialog.getByRole('radio', { name: /थेट लाभासाठी/ }).check();
  expect(await violations(moderator)).toEqual([]);
  await dialog.getByRole('button', { name: /पुढे जा/ }).click();
  await expect(textIn(moderator, 'लघु नाव')).toHaveValue('लिपिकाचे नाव');
  await isKept(moderator);
  await sendForReview(moderator, 'संकेतस्थळाचे नाव', 'नाव बदलले.');
  // Nobody approves a change in which they wrote, so a second moderator reads it.
  await expect(moderator.getByRole('button', { name: 'मंजूर करा' })).toHaveCount(0);
  await expect(moderator.getByText(/दुसऱ्या तपासनीसांनी मंजूर करायला हवा/)).toBeVisible();
  const second = await openBrowser(browser);
  people.moderator = second;
  await acceptWithPasskey(second, secondModerator);
  await approve('संकेतस्थळाचे नाव');
});

test('all approved changes are public at nine the next morning', async () => {
  const publisher = pageOf('publisher');
  const tomorrow = dayInIndia(new Date(Date.now() + DAY_MS));
  await openEntry(publisher, 'publishing');
  await publisher.getByRole('radio', { name: 'ठरलेल्या वेळी' }).check();
  await publisher.getByLabel('तारीख', { exact: true }).fill(tomorrow);
  await publisher.getByLabel('वेळ', { exact: true }).fill('09:00');
  await publisher.getByRole('button', { name: /वाजता प्रसिद्ध करा$/ }).click();
  await expect(publisher.getByRole('button', { name: 'ठरलेली वेळ काढा' })).toHaveCount(3);
  expect(await isPublic('/mr', 'लिपिकाचे नाव')).toBe(false);
  department.moveClock(Date.parse(`${tomorrow}T09:00:00+05:30`) - Date.now());
  await expect(async () => expect(await isPublic('/mr', 'लिपिकाचे नाव')).toBe(true)).toPass({ timeout: 600_000 });
  expect(await isPublic('/mr/photogallery/camp-palghar', 'टेबलाजवळ थांबलेले नागरिक')).toBe(true);
  expect(await isPublic('/mr/notices/notices', 'प्रमाणपत्रांसाठी शिबिर')).toBe(true);
  expect(await publicStatus(`/mr/scheme/${ending?.one.id}`)).toBe(410);
});

test('a mistake is taken back in seconds, and returns to its author as a draft', async () => {
  const [clerk, publisher] = [pageOf('clerk'), pageOf('publisher')];
  // The sessions of the day before have ended.
  for (const page of [clerk, publisher]) {
    await openEntry(page, '');
    await signIn(page);
  }
  await openEntry(publisher, 'publishing');
  await publisher.getByRole('button', { name: 'प्रसिद्धी मागे घ्या: प्रसिद्धी २' }).click();
  const dialog = publisher.getByRole('dialog', { name: 'प्रसिद्धी २ मागे घ्यायची?' });
  expect(await violations(publisher)).toEqual([]);
  expect(await spokenFaults(publisher)).toEqual([]);
  await dialog.getByLabel(/^का\?/).fill('सूचनेतील ठिकाण चुकीचे आहे.');
  await dialog.getByRole('button', { name: 'प्रसिद्धी २ मागे घ्या' }).click();
  await expect(publisher.getByText(/आधीचा मजकूर पुन्हा लोकांसमोर आहे/)).toBeVisible();
  // The host notices the former release within a second. It leads from an unknown album to the list.
  await expect.poll(() => isPublic('/mr/photogallery/camp-palghar', 'टेबलाजवळ थांबलेले नागरिक')).toBe(false);
  expect(await isPublic('/mr', 'लिपिकाचे नाव')).toBe(false);
  expect(await isPublic(`/scheme/${ending?.one.id}`, String(ending?.one.title.en))).toBe(true);
  expect(await isPublic(`/scheme/${scheme.id}`, formatAmount(newAmount, 'en'))).toBe(true);

  await openEntry(clerk, `history/schemes/${scheme.id}`);
  await expect(clerk.getByRole('table', { name: 'स्थिती १ ते स्थिती २' }).getByRole('deletion').first()).toBeVisible();
  expect(await spokenFaultsInBoth(clerk)).toEqual([]);

  await openEntry(clerk, '');
  await clerk.getByRole('link', { name: /^दुरुस्त करा: .*शिबिर/ }).click();
  await expect(clerk.getByText('सूचनेतील ठिकाण चुकीचे आहे.').first()).toBeVisible();
});

/** A scheme whose first amount the specification demands, and which no other scheme shares. */
const fixed = schemes.find(({ id, retired, sharesTotalWith, benefits: [benefit] }) => {
  const isDemanded = demanded.includes(`"kind":"benefit","scheme":"${id}"`);
  return isDemanded && !retired && !sharesTotalWith && benefit?.rupees && benefit.rupees < WRITTEN_IN_FULL;
});

/** Returns the clerk, who joins first if this journey runs alone. */
async function clerkIn(browser: Browser): Promise<Page> {
  if (people.clerk) return people.clerk;
  await acceptWithPasskey(pageOf('administrator'), department.invitation);
  people.clerk = await openBrowser(browser);
  await acceptWithPasskey(people.clerk, await invite('Clerk 1', 'लिपिक १', 'clerk-1', ['लेखक']));
  return people.clerk;
}

test('a condition is added to a scheme, and an amount that the specification demands is raised by a decision', async ({
  browser,
}) => {
  if (!fixed) throw new Error('The specification demands no amount');
  const clerk = await clerkIn(browser);
  await openEntry(clerk, `schemes/${fixed.id}`);
  await openSection(clerk, 'पात्रतेच्या अटी');
  await clerk.getByRole('button', { name: 'जोडा: पात्रतेच्या अटी', exact: true }).click();
  const kind = clerk.getByLabel(/^प्रकार: /).last();
  await expect(kind.locator('option:checked')).toHaveText('निवडा');
  await kind.selectOption({ label: 'कार्यालय तपासते' });
  await expect(kind.locator('option:checked')).toHaveText('कार्यालय तपासते');
  await clerk.getByRole('textbox', { name: 'अट शब्दांत: मराठी' }).last().fill('कार्यालय मूळ कागदपत्रे पाहते.');
  await clerk.getByRole('textbox', { name: 'अट शब्दांत: इंग्रजी' }).last().fill('The office looks at the original papers.');
  await clerk
    .getByRole('textbox', { name: /^या अटीचा स्रोत/ })
    .last()
    .fill(String(fixed.source[0]));

  await openSection(clerk, BENEFITS);
  await clerk
    .getByText(new RegExp(`^लाभ ${formatNumber(1, 'mr')}`))
    .first()
    .click();
  const raised = Number(fixed.benefits[0]?.rupees) * 2;
  await clerk.getByRole('textbox', { name: /^रुपये/ }).first().fill(formatNumber(raised, 'mr'));
  await expect(clerk.getByRole('button', { name: 'हे नोंदवा' })).toBeVisible();
  expect(await violations(clerk)).toEqual([]);
  expect(await spokenFaultsInBoth(clerk)).toEqual([]);
  const today = dayInIndia(new Date());
  await clerk.getByRole('textbox', { name: 'कोणत्या दिवसापासून' }).fill(today);
  await clerk.getByLabel('कुठे लिहिले आहे').fill(`${today.replaceAll('-', '')}1234567890`);
  await clerk.getByRole('button', { name: 'हे नोंदवा' }).click();
  await expect(clerk.getByText(/^विभागाने हा निर्णय .* पासून घेतला आहे/)).toBeVisible();
  await isKept(clerk);

  await sendForReview(clerk, 'नवी अट व रक्कम', 'विभागाच्या निर्णयाप्रमाणे.');
});
