import { expect, type Locator, type Page, test } from '@playwright/test';
import { pathIn } from '#app/i18n/language.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import { helplines } from '#app/model/helplines/data.server.ts';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { pages } from '#app/model/pages/data.server.ts';
import { pagePath } from '#app/model/pages/pagePath.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { isListedUnder } from '#app/screens/institutions/students.ts';
import { collectStepsPage } from '#app/screens/steps/stepsPage.server.ts';
import { aTaluka, nameOf, talukaOffice, widowPension } from '#tests/content.ts';
import { startChangingHost } from '#tests/e2e/support/changingHost.ts';
import { escapeRegExp, searchFields } from '#tests/e2e/support/page.ts';

/** A cheap phone, in CSS pixels. Its window above the bar at the bottom is one screen. */
const PHONE = { width: 360, height: 616 };
const SCREEN = PHONE.height - 60;

/** Allows for the rounding of the table to tenths, and for the header, which takes a line more in English than drawn. */
const TOLERANCE = 0.1;

test.use({ viewport: PHONE, hasTouch: true });

const readers = [
  {
    code: 'en' as const,
    finder: 'For me?',
    words: 'widow pension',
    continue: 'Continue',
    menu: 'Menu',
    hostels: 'Hostels',
    district: 'District',
    girls: 'Girls',
    papers: /^Papers \(\d+\)$/,
    send: 'Send',
    whatsapp: /^Send on WhatsApp/,
    more: 'More',
    complaints: 'Grievances Redressal',
    yourDistrict: 'Your district',
    yourTaluka: 'Your taluka',
    noInternet: 'No internet',
  },
  {
    code: 'mr' as const,
    finder: 'मला काय मिळेल?',
    words: 'विधवा निवृत्तीवेतन',
    continue: 'पुढे',
    menu: 'मेनू',
    hostels: 'वसतिगृहे',
    district: 'जिल्हा',
    girls: 'मुली',
    papers: /^कागदपत्रे \([०-९]+\)$/,
    send: 'पाठवा',
    whatsapp: /^व्हॉट्सॲपवर पाठवा/,
    more: 'अधिक',
    complaints: 'तक्रार निवारण',
    yourDistrict: 'आपला जिल्हा',
    yourTaluka: 'आपला तालुका',
    noInternet: 'इंटरनेट नाही',
  },
];
type Reader = (typeof readers)[number];

/** Returns an entry that a task needs. */
function found<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('The content has no entry for a task.');
  return entry;
}

const death = found(situations.find((one) => one.onHome && one.answers.marital?.includes('widow')));
const oldAge = found(situations.find((one) => one.onHome && one.answers.situation?.includes('senior')));
const attack = found(situations.find((one) => one.onHome && one.leave && one.call));
const studies = found(situations.find((one) => one.onHome && one.choice));
const abroad = found(
  schemes.find(({ eligibility }) => eligibility.some((rule) => rule.kind === 'study' && rule.stage === 'abroad')),
);
const abroadGroup = found(studies.choice?.groups.find((group) => group.schemes.includes(abroad.id)));
const isForGirls = ({ category, students }: (typeof hostels)[number]) =>
  category === 'government' && isListedUnder(students, 'girls');
const THANE: DistrictId = 'thane';
const girlsHostel = found(hostels.find((one) => one.district === THANE && isForGirls(one)));
const complaints = found(pages.find(({ id }) => pagePath(id) === '/grievancesredressal'));

