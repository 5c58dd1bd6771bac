import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect as expectSoon, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { parse } from 'yaml';
import { formatAmount, formatNumber } from '#app/i18n/format/numbers.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { specification } from '#app/model/specification/data.server.ts';
import { violations } from '#tests/e2e/support/page.ts';
import { type Department, startSharedDesk } from '#tests/e2e/support/startSharedDesk.ts';

/** The day of a department in order: each journey builds on the ones before it. */
test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.use({ actionTimeout: 60_000 });
/** Uses a long timeout, because a publication builds the whole site. */
const expect = expectSoon.configure({ timeout: 300_000 });

/** Lists the schemes whose figures no specification fixes. */
const demanded = JSON.stringify(specification);
const free = schemes.filter(
  ({ id, retired }) => !retired && !demanded.includes(`"${id}"`) && !demanded.includes(`schemes/${id}`),
);
const found = free.find(({ benefits: [benefit] }) => benefit?.figure && benefit.rupees);
if (!found) throw new Error('No scheme has an amount that the department may change alone');
const scheme = found;
const oldAmount = scheme.benefits[0]?.rupees ?? 0;
const newAmount = oldAmount + oldAmount / 10;

let department: Department;
const people: Partial<Record<'clerk' | 'moderator' | 'publisher' | 'administrator', Page>> = {};
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ browser }) => {
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

/** Reads a page of the public site, as a visitor without script would. */
async function readPublic(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(department.site + path);
  return { status: response.status, text: await response.text() };
}

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
  const text = (await address.innerText()).trim();
  await page.getByRole('button', { name: 'झाले' }).click();
  return text;
}

async function acceptWithPasskey(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'पासकी जोडा' }).click();
  await expect(page.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();
}

test('people join with a passkey or a password and a code, and sign in again', async ({ browser }) => {
  const administrator = pageOf('administrator');
  await administrator.goto(department.invitation);
  await expect(administrator.getByRole('heading', { name: 'मजकुराच्या टेबलाचे निमंत्रण' })).toBeVisible();
  expect(await violations(administrator)).toEqual([]);
  await acceptWithPasskey(administrator, department.invitation);

  const clerk = await openBrowser(browser);
  people.clerk = clerk;
  await acceptWithPasskey(clerk, await invite('Clerk 1', 'लिपिक १', 'clerk-1', ['लेखक']));
  await clerk.getByText('लिपिक १').first().click();
  await clerk.getByRole('button', { name: 'बाहेर पडा' }).click();
  expect(await violations(clerk)).toEqual([]);
  await clerk.getByRole('button', { name: 'पासकीने आत या' }).click();
  await expect(clerk.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();

  const moderator = await openBrowser(browser);
  people.moderator = moderator;
  await moderator.goto(await invite('Moderator 1', 'तपासनीस १', 'moderator-1', ['लेखक', 'तपासनीस']));
  await moderator.getByRole('button', { name: 'पासवर्ड निवडा' }).click();
  const secret = (await moderator.locator('.secret').innerText()).replaceAll(/\s/g, '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await moderator.getByLabel('नवा पासवर्ड', { exact: true }).fill('monsoon lantern river seven');
  await moderator.getByLabel('सहा अंकी कोड').fill(app.generate());
  await moderator.getByRole('button', { name: 'पासवर्ड ठेवा' }).click();
  await expect(moderator.getByRole('heading', { name: 'आपली वाट पाहणारी कामे' })).toBeVisible();

  const publisher = await openBrowser(browser);
  people.publisher = publisher;
  await acceptWithPasskey(publisher, await invite('Publisher 1', 'प्रकाशक १', 'publisher-1', ['प्रकाशक']));
  expect(await violations(publisher)).toEqual([]);
});