/** Counts the taps of a visitor, and how far the visitor scrolls, in screens. */
class Visit {
  readonly page: Page;
  taps = 0;
  scrolled = 0;
  private onThisPage = { url: '', scrolled: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls until all of an element is seen and nothing covers it. Returns a point of it to press. */
  async see(element: Locator): Promise<{ x: number; y: number }> {
    await expect(element).toBeVisible();
    const [url = ''] = this.page.url().split('#');
    if (url !== this.onThisPage.url) this.onThisPage = { url, scrolled: 0 };
    const { distance, ...point } = await element.evaluate(async (one) => {
      await document.fonts.ready;
      const shown = one.closest('label') ?? one;
      const findFixed = (start: Element | null) => {
        for (let part = start; part; part = part.parentElement)
          if (part.matches('dialog[open]') || getComputedStyle(part).position === 'fixed') return part;
        return null;
      };
      const bar = findFixed(document.elementFromPoint(innerWidth / 2, innerHeight - 1));
      const end = !bar || findFixed(shown) ? innerHeight : bar.getBoundingClientRect().top;
      const before = shown.getBoundingClientRect();
      const distance = Math.max(0, before.bottom - end) || Math.min(0, before.top);
      scrollBy({ top: distance, behavior: 'instant' });
      const [line = before] = shown.getClientRects();
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(shown.contains(hit) || hit.contains(shown)))
        throw new Error(`${hit?.outerHTML} covers ${shown.outerHTML}`);
      return { distance: Math.abs(distance), x, y };
    });
    this.onThisPage.scrolled += distance / SCREEN;
    this.scrolled = Math.max(this.scrolled, this.onThisPage.scrolled);
    return point;
  }

  async tap(element: Locator) {
    const { x, y } = await this.see(element);
    this.taps += 1;
    await this.page.touchscreen.tap(x, y);
  }

  /** Opens a list of choices, and presses one of them. The browser draws the list, which is never scrolled here. */
  async choose(select: Locator, choice: { value: string } | { label: string }) {
    await this.see(select);
    this.taps += 2;
    await select.selectOption(choice);
  }
}

type Task = {
  what: string;
  taps: number;
  /** Maximum scrolling in screens. Omitted if the design does not draw the pages on the way. */
  scroll?: number;
  /** Page on which the task begins, if it is not home. */
  from?: string;
  /** Selector of elements on the last page that its drawing lacks. */
  undrawn?: string;
  /** What the phone remembers. */
  remembered?: { district: string; taluka?: string };
  walk: (visit: Visit, reader: Reader) => Promise<void>;
};

const link = (visit: Visit, name: string | RegExp) =>
  visit.page.getByRole('main').getByRole('link', { name, exact: typeof name === 'string' });

/** Presses a situation on the home page. */
const tile = (visit: Visit, { code }: Reader, { title }: (typeof situations)[number]) =>
  visit.tap(link(visit, title[code]));

async function seeFirstStep(visit: Visit, reader: Reader, situation: (typeof situations)[number]) {
  await tile(visit, reader, situation);
  // The boxes for ticks below the steps repeat them.
  await visit.see(visit.page.getByText(situation.first[0]?.what[reader.code] ?? '', { exact: true }).first());
}

type Way = { by: string; openPension: Task['walk']; scroll?: number };

const bySituation: Way = {
  by: 'its situation',
  async openPension(visit, reader) {
    await tile(visit, reader, death);
    await visit.tap(link(visit, nameOf(widowPension)[reader.code]));
    await expect(visit.page).toHaveURL(new RegExp(`/scheme/${widowPension.id}$`));
  },
};
const bySearch: Way = { by: 'the search', openPension: searchForPension, scroll: 0.3 };

async function searchForPension(visit: Visit, reader: Reader) {
  const field = searchFields(visit.page.getByRole('main'));
  await visit.tap(field);
  await field.pressSequentially(reader.words);
  await visit.tap(
    visit.page.getByRole('option', { name: new RegExp(`^${escapeRegExp(nameOf(widowPension)[reader.code])}`) }),
  );
  await expect(visit.page).toHaveURL(new RegExp(`/scheme/${widowPension.id}$`));
}

async function openHostels(visit: Visit, reader: Reader) {
  await visit.tap(visit.page.getByRole('banner').getByText(reader.menu, { exact: true }));
  await visit.tap(visit.page.getByRole('banner').getByRole('link', { name: reader.hostels, exact: true }));
}

async function seeHostelsForGirls(visit: Visit, reader: Reader) {
  await visit.tap(visit.page.getByText(reader.girls, { exact: true }).filter({ visible: true }));
  await visit.see(link(visit, new RegExp(girlsHostel.hostelFullname[reader.code])));
}

async function seeOffice(visit: Visit, { code }: Reader) {
  const name = `${talukaOffice[code]}, ${aTaluka.title[code]}`;
  await visit.see(visit.page.getByRole('heading', { level: 3, name }));
}

const applyAt = (visit: Visit, { code }: Reader) =>
  visit.tap(link(visit, new RegExp(talukaOffice[code])).and(visit.page.locator('[href="#where"]')));

/** Presses a link to another website, which opens in a tab of its own. */
async function leave(visit: Visit, element: Locator) {
  const address = (await element.getAttribute('href')) ?? '';
  await visit.page.context().route(address, (route) => route.fulfill({ body: '' }));
  const [tab] = await Promise.all([visit.page.waitForEvent('popup'), visit.tap(element)]);
  await expect(tab).toHaveURL(address);
}

function pensionTasks({ by, openPension, ...way }: Way): Task[] {
  return [
    {
      what: `the office for the widow pension by ${by}`,
      taps: 7,
      ...way,
      async walk(visit, reader) {
        await openPension(visit, reader);
        await applyAt(visit, reader);
        await visit.choose(visit.page.getByLabel(reader.yourDistrict, { exact: true }), { value: aTaluka.district });
        const taluka = visit.page.getByLabel(reader.yourTaluka, { exact: true }).filter({ visible: true });
        await visit.choose(taluka, { label: aTaluka.title[reader.code] });
        await seeOffice(visit, reader);
      },
    },
    {
      what: `the office for the widow pension in the remembered taluka by ${by}`,
      taps: 3,
      ...way,
      remembered: { district: aTaluka.district, taluka: aTaluka.id },
      async walk(visit, reader) {
        await openPension(visit, reader);
        await applyAt(visit, reader);
        await seeOffice(visit, reader);
      },
    },
    {
      what: `the papers of the widow pension by ${by}`,
      taps: 3,
      ...way,
      ...(way.scroll && { scroll: 0.1 }),
      async walk(visit, reader) {
        await openPension(visit, reader);
        await visit.tap(link(visit, reader.papers));
        await visit.see(visit.page.locator('h2#documents'));
      },
    },
  ];
}

/** Tasks from the design of phone screens, each with the maximum number of taps and of screens scrolled. */
const TASKS: Task[] = [
  {
    what: 'the first step after a death in the family',
    taps: 1,
    scroll: 0.3,
    walk: (visit, reader) => seeFirstStep(visit, reader, death),
  },
  {
    what: 'the first step of somebody old and poor',
    taps: 1,
    scroll: 0.3,
    walk: (visit, reader) => seeFirstStep(visit, reader, oldAge),
  },
  {
    what: 'an answer to the finder',
    // One tap opens the finder, and two taps answer each question.
    taps: 1 + 2 * 2,
    scroll: 0,
    async walk(visit, reader) {
      await visit.tap(visit.page.getByRole('navigation').getByRole('link', { name: reader.finder, exact: true }));
      const heading = visit.page.getByRole('heading', { level: 1 });
      for (const role of ['checkbox', 'radio'] as const) {
        await visit.tap(visit.page.getByRole('main').getByRole(role).first());
        const question = (await heading.textContent()) ?? '';
        await visit.tap(visit.page.getByRole('button', { name: reader.continue, exact: true }));
        await expect(heading).not.toHaveText(question);
      }
    },
  },
  {
    what: 'a hostel for a daughter',
    taps: 5,
    scroll: 0,
    async walk(visit, reader) {
      await openHostels(visit, reader);
      await visit.choose(visit.page.getByLabel(reader.district, { exact: true }), { value: THANE });
      await seeHostelsForGirls(visit, reader);
    },
  },
  {
    what: 'a hostel for a daughter in the remembered district',
    taps: 3,
    scroll: 0,
    remembered: { district: THANE },
    async walk(visit, reader) {
      await openHostels(visit, reader);
      await seeHostelsForGirls(visit, reader);
    },
  },
  {
    what: 'the scholarship of a son abroad',
    taps: 3,
    scroll: 0,
    async walk(visit, reader) {
      await tile(visit, reader, studies);
      await visit.tap(visit.page.getByRole('main').getByRole('heading', { name: abroadGroup.title[reader.code] }));
      await visit.tap(link(visit, nameOf(abroad)[reader.code]));
      await expect(visit.page).toHaveURL(new RegExp(`/scheme/${abroad.id}$`));
    },
  },
  {
    what: 'somebody to talk to after an attack because of caste',
    taps: 2,
    scroll: 0,
    async walk(visit, reader) {
      await tile(visit, reader, attack);
      await visit.tap(link(visit, new RegExp(`^${helplines[attack.call?.[0] ?? '']?.number}`)));
    },
  },
  ...[bySituation, bySearch].flatMap(pensionTasks),
  {
    what: 'the portal for complaints',
    taps: 3,
    scroll: 0,
    // Says that the page is not confirmed yet.
    undrawn: 'h1 + div',
    async walk(visit, reader) {
      await visit.tap(visit.page.getByRole('button', { name: reader.more, exact: true }).filter({ visible: true }));
      await visit.tap(visit.page.getByRole('dialog').getByRole('link', { name: reader.complaints, exact: true }));
      const { steps } = collectStepsPage(complaints.id, reader.code);
      await leave(visit, visit.page.locator(`main a[href="${steps.find(({ portal }) => portal)?.portal?.url}"]`));
    },
  },
  {
    what: 'a scheme sent by WhatsApp',
    from: `/scheme/${widowPension.id}`,
    taps: 2,
    scroll: 0.1,
    async walk(visit, reader) {
      await visit.tap(visit.page.getByRole('button', { name: reader.send, exact: true }));
      await leave(visit, visit.page.getByRole('dialog').getByRole('link', { name: reader.whatsapp }));
    },
  },
];

/** Opens a page as a visitor who has chosen the language, so that no strip offers the other one. */
async function open(page: Page, url: string, remembered: Record<string, string>) {
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, remembered);
  await page.goto(url);
}

for (const reader of readers) {
  const { code } = reader;
  test.describe(`on a cheap phone, in "${code}",`, () => {
    for (const { what, taps, scroll, from = '/', undrawn, remembered, walk } of TASKS)
      test(`${what}: taps ≤ ${taps}${scroll === undefined ? '' : `, screens scrolled ≤ ${scroll}`}`, async ({
        page,
      }) => {
        await open(page, pathIn(code, from), { language: code, ...remembered });
        const visit = new Visit(page);
        await walk(visit, reader);
        expect.soft(visit.taps).toBeLessThanOrEqual(taps);
        if (scroll === undefined) return;
        const added = undrawn ? await page.locator(undrawn).evaluate((one) => one.getBoundingClientRect().height) : 0;
        expect(visit.scrolled - added / SCREEN).toBeLessThanOrEqual(scroll + TOLERANCE);
      });

    test.describe('without a network,', () => {
      test.use({ serviceWorkers: 'allow' });

      test('somebody to call: taps ≤ 1, screens scrolled ≤ 0', async ({ page, baseURL }) => {
        const host = await startChangingHost(baseURL ?? '');
        await open(page, host.url + pathIn(code, '/'), { language: code });
        await page.evaluate(() => navigator.serviceWorker.ready);
        host.goDown();
        await page.goto(host.url + pathIn(code, '/rtsact'));
        await expect(page.getByRole('heading', { level: 1, name: reader.noInternet })).toBeVisible();
        const visit = new Visit(page);
        const [first] = allHelplines(code);
        await visit.tap(page.getByRole('link', { name: first?.number ?? '?' }));
        expect(visit.taps).toBe(1);
        expect(visit.scrolled).toBeLessThanOrEqual(TOLERANCE);
        await host.close();
      });
    });
  });
}
